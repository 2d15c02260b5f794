"""Play: what was done at the table, and how it stands now."""

from typing import Any

from msgspec import Struct

from miskatonic.server.wire.scenes import EventView, SceneView


class LineView(Struct):
    """A line of the log as one seat may know it: words of others are known by their events only."""

    seq: int
    act: str
    seat: int
    at: int
    events: list[EventView]
    # Set when the line is one's own, or the match is over.
    word: str | None = None
    # Where an undo went back to.
    to_step: int | None = None
    # Which step of the match as it stands; null when it was taken back or is none.
    step: int | None = None


class ConsentView(Struct):
    """Somebody wants to go back to a step; these seats agree so far, those are still asked."""

    to_step: int
    agreed: list[int]
    asked: list[int]


class StateView(Struct):
    """The table as it stands for a seat, with every line since the one the reader knew."""

    seq: int
    step: int
    scene: SceneView
    lines: list[LineView]
    consent: ConsentView | None


class MomentView(Struct):
    """The table as a seat saw it after a step of the match."""

    step: int
    steps: int
    scene: SceneView
    events: list[EventView]


class OpinionView(Struct):
    """What an adviser thinks of an option: from -1 (lost) to 1 (won), and how it would go on."""

    word: str
    value: float
    plan: list[str]
    weight: float


class ReasonView(Struct):
    """Why the first option: a message key and what it speaks of."""

    key: str
    args: dict[str, Any]


class HintView(Struct):
    """A suggestion: the options worth naming, the best one first, and the reason for it."""

    seat: int
    seq: int
    adviser: str
    opinions: list[OpinionView]
    reason: ReasonView


class RefusalView(Struct):
    """Why a word is not allowed now: the rule, and a message key. Nulls: it is allowed."""

    word: str
    rule: str | None
    key: str | None


class Receipt(Struct):
    """A line is written and will not be lost."""

    seq: int
