"""A fair queue for the worker pool: start-time fair queuing in three levels.

Workers are shared among the kinds of attention that a job has (by weight), then among the owners of the jobs,
then among the tables of an owner. Whatever somebody has used moves their start tag on, and the smallest
start tag is served next. Somebody who has used nothing for a while starts at the tag that is being served:
they neither wait behind what others have piled up, nor save up time.
"""

from collections import Counter, deque
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final


class Attention(StrEnum):
    """Who waits for a job."""

    # Somebody who plays in the match and is here, or who has asked for a hint.
    PRESENT = "present"
    # Somebody who only looks on.
    WATCHED = "watched"
    UNWATCHED = "unwatched"


# Of a second in which jobs of all kinds wait, each kind gets a part of this size.
WEIGHTS: Final = {Attention.PRESENT: 100.0, Attention.WATCHED: 10.0, Attention.UNWATCHED: 1.0}
# A kind of attention that had no jobs begins as if it had just used so many seconds: the greater its weight,
# the sooner it is served.
HEAD_START_SECONDS: Final = 1.0


@dataclass(eq=False)
class Ticket:
    """A job in the queue or at work: whose it is, and how many seconds it is expected to take."""

    attention: Attention
    owner: str
    table: str
    expected: float = 0.0

    @property
    def path(self) -> tuple[str, str, str]:
        return self.attention, self.owner, self.table


@dataclass(eq=False)
class _Share:
    """What a kind of attention, an owner or a table has of the workers."""

    weight: float = 1.0
    # The virtual time at which its next job starts: what it has used, divided by its weight.
    start: float = 0.0
    # The start tag of the child that was served last.
    clock: float = 0.0
    # Jobs that wait, and jobs that wait or are at work.
    waiting: int = 0
    jobs: int = 0
    children: dict[str, "_Share"] = field(default_factory=dict)
    tickets: deque[Ticket] = field(default_factory=deque)


class FairQueue:
    """Tickets that wait for a worker."""

    def __init__(self) -> None:
        self._root = _Share()
        self._waiting: Counter[Attention] = Counter()
        self._at_work: Counter[Attention] = Counter()

    def waiting(self, attention: Attention) -> int:
        return self._waiting[attention]

    def at_work(self, attention: Attention) -> int:
        return self._at_work[attention]

    def push(self, ticket: Ticket) -> None:
        self._waiting[ticket.attention] += 1
        share = self._root
        for key in ticket.path:
            is_kind = share is self._root
            weight = WEIGHTS[ticket.attention] if is_kind else 1.0
            child = share.children.setdefault(key, _Share(weight))
            if not child.jobs:
                behind = HEAD_START_SECONDS / weight if is_kind else 0.0
                child.start = max(child.start, share.clock + behind)
            child.jobs += 1
            child.waiting += 1
            share = child
        share.tickets.append(ticket)

    def pop(self, *, unwatched: bool = True) -> Ticket | None:
        """The next ticket, which is at work from now on. `unwatched`: it may be one that nobody waits for."""
        kinds = self._root.children.items()
        served = [kind for key, kind in kinds if kind.waiting and (unwatched or key != Attention.UNWATCHED)]
        if not served:
            return None
        share = _serve(self._root, served)
        while not share.tickets:
            share = _serve(share, [child for child in share.children.values() if child.waiting])
        ticket = share.tickets.popleft()
        self._leave_waiting(ticket)
        self._at_work[ticket.attention] += 1
        self._charge(ticket, ticket.expected)
        return ticket

    def remove(self, ticket: Ticket) -> None:
        """Nobody wants this job any more; it has not begun."""
        self._shares(ticket)[-1].tickets.remove(ticket)
        self._leave_waiting(ticket)
        self._end(ticket)

    def finish(self, ticket: Ticket, seconds: float) -> None:
        """A job is done. What it has used in truth replaces what was expected."""
        self._charge(ticket, seconds - ticket.expected)
        self._at_work[ticket.attention] -= 1
        self._end(ticket)

    def _shares(self, ticket: Ticket) -> list[_Share]:
        share, found = self._root, []
        for key in ticket.path:
            share = share.children[key]
            found.append(share)
        return found

    def _charge(self, ticket: Ticket, seconds: float) -> None:
        for share in self._shares(ticket):
            share.start += seconds / share.weight

    def _leave_waiting(self, ticket: Ticket) -> None:
        self._waiting[ticket.attention] -= 1
        for share in self._shares(ticket):
            share.waiting -= 1

    def _end(self, ticket: Ticket) -> None:
        for share in self._shares(ticket):
            share.jobs -= 1
        if not any(share.jobs for share in self._root.children.values()):
            # Nobody wants anything, so nobody owes anything to anybody.
            self._root = _Share()


def _serve(share: _Share, waiting: list[_Share]) -> _Share:
    """The one of these children whose turn it is."""
    chosen = min(waiting, key=lambda child: child.start)
    share.clock = max(share.clock, chosen.start)
    # Those without jobs who would start where the others are, as a newcomer does, need not be remembered.
    idle = [key for key, child in share.children.items() if not child.jobs and child.start <= share.clock]
    for key in idle:
        del share.children[key]
    return chosen
