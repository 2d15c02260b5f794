"""Messages of the WebSocket: one JSON object each, told apart by `type`.

`id` is the client's own number for a message; the answer repeats it.
"""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.matches.notes import UndoUnit
from miskatonic.server.lobby.maintenance import MaintenanceNotice
from miskatonic.server.wire.play import HintView, PatchView, RefusalView, StateView
from miskatonic.server.wire.requests import ChatText, Count, Key, WordText
from miskatonic.server.wire.tables import ChatView, TableView

MessageId = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message to the server."""

    id: MessageId | None = None


class Say(ClientMessage, tag="say"):
    """Say a word, which becomes line `seq`."""

    word: WordText
    seq: Count


class Undo(ClientMessage, tag="undo"):
    """Take back one's last decision, action or turn; or go back to step `to`, or agree to that."""

    seq: Count
    unit: UndoUnit = "step"
    to: Count | None = None


class Keep(ClientMessage, tag="keep"):
    """Do not agree to go back."""


class Resign(ClientMessage, tag="resign"):
    """Give up, whatever the others have done meanwhile."""


class HandOver(ClientMessage, tag="hand-over"):
    """Let a bot play this seat for a while."""

    bot: Key | None = None


class TakeBack(ClientMessage, tag="take-back"):
    """Play this seat again."""


class Hint(ClientMessage, tag="hint"):
    """Ask what a bot would do."""


class WhyNot(ClientMessage, tag="why-not"):
    """Ask which rule forbids a word now."""

    word: WordText


class Chat(ClientMessage, tag="chat"):
    """Write a line of chat."""

    text: ChatText


class Ping(ClientMessage, tag="ping"):
    """Ask whether the server is there."""


ToServer = Say | Undo | Keep | Resign | HandOver | TakeBack | Hint | WhyNot | Chat | Ping


class ServerMessage(Struct, tag_field="type", kw_only=True):
    """A message from the server."""


class StateMessage(ServerMessage, tag="state"):
    """The match as it stands for this seat, and every line since the last state."""

    state: StateView


class PatchMessage(ServerMessage, tag="patch"):
    """What has changed since the last state of this socket, whose `seq` was `since`."""

    since: int
    state: PatchView


class TableMessage(ServerMessage, tag="table"):
    """Who sits where, who is here, and the state of the table."""

    table: TableView


class ChatMessage(ServerMessage, tag="chat"):
    """New lines of chat."""

    lines: list[ChatView]


class MaintenanceMessage(ServerMessage, tag="maintenance"):
    """The operator has said something about maintenance; null: there will be none."""

    notice: MaintenanceNotice | None


class Done(ServerMessage, tag="done"):
    """The act is on disk and will not be lost; `seq` is the number of the next line."""

    id: int | None
    seq: int


class Refused(ServerMessage, tag="refused"):
    """The act has not happened, and why."""

    id: int | None
    error: str
    message: str


class HintAnswer(ServerMessage, tag="hint"):
    """The answer to `hint`."""

    id: int | None
    hint: HintView


class WhyNotAnswer(ServerMessage, tag="why-not"):
    """The answer to `why-not`: the rule that forbids the word."""

    id: int | None
    refusal: RefusalView


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""

    id: int | None


ToClient = (
    StateMessage
    | PatchMessage
    | TableMessage
    | ChatMessage
    | MaintenanceMessage
    | Done
    | Refused
    | HintAnswer
    | WhyNotAnswer
    | Pong
)
