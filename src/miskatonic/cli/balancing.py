"""`balance`: who wins from where, what pays, and what becomes of each card; as Markdown, for a document."""

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from miskatonic.arena.balance import Balance, Fate, weigh_balance
from miskatonic.arena.teams import TeamBalance, weigh_team
from miskatonic.cli.markdown import markdown_table
from miskatonic.cli.output import print_json
from miskatonic.cli.plan import Plan
from miskatonic.cli.shelf import read_content, read_texts
from miskatonic.cli.team_page import team_page
from miskatonic.content.texts import Texts
from miskatonic.games.registry import find_game
from miskatonic.games.spec import GameSpec

_ORDER: Final = ("first", "second", "third", "fourth", "fifth")


def show_balance(plan: Plan, *, language: str, json: bool) -> None:
    """Play the games and print what they say."""
    spec = find_game(plan.game)
    found: Balance | TeamBalance = plan.run(weigh_team) if spec.cooperative else plan.run(weigh_balance)
    if json:
        print_json(found.as_dict())
        return
    texts = read_texts(spec, language, plan.content)
    if isinstance(found, TeamBalance):
        lines = team_page(found, texts)
    else:
        lines = _page(found, _powers_by_kind(spec, plan), texts)
    sys.stdout.write("\n".join(lines) + "\n")


def _powers_by_kind(spec: GameSpec, plan: Plan) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for power in sorted(spec.powers(read_content(spec, plan.content))):
        kind, _, name = power.rpartition("/")
        kinds.setdefault(kind, []).append(name)
    return kinds


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
    yield from markdown_table(("asked", "won", "95 %", "points above a fair share"), rows)


def _sources(found: Balance) -> Iterator[str]:
    rows = [(kind, f"{every:.1f}", f"{won:.1f}") for kind, (every, won) in found.sources.items()]
    yield from markdown_table(("points from", "a seat", "a winner"), rows)


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
