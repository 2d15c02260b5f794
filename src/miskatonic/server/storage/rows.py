"""The rows of the database as dataclasses."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from miskatonic.kernel.dice import Secret


class MatchState(StrEnum):
    """Where a match stands: waiting for players, being played, or over."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Ended(StrEnum):
    """Why a match has ended without a result: nobody has looked at it for long, or the operator wanted it."""

    ABANDONED = "abandoned"
    OPERATOR = "operator"


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
    # The bot of the seat has said yes to what another seat, `given_by`, asked it for.
    PROMISE = "promise"


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
    # Not shown where a row is printed, such as in a log.
    seed: Secret = field(repr=False)
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
    expires: int | None = None
    ended: str | None = None
    node: str | None = None
    refused_by: str | None = None
    # May players ask for hints? None: as the kind of the match suggests.
    hints: bool | None = None


@dataclass(frozen=True, slots=True)
class RegionRow:
    """A region. `version` counts the words that passed between its tables."""

    id: str
    version: int
    created: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: `player` owns it, `bot` plays it at present, and anybody may take it while it is `open`.

    With `returns` its owner plays again once the bot has given the answer that it owes.
    """

    match: str
    number: int
    player: str | None
    name: str
    bot: str | None
    open: bool
    resigned: bool
    seen: int | None = None
    notices: bool | None = None
    returns: bool = False


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
    # What all chance of a word came from.
    secret: Secret | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The table of a match after line `seq - 1` of the log."""

    match: str
    seq: int
    digest: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class KeyframeRow:
    """What was seen of a match after a line."""

    match: str
    line: int
    data: bytes


@dataclass(frozen=True, slots=True)
class WeighedRow:
    """A move of a finished match that has been weighed."""

    match: str
    step: int
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


@dataclass(frozen=True, slots=True)
class PushSubscriptionRow:
    """A browser that shows notices. `failures`, `problem` and `tried` say how well that works."""

    id: str
    player: str
    endpoint: str
    p256dh: str
    auth: str
    created: int
    failures: int = 0
    problem: str | None = None
    tried: int | None = None


@dataclass(frozen=True, slots=True)
class WebhookRow:
    """A URL for notices about one player, or about all players of one match."""

    id: str
    player: str
    match: str | None
    url: str
    secret: str
    created: int
    stopped: bool = False
    failures: int = 0
    problem: str | None = None
    tried: int | None = None


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    """A notice on its way to a browser or a webhook of a player, about the turn of a seat or as a test."""

    id: str
    player: str
    content: dict[str, Any]
    due: int
    match: str | None = None
    seat: int | None = None
    subscription: str | None = None
    webhook: str | None = None
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class RestrictionRow:
    """Somebody whom the host of a table has muted, or keeps away until a time (0: does not)."""

    match: str
    player: str
    name: str
    muted: bool = False
    banned_until: int = 0


@dataclass(frozen=True, slots=True)
class BanRow:
    """A player, or the addresses of a network, whom the operator keeps out until a time (None: for good)."""

    id: str
    reason: str
    created: int
    until: int | None
    player: str | None = None
    name: str | None = None
    network: str | None = None
