"""The balance of a cooperative game, as Markdown."""

from collections.abc import Iterator, Mapping

from miskatonic.arena.interval import wilson95
from miskatonic.arena.team_balance import Part, TeamBalance
from miskatonic.cli.measure.markdown import markdown_table
from miskatonic.content.texts import Texts


def team_page(found: TeamBalance, texts: Texts) -> Iterator[str]:
    """How games end, and a table for each kind of card."""
    run = found.run
    low, high = wilson95(found.wins, run.games)
    lengths = [
        f"{rounds:.1f} rounds when {how}"
        for how, rounds in (("won", found.rounds(won=True)), ("lost", found.rounds(won=False)))
        if rounds is not None
    ]
    yield f"## {run.seats} seats, {run.players}{f'; {run.changed}' if run.changed else ''}"
    yield f"\n{run.games:,} games, seed {run.seed}: {found.wins / run.games:.1%} won"
    yield f"(95 %: {low:.1%} to {high:.1%}), {', '.join(lengths)}.\n"
    rows = [(name, f"{count / run.games:.1%}") for name, count in found.endings.items()]
    yield from markdown_table(("ending", "of games"), rows)
    for kind, parts in found.parts.items():
        yield from _kind(kind, parts, texts)


def _kind(kind: str, parts: Mapping[str, Part], texts: Texts) -> Iterator[str]:
    ways = list(next(iter(parts.values())).counts)
    rows = [(texts.name(name), *_part(part)) for name, part in parts.items()]
    yield from markdown_table((kind, *(f"{way}, a game" for way in ways), "won with it", "95 %"), rows)


def _part(part: Part) -> tuple[str, ...]:
    counts = tuple(f"{count:.2f}" for count in part.counts.values())
    if part.effect is None:
        return (*counts, "", "")
    effect, low, high = (100 * value for value in part.effect)
    return (*counts, f"{effect:+.0f} points", f"{low:+.0f} to {high:+.0f}")
