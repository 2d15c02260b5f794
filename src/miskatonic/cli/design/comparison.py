"""`compare`: what differs between two sets of cards."""

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.arena import Comparison, compare
from miskatonic.arena.paired import Difference
from miskatonic.cli.design.commands import CompareArguments
from miskatonic.cli.design.sides import folder_of, game_of
from miskatonic.cli.lookup import read_texts
from miskatonic.cli.output import finish, print_json, progress_bar
from miskatonic.cli.runs import make_run, means_of
from miskatonic.content.texts import Texts
from miskatonic.terminal.look import make_console


def show_comparison(arguments: CompareArguments) -> None:
    """Play the pairs of games and print what differs."""
    spec = game_of(arguments.game, arguments.a, arguments.b)
    a, b = (folder_of(spec, side) for side in (arguments.a, arguments.b))
    run = make_run(arguments, spec, a)
    texts = read_texts(spec, arguments.language, b or a)
    with progress_bar(f"{arguments.a} and {arguments.b}, {arguments.bots}") as progress:
        found = compare(run, b, **means_of(arguments, progress))
    if arguments.json:
        print_json(found.as_dict())
    else:
        make_console().print(_page(found, texts))
    finish(found.run.games, arguments.games, "pairs of games")


def _page(found: Comparison, texts: Texts) -> RenderableType:
    title = Text.assemble(
        (f"{found.run.games:,} pairs of games of {found.run.spec.key}", "title"),
        (f"  {', '.join(found.run.lineup)}, seed {found.run.seed}", "quiet"),
    )
    same = "  The cards are the same." if found.a.digest == found.b.digest else ""
    in_one_only = found.a.powers ^ found.b.powers
    effects = {cause: each for cause, each in found.effects.items() if each.is_clear or cause in in_one_only}
    return Group(
        Line(title, align="left", style="quiet"),
        Text(f"A  {found.a.name}\nB  {found.b.name}{same}\n"),
        _table(_results(found)),
        Text("\nHow they ended", "heading"),
        _table((name, _percent, each) for name, each in found.endings.items()),
        Text("\nEffects in a game, of cards that clearly differ or that one side alone has", "heading"),
        _table((_named(cause, texts), _plain, each) for cause, each in effects.items()),
        Text(f"\n{_judgement(found)}", "quiet"),
    )


Row = tuple[str, Callable[[float], str], Difference]


def _results(found: Comparison) -> Iterable[Row]:
    for seat, won in enumerate(found.won, 1):
        yield "won" if found.cooperative else f"seat {seat} won", _percent, won
    for seat, score in enumerate(found.scores, 1):
        yield f"points of seat {seat}", _plain, score
    if found.first_advantage is not None:
        yield "advantage of the first", _percent, found.first_advantage
    if found.spread is not None:
        yield "points between best and worst", _plain, found.spread
    yield "rounds", _plain, found.rounds
    yield "decisions", _plain, found.decisions


def _table(rows: Iterable[Row]) -> RenderableType:
    rows = list(rows)
    if not rows:
        return Text("none")
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("")
    for heading in ("A", "B", "B - A"):
        table.add_column(heading, justify="right")
    table.add_column("95 %")
    for label, number, each in rows:
        table.add_row(
            label,
            number(each.a),
            number(each.b),
            Text(_signed(number, each.difference), "bold" if each.is_clear else ""),
            f"{_signed(number, each.low)} to {_signed(number, each.high)}{' *' if each.is_clear else ''}",
        )
    return table


def _judgement(found: Comparison) -> str:
    clear = sum(each.is_clear for each in found.effects.values())
    powers = len(found.effects)
    return (
        f"* the interval excludes zero. Of {powers} cards and other powers {clear} have such a difference;"
        f" about {round(powers / 20)} would have one by chance alone."
    )


def _named(cause: str, texts: Texts) -> str:
    return texts.name(cause.rpartition("/")[2])


def _percent(rate: float) -> str:
    return f"{rate:.1%}"


def _plain(amount: float) -> str:
    return f"{amount:.2f}"


def _signed(number: Callable[[float], str], value: float) -> str:
    # Adding zero turns a negative zero into zero.
    return f"{'+' if value > 0 else ''}{number(value + 0.0)}"
