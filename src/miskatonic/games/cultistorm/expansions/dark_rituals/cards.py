"""Tomes and rituals: their card file, and what the game looks up of them."""

from typing import Final, Literal, NamedTuple, cast

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.shape import Id, Verbs
from miskatonic.games.cultistorm.effects.book import Condition, condition_of
from miskatonic.games.cultistorm.expansions.dark_rituals.effects import RITUAL_VERBS
from miskatonic.games.cultistorm.expansions.dark_rituals.words import KEY
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.price import Price, PriceLine, price_of
from miskatonic.games.cultistorm.expansions.verbs import Powers, read_powers
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table

_FILE: Final = "rituals.toml"
Trait = Literal["", "cancels-a-summons", "averts-a-token"]


class Combat(Strict):
    """What a ritual does in a fight.

    Wild symbols; symbols of a Great Old One that are ignored; symbols of the location; the cult symbol is not
    counted; a source of an earlier fight counts again; a symbol of a colleague's hand.
    """

    wilds: int = Field(0, ge=0, le=3)
    banish: int = Field(0, ge=0, le=3)
    here: int = Field(0, ge=0, le=3)
    unnames: bool = False
    again: bool = False
    borrows: bool = False


class TomeCard(Strict):
    """A tome."""

    id: Id


class RitualCard(Strict):
    """A ritual."""

    id: Id
    tome: str
    xp: int = Field(ge=0)
    price: PriceLine = Field(default_factory=PriceLine)
    power: Verbs = Field(default_factory=list)
    combat: Combat | None = None
    trait: Trait = ""
    used_up: bool = False


class RitualFile(Strict):
    """rituals.toml."""

    tome: list[TomeCard]
    ritual: list[RitualCard]


class Ritual(NamedTuple):
    """What the game looks up of a ritual."""

    id: str
    cause: str
    tome: int
    xp: int
    price: Price
    works: Condition
    has_power: bool
    combat: Combat | None
    trait: Trait
    used_up: bool


class RitualRules(NamedTuple):
    """Tomes and rituals by number, the verbs of the rituals, and which of them a tome holds."""

    tomes: tuple[str, ...]
    rituals: tuple[Ritual, ...]
    powers: tuple[Powers, ...]
    in_tome: tuple[tuple[int, ...], ...]
    # The least experience for which a ritual can be learnt.
    cheapest: int


def load(folder: Folder) -> Cards:
    file = folder.read(_FILE, RitualFile) or RitualFile(tome=[], ritual=[])
    tomes = tuple(tome.id for tome in file.tome)
    for card in file.ritual:
        if card.tome not in tomes:
            folder.fault(_FILE, f"ritual.[{card.id}].tome", f"there is no tome '{card.tome}'")
    cards = [card for card in file.ritual if card.tome in tomes]
    powers = tuple(
        read_powers(RITUAL_VERBS, card.power, folder, (_FILE, f"ritual.[{card.id}]")) for card in cards
    )
    rituals = tuple(
        Ritual(
            card.id,
            f"ritual/{card.id}",
            tomes.index(card.tome),
            card.xp,
            price_of(card.price),
            condition_of(power),
            bool(power),
            card.combat,
            card.trait,
            card.used_up,
        )
        for card, power in zip(cards, powers, strict=True)
    )
    in_tome = tuple(tuple(number for number, card in enumerate(cards) if card.tome == tome) for tome in tomes)
    faces = [
        CardFace(tome, "tome", (("rituals", tuple(card.id for card in cards if card.tome == tome)),))
        for tome in tomes
    ]
    faces += [CardFace(card.id, "ritual", (("tome", card.tome), ("experience", card.xp))) for card in cards]
    return Cards(
        own=RitualRules(tomes, rituals, powers, in_tome, min((card.xp for card in cards), default=0)),
        names={"ritual": [card.id for card in cards]},
        faces=tuple(faces),
        causes=frozenset(ritual.cause for ritual in rituals),
        owners=tuple(card.id for card in cards),
    )


def rules(own: RitualRules, _rules: Rules) -> RitualRules:
    return own


def lore(t: Table) -> RitualRules:
    return cast("RitualRules", t.rules.more[KEY])
