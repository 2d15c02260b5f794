"""The cards of Investigation Events."""

from typing import Final, NamedTuple, cast

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.shape import Id, Verbs
from miskatonic.games.cultistorm.effects.book import Condition, condition_of
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.investigation_events.effects import FINDING_VERBS
from miskatonic.games.cultistorm.expansions.price import Price, PriceLine, price_of
from miskatonic.games.cultistorm.expansions.verbs import Powers, read_powers
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table

KEY: Final = "investigation_events"
_FILE: Final = "findings.toml"


class FindingCard(Strict):
    """A card; one that `may` be declined costs its price, and a spawn if it says so, before its effect."""

    id: Id
    may: bool = False
    price: PriceLine = Field(default_factory=PriceLine)
    spawns: bool = False
    power: Verbs


class FindingFile(Strict):
    """findings.toml."""

    finding: list[FindingCard]


class Finding(NamedTuple):
    """What the game looks up of a card."""

    id: str
    cause: str
    may: bool
    price: Price
    spawns: bool
    works: Condition


class FindingRules(NamedTuple):
    """All cards by number, and their verbs."""

    cards: tuple[Finding, ...]
    powers: tuple[Powers, ...]


def load(folder: Folder) -> Cards:
    cards = (folder.read(_FILE, FindingFile) or FindingFile(finding=[])).finding
    powers = tuple(
        read_powers(FINDING_VERBS, card.power, folder, (_FILE, f"finding.[{card.id}]")) for card in cards
    )
    found = tuple(
        Finding(
            card.id,
            f"finding/{card.id}",
            card.may,
            price_of(card.price),
            card.spawns,
            condition_of(power),
        )
        for card, power in zip(cards, powers, strict=True)
    )
    return Cards(
        own=FindingRules(found, powers),
        faces=tuple(CardFace(card.id, "finding") for card in cards),
        causes=frozenset(card.cause for card in found),
        owners=tuple(card.id for card in cards),
    )


def rules(own: FindingRules, _rules: Rules) -> FindingRules:
    return own


def look_up(t: Table) -> FindingRules:
    return cast("FindingRules", t.rules.more[KEY])
