"""Bodies of requests, with the limits of each field."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.matches.notes import UndoUnit
from miskatonic.server.identity.passphrases import PASSPHRASE_LENGTH
from miskatonic.server.identity.user_text import CHAT_LENGTH, NAME_LENGTH, SENTENCE_LENGTH

Key = Annotated[str, Meta(min_length=1, max_length=80)]
Id = Annotated[str, Meta(min_length=1, max_length=24)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Passphrase = Annotated[str, Meta(min_length=1, max_length=PASSPHRASE_LENGTH)]
WordText = Annotated[str, Meta(min_length=1, max_length=200)]
Options = Annotated[dict[Key, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)]
# A file of five detectives with all their boons and scars has about two thousand characters.
CampaignText = Annotated[str, Meta(max_length=20_000)]
# Lines and steps are 32-bit integers in the database.
# A turn may take at most thirty days.
ClockSeconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatIndex = Annotated[int, Meta(ge=0, le=15)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
Sentence = Annotated[str, Meta(min_length=1, max_length=SENTENCE_LENGTH)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class SessionRequest(Struct, forbid_unknown_fields=True):
    """The name of a player."""

    name: Name


class DeviceCodeRequest(Struct, forbid_unknown_fields=True):
    """A code from another device. Spaces, dashes and small letters do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who shall have a seat: oneself, anybody, or a bot. People who share a screen have a name each."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Key | None = None


class TableRequest(Struct, forbid_unknown_fields=True):
    """A new table. Options that are not named have their defaults."""

    game: Key
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Options = {}
    # The text of a campaign file: the table is the session that follows in it. Other options add to it.
    campaign: CampaignText | None = None
    # Listed in the lobby for everybody; otherwise by invitation only.
    public: bool = False
    watchable: bool = True
    passphrase: Passphrase | None = None
    # Seconds that each seat has for a turn; then a bot plays on. Null: as long as everybody likes.
    clock: ClockSeconds | None = None
    # May players ask for hints? Null: yes, unless people play against each other.
    hints: bool | None = None


class DeparturesRequest(Struct, forbid_unknown_fields=True):
    """A table that somebody thinks of. Options that are not named have their defaults."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Options = {}
    # As for a new table.
    campaign: CampaignText | None = None


class EntranceRequest(Struct, forbid_unknown_fields=True):
    """What opens a table that is not for everybody: its invitation or its passphrase."""

    invite: Id | None = None
    passphrase: Passphrase | None = None


class SitRequest(Struct, forbid_unknown_fields=True):
    """The name at this table; by default the name of the player."""

    name: Name | None = None


class BotRequest(Struct, forbid_unknown_fields=True):
    """A bot for the seat. Null opens a seat before the start, and means the stand-in afterwards."""

    bot: Key | None = None


class StartRequest(Struct, forbid_unknown_fields=True):
    """A bot for the seats that are still open."""

    fill: Key | None = None


class WordRequest(Struct, forbid_unknown_fields=True):
    """A word and the number of the line that it becomes. If that line exists, the word is refused."""

    word: WordText
    seq: Count


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Take back one's last decision, action or turn and what followed; or everything after step `to`."""

    seq: Count
    unit: UndoUnit = "step"
    to: Count | None = None


class WhyNotRequest(Struct, forbid_unknown_fields=True):
    """A word that may be forbidden."""

    word: WordText


class HelpRequest(Struct, forbid_unknown_fields=True):
    """What a seat of yours asks of the bot of another seat. Some kinds need no subject."""

    seat: SeatIndex
    kind: Key
    subject: Annotated[str, Meta(max_length=80)] = ""


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A line for all who have the table in view."""

    text: ChatText


class PersonRequest(Struct, forbid_unknown_fields=True):
    """What shall hold for somebody at the table. What is left out stays as it is."""

    muted: bool | None = None
    banned: bool | None = None


class BanRequest(Struct, forbid_unknown_fields=True):
    """A player, or an address or network, to be kept out for so many hours (null: for good)."""

    reason: Sentence
    player_id: Id | None = None
    address: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    hours: Annotated[float, Meta(gt=0, le=1_000_000)] | None = None


class MaintenanceRequest(Struct, forbid_unknown_fields=True):
    """A notice of maintenance. Times are milliseconds since 1970; new tables are refused from `closes`.

    By default that is when the maintenance begins.
    """

    text: Sentence
    begins: Moment
    ends: Moment
    closes: Moment | None = None


class ForkRequest(Struct, forbid_unknown_fields=True):
    """The step from which another future begins."""

    step: Count
