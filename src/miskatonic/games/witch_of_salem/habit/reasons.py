"""Where a beginner goes, and why: points for good and bad reasons, as a person would count them."""

from typing import Final

from miskatonic.games.witch_of_salem.habit.needs import must_be_portal, need, nothing_left_to_seal
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, NO_SEAT, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, PASSAGE, UNIVERSITY
from miskatonic.kernel.flow import Seat

# Good and bad reasons to go somewhere.
_SEAL_A_PORTAL: Final = 9
_CLOSE_THE_UNIVERSITY: Final = 20
_LOOK_AT_A_TILE: Final = 4
_LOOK_WHERE_MY_ARTIFACT_FITS: Final = 2
_DEFEAT_WHAT_IS_THERE: Final = 4
_ROLL_THE_LOSS_DIE: Final = -2
_GET_MY_CARDS_BACK: Final = 1

# With so little sanity a beginner is afraid: drinks, and pays with it no more.
AFRAID: Final = 3


def reasons(t: Table, seat: Seat, place: int) -> float:
    """How many points speak for going there."""
    if place == UNIVERSITY:
        played = (t.rules.full_hand ^ t.hand[seat]).bit_count()
        points = float(_GET_MY_CARDS_BACK * played)
        points += _CLOSE_THE_UNIVERSITY if _may_close(t, seat) else 0
    elif place == PASSAGE:
        return 0.0
    else:
        points = _best_item(t, seat, place) + _tile(t, seat, place)
    return points + _danger(t, seat, place)


def _may_close(t: Table, seat: Seat) -> bool:
    return t.artifact[seat] != NO_ITEM and t.banner != NO_SEAT and nothing_left_to_seal(t, seat)


def _tile(t: Table, seat: Seat, place: int) -> int:
    """What there is to do at the tile here."""
    if t.sealed[place] != NO_ITEM:
        return 0
    fits = t.rules.artifact_at[place] == t.artifact[seat]
    if fits and must_be_portal(t, seat, place):
        return _SEAL_A_PORTAL
    can_look = any(t.rules.uses[item] == "look" for item in t.minors[seat])
    if not can_look or t.seen[place] >> seat & 1:
        return 0
    return _LOOK_AT_A_TILE + _LOOK_WHERE_MY_ARTIFACT_FITS * fits


def _danger(t: Table, seat: Seat, place: int) -> int:
    """A creature here, or the shadow at the University."""
    shadow = place == UNIVERSITY and t.shadow != NO_ELDER
    if t.creatures[place] == NO_CREATURE and not shadow:
        return 0
    recipes = t.rules.elder_holders[t.shadow] if shadow else t.rules.creature_holders[t.creatures[place]]
    gain = _DEFEAT_WHAT_IS_THERE if t.minors[seat] in recipes else 0
    return gain if t.witch_helps(place) else gain + _ROLL_THE_LOSS_DIE


def _best_item(t: Table, seat: Seat, place: int) -> float:
    return max((offer(t, seat, place, slot) for slot in range(len(t.stock[place]))), default=0.0)


def offer(t: Table, seat: Seat, place: int, slot: int) -> float:
    """How much the item of a slot is needed, less its price; sanity is dear to who is afraid."""
    item, price = t.stock[place][slot], t.rules.costs[place][slot]
    if item == NO_ITEM:
        return 0.0
    dear = 3 if t.sanity[seat] - price.count("S") < AFRAID else 1
    return max(0.0, need(t, seat, item) - sum(dear if symbol == "S" else 1 for symbol in price))
