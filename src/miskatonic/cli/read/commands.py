"""`games`, `rules` and `cards`."""

from dataclasses import dataclass
from typing import Annotated, Final

import typer

from miskatonic.cli.command import Command, takes
from miskatonic.cli.options import ContentOption, GameArgument, JsonFlag, LanguageOption


@dataclass(frozen=True, kw_only=True)
class GamesArguments:
    """What was typed after `games`."""

    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Show only this game, in full.", show_default=False)
    ] = None
    json: JsonFlag = False
    language: LanguageOption = "en"


@takes(GamesArguments)
def games(arguments: GamesArguments) -> None:
    """List the games with their seats, table options and variants."""
    from miskatonic.cli.read.games import show_games

    show_games(arguments)


@dataclass(frozen=True, kw_only=True)
class RulesArguments:
    """What was typed after `rules`."""

    game: GameArgument
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="RULE",
            help="A rule or chapter (5.3, WOS-5.3, R14, 5), `all`, or words to search for (elder sign).",
        ),
    ] = None
    json: JsonFlag = False


@takes(RulesArguments)
def rules(arguments: RulesArguments) -> None:
    """Read the rulebook: its contents, a chapter, one rule with its examples, or a search."""
    from miskatonic.cli.read.rules import show_rules

    show_rules(arguments)


@dataclass(frozen=True, kw_only=True)
class CardsArguments:
    """What was typed after `cards`."""

    game: GameArgument
    name: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="The name of a card: elixir, deep ones.")
    ] = None
    json: JsonFlag = False
    content: ContentOption = None
    language: LanguageOption = "en"


@takes(CardsArguments)
def cards(arguments: CardsArguments) -> None:
    """Show all cards of a game, or one of them."""
    from miskatonic.cli.read.cards import show_cards

    show_cards(arguments)


READ: Final = (
    Command("games", games, ("miskatonic games", "miskatonic games witch-of-salem")),
    Command(
        "rules",
        rules,
        (
            "miskatonic rules witch-of-salem",
            "miskatonic rules witch-of-salem 5",
            "miskatonic rules witch-of-salem WOS-R14",
            "miskatonic rules wisdom-of-cthulhu elder sign",
        ),
    ),
    Command("cards", cards, ("miskatonic cards witch-of-salem", "miskatonic cards witch-of-salem deep ones")),
)
