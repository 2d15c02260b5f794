"""Victims come, grow afraid, turn, and are devoured (VIC-1, VIC-3)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.games.cultistorm.board.card_text import SETTLE, tell_own_story
from miskatonic.games.cultistorm.board.elders import summon
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.board.spawning import check_limit, put_on_top, summoned_by
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import (
    MOST_HERE,
    crowd_of,
    is_free,
    leave,
    location,
    look_up,
)
from miskatonic.games.cultistorm.fighting.matching import Source, any_of
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.habit.targets import CROWDED
from miskatonic.games.cultistorm.table import CULTIST, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, NO_SYMBOL, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame


def bring_victim(t: Table, enemy: int, spot: int) -> None:
    """The first cultist of a Cultist phase at the location of its own symbol brings one (VIC-1.1)."""
    crowd = crowd_of(t)
    if t.phase != CULTIST or crowd.came or t.rules.cult[enemy] != t.symbol_at(spot):
        return
    crowd.came = True
    if t.elders[spot] != NO_ENEMY or len(crowd.here[spot]) >= MOST_HERE or not len(crowd.deck):
        return
    victim = crowd.deck.draw(t.dice)
    crowd.here[spot] += (victim,)
    name = look_up(t).ids[victim]
    t.tell("victim-comes", victim=name, location=location(t, spot), cause="rule/VIC-1.1")
    if t.rules.narrative and name in t.rules.own_story:
        t.queue.append(_Arrival(victim, spot).is_told)


@frame("cul-vic/arrival")
class _Arrival:
    """A victim whose story is told."""

    victim: int
    spot: int

    def is_told(self, t: Table) -> None:
        tell_own_story(t, look_up(t).ids[self.victim], spot=self.spot)


def end_turn(t: Table) -> None:
    """Whoever stands among cultists grows more afraid, and turns when it can bear no more (VIC-3.1)."""
    crowd, rules = crowd_of(t), look_up(t)
    crowd.came = False
    crowd.free = 0
    crowd.spared = [0] * t.detectives
    for spot in range(SPOTS):
        for victim in crowd.here[spot] if t.columns[spot] else ():
            crowd.fear[victim] += 1
            fear, nerve = crowd.fear[victim], rules.nerve[victim]
            t.tell("victim-fears", victim=rules.ids[victim], fear=fear, nerve=nerve, cause="rule/VIC-3.1")
    _Turning().next(t)


@frame("cul-vic/turning")
class _Turning:
    """One after another, clockwise from L1, the oldest first."""

    def next(self, t: Table) -> None:
        crowd, nerve = crowd_of(t), look_up(t).nerve
        for spot in range(SPOTS):
            for victim in crowd.here[spot]:
                if crowd.fear[victim] >= nerve[victim]:
                    t.flow.then(SETTLE, self.next)
                    _turn(t, victim, spot)
                    return


def _turn(t: Table, victim: int, spot: int) -> None:
    """It lies on top of the column: limit, then summons, as for a spawn (VIC-3.2)."""
    rules, before = look_up(t), len(t.columns[spot])
    enemy = rules.enemy[victim]
    leave(t, victim, spot)
    put_on_top(t, enemy, spot)
    t.tell("victim-turns", victim=rules.ids[victim], location=location(t, spot), cause="rule/VIC-3.2")
    _count_grave(t, victim)
    check_limit(t)
    if before >= CROWDED and not t.is_sealed(spot):
        summon(t, summoned_by(t, enemy), spot, t.rules.enemy_causes[enemy])


def devour_victims(t: Table, elder: int, spot: int) -> None:
    """A Great Old One that enters swallows whoever stands there (VIC-3.3)."""
    rules = look_up(t)
    for victim in crowd_of(t).here[spot]:
        leave(t, victim, spot)
        t.eaten[spot] += (rules.enemy[victim],)
        eater = t.rules.enemy_ids[elder]
        t.tell("victim-devoured", victim=rules.ids[victim], elder=eater, cause="rule/VIC-3.3")
        _count_grave(t, victim)


def _count_grave(t: Table, victim: int) -> None:
    """The sixth that is lost can lose the game (VIC-4.1)."""
    crowd, most = crowd_of(t), look_up(t).graves
    crowd.lost += (victim,)
    if most and len(crowd.lost) >= most:
        t.tell("graves-full", count=len(crowd.lost), cause="rule/VIC-4.1")
        lose_game(t, "graves")


def bury(t: Table, enemies: tuple[int, ...]) -> None:
    """One that had turned or was devoured leaves the game, and not for the discards (VIC-3.4)."""
    crowd, victims = crowd_of(t), look_up(t).victim
    for enemy in enemies:
        if enemy in victims:
            t.cultist_discard.remove(enemy)
            crowd.gone += (victims[enemy],)


def no_trophy(t: Table, symbol: int, seat: Seat, enemy: int) -> int:
    return NO_SYMBOL if enemy in look_up(t).victim else symbol


def spared_symbols(t: Table, bout: Bout) -> list[Source]:
    """Symbols that a thankful victim lets its saver ignore; against cultists only."""
    crowd = crowd_of(t)
    symbols = crowd.spared[bout.seat]
    if not symbols or t.rules.is_elder[bout.enemy]:
        return []
    return [Source((crowd.spared_by[bout.seat],), 1, any_of(symbols))]


def name_of(t: Table, victim: int) -> str:
    return look_up(t).ids[victim]


def use_up(t: Table, seat: Seat, victim: int) -> None:
    crowd_of(t).spared[seat] = 0
    t.tell("thanks-used", seat, cause=look_up(t).causes[victim])


HOOKS: Final[Mapping[str, Callable[..., Any]]] = {
    "spawn_done": bring_victim,
    "elder_enters": devour_victims,
    "cultists_discarded": bury,
    "trophy": no_trophy,
    "free_move": is_free,
    "cleanup": end_turn,
}
