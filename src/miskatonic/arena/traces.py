"""An observer of cooperative games: how often each card left each trace."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

from miskatonic.arena.accounts import named_in
from miskatonic.arena.observer import FinishedGame, Observer
from miskatonic.games.spec import Trace

# By the way of the trace and the name of the card.
TraceCounts: TypeAlias = Mapping[tuple[str, str], int]


def traces_of(traces: Sequence[Trace]) -> Observer[TraceCounts]:
    """An observer that follows these traces."""
    return Observer(partial(_follow, tuple(traces)), reads_events=True, name="traces")


def _follow(traces: Sequence[Trace], game: FinishedGame) -> TraceCounts:
    counts: Counter[tuple[str, str]] = Counter()
    by_kind = {trace.kind: trace for trace in traces}
    for event in game.events:
        trace = by_kind.get(event.kind)
        if trace is not None:
            counts.update((trace.way, name) for name in named_in(event, trace.arg))
    return counts
