"""What changes at a location: who stands there, its cultist die, a block."""

from miskatonic.games.cultistorm.rules import FIXES_DIE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, CULTIST_FACES, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


def move_detective(t: Table, seat: Seat, spot: int, cause: str) -> None:
    """It goes there and takes back its target markers (CUL-7.14)."""
    t.place[seat] = spot
    t.marks[seat] = ()
    t.tell("moved", seat, location=t.rules.place_ids[t.spots[spot]], cause=cause)
    t.unready(seat, "changed-place")


def enemies_with(t: Table, spot: int, ability: int) -> list[int]:
    """The cultists there that have this ability."""
    abilities = t.rules.ability
    return [card for card in t.columns[spot] if abilities[card] == ability]


def fixers(t: Table, spot: int) -> list[int]:
    """Cultists there whose die cannot be turned or re-rolled by effects (D.12)."""
    return enemies_with(t, spot, FIXES_DIE)


def turn_cultist_die(t: Table, spot: int, face: int, cause: str) -> None:
    fixed = fixers(t, spot)
    if fixed:
        cause = t.rules.enemy_causes[fixed[0]]
        t.tell("cultist-die-fixed", location=t.rules.place_ids[t.spots[spot]], cause=cause)
        return
    t.cultist_dice[spot] = face
    t.tell("cultist-die", location=t.rules.place_ids[t.spots[spot]], face=CULTIST_FACES[face], cause=cause)


def roll_cultist_die(t: Table, spot: int, cause: str) -> None:
    turn_cultist_die(t, spot, t.dice.below(len(CULTIST_FACES)), cause)


def has_effect(t: Table, spot: int) -> bool:
    """Is the effect of an active location at work (CUL-7.15)? Expansions may forbid it."""
    if not t.altars >> spot & 1:
        return False
    return not t.rules.hooked or bool(t.rules.hooks.filter("place_works", t, True, spot))  # noqa: FBT003 - the value of the filter


def takes_blocks(t: Table, spot: int) -> bool:
    """Does a block work there (CUL-4.6)? Expansions may forbid it."""
    return not t.rules.hooked or bool(t.rules.hooks.filter("blockable", t, True, spot))  # noqa: FBT003 - the value of the filter


def is_blockable(t: Table, spot: int) -> bool:
    """Would a block there change anything?"""
    return not t.blocked_next >> spot & 1 and takes_blocks(t, spot)


def block_words(t: Table) -> list[Word]:
    """The locations that can be blocked."""
    return [AT[t.spots[spot]] for spot in range(SPOTS) if is_blockable(t, spot)]


def block_next(t: Table, spot: int, cause: str) -> None:
    """No cultist appears there in the next Cultist phase (CUL-4.5, CUL-4.6)."""
    if not takes_blocks(t, spot):
        return
    t.blocked_next |= 1 << spot
    t.tell("location-blocked", location=t.rules.place_ids[t.spots[spot]], cause=cause)
