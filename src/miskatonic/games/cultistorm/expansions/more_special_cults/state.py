"""What the cults look up while a game runs, and what they must remember."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SYMBOLS
from miskatonic.kernel.fields import table

if TYPE_CHECKING:
    from miskatonic.games.cultistorm.expansions.more_special_cults.cards import Cults

KEY: Final = "more_special_cults"


class CultRules(NamedTuple):
    """By enemy: its ability, and what that adds to a requirement."""

    ability: dict[int, str]
    adds: dict[int, int]


@table("cul-clt/cults")
class CultState:
    """Who came this turn, who sleeps through combat (a bit for each seat), and who is being fought."""

    arrived: tuple[int, ...] = ()
    asleep: int = 0
    fought: int = NOTHING

    clone: ClassVar[Any]


def rules(own: "Cults", rules: Rules) -> CultRules:
    number = {name: enemy for enemy, name in enumerate(rules.enemy_ids)}
    ability: dict[int, str] = {number[card.id]: card.own for card in own.cultists if card.own}
    ability |= {number[card.id]: card.own for card in own.elders}
    adds = {number[card.id]: UNIT[SYMBOLS.index(card.symbol)] for card in own.cultists if card.symbol}
    return CultRules(ability, adds)


def cults(t: Table) -> CultState:
    found: CultState = t.annex[KEY]  # type: ignore[assignment] # the state of this expansion
    return found


def look_up(t: Table) -> CultRules:
    found: CultRules = t.rules.more[KEY]
    return found


def ability_of(t: Table, enemy: int) -> str:
    return look_up(t).ability.get(enemy, "")


def having(t: Table, ability: str, enemies: Iterable[int]) -> list[int]:
    """Those of the enemies that have this ability."""
    known = look_up(t).ability
    return [enemy for enemy in enemies if known.get(enemy) == ability]


def elder_with(t: Table, ability: str) -> int:
    """The Great Old One in play that has this ability, or NO_ENEMY."""
    known = look_up(t).ability
    for elder in t.elders:
        if elder != NO_ENEMY and known.get(elder) == ability:
            return elder
    return NO_ENEMY
