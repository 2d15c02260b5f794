"""What the database holds, as records."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class State(StrEnum):
    """Where a match is in its life."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Act(StrEnum):
    """What a line of the log does."""

    SAY = "say"
    UNDO = "undo"
    RESIGN = "resign"
    # From here on a bot, or again a person, speaks for the seat.
    BOT = "bot"
    PERSON = "person"


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A guest of the house."""

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
    parent: str | None
    parent_step: int | None
    rematch: str | None
    seq: int
    asked: list[int]
    bot_turn: bool
    outcome: dict[str, Any] | None
    created: int
    updated: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: `player` owns it, `bot` plays it now, and when it is `open` anybody may sit down."""

    match: str
    number: int
    player: str | None
    name: str
    bot: str | None
    open: bool
    resigned: bool


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the log, which only grows: taking something back is a line, too."""

    match: str
    seq: int
    act: str
    seat: int
    word: str | None
    to_step: int | None
    digest: str
    at: int


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A saved table after the line `seq - 1` of the log."""

    match: str
    seq: int
    digest: str
    data: bytes


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something somebody said beside the game."""

    match: str
    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class ConsentRow:
    """A seat that would go back to a step."""

    match: str
    seat: int
    seq: int
    to_step: int
