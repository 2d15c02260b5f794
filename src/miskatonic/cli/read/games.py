"""`games`: what can be played."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.cli.lookup import named_game, read_content, read_texts
from miskatonic.cli.output import print_json
from miskatonic.cli.read.commands import GamesArguments
from miskatonic.content.texts import Texts
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame, Option
from miskatonic.terminal.departures import departure_list, departure_sentences
from miskatonic.terminal.look import Glyphs, glyphs, make_console

# So many departures of a variant are not listed again for another that has them, too.
_MANY: Final = 3


def show_games(arguments: GamesArguments) -> None:
    """All games in short, or one of them in full."""
    key, language = arguments.game, arguments.language
    specs = list(all_games().values()) if key is None else [named_game(key)]
    if arguments.json:
        print_json([_game_data(spec, read_content(spec, None), read_texts(spec, language)) for spec in specs])
        return
    console = make_console()
    for spec in specs:
        page = _GamePage(spec, read_content(spec, None), read_texts(spec, language), glyphs(console))
        console.print(page.in_full() if key is not None else page.in_short())
    if key is None:
        console.print(
            Text("\nRead more with: miskatonic games GAME; play with: miskatonic play GAME", "quiet")
        )


class _GamePage:
    """A game with its variants and options, and how each of them departs from the rule book."""

    def __init__(self, spec: AnyGame, content: object, texts: Texts, signs: Glyphs) -> None:
        self.spec = spec
        self.content = content
        self.texts = texts
        self.signs = signs
        self._departures = {
            name: departure_sentences(spec.departs(content, options), texts)
            for name, options in spec.variants.items()
        }

    def in_short(self) -> RenderableType:
        options = _grid()
        for option in self.spec.options:
            options.add_row(f"  {option.key}", self._option_line(option))
        return self._page(options)

    def in_full(self) -> RenderableType:
        options = _grid()
        for option in self.spec.options:
            options.add_row(f"  {option.key}", self._option_in_full(option))
        return self._page(options)

    def _page(self, options: Grid) -> RenderableType:
        texts, spec = self.texts, self.spec
        title = Text.assemble((texts.say("game-title"), "title"), (f"  {spec.key}", "quiet"))
        kind = "together against the game" if spec.cooperative else "against one another"
        seats = f"{spec.seats[0]} to {spec.seats[-1]} seats, {kind}"
        return Group(
            Line(title, align="left", style="quiet"),
            Text(texts.say("game-pitch"), "italic"),
            Text(f"{seats}, {texts.say('game-length')}. {texts.say('game-complexity')}"),
            Text("\nVariants (--variant NAME)", "heading"),
            self._variants(),
            Text("\nTable options (-o KEY=VALUE); the default is marked with *", "heading"),
            options,
        )

    def _variants(self) -> Grid:
        table = _grid()
        for name in self.spec.variants:
            said = self.texts.variant(name)
            first = " (for a first game)" if name == self.spec.newcomer else ""
            head = Text.assemble((said.name, "heading"), (first, "key"), f": {said.about}")
            table.add_row(f"  {name}", Group(head, departure_list(self._departing(name), self.signs.dash)))
        return table

    def _departing(self, name: str) -> list[str]:
        """How a variant departs from the book. What an earlier variant does, too, is not said again."""
        found = self._departures[name]
        for earlier, known in self._departures.items():
            if earlier == name:
                break
            if len(known) >= _MANY and set(known) <= set(found):
                more = [sentence for sentence in found if sentence not in known]
                return [f"The same as {earlier}{', and:' if more else '.'}", *more]
        return found

    def _option_line(self, option: Option) -> Text:
        values = Text(", ").join(_value(option, value) for value in option.values)
        several = " (several, separated by commas)" if option.many else ""
        name = self.texts.option(option.key).name
        return Text.assemble(values, several, (f"  {name}", "quiet"))

    def _option_in_full(self, option: Option) -> RenderableType:
        said = self.texts.option(option.key)
        values = Grid.grid(padding=(0, 2, 0, 0))
        values.add_column(no_wrap=True)
        values.add_column()
        for value in option.values:
            found = self.spec.departs_by(self.content, option.key, value)
            about = Text(said.values.get(value, ""), "quiet")
            departing = (
                [departure_list(departure_sentences(found, self.texts), self.signs.dash)] if found else []
            )
            values.add_row(_value(option, value), Group(about, *departing))
        several = f"several can be chosen: -o {option.key}={','.join(option.values[-2:])}"
        return Group(
            Text.assemble((said.name, "heading"), f": {said.about}", (f"  {option.rule}", "rule")),
            values,
            *([Text(several, "quiet")] if option.many else []),
            Text(""),
        )


def _grid() -> Grid:
    table = Grid.grid(padding=(0, 2))
    table.add_column(style="key", no_wrap=True)
    table.add_column()
    return table


def _value(option: Option, value: str) -> Text:
    return Text(f"{value}*", "bold") if value in option.default.split(",") else Text(value)


def _game_data(spec: AnyGame, content: object, texts: Texts) -> dict[str, Any]:
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
                "departures": {
                    value: departure_sentences(spec.departs_by(content, option.key, value), texts)
                    for value in option.values
                },
            }
            for option in spec.options
        ],
        "variants": {name: dict(options) for name, options in spec.variants.items()},
        "departures": {
            name: departure_sentences(spec.departs(content, options), texts)
            for name, options in spec.variants.items()
        },
        "newcomer": spec.newcomer,
    }
