"""`play`: start or load a match and play it in the terminal."""

import secrets
import shlex
import sys
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from miskatonic.bots.roster import is_external, make_bot, make_bot_of
from miskatonic.cli.lookup import BadArgumentError, named_game, open_library, pick_game, table_options
from miskatonic.cli.play import campaigns
from miskatonic.cli.play.commands import DEFAULT_LANGUAGE, PlayArguments
from miskatonic.cli.play.keyboard import reader
from miskatonic.cli.play.resume import chosen_game
from miskatonic.cli.play.seating import alone, named, seated
from miskatonic.cli.play.shelf import About, KeptGame, Shelf, shelf_folder
from miskatonic.games.spec import AnyGame, check_seats
from miskatonic.matches import Match, files
from miskatonic.matches.region import options_of_tables
from miskatonic.terminal.audience import Read
from miskatonic.terminal.keeping import Keeping
from miskatonic.terminal.look import make_console
from miskatonic.terminal.neighbours import neighbours_of
from miskatonic.terminal.session import Session
from miskatonic.terminal.voice import Voice

DEFAULT_SEATS = 3
DEFAULT_BOT = "greedy"
ADVISER = "search:500ms"
# A script that is run again must see the same advice, so its search is limited by iterations, not by time.
ADVISER_OF_SCRIPTS = "search:32"


def play_match(wanted: PlayArguments) -> None:
    """Play until everybody has left the table."""
    console = make_console()
    is_script = not sys.stdin.isatty()
    read = reader(console)
    shelf = Shelf(shelf_folder())
    kept = None
    if wanted.resume:
        kept = _resumed(wanted, shelf, console, read, asks=not is_script)
        if kept is None:
            return
        wanted = _as_kept(wanted, kept)
    match = _new(wanted) if wanted.load is None else _loaded(wanted, wanted.load)
    library = open_library(match.spec, wanted.content, wanted.language)
    bots = {
        seat: make_bot_of(match.spec, who.bot)
        for seat, who in enumerate(match.setup.seats)
        if who.bot is not None
    }
    match.setup = replace(match.setup, seats=named(match, wanted, library.texts))
    voice = Voice(library.texts, [who.name for who in match.setup.seats])
    adviser = make_bot(ADVISER_OF_SCRIPTS if is_script else ADVISER)
    pauses = not is_script and len(bots) < len(match.setup.seats)
    if kept is None and pauses:
        kept = shelf.place_for(match.spec.key, _about(wanted))
    keeping = Keeping(kept, _flags(wanted))
    Session(
        match,
        voice,
        library,
        bots,
        adviser,
        console,
        read,
        pauses=pauses,
        keeping=keeping,
        neighbours=neighbours_of(match),
    ).run()
    if wanted.campaign is not None:
        console.print(campaigns.written(match, wanted.campaign))


def _resumed(
    wanted: PlayArguments, shelf: Shelf, console: Console, read: Read, *, asks: bool
) -> KeptGame | None:
    if wanted.load is not None:
        raise BadArgumentError("--resume and --load cannot be given together")
    return chosen_game(shelf, wanted.game or "", console, read, asks=asks)


def _as_kept(wanted: PlayArguments, kept: KeptGame) -> PlayArguments:
    """The arguments that load a kept game, with its own cards, language and campaign file."""
    content, campaign = kept.about.content, kept.about.campaign
    return replace(
        wanted,
        game=None,
        load=kept.path,
        content=wanted.content or (None if content is None else Path(content)),
        language=kept.about.language,
        campaign=wanted.campaign or (None if campaign is None else Path(campaign)),
    )


def _about(wanted: PlayArguments) -> About:
    content = None if wanted.content is None else str(wanted.content.resolve())
    campaign = None if wanted.campaign is None else str(wanted.campaign.resolve())
    return About(content, wanted.language, campaign)


def _flags(wanted: PlayArguments) -> str:
    """What the command line needs besides the file of a game to go on with it."""
    content = "" if wanted.content is None else f" --content {shlex.quote(str(wanted.content))}"
    language = "" if wanted.language == DEFAULT_LANGUAGE else f" --language {wanted.language}"
    return content + language


def _new(wanted: PlayArguments) -> Match:
    if wanted.step is not None:
        raise BadArgumentError("--step needs --load: it is a step of a saved game")
    spec = pick_game(wanted.game)
    chosen = table_options(spec, wanted.option or (), wanted.variant)
    if wanted.campaign is not None:
        chosen = {**campaigns.options_in(spec, wanted.campaign), **chosen}
    options = spec.settle(chosen)
    if spec.region is not None and spec.region.tables(options):
        # People have the first table, bots the others.
        options = options_of_tables(spec, options)[0]
    allowed = spec.seats_for(options)
    usual = campaigns.seats_of(spec, options) or max(min(DEFAULT_SEATS, allowed[-1]), allowed[0])
    count = wanted.seats if wanted.seats is not None else usual
    check_seats(allowed, count)
    if spec.is_solo(options):
        occupants = alone(count, wanted)
    else:
        me = "1" if wanted.me is None else wanted.me
        occupants = seated(count, me, DEFAULT_BOT if wanted.bots is None else wanted.bots)
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
            how = "--resume" if wanted.resume else "--load"
            raise BadArgumentError(f"{flag} cannot be given with {how}: the saved game has its own")
    match = files.load(file, lambda spec: _content(spec, wanted))
    if wanted.game is not None and named_game(wanted.game) is not match.spec:
        raise BadArgumentError(f"{file} is a game of {match.spec.key}, not of {wanted.game}")
    if wanted.bots is None:
        _refuse_programs(match, file)
    if wanted.step is not None:
        if not 0 <= wanted.step <= match.seq:
            raise BadArgumentError(f"there is no step {wanted.step}; {file} has steps 0 to {match.seq}")
        match = match.fork(wanted.step)
    if wanted.me is not None or wanted.bots is not None:
        old = match.setup.seats
        mine = ",".join(str(seat + 1) for seat, who in enumerate(old) if who.bot is None) or "none"
        others = [who.bot for who in old if who.bot is not None]
        bot = others[0] if others else DEFAULT_BOT
        sitting = seated(
            len(old), mine if wanted.me is None else wanted.me, bot if wanted.bots is None else wanted.bots
        )
        match.setup = replace(match.setup, seats=tuple(sitting))
    return match


def _refuse_programs(match: Match, file: Path) -> None:
    """A file may come from anybody, and name any program."""
    for who in match.setup.seats:
        if who.bot is not None and is_external(who.bot):
            raise BadArgumentError(
                f"{file} names a program that plays a seat, '{who.bot}';"
                " it runs only if you name it with --bots"
            )


def _content(spec: AnyGame, wanted: PlayArguments) -> object:
    return None if wanted.content is None else spec.load_content(wanted.content)
