"""The players of test games: random, curious, ambitious and thoughtful.

The curious and the ambitious player look ahead with the true dice, which no bot could do. The curious one
looks for powers not yet seen; the ambitious one tries to get far. The thoughtful player is the greedy bot. It
is slow, but its games reach tables that random games never reach.
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import OUTSIDE, Decision, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word
from miskatonic.testing.cases import KINDS, MIX, Case, Move

_WHIM: Final = 6
_DUTY: Final = 4
_STROLLS: Final = 12
_STRIDE: Final = 8
_WON: Final = 2.0
_SELDOM: Final = 128
# Of so many mixes one is played by a curious player and one by an ambitious one.
_MIXES: Final = 16

Player = Callable[[Table, Decision], Move]
Habit = Callable[[Table, Seat], Word]


def random_move(table: Table, decision: Decision, dice: Dice) -> Move:
    """A random answer to a decision; in an open decision, by a random seat that may answer.

    What comes from outside is guessed as the game itself guesses it.
    """
    if decision.guess is not None:
        return Move(OUTSIDE, decision.guess(table, dice))
    seat = dice.pick(decision.seats)
    return Move(seat, dice.pick(decision.options_of(seat)))


class Curious:
    """Prefers words that trigger a power not yet seen, that do not end the game, and that were said least.

    If the game has a habit, the player mostly follows it: late in a game there is more to see. But it never
    misses a word that names a power not yet seen and triggers it.
    """

    def __init__(self, dice: Dice, habit: Habit | None = None, duty: int = _DUTY) -> None:
        self.dice = dice
        self.habit = habit
        # One decision in so many is not made by habit.
        self.duty = duty
        self.said: Counter[Word] = Counter()

    def choose(self, table: Table, asked: Decision, unseen: Collection[str] = ()) -> Move:
        move = random_move(table, asked, self.dice)
        if move.seat != OUTSIDE:
            move = Move(move.seat, self._word(table, asked.options_of(move.seat), move, unseen))
            self.said[move.word] += 1
        return move

    def _word(self, table: Table, options: Sequence[Word], whim: Move, unseen: Collection[str]) -> Word:
        named = _naming(table, options, unseen)
        for word in named:
            if _news(_after(table, whim.seat, word), unseen):
                return word
        if self.habit is not None and self.dice.below(self.duty):
            return self.habit(table, whim.seat)
        if not self.dice.below(_WHIM):
            return whim.word

        def interest(word: Word) -> tuple[int, bool, bool, int, int]:
            after = _after(table, whim.seat, word)
            is_open = after.flow.decision is not None
            return _news(after, unseen), is_open, word in named, -self.said[word], self.dice.below(1 << 16)

        return max(options, key=interest)


def _naming(table: Table, options: Sequence[Word], powers: Collection[str]) -> list[Word]:
    """The words whose object is the card of one of these powers: `play hypnosis` for `action/hypnosis`."""
    cards = {power.rpartition("/")[2] for power in powers}
    text = table.rules.alphabet.text
    return [word for word in options if text(word).partition(" ")[2] in cards] if cards else []


def _after(table: Table, seat: Seat, word: Word) -> Table:
    after = table.clone()
    after.chronicle = Chronicle()
    after.flow.submit(after, word, seat)
    return after


def _news(table: Table, unseen: Collection[str]) -> int:
    return sum(cause in unseen for cause in causes(table)) if unseen else 0


class Ambitious:
    """Plays ahead at random a few times and takes the line that the game's instinct values most."""

    def __init__(self, spec: AnyGame, dice: Dice) -> None:
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
            moves.append(random_move(twin, twin.flow.decision, self.dice))
            twin.flow.submit(twin, moves[-1].word, moves[-1].seat)
        outcome = twin.flow.outcome
        if outcome is not None:
            return (_WON if seat in outcome.winners else -_WON), moves
        return self.spec.instinct(twin, seat), moves


class Thoughtful:
    """Plays every seat as well as the greedy bot can."""

    def __init__(self, spec: AnyGame, dice: Dice) -> None:
        self.spec = spec
        self.dice = dice
        self.bot = GreedyBot()

    def choose(self, table: Table, asked: Decision) -> Move:
        if asked.guess is not None:
            return random_move(table, asked, self.dice)
        seat = self.dice.pick(asked.seats)
        return Move(seat, self.bot.choose(Vantage(self.spec, table, seat), self.dice))


def player_for(case: Case, dice: Dice) -> Player:
    """The player of a case, by its seed: half of all games are random, few are played by a bot.

    Of mixes nearly all are random. There are more of them than anybody can play, and in the time of one game
    with a purpose four others are played at random.
    """
    if case.seed % 2 == 0 or (case.variant == MIX and case.seed % _MIXES > KINDS):
        return lambda table, asked: random_move(table, asked, dice)
    if case.seed % _SELDOM == 1:
        return Thoughtful(case.spec, dice).choose
    return Curious(dice).choose if case.seed % 4 == 1 else Ambitious(case.spec, dice).choose


def causes(table: Table) -> list[str]:
    """The causes of everything that happened at a table with a chronicle."""
    events = table.chronicle.events if table.chronicle is not None else []
    return [cause for event in events if (cause := event.args.get("cause"))]
