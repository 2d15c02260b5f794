"""Where the relics are, and what was done with them (REL-1, REL-3)."""

from collections.abc import Callable
from typing import Any, ClassVar, cast

from miskatonic.games.cultistorm.expansions.ancient_relics.cards import Relic, lore
from miskatonic.games.cultistorm.expansions.ancient_relics.words import KEY
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Seat


@table("cul-rel/relics")
class Relics:
    """The deck has no order: a relic is drawn when it is laid out."""

    seats: int
    deck: list[int]
    box: list[int] = laid(lambda _: [])
    # By spot and by detective.
    lying: list[int] = laid(lambda _: [NOTHING] * SPOTS)
    held: list[int] = each_seat(NOTHING)
    # This turn: who has opened a portal, which relics were used, who seals freely; a bit each.
    opened: int = 0
    used: int = 0
    seals_freely: int = 0
    # The Great Old One that does not move in the next, or in the present, Cultist phase.
    chained: int = NO_ENEMY
    # In the present combat turn: the enemy of the fight, how many hand cards won the last one, and whether
    # these count again.
    enemy: int = NO_ENEMY
    spent: int = 0
    again: bool = False
    # See `expansions/averting`.
    waiting: list[int] = each_seat(0)
    grew_from: list[int] = each_seat(0)

    clone: ClassVar[Callable[["Relics"], "Relics"]]


def new(t: Table) -> Relics:
    return Relics(t.detectives, list(range(len(lore(t).relics))))


def relics(t: Table) -> Relics:
    return cast("Relics", t.annex[KEY])


def relic_of(t: Table, seat: Seat) -> Relic | None:
    """What a detective holds."""
    number = relics(t).held[seat]
    return None if number == NOTHING else lore(t).relics[number]


def held_by(t: Table, seat: Seat) -> tuple[int, ...]:
    """The number of the relic that a detective holds, if any."""
    number = relics(t).held[seat]
    return () if number == NOTHING else (number,)


def is_used(t: Table, number: int) -> bool:
    """Each relic may be used once a turn (REL-3.2)."""
    return bool(relics(t).used >> number & 1)


def note_use(t: Table, seat: Seat) -> None:
    found = relics(t)
    found.used |= 1 << found.held[seat]
    t.unready(seat, "changed-items")


def put_in_box(t: Table, number: int, cause: str) -> None:
    """It leaves the game."""
    relics(t).box.append(number)
    t.tell("relic-boxed", relic=lore(t).relics[number].id, cause=cause)


def conserved(t: Table) -> dict[str, int]:
    found = relics(t)
    out = [number for number in (*found.lying, *found.held) if number != NOTHING]
    return {"relics": len(found.deck) + len(found.box) + len(out)}


def facts(t: Table) -> list[Any]:
    found = relics(t)
    names = [relic.id for relic in lore(t).relics]
    return [
        *(sorted(names[number] for number in pile) for pile in (found.deck, found.box)),
        *(
            [None if number == NOTHING else names[number] for number in row]
            for row in (found.lying, found.held)
        ),
        *(found.opened, found.used, found.seals_freely, found.chained),
    ]
