"""What goes through a socket: one JSON object a message, told apart by `type`.

`id` is the sender's own number for a message; the answer carries it.
"""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.server.wire.play import HintView, RefusalView, StateView
from miskatonic.server.wire.requests import ChatText, Count, Key, WordText
from miskatonic.server.wire.tables import ChatView, TableView

MessageId = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Heard(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message to the server."""

    id: MessageId | None = None


class Say(Heard, tag="say"):
    """Say a word; it is to become line `seq`."""

    word: WordText
    seq: Count


class Undo(Heard, tag="undo"):
    """Go back to a step, or agree to do so."""

    seq: Count
    to: Count | None = None


class Keep(Heard, tag="keep"):
    """Do not agree to go back."""


class Resign(Heard, tag="resign"):
    """Give up, whatever the others have done meanwhile."""


class HandOver(Heard, tag="hand-over"):
    """Let a bot play this seat for a while."""

    bot: Key | None = None


class TakeBack(Heard, tag="take-back"):
    """Play this seat oneself again."""


class Hint(Heard, tag="hint"):
    """What would a bot do?"""


class WhyNot(Heard, tag="why-not"):
    """Which rule forbids this word now?"""

    word: WordText


class Chat(Heard, tag="chat"):
    """Say something beside the game."""

    text: ChatText


class Ping(Heard, tag="ping"):
    """Are you there?"""


ToServer = Say | Undo | Keep | Resign | HandOver | TakeBack | Hint | WhyNot | Chat | Ping


class Told(Struct, tag_field="type", kw_only=True):
    """A message from the server."""


class State(Told, tag="state"):
    """How the table stands for this seat, and every line since the last state."""

    state: StateView


class Table(Told, tag="table"):
    """Who sits where, who is here, what has become of the table."""

    table: TableView


class Talk(Told, tag="chat"):
    """New lines of talk."""

    lines: list[ChatView]


class Done(Told, tag="done"):
    """What was asked for is written and will not be lost; `seq` is the number of the next line."""

    id: int | None
    seq: int


class Refused(Told, tag="refused"):
    """What was asked for has not happened, and why."""

    id: int | None
    error: str
    message: str


class Hinted(Told, tag="hint"):
    """A suggestion."""

    id: int | None
    hint: HintView


class Because(Told, tag="why-not"):
    """The rule that forbids a word."""

    id: int | None
    refusal: RefusalView


class Pong(Told, tag="pong"):
    """Yes."""

    id: int | None


ToClient = State | Table | Talk | Done | Refused | Hinted | Because | Pong
