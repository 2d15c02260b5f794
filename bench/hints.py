"""Are the chances right that hints show? `python -m bench.hints GAME --seats 3 --games 400`.

Each game is played by habit. At one of its decisions, drawn by lot, the bot is asked for a hint; its word is
said, and the game goes on by habit. What the hint promised is compared with how the game ended.
"""

import argparse
from typing import NamedTuple

import numpy as np

from miskatonic.arena.game import game_seed
from miskatonic.arena.interval import wilson95
from miskatonic.bots.bot import Bot
from miskatonic.bots.rollout import play_by_habit
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import settled
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.research.value.calibration import calibration, widest

_FOR_EVER = 10**9


class Hinted(NamedTuple):
    """The chance that a hint showed, and how the game ended: 1 won, 0 lost."""

    chance: float
    won: float


def hinted(spec: AnyGame, seats: int, seed: int, bot: Bot) -> Hinted:
    """One game with one hint."""
    assert spec.habit is not None
    dice = Dice.seeded(seed, "hint")
    table, seat = _somewhere(spec, seats, seed, dice)
    best = bot.explain(Vantage(spec, table, seat), dice)[0]
    table.flow.submit(table, best.word, seat)
    play_by_habit(table, spec.habit, _FOR_EVER)
    outcome = table.flow.outcome
    assert outcome is not None
    return Hinted((best.value + 1) / 2, (settled(outcome, seat, cooperative=spec.cooperative) + 1) / 2)


def _somewhere(spec: AnyGame, seats: int, seed: int, dice: Dice) -> tuple[Table, Seat]:
    """A table at a decision of a game by habit, each with the same chance, and who is asked."""
    assert spec.habit is not None
    table: Table = spec.new(seats, spec.settle({}), seed)
    found, asks = None, 0
    while (asked := table.flow.decision) is not None:
        seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
        asks += 1
        if not dice.below(asks):
            found = table.clone(), seat
        table.flow.submit(table, spec.habit(table, seat), seat)
    assert found is not None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="search:100")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    spec, bot = find_game(args.game), make_bot(args.bot)
    seeds = [game_seed(args.seed, number) for number in range(args.games)]
    found = [hinted(spec, args.seats, seed, bot) for seed in seeds]
    chances, won = (np.array(each, np.float32) for each in zip(*found, strict=True))
    bins = calibration(chances, won)
    print(f"{args.seats} seats, {args.games} hints of {args.bot}")
    print(
        f"shown {chances.mean():.1%}, won {won.mean():.1%}; bins at most {100 * widest(bins):.1f} points off"
    )
    for each in bins:
        low, high = wilson95(round(each.size * each.observed), each.size)
        print(
            f"  {each.size:5} shown {each.predicted:6.1%} won {each.observed:6.1%} ({low:.1%} to {high:.1%})"
        )


if __name__ == "__main__":
    main()
