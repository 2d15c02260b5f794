"""What an experienced player does about the things that investigations bring."""

from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.investigation_events.cards import Finding, look_up
from miskatonic.games.cultistorm.expansions.thoughts import (
    CALM,
    best_trophy,
    room,
    sets_off,
    unwanted_trophy,
    wanted_symbols,
)
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.preparation import search
from miskatonic.games.cultistorm.habit.targets import CROWDED
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    CHOOSE,
    INVESTIGATE,
    NO,
    PAY,
    SYMBOLS,
    WILD,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word


def _investigate(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whenever it is allowed, before the hand is used.

    Who has room for an item looks for a good one, as ever; to the others one card is enough, since some are
    events. Nobody does it with its last nerve.
    """
    words = tuple(asked.options_of(seat))
    safe = room(t) > 0 and t.tokens(seat) < t.rules.most_tokens
    if not safe or INVESTIGATE[0] not in words:
        return None
    return search(t, seat, words) or INVESTIGATE[0]


def _take(t: Table, seat: Seat, asked: Decision) -> Word:
    name = (asked.about or {})["card"]
    card = next(card for card in look_up(t).cards if card.id == name)
    return YES if _is_worth(t, seat, card) else NO


def _is_worth(t: Table, seat: Seat, card: Finding) -> bool:
    """Prices first; a card without one is taken when it changes something for the better."""
    if card.price.tokens:
        aim = own_aim(t, seat)
        return not t.tokens(seat) and aim is not None and aim.lacking > 0
    if card.spawns:
        return room(t) > CALM and len(t.columns[t.marker]) < CROWDED
    if card.price.steps:
        return not t.altars and not any(sets_off(t, steps) for steps in range(1, card.price.steps + 1))
    lacking = wanted_symbols(t)
    own = [symbol for symbol in range(len(SYMBOLS)) if t.trophies[5 * seat + symbol]]
    return WILD not in t.held[seat] and (bool(t.held[seat]) or any(not lacking.get(symbol) for symbol in own))


def _come(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever has chosen its enemy stays."""
    return NO if t.marks[seat] else YES


def _who_draws(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: len(t.hand[word - CHOOSE[0]]))


def _return(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return unwanted_trophy(t, seat, asked.options_of(seat), PAY[0])


HABIT: Final = Habit(
    answers={"take-finding": _take, "who-draws": _who_draws},
    before={
        "prepare": _investigate,
        "gain-trophy": best_trophy,
        "return-trophy": _return,
        "be-carried": _come,
    },
)
