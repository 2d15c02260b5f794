"""Helping colleagues: symbols for a fight, healing, blocks."""

from typing import Final

from miskatonic.games.cultistorm.habit.targets import shortfall
from miskatonic.games.cultistorm.madness import can_heal
from miskatonic.games.cultistorm.support import may_not_help
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import ACTIONS, FIRST_SPECIAL, PLAY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

_NEAR_THE_EDGE: Final = 2
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
_FREE_GIFTS: Final = frozenset(
    ACTIONS.index(name)
    for name in (
        *("old-map", "case-study", "tip-off", "cold-case", "slow-the-clock", "hold-the-door", "stake-out"),
        *("salt-line", "barricade", "drag-away", "night-watch", "hunch", "field-search", "side-bet"),
        *("second-sight", "spirit-guide", "shield-bearer", "bulwark", "blood-trail"),
    )
)


def targets_lacking(t: Table) -> dict[Seat, int]:
    """Who has marked an enemy and how much it lacks for it."""
    return {
        seat: lacking
        for seat in range(t.seats)
        if t.marks[seat] and (lacking := shortfall(t, seat, t.marks[seat][0]))
    }


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
        if kind < FIRST_SPECIAL and t.tokens(seat) >= _NEAR_THE_EDGE:
            continue
        if _would_help(t, seat, kind, lacking):
            return PLAY[kind]
    return None


def _would_help(t: Table, seat: Seat, kind: int, lacking: dict[Seat, int]) -> bool:
    if kind in _HEALS:
        return any(
            other != seat and t.normal[other] >= _NEAR_THE_EDGE and can_heal(t, other)
            for other in range(t.seats)
        )
    if kind in _FREE_GIFTS and kind >= FIRST_SPECIAL:
        return True
    if t.rules.grant[kind] is not None and lacking:
        return any(may_not_help(t, seat, kind, other) is None for other in lacking)
    return False


def _needed_by_oneself(t: Table, seat: Seat) -> set[int]:
    """Hand cards whose symbols the marked enemy asks for."""
    if not t.marks[seat]:
        return set()
    kept = set()
    hand = t.hand[seat]
    left = t.rules.printed[t.marks[seat][0]]
    for kind in hand:
        symbol = t.rules.symbol[kind]
        if symbol < len(_SYMBOLS) and left >> 4 * symbol & 15:
            kept.add(kind)
            left -= 1 << 4 * symbol
    return kept


_SYMBOLS: Final = range(5)
