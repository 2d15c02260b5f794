"""The shape of the card files of Wisdom of Cthulhu."""

from typing import Any, Generic, Literal, NamedTuple, TypeVar

from pydantic import Field, model_validator

from miskatonic.content.files import Fault, Strict
from miskatonic.content.powers import Power
from miskatonic.games.wisdom_of_cthulhu.moments import Moment, Trait
from miskatonic.kernel.words import Alphabet

Seed = Literal["fw", "as", "dm", "en"]


Bond = Literal["madness", "dimension", "nightmare", "horror"]


Type = Literal["immediate", "activation", "continuous"]


Ground = Literal["city", "ruins", "elsewhere"]


Component = Literal["fw", "as", "dm", "en", "obsession", "research"]


Studied = Literal["fw", "as", "dm", "en", "research", "sign"]


Transmuted = Literal["fw", "as", "dm", "en", "fw-immediate", "obsession", "research", "place"]


Count = Field(ge=1, le=6)


Verbs = list[dict[str, Any]]


class Ritual(Strict):
    """A bond and three requirements (WOC-7.1)."""

    bond: Bond
    study: dict[Studied, int] = Field(min_length=1)
    transmutation: dict[Transmuted, int] = Field(min_length=1)
    sacrifice: dict[Seed, int] = Field(min_length=1)


class KnowledgeCard(Strict):
    """A Forbidden Wisdom or Alien Science card; without `kp` the number is what the power says."""

    id: str
    type: Type
    kp: int | None = Field(None, ge=0, le=20)
    # What happens when the power is used.
    power: Verbs = Field(default_factory=list)
    # What happens at the moments that a Continuous card listens to.
    when: dict[Moment, Verbs] = Field(default_factory=dict)
    traits: list[Trait] = Field(default_factory=list)
    components: dict[Component, int] = Field(default_factory=dict)
    # An open combination is never complete: it pays for the components it is given.
    open: bool = False
    ritual: Ritual | None = None
    # Seeds that the card counts as beside its own.
    counts_as: list[Seed] = Field(default_factory=list)
    # The seed of component for which the card can stand without leaving play.
    lends: Seed | None = None
    # What can be done with a component of an open combination: play it, or use its power.
    calls: Literal["play", "use"] | None = None
    # The seed of card that must be discarded each time the power is used.
    offering: Seed | None = None

    @model_validator(mode="after")
    def has_a_power(self) -> "KnowledgeCard":
        if not (self.power or self.when or self.traits or self.lends or self.kp is not None):
            raise ValueError("a card needs a power: give it kp, power, when, traits or lends")
        if self.open and not self.components:
            raise ValueError("an open combination needs components")
        if self.type == "immediate":
            # A combination stays until it is complete, and may listen until then.
            lasting = ("offering", "traits", "lends", *(() if self.components else ("when",)))
            for line in lasting:
                if getattr(self, line):
                    raise ValueError(f"'{line}' is for cards that stay in play, and an Immediate one goes")
        if "component-added" in self.when and not self.components:
            raise ValueError("'component-added' is for combinations, and the card has no components")
        return self

    @property
    def labels(self) -> tuple[str, ...]:
        """The name of each copy in words."""
        return (self.id,)


class MasterCard(KnowledgeCard):
    """A Dark Master: its number is paid through its bond."""

    bond: Bond
    kp: int = Field(ge=0, le=20)


class EntityCard(KnowledgeCard):
    """An Entity; it gives no points."""

    bond: Bond
    kp: None = None
    copies: int = Field(1, ge=1, le=9)

    @property
    def labels(self) -> tuple[str, ...]:
        """`ghoul`, `ghoul-2`, `ghoul-3`."""
        return (self.id, *(f"{self.id}-{number}" for number in range(2, self.copies + 1)))


class PlaceTile(Strict):
    """An Arcane Place."""

    id: str
    ground: Ground
    players: Literal[2, 3, 4]
    sells: list[Seed] = Field(min_length=1)
    bond: Bond
    power: Verbs = Field(min_length=1)
    cost: int = Field(1, ge=0, le=1)


class Elder(Strict):
    """A Great Old One: two Invocation Powers, the Evocation Power, and the Influence."""

    id: str
    bond: Bond
    first: Verbs = Field(min_length=1)
    second: Verbs = Field(min_length=1)
    evocation: Verbs = Field(min_length=1)
    influence: dict[Moment, Verbs] = Field(default_factory=dict)
    traits: list[Trait] = Field(default_factory=list)

    @property
    def invocations(self) -> tuple[str, str]:
        """The names of its Invocation Powers."""
        return f"{self.id}-1", f"{self.id}-2"

    @property
    def evocation_id(self) -> str:
        """The name of its Evocation Power."""
        return f"{self.id}-evocation"

    @property
    def influence_id(self) -> str:
        """The name of its Influence."""
        return f"{self.id}-influence"


C = TypeVar("C", bound=KnowledgeCard)


class CardFile(Strict, Generic[C]):
    """fw.toml, as.toml, dm.toml and entities.toml."""

    card: list[C]


class Places(Strict):
    """places.toml."""

    place: list[PlaceTile]


class Elders(Strict):
    """elders.toml."""

    elder: list[Elder]


class Deal(Strict):
    """Knowledge cards on offer each turn."""

    fw: int = Count
    as_: int = Field(alias="as", ge=1, le=6)
    dm: int = Count


class Counts(Strict):
    """How many cards, copies included, Places and Great Old Ones the files are meant to hold."""

    fw: int | None = None
    as_: int | None = Field(None, alias="as")
    dm: int | None = None
    en: int | None = None
    places: int | None = None
    elders: int | None = None


class CardCounts(Strict):
    """How many cards of each seed."""

    fw: int
    as_: int = Field(alias="as")
    dm: int
    en: int


class Book(Strict):
    """The numbers of the printed rules."""

    turns: int
    research_kp: int
    obsession_kp: int
    change_of_bond: int
    places: int
    elders: int
    cards: CardCounts
    deal: dict[Literal["2", "3", "4"], Deal]


class Setup(Strict):
    """setup.toml: the numbers of the general rules, and ways to play."""

    turns: int = Field(6, ge=1, le=6)
    research_kp: int = Field(ge=0, le=10)
    obsession_kp: int = Field(ge=0, le=10)
    change_of_bond: int = Field(ge=0, le=20)
    variable_kp: int = Field(ge=0, le=10)
    deal: dict[Literal["2", "3", "4"], Deal]
    counts: Counts = Field(default_factory=Counts)
    # Without it, a table is not compared with the printed numbers.
    book: Book | None = None
    # By name: values of the table options.
    variants: dict[str, dict[str, str]] = Field(default_factory=dict)


class Thing(NamedTuple):
    """What has a power, with that power compiled; a card, a Place or a power of a Great Old One."""

    power: tuple[Power, ...]
    when: dict[int, tuple[Power, ...]]
    traits: tuple[int, ...]


class Printed(NamedTuple):
    """A card of a file, with the seed that the file is for."""

    seed: int
    card: KnowledgeCard


class Content(NamedTuple):
    """A checked content folder. Cards are in the order of the files."""

    cards: tuple[Printed, ...]
    places: tuple[PlaceTile, ...]
    elders: tuple[Elder, ...]
    setup: Setup
    # By id of card, Place or power.
    things: dict[str, Thing]
    alphabet: Alphabet
    # What can be played with, and may not be what was meant.
    remarks: tuple[Fault, ...]
    digest: str
