"""`verbs`: what card powers are made of."""

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.cli.design.commands import VerbsArguments
from miskatonic.cli.lookup import BadArgumentError, named_game
from miskatonic.cli.output import print_json
from miskatonic.content.verbs import Argument, VerbText, describe_verbs
from miskatonic.terminal.look import make_console

# How many examples each verb has in the list of all verbs.
_FEW = 2


def show_verbs(arguments: VerbsArguments) -> None:
    """All verbs of a game, or one with every card that uses it."""
    spec, name = named_game(arguments.game), arguments.verb
    verbs = describe_verbs(spec.verbs, *spec.card_folders)
    if name is not None and name not in spec.verbs.names():
        raise BadArgumentError(f"{spec.key} has no verb '{name}'; `miskatonic verbs {spec.key}` lists them")
    chosen = [verb for verb in verbs if name in (None, verb.name)]
    if arguments.json:
        shown = [_data(verb) for verb in chosen]
        print_json(shown if name is None else shown[0])
        return
    console = make_console()
    if name is None:
        console.print(Line(Text(f"{len(verbs)} verbs of {spec.key}", "title"), align="left", style="quiet"))
    for verb in chosen:
        console.print(_page(verb, _FEW if name is None else None))


def _page(verb: VerbText, most: int | None) -> RenderableType:
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="quiet", no_wrap=True)
    table.add_column()
    for argument in verb.arguments:
        table.add_row(f"  {argument.name}", Text(_takes(argument)))
    for example in verb.examples[:most]:
        table.add_row("  as in", Text(f"{example.card}: {example.key} = [{example.power}]"))
    return Group(Text.assemble((verb.name, "key"), f"  {verb.about}"), table)


def _takes(argument: Argument) -> str:
    if not argument.optional:
        return argument.takes
    return f"{argument.takes} (can be left out{f': {argument.default}' if argument.default else ''})"


def _data(verb: VerbText) -> dict[str, Any]:
    return {
        "verb": verb.name,
        "about": verb.about,
        "arguments": [argument._asdict() for argument in verb.arguments],
        "examples": [example._asdict() for example in verb.examples],
    }
