"""What an experienced player thinks of the puzzle."""

from collections.abc import Iterable
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.fitting import Fitting, fitting_cards
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import held_by, is_found, puzzle
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.words import FIT
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, DISCARD, GO, INVESTIGATE, NO, NO_SYMBOL, SPOTS, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# A sting may cost a token, and a dread card another.
_SAFE: Final = 2
_CALM: Final = 1


def prepare(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Fit what can be fitted, bring a piece to its location, and look for those that are missing."""
    words = asked.options_of(seat)
    for piece in held_by(t, seat):
        if FIT[piece] in words:
            return FIT[piece]
    trip = _trip(t, seat)
    if trip is not None and trip in words:
        return trip
    missing = any(not is_found(t, piece) for piece in range(len(look_up(t).ids)))
    if missing and t.tokens(seat) <= _SAFE:
        numbers = (INVESTIGATE[1], INVESTIGATE[0]) if t.tokens(seat) <= _CALM else (INVESTIGATE[0],)
        return next((word for word in numbers if word in words), None)
    return None


def _trip(t: Table, seat: Seat) -> Word | None:
    """Where a piece can be fitted with a card that one has, if going there is free and nothing is marked."""
    if t.marks[seat] or t.is_away(seat) or not move.is_free(t, seat):
        return None
    symbols = [look_up(t).symbols[piece] for piece in held_by(t, seat)]
    for spot in range(SPOTS):
        symbol = t.symbol_at(spot)
        if spot != t.place[seat] and symbol in symbols and fitting_cards(t, seat, symbol):
            return GO[t.spots[spot]]
    return None


def keeps(t: Table, seat: Seat) -> Iterable[int]:
    """A card for each piece; for the last, three of different symbols."""
    kept: list[int] = []
    for piece in held_by(t, seat):
        symbol = look_up(t).symbols[piece]
        if symbol != NO_SYMBOL:
            kept += [kind for kind in t.hand[seat] if t.rules.symbol[kind] == symbol][:1]
        elif len(puzzle(t).fitted) == len(puzzle(t).holder) - 1:
            by_symbol = {t.rules.symbol[kind]: kind for kind in t.hand[seat]}
            kept += list(by_symbol.values())[:3]
    return kept


def pay(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """For a piece the plain symbol is spent before a wild one."""
    if not isinstance(asked.frame, Fitting):
        return None
    words = asked.options_of(seat)
    return min(words, key=lambda word: t.rules.symbol[word - DISCARD[0]] == WILD)


def decline(_t: Table, _seat: Seat, _asked: Decision) -> Word:
    return NO


def calmest(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: t.tokens(word - CHOOSE[0]))


def shortest_column(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: len(t.columns[t.place[word - CHOOSE[0]]]))


HABIT: Final = Habit(
    answers={"piece-accept": decline, "piece-heir": calmest, "makers-where": shortest_column},
    before={"prepare": prepare, "discard": pay},
    keeps=keeps,
)
