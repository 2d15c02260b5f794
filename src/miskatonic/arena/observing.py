"""A game played while somebody takes notes: who began, and what each card did."""

import time
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from miskatonic.arena.playing import Record, Setting, lay_table, play_out
from miskatonic.kernel.flow import Seat


class Observation(NamedTuple):
    """How a game went, the seat that was asked first, and the number of events by their cause."""

    record: Record
    first: Seat | None
    effects: Mapping[str, int]


def observe_game(setting: Setting, number: int) -> Observation:
    """The game of this number; it goes as it goes when nobody takes notes."""
    began = time.perf_counter()
    table = lay_table(setting, number, chronicle=True)
    asked = table.flow.decision
    first = asked.seat if asked is not None and asked.offers is None else None
    record = play_out(setting, number, table, began)
    events = [] if table.chronicle is None else table.chronicle.events
    causes = (event.args.get("cause") for event in events)
    return Observation(record, first, Counter(cause for cause in causes if cause))
