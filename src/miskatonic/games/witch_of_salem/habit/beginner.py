"""A person in the first game: knows the rules, looks at what lies on the table, and plans with nobody.

Every place gets points for the good reasons to go there, and loses some for the bad ones. The numbers are
rules of thumb that a person would say aloud, not tuned weights. The beginner never trades.
"""

from collections.abc import Callable
from typing import Final

from miskatonic.games.witch_of_salem.actions.ban import may_not_ban
from miskatonic.games.witch_of_salem.habit.needs import (
    must_be_portal,
    need,
    nothing_left_to_seal,
    still_needed,
)
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, NO_SEAT, Table
from miskatonic.games.witch_of_salem.words import (
    CLOSE,
    DROP,
    GO,
    NO,
    NO_ITEM,
    PASSAGE,
    PAY,
    PEEK,
    RLYEH,
    SACRIFICE,
    SEAL,
    SKIP,
    SLIP,
    SURGE,
    TAKE,
    UNIVERSITY,
    USE,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

Answerer = Callable[[Table, Seat, Decision], Word]

# Good and bad reasons to go somewhere.
_SEAL_A_PORTAL: Final = 9
_CLOSE_THE_UNIVERSITY: Final = 20
_LOOK_AT_A_TILE: Final = 4
_LOOK_WHERE_MY_ARTIFACT_FITS: Final = 2
_DEFEAT_WHAT_IS_THERE: Final = 4
_MEET_WHAT_I_CANNOT_DEFEAT: Final = -2
_GET_MY_CARDS_BACK: Final = 1

# With so little sanity a beginner is afraid: drinks, and pays with it no more.
_AFRAID: Final = 3


def beginner(t: Table, seat: Seat) -> Word:
    """The word of a beginner at this seat, who is asked now."""
    asked = t.flow.decision
    if asked is None:
        raise ValueError("nobody is asked anything")
    return _ANSWERS.get(asked.prompt, _the_last)(t, seat, asked)


# --- where to go -----------------------------------------------------------------------------------


def _move(t: Table, seat: Seat, asked: Decision) -> Word:
    """To R'lyeh when everything is ready for it, else to the place with the best reasons."""
    if GO[PASSAGE] in asked.options and _ready_to_ban(t, seat):
        return GO[PASSAGE]
    walks = [word for word in asked.options if word != GO[PASSAGE]]
    return max(walks or asked.options, key=lambda word: _reasons(t, seat, word - GO[0]))


def _slip(t: Table, seat: Seat, asked: Decision) -> Word:
    if SLIP[RLYEH] in asked.options:
        return SLIP[RLYEH]
    return max(asked.options, key=lambda word: _reasons(t, seat, word - SLIP[0]))


def _ready_to_ban(t: Table, seat: Seat) -> bool:
    return may_not_ban(t, seat) is None and nothing_left_to_seal(t, seat)


def _reasons(t: Table, seat: Seat, place: int) -> float:
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
    points = _DEFEAT_WHAT_IS_THERE if t.minors[seat] in recipes else 0
    return points + (0 if t.witch_helps(place) else _MEET_WHAT_I_CANNOT_DEFEAT)


def _best_item(t: Table, seat: Seat, place: int) -> float:
    return max((_offer(t, seat, place, slot) for slot in range(len(t.stock[place]))), default=0.0)


def _offer(t: Table, seat: Seat, place: int, slot: int) -> float:
    """How much the item of a slot is needed, less its price; sanity is dear to who is afraid."""
    item, price = t.stock[place][slot], t.rules.costs[place][slot]
    if item == NO_ITEM:
        return 0.0
    dear = 3 if t.sanity[seat] - price.count("S") < _AFRAID else 1
    return max(0.0, need(t, seat, item) - sum(dear if symbol == "S" else 1 for symbol in price))


# --- what to do there ------------------------------------------------------------------------------


def _defeat(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whatever can be defeated for nothing; an artifact is kept."""
    word = asked.options[0]
    return SKIP if word in SACRIFICE else word


def _use(t: Table, seat: Seat, asked: Decision) -> Word:
    """The first of these that makes sense: close, seal, look, stab, drink, read."""
    place = t.place[seat]
    if CLOSE in asked.options:
        return CLOSE if nothing_left_to_seal(t, seat) else SKIP
    if place != UNIVERSITY and SEAL[place - 1] in asked.options and must_be_portal(t, seat, place):
        return SEAL[place - 1]
    usable = {t.rules.uses[word - USE[0]]: word for word in asked.options if word in USE}
    for use in ("look", "defeat", "heal", "unmask"):
        if use in usable and _worth_using(t, seat, use):
            return usable[use]
    return SKIP


def _worth_using(t: Table, seat: Seat, use: str) -> bool:
    if use == "heal":
        return t.sanity[seat] <= _AFRAID
    if use == "unmask":
        return _time_to_unmask(t, seat)
    return True


def _time_to_unmask(t: Table, seat: Seat) -> bool:
    """Every Great Old One makes life harder, so they wait until Necron is halfway to the demon."""
    return nothing_left_to_seal(t, seat) or 2 * t.necron >= t.rules.demon


def _take(t: Table, seat: Seat, asked: Decision) -> Word:
    slots = [word for word in asked.options if word != SKIP]
    best = max(slots, key=lambda word: _offer(t, seat, t.place[seat], word - TAKE[0]))
    return best if _offer(t, seat, t.place[seat], best - TAKE[0]) > 0 else SKIP


def _drop(t: Table, seat: Seat, asked: Decision) -> Word:
    """What is needed least: of two of a kind one."""
    return min(asked.options, key=lambda word: still_needed(t, seat, word - DROP[0]))


def _keep(t: Table, seat: Seat, asked: Decision) -> Word:
    item = t.rules.item_numbers[(asked.about or {})["item"]]
    return YES if YES in asked.options and need(t, seat, item) > 0 else NO


def _pay(t: Table, seat: Seat, asked: Decision) -> Word:
    return PAY if (asked.about or {})["payable"] else SURGE


def _i_look(t: Table, seat: Seat, asked: Decision) -> Word:
    return PEEK[seat] if PEEK[seat] in asked.options else asked.options[0]


def _the_first(t: Table, seat: Seat, asked: Decision) -> Word:
    return asked.options[0]


def _the_last(t: Table, seat: Seat, asked: Decision) -> Word:
    """The modest answer: options end with the one that declines, offers with the one that gives all."""
    return asked.options[-1]


def _no(t: Table, seat: Seat, asked: Decision) -> Word:
    return NO


_ANSWERS: Final[dict[str, Answerer]] = {
    "move": _move,
    "passage": _slip,
    "trade-consent": _no,
    "defeat": _defeat,
    "use": _use,
    "take": _take,
    "make-room": _drop,
    "discard": _drop,
    "keep-item": _keep,
    "tribute-or-surge": _pay,
    "who-peeks": _i_look,
    "reroll": _the_first,
    "heal": _the_first,
    "explore-consent": _the_first,
}
