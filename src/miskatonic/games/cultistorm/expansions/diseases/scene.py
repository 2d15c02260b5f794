"""The diseases as everybody sees them."""

from miskatonic.games.cultistorm.expansions.diseases.vocabulary import DiseaseMarks, WardMarks
from miskatonic.games.cultistorm.expansions.diseases.ward import infected, look_up, ward_of
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.words import SEATS, SPOTS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> tuple[Zone, ...]:
    ward, ids = ward_of(view.t), look_up(view.t).ids
    pieces = tuple(_disease(view, disease) for disease in ward.active)
    marks = WardMarks(
        infected=infected(view.t),
        deck=len(ward.deck),
        eradicated=[ids[gone] for gone in sorted(ward.discard)],
    )
    return (Zone("diseases", "row", pieces, marks=marks),)


def _disease(view: View, disease: int) -> Piece:
    t, ward, rules = view.t, ward_of(view.t), look_up(view.t)
    spots = [spot for spot in range(SPOTS) if ward.at[spot] == disease]
    seat = view.detective
    words: tuple[str, ...] = ()
    if seat is not None and not t.is_away(seat) and t.place[seat] in spots:
        words += view.bare("treat")
    if seat is not None and ward.carried[seat] == disease:
        words += view.bare("get-well", "grab-die")
    marks = DiseaseMarks(
        cure=SYMBOLS[rules.cure[disease]],
        virulence=rules.virulence[disease],
        locations=[t.rules.place_ids[t.spots[spot]] for spot in spots],
        tokens=[ward.tokens[spot] for spot in spots],
        carriers=[SEATS[other] for other in range(t.detectives) if ward.carried[other] == disease],
        treatable="treat" in words,
    )
    return Piece(rules.ids[disease], rules.ids[disease], marks, words)
