"""The shape of presets.toml: the numbers of each difficulty, those of the rule book, and the counts."""

from typing import Annotated, Literal, TypeVar, get_args

from pydantic import AfterValidator, Field

from miskatonic.content.files import Strict

PresetName = Literal["standard", "novice", "nightmare"]


SeatCount = Literal["2", "3", "4", "5"]


N = TypeVar("N")


def _for_every_team(numbers: dict[SeatCount, N]) -> dict[SeatCount, N]:
    missing = [count for count in get_args(SeatCount) if count not in numbers]
    if missing:
        raise ValueError(f"says nothing for {', '.join(missing)} detectives")
    return numbers


ByDetectives = Annotated[dict[SeatCount, N], AfterValidator(_for_every_team)]


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
