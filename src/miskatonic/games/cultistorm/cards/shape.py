"""The shape of the card files of Cultistorm."""

import re
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

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


PresetName = Literal["standard", "novice", "nightmare"]


SeatCount = Literal["2", "3", "4", "5"]


N = TypeVar("N")
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def _as_id(name: str) -> str:
    if not _ID.fullmatch(name):
        raise ValueError(f"'{name}' must be lower-case words joined by hyphens, like 'iron-ward'")
    return name


Id = Annotated[str, AfterValidator(_as_id)]


def _for_every_team(numbers: dict[SeatCount, N]) -> dict[SeatCount, N]:
    missing = [count for count in get_args(SeatCount) if count not in numbers]
    if missing:
        raise ValueError(f"says nothing for {', '.join(missing)} detectives")
    return numbers


ByDetectives = Annotated[dict[SeatCount, N], AfterValidator(_for_every_team)]


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
    """A cult monster."""

    id: Id
    cult: Symbol
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


class Preset(Strict):
    """The numbers of one difficulty; those that a team's size decides stand by number of detectives."""

    hand: int = Field(ge=1, le=8)
    seal_trophies: Literal["matching", "any"]
    # Trophies to seal a location beyond one for each detective.
    more_trophies: ByDetectives[Annotated[int, Field(ge=-1, le=2)]]
    more_limit: ByDetectives[Annotated[int, Field(ge=0, le=8)]]
    items_kept: ByDetectives[Annotated[int, Field(ge=0, le=2)]]
    tokens: ByDetectives[Annotated[int, Field(ge=0, le=3)]]
    crystals: int = Field(ge=1, le=9)
    portal_grace: Literal["summoned", "none", "any_late"]
    last_elder: Literal["seal_first", "seal_later"]
    empty_handed: Literal["strict", "exempt"]
    # How many special cults are drawn by lot.
    special_cults: int = Field(ge=0, le=5)
    monsters: int = Field(ge=0, le=2)


class Common(Strict):
    """The numbers that hold for every difficulty."""

    trophies_of_each: ByDetectives[Annotated[int, Field(ge=5, le=20)]]
    detective_dice: int = Field(ge=6, le=12)
    most_tokens: int = Field(ge=2, le=9)
    limit: ByDetectives[int]
    more_steps: int = Field(ge=-1, le=3)


class Book(Strict):
    """What the rule book states of the numbers above; a preset that departs from it says so."""

    hand: int
    items_kept: int
    tokens: int
    crystals: int
    trophies_of_each: int
    limit: ByDetectives[int]
    detective_dice: int
    most_tokens: int


class Counts(Strict):
    """How many cards of each kind the game is made for; other numbers are worth a remark."""

    general_actions: int
    special_actions_of_each_role: int
    detectives: int
    cultists: int
    special_cults: int
    special_cultists: int
    monsters: int
    first_wave: int
    second_wave: int
    special_elders: int
    locations: int
    terrors: int
    endgames: int
    item_cards: int
    stories: int


class Presets(Strict):
    """presets.toml."""

    common: Common
    book: Book
    counts: Counts
    preset: dict[PresetName, Preset]
