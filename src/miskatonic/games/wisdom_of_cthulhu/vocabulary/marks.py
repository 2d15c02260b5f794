"""The marks of the board: what is said of each zone, and of each piece in it."""

from typing import Final, Literal, NotRequired, TypedDict

from miskatonic.games.wisdom_of_cthulhu.table import Phase
from miskatonic.games.wisdom_of_cthulhu.words import DECKS
from miskatonic.kernel.vocabulary import Marks

ElderPower = Literal["first", "second", "influence"]
ResearchState = Literal["hand", "temporary", "permanent", "permanent-spent", "spent"]
SignPlace = Literal["home", "laid", "out"]
RitualStep = Literal["study", "transmutation", "sacrifice"]
# What can be said of a card in a Learning Area.
Flag = Literal["used", "trapped", "face_down", "shielded", "eased", "kept", "complete"]


class DashboardMarks(TypedDict):
    """The Ritual Dashboard, the turn and the search order."""

    length: int
    turn: int
    turns: int
    round: int
    phase: Phase
    order: list[str]
    acting: list[str]


class TokenMarks(TypedDict):
    """A Ritual token."""

    box: int
    space: int


class ElderMarks(TypedDict):
    """A Great Old One, or one of its powers, which says which one it is and whose (`of`)."""

    bond: NotRequired[str]
    evoked: NotRequired[bool]
    sealed: NotRequired[bool]
    seekers: NotRequired[list[str]]
    of: NotRequired[str]
    power: NotRequired[ElderPower]
    price: NotRequired[int]
    used: NotRequired[bool]
    blocked_by: NotRequired[str]
    sign: NotRequired[str]


class EntitiesMarks(TypedDict):
    """The Evocation Area."""

    barred: bool


class PlaceMarks(TypedDict):
    """An Arcane Place."""

    ground: str
    sells: list[str]
    bond: str
    seekers: list[str]
    price: int
    pays: int
    blocked_by: NotRequired[str]
    sign: NotRequired[str]


class AdvanceMarks(TypedDict):
    """What an advance with a Ritual Object means, while its owner is asked for one."""

    step: RitualStep
    costs: int
    gives: list[str]
    evokes: list[str]


class CardMarks(TypedDict):
    """A card that lies open. Of a combination, `components` are what fills it and `fills` is as what.

    `activated` Ritual Objects serve no ritual until the turn ends. A card that can be activated `again` was
    activated this turn and lies face up. `offering` are the cards that could be given for
    the power. While its owner is asked for an advance, a Ritual Object shows the `step`, what it `costs` in
    points, what it `gives` away and whom it `evokes`.
    """

    seed: str
    type: str
    bond: NotRequired[str]
    place: NotRequired[str]
    component: NotRequired[bool]
    under: NotRequired[str]
    used: NotRequired[bool]
    trapped: NotRequired[bool]
    face_down: NotRequired[bool]
    shielded: NotRequired[bool]
    eased: NotRequired[bool]
    kept: NotRequired[bool]
    complete: NotRequired[bool]
    activated: NotRequired[bool]
    again: NotRequired[bool]
    offering: NotRequired[list[str]]
    step: NotRequired[RitualStep]
    costs: NotRequired[int]
    gives: NotRequired[list[str]]
    evokes: NotRequired[list[str]]
    new: NotRequired[bool]
    turned: NotRequired[int]
    components: NotRequired[list[str]]
    fills: NotRequired[list[str]]
    blocked_by: NotRequired[str]
    sign: NotRequired[str]


class AreaMarks(TypedDict):
    """A Learning Area, and what else a seat has."""

    kp: int
    token: int
    bonds: list[str]
    seeker: str | None
    petrified: bool
    sign: SignPlace
    mad: bool
    drifting: bool
    obsessions: int
    in_hand: int
    obsession_pays: int
    borrowed: list[str]
    acquired: list[str]
    spent_research: int
    spent_obsessions: int
    explored: int
    words: list[str]


class ResearchMarks(TypedDict):
    """A Research card, with the seeds it shows."""

    state: ResearchState
    seeds: list[str]
    pays: int


class DeckMarks(TypedDict):
    """A deck, with the words that point at it."""

    seed: str
    count: int
    words: list[str]


class KnownCardMarks(TypedDict):
    """A card in a deck that the onlooker has seen: so many from the top or from the bottom."""

    side: Literal["top", "bottom"]
    number: int


class DiscardsMarks(TypedDict):
    """A discard pile."""

    seed: str
    count: int


MARKS: Final = {
    "dashboard": Marks(zone=DashboardMarks, piece=TokenMarks),
    "elders": Marks(piece=ElderMarks),
    "entities": Marks(zone=EntitiesMarks, piece=CardMarks),
    "places": Marks(piece=PlaceMarks),
    "nest": Marks(piece=CardMarks),
    "offer": Marks(piece=CardMarks),
    "area": Marks(zone=AreaMarks, piece=CardMarks),
    "research": Marks(piece=ResearchMarks),
    **dict.fromkeys(DECKS, Marks(zone=DeckMarks, piece=KnownCardMarks)),
    "discards": Marks(zone=DiscardsMarks, piece=CardMarks),
    "limbo": Marks(piece=CardMarks),
}
