"""Record games of bots as scenes, for drawing boards without a server.

    python web/dev/record_scenes.py [--seats 3] [--seed 7] [--bot greedy] [--variant standard] [--name ...] [game ...]

Writes web/dev/fixtures/<game>.json (or <game>-<name>.json): the book of the game, and for every step of one game its events and the
scene of each seat (and of a spectator, last).
"""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match
from miskatonic.matches.record import Occupant
from miskatonic.server.http.games import book_of, rulebook_of
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.scenes import event_view, view_of

FOLDER = Path(__file__).parent / "fixtures"


def play(spec: AnyGame, seats: int, seed: int, bot: Bot, options: Mapping[str, str]) -> Match:
    match = Match.new(spec, [Occupant(f"seat-{n + 1}") for n in range(seats)], seed, options)
    luck = Dice.seeded(seed, "recording")
    while not match.over:
        asked = match.table.flow.decision
        seat = asked.seats[0]
        belief = spec.imagine(match.table, seat, Dice.seeded(0, "vantage"))
        word = bot.choose(Vantage(spec, belief, seat), luck)
        match.submit(seat, match.alphabet.text(word))
    return match


def moments(match: Match, seats: int) -> list[dict[str, Any]]:
    found = []
    for step in match.replay():
        views = [view_of(match.spec.scene(step.table, seat)) for seat in (*range(seats), None)]
        found.append(
            {
                "word": step.move.word if step.move else None,
                "seat": step.move.seat if step.move else None,
                "events": [event_view(match.spec, event) for event in step.events if event.to is None],
                "scenes": views,
            }
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(all_games()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--name", help="added to the name of the file")
    args = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for key in args.games:
        spec = find_game(key)
        seats = args.seats or min(3, spec.seats[-1])
        match = play(spec, seats, args.seed, make_bot(args.bot), spec.variants[args.variant])
        recorded = {
            "book": book_of(key),
            "rules": rulebook_of(key),
            "seats": seats,
            "moments": moments(match, seats),
        }
        target = FOLDER / f"{key}-{args.name}.json" if args.name else FOLDER / f"{key}.json"
        target.write_bytes(encode(recorded))
        print(f"{target}: {match.seq} words, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
