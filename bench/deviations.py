"""What a search gains where it disagrees with the habit: `python -m bench.deviations GAME --seats 3`.

Decisions of games by habit are searched by every setting of the knobs (written as for `bench.knobs`). Where a
search prefers another word than the habit, both words are played out to the end by habit, in the same worlds
with the same luck. A game is one win or loss after hundreds of words; a deviation is compared in many worlds.
So settings can be told apart with a small part of the games that `bench.knobs` needs, but only by what one
deviation gains among players by habit.

The two words that each setting thinks most of are played out as well, chosen or not. "Foresees" is the share
of what words really gain or lose that a setting's comparison explains, less the noise of the worlds: the most
telling of the figures, for every decision adds to it.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import nan, sqrt
from statistics import correlation, fmean, pvariance, stdev, variance
from typing import NamedTuple

from bench.knobs import named, processor_time, settings
from miskatonic.arena.game import game_seed
from miskatonic.arena.interval import Z95
from miskatonic.bots.luck import imagine_world
from miskatonic.bots.race import Tried, gain
from miskatonic.bots.rollout import play_by_habit
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.verdict import opinions
from miskatonic.bots.worth import settled
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word

# Of this many decisions one is searched, so that they belong to many games.
_ONE_IN = 15
# Where the instinct is as sure as this, words hardly matter any more: 1 is won, and -1 lost.
_DECIDED = 0.8
_FOR_EVER = 10**9


class Searched(NamedTuple):
    """What a setting found out about a decision."""

    chosen: Word
    tried: Mapping[Word, Tried]
    # Of those that were compared to the end.
    best: Sequence[Word]


class Setting:
    """A search, how often it was asked, and what its deviations gained, as a chance to win."""

    def __init__(self, name: str, bot: SearchBot) -> None:
        self.name = name
        self.bot = bot
        self.asked = 0
        self.gains: list[float] = []
        # Of each word that was played out: what the search expected it to gain, and what it gained.
        self.foreseen: list[tuple[float, float]] = []
        # The variance that is left in what words gain because the worlds are few.
        self.noise: list[float] = []

    def search(self, vantage: Vantage, dice: Dice) -> Searched:
        """Let the options of a decision race, and choose."""
        races = self.bot.races(vantage, dice)
        found = opinions(races, vantage.options, self.bot.knobs.convinced, has_habit=True)
        tried = {each.word: each for each in races[0] if each.values}
        stayed = sorted(
            (each for each in tried.values() if each.stayed), key=lambda each: -fmean(each.values)
        )
        return Searched(found[0].word, tried, [each.word for each in stayed[:2]])

    def note(self, searched: Searched, usual: Word, won: Mapping[Word, Sequence[float]]) -> None:
        """Compare what was expected with what happened."""
        self.asked += 1
        if searched.chosen != usual:
            self.gains.append(fmean(won[searched.chosen]) - fmean(won[usual]))
        for word, values in won.items():
            if word == usual or not {word, usual} <= searched.tried.keys():
                continue
            pairs = zip(searched.tried[word].values, searched.tried[usual].values, strict=False)
            expected, _ = gain(pairs)
            differences = [ours - theirs for ours, theirs in zip(values, won[usual], strict=True)]
            self.foreseen.append((expected / 2, fmean(differences)))
            self.noise.append(variance(differences) / len(differences))

    def foresight(self) -> float:
        """The share of the real variance between words that the search's comparison explains."""
        expected, true = zip(*self.foreseen, strict=True)
        signal = pvariance(true) - fmean(self.noise)
        if signal <= 0 or pvariance(expected) == 0:
            return nan
        explained: float = correlation(expected, true) ** 2 * pvariance(true)
        return explained / float(signal)

    def line(self) -> str:
        """A line of the table: the error is that of the mean, between deviations."""
        count = len(self.gains)
        foresees = f"{self.foresight():.0%}" if len(self.foreseen) > 1 else ""
        if count < 2:
            return f"| {self.name} | {self.asked} | {count} | | | {foresees} |"
        mean, error = fmean(self.gains), Z95 * stdev(self.gains) / sqrt(count)
        share = count / self.asked
        return (
            f"| {self.name} | {self.asked} | {share:.0%} | {100 * mean:+.2f} ± {100 * error:.2f}"
            f" | {100 * mean * share:+.2f} | {foresees} |"
        )


def played_out(vantage: Vantage, words: Sequence[Word], dice: Dice, worlds: int) -> dict[Word, list[float]]:
    """What is won in each world with each word if all play on by habit: 1 or 0, or a part of a shared win."""
    spec = vantage.spec
    assert spec.habit is not None
    won: dict[Word, list[float]] = {word: [] for word in words}
    for _ in range(worlds):
        world = imagine_world(vantage, dice)
        for word in words:
            table = world.clone()
            table.flow.submit(table, word, vantage.seat)
            play_by_habit(table, spec.habit, _FOR_EVER)
            outcome = table.flow.outcome
            assert outcome is not None
            won[word].append((settled(outcome, vantage.seat, cooperative=spec.cooperative) + 1) / 2)
    return won


def compare(vantage: Vantage, rivals: Sequence[Setting], dice: Dice, worlds: int) -> None:
    """Search one decision by every setting, and note what was gained."""
    usual = vantage.by_habit()
    assert usual is not None
    searched = [each.search(vantage, dice) for each in rivals]
    words = list(dict.fromkeys([usual, *(word for each in searched for word in (each.chosen, *each.best))]))
    won = played_out(vantage, words, dice, worlds)
    for each, found in zip(rivals, searched, strict=True):
        each.note(found, usual, won)


def decisions(spec: AnyGame, seats: int, seed: int) -> Iterator[Vantage]:
    """Some decisions of one game by habit after the other, for ever."""
    assert spec.habit is not None
    dice, number = Dice.seeded(seed, "deviations"), 0
    while True:
        table = spec.new(seats, spec.settle({}), game_seed(seed, number))
        number += 1
        while (asked := table.flow.decision) is not None:
            seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
            if not dice.below(_ONE_IN) and abs(spec.instinct(table, seat)) < _DECIDED:
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
        "| setting | decisions | deviates | gains by one, points | gains by a decision | foresees |",
        "|---|---|---|---|---|---|",
        sep="\n",
    )
    print(*(each.line() for each in rivals), sep="\n")


if __name__ == "__main__":
    main()
