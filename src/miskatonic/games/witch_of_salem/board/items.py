"""Items: bag, heap, pouches and the stock of the locations (WOS-2.7, WOS-9, WOS-11.3)."""

from miskatonic.games.witch_of_salem.rules import THIN_STOCK
from miskatonic.games.witch_of_salem.table import EMPTY_STOCK, Table
from miskatonic.games.witch_of_salem.words import DROP, FIRST_ARTIFACT, NO_ITEM, SLOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word


def draw_item(t: Table) -> int:
    """Draw from the bag, which the heap refills when it is empty (WOS-9.8, WOS-R21)."""
    if not t.bag:
        if not t.heap:
            return NO_ITEM
        t.bag, t.heap = t.heap, []
        t.tell("bag-refilled")
    return t.dice.draw(t.bag)


def has_room(t: Table, seat: Seat, item: int) -> bool:
    """Is there a space for it? A set-aside item keeps its space while it is paid for (WOS-R20)."""
    waiting = t.set_aside if seat == t.active else NO_ITEM
    if item >= FIRST_ARTIFACT:
        return t.artifact[seat] == NO_ITEM and waiting < FIRST_ARTIFACT
    reserved = NO_ITEM < waiting < FIRST_ARTIFACT
    return len(t.minors[seat]) + reserved < t.rules.spaces[seat]


def can_make_room(t: Table, seat: Seat, item: int) -> bool:
    """Is there a space for it, or one that can be emptied (WOS-9.2)?"""
    held = t.artifact[seat] != NO_ITEM if item >= FIRST_ARTIFACT else bool(t.minors[seat])
    return held or has_room(t, seat, item)


def dropped_for(t: Table, seat: Seat, item: int) -> str:
    """What has to go for an item (WOS-9.2): `nothing`, one thing by its name, or `minor-item` of several."""
    if has_room(t, seat, item) or not can_make_room(t, seat, item):
        return "nothing"
    held = {t.artifact[seat]} if item >= FIRST_ARTIFACT else {*t.minors[seat]}
    return t.rules.item_names[held.pop()] if len(held) == 1 else "minor-item"


def drop_options(t: Table, seat: Seat, wanted: int) -> list[Word]:
    """What a seat may discard to make room for an item."""
    held = dict.fromkeys((*t.minors[seat], t.artifact[seat]))
    return [DROP[item] for item in held if item != NO_ITEM and may_not_drop(t, seat, item, wanted) is None]


def may_not_drop(t: Table, seat: Seat, item: int, wanted: int) -> Refusal | None:
    """Room for an item is made by one of its own class (WOS-9.2)."""
    if item != t.artifact[seat] and item not in t.minors[seat]:
        return Refusal("WOS-9.2", "item-not-held")
    same = (item >= FIRST_ARTIFACT) == (wanted >= FIRST_ARTIFACT)
    return None if same else Refusal("WOS-9.2", "other-class")


def receive(t: Table, seat: Seat, item: int) -> None:
    """Put an item into a pouch that has room for it."""
    if item >= FIRST_ARTIFACT:
        t.artifact[seat] = item
    else:
        t.minors[seat] = tuple(sorted((*t.minors[seat], item)))


def remove(t: Table, seat: Seat, item: int) -> None:
    """Take an item out of a pouch; the caller says where it goes."""
    if item >= FIRST_ARTIFACT:
        t.artifact[seat] = NO_ITEM
        return
    minors = t.minors[seat]
    at = minors.index(item)
    t.minors[seat] = minors[:at] + minors[at + 1 :]


def discard(t: Table, seat: Seat, item: int, cause: str) -> None:
    """An item goes from a pouch to the heap."""
    remove(t, seat, item)
    t.heap.append(item)
    t.tell("item-discarded", seat, item=t.rules.item_names[item], cause=cause)


def fill_stock(t: Table, location: int, slots: int = len(SLOTS)) -> None:
    """Fill the last `slots` slots, left to right (WOS-2.8)."""
    drawn = tuple(draw_item(t) for _ in range(slots))
    stock = (NO_ITEM,) * (len(SLOTS) - slots) + drawn
    t.stock[location] = stock
    if t.chronicle is not None and stock != EMPTY_STOCK:
        name = t.rules.locations[location]
        items = [t.rules.item_names[item] for item in stock if item != NO_ITEM]
        t.tell("stock-filled", location=name, items=items)
        if slots < len(stock):
            t.tell("stock-thinned", location=name, cause=t.cause_of(THIN_STOCK))


def refill_stocks(t: Table) -> None:
    """Every empty stock is refilled; Dagon leaves the left slot empty (WOS-9.7, WOS-11.3)."""
    if EMPTY_STOCK not in t.stock:
        return
    slots = len(SLOTS) - 1 if t.powers & THIN_STOCK else len(SLOTS)
    for location in t.rules.outer:
        if t.stock[location] == EMPTY_STOCK:
            fill_stock(t, location, slots)
