"""The rows of the database as dataclasses."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class MatchState(StrEnum):
    """Where a match stands: waiting for players, being played, or over."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Act(StrEnum):
    """What a line of the log does."""

    SAY = "say"
    UNDO = "undo"
    RESIGN = "resign"
    # From this line on a bot plays the seat, or a person plays it again.
    BOT = "bot"
    PERSON = "person"
    # The time of the seat is up: a bot plays it from this line on.
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Somebody who has given a name."""

    id: str
    name: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match without its seats and its log."""

    id: str
    game: str
    rules_version: str
    content: str
    options: dict[str, str]
    seed: str
    opening: str
    state: str
    public: bool
    watchable: bool
    passphrase: str | None
    invite: str
    host: str
    created: int
    updated: int
    parent: str | None = None
    parent_step: int | None = None
    rematch: str | None = None
    seq: int = 0
    asked: list[int] = field(default_factory=list)
    bot_turn: bool = False
    outcome: dict[str, Any] | None = None
    clock: int | None = None
    # By the number of the seat, as text because JSON has no other keys.
    deadlines: dict[str, int] = field(default_factory=dict)
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: `player` owns it, `bot` plays it at present, and anybody may take it while it is `open`."""

    match: str
    number: int
    player: str | None
    name: str
    bot: str | None
    open: bool
    resigned: bool
    seen: int | None = None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the log. The log only grows: an undo is a line, too."""

    match: str
    seq: int
    act: str
    seat: int
    word: str | None
    to_step: int | None
    digest: str
    at: int
    given_by: int | None = None


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The table of a match after line `seq - 1` of the log."""

    match: str
    seq: int
    digest: str
    data: bytes


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat."""

    match: str
    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class ConsentRow:
    """A seat agrees to take back everything after `to_step`. Valid only while the log has length `seq`."""

    match: str
    seat: int
    seq: int
    to_step: int
