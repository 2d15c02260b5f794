"""`content`, `verbs`, `diff`, `compare`, `sweep` and `print`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import (
    ContentOption,
    GameArgument,
    GameOfCardsOption,
    JsonFlag,
    LanguageOption,
    RunArguments,
)


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


@dataclass(frozen=True, kw_only=True)
class PrintArguments:
    """What was typed after `print`."""

    game: GameArgument
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="The PDF to write.", show_default="deck.pdf"),
    ] = None
    content: ContentOption = None
    paper: Annotated[str, typer.Option("--paper", metavar="NAME", help="a4 or letter.")] = "a4"
    bleed: Annotated[
        str, typer.Option("--bleed", metavar="NAME", help="Colour beyond the cut: none, narrow or wide.")
    ] = "none"
    backs: Annotated[
        bool, typer.Option("--backs/--no-backs", help="Mirrored backs, for printing on both sides.")
    ] = True
    png: Annotated[
        Path | None,
        typer.Option("--png", metavar="DIR", help="Write each card as a picture, for print shops."),
    ] = None
    kinds: Annotated[
        str | None,
        typer.Option("--kinds", metavar="NAMES", help="Only these kinds of cards.", show_default="all"),
    ] = None
    everything: Annotated[
        bool, typer.Option("--everything", help="Also the cards of expansions and of stories.")
    ] = False
    language: LanguageOption = "en"


@takes(PrintArguments)
def print_deck(arguments: PrintArguments) -> None:
    """Write cards, tiles, boards, markers and a rule reference as a PDF to print and play (extra print)."""
    from miskatonic.cli.design.printing import write_deck

    write_deck(arguments)


@dataclass(frozen=True, kw_only=True)
class DiffArguments:
    """What was typed after `diff`."""

    a: Annotated[
        str, typer.Argument(metavar="A", help="A folder of card files, or `house` for the game's own cards.")
    ]
    b: Annotated[str, typer.Argument(metavar="B", help="The folder to compare with it, or `house`.")]
    game: GameOfCardsOption = None
    language: LanguageOption = "en"
    json: JsonFlag = False


@takes(DiffArguments)
def diff(arguments: DiffArguments) -> None:
    """Say what differs between two sets of cards, card by card. Nothing is played."""
    from miskatonic.cli.design.difference import show_difference

    show_difference(arguments)


@dataclass(frozen=True, kw_only=True)
class SweepArguments(RunArguments):
    """What was typed after `sweep`."""

    game: GameArgument
    setting: Annotated[
        str,
        typer.Option(
            "--set", metavar="CARD.KEY=VALUES", help="The value to vary: undead.power.amount=1..4, or =1,3,5."
        ),
    ]
    content: ContentOption = None


@takes(SweepArguments)
def sweep(arguments: SweepArguments) -> None:
    """Play the same seeds with several values of one key of a card, and report what each changes.

    Each value is compared with the first one, game by game. A key of a list of powers is the first one's. A
    general setting is named by its file: setup.turns=5..7.
    """
    from miskatonic.cli.design.sweeping import show_sweep

    show_sweep(arguments)


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
    Command(
        "print",
        print_deck,
        (
            "miskatonic print witch-of-salem -o deck.pdf",
            "miskatonic print wisdom-of-cthulhu --content my-cards --paper letter --bleed narrow",
            "miskatonic print cultistorm --png pictures --bleed wide --kinds item,terror",
        ),
    ),
    Command("diff", diff, ("miskatonic diff house my-cards",)),
    Command(
        "sweep",
        sweep,
        (
            "miskatonic sweep witch-of-salem --set undead.power.amount=1..3 --games 200",
            "miskatonic sweep wisdom-of-cthulhu --set necronomicon.kp=1,3,5 --seats 2 --content my-cards",
        ),
    ),
)
