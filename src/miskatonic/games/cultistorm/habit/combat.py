"""In combat: begin what can be won, and win it."""

from typing import Final

from miskatonic.games.cultistorm.fighting import reroll_cost
from miskatonic.games.cultistorm.habit.targets import shortfall
from miskatonic.games.cultistorm.sources import Bout, can_win
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    CHOOSE,
    COMMIT,
    DONE,
    FIGHT,
    FIRST_ELDER,
    LAY,
    REROLL,
    RETREAT,
    SPEND,
    USE,
    WILD,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_RISKY: Final = 1


def choose(t: Table, seat: Seat, asked: Decision) -> Word:
    """Lay trophies, then fight what can be won; a Great Old One first."""
    words = asked.options_of(seat)
    for word in words:
        if word in LAY:
            return word
    fights = [word - FIGHT[0] for word in words if word in FIGHT]
    for enemy in sorted(fights, reverse=True):
        if can_win(t, Bout(seat, enemy, t.where[enemy])):
            return FIGHT[enemy]
    frame = asked.then.__self__  # type: ignore[attr-defined]
    if not frame.wins and t.tokens(seat) <= _RISKY:
        # The penalty comes anyway; a re-roll may still turn it.
        for enemy in fights:
            if enemy < FIRST_ELDER and t.held[seat] and shortfall(t, seat, enemy) == 1:
                return FIGHT[enemy]
    return DONE


def fight(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    if COMMIT in words:
        return COMMIT
    for word in words:
        if word in SPEND or word in USE:
            return word
    frame = asked.then.__self__  # type: ignore[attr-defined]
    rerolls = [word for word in words if word in REROLL]
    free = reroll_cost(t, seat) == 0
    if rerolls and (free or (t.tokens(seat) <= _RISKY and shortfall(t, seat, frame.enemy) == 1)):
        return _idle_die(t, seat, frame.enemy, rerolls)
    return RETREAT


def _idle_die(t: Table, seat: Seat, enemy: int, rerolls: list[Word]) -> Word:
    """A die whose symbol is not asked for, if there is one."""
    wanted = t.rules.printed[enemy]
    idle = [word for word in rerolls if word != REROLL[WILD] and not wanted >> 4 * (word - REROLL[0]) & 15]
    return (idle or rerolls)[0]


def order(t: Table, seat: Seat, asked: Decision) -> Word:
    """Who can win goes first."""
    words = asked.options_of(seat)

    def hopeful(word: Word) -> bool:
        fighter = word - CHOOSE[0]
        return any(can_win(t, Bout(fighter, enemy, t.where[enemy])) for enemy in t.marks[fighter])

    return max(words, key=hopeful)
