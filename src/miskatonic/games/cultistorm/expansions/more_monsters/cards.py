"""The cards of three more monsters: read, and joined with those of the base game (MON-1.1)."""

from typing import Final, Literal, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import Id, MonsterCard
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import Symbol

KEY: Final = "more_monsters"
_FILE: Final = "monsters.toml"

Own = Literal["follows-company", "lowers-limit", "heeds-no-wilds"]


class MonsterLine(Strict):
    """A monster, its ability and its reward."""

    id: Id
    cult: Symbol
    symbols: list[Symbol] = Field(min_length=4, max_length=4)
    own: Own
    trophies: list[Symbol] = Field(default_factory=list)
    any_trophies: int = Field(0, ge=0, le=2)
    draw: int = Field(0, ge=0, le=4)
    blocks: bool = False


class MonsterFile(Strict):
    """monsters.toml."""

    monster: list[MonsterLine]


class MonsterRules(NamedTuple):
    """By enemy: its ability. Those whose defeat blocks a location."""

    ability: dict[int, str]
    blocking: frozenset[int]


def load(folder: Folder) -> Cards:
    own = tuple((folder.read(_FILE, MonsterFile) or MonsterFile(monster=[])).monster)
    return Cards(
        own=own,
        faces=tuple(
            CardFace(card.id, "monster", (("cult", card.cult), ("symbols", tuple(card.symbols))))
            for card in own
        ),
        causes=frozenset(f"cultist/{card.id}" for card in own),
        owners=tuple(card.id for card in own),
    )


def extend(content: Content, own: tuple[MonsterLine, ...]) -> Content:
    monsters = [
        MonsterCard(
            id=card.id,
            cult=card.cult,
            symbols=card.symbols,
            trophies=card.trophies,
            any_trophies=card.any_trophies,
            draw=card.draw,
        )
        for card in own
    ]
    told = {card.id: card.own for card in own}
    return content._replace(
        monsters=(*content.monsters, *monsters), more_abilities={**content.more_abilities, **told}
    )


def rules(own: tuple[MonsterLine, ...], rules: Rules) -> MonsterRules:
    number = {name: enemy for enemy, name in enumerate(rules.enemy_ids)}
    return MonsterRules(
        {number[card.id]: card.own for card in own}, frozenset(number[card.id] for card in own if card.blocks)
    )


def look_up(t: Table) -> MonsterRules:
    found: MonsterRules = t.rules.more[KEY]
    return found


def in_play(t: Table, ability: Own) -> list[int]:
    """The monsters in a column that have this ability (MON-1.2)."""
    known = look_up(t).ability
    return [card for column in t.columns for card in column if known.get(card) == ability]
