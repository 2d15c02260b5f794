"""Tomes and rituals as everybody sees them."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.state import rituals
from miskatonic.games.cultistorm.expansions.dark_rituals.vocabulary import RitualMarks, RitualsMarks
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING
from miskatonic.games.cultistorm.words import SEATS
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> Sequence[Zone]:
    return (view.common(_zone),)


def _zone(view: View) -> Zone:
    t = view.t
    found, known = rituals(t), lore(t)
    pieces = [_tome(view, spot, tome) for spot, tome in enumerate(found.tomes) if tome != NOTHING]
    for number, ritual in enumerate(known.rituals):
        owner = found.owner[number]
        if owner != NOTHING:
            marks = RitualMarks(
                xp=ritual.xp,
                tome=known.tomes[ritual.tome],
                holder=SEATS[owner],
                used=bool((found.used | found.used_up) >> number & 1),
            )
            words = view.pointing(ritual.id, "chant", "intone")
            pieces.append(Piece(f"ritual.{ritual.id}", ritual.id, marks, words))
    opened = [t.rules.place_ids[t.spots[spot]] for spot, tome in enumerate(found.tomes) if tome != NOTHING]
    about = RitualsMarks(experience=list(found.experience), open=opened, closed=found.tomes.count(NOTHING))
    return Zone("rituals", "row", tuple(pieces), marks=about)


def _tome(view: View, spot: int, tome: int) -> Piece:
    """An open tome, with the rituals that nobody has learnt from it."""
    t = view.t
    found, known = rituals(t), lore(t)
    left = [
        ritual.id
        for number, ritual in enumerate(known.rituals)
        if ritual.tome == tome and found.owner[number] == NOTHING
    ]
    marks = RitualMarks(location=t.rules.place_ids[t.spots[spot]], rituals=left)
    words = tuple(word for ritual in left for word in view.pointing(ritual, "learn"))
    return Piece(f"tome.{known.tomes[tome]}", known.tomes[tome], marks, words)
