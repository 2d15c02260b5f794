"""What Distant Help says and shows."""

from typing import Final, Literal, NotRequired, TypedDict

from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt


class WireCardMarks(TypedDict):
    """A card on the wire: what its price has, whether it is for combat, whether it goes first in cleanup."""

    cards: NotRequired[int]
    tokens: NotRequired[int]
    trophies: NotRequired[int]
    steps: NotRequired[int]
    combat: bool
    oldest: bool


class WireMarks(TypedDict):
    """The distant deck and its discards, the calls left to each, and whether second moves are free."""

    deck: int
    discards: list[str]
    calls: list[int]
    plane: bool


class StandbyMarks(TypedDict):
    """A distant card that waits for its caller's combat turn."""

    caller: str
    symbol: NotRequired[str]


class SwitchboardMarks(TypedDict):
    """Static, and how much of it makes a terror step."""

    static: int
    most: int


class LineMarks(TypedDict):
    """The correspondent of a line (`part` line), or the card that waits on it (`part` card).

    A line with two trophies has been dispatched on; one that is silent is skipped in the next Review.
    """

    part: Literal["line", "card"]
    line: str
    deck: NotRequired[int]
    discards: NotRequired[list[str]]
    sent: NotRequired[bool]
    silent: NotRequired[bool]
    trophies: NotRequired[list[str]]
    symbol: NotRequired[str]
    insanity: NotRequired[int]
    spawns: NotRequired[bool]
    dreads: NotRequired[bool]
    redraws: NotRequired[bool]


VOCABULARY: Final = Vocabulary(
    events=(
        event("wire-laid", by="nobody", distant=str, cause=str),
        event("wire-dropped", by="nobody", distant=str, cause=str),
        event("dead-air", by="nobody", cause=str),
        event("distant-called", distant=str, cause=str),
        event("distant-refused", distant=str, other=str),
        event("standby-used", cause=str),
        event("standby-over", cause=str),
        event("plane-chartered", cause=str),
        event("line-hired", line=str, detective=str, cause=str),
        event("line-rings", by="nobody", line=str, card=str, cause=str),
        event("line-silent", by="nobody", line=str, cause=str),
        event("line-connected", line=str, card=str, detective=str),
        event("static-grows", by="nobody", static=int, most=int, cause=str),
        event("line-sent", line=str, cause=str),
        event("dispatched", line=str, symbol=str, cause=str),
    ),
    prompts=(
        prompt("first-seal", "DIS-1.2", symbol=str),
        prompt("distant-consent", "DIS-1.4", distant=str, other=str),
        prompt("partner-card", "DIS-1.4", other=str),
        prompt("ticket", "DIS-1.4"),
        prompt("hire", "DIS-2.2", line=str),
        prompt("dispatch-pair", "DIS-2.8", line=str),
    ),
    refusals=(
        *("not-on-the-wire", "called-this-turn", "declined-already", "too-few-trophies-to-call"),
        *("too-few-cards", "too-insane", "would-change-nothing", "only-in-preparation", "not-asked-for"),
        *("no-lines-here", "nobody-on-the-line", "sent-this-turn", "no-other-card", "dispatched-already"),
        *("no-pair-of-trophies", "no-seal-card-left", "nobody-to-help"),
    ),
    endings=(),
    marks={
        "wire": Marks(zone=WireMarks, piece=WireCardMarks),
        "standby": Marks(piece=StandbyMarks),
        "switchboard": Marks(zone=SwitchboardMarks, piece=LineMarks),
    },
    causes=(
        *("DIS-1.2", "DIS-1.3", "DIS-1.8", "DIS-2.1", "DIS-2.2", "DIS-2.3", "DIS-2.4", "DIS-2.6"),
        *("DIS-2.7", "DIS-2.8"),
    ),
)
