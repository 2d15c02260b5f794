"""Record the matches that this version of each game promises to go on playing.

    python -m tests.capsules.record

For every game a finished and a running match of each kind. Run it when a game has a new rules version; a
capsule that is there already is never written again.
"""

from pathlib import Path
from typing import Final

from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import QuickDice, Secret, Seed
from miskatonic.matches import Match, Occupant, to_json

FOLDER: Final = Path(__file__).parent
# In matches of the kind `fresh`, as servers play them, each word has a secret of its own, too. Before schema
# 3 they were of the kind `served`.
SEEDS: Final[dict[str, Seed]] = {
    "home": 1926,
    "served": Secret("1926" * 16),
    "fresh": Secret("1926" * 16),
}
STEPS: Final = {"finished": 10_000, "running": 40}


def path_of(spec: AnyGame, kind: str, state: str) -> Path:
    return FOLDER / f"{spec.key}-rules-{spec.rules_version}-{kind}-{state}.json"


def record(spec: AnyGame, kind: str, steps: int) -> Match:
    """A match of greedy bots, as far as so many steps."""
    seed = SEEDS[kind]
    match = Match.new(spec, [Occupant(f"Guest {seat + 1}") for seat in range(3)], seed)
    bot, dice = make_bot("greedy"), QuickDice.seeded(seed, "record")
    while (asked := match.table.flow.decision) is not None and match.seq < steps:
        seat = dice.pick(asked.seats)
        word = bot.choose(Vantage(spec, match.table, seat), dice)
        secret = Secret(f"{match.seq:032x}") if kind == "fresh" else None
        match.submit(seat, match.alphabet.text(word), secret=secret)
    return match


def main() -> None:
    for spec in all_games().values():
        for kind in SEEDS:
            for state, steps in STEPS.items():
                path = path_of(spec, kind, state)
                if not path.exists():
                    path.write_text(to_json(record(spec, kind, steps)), encoding="utf-8")


if __name__ == "__main__":
    main()
