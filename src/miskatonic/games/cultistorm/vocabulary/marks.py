"""The marks of the board: what is said of each zone, and of each piece in it."""

from typing import Final, Literal, NotRequired, TypedDict

from miskatonic.kernel.vocabulary import Marks


class SlotMarks(TypedDict):
    """A slot of the terror circle; `number` is that of crystals which set its card off."""

    symbol: str
    crystals: int
    number: int
    marker: bool


class OmenMarks(TypedDict):
    """What hangs over the whole board."""

    cultists: int
    limit: int
    turn: int
    phase: int
    lamps_out: bool
    feud: bool
    more_steps: int
    gates_held: bool
    sleepless: bool


class LocationMarks(TypedDict):
    """A location; `seal_cost` is what sealing would cost the looking seat, where it stands."""

    number: int
    symbol: str
    die: str
    altar: bool
    sealed: bool
    sealed_by: Literal["card", "marker"] | None
    marker: bool
    blocked: bool
    trophies: int
    laid: list[str]
    needed: int
    seats: list[str]
    seal_cost: NotRequired[int]
    # With stories: the story of the location, which may be read at any time.
    story: NotRequired[str]


class EnemyMarks(TypedDict):
    """An enemy in its column; what it needs is reckoned for the looking seat."""

    position: int
    symbols: list[str]
    cult: str | None
    trophy: bool
    # Its defeat would bring a trophy: the supply has one of its symbol.
    trophy_left: bool
    monster: bool
    needs: list[str]
    targets: list[str]
    # Can it do more than every enemy does, and what: a name.
    able: bool
    ability: str | None
    # For a detective that is near, or may say a word about it.
    lacks: NotRequired[list[str]]
    lacking: NotRequired[int]
    in_reach: NotRequired[bool]
    # Of a Great Old One.
    eaten: NotRequired[list[str]]
    at_portal: NotRequired[bool]
    graced: NotRequired[bool]


class PoolMarks(TypedDict):
    """The common pool of dice."""

    reserve: int
    picks: int


class SupplyMarks(TypedDict):
    """What is left of a symbol, and the location that its seal card is for."""

    trophies: int
    exhausted: bool
    seal_card: bool
    location: str
    laid: int
    needed: int
    closed: bool


class PileMarks(TypedDict):
    """A deck or an open pile; of the cultist deck, what is known of its order."""

    count: NotRequired[int]
    cards: NotRequired[list[str]]
    top: NotRequired[list[str]]
    bottom: NotRequired[list[str]]


class PersonMarks(TypedDict):
    """A detective, with what it has done this turn."""

    role: str
    reach: Literal["ranged", "melee"]
    location: str
    normal: int
    growing: int
    tokens: int
    most: int
    level: int
    next_level: int
    next_ability: str | None
    ready: bool
    # Is it asked again after it was ready, and why: a name.
    asked_again: bool
    recalled: str | None
    # Has whoever looks anything but `ready` to say?
    can_prepare: bool
    speaker: bool
    moves: int
    move_cost: int
    investigated: bool
    supports: int
    picked: bool
    targets: list[str]
    aims: int
    wilds: int
    mirror: bool
    deck: int
    discards: list[str]
    # For those who see the hand.
    icons: NotRequired[int]


class DetectiveMarks(PersonMarks):
    """The board of a detective: all of the person, and what it has won."""

    detective: str
    keeps: int
    enemies: int
    trophies: list[str]
    seals: list[str]


class PartMarks(TypedDict):
    """A piece on the board of a detective. `part` says what it is; an ability not yet learnt comes later."""

    part: Literal["person", "ability", "later", "die", "item", "trophy", "seal"]
    # Of an ability; of an ability or item; of trophies; of a seal card.
    active: NotRequired[bool]
    used: NotRequired[bool]
    count: NotRequired[int]
    seal_card: NotRequired[bool]


# One of these pieces is the person itself, with all its marks.
_OF_THE_PERSON: Final = {
    key: NotRequired[kind] if key in PersonMarks.__required_keys__ else kind
    for key, kind in PersonMarks.__annotations__.items()
}
_BOARD_PIECE: Final = {**PartMarks.__annotations__, **_OF_THE_PERSON}
BoardPieceMarks = TypedDict("BoardPieceMarks", _BOARD_PIECE)  # type: ignore[misc] # the keys are declared above


class HandMarks(TypedDict):
    """A hand; closed ones are a number for the others."""

    count: int
    hidden: NotRequired[int]


class CardMarks(TypedDict):
    """An action card: what is printed on it, and what it costs to play it for a colleague.

    `play_for` is the only colleague whom it could help now, or else `some-colleague`.
    """

    symbol: str
    investigate: bool
    play_for: str
    insanity: int
    insanity_helped: int
    spawns: bool
    dreads: bool
    redraws: bool


class HelpMarks(TypedDict):
    """A support card before a detective, with the symbol named for it or the card beneath it."""

    owner: str
    used: bool
    delayed: bool
    symbol: NotRequired[str]
    beneath: NotRequired[str]


class PenaltyMarks(TypedDict):
    """What of the penalty would come now."""

    penalty_token: bool
    penalty_step: bool


class CombatMarks(TypedDict):
    """Whose combat turn it is."""

    seat: str


class TurnEndMarks(PenaltyMarks):
    """The end of a combat turn, and what it would bring."""

    penalty: bool
    wins: int


class FightMarks(TypedDict):
    """The fight that is being decided; what is missing only for those who see the hand."""

    seat: str
    enemy: str
    requirement: list[str]
    reroll_cost: int
    missing: NotRequired[list[str]]
    enough: NotRequired[bool]


class FightPieceMarks(TypedDict):
    """The enemy, a way out of the fight, or a source. `part` says which."""

    part: Literal["enemy", "way", "source"]
    # Of a retreat: see PenaltyMarks. Of a commit: what it would use up, and what it would leave.
    penalty_token: NotRequired[bool]
    penalty_step: NotRequired[bool]
    uses: NotRequired[list[str]]
    keeps: NotRequired[list[str]]
    # Of a source.
    symbols: NotRequired[list[str]]
    covers: NotRequired[list[str]]
    doubled_by: NotRequired[str | None]
    of_dice: NotRequired[bool]
    spare: NotRequired[bool]


class StoryMarks(TypedDict):
    """The story that was read last, open while a choice is to be made, or one of its two ways out."""

    part: Literal["page", "way"]
    open: NotRequired[bool]
    effect: NotRequired[list[str]]


MARKS: Final = {
    "circle": Marks(piece=SlotMarks),
    "locations": Marks(zone=OmenMarks, piece=LocationMarks),
    "column": Marks(piece=EnemyMarks),
    "pool": Marks(zone=PoolMarks),
    "supply": Marks(piece=SupplyMarks),
    "piles": Marks(piece=PileMarks),
    "peeked": Marks(),
    "found": Marks(),
    "detective": Marks(zone=DetectiveMarks, piece=BoardPieceMarks),
    "hand": Marks(zone=HandMarks, piece=CardMarks),
    "help": Marks(piece=HelpMarks),
    "combat": Marks(zone=CombatMarks, piece=TurnEndMarks),
    "fight": Marks(zone=FightMarks, piece=FightPieceMarks),
    "story": Marks(piece=StoryMarks),
}
