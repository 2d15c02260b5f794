"""What a search gains where it disagrees with the habit: `python -m bench.deviations GAME --seats 3`.

Decisions of games by habit are searched by every setting of the knobs (written as for `bench.knobs`). Where a
search prefers another word than the habit, both words are played out to the end by habit, in the same worlds
with the same luck. A game is one win or loss after hundreds of words; a deviation is compared in many worlds.
So settings can be told apart with a small part of the games that `bench.knobs` needs, but only by what one
deviation gains among players by habit.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from bench.knobs import named, processor_time, settings
from miskatonic.arena.game import game_seed
from miskatonic.arena.interval import Z95
from miskatonic.bots.luck import imagine_world
from miskatonic.bots.rollout import play_by_habit
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import settled
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word

# Of this many decisions one is searched, so that they belong to many games.
_ONE_IN = 15
_FOR_EVER = 10**9


class Setting:
    """A search, how often it was asked, and what its deviations gained, as a chance to win."""

    def __init__(self, name: str, bot: SearchBot) -> None:
        self.name = name
        self.bot = bot
        self.asked = 0
        self.gains: list[float] = []

    def line(self) -> str:
        """A line of the table: the error is that of the mean, between deviations."""
        count = len(self.gains)
        if count < 2:
            return f"| {self.name} | {self.asked} | {count} | | |"
        mean, error = fmean(self.gains), Z95 * stdev(self.gains) / sqrt(count)
        share = count / self.asked
        return (
            f"| {self.name} | {self.asked} | {share:.0%} | {100 * mean:+.2f} ± {100 * error:.2f}"
            f" | {100 * mean * share:+.2f} |"
        )


def played_out(vantage: Vantage, words: Sequence[Word], dice: Dice, worlds: int) -> dict[Word, float]:
    """The share of worlds that are won with each word if all play on by habit."""
    spec = vantage.spec
    assert spec.habit is not None
    won = dict.fromkeys(words, 0.0)
    for _ in range(worlds):
        world = imagine_world(vantage, dice)
        for word in words:
            table = world.clone()
            table.flow.submit(table, word, vantage.seat)
            play_by_habit(table, spec.habit, _FOR_EVER)
            outcome = table.flow.outcome
            assert outcome is not None
            won[word] += (settled(outcome, vantage.seat, cooperative=spec.cooperative) + 1) / 2
    return {word: each / worlds for word, each in won.items()}


def compare(vantage: Vantage, rivals: Sequence[Setting], dice: Dice, worlds: int) -> None:
    """Search one decision by every setting, and note what was gained."""
    usual = vantage.by_habit()
    assert usual is not None
    chosen = [each.bot.choose(vantage, dice) for each in rivals]
    words = list(dict.fromkeys([usual, *chosen]))
    values = played_out(vantage, words, dice, worlds) if len(words) > 1 else {usual: 0.0}
    for each, word in zip(rivals, chosen, strict=True):
        each.asked += 1
        if word != usual:
            each.gains.append(values[word] - values[usual])


def decisions(spec: AnyGame, seats: int, seed: int) -> Iterator[Vantage]:
    """Some decisions of one game by habit after the other, for ever."""
    assert spec.habit is not None
    dice, number = Dice.seeded(seed, "deviations"), 0
    while True:
        table = spec.new(seats, spec.settle({}), game_seed(seed, number))
        number += 1
        while (asked := table.flow.decision) is not None:
            seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
            if not dice.below(_ONE_IN):
                yield Vantage(spec, table, seat)
            table.flow.submit(table, spec.habit(table, seat), seat)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.deviations", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("grid", nargs="*", help="a knob and its values, such as rounds_ahead=0,1,3")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bot", default="search:50ms", help="the search; default search:50ms")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    spec, budget = find_game(args.game), processor_time(args.bot)
    rivals = [Setting(named(knobs), SearchBot(budget, knobs=knobs)) for knobs in settings(args.grid)]
    dice = Dice.seeded(args.seed, "worlds")
    for vantage, _ in zip(decisions(spec, args.seats, args.seed), range(args.decisions), strict=False):
        compare(vantage, rivals, dice, args.worlds)
    print(
        "| setting | decisions | deviates | gains by one, points | gains by a decision |",
        "|---|---|---|---|---|",
        sep="\n",
    )
    print(*(each.line() for each in rivals), sep="\n")


if __name__ == "__main__":
    main()
