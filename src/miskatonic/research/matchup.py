"""Games between bots on fixed seeds: what benchmark, dataset and evaluation have in common."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from miskatonic.bots.bot import Bot
from miskatonic.bots.random import RandomBot
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting

# Called before every word, with the position and the action that the speaker will take.
Witness: TypeAlias = Callable[[Position, int], None]


class BadLineupError(MiskatonicError):
    """Bots that do not fit the table."""


def play(setting: Setting, bots: Sequence[Bot], seed: int, witness: Witness | None = None) -> Position:
    """The end of the game with this seed. Every bot sees only what its seat can know."""
    if len(bots) != setting.seats:
        raise BadLineupError(f"{setting.seats} seats need {setting.seats} bots, not {len(bots)}")
    position = Position.new(setting, seed)
    dice = [Dice.seeded(seed, f"bot {seat}") for seat in range(setting.seats)]
    while not position.is_over:
        seat = position.speaker
        action = choose(bots[seat], position, dice[seat])
        if witness is not None:
            witness(position, action)
        position.say(seat, action)
    return position


def choose(bot: Bot, position: Position, dice: Dice) -> int:
    """The action of a bot for the seat that speaks. A random bot needs no vantage, which costs most of it."""
    setting, seat, decision = position.setting, position.speaker, position.table.flow.decision
    if isinstance(bot, RandomBot) and decision is not None:
        return setting.actions.number(dice.pick(decision.options_of(seat)))
    return setting.actions.number(bot.choose(Vantage(setting.spec, position.table, seat), dice))
