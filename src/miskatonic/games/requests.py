"""What seats of a team can ask of each other, and what a bot answers (ADR 0145).

A request has a kind that the game's vocabulary declares, and a subject if the kind needs one: the id of an
item, an enemy, a location.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

T = TypeVar("T", bound=Table)


class Request(NamedTuple):
    """What one seat asks of another."""

    kind: str
    asker: Seat
    subject: str = ""


class Answer(NamedTuple):
    """What a seat says to a request: the message `answer-<key>` with its arguments.

    With `until` it is a promise, which holds to the end of that round. `rule` is the id of the rule that
    forbids what was asked for.
    """

    key: str
    args: Mapping[str, Any] = {}
    until: int | None = None
    rule: str | None = None


def forbidden(refusal: Refusal) -> Answer:
    """No, because of a rule. A refusal speaks to whoever may not; the answer speaks of oneself."""
    return Answer(f"rule-{refusal.key}", rule=refusal.rule)


# What the seat has said since it made a promise.
Said = Sequence[Word]


@dataclass(frozen=True)
class Favour(Generic[T]):
    """How a kind of request is answered, and how a promise is kept.

    All three look at a table that the answering seat could believe in. An answer is said aloud: it must not
    depend on what the seat may not tell.
    """

    # What the asker (second) can name to the other seat (third).
    subjects: Callable[[T, Seat, Seat], Sequence[str]]
    answer: Callable[[T, Seat, Request], Answer]
    # The word by which the seat, which is asked now, keeps its promise. None if there is nothing to do for it
    # now, or if it would do too much harm.
    keep: Callable[[T, Seat, Request, Said], Word | None]


def nothing_to_name(_table: object, _asker: Seat, _seat: Seat) -> Sequence[str]:
    """A request without a subject."""
    return ("",)


def nothing_to_keep(_table: object, _seat: Seat, _request: Request, _said: Said) -> Word | None:
    """A request that is answered and has no effect."""
    return None
