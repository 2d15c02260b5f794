"""The shape of the card files of Cultistorm."""

import re
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, model_validator

from miskatonic.content.files import Strict
from miskatonic.games.cultistorm.words import Symbol

Unit = Literal["star", "shield", "tentacle", "eye", "planet", "wild"]


Icon = Literal[
    "insanity",
    "investigate",
    "spawn",
    "delayed",
    "terror",
    "combat",
    "dice",
    "trophy",
    "cards",
    "no-redraw",
    "great-old-one",
]


Delay = Literal["block-here", "block-named", "heal", "hold-gates"]


DetectiveTrait = Literal[
    "heals-more",
    "icon",
    "three-items",
    "any-position",
    "no-die",
    "wild-and-draw",
    "holds-elders",
    "unbinds",
    "house-die",
]


ItemTrait = Literal[
    "one-icon",
    "two-free-moves",
    "free-reroll",
    "sealing-stone",
    "stops-the-clock",
    "saves-a-life",
]


LocationTrait = Literal["cheap-seals", "two-icons"]


CultistAbility = Literal[
    "fixes-die",
    "costs-a-card",
    "brings-another",
    "bars-rerolls",
    "brings-terror",
    "doubles-die",
    "bars-general-help",
    "takes-cards-here",
    "holds-people",
    "rerolls-a-die",
    "bars-redraws",
    "grows-with-its-own",
    "stands-firm",
]


MonsterAbility = Literal["strikes", "rings"]


ElderAbility = Literal[
    "no-free-moves",
    "one-more-step",
    "nothing-heals",
    "help-hurts",
    "no-wild-dice",
    "dear-rerolls",
    "smaller-hands",
]


Wave = Literal["first", "second", "special"]


_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def _as_id(name: str) -> str:
    if not _ID.fullmatch(name):
        raise ValueError(f"'{name}' must be lower-case words joined by hyphens, like 'iron-ward'")
    return name


Id = Annotated[str, AfterValidator(_as_id)]


# A number of things that may be none, and one of things of which there is at least one.
Count = Annotated[int, Field(ge=0, le=12)]
Number = Annotated[int, Field(ge=1, le=12)]


Verbs = list[dict[str, Any]]


class Combat(Strict):
    """What a card does in its user's combat turn."""

    # Source units, each with the symbols it can be.
    gain: list[list[Unit]] = Field(default_factory=list)
    # Symbols of a cultist's, and of a Great Old One's requirement that need not be matched.
    ignore: int = Field(0, ge=0, le=3)
    banish: int = Field(0, ge=0, le=3)
    # Wild units against a Great Old One only.
    gain_against_elder: int = Field(0, ge=0, le=3)
    # The helped names a symbol when the card is played; two units of one kind; a helper's card lies under.
    names: bool = False
    twin: bool = False
    carries: bool = False
    # One held die counts twice; a spent hand card counts once more in the second fight.
    echo: bool = False
    again: bool = False
    # The cultist die is not counted in one cultist fight; any position can be fought.
    no_die: bool = False
    reach: bool = False
    # One more trophy; the first token is spared; a penalty makes no terror step.
    trophy: bool = False
    spares_token: bool = False
    calm: bool = False
    free_rerolls: int = Field(0, ge=0, le=3)
    reroll_all: bool = False
    dice: int = Field(0, ge=0, le=3)


class ActionCard(Strict):
    """An action card: a symbol, or a support effect of exactly one kind."""

    id: Id
    symbol: Unit
    role: Id | None = None
    icons: list[Icon] = Field(default_factory=list)
    # The helped must agree, because the card moves it or takes something from it (CUL-R28).
    consent: bool = False
    support: Verbs = Field(default_factory=list)
    delayed: Delay | None = None
    # So much a delayed `heal` heals.
    heals: int = Field(2, ge=1, le=9)
    combat: Combat | None = None

    @model_validator(mode="after")
    def one_effect(self) -> "ActionCard":
        if sum(map(bool, (self.support, self.delayed, self.combat))) != 1:
            raise ValueError("an action card has exactly one of: support, delayed, combat")
        if ("combat" in self.icons) != bool(self.combat) or ("delayed" in self.icons) != bool(self.delayed):
            raise ValueError("the icons combat and delayed say what kind of effect the card has")
        return self


class AbilityCard(Strict):
    """One ability level: used once a turn in Preparation, or a rule that asks for it."""

    id: Id
    power: Verbs = Field(default_factory=list)
    trait: DetectiveTrait | None = None

    @model_validator(mode="after")
    def one_form(self) -> "AbilityCard":
        if bool(self.power) == bool(self.trait):
            raise ValueError("an ability has a power or a trait")
        return self


