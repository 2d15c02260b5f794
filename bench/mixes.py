"""`python -m bench.mixes`: decisions a second of a game with many expansions, beside the game without any.

Both are played in turns in one process, and only processor time counts, so that other work on the machine
changes little. The ratio is what is promised: at least a third.
"""

import argparse
import time
from collections.abc import Mapping
from statistics import median

from miskatonic.arena.game import play_game
from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.arena.run import Run
from miskatonic.games.registry import find_game

GAME = "cultistorm"
SEATS = 4
# Every module that can be combined with the others.
MIX = {
    "modules": (
        "otherworlds,relics,rituals,cultist_events,victims,diseases,puzzle,investigation_events,rorschach"
    ),
    "special_cult": "quarry-kin",
    "monsters": "the-lamplit-hound",
}
PROMISED = 1 / 3
BOTS = {"random": 12, "greedy": 2}


def main() -> int:
    asked = _arguments()
    kept = True
    for bot, games in BOTS.items():
        found = [_ratio(bot, games, seed) for seed in range(asked.rounds)]
        ratio = median(found)
        kept = kept and ratio >= PROMISED
        spread = f"{min(found):.2f} to {max(found):.2f}"
        print(f"{bot}: {ratio:.2f} of the base game's decisions a second ({spread}); promised {PROMISED:.2f}")
    return int(not kept)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.mixes", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="default 5")
    return parser.parse_args()


def _ratio(bot: str, games: int, seed: int) -> float:
    return _speed(bot, games, seed, MIX) / _speed(bot, games, seed, {})


def _speed(bot: str, games: int, seed: int, options: Mapping[str, str]) -> float:
    """Decisions for each second of processor time."""
    run = Run(find_game(GAME), SEATS, (bot,), games, seed + 1, options).load()
    # The first game reads the card files.
    play_game(run, games, RECORDS_ONLY)
    began = time.process_time()
    decisions = sum(play_game(run, number, RECORDS_ONLY).record.decisions for number in range(games))
    return decisions / (time.process_time() - began)


if __name__ == "__main__":
    raise SystemExit(main())
