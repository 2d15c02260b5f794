"""The shape of the card files of Witch of Salem."""

from typing import Any, Literal, NamedTuple, get_args

from pydantic import Field, model_validator

from miskatonic.content.files import Strict
from miskatonic.content.powers import Power
from miskatonic.games.witch_of_salem.words import Artifact, Minor

Ability = Literal["two-rolls", "thin-stock", "no-witch", "double-losses", "creeping", "no-good-omens"]
Face = Literal["necronomicon", "glasses", "elixir", "dagger", "sanity", "necron"]
SeatCount = Literal["2", "3", "4"]
PresetName = Literal["apprentice", "scholar", "elder", "classic"]
KebabId = Field(pattern=r"^[a-z][a-z0-9-]*$")


class Recipe(Strict):
    """What must be held to defeat a card or to ban the Prisoner: exactly one of the four forms."""

    items: list[Minor] = Field(default_factory=list)
    same: int = Field(0, ge=0, le=3)
    different: int = Field(0, ge=0, le=3)
    artifact: bool = False

    @model_validator(mode="after")
    def one_form(self) -> "Recipe":
        if sum(map(bool, (self.items, self.same, self.different, self.artifact))) != 1:
            raise ValueError("a recipe has exactly one of: items, same, different, artifact")
        return self


class LocationCard(Strict):
    """A location; the University has neither artifact nor slots."""

    id: str
    artifact: Artifact | None = None
    slots: list[str] = Field(default_factory=list)


class CreatureCard(Strict):
    """A creature type, two copies of which are in the deck."""

    id: str = KebabId
    recipe: Recipe
    power: list[dict[str, Any]] = Field(min_length=1)
    copies: int = Field(2, ge=1, le=4)


class EventCard(Strict):
    """An event."""

    id: str = KebabId
    witch: int = Field(ge=0, le=6)
    positive: bool
    power: list[dict[str, Any]] = Field(min_length=1)


class ElderCard(Strict):
    """A Great Old One."""

    id: str = KebabId
    recipe: Recipe
    ability: Ability


class Special(Strict):
    """Copies of the two cards that are no creatures."""

    necron: Literal[1]
    craven: Literal[1]


class Locations(Strict):
    """locations.toml."""

    location: list[LocationCard]


class Items(Strict):
    """items.toml."""

    minor: dict[Minor, int]
    artifact: dict[Artifact, int]


class Creatures(Strict):
    """creatures.toml."""

    creature: list[CreatureCard] = Field(min_length=7)
    special: Special


class Events(Strict):
    """events.toml."""

    event: list[EventCard]


class Elders(Strict):
    """elders.toml."""

    elder: list[ElderCard] = Field(min_length=6, max_length=6)


class Preset(Strict):
    """The numbers of one difficulty."""

    track: dict[SeatCount, int]
    portraits_every: int = Field(ge=1)
    demon: dict[SeatCount, int]
    sanity: int = Field(ge=1, le=6)
    items: int = Field(ge=0, le=3)
    die: list[Face] = Field(min_length=1)

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
    stock: Literal[3]
    creature_rate: dict[SeatCount, list[int]]
    portals: int = Field(ge=0)
    walls: int = Field(ge=0)


class Presets(Strict):
    """presets.toml."""

    common: Common
    preset: dict[PresetName, Preset]


class Content(NamedTuple):
    """A checked content folder."""

    locations: tuple[LocationCard, ...]
    items: Items
    creatures: tuple[CreatureCard, ...]
    events: tuple[EventCard, ...]
    elders: tuple[ElderCard, ...]
    presets: Presets
    creature_powers: tuple[tuple[Power, ...], ...]
    event_powers: tuple[tuple[Power, ...], ...]
    digest: str
