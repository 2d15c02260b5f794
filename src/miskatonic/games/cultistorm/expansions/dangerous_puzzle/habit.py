"""What an experienced player thinks of the puzzle."""

from collections.abc import Hashable, Iterable
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.curses import is_cursed
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.fitting import Fitting, fitting_cards
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import (
    held_by,
    is_complete,
    lacking,
    puzzle,
)
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.words import FIT, HAND_PIECE
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.thoughts import room
from miskatonic.games.cultistorm.habit.preparation import PATIENCE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    CHOOSE,
    DISCARD,
    GO,
    INVESTIGATE,
    NO,
    NO_SYMBOL,
    NOBODY,
    SPOTS,
    TO,
    WILD,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# A sting may cost a token, and a dread card another.
_SAFE: Final = 3
_CALM: Final = 1
# Cultists that may still come before one looks for worse things.
_TIGHT: Final = 1
# What a fight is worth more where a piece can be fitted on the way.
_ON_THE_WAY: Final = 1.0


def prepare(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Fit what can be fitted, by oneself or by a colleague; share out what is too much; look for the rest."""
    words = asked.options_of(seat)
    held = held_by(t, seat)
    for piece in held:
        if FIT[piece] in words:
            return FIT[piece]
    # Where hands are closed, who could fit it is a guess, and pieces would go to and fro.
    patient = t.acts[seat] < PATIENCE // 2
    for piece in held if patient else ():
        if HAND_PIECE[piece] in words and any(_fits(t, other, piece) for other in t.company(seat)):
            return HAND_PIECE[piece]
    if is_cursed(t, seat) and any(not held_by(t, other) for other in t.company(seat)):
        offered = (HAND_PIECE[piece] for piece in reversed(held))
        return next((word for word in offered if word in words), None)
    found = sum(holder != NOBODY for holder in puzzle(t).holder)
    if found < lacking(t) and t.tokens(seat) <= _SAFE and room(t) > _TIGHT and not _burdened(t, seat):
        numbers = (INVESTIGATE[1], INVESTIGATE[0]) if t.tokens(seat) <= _CALM else (INVESTIGATE[0],)
        return next((word for word in numbers if word in words), None)
    return None


def _fits(t: Table, seat: Seat, piece: int) -> bool:
    """Could this detective fit the piece here, if it had it?"""
    symbol = look_up(t).symbols[piece]
    here = not is_complete(t) and not t.is_away(seat) and symbol == t.symbol_at(t.place[seat])
    return here and bool(fitting_cards(t, seat, symbol))


def _burdened(t: Table, seat: Seat) -> bool:
    """Would another piece curse this detective, while others could still find one unharmed?"""
    free = any(not held_by(t, other) for other in t.order())
    return free and len(held_by(t, seat)) + 1 >= look_up(t).curses_from


def travel(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever has nothing to fight brings a piece to its location."""
    if t.marks[seat] or t.is_away(seat) or not move.is_free(t, seat):
        return None
    return next((GO[t.spots[spot]] for spot in _frame_places(t, seat)), None)


def _frame_places(t: Table, seat: Seat) -> list[int]:
    """Other locations at which this detective could fit a piece with a card that it has."""
    symbols = [] if is_complete(t) else [look_up(t).symbols[piece] for piece in held_by(t, seat)]
    return [
        spot
        for spot in range(SPOTS)
        if spot != t.place[seat]
        and t.symbol_at(spot) in symbols
        and fitting_cards(t, seat, t.symbol_at(spot))
    ]


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Fits are planned with fights: where a piece belongs, an enemy is worth more."""
    return value + _ON_THE_WAY * (seat in puzzle(t).holder and spot in _frame_places(t, seat))


def keeps(t: Table, seat: Seat) -> Iterable[int]:
    """A card for each piece; for the last, three of different symbols."""
    kept: list[int] = []
    if is_complete(t):
        return kept
    for piece in held_by(t, seat):
        symbol = look_up(t).symbols[piece]
        if symbol != NO_SYMBOL:
            kept += [kind for kind in t.hand[seat] if t.rules.symbol[kind] == symbol][:1]
        elif lacking(t) == 1:
            by_symbol = {t.rules.symbol[kind]: kind for kind in t.hand[seat]}
            kept += list(by_symbol.values())[:3]
    return kept


def pay(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """For a piece the plain symbol is spent before a wild one."""
    if not isinstance(asked.frame, Fitting):
        return None
    words = asked.options_of(seat)
    return min(words, key=lambda word: t.rules.symbol[word - DISCARD[0]] == WILD)


def give_to(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever can fit it, else whoever has fewest pieces."""
    piece = asked.frame.piece
    return min(
        asked.options_of(seat),
        key=lambda word: (not _fits(t, word - TO[0], piece), len(held_by(t, word - TO[0]))),
    )


def accept(t: Table, seat: Seat, asked: Decision) -> Word:
    """Whoever can fit it, and whoever has none: a single piece does no harm."""
    return YES if _fits(t, seat, asked.frame.piece) or not held_by(t, seat) else NO


def calmest(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: t.tokens(word - CHOOSE[0]))


def shortest_column(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: len(t.columns[t.place[word - CHOOSE[0]]]))


def outlook(t: Table, _seat: Seat) -> Hashable:
    """Whom the pieces curse, and where they belong."""
    return tuple(puzzle(t).holder), puzzle(t).fitted


HABIT: Final = Habit(
    answers={
        "piece-to": give_to,
        "piece-accept": accept,
        "piece-heir": calmest,
        "makers-where": shortest_column,
    },
    before={"prepare": prepare, "discard": pay},
    after={"prepare": travel},
    worth=worth,
    keeps=keeps,
    outlook=outlook,
)
