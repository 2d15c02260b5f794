"""Positions to learn from: games played by habit, and how they ended.

Half of the games begin with words that the habit would not choose, so that positions differ more than those
of games between experts. Only positions after the last such word are kept: a value is the chance to win if
all play on by habit. Positions are taken where a seat is about to begin an action, for a search evaluates
tables there, and as the seat that is asked imagines them.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import OUTSIDE, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# Of this many positions one is kept.
ONE_POSITION_IN: Final = 8
# In a game that begins strangely: the most words of the beginning, and how many of them are strange, one in.
LONGEST_BEGINNING: Final = 300
ONE_STRANGE_WORD_IN: Final = 8
# A game with more decisions does not end.
MOST_DECISIONS: Final = 50_000
# One game in so many is played with the options of a variant.
ONE_VARIANT_IN: Final = 6


class Batch(NamedTuple):
    """Which games to play."""

    game: str
    seats: int
    seed: int
    numbers: range


class Sample(NamedTuple):
    """The rows of features of one position, and for each row how the game ended: 1 won, 0 lost."""

    number: int
    rows: Sequence[Sequence[float]]
    won: Sequence[float]


def sample(batch: Batch) -> list[Sample]:
    """The positions of some games."""
    spec = find_game(batch.game)
    return [found for number in batch.numbers for found in _play(spec, batch, number)]


def _play(spec: AnyGame, batch: Batch, number: int) -> Iterator[Sample]:
    assert spec.value is not None  # noqa: S101 - the caller has checked it
    assert spec.habit is not None  # noqa: S101 - as above
    dice = Dice.seeded(batch.seed, f"sampling {number}")
    seed = dice.state >> 16
    table: Table = spec.new(batch.seats, spec.settle(_options(spec, dice)), seed)
    strange = dice.below(LONGEST_BEGINNING) if dice.below(2) else 0
    kept: list[Sequence[Sequence[float]]] = []
    said = 0
    while (asked := table.flow.decision) is not None and said < MOST_DECISIONS:
        if asked.guess is not None:
            table.flow.submit(table, asked.guess(table, table.dice), OUTSIDE)
            continue
        seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
        if said >= strange and spec.is_evaluated(asked.prompt) and not dice.below(ONE_POSITION_IN):
            kept.append(spec.value.rows(spec.imagine(table, seat, dice)))
        if said < strange and not dice.below(ONE_STRANGE_WORD_IN):
            word = _strange(spec, table, seat, dice)
        else:
            word = spec.habit(table, seat)
        table.flow.submit(table, word, seat)
        said += 1
    outcome = table.flow.outcome
    if outcome is None:
        return
    if spec.cooperative:
        won: list[float] = [float(bool(outcome.winners))]
    else:
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(table.seats)]
    for rows in kept:
        yield Sample(number, rows, won)


def _options(spec: AnyGame, dice: Dice) -> dict[str, str]:
    if dice.below(ONE_VARIANT_IN):
        return {}
    return dict(spec.variants[dice.pick(sorted(spec.variants))])


def _strange(spec: AnyGame, table: Table, seat: Seat, dice: Dice) -> Word:
    """A word by chance, or the one that an experienced player would think second of.

    Words that can end the game at once are left out if possible: a game that is over teaches nothing.
    """
    asked = table.flow.decision
    assert asked is not None  # noqa: S101 - the seat is asked
    options = asked.options_of(seat)
    if spec.leanings is None or dice.below(2):
        return dice.pick([word for word in options if word not in spec.fatal] or options)
    leanings = spec.leanings(table, seat)
    order = sorted(range(len(options)), key=lambda at: -leanings[at])
    return options[order[min(1, len(order) - 1)]]
