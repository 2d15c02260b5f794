"""`balance`: who wins from where, what pays, and what becomes of each card; as Markdown, for a document."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from miskatonic.arena.balance import Balance, Fate, weigh_balance
from miskatonic.cli.measuring import Plan
from miskatonic.cli.output import print_json, progress_bar
from miskatonic.cli.shelf import listed, read_content, read_texts, table_options
from miskatonic.content.texts import Texts
from miskatonic.games.registry import find_game

_ORDER: Final = ("first", "second", "third", "fourth", "fifth")


def show_balance(plan: Plan, *, language: str, json: bool) -> None:
    """Play the games and print what they say."""
    spec = find_game(plan.game)
    options = table_options(spec, plan.options, plan.variant)
    with progress_bar(f"{plan.game}, {plan.bots}") as progress:
        found = weigh_balance(
            spec,
            plan.seats,
            listed(plan.bots),
            plan.games,
            seed=plan.seed,
            jobs=plan.jobs,
            options=options,
            content=plan.content,
            progress=progress,
        )
    if json:
        print_json(found.as_dict())
        return
    kinds: dict[str, list[str]] = {}
    for power in sorted(spec.powers(read_content(spec, plan.content))):
        kind, _, name = power.rpartition("/")
        kinds.setdefault(kind, []).append(name)
    texts = read_texts(spec, language, plan.content)
    sys.stdout.write("\n".join(_page(found, kinds, texts)) + "\n")


def _page(found: Balance, kinds: dict[str, list[str]], texts: Texts) -> Iterator[str]:
    yield f"## {found.seats} seats, {', '.join(dict.fromkeys(found.bots))}"
    yield f"\n{found.games:,} games, seed {found.seed}.\n"
    yield from _seats(found)
    yield from _sources(found)
    yield from _milestones(found, texts)
    for kind, names in kinds.items():
        yield from _cards(found, kind, names, texts)


def _seats(found: Balance) -> Iterator[str]:
    rows = [
        (_ORDER[place], f"{rate:.1%}", f"{low:.1%} to {high:.1%}", f"{100 * (rate - 1 / found.seats):+.1f}")
        for place, (rate, low, high) in enumerate(found.places_in_order)
    ]
    yield from _table(("asked", "won", "95 %", "points above a fair share"), rows)


def _sources(found: Balance) -> Iterator[str]:
    rows = [(kind, f"{every:.1f}", f"{won:.1f}") for kind, (every, won) in found.sources.items()]
    yield from _table(("points from", "a seat", "a winner"), rows)


def _milestones(found: Balance, texts: Texts) -> Iterator[str]:
    for kind, entry in found.milestones.items():
        low, high = entry["won_interval95"]
        about = ", ".join(f"{texts.name(name)} {count}" for name, count in entry["about"].items())
        rows = [
            ("games", f"{entry['count'] / found.games:.1%}"),
            ("in turn", ", ".join(f"{turn}: {count}" for turn, count in entry["turns"].items())),
            ("which", about),
            ("its seat won", f"{entry['won'] / entry['count']:.1%} ({low:.1%} to {high:.1%})"),
        ]
        yield from _table((kind, ""), rows)


def _cards(found: Balance, kind: str, names: Sequence[str], texts: Texts) -> Iterator[str]:
    rows = [
        (texts.name(name), *_fate(found.fates[name]), f"{found.points.get(name, 0):.1f}") for name in names
    ]
    yield from _table((kind, "offered", "bought", "owned", "used", "rank", "95 %", "points"), rows)


def _fate(fate: Fate) -> tuple[str, ...]:
    counts = tuple(f"{count:.2f}" for count in fate[:4])
    if fate.lift is None:
        return (*counts, "", "")
    lift, low, high = fate.lift
    return (*counts, f"{lift:+.2f}", f"{low:+.2f} to {high:+.2f}")


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
