"""`balance`: a report in Markdown on seats, sources of points and cards."""

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from miskatonic.arena import Balance, Run, TeamBalance, measure_balance, measure_team_balance
from miskatonic.arena.balance import Fate
from miskatonic.cli.lookup import named_game, read_texts
from miskatonic.cli.measure.commands import BalanceArguments
from miskatonic.cli.measure.markdown import markdown_table
from miskatonic.cli.measure.team_balance import team_page
from miskatonic.cli.output import finish, print_json, progress_bar
from miskatonic.cli.runs import make_run, means_of
from miskatonic.content.texts import Texts

_ORDER: Final = ("first", "second", "third", "fourth", "fifth")


def show_balance(arguments: BalanceArguments) -> None:
    """Play the games and print the report."""
    spec = named_game(arguments.game)
    run = make_run(arguments, spec, arguments.content)
    with progress_bar(f"{spec.key}, {arguments.bots}") as progress:
        measure = measure_team_balance if spec.cooperative else measure_balance
        found: Balance | TeamBalance = measure(run, **means_of(arguments, progress))
    if arguments.json:
        print_json(found.as_dict())
    else:
        texts = read_texts(spec, arguments.language, arguments.content)
        page = team_page(found, texts) if isinstance(found, TeamBalance) else _page(found, texts)
        sys.stdout.write("\n".join(page) + "\n")
    finish(found.run.games, arguments.games)


def _powers_by_kind(run: Run) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for power in sorted(run.spec.powers(run.load_content())):
        kind, _, name = power.rpartition("/")
        kinds.setdefault(kind, []).append(name)
    return kinds


def _page(found: Balance, texts: Texts) -> Iterator[str]:
    run = found.run
    yield f"## {run.seats} seats, {run.players}{f'; {run.changed}' if run.changed else ''}"
    yield f"\n{run.games:,} games, seed {run.seed}.\n"
    yield from _seats(found)
    yield from _sources(found)
    yield from _milestones(found, texts)
    for kind, names in _powers_by_kind(run).items():
        yield from _cards(found, kind, names, texts)


def _seats(found: Balance) -> Iterator[str]:
    rows = [
        (
            _ORDER[place],
            f"{rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{100 * (rate - 1 / found.run.seats):+.1f}",
        )
        for place, (rate, low, high) in enumerate(found.places_in_order)
    ]
    yield from markdown_table(("asked", "won", "95 %", "points above a fair share"), rows)


def _sources(found: Balance) -> Iterator[str]:
    rows = [(kind, f"{every:.1f}", f"{won:.1f}") for kind, (every, won) in found.sources.items()]
    yield from markdown_table(("points from", "a seat", "a winner"), rows)


def _milestones(found: Balance, texts: Texts) -> Iterator[str]:
    for kind, entry in found.milestones.items():
        low, high = entry["won_interval95"]
        about = ", ".join(f"{texts.name(name)} {count}" for name, count in entry["about"].items())
        rows = [
            ("games", f"{entry['count'] / found.run.games:.1%}"),
            ("in turn", ", ".join(f"{turn}: {count}" for turn, count in entry["turns"].items())),
            ("which", about),
            ("its seat won", f"{entry['won'] / entry['count']:.1%} ({low:.1%} to {high:.1%})"),
        ]
        yield from markdown_table((kind, ""), rows)


def _cards(found: Balance, kind: str, names: Sequence[str], texts: Texts) -> Iterator[str]:
    rows = [
        (texts.name(name), *_fate(found.fates[name]), f"{found.points.get(name, 0):.1f}") for name in names
    ]
    yield from markdown_table((kind, "offered", "bought", "owned", "used", "rank", "95 %", "points"), rows)


def _fate(fate: Fate) -> tuple[str, ...]:
    counts = tuple(f"{count:.2f}" for count in fate[:4])
    if fate.lift is None:
        return (*counts, "", "")
    lift, low, high = fate.lift
    return (*counts, f"{lift:+.2f}", f"{low:+.2f} to {high:+.2f}")
