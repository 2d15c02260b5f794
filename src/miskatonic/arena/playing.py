"""One game from its first decision to its end."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from miskatonic.bots.bot import Bot
from miskatonic.bots.random import RandomBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table

# No game of the house comes near it; a designer's card can make one that never ends.
MOST_DECISIONS: Final = 50_000


class EndlessGameError(MiskatonicError):
    """A game that goes on and on."""


class Record(NamedTuple):
    """How one game went. Its seed makes the same game again."""

    number: int
    seed: int
    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    seconds: float


class Setting(NamedTuple):
    """What all games of a simulation have in common."""

    spec: GameSpec
    seats: int
    bots: Sequence[Bot]
    options: Mapping[str, str]
    content: Any
    seed: int


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation: its own, whoever plays the others; 48 bits, as JSON likes."""
    return Dice.seeded(seed, f"game {number}").state >> 16


def play_game(setting: Setting, number: int) -> Record:
    """The game of this number."""
    began = time.perf_counter()
    table = lay_table(setting, number)
    return play_out(setting, number, table, began)


def lay_table(setting: Setting, number: int, *, chronicle: bool = False) -> Table:
    """The table of the game of this number, before its first decision is answered."""
    seed = game_seed(setting.seed, number)
    table: Table = setting.spec.new(
        setting.seats, setting.options, seed, content=setting.content, chronicle=chronicle
    )
    return table


def play_out(setting: Setting, number: int, table: Table, began: float) -> Record:
    """Let the bots play a table to its end."""
    seed = game_seed(setting.seed, number)
    if all(isinstance(bot, RandomBot) for bot in setting.bots):
        decisions = _play_at_random(table, Dice.seeded(seed, "bots"))
    else:
        decisions = _play(setting, table, seed)
    if table.flow.decision is not None:
        raise EndlessGameError(
            f"game {number} (seed {seed}) has not ended after {decisions:,} decisions;"
            " a card or a rule lets it go on for ever"
        )
    seconds = time.perf_counter() - began
    outcome = table.flow.outcome
    assert outcome is not None  # noqa: S101 - nobody is asked any more, so the game is over
    return Record(
        number, seed, outcome.ending, outcome.winners, outcome.scores, table.round, decisions, seconds
    )


def _play_at_random(table: Table, dice: Dice) -> int:
    """What random bots do, without a vantage for each choice: the simulator's speed hangs on it."""
    flow = table.flow
    submit, below = flow.submit, dice.below
    decisions = 0
    while (asked := flow.decision) is not None and decisions < MOST_DECISIONS:
        if asked.offers is None:
            options = asked.options
            submit(table, options[below(len(options))])
        else:
            seat, options = asked.offers[below(len(asked.offers))]
            submit(table, options[below(len(options))], seat)
        decisions += 1
    return decisions


def _play(setting: Setting, table: Table, seed: int) -> int:
    flow = table.flow
    dice = [Dice.seeded(seed, f"bot {seat}") for seat in range(setting.seats)]
    talk = Dice.seeded(seed, "talk")
    decisions = 0
    while (asked := flow.decision) is not None and decisions < MOST_DECISIONS:
        # Who answers first when several may is nobody's decision: chance has it.
        seat = asked.seat if asked.offers is None else talk.pick(asked.seats)
        vantage = Vantage(setting.spec, table, seat)
        flow.submit(table, setting.bots[seat].choose(vantage, dice[seat]), seat)
        decisions += 1
    return decisions
