"""The relics: their card file, and what the game looks up of them."""

from typing import Any, Literal, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace, Fact
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.shape import Id, Verbs
from miskatonic.games.cultistorm.effects.book import Condition, condition_of
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.ancient_relics.words import KEY
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.price import Price, PriceLine, price_of
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table

FILE = "relics.toml"
Trait = Literal["", "seals-freely", "cancels-a-step", "averts-a-token"]


class Combat(Strict):
    """What a relic does in a fight: wild symbols; symbols of a cultist or a Great Old One that are ignored.

    With `again` the hand cards of a won fight count once more in the next.
    """

    wilds: int = Field(0, ge=0, le=3)
    ignore: int = Field(0, ge=0, le=3)
    banish: int = Field(0, ge=0, le=3)
    again: bool = False


class RelicCard(Strict):
    """A relic."""

    id: Id
    depth: int = Field(ge=1, le=5)
    price: PriceLine = Field(default_factory=PriceLine)
    power: Verbs = Field(default_factory=list)
    combat: Combat = Field(default_factory=Combat)
    trait: Trait = ""
    used_up: bool = False


class RelicFile(Strict):
    """relics.toml."""

    relic: list[RelicCard]


class Relic(NamedTuple):
    """What the game looks up of a relic."""

    id: str
    cause: str
    depth: int
    price: Price
    works: Condition
    has_power: bool
    combat: Combat
    trait: Trait
    used_up: bool


class RelicRules(NamedTuple):
    """All relics by number, and their verbs."""

    relics: tuple[Relic, ...]
    powers: tuple[tuple[Power, ...], ...]


def load(folder: Folder) -> Cards:
    cards = (folder.read(FILE, RelicFile) or RelicFile(relic=[])).relic
    powers = tuple(VERBS.compile(card.power, folder, (FILE, f"relic.[{card.id}]")) for card in cards)
    relics = tuple(
        Relic(
            card.id,
            f"relic/{card.id}",
            card.depth,
            price_of(card.price),
            condition_of(power),
            bool(power),
            card.combat,
            card.trait,
            card.used_up,
        )
        for card, power in zip(cards, powers, strict=True)
    )
    return Cards(
        own=RelicRules(relics, powers),
        names={"relic": [card.id for card in cards]},
        faces=tuple(CardFace(card.id, "relic", _facts(card)) for card in cards),
        causes=frozenset(relic.cause for relic in relics),
        owners=tuple(card.id for card in cards),
    )


def _facts(card: RelicCard) -> tuple[tuple[str, Fact], ...]:
    return (("depth", card.depth),)


def rules(own: RelicRules, _rules: Rules) -> RelicRules:
    return own


def lore(t: Table) -> RelicRules:
    """The relics of the table."""
    found: Any = t.rules.more[KEY]
    return found  # type: ignore[no-any-return] # see `rules`
