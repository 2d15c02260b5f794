"""An observer of competitive games: points by what paid them, and what became of each card."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from miskatonic.arena.observer import FinishedGame, Observer
from miskatonic.games.spec import Reckoning
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Seat


class Milestone(NamedTuple):
    """A rare event: which seat it happened to, what it was about, and in which turn."""

    kind: str
    seat: Seat | None
    what: str
    turn: int


class Account(NamedTuple):
    """What is noted of one game: points of each seat by their cause, and cards and other powers by name."""

    points: tuple[Mapping[str, int], ...]
    owned: tuple[frozenset[str], ...]
    offered: Mapping[str, int]
    bought: Mapping[str, int]
    used: Mapping[str, int]
    milestones: tuple[Milestone, ...]


def accounts(reckoning: Reckoning) -> Observer[Account]:
    """An observer that counts the events which the game's reckoning names."""
    return Observer(partial(_sum_up, reckoning), reads_events=True, name="accounts")


def _sum_up(reckoning: Reckoning, game: FinishedGame) -> Account:
    seats = len(game.record.scores)
    points: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    owned: tuple[set[str], ...] = tuple(set() for _ in range(seats))
    offered, bought, used = Counter[str](), Counter[str](), Counter[str]()
    milestones = []
    turn = 1
    totals = [0] * seats
    for event in game.events:
        kind, seat, args = event.kind, event.seat, event.args
        if seat is not None and "total" in args:
            points[seat][args["cause"]] += args["total"] - totals[seat]
            totals[seat] = args["total"]
        if kind == reckoning.turn:
            turn = args["turn"]
        elif kind in reckoning.offered:
            offered.update(named_in(event))
        elif kind == reckoning.bought:
            bought.update(named_in(event))
        elif kind == reckoning.owned and seat is not None:
            owned[seat].update(named_in(event))
        elif kind == reckoning.used:
            used.update(named_in(event))
        elif kind in reckoning.milestones:
            milestones.append(Milestone(kind, seat, next(iter(named_in(event)), ""), turn))
    return Account(points, tuple(map(frozenset, owned)), offered, bought, used, tuple(milestones))


def named_in(event: Event, argument: str | None = None) -> list[str]:
    """The cards or other powers that an event is about, named by this argument or by a usual one."""
    for key in ("cards", "card", "thing", "elder") if argument is None else (argument,):
        if key in event.args:
            named = event.args[key]
            return [named] if isinstance(named, str) else list(named)
    return []
