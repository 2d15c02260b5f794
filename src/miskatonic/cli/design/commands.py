"""`content`, `verbs` and `compare`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import GameArgument, GameOfCardsOption, JsonFlag, LanguageOption, RunArguments


@dataclass(frozen=True, kw_only=True)
class ContentArguments:
    """What was typed after `content`."""

    game: GameArgument
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to create.")]
    csv: Annotated[bool, typer.Option("--csv", help="Write lists of cards as CSV, for spreadsheets.")] = False


@takes(ContentArguments)
def content(arguments: ContentArguments) -> None:
    """Copy the card files of a game and their texts, to edit them and play with --content."""
    from miskatonic.cli.design.card_files import write_card_files

    write_card_files(arguments)


@dataclass(frozen=True, kw_only=True)
class VerbsArguments:
    """What was typed after `verbs`."""

    game: GameArgument
    verb: Annotated[
        str | None, typer.Argument(metavar="VERB", help="Show only this verb, in full.", show_default=False)
    ] = None
    json: JsonFlag = False


@takes(VerbsArguments)
def verbs(arguments: VerbsArguments) -> None:
    """List the verbs that card powers are made of, their arguments, and cards that use them."""
    from miskatonic.cli.design.verbs import show_verbs

    show_verbs(arguments)


@dataclass(frozen=True, kw_only=True)
class CompareArguments(RunArguments):
    """What was typed after `compare`."""

    a: Annotated[
        str, typer.Argument(metavar="A", help="A folder of card files, or `house` for the game's own cards.")
    ]
    b: Annotated[str, typer.Argument(metavar="B", help="The folder to compare with it, or `house`.")]
    games: Annotated[
        int, typer.Option("--games", metavar="K", help="Number of games with each set of cards.")
    ] = 100
    game: GameOfCardsOption = None
    language: LanguageOption = "en"


@takes(CompareArguments)
def compare(arguments: CompareArguments) -> None:
    """Play the same seeds with two sets of cards, and report the differences.

    The same seed gives the same result, whatever the number of jobs, unless a bot is limited by time.
    """
    from miskatonic.cli.design.comparison import show_comparison

    show_comparison(arguments)


DESIGN: Final = (
    Command(
        "content",
        content,
        ("miskatonic content wisdom-of-cthulhu my-cards", "miskatonic content witch-of-salem sheets --csv"),
    ),
    Command(
        "verbs",
        verbs,
        ("miskatonic verbs wisdom-of-cthulhu", "miskatonic verbs wisdom-of-cthulhu gain-per"),
    ),
    Command(
        "compare",
        compare,
        (
            "miskatonic compare house my-cards --games 1000",
            "miskatonic compare my-cards bolder-cards --seats 3 --bots search:200 --json",
        ),
    ),
)
