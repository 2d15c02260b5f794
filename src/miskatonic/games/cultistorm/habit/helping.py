"""Helping colleagues: symbols for a fight, healing, blocks."""

from typing import Final

from miskatonic.games.cultistorm.habit.targets import missing, shortfall
from miskatonic.games.cultistorm.madness import can_heal
from miskatonic.games.cultistorm.matching import ONCE, covers, size
from miskatonic.games.cultistorm.sources import DICE, Bout, proposal, requirement
from miskatonic.games.cultistorm.support import may_not_help
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import ACTIONS, FIRST_ELDER, FIRST_SPECIAL, PLAY, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

_NEAR_THE_EDGE: Final = 2
_TIGHT: Final = 2
_HEALS: Final = frozenset(
    ACTIONS.index(name)
    for name in (
        "calming-voice",
        "talking-cure",
        "sedative",
        "smelling-salts",
        "group-session",
        "bear-the-burden",
    )
)
_DICE: Final = frozenset(
    ACTIONS.index(name) for name in ("steady-hand", "marked-die", "spare-die", "double-or-nothing")
)
_FREE_GIFTS: Final = frozenset(
    ACTIONS.index(name)
    for name in (
        *("old-map", "case-study", "tip-off", "cold-case", "slow-the-clock", "hold-the-door", "stake-out"),
        *("salt-line", "barricade", "drag-away", "night-watch", "hunch", "field-search", "side-bet"),
        *("second-sight", "spirit-guide", "shield-bearer", "bulwark", "blood-trail", "lock-the-gate"),
    )
)


def targets_lacking(t: Table) -> dict[Seat, int]:
    """Who has marked an enemy and how much it lacks for it."""
    return {
        seat: lacking
        for seat in range(t.seats)
        if t.marks[seat] and (lacking := shortfall(t, seat, t.marks[seat][0]))
    }


def room(t: Table) -> int:
    """Cultists that may still come before there are too many, next turn's included."""
    return t.rules.limit - sum(map(len, t.columns)) - t.seats + sum(map(bool, t.marks))


def help_colleague(t: Table, seat: Seat, words: tuple[Word, ...]) -> Word | None:
    """Cards in hand that a colleague needs more than oneself."""
    cards = [word - PLAY[0] for word in words if PLAY[0] <= word <= PLAY[-1]]
    if not cards:
        return None
    own = _needed_by_oneself(t, seat)
    lacking = targets_lacking(t)
    lacking.pop(seat, None)
    for kind in cards:
        if kind in own:
            continue
        if kind < FIRST_SPECIAL and (t.tokens(seat) >= _NEAR_THE_EDGE or 1 not in lacking.values()):
            continue
        if t.rules.spawns[kind] and room(t) <= _TIGHT:
            continue
        if _would_help(t, seat, kind, lacking):
            return PLAY[kind]
    return next((PLAY[kind] for kind in cards if kind not in own and _costs_nothing(t, kind)), None)


def _costs_nothing(t: Table, kind: int) -> bool:
    """A special card that is drawn again, and harms nobody: the next may fit better (CUL-7.32)."""
    rules = t.rules
    harms = rules.hurts[kind] or rules.spawns[kind] or rules.dreads[kind]
    return kind >= FIRST_SPECIAL and rules.redraws[kind] and not harms


def _would_help(t: Table, seat: Seat, kind: int, lacking: dict[Seat, int]) -> bool:
    if kind in _HEALS:
        edge = _NEAR_THE_EDGE + (kind < FIRST_SPECIAL)
        return any(
            other != seat and t.normal[other] >= edge and can_heal(t, other) for other in range(t.seats)
        )
    if kind in _FREE_GIFTS and kind >= FIRST_SPECIAL:
        return True
    return any(fits(t, kind, other) and may_not_help(t, seat, kind, other) is None for other in lacking)


def fits(t: Table, kind: int, seat: Seat) -> bool:
    """Would this card bring a detective nearer to defeating what it has marked?"""
    if kind in _DICE:
        return True
    grant = t.rules.grant[kind]
    if grant is None:
        return False
    enemy = t.marks[seat][0]
    left, wild = missing(t, seat, enemy)
    if size(left) <= wild:
        return False
    if grant.names or grant.twin or (grant.echo and t.held[seat]) or (grant.dice and t.reserve):
        return True
    supply = grant.against_elder if enemy >= FIRST_ELDER else grant.supply
    return any(covers(left, part) != left for part in supply)


def _needed_by_oneself(t: Table, seat: Seat) -> set[int]:
    """Hand cards that one wants to keep for the marked enemy."""
    if not t.marks[seat]:
        return set(t.hand[seat])
    enemy = t.marks[seat][0]
    bout = Bout(seat, enemy, t.where[enemy])
    used = proposal(t, bout)
    if used is not None:
        return {ref for ref in used if ref < DICE}
    wanted = requirement(t, bout)
    kept = set()
    for kind in t.hand[seat]:
        symbol = t.rules.symbol[kind]
        if symbol == WILD or wanted >> 4 * symbol & 15:
            kept.add(kind)
            wanted = covers(wanted, ONCE[symbol][0])
    return kept
