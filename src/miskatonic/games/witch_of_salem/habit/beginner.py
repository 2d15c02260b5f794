"""A person in the first game: knows the rules, looks at what lies on the table, and plans with nobody.

Its rules of thumb are those that a person would say aloud, not tuned weights. The beginner never trades.
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
from miskatonic.games.witch_of_salem.habit.reasons import AFRAID, offer, reasons
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    CLOSE,
    DROP,
    GO,
    NO,
    PASSAGE,
    PAY,
    PEEK,
    REROLL,
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


def beginner(t: Table, seat: Seat) -> Word:
    """The word of a beginner at this seat, who is asked now."""
    asked = t.flow.decision
    if asked is None:
        raise ValueError("nobody is asked anything")
    return _ANSWERS.get(asked.prompt, _the_last)(t, seat, asked)


# --- where to go -----------------------------------------------------------------------------------


def _move(t: Table, seat: Seat, asked: Decision) -> Word:
    """To R'lyeh when nothing is left to seal, else to the place with the best reasons."""
    if GO[PASSAGE] in asked.options and _ready_to_ban(t, seat):
        return GO[PASSAGE]
    walks = [word for word in asked.options if word != GO[PASSAGE]]
    return max(walks or asked.options, key=lambda word: reasons(t, seat, word - GO[0]))


def _slip(t: Table, seat: Seat, asked: Decision) -> Word:
    if SLIP[RLYEH] in asked.options:
        return SLIP[RLYEH]
    return max(asked.options, key=lambda word: reasons(t, seat, word - SLIP[0]))


def _ready_to_ban(t: Table, seat: Seat) -> bool:
    return may_not_ban(t, seat) is None and nothing_left_to_seal(t, seat)


# --- what to do there ------------------------------------------------------------------------------


def _defeat(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whatever can be defeated for nothing; an artifact is kept."""
    word = asked.options[0]
    return SKIP if word in SACRIFICE else word


def _use(t: Table, seat: Seat, asked: Decision) -> Word:
    """The first of these that makes sense: close, seal, look, stab, drink, read."""
    place = t.place[seat]
    if CLOSE in asked.options and nothing_left_to_seal(t, seat):
        return CLOSE
    if place != UNIVERSITY and SEAL[place - 1] in asked.options and must_be_portal(t, seat, place):
        return SEAL[place - 1]
    usable = {t.rules.uses[word - USE[0]]: word for word in asked.options if word in USE}
    for use in ("look", "defeat", "heal", "unmask"):
        if use in usable and _worth_using(t, seat, use):
            return usable[use]
    return SKIP


def _worth_using(t: Table, seat: Seat, use: str) -> bool:
    if use == "heal":
        return t.sanity[seat] <= AFRAID
    if use == "unmask":
        return _time_to_unmask(t, seat)
    return True


def _time_to_unmask(t: Table, seat: Seat) -> bool:
    """Every Great Old One makes life harder, so they wait until Necron is halfway to the demon."""
    return nothing_left_to_seal(t, seat) or 2 * t.necron >= t.rules.demon


def _take(t: Table, seat: Seat, asked: Decision) -> Word:
    slots = [word for word in asked.options if word != SKIP]
    best = max(slots, key=lambda word: offer(t, seat, t.place[seat], word - TAKE[0]))
    return best if offer(t, seat, t.place[seat], best - TAKE[0]) > 0 else SKIP


def _drop(t: Table, seat: Seat, asked: Decision) -> Word:
    """What is needed least."""
    return min(asked.options, key=lambda word: still_needed(t, seat, word - DROP[0]))


def _keep(t: Table, seat: Seat, asked: Decision) -> Word:
    item = t.rules.item_numbers[(asked.about or {})["item"]]
    return YES if YES in asked.options and need(t, seat, item) > 0 else NO


def _pay(t: Table, seat: Seat, asked: Decision) -> Word:
    return PAY if (asked.about or {})["payable"] else SURGE


def _i_look(t: Table, seat: Seat, asked: Decision) -> Word:
    return PEEK[seat] if PEEK[seat] in asked.options else asked.options[0]


def _reroll(t: Table, seat: Seat, asked: Decision) -> Word:
    """A face that names an item one does not hold costs nothing."""
    item = t.rules.item_numbers.get((asked.about or {})["face"])
    return SKIP if item is not None and item not in t.minors[seat] else REROLL


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
    "reroll": _reroll,
    "heal": _the_first,
    "explore-consent": _the_first,
}
