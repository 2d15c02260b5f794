"""A game played while somebody keeps accounts: points by what paid them, and what became of each card."""

import time
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from miskatonic.arena.playing import Record, Setting, lay_table, play_out
from miskatonic.games.spec import Reckoning
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Seat


class Milestone(NamedTuple):
    """Something rare that happened: to whom, what it was about, and in which turn."""

    kind: str
    seat: Seat | None
    what: str
    turn: int


class Account(NamedTuple):
    """One game. Cards, Places and powers go by their names, sources of points by their causes."""

    record: Record
    first: Seat | None
    points: tuple[Mapping[str, int], ...]
    owned: tuple[frozenset[str], ...]
    offered: Mapping[str, int]
    bought: Mapping[str, int]
    used: Mapping[str, int]
    milestones: tuple[Milestone, ...]

    def rank(self, seat: Seat) -> int:
        """1 for a winner; else by points, equals sharing the better rank."""
        if seat in self.record.winners:
            return 1
        scores = self.record.scores
        ahead = [
            other
            for other in range(len(scores))
            if other in self.record.winners or scores[other] > scores[seat]
        ]
        return 1 + len(ahead)


def keep_accounts(setting: Setting, reckoning: Reckoning, number: int) -> Account:
    """The game of this number; it goes as it goes when nobody keeps accounts."""
    began = time.perf_counter()
    table = lay_table(setting, number, chronicle=True)
    asked = table.flow.decision
    first = asked.seat if asked is not None and asked.offers is None else None
    record = play_out(setting, number, table, began)
    events = [] if table.chronicle is None else table.chronicle.events
    return _summed_up(record, first, events, reckoning)


def _summed_up(record: Record, first: Seat | None, events: list[Event], reckoning: Reckoning) -> Account:
    seats = len(record.scores)
    points: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    owned: tuple[set[str], ...] = tuple(set() for _ in range(seats))
    offered, bought, used = Counter[str](), Counter[str](), Counter[str]()
    milestones = []
    turn = 1
    totals = [0] * seats
    for event in events:
        kind, seat, args = event.kind, event.seat, event.args
        if seat is not None and "total" in args:
            points[seat][args["cause"]] += args["total"] - totals[seat]
            totals[seat] = args["total"]
        if kind == reckoning.turn:
            turn = args["turn"]
        elif kind in reckoning.offered:
            offered.update(_named(event))
        elif kind == reckoning.bought:
            bought.update(_named(event))
        elif kind == reckoning.owned and seat is not None:
            owned[seat].update(_named(event))
        elif kind == reckoning.used:
            used.update(_named(event))
        elif kind in reckoning.milestones:
            milestones.append(Milestone(kind, seat, next(iter(_named(event)), ""), turn))
    return Account(
        record, first, points, tuple(map(frozenset, owned)), offered, bought, used, tuple(milestones)
    )


def _named(event: Event) -> list[str]:
    """The cards or powers that an event is about."""
    args = event.args
    if "cards" in args:
        return list(args["cards"])
    for key in ("card", "thing", "elder"):
        if key in args:
            return [args[key]]
    return []
