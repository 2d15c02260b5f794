"""The victims as everybody sees them."""

from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import (
    crowd_of,
    is_desperate,
    location,
    look_up,
)
from miskatonic.games.cultistorm.expansions.innocent_victims.vocabulary import CrowdMarks, VictimMarks
from miskatonic.games.cultistorm.fighting.matching import unpack
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.words import SPOTS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone


def scene(view: View) -> tuple[Zone, ...]:
    t = view.t
    crowd, rules = crowd_of(t), look_up(t)
    pieces = tuple(_victim(view, victim, spot) for spot in range(SPOTS) for victim in crowd.here[spot])
    marks = CrowdMarks(
        deck=len(crowd.deck), saved=len(crowd.saved), lost=len(crowd.lost), graves=rules.graves or None
    )
    return (Zone("victims", "row", pieces, marks=marks),)


def _victim(view: View, victim: int, spot: int) -> Piece:
    t, rules = view.t, look_up(view.t)
    name, enemy = rules.ids[victim], rules.enemy[victim]
    marks = VictimMarks(
        location=location(t, spot),
        plea=[SYMBOLS[symbol] for symbol in rules.plea[victim]],
        fear=crowd_of(t).fear[victim],
        nerve=rules.nerve[victim],
        desperate=is_desperate(t, victim),
        cult=SYMBOLS[t.rules.cult[enemy]],
        symbols=[SYMBOLS[symbol] for symbol in unpack(t.rules.printed[enemy])],
    )
    return Piece(name, name, marks, view.pointing(name, "save"))
