"""Fights with these cultists: requirement, sources, who may be fought, victor and loser (CLT-1.4)."""

from typing import Final

from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import Discarding
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.expansions.more_special_cults.state import (
    ability_of,
    cults,
    elder_with,
    having,
    look_up,
)
from miskatonic.games.cultistorm.fighting.matching import UNIT, Source
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import FRONT, ITEM, PLACE_WILD
from miskatonic.games.cultistorm.phases.combat import calm_of
from miskatonic.games.cultistorm.table import COMBAT, Table
from miskatonic.games.cultistorm.words import BLANK, NO_ENEMY, SPEND, SPOTS, USE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_ITEMS_BARRED: Final = Refusal("CLT-1.4", "items-barred")
_HELP_BARRED: Final = Refusal("CLT-1.4", "combat-help-barred")
_ONLY_CLOSEST: Final = Refusal("CLT-1.4", "only-the-closest")
_TOO_NEW: Final = Refusal("CLT-1.4", "not-on-its-first-day")

# A victor with more tokens is spared.
_MOST_TOKENS: Final = 2
_BURNED: Final = 2


def required(t: Table, wanted: int, bout: Bout) -> int:
    """What abilities add to a requirement, with CUL-8.9."""
    enemy, spot = bout.enemy, bout.spot
    if t.rules.is_elder[enemy]:
        return wanted
    cult, adds = t.rules.special_cult[enemy], look_up(t).adds
    for other in having(t, "leads-its-own", t.columns[spot]):
        if other != enemy and t.rules.special_cult[other] == cult:
            wanted += adds[other]
    ability = ability_of(t, enemy)
    if ability == "hard-up-close" and not t.rules.is_ranged[t.role[bout.seat]]:
        wanted += adds[enemy]
    elif ability == "needs-the-next-die":
        face = t.cultist_dice[(spot + 1) % SPOTS]
        wanted += 0 if face == BLANK else UNIT[face]
    return wanted


def counted(t: Table, way: list[Source], bout: Bout) -> list[Source]:
    """The sources that count against this enemy."""
    if t.rules.is_elder[bout.enemy]:
        return way
    ability = ability_of(t, bout.enemy)
    if ability == "bars-items":
        way = [source for source in way if not ITEM <= source.refs[0] < FRONT]
    elif ability == "bars-combat-help":
        way = [_alone(source) for source in way if not _is_help(source.refs[0])]
    elif ability == "no-wild-symbols":
        way = [source for source in way if not source.is_wild]
    if ability == "nothing-ignored" or elder_with(t, "nothing-ignored") != NO_ENEMY:
        way = [source for source in way if not source.ignores]
    return way


def _is_help(ref: int) -> bool:
    """Does a support card in front of the detective stand behind this number?"""
    return FRONT <= ref < PLACE_WILD


def _alone(source: Source) -> Source:
    """A die that a support card doubles counts once."""
    if not any(_is_help(ref) for ref in source.refs[1:]):
        return source
    return source._replace(refs=source.refs[:1], supply=tuple(unit // 2 for unit in source.supply))


def begins(t: Table, _seat: Seat, enemy: int) -> None:
    cults(t).fought = enemy


def may_not_say(t: Table, word: Word) -> Refusal | None:
    """In a fight: items that give symbols, and support cards that throw dice again."""
    if t.phase != COMBAT:
        return None
    ability = ability_of(t, cults(t).fought)
    if ability == "bars-items" and USE[0] <= word <= USE[-1]:
        return _ITEMS_BARRED
    if ability == "bars-combat-help" and SPEND[0] <= word <= SPEND[-1]:
        return _HELP_BARRED
    return None


def may_not_fight(t: Table, _seat: Seat, enemy: int) -> Refusal | None:
    """The Plumb Line leaves only the closest to fight, and The Unwaking waits a turn."""
    if ability_of(t, enemy) == "not-on-its-first-day" and enemy in cults(t).arrived:
        return _TOO_NEW
    column = t.columns[t.where[enemy]]
    if column and column[0] != enemy and having(t, "only-the-closest", column):
        return _ONLY_CLOSEST
    return None


def ends(t: Table, seat: Seat, enemy: int, how: str) -> None:
    """Whoever gives up a fight with the Coal-Eater loses cards."""
    if how == "lost" and ability_of(t, enemy) == "burns-who-gives-up":
        t.queue.append(Discarding(seat, _BURNED, t.rules.enemy_causes[enemy]).asks)


def defeated(t: Table, seat: Seat, enemy: int, _spot: int) -> None:
    if ability_of(t, enemy) == "hurts-its-victor" and t.tokens(seat) <= _MOST_TOKENS:
        suffer(t, seat, t.rules.enemy_causes[enemy])


def turn_ends(t: Table, seat: Seat, penalised: bool) -> None:  # noqa: FBT001 - as the hook gives it
    """A penalty where the Pillow Saint lies makes one more step, unless it makes none (CLT-R3)."""
    if penalised and not t.is_away(seat) and not calm_of(t, seat):
        for enemy in having(t, "dear-penalties", t.columns[t.place[seat]]):
            t.queue.append(TerrorStep(t.rules.enemy_causes[enemy]).begins)
