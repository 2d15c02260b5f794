"""The observer that turns a game into rows."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from miskatonic.arena.accounts import named_in
from miskatonic.arena.data.schema import OBSERVERS
from miskatonic.arena.observer import FinishedGame, Observer
from miskatonic.games.spec import AnyGame, Reckoning, Trace
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat

Row: TypeAlias = tuple[Any, ...]
# Rows by table, without the columns `run` and `game`.
Rows: TypeAlias = Mapping[str, Sequence[Row]]


class UnknownObserverError(MiskatonicError):
    """Nothing is observed under this name."""


def observe(spec: AnyGame, names: Sequence[str] = OBSERVERS) -> Observer[Rows]:
    """An observer that notes these tables."""
    for name in names:
        if name not in OBSERVERS:
            raise UnknownObserverError(f"there is no observer '{name}'; choose from: {', '.join(OBSERVERS)}")
    note = partial(_note, frozenset(names), spec.cooperative, spec.reckoning, spec.traces)
    return Observer(
        note,
        reads_events="cards" in names or "points" in names,
        reads_choices="decisions" in names or "cards" in names,
        reads_outlooks="chances" in names,
        name=f"data: {', '.join(sorted(names))}",
    )


def _note(
    names: frozenset[str],
    cooperative: bool,  # noqa: FBT001 - bound by position, so that the observer can be pickled
    reckoning: Reckoning | None,
    traces: Sequence[Trace],
    game: FinishedGame,
) -> Rows:
    found: dict[str, Sequence[Row]] = {}
    if "decisions" in names:
        found["decisions"] = [
            (number, each.round, each.seat, each.prompt, each.options, each.said)
            for number, each in enumerate(game.choices)
        ]
    if "cards" in names:
        ways = _ways_of_reckoning(reckoning) if reckoning is not None else _ways_of_traces(traces)
        found["cards"] = list(_cards(game, ways))
    if "points" in names:
        found["points"] = list(_points(game))
    if "chances" in names:
        found["chances"] = [
            (each.choice, each.round, seat, chance)
            for each in game.outlooks
            for seat, chance in enumerate(each.chances[:1] if cooperative else each.chances)
        ]
    return found


# By kind of event: the way, and the argument that names the cards.
Ways: TypeAlias = Mapping[str, tuple[str, str | None]]


def _ways_of_reckoning(reckoning: Reckoning) -> Ways:
    named = {"bought": reckoning.bought, "owned": reckoning.owned, "used": reckoning.used}
    return {
        **dict.fromkeys(reckoning.offered, ("offered", None)),
        **{kind: (kind, None) for kind in reckoning.milestones},
        **{kind: (way, None) for way, kind in named.items()},
    }


def _ways_of_traces(traces: Sequence[Trace]) -> Ways:
    return {trace.kind: (trace.way, trace.arg) for trace in traces}


def _cards(game: FinishedGame, ways: Ways) -> Iterator[Row]:
    told = [choice.told for choice in game.choices if choice.told is not None]
    rounds = [choice.round for choice in game.choices]
    counts: Counter[tuple[int | None, Seat | None, str, str]] = Counter()
    for at, event in enumerate(game.events):
        # What is told after a choice came of it, until the next one.
        after = bisect_right(told, at) - 1
        when = rounds[max(0, after)] if told else None
        way, argument = ways.get(event.kind, (None, None))
        if way is not None:
            counts.update((when, event.seat, card, way) for card in named_in(event, argument))
        if event.args.get("cause"):
            counts[when, event.seat, event.args["cause"].rpartition("/")[2], "effect"] += 1
    for (when, seat, card, way), count in counts.items():
        yield when, seat, card, way, count


def _points(game: FinishedGame) -> Iterator[Row]:
    """By the events that say how a total grew; in other games by the final count."""
    totals = [0] * len(game.record.scores)
    gained: Counter[tuple[Seat, str]] = Counter()
    for event in game.events:
        if event.seat is not None and "total" in event.args and "cause" in event.args:
            gained[event.seat, event.args["cause"]] += event.args["total"] - totals[event.seat]
            totals[event.seat] = event.args["total"]
    for (seat, cause), points in gained.items():
        kind, _, source = cause.rpartition("/")
        yield seat, kind.partition("/")[0] or source, source, points
    if not gained:
        for line in game.tally:
            yield line.seat, line.source, line.source, line.points
