"""Necron's track (WOS-15)."""

from miskatonic.games.witch_of_salem.board.outcome import lose_game
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.vocabulary.marks import SurgeMeets


def advance(t: Table, spaces: int, cause: str) -> None:
    """Move Necron on; entering the demon space or the Rift loses (WOS-15.1, WOS-16.1, WOS-16.2)."""
    rules = t.rules
    before, target = t.necron, t.necron + spaces
    if before < rules.demon <= target and not t.is_unmasked():
        _enter(t, rules.demon, cause)
        lose_game(t, "demon")
    if target >= rules.rift:
        _enter(t, rules.rift, cause)
        lose_game(t, "rift")
    _enter(t, target, cause)


def retreat(t: Table, spaces: int, cause: str) -> None:
    """Move Necron back, never behind the start (WOS-15.1)."""
    back = min(spaces, t.necron)
    if back:
        t.necron -= back
        t.tell("necron-retreated", spaces=back, space=t.necron, cause=cause)
    else:
        t.tell("nothing-happens", cause=cause)


def surge(t: Table, cause: str) -> None:
    """Move Necron to the next portrait ahead, or to the Rift behind the last one (WOS-15.2)."""
    t.tell("necron-surges", cause=cause)
    advance(t, _surge_target(t) - t.necron, cause)


def surge_meets(t: Table) -> SurgeMeets:
    """What a surge would bring Necron to: a portrait, or one of the two spaces that lose."""
    rules, target = t.rules, _surge_target(t)
    if t.necron < rules.demon <= target and not t.is_unmasked():
        return "demon"
    return "rift" if target == rules.rift else "portrait"


def _surge_target(t: Table) -> int:
    return next((space for space in t.rules.portraits if space > t.necron), t.rules.rift)


def _enter(t: Table, space: int, cause: str) -> None:
    if space != t.necron:
        t.tell("necron-advanced", spaces=space - t.necron, space=space, cause=cause)
        t.necron = space
