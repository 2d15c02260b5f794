"""`games`, `rules` and `cards`: things to read."""

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from miskatonic.cli.output import print_json
from miskatonic.cli.shelf import open_library, read_texts
from miskatonic.content.cards import CardText, describe_card
from miskatonic.content.rulebook import Rule, Rulebook, Section, load_rulebook
from miskatonic.content.texts import Texts
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import GameSpec, Option
from miskatonic.terminal.look import glyphs, make_console
from miskatonic.terminal.pages import ALL, rules_page


def show_games(key: str | None, language: str, *, json: bool) -> None:
    """The games in short, or one of them in full."""
    specs = list(all_games().values()) if key is None else [find_game(key)]
    if json:
        print_json([_game_data(spec, read_texts(spec, language)) for spec in specs])
        return
    console = make_console()
    for spec in specs:
        console.print(_game_page(spec, read_texts(spec, language), full=key is not None))
    if key is None:
        console.print(
            Text("\nRead more with: miskatonic games GAME; sit down with: miskatonic play GAME", "quiet")
        )


def show_rules(key: str, wanted: str, *, json: bool) -> None:
    """The contents of a rulebook, a part of it, or what speaks of something."""
    book = load_rulebook(find_game(key))
    if json:
        print_json(_rules_data(book, wanted))
        return
    console = make_console()
    console.print(rules_page(book, wanted))
    if not wanted:
        ways = f"{key} 5, or {book.prefix}-5.3, or some words, or {ALL}"
        console.print(Text(f"\nRead on with: miskatonic rules {ways}", "quiet"))


def show_cards(key: str, name: str, folder: Path | None, language: str, *, json: bool) -> None:
    """All cards, or one."""
    library = open_library(find_game(key), folder, language)
    if json and name:
        print_json(_card_data(describe_card(library.spec, library.content, library.texts, name)))
    elif json:
        print_json([_card_data(card) for card in library.cards])
    else:
        console = make_console()
        console.print(library.card(name, glyphs(console)))


def _game_page(spec: GameSpec, texts: Texts, *, full: bool) -> RenderableType:
    title = Text.assemble((texts.say("game-title"), "title"), (f"  {spec.key}", "quiet"))
    kind = "together against the game" if spec.cooperative else "against one another"
    seats = f"{spec.seats[0]} to {spec.seats[-1]} seats, {kind}"
    table = Table.grid(padding=(0, 2))
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
        Text("\nTable options (-o KEY=VALUE); the default has a star", "heading"),
        table,
    )


def _option_line(option: Option, texts: Texts) -> tuple[str, Text]:
    values = Text(", ").join(_value(option, value) for value in option.values)
    several = " (several, divided by commas)" if option.many else ""
    return f"  {option.key}", Text.assemble(values, several, (f"  {texts.option(option.key).name}", "quiet"))


def _option_lines(option: Option, texts: Texts) -> list[tuple[str, Text]]:
    said = texts.option(option.key)
    head = Text.assemble((said.name, "heading"), f": {said.about}", (f"  {option.rule}", "rule"))
    values = [
        Text.assemble(_value(option, value), (f"  {said.values.get(value, '')}", "quiet"))
        for value in option.values
    ]
    if option.many:
        several = f"several may be named: -o {option.key}={','.join(option.values[-2:])}"
        values.append(Text(several, "quiet"))
    return [(f"  {option.key}", head), *(("", value) for value in values)]


def _value(option: Option, value: str) -> Text:
    return Text(f"{value}*", "bold") if value in option.default.split(",") else Text(value)


def _variants(spec: GameSpec, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="key", no_wrap=True)
    table.add_column()
    for name in spec.variants:
        said = texts.variant(name)
        table.add_row(f"  {name}", Text.assemble((said.name, "heading"), f": {said.about}"))
    return table


def _game_data(spec: GameSpec, texts: Texts) -> dict[str, Any]:
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


def _rules_data(book: Rulebook, wanted: str) -> dict[str, Any] | list[dict[str, Any]]:
    found = tuple(book.rules.values()) if wanted.casefold() in ("", ALL) else book.search(wanted)
    if isinstance(found, Rule):
        return _rule_data(found)
    return [_rule_data(rule) for rule in (book.rules_in(found) if isinstance(found, Section) else found)]


def _rule_data(rule: Rule) -> dict[str, Any]:
    return {"id": rule.id, "section": rule.section, "text": rule.text, "cites": list(rule.cites)}


def _card_data(card: CardText) -> dict[str, Any]:
    return card._asdict() | {"facts": [{"label": label, "value": value} for label, value in card.facts]}
