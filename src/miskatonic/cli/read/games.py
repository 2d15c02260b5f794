"""`games`: what can be played."""

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.cli.lookup import read_texts
from miskatonic.cli.output import print_json
from miskatonic.cli.read.commands import GamesArguments
from miskatonic.content.texts import Texts
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame, Option
from miskatonic.terminal.look import make_console


def show_games(arguments: GamesArguments) -> None:
    """All games in short, or one of them in full."""
    key, language = arguments.game, arguments.language
    specs = list(all_games().values()) if key is None else [find_game(key)]
    if arguments.json:
        print_json([_game_data(spec, read_texts(spec, language)) for spec in specs])
        return
    console = make_console()
    for spec in specs:
        console.print(_game_page(spec, read_texts(spec, language), full=key is not None))
    if key is None:
        console.print(
            Text("\nRead more with: miskatonic games GAME; play with: miskatonic play GAME", "quiet")
        )


def _game_page(spec: AnyGame, texts: Texts, *, full: bool) -> RenderableType:
    title = Text.assemble((texts.say("game-title"), "title"), (f"  {spec.key}", "quiet"))
    kind = "together against the game" if spec.cooperative else "against one another"
    seats = f"{spec.seats[0]} to {spec.seats[-1]} seats, {kind}"
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="key", no_wrap=True)
    table.add_column()
    for option in spec.options:
        for line in _option_lines(option, texts) if full else [_option_line(option, texts)]:
            table.add_row(*line)
    return Group(
        Line(title, align="left", style="quiet"),
        Text(texts.say("game-pitch"), "italic"),
        Text(f"{seats}, {texts.say('game-length')}. {texts.say('game-complexity')}"),
        Text("\nVariants (--variant NAME)", "heading"),
        _variants(spec, texts),
        Text("\nTable options (-o KEY=VALUE); the default is marked with *", "heading"),
        table,
    )


def _option_line(option: Option, texts: Texts) -> tuple[str, Text]:
    values = Text(", ").join(_value(option, value) for value in option.values)
    several = " (several, separated by commas)" if option.many else ""
    return f"  {option.key}", Text.assemble(values, several, (f"  {texts.option(option.key).name}", "quiet"))


def _option_lines(option: Option, texts: Texts) -> list[tuple[str, Text]]:
    said = texts.option(option.key)
    head = Text.assemble((said.name, "heading"), f": {said.about}", (f"  {option.rule}", "rule"))
    values = [
        Text.assemble(_value(option, value), (f"  {said.values.get(value, '')}", "quiet"))
        for value in option.values
    ]
    if option.many:
        several = f"several can be chosen: -o {option.key}={','.join(option.values[-2:])}"
        values.append(Text(several, "quiet"))
    return [(f"  {option.key}", head), *(("", value) for value in values)]


def _value(option: Option, value: str) -> Text:
    return Text(f"{value}*", "bold") if value in option.default.split(",") else Text(value)


def _variants(spec: AnyGame, texts: Texts) -> Grid:
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="key", no_wrap=True)
    table.add_column()
    for name in spec.variants:
        said = texts.variant(name)
        table.add_row(f"  {name}", Text.assemble((said.name, "heading"), f": {said.about}"))
    return table


def _game_data(spec: AnyGame, texts: Texts) -> dict[str, Any]:
    return {
        "key": spec.key,
        "title": texts.say("game-title"),
        "pitch": texts.say("game-pitch"),
        "seats": [spec.seats[0], spec.seats[-1]],
        "cooperative": spec.cooperative,
        "rules_version": spec.rules_version,
        "options": [
            {
                "key": option.key,
                "name": texts.option(option.key).name,
                "about": texts.option(option.key).about,
                "values": list(option.values),
                "default": option.default,
                "many": option.many,
                "rule": option.rule,
            }
            for option in spec.options
        ],
        "variants": {name: dict(options) for name, options in spec.variants.items()},
    }
