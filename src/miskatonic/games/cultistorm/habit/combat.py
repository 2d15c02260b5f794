"""In combat: begin what can be won, and win it."""

from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.reroll import reroll_cost
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.habit.targets import is_too_early, portal, shortfall, trophy_to_lay
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, COMMIT, DONE, FIGHT, REROLL, RETREAT, SPEND, USE, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word


def choose(t: Table, seat: Seat, asked: Decision) -> Word:
    """Lay trophies, then fight what can be won; a Great Old One first."""
    words = asked.options_of(seat)
    laying = trophy_to_lay(t, seat, words)
    if laying is not None:
        return laying
    fights = [word - FIGHT[0] for word in words if FIGHT[0] <= word <= FIGHT[-1]]
    if is_too_early(t):
        fights = [enemy for enemy in fights if not t.rules.is_elder[enemy]]
    for enemy in sorted(fights, reverse=True):
        if can_win(t, Bout(seat, enemy, t.where[enemy])):
            return FIGHT[enemy]
    frame = asked.frame
    if not frame.wins:
        # The penalty comes anyway; a re-roll may still turn it.
        for enemy in fights:
            if _may_turn(t, seat, enemy):
                return FIGHT[enemy]
    return DONE


def _may_turn(t: Table, seat: Seat, enemy: int) -> bool:
    """Is a re-roll worth its token? At the portal it is, whatever it costs: else the game is lost."""
    lacking = shortfall(t, seat, enemy)
    if t.rules.is_elder[enemy]:
        return portal(t) == enemy and lacking <= len(t.held[seat]) + 1
    cheap = reroll_cost(t, seat) == 0 or t.tokens(seat) <= w.REROLLS_WITH
    return cheap and lacking == 1 and bool(_idle_dice(t, seat, enemy))


def fight(t: Table, seat: Seat, asked: Decision) -> Word:
    words = asked.options_of(seat)
    if COMMIT in words:
        return COMMIT
    for word in words:
        if SPEND[0] <= word <= SPEND[-1] or USE[0] <= word <= USE[-1]:
            return word
    frame = asked.frame
    idle = [REROLL[face] for face in _idle_dice(t, seat, frame.enemy)]
    free = reroll_cost(t, seat) == 0
    if free or t.rules.is_elder[frame.enemy] or t.tokens(seat) <= w.REROLLS_WITH:
        for word in idle:
            if word in words:
                return word
    return RETREAT


def _idle_dice(t: Table, seat: Seat, enemy: int) -> list[int]:
    """Dice whose symbol is not asked for, or not so often."""
    wanted = requirement(t, Bout(seat, enemy, t.where[enemy]))
    held = t.held[seat]
    return [face for face in held if face != WILD and (wanted >> 4 * face & 15) < held.count(face)]


def order(t: Table, seat: Seat, asked: Decision) -> Word:
    """Who can win goes first, and of those who has the closest enemy: the others wait for their way."""
    words = asked.options_of(seat)

    def hopeful(word: Word) -> tuple[bool, int]:
        fighter = word - CHOOSE[0]
        if not t.marks[fighter]:
            return False, 0
        enemy = t.marks[fighter][0]
        column = t.columns[t.where[enemy]]
        position = column.index(enemy) if enemy in column else len(column)
        return can_win(t, Bout(fighter, enemy, t.where[enemy])), -position

    return max(words, key=hopeful)
