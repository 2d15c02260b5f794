"""`verify` and `check-content`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import GameArgument, GameOfCardsOption, JobsOption, JsonFlag, LanguageOption


@dataclass(frozen=True, kw_only=True)
class VerifyArguments:
    """What was typed after `verify`."""

    game: GameArgument
    games: Annotated[int, typer.Option("--games", metavar="K", help="Number of random games.")] = 1000
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Determines which games are played.")] = 0
    mixes: Annotated[
        bool, typer.Option("--mixes", help="Mix table options at random, so that every pair is played.")
    ] = False
    jobs: JobsOption = None
    json: JsonFlag = False


@takes(VerifyArguments)
def verify(arguments: VerifyArguments) -> None:
    """Play random games under the contract that every game must keep, and report what they covered.

    All numbers of seats and all variants are played in turn; with --mixes, random mixes of the table options,
    expansions included. The exit code is 1 when a clause is broken.
    """
    from miskatonic.cli.check.contract import show_verification

    raise typer.Exit(show_verification(arguments))


@dataclass(frozen=True, kw_only=True)
class CheckContentArguments:
    """What was typed after `check-content`."""

    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of card files.")]
    game: GameOfCardsOption = None
    json: JsonFlag = False
    language: LanguageOption = "en"


@takes(CheckContentArguments)
def check_content(arguments: CheckContentArguments) -> None:
    """Check edited card files and their texts; every fault is named by file and key."""
    from miskatonic.cli.check.card_files import show_content_check

    raise typer.Exit(show_content_check(arguments))


CHECK: Final = (
    Command(
        "verify",
        verify,
        ("miskatonic verify witch-of-salem --games 20000", "miskatonic verify cultistorm --mixes"),
    ),
    Command("check-content", check_content, ("miskatonic check-content my-cards --game witch-of-salem",)),
)
