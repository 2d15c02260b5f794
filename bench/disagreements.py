"""Where a search leaves the habit, by kinds of words: `python -m bench.disagreements GAME --seats 3`.

Whole games are played by a search. The table says for each question how often the habit's word was replaced
by which other word, and what the search expects of it. A kind that is replaced again and again shows what
the habit does wrong; whether a change of the habit wins more games is measured by `bench.duel`.
"""

import argparse
from collections import Counter, defaultdict
from statistics import fmean
from typing import NamedTuple

from miskatonic.arena.game import game_seed
from miskatonic.bots.roster import make_bot
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice


class Kind(NamedTuple):
    """A question, and the verbs of the habit's word and of the word that was preferred."""

    prompt: str
    usual: str
    chosen: str


class Tally:
    """What was asked, and where the search disagreed."""

    def __init__(self) -> None:
        # By question and verb of the habit's word.
        self.asked: Counter[tuple[str, str]] = Counter()
        # What the search expects of each disagreement, as a chance to win.
        self.gains: dict[Kind, list[float]] = defaultdict(list)
        self.games = 0
        self.won = 0

    def lines(self, most: int) -> list[str]:
        """The kinds that the search expects most of, as a table."""
        order = sorted(self.gains.items(), key=lambda each: -sum(each[1]))
        return [
            "| question | habit | search | times | asked | expects, points |",
            "|---|---|---|---|---|---|",
            *(
                f"| {kind.prompt} | {kind.usual} | {kind.chosen} | {len(gains)}"
                f" | {self.asked[kind.prompt, kind.usual]} | {100 * fmean(gains):+.1f} |"
                for kind, gains in order[:most]
            ),
        ]


def play(spec: AnyGame, seats: int, seed: int, bot: SearchBot, tally: Tally) -> None:
    """One game by the search, seat by seat."""
    assert spec.habit is not None
    table = spec.new(seats, spec.settle({}), seed)
    dice = Dice.seeded(seed, "disagreements")
    while (asked := table.flow.decision) is not None:
        seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
        vantage = Vantage(spec, table, seat)
        word = vantage.options[0]
        if len(vantage.options) > 1:
            usual = vantage.by_habit()
            assert usual is not None
            opinions = bot.explain(vantage, dice)
            word = opinions[0].word
            verb = vantage.text(usual).split()[0]
            tally.asked[asked.prompt, verb] += 1
            if word != usual:
                expected = next(each.value for each in opinions if each.word == usual)
                kind = Kind(asked.prompt, verb, vantage.text(word).split()[0])
                # Values go from -1 to 1.
                tally.gains[kind].append((opinions[0].value - expected) / 2)
        table.flow.submit(table, word, seat)
    tally.games += 1
    tally.won += 0 in (table.flow.outcome.winners if table.flow.outcome else ())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.disagreements", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bot", default="search:60", help="the search; default search:60")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--most", type=int, default=40, help="lines of the table")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    bot = make_bot(args.bot)
    if not isinstance(bot, SearchBot):
        parser.error(f"{args.bot} is not a search")
    tally = Tally()
    for number in range(args.games):
        play(find_game(args.game), args.seats, game_seed(args.seed, number), bot, tally)
        print(f"{tally.games} games, {tally.won} won by the first seat", flush=True)
    print(*tally.lines(args.most), sep="\n")


if __name__ == "__main__":
    main()
