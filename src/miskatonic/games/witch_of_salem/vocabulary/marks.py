"""The marks of the board: what is said of each zone, and of each piece in it."""

from typing import Final, Literal, NotRequired, TypedDict

from miskatonic.games.witch_of_salem.rules import OPTIONS
from miskatonic.kernel.vocabulary import Marks

Tile = Literal["portal", "wall", "face-down"]
SurgeMeets = Literal["portrait", "demon", "rift"]

# The options of the table, by their keys.
OptionMarks = TypedDict("OptionMarks", {option.key: str for option in OPTIONS})  # type: ignore[misc] # the keys are declared with the options


class TrackMarks(TypedDict):
    """Necron's track, with what a surge would bring Necron to."""

    position: int
    length: int
    demon: int
    demon_harmless: bool
    portraits: list[int]
    surge_meets: SurgeMeets


class NecronMarks(TypedDict):
    """The figure of Necron."""

    space: int


class RlyehMarks(TypedDict):
    """R'lyeh, with the words that lead there."""

    words: list[str]


class ElderMarks(TypedDict):
    """A Great Old One; the Banner, who lies beside them, has no marks."""

    active: NotRequired[bool]


class LocationMarks(TypedDict):
    """A location, with its tile as far as the looking seat knows it.

    The number is its place in the ring, from the University on.
    """

    number: int
    seats: list[str]
    witch: bool
    # At the University.
    shadow: NotRequired[str | None]
    shadow_sleeps: NotRequired[bool]
    witch_helps: NotRequired[bool]
    closed: NotRequired[bool]
    # At every other location.
    artifact: NotRequired[str]
    creature: NotRequired[str | None]
    tile: NotRequired[Tile]
    sealed: NotRequired[str | None]
    seen_by: NotRequired[list[str]]
    # Face down, though somebody has seen it.
    secret: NotRequired[bool]
    seen_in_round: NotRequired[int]


class SlotMarks(TypedDict):
    """A slot of a stock, as the scholar sees it who acts here.

    `drops` is what must go for its item: `nothing`, one thing, or `minor-item` of several. `kills` if the
    price is the last sanity.
    """

    slot: str
    cost: str
    price: list[str]
    drops: str
    kills: bool


class ScholarMarks(TypedDict):
    """The sheet of a scholar, with the words that point at the person."""

    scholar: str
    sanity: int
    max_sanity: int
    spaces: int
    # The artifact in the pouch, or `nothing`.
    holds: str
    # What an Elixir would regain here and now.
    heals: int
    place: str | None
    out: bool
    banner: bool
    active: bool
    starting: bool
    words: list[str]


class CardMarks(TypedDict):
    """A location card."""

    played: bool


class PileMarks(TypedDict):
    """How much lies in a pile."""

    count: int


class CreatureDeckMarks(PileMarks):
    """The creature deck, with the cards that come in this round."""

    rate: int


MARKS: Final = {
    "options": Marks(zone=OptionMarks),
    "necron": Marks(zone=TrackMarks, piece=NecronMarks),
    "rlyeh": Marks(zone=RlyehMarks, piece=ElderMarks),
    "arkham": Marks(piece=LocationMarks),
    "stock": Marks(piece=SlotMarks),
    "scholar": Marks(zone=ScholarMarks),
    "hand": Marks(piece=CardMarks),
    "creature-deck": Marks(zone=CreatureDeckMarks),
    "creature-discard": Marks(zone=PileMarks),
    "event-deck": Marks(zone=PileMarks),
    "event-discard": Marks(zone=PileMarks),
    "bag": Marks(zone=PileMarks),
    "heap": Marks(zone=PileMarks),
    "set-aside": Marks(zone=PileMarks),
}
