"""Who plays the games of the proofs: chance, the curious, the ambitious and the thoughtful.

The curious and the ambitious look ahead with the dice as they are, which no bot could: the one wants to see
what has not been seen, the other wants to get far. The thoughtful one is a bot of the house; it takes its
time, and its games go where those of chance never come.
"""

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word
from miskatonic.testing.cases import Case, Move

_WHIM: Final = 6
_DUTY: Final = 4
_STROLLS: Final = 12
_STRIDE: Final = 8
_WON: Final = 2.0
_SELDOM: Final = 128

Player = Callable[[Table, Decision], Move]
Habit = Callable[[Table, Seat], Word]


def random_move(decision: Decision, dice: Dice) -> Move:
    """Any answer to a decision; in an open one, of any seat that may give one."""
    seat = dice.pick(decision.seats)
    return Move(seat, dice.pick(decision.options_of(seat)))


class Curious:
    """Takes what fires a power not yet seen, puts off the end, and prefers what was said least.

    Where a game brings a habit it is followed most of the time: late in a game there is more to see.
    """

    def __init__(self, dice: Dice, habit: Habit | None = None, duty: int = _DUTY) -> None:
        self.dice = dice
        self.habit = habit
        # A whim has one decision in so many.
        self.duty = duty
        self.said: Counter[Word] = Counter()

    def choose(self, table: Table, asked: Decision, unseen: Collection[str] = ()) -> Move:
        move = random_move(asked, self.dice)
        if self.habit is not None and self.dice.below(self.duty):
            move = Move(move.seat, self.habit(table, move.seat))
        elif self.dice.below(_WHIM):

            def interest(word: Word) -> tuple[int, bool, int, int]:
                after = table.clone()
                after.chronicle = Chronicle()
                after.flow.submit(after, word, move.seat)
                news = sum(cause in unseen for cause in causes(after)) if unseen else 0
                return news, after.flow.decision is not None, -self.said[word], self.dice.below(1 << 16)

            move = Move(move.seat, max(asked.options_of(move.seat), key=interest))
        self.said[move.word] += 1
        return move


class Ambitious:
    """Strolls ahead a few times and goes the way that the instinct of the game likes best."""

    def __init__(self, spec: GameSpec, dice: Dice) -> None:
        self.spec = spec
        self.dice = dice
        self.plan: list[Move] = []

    def choose(self, table: Table, asked: Decision) -> Move:
        if not self.plan:
            strolls = [self._stroll(table, asked.seat) for _ in range(_STROLLS)]
            self.plan = max(strolls, key=lambda stroll: stroll[0])[1]
        return self.plan.pop(0)

    def _stroll(self, table: Table, seat: Seat) -> tuple[float, list[Move]]:
        twin = table.clone()
        moves = []
        for _ in range(_STRIDE):
            if twin.flow.decision is None:
                break
            moves.append(random_move(twin.flow.decision, self.dice))
            twin.flow.submit(twin, moves[-1].word, moves[-1].seat)
        outcome = twin.flow.outcome
        if outcome is not None:
            return (_WON if seat in outcome.winners else -_WON), moves
        return self.spec.instinct(twin, seat), moves


class Thoughtful:
    """Plays every seat as well as the greedy bot can."""

    def __init__(self, spec: GameSpec, dice: Dice) -> None:
        self.spec = spec
        self.dice = dice
        self.bot = GreedyBot()

    def choose(self, table: Table, asked: Decision) -> Move:
        seat = self.dice.pick(asked.seats)
        return Move(seat, self.bot.choose(Vantage(self.spec, table, seat), self.dice))


def player_for(case: Case, dice: Dice) -> Player:
    """Who plays a case goes by its seed: half of all games are left to chance, few are thought about."""
    if case.seed % 2 == 0:
        return lambda _, asked: random_move(asked, dice)
    if case.seed % _SELDOM == 1:
        return Thoughtful(case.spec, dice).choose
    return Curious(dice).choose if case.seed % 4 == 1 else Ambitious(case.spec, dice).choose


def causes(table: Table) -> list[str]:
    """The causes of everything that happened at a table with a chronicle."""
    events = table.chronicle.events if table.chronicle is not None else []
    return [cause for event in events if (cause := event.args.get("cause"))]
