"""The relics as everybody sees them: those that lie at locations, and those that detectives hold."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.expansions.ancient_relics.cards import lore
from miskatonic.games.cultistorm.expansions.ancient_relics.state import is_used, relics
from miskatonic.games.cultistorm.expansions.ancient_relics.vocabulary import RelicMarks, ReliquaryMarks
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING
from miskatonic.games.cultistorm.words import NO_ENEMY, SEATS
from miskatonic.kernel.scene import Piece, Zone

_VERBS = ("wield", "brandish", "turn-again", "raise", "hand-relic", "keep-relic")


def scene(view: View) -> Sequence[Zone]:
    return (view.common(_zone),)


def _zone(view: View) -> Zone:
    t = view.t
    found, cards = relics(t), lore(t).relics
    pieces = []
    for spot, number in enumerate(found.lying):
        if number != NOTHING:
            place = t.rules.place_ids[t.spots[spot]]
            near = view.detective is not None and t.place[view.detective] == spot
            words = view.bare("open-portal", "breathe") if near else ()
            marks = RelicMarks(depth=cards[number].depth, location=place)
            pieces.append(Piece(f"relic.{cards[number].id}", cards[number].id, marks, words))
    for seat, number in enumerate(found.held):
        if number != NOTHING:
            mine = view.seat == seat
            words = view.pointing(cards[number].id, *_VERBS) if mine else ()
            marks = RelicMarks(depth=cards[number].depth, holder=SEATS[seat], used=is_used(t, number))
            pieces.append(Piece(f"relic.{cards[number].id}", cards[number].id, marks, words))
    about = ReliquaryMarks(
        deck=len(found.deck),
        box=[cards[number].id for number in sorted(found.box)],
        chained=None if found.chained == NO_ENEMY else t.rules.enemy_ids[found.chained],
    )
    return Zone("relics", "row", tuple(pieces), marks=about)
