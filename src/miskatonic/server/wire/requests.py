"""What may be asked, with the limits of each part."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.server.names import CHAT_LENGTH, NAME_LENGTH, PASSPHRASE_LENGTH

Key = Annotated[str, Meta(min_length=1, max_length=80)]
Id = Annotated[str, Meta(min_length=1, max_length=24)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Passphrase = Annotated[str, Meta(min_length=1, max_length=PASSPHRASE_LENGTH)]
WordText = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]
# Lines and steps are counted in the database with 32 bits.
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Introduction(Struct, forbid_unknown_fields=True):
    """Who are you?"""

    name: Name


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: oneself, anybody, or a bot. Several who share a screen have several names."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Key | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be laid. Options that are not named have their defaults."""

    game: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Key, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    # Listed in the lobby, for everybody; otherwise by invitation only.
    public: bool = False
    watchable: bool = True
    passphrase: Passphrase | None = None


class Entrance(Struct, forbid_unknown_fields=True):
    """What opens a table that is not for everybody: its invitation, or its passphrase."""

    invite: Id | None = None
    passphrase: Passphrase | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    """Under which name; by default one's own."""

    name: Name | None = None


class Furnishing(Struct, forbid_unknown_fields=True):
    """A bot for the seat, or null to open it."""

    bot: Key | None = None


class Beginning(Struct, forbid_unknown_fields=True):
    """A bot for the seats that are still open, if any may be."""

    fill: Key | None = None


class Word(Struct, forbid_unknown_fields=True):
    """A word, and the number of the line it is to become: a stale one is refused."""

    word: WordText
    seq: Count


class StepBack(Struct, forbid_unknown_fields=True):
    """Take back everything after step `to` (by default the last word)."""

    seq: Count
    to: Count | None = None


class Question(Struct, forbid_unknown_fields=True):
    """Why can this not be said now?"""

    word: WordText


class Talk(Struct, forbid_unknown_fields=True):
    """A line for all who are at the table."""

    text: ChatText


class Fork(Struct, forbid_unknown_fields=True):
    """The step from which another future begins."""

    step: Count
