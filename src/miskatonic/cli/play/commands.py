"""`play`, `replay` and `serve`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import (
    BOTS_HELP,
    GAME_HELP,
    ContentOption,
    JobsOption,
    JsonFlag,
    LanguageOption,
    TableOption,
    VariantOption,
)
from miskatonic.cli.play.serve import serve_command

DEFAULT_LANGUAGE: Final = "en"


@dataclass(frozen=True, kw_only=True)
class PlayArguments:
    """What was typed after `play`."""

    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP)] = None
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="N", help="Number of seats at the table.", show_default="3"),
    ] = None
    me: Annotated[
        str | None,
        typer.Option(
            "--me", metavar="SEATS", help="The seats of people: 1,3; `none` to watch.", show_default="1"
        ),
    ] = None
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help=f"Bots for the other seats: one for all, or one for each. {BOTS_HELP}",
            show_default="greedy",
        ),
    ] = None
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAMES", help="Names of the seats: Ada,Bo,Cleo.")
    ] = None
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="N", help="Determines every shuffle and die roll.", show_default="random"
        ),
    ] = None
    option: TableOption = None
    variant: VariantOption = None
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None
    step: Annotated[
        int | None,
        typer.Option(
            "--step", metavar="N", help="With --load: go on after this many moves, as another game."
        ),
    ] = None
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Go on with a kept game: the latest, or one whose name begins with GAME. Games played in a"
            " terminal are kept after every move, in the user's data folder or in MISKATONIC_GAMES.",
        ),
    ] = False
    campaign: Annotated[
        Path | None,
        typer.Option(
            "--campaign",
            metavar="FILE",
            help="Play the next session of the campaign in this file, which is written when the session is"
            " over. If there is no such file, a campaign begins.",
        ),
    ] = None
    content: ContentOption = None
    language: LanguageOption = DEFAULT_LANGUAGE


@takes(PlayArguments)
def play(arguments: PlayArguments) -> None:
    """Play in this terminal, alone with bots or with several people at one keyboard.

    Input can be piped in, one line each, so a game can be scripted.
    """
    from miskatonic.cli.play.match import play_match

    play_match(arguments)


@dataclass(frozen=True, kw_only=True)
class ReplayArguments:
    """What was typed after `replay`."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (a capsule).")]
    step: Annotated[
        int | None,
        typer.Option("--step", metavar="N", help="Begin after this many moves; in a pipe, show that step."),
    ] = None
    all_steps: Annotated[bool, typer.Option("--all", help="Tell the whole game, move by move.")] = False
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="Show what this seat saw.", show_default="a spectator"),
    ] = None
    json: JsonFlag = False
    content: ContentOption = None
    language: LanguageOption = DEFAULT_LANGUAGE


@takes(ReplayArguments)
def replay(arguments: ReplayArguments) -> None:
    """Show a saved game again: in a terminal step by step, else its end, one step or all of it."""
    from miskatonic.cli.play.replay import show_replay

    show_replay(arguments)


@dataclass(frozen=True, kw_only=True)
class AnalyseArguments:
    """What was typed after `analyse`."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (a capsule).")]
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="Tell it for this seat.", show_default="the winner"),
    ] = None
    worlds: Annotated[
        int,
        typer.Option(
            "--worlds",
            metavar="K",
            help="How many worlds the mover could believe in are looked at each time.",
        ),
    ] = 8
    learn: Annotated[
        bool, typer.Option("--learn", help="Show the position before each large mistake, and try again.")
    ] = False
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            "--checkpoint",
            metavar="FILE",
            help="Save what is done in this file, and go on from it if it is there.",
        ),
    ] = None
    jobs: JobsOption = None
    json: JsonFlag = False
    content: ContentOption = None
    language: LanguageOption = DEFAULT_LANGUAGE


@takes(AnalyseArguments)
def analyse(arguments: AnalyseArguments) -> None:
    """Tell how the chances went in a saved game, what luck and what choices changed, and which were mistakes.

    Every move is judged by what its player could know then. Ctrl-C shows what has been done so far.
    """
    from miskatonic.cli.play.analyse import show_analysis

    show_analysis(arguments)


PLAY: Final = (
    Command(
        "play",
        play,
        (
            "miskatonic play witch-of-salem",
            "miskatonic play witch-of-salem --seats 4 --me 1,3 --bots search -o preset=elder",
            "miskatonic play --resume",
            "miskatonic play --load arkham.json --step 40",
            "miskatonic play cultistorm --seats 4 --campaign storm.json",
        ),
    ),
    Command(
        "replay",
        replay,
        (
            "miskatonic replay arkham.json",
            "miskatonic replay arkham.json --step 40 --seat 1",
            "miskatonic replay arkham.json --all > arkham.txt",
        ),
    ),
    Command(
        "analyse",
        analyse,
        (
            "miskatonic analyse arkham.json",
            "miskatonic analyse arkham.json --seat 2 --learn",
            "miskatonic analyse arkham.json --worlds 32 --checkpoint arkham.analysis --json",
        ),
    ),
    Command("serve", serve_command()),
)
