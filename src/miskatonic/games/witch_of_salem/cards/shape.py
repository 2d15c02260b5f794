"""The shape of the card files of Witch of Salem."""

from typing import Annotated, Any, Literal, NamedTuple, get_args

from pydantic import Field, model_validator

from miskatonic.content.files import Fault, Strict
from miskatonic.content.powers import Power
from miskatonic.kernel.words import Alphabet

Use = Literal["unmask", "look", "heal", "defeat"]
Ability = Literal["two-rolls", "thin-stock", "no-witch", "double-losses", "creeping", "no-good-omens"]
Talent = Literal["space", "reroll", "heal", "reach"]
SpecialDeed = Literal["strengthen-necron", "call-home"]
SeatCount = Literal["2", "3", "4"]
PresetName = Literal["apprentice", "scholar", "elder", "classic"]
KebabId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]


class Recipe(Strict):
    """What must be held to defeat a card or to ban the Prisoner: exactly one of the four forms."""

    items: list[str] = Field(default_factory=list)
    same: int = Field(0, ge=0, le=3)
    different: int = Field(0, ge=0, le=3)
    artifact: bool = False

    @model_validator(mode="after")
    def one_form(self) -> "Recipe":
        if sum(map(bool, (self.items, self.same, self.different, self.artifact))) != 1:
            raise ValueError("a recipe has exactly one of: items, same, different, artifact")
        return self


class LocationCard(Strict):
    """A location of the ring; the one with the trait is the University, which has no tile and no stock."""

    id: KebabId
    trait: Literal["university"] | None = None
    artifact: str | None = None
    slots: list[str] = Field(default_factory=list)


class Copied(Strict):
    """Something of which there are several."""

    id: KebabId
    copies: int = Field(1, ge=1)


class MinorItem(Copied):
    """A minor item, and what it is used for."""

    use: Use


class Artifact(Copied):
    """An artifact."""


class CreatureCard(Copied):
    """A creature type, two copies of which are in the deck unless it says otherwise."""

    recipe: Recipe
    power: list[dict[str, Any]] = Field(min_length=1)
    copies: int = Field(2, ge=1)


class SpecialCard(Copied):
    """A card of the creature deck that is no creature."""

    does: SpecialDeed


class EventCard(Strict):
    """An event."""

    id: KebabId
    witch: int = Field(ge=0)
    positive: bool
    power: list[dict[str, Any]] = Field(min_length=1)


class ElderCard(Strict):
    """A Great Old One."""

    id: KebabId
    recipe: Recipe
    ability: Ability


class ScholarCard(Strict):
    """A scholar."""

    id: KebabId
    talent: Talent


class Locations(Strict):
    """locations.toml."""

    location: list[LocationCard]


class Items(Strict):
    """items.toml."""

    minor: list[MinorItem] = Field(min_length=1)
    artifact: list[Artifact] = Field(min_length=1)


class Creatures(Strict):
    """creatures.toml."""

    creature: list[CreatureCard] = Field(default_factory=list)
    special: list[SpecialCard]


class Events(Strict):
    """events.toml."""

    event: list[EventCard] = Field(min_length=1)


class Elders(Strict):
    """elders.toml."""

    elder: list[ElderCard] = Field(min_length=1)


class Scholars(Strict):
    """scholars.toml."""

    scholar: list[ScholarCard]


class Preset(Strict):
    """The numbers of one difficulty."""

    track: dict[SeatCount, int]
    portraits_every: int = Field(ge=1)
    demon: dict[SeatCount, int]
    sanity: int = Field(ge=1, le=6)
    items: int = Field(ge=0, le=3)
    die: list[str] = Field(min_length=1)

    @model_validator(mode="after")
    def demon_on_track(self) -> "Preset":
        for seats in get_args(SeatCount):
            if seats not in self.track or seats not in self.demon:
                raise ValueError(f"track and demon need a number for {seats} seats")
            if not 0 < self.demon[seats] < self.track[seats]:
                raise ValueError("the demon space must lie before the Rift")
        return self


class Common(Strict):
    """The numbers that hold for every difficulty."""

    max_sanity: int = Field(ge=1, le=12)
    minor_spaces: int = Field(ge=1, le=3)
    event_deck: int = Field(ge=1)
    elders: int = Field(ge=1)
    creature_rate: dict[SeatCount, list[int]]
    portals: int = Field(ge=0)
    walls: int = Field(ge=0)


class Book(Strict):
    """The numbers that the rule book states, to compare with what a table plays."""

    sanity: int
    items: int
    max_sanity: int
    minor_spaces: int
    event_deck: int
    elders: int
    portals: int
    walls: int
    creature_rate: dict[SeatCount, list[int]]
    minor_copies: int
    artifact_copies: int
    creature_copies: int
    die: list[str]
    sanity_prices: list[int]
    necron_prices: list[int]


class Counts(Strict):
    """How many cards of each kind the rule book counts."""

    locations: int | None = None
    minor_items: int | None = None
    artifacts: int | None = None
    creatures: int | None = None
    events: int | None = None
    elders: int | None = None


class Presets(Strict):
    """presets.toml."""

    common: Common
    # Without it nothing is compared.
    book: Book | None = None
    counts: Counts = Field(default_factory=Counts)
    preset: dict[PresetName, Preset]


class Content(NamedTuple):
    """A checked content folder. Locations begin with the University, whatever their order in the file."""

    locations: tuple[LocationCard, ...]
    minor_items: tuple[MinorItem, ...]
    artifacts: tuple[Artifact, ...]
    creatures: tuple[CreatureCard, ...]
    specials: tuple[SpecialCard, ...]
    events: tuple[EventCard, ...]
    elders: tuple[ElderCard, ...]
    scholars: tuple[ScholarCard, ...]
    presets: Presets
    creature_powers: tuple[tuple[Power, ...], ...]
    event_powers: tuple[tuple[Power, ...], ...]
    alphabet: Alphabet
    digest: str
    remarks: tuple[Fault, ...]
