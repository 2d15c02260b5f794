"""A quick bot that looks no further than the end of its own turn.

A game can bring a habit: a policy, the word that an experienced player would choose. Then the bot plays the
habit. In any other game it searches to the end of its own turn and evaluates the tables there with the game's
instinct.

A turn is often several decisions of one seat in a row, so a single option says little. The bot imagines a
few worlds (determinizations) and looks for its best sequence of words. A word is rated by its mean over the
worlds before the best one is taken: otherwise the bot would choose, in each world, the words that suit the
luck of that world. Each world keeps its luck whatever is tried in it, so that words are compared and not
dice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import worth
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

WORLDS = 4
# How many options are searched further at the first, second, ... decision of a sequence.
WIDTHS = (5, 4, 3, 2)
# The number of words that one search may try.
TRIES = 700
# Another seat with so few options is only replying, and the turn may come back.
REPLIES = 2


class World(NamedTuple):
    """An imagined table and the luck it keeps."""

    table: Table
    luck: int


class Prospect(NamedTuple):
    """A value and the sequence of words that leads to it."""

    value: float
    plan: tuple[Word, ...]


class GreedyBot:
    """Plans its own turn in a handful of imagined worlds."""

    def __init__(self, name: str = "greedy") -> None:
        self.name = name

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        usual = vantage.by_habit()
        return self.explain(vantage, dice)[0].word if usual is None else usual

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        usual = vantage.by_habit()
        if usual is not None:
            return by_policy(usual, vantage.options)
        worlds = []
        for _ in range(WORLDS):
            table = vantage.imagine(dice)
            worlds.append(World(table, table.dice.state))
        weighed = _Turn(vantage.spec, vantage.seat, worlds[0].table.round).weigh(worlds, vantage.options, 0)
        share = 1 / len(weighed)
        return [Opinion(plan[0], value, plan, share) for value, plan in weighed]


class _Turn:
    """One search of a turn."""

    def __init__(self, spec: AnyGame, seat: Seat, round_: int) -> None:
        self.spec = spec
        self.seat = seat
        self.round = round_
        self.tries = TRIES

    def weigh(self, worlds: list[World], options: Sequence[Word], depth: int) -> list[Prospect]:
        """The options, best first; those that were searched to the end come before all others."""
        reached = [[self._after(world, word) for world in worlds] for word in options]
        values = [self._mean(after) for after in reached]
        followed, left = [], []
        width = WIDTHS[min(depth, len(WIDTHS) - 1)]
        for at in sorted(range(len(options)), key=lambda at: -values[at]):
            here = (options[at],)
            if not any(self._mine(world.table) for world in reached[at]):
                followed.append(Prospect(values[at], here))
            elif width and self.tries > 0:
                width -= 1
                ahead = self._best(reached[at], depth + 1)
                followed.append(Prospect(ahead.value, here + ahead.plan))
            else:
                left.append(Prospect(values[at], here))
        followed.sort(key=lambda prospect: -prospect.value)
        return followed + left

    def _best(self, worlds: list[World], depth: int) -> Prospect:
        """The mean over all worlds; worlds that ask the same question get the same answer."""
        asking: dict[tuple[Word, ...], list[World]] = {}
        total = 0.0
        for world in worlds:
            options = self._mine(world.table)
            if options:
                asking.setdefault(tuple(options), []).append(world)
            else:
                total += worth(self.spec, world.table, self.seat)
        plan: tuple[Word, ...] = ()
        most = 0
        for options, group in asking.items():
            best = self.weigh(group, options, depth)[0]
            total += best.value * len(group)
            if len(group) > most:
                most, plan = len(group), best.plan
        return Prospect(total / len(worlds), plan)

    def _after(self, world: World, word: Word) -> World:
        table = world.table.clone()
        table.dice.state = world.luck
        table.flow.submit(table, word, self.seat)
        self.tries -= 1
        return World(self._replied(table, world.luck), world.luck)

    def _replied(self, table: Table, luck: int) -> Table:
        """The table after replies of others that bring the turn back to this seat, if they do."""
        asked = table.flow.decision
        if (
            asked is None
            or not asked.seats
            or asked.offers is not None
            or len(asked.options) > REPLIES
            or self._mine(table)
        ):
            return table
        best, most = table, -2.0
        for word in asked.options:
            after = table.clone()
            after.dice.state = luck
            after.flow.submit(after, word)
            if not self._mine(after):
                return table
            value = worth(self.spec, after, asked.seat)
            if value > most:
                best, most = after, value
        return best

    def _mine(self, table: Table) -> Sequence[Word]:
        """The options of this seat; none when its turn is over."""
        asked = table.flow.decision
        return () if asked is None or table.round != self.round else asked.options_of(self.seat)

    def _mean(self, worlds: list[World]) -> float:
        return sum(worth(self.spec, world.table, self.seat) for world in worlds) / len(worlds)
