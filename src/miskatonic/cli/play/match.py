"""`play`: start or load a match and play it in the terminal."""

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

from rich.console import Console

from miskatonic.bots.roster import make_bot, make_bot_of
from miskatonic.cli.lookup import BadArgumentError, open_library, pick_game, split_list, table_options
from miskatonic.cli.play.commands import PlayArguments
from miskatonic.content.texts import Texts, seat_names
from miskatonic.games.spec import AnyGame, check_seats
from miskatonic.matches import Match, Occupant, files
from miskatonic.terminal.audience import ANSWER, Read
from miskatonic.terminal.look import make_console
from miskatonic.terminal.session import Session
from miskatonic.terminal.voice import Voice

DEFAULT_SEATS = 3
DEFAULT_BOT = "greedy"
ADVISER = "search:500ms"
# A script that is run again must see the same advice, so its search is limited by iterations, not by time.
ADVISER_OF_SCRIPTS = "search:32"


def play_match(wanted: PlayArguments) -> None:
    """Play until everybody has left the table."""
    match = _new(wanted) if wanted.load is None else _loaded(wanted, wanted.load)
    library = open_library(match.spec, wanted.content, wanted.language)
    bots = {
        seat: make_bot_of(match.spec, who.bot)
        for seat, who in enumerate(match.setup.seats)
        if who.bot is not None
    }
    match.setup = replace(match.setup, seats=_named(match, wanted, library.texts))
    voice = Voice(library.texts, [who.name for who in match.setup.seats])
    console = make_console()
    is_script = not sys.stdin.isatty()
    adviser = make_bot(ADVISER_OF_SCRIPTS if is_script else ADVISER)
    pauses = not is_script and len(bots) < len(match.setup.seats)
    Session(match, voice, library, bots, adviser, console, _reader(console), pauses=pauses).run()


def _new(wanted: PlayArguments) -> Match:
    spec = pick_game(wanted.game)
    count = wanted.seats if wanted.seats is not None else min(DEFAULT_SEATS, spec.seats[-1])
    check_seats(spec.seats, count)
    options = spec.settle(table_options(spec, wanted.option or (), wanted.variant))
    if spec.is_solo(options):
        occupants = _alone(count, wanted)
    else:
        me = "1" if wanted.me is None else wanted.me
        occupants = _seated(count, me, DEFAULT_BOT if wanted.bots is None else wanted.bots)
    seed = secrets.randbelow(1_000_000) if wanted.seed is None else wanted.seed
    return Match.new(spec, occupants, seed, options, _content(spec, wanted))


def _loaded(wanted: PlayArguments, file: Path) -> Match:
    given_flags = {
        "--seats": wanted.seats,
        "--seed": wanted.seed,
        "--option": wanted.option,
        "--variant": wanted.variant,
    }
    for flag, given in given_flags.items():
        if given is not None:
            raise BadArgumentError(f"{flag} cannot be given with --load: the saved game has its own")
    match = files.load(file, lambda spec: _content(spec, wanted))
    if wanted.game not in (None, match.spec.key):
        raise BadArgumentError(f"{file} is a game of {match.spec.key}, not of {wanted.game}")
    if wanted.me is not None or wanted.bots is not None:
        old = match.setup.seats
        mine = ",".join(str(seat + 1) for seat, who in enumerate(old) if who.bot is None) or "none"
        others = [who.bot for who in old if who.bot is not None]
        bot = others[0] if others else DEFAULT_BOT
        seated = _seated(
            len(old), mine if wanted.me is None else wanted.me, bot if wanted.bots is None else wanted.bots
        )
        match.setup = replace(match.setup, seats=tuple(seated))
    return match


def _content(spec: AnyGame, wanted: PlayArguments) -> object:
    return None if wanted.content is None else spec.load_content(wanted.content)


def _seated(count: int, me: str, bots: str) -> list[Occupant]:
    """Who plays each seat, a person or a bot; seats have no names yet."""
    people = _people(me, count)
    names = split_list(bots)
    free = [seat for seat in range(count) if seat not in people]
    if len(names) not in (1, len(free)):
        raise BadArgumentError(
            f"name one bot, or one for each of the {len(free)} other seats, not {len(names)}"
        )
    for name in names:
        make_bot(name)
    of_seat = dict(zip(free, names * len(free) if len(names) == 1 else names, strict=False))
    return [Occupant("", of_seat.get(seat)) for seat in range(count)]


def _alone(count: int, wanted: PlayArguments) -> list[Occupant]:
    """One person at all seats."""
    for flag, given in {"--bots": wanted.bots, "--me": wanted.me}.items():
        if given is not None:
            raise BadArgumentError(f"{flag} cannot be given: one person plays all seats of this table")
    return [Occupant("")] * count


def _people(me: str, count: int) -> set[int]:
    if me.strip() == "none":
        return set()
    people = set()
    for part in split_list(me):
        if not part.isdecimal() or not 1 <= int(part) <= count:
            raise BadArgumentError(f"there is no seat '{part}'; seats are numbered 1 to {count}: --me 1,3")
        people.add(int(part) - 1)
    return people


def _named(match: Match, wanted: PlayArguments, texts: Texts) -> tuple[Occupant, ...]:
    """The occupants with the names that were typed, were saved, or that the game gives to its seats."""
    old = match.setup.seats
    if wanted.names is not None:
        names: Sequence[str] = split_list(wanted.names)
        if len(names) != len(old) or len(set(names)) < len(names) or "" in names:
            raise BadArgumentError(f"--names needs {len(old)} different names, separated by commas")
    else:
        names = seat_names(texts, match.spec.scene(match.table, None))
    return tuple(
        who._replace(name=name if wanted.names else who.name or name)
        for who, name in zip(old, names, strict=True)
    )


def _reader(console: Console) -> Read:
    """Reads lines from the keyboard. Lines from a pipe are printed too, so that a transcript is complete."""
    if not sys.stdin.isatty():
        return partial(_from_pipe, console)
    with suppress(ImportError):
        # Importing it gives `input` a history and arrow keys.
        import_module("readline")
    return _from_keyboard


def _from_pipe(console: Console, prompt: str) -> str | None:
    line = sys.stdin.readline()
    console.print(f"{prompt}{line.rstrip()}", markup=False)
    return line.rstrip("\n") if line else None


def _from_keyboard(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None
    except KeyboardInterrupt:
        # The first interrupt asks to leave, which can offer to save; the second one leaves.
        sys.stdout.write("\n")
        return "quit" if prompt == ANSWER else None
