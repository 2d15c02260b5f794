"""Detective dice: rolled, held, turned, in the pool."""

from miskatonic.games.cultistorm.rules import HAS_HOUSE_DIE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import FACES
from miskatonic.kernel.flow import Seat

_SIDES = len(FACES)


def roll_die(t: Table) -> int:
    return t.dice.below(_SIDES)


def add_to_pool(t: Table, count: int, cause: str) -> None:
    """Roll dice from the reserve into the common pool."""
    faces = [roll_die(t) for _ in range(count)]
    t.reserve -= count
    t.pool = tuple(sorted((*t.pool, *faces)))
    t.tell("pool-rolled", dice=[FACES[face] for face in faces], cause=cause)


def give_die(t: Table, seat: Seat, face: int) -> None:
    t.held[seat] = tuple(sorted((*t.held[seat], face)))
    t.unready(seat, "changed-dice")


def lose_die(t: Table, seat: Seat, face: int) -> None:
    held = list(t.held[seat])
    held.remove(face)
    t.held[seat] = tuple(held)
    t.unready(seat, "changed-dice")


def extra_die(t: Table, seat: Seat, cause: str) -> int:
    """One die from the reserve, rolled as it enters, for a detective (CUL-7.6, CUL-8.14)."""
    t.reserve -= 1
    face = roll_die(t)
    give_die(t, seat, face)
    t.tell("die-gained", seat, die=FACES[face], cause=cause)
    return face


def turn_die(t: Table, seat: Seat, old: int, new: int, cause: str) -> None:
    """A held die now shows something else."""
    lose_die(t, seat, old)
    give_die(t, seat, new)
    t.tell("die-turned", seat, die=FACES[old], face=FACES[new], cause=cause)


def turn_pool_die(t: Table, old: int, new: int, cause: str) -> None:
    pool = list(t.pool)
    pool.remove(old)
    t.pool = tuple(sorted((*pool, new)))
    t.tell("pool-die-turned", die=FACES[old], face=FACES[new], cause=cause)


def join_house_die(t: Table, seat: Seat) -> None:
    """The permanent extra die joins the pool with its pick (D.2, CUL-R31): with all dice out, in Review."""
    if t.traits[seat] & HAS_HOUSE_DIE and not t.house_dice:
        t.house_dice = 1
        if t.reserve:
            t.picks += 1
            add_to_pool(t, 1, t.trait_cause(seat, HAS_HOUSE_DIE))