class DetectiveCard(Strict):
    """A detective."""

    id: Id
    role: Id
    reach: Literal["melee", "ranged"]
    signature: Unit
    ability: list[AbilityCard] = Field(min_length=3, max_length=3)


class CultistCard(Strict):
    """A cultist."""

    id: Id
    cult: Symbol | None = None
    symbols: list[Symbol] = Field(min_length=1, max_length=8)
    # The smallest and the largest team that meets it.
    players: int = Field(2, ge=2, le=5)
    most_players: int = Field(5, ge=2, le=5)
    ability: CultistAbility | None = None


class SpecialCultistCard(CultistCard):
    """A cultist of a special cult."""

    of: Id
    # What `grows-with-its-own` adds while another of its cult is in play.
    grows: Symbol | None = None

    @model_validator(mode="after")
    def says_how_it_grows(self) -> "SpecialCultistCard":
        if (self.ability == "grows-with-its-own") != bool(self.grows):
            raise ValueError("'grows' is the symbol of the ability grows-with-its-own")
        return self


class SpecialCultCard(Strict):
    """A special cult: its Great Old One and its strange location (CUL-13)."""

    id: Id
    elder: Id
    location: Id


class MonsterCard(Strict):
    """A cult monster. Without a cult symbol it calls any Great Old One as a fourth arrival."""

    id: Id
    cult: Symbol | None = None
    symbols: list[Symbol] = Field(min_length=1, max_length=8)
    ability: MonsterAbility | None = None
    trophies: list[Symbol] = Field(default_factory=list)
    any_trophies: int = Field(0, ge=0, le=2)
    draw: int = Field(0, ge=0, le=4)


class ElderCard(Strict):
    """A Great Old One."""

    id: Id
    wave: Wave
    cult: Symbol | None = None
    symbols: list[Symbol] = Field(min_length=1, max_length=8)
    ability: ElderAbility | None = None


class LocationCard(Strict):
    """A location."""

    id: Id
    symbol: Symbol
    strange: bool = False
    once: Literal["each", "team"] | None = None
    # The action costs a token.
    token: bool = False
    action: Verbs = Field(default_factory=list)
    trait: LocationTrait | None = None


class TerrorCard(Strict):
    """A terror card with the number on its back."""

    id: Id
    number: int = Field(ge=1, le=9)
    power: Verbs = Field(min_length=1)
    # Experienced players bury it when they can.
    dreaded: bool = False


class EndgameCard(Strict):
    """An Endgame card: what happens, and what holds from then on."""

    id: Id
    power: Verbs = Field(min_length=1)
    more_terror: int = Field(0, ge=0, le=3)
    more_steps: int = Field(0, ge=0, le=3)


class ItemCard(Strict):
    """A card of the item deck."""

    id: Id
    copies: int = Field(ge=1, le=9)
    unique: bool = False
    event: bool = False
    one_shot: bool = False
    # Used once a turn; usable in the Sealing phase too; using it costs a token.
    once: bool = False
    sealing: bool = False
    token: bool = False
    power: Verbs = Field(default_factory=list)
    combat: Combat | None = None
    trait: ItemTrait | None = None


class StoryCard(Strict):
    """A story of the narrative mode: whose it is, and what it does (`or`: one of two)."""

    id: Id
    of: str
    symbol: Symbol | None = None
    power: Verbs = Field(default_factory=list)
    or_: Verbs = Field(default_factory=list, alias="or")


class Actions(Strict):
    """actions.toml."""

    action: list[ActionCard]


class Detectives(Strict):
    """detectives.toml."""

    detective: list[DetectiveCard]


class Cultists(Strict):
    """cultists.toml."""

    cultist: list[CultistCard]


class SpecialCults(Strict):
    """cults.toml."""

    cult: list[SpecialCultCard]
    cultist: list[SpecialCultistCard]


class Monsters(Strict):
    """monsters.toml."""

    monster: list[MonsterCard]


class Elders(Strict):
    """elders.toml."""

    elder: list[ElderCard]


class Locations(Strict):
    """locations.toml."""

    location: list[LocationCard]


class Terrors(Strict):
    """terrors.toml."""

    terror: list[TerrorCard]
    endgame: list[EndgameCard]


class Items(Strict):
    """items.toml."""

    item: list[ItemCard]


class Stories(Strict):
    """narrative.toml."""

    story: list[StoryCard]
