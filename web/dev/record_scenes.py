"""Record games of bots as scenes, for drawing boards without a server.

    python web/dev/record_scenes.py [--seats 3] [--seed 7] [--bot greedy] [--variant standard] [--name ...] [game ...]
    python web/dev/record_scenes.py --questions 200 [--seats 3] [--name ...] [game ...]
    python web/dev/record_scenes.py --option modules=relics,victims --option difficulty=novice cultistorm

Writes web/dev/fixtures/<game>.json (or <game>-<name>.json): the book of the game, and for every step of one game its events and the
scene of each seat (and of a spectator, last). An `--option` goes before the variant's.

With `--questions`, bots play that many games of all variants, and the file has one moment for each kind of question,
the one with the most pieces on the table. It prints the kinds that nobody was asked.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match
from miskatonic.matches.record import Occupant
from miskatonic.server.http.games import book_of, rulebook_of
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.scenes import SceneView, event_view, view_of

FOLDER = Path(__file__).parent / "fixtures"


def play(match: Match, seed: int, bot: Bot) -> Iterator[Match]:
    """Bots play the match; it is given back before every word."""
    spec = match.spec
    luck = Dice.seeded(seed, "recording")
    while not match.over:
        yield match
        seat = match.table.flow.decision.seats[0]
        belief = spec.imagine(match.table, seat, Dice.seeded(0, "vantage"))
        word = bot.choose(Vantage(spec, belief, seat), luck)
        match.submit(seat, match.alphabet.text(word))


def laid(spec: AnyGame, seats: int, seed: int, options: Mapping[str, str]) -> Match:
    return Match.new(spec, [Occupant(f"seat-{n + 1}") for n in range(seats)], seed, options)


def everybody(match: Match) -> tuple[int | None, ...]:
    """All seats, and a spectator."""
    return (*range(len(match.setup.seats)), None)


def views(match: Match, table: Any, viewers: Sequence[int | None]) -> list[SceneView]:
    return [view_of(match.spec.scene(table, seat)) for seat in viewers]


def moments(match: Match, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """Every step of a match."""
    return [
        {
            "word": step.move.word if step.move else None,
            "seat": step.move.seat if step.move else None,
            "events": [event_view(match.spec, event) for event in step.events if event.to is None],
            "scenes": views(match, step.table, viewers),
        }
        for step in match.replay()
    ]


def questions(
    spec: AnyGame, seats: int, games: int, options: Mapping[str, str], only: int | None
) -> list[dict[str, Any]]:
    """A moment for each kind of question, by the name of its kind; `only` those that this seat is asked."""
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    variants = list(variants_with(spec, seats, options))
    for seed in range(games):
        match = laid(spec, seats, seed, variants[seed % len(variants)])
        # Random bots come to questions that greedy ones avoid.
        for now in play(match, seed, make_bot("greedy" if seed // len(variants) % 2 else "random")):
            asked = now.table.flow.decision
            if only not in (None, asked.seat):
                continue
            kind = kind_of(asked.prompt, asked.about or {})
            own = view_of(spec.scene(now.table, asked.seat))
            size = sum(len(zone.pieces) for zone in own.zones) + len(asked.options)
            if size > found.get(kind, (0, {}))[0]:
                scenes = views(now, now.table, everybody(now) if only is None else [only])
                found[kind] = (size, {"word": None, "seat": asked.seat, "events": [], "scenes": scenes})
    declared = spec.vocabulary.prompts if spec.vocabulary else ()
    missing = {prompt.name for prompt in declared} - {kind.split()[0] for kind in found}
    print(f"{spec.key}, {seats} seats: {len(found)} kinds; never asked: {', '.join(sorted(missing)) or 'none'}")
    return [moment for _, (_, moment) in sorted(found.items())]


def variants_with(spec: AnyGame, seats: int, options: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
    """The variants with which these options can be chosen."""
    for variant in spec.variants.values():
        chosen = {**variant, **options}
        with suppress(BadOptionError):
            laid(spec, seats, 0, chosen)
            yield chosen


def kind_of(prompt: str, about: Mapping[str, Any]) -> str:
    """Questions with other circumstances are worded and drawn otherwise."""
    return " ".join([prompt, *(f"{key}={value}" for key, value in sorted(about.items()) if isinstance(value, bool))])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(all_games()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seat", type=int, help="record only what this seat sees")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--questions", type=int, metavar="GAMES", help="one moment for each kind of question")
    parser.add_argument("--name", help="added to the name of the file")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    args.folder.mkdir(exist_ok=True)
    options = dict(option.split("=", 1) for option in args.option)
    for key in args.games:
        spec = find_game(key)
        seats = args.seats or min(3, spec.seats[-1])
        if args.questions:
            steps = questions(spec, seats, args.questions, options, args.seat)
        else:
            match = laid(spec, seats, args.seed, {**spec.variants[args.variant], **options})
            for _ in play(match, args.seed, make_bot(args.bot)):
                pass
            steps = moments(match, everybody(match) if args.seat is None else [args.seat])
        recorded = {"book": book_of(key), "rules": rulebook_of(key), "seats": seats, "moments": steps}
        target = args.folder / (f"{key}-{args.name}.json" if args.name else f"{key}.json")
        target.write_bytes(encode(recorded))
        print(f"{target}: {len(steps)} moments, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
