"""`cards`: the cards of a game."""

from typing import Any

from miskatonic.cli.lookup import named_game, open_library
from miskatonic.cli.output import print_json
from miskatonic.cli.read.commands import CardsArguments
from miskatonic.content.cards import CardText, describe_card
from miskatonic.terminal.look import glyphs, make_console


def show_cards(arguments: CardsArguments) -> None:
    """All cards, or one."""
    library = open_library(named_game(arguments.game), arguments.content, arguments.language)
    name = " ".join(arguments.name or ())
    if arguments.json and name:
        print_json(_card_data(describe_card(library.spec, library.content, library.texts, name)))
    elif arguments.json:
        print_json([_card_data(card) for card in library.cards])
    else:
        console = make_console()
        console.print(library.card(name, glyphs(console)))


def _card_data(card: CardText) -> dict[str, Any]:
    return card._asdict() | {"facts": [{"label": label, "value": value} for label, value in card.facts]}
