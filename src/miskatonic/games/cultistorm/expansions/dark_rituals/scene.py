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
    pieces = []
    for number, ritual in enumerate(known.rituals):
        owner = found.owner[number]
        marks = RitualMarks(xp=ritual.xp, tome=known.tomes[ritual.tome])
        if owner != NOTHING:
            marks["holder"] = SEATS[owner]
            marks["used"] = bool((found.used | found.used_up) >> number & 1)
        elif ritual.tome in found.tomes:
            marks["location"] = t.rules.place_ids[t.spots[found.tomes.index(ritual.tome)]]
        else:
            continue
        words = view.pointing(ritual.id, "learn", "chant", "intone")
        pieces.append(Piece(f"ritual.{ritual.id}", ritual.id, marks, words))
    opened = [t.rules.place_ids[t.spots[spot]] for spot, tome in enumerate(found.tomes) if tome != NOTHING]
    about = RitualsMarks(experience=list(found.experience), open=opened, closed=found.tomes.count(NOTHING))
    return Zone("rituals", "row", tuple(pieces), marks=about)
