"""The world cards."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.board.card_text import CardEffect, Use
from miskatonic.games.cultistorm.effects.book import Condition, condition_of
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.other_worlds.words import KEY
from miskatonic.games.cultistorm.fighting.matching import UNIT, pack
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SYMBOLS, WILD, Symbol
from miskatonic.kernel.flow import Seat

_FILE = "worlds.toml"


class WorldCard(Strict):
    """A world: whose it is, what loosens its grip, its trial, what failing costs and passing brings."""

    id: str
    of: str
    grip: Symbol
    trial: list[Symbol] = Field(min_length=1)
    toll: list[dict[str, Any]]
    gift: list[dict[str, Any]]


class Worlds(Strict):
    """worlds.toml. A Great Old One whose world is open needs `strength` symbols of the grip more."""

    strength: int = Field(0, ge=0, le=3)
    world: list[WorldCard]


class WorldRules(NamedTuple):
    """What the game looks up, by the number of the world."""

    ids: tuple[str, ...]
    causes: tuple[str, ...]
    grip: tuple[int, ...]
    # What a Great Old One needs more while the world is open, packed.
    strength: tuple[int, ...]
    trial: tuple[int, ...]
    powers: Mapping[str, tuple[tuple[Power, ...], ...]]
    works: tuple[Condition, ...]
    # By enemy: the world that comes with it.
    of: Mapping[int, int]
    sacrifice: bool


class Loaded(NamedTuple):
    """The cards and their compiled verbs."""

    cards: tuple[WorldCard, ...]
    strength: int
    tolls: tuple[tuple[Power, ...], ...]
    gifts: tuple[tuple[Power, ...], ...]


def load(folder: Folder) -> Cards:
    read = folder.read(_FILE, Worlds) or Worlds(world=[])
    cards = tuple(read.world)

    def compiled(part: str) -> tuple[tuple[Power, ...], ...]:
        return tuple(
            VERBS.compile(getattr(card, part), folder, (_FILE, f"world.[{card.id}]")) for card in cards
        )

    ids = tuple(card.id for card in cards)
    return Cards(
        own=Loaded(cards, read.strength, compiled("toll"), compiled("gift")),
        faces=tuple(
            CardFace(card.id, "world", (("of", card.of), ("grip", card.grip), ("trial", tuple(card.trial))))
            for card in cards
        ),
        causes=frozenset(f"world/{name}" for name in ids),
        owners=ids,
    )


def rules(own: Loaded, rules: Rules) -> WorldRules:
    elders = {name: number for number, name in enumerate(rules.enemy_ids) if rules.is_elder[number]}
    grip = tuple(SYMBOLS.index(card.grip) for card in own.cards)
    return WorldRules(
        ids=tuple(card.id for card in own.cards),
        causes=tuple(f"world/{card.id}" for card in own.cards),
        grip=grip,
        strength=tuple(own.strength * UNIT[symbol] for symbol in grip),
        trial=tuple(pack([SYMBOLS.index(symbol) for symbol in card.trial]) for card in own.cards),
        powers={"toll": own.tolls, "gift": own.gifts},
        works=tuple(map(condition_of, own.gifts)),
        of={elders[card.of]: number for number, card in enumerate(own.cards) if card.of in elders},
        sacrifice=rules.options["doomed"] == "sacrifice",
    )


def look_up(t: Table) -> WorldRules:
    found: WorldRules = t.rules.more[KEY]
    return found


def effect(t: Table, part: str, world: int, seat: Seat, spot: int) -> CardEffect:
    """A toll or a gift at work."""
    return CardEffect(KEY, part, world, Use(look_up(t).causes[world], seat, spot=spot))


def loosens(t: Table, world: int, kind: int) -> bool:
    """Does a hand card show the symbol that loosens the grip of a world, or is it wild (OTW-1.2)?"""
    return t.rules.symbol[kind] in (look_up(t).grip[world], WILD)


def grip_cards(t: Table, seat: Seat, world: int) -> list[int]:
    """The hand cards of a detective that loosen the grip of a world."""
    return [kind for kind in t.hand[seat] if loosens(t, world, kind)]
