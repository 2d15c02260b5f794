"""Items that a detective has: how many, which, and how they leave (CUL-7.22, CUL-7.23)."""

from miskatonic.games.cultistorm.rules import THREE_ITEMS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.kernel.flow import Seat


def item_room(t: Table, seat: Seat) -> int:
    """How many items a detective may hold (CUL-7.22)."""
    room = 3 if t.traits[seat] & THREE_ITEMS else 2
    if t.rules.hooked:
        room = t.rules.hooks.filter("item_room", t, room, seat)
    return room


def may_own(t: Table, seat: Seat, item: int) -> bool:
    """No second copy of a unique item, and no event (CUL-7.23)."""
    return not t.rules.is_event[item] and not (t.rules.unique[item] and item in t.items[seat])


def held_of(t: Table, seat: Seat, kinds: frozenset[int]) -> int:
    """The first item of these kinds that the detective has; NOBODY when it has none."""
    return next((item for item in t.items[seat] if item in kinds), NOBODY)


def receive_item(t: Table, seat: Seat, item: int) -> None:
    t.items[seat] = tuple(sorted((*t.items[seat], item)))
    t.unready(seat, "changed-items")


def remove_item(t: Table, seat: Seat, item: int) -> None:
    held = list(t.items[seat])
    held.remove(item)
    t.items[seat] = tuple(held)
    t.unready(seat, "changed-items")


def discard_item(t: Table, seat: Seat, item: int, cause: str) -> None:
    remove_item(t, seat, item)
    t.item_discard.append(item)
    used_up = cause == t.rules.item_causes[item]
    t.tell("item-spent" if used_up else "item-discarded", seat, item=t.rules.item_ids[item], cause=cause)
