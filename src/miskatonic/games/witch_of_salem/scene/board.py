"""The board: Necron's track, R'lyeh, Arkham and the stocks."""

from functools import lru_cache
from typing import NamedTuple

from miskatonic.games.witch_of_salem.board.hidden import TILE_NAMES, is_face_down
from miskatonic.games.witch_of_salem.board.items import dropped_for
from miskatonic.games.witch_of_salem.board.necron import surge_meets
from miskatonic.games.witch_of_salem.board.tiles import knows
from miskatonic.games.witch_of_salem.cards.faces import price_of
from miskatonic.games.witch_of_salem.rules import NO_WITCH
from miskatonic.games.witch_of_salem.scene.view import REMEMBERED, View
from miskatonic.games.witch_of_salem.table import (
    FACE_DOWN,
    GONE,
    NO_CREATURE,
    NO_ELDER,
    NO_SEAT,
    Table,
)
from miskatonic.games.witch_of_salem.vocabulary.marks import (
    ElderMarks,
    LocationMarks,
    NecronMarks,
    RlyehMarks,
    SlotMarks,
    SurgeMeets,
    Tile,
    TrackMarks,
)
from miskatonic.games.witch_of_salem.words import (
    NO_ITEM,
    SEATS,
    SLOTS,
    UNIVERSITY,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Piece, Zone


def board(view: View) -> list[Zone]:
    """Everything that lies between the scholars."""
    return [
        view.common(_necron),
        view.common(_rlyeh),
        view.common(_arkham, _known(view)),
        *view.common(_stocks),
    ]


def _necron(view: View) -> Zone:
    t = view.t
    rules = t.rules
    return _track(
        t.necron,
        rules.rift,
        rules.demon,
        t.is_unmasked(),
        rules.portraits,
        surge_meets(t),
        view.pointing("surge"),
    )


@lru_cache(REMEMBERED)
def _track(
    position: int,
    length: int,
    demon: int,
    is_harmless: bool,  # noqa: FBT001 - the value of a mark
    portraits: tuple[int, ...],
    meets: SurgeMeets,
    words: tuple[str, ...],
) -> Zone:
    marks: TrackMarks = {
        "position": position,
        "length": length,
        "demon": demon,
        "demon_harmless": is_harmless,
        "portraits": list(portraits),
        "surge_meets": meets,
    }
    figure: NecronMarks = {"space": position}
    return Zone("necron", "track", (Piece("necron", "necron", figure, words),), marks=marks)


def _rlyeh(view: View) -> Zone:
    t = view.t
    pieces = []
    prisoner = len(t.elders) - 1
    for at, elder in enumerate(t.elders_at_end or t.elders):
        if elder == GONE:
            continue
        place = "prisoner" if at == prisoner else f"edge-{at + 1}"
        face = "face-down" if elder == FACE_DOWN else t.rules.elders[elder]
        pieces.append(Piece(place, face, ElderMarks(active=t.elders[at] != FACE_DOWN)))
    if t.banner != NO_SEAT:
        pieces.append(Piece("banner", SEATS[t.banner]))
    return Zone("rlyeh", "row", tuple(pieces), marks=RlyehMarks(words=list(view.pointing("slip rlyeh"))))


def _known(view: View) -> int:
    """The places whose tiles this seat has seen, a bit each."""
    t = view.t
    if view.seat is None or not any(t.seen):
        return 0
    return sum(1 << place for place in range(len(t.rules.locations)) if knows(t, view.seat, place))


def _arkham(view: View, known: int) -> Zone:
    places = range(len(view.t.rules.locations))
    return Zone("arkham", "ring", tuple([_location(view, place, known) for place in places]))


def _location(view: View, place: int, known: int) -> Piece:
    t = view.t
    name = t.rules.locations[place]
    here = tuple([SEATS[seat] for seat in range(t.seats) if t.place[seat] == place])
    texts = [f"go {name}", f"slip {name}"] if view.words else []
    if place == UNIVERSITY:
        texts += [f"close {name}", "defeat shadow"]
        shadow = None if t.shadow == NO_ELDER else t.rules.elders[t.shadow]
        sleeps = t.shadow != NO_ELDER and not t.rules.shadow_keeps_ability
        witch = _Witch(t.witch == place, helps=not t.powers & NO_WITCH)
        return _university(name, here, witch, shadow, sleeps, t.university_closed, view.pointing(*texts))
    texts.append(f"seal {name}")
    if view.words and view.seat is not None and t.place[view.seat] == place:
        texts += ["defeat creature", *(word for word in view.words if word.startswith("sacrifice"))]
    return _outer(name, place, here, t.witch == place, _tile(t, place, known), view.pointing(*texts))


class _Witch(NamedTuple):
    """Is he at the University, and would he help there?"""

    is_here: bool
    helps: bool


@lru_cache(REMEMBERED)
def _university(
    name: str,
    here: tuple[str, ...],
    witch: _Witch,
    shadow: str | None,
    sleeps: bool,  # noqa: FBT001 - the value of a mark
    closed: bool,  # noqa: FBT001 - as above
    words: tuple[str, ...],
) -> Piece:
    marks: LocationMarks = {
        "number": UNIVERSITY,
        "seats": list(here),
        "witch": witch.is_here,
        "shadow": shadow,
        "shadow_sleeps": sleeps,
        "witch_helps": witch.helps,
        "closed": closed,
    }
    return Piece(name, name, marks, words)


class _Tile(NamedTuple):
    """What lies at an outer location, as a seat sees it."""

    artifact: str
    creature: str | None
    tile: Tile
    sealed: str | None
    seen_by: tuple[str, ...]
    secret: bool
    seen_in_round: int


def _tile(t: Table, place: int, known: int) -> _Tile:
    """A tile is shown when it lies face up, or to those who have seen it (WOS-18.3)."""
    creature = t.creatures[place]
    hidden = is_face_down(t, place) and not t.elders_at_end
    seen = t.seen[place]
    return _Tile(
        t.rules.item_names[t.rules.artifact_at[place]],
        None if creature == NO_CREATURE else t.rules.creatures[creature],
        TILE_NAMES[t.tiles[place]] if known >> place & 1 or not hidden else "face-down",
        None if t.sealed[place] == NO_ITEM else t.rules.item_names[t.sealed[place]],
        tuple([SEATS[seat] for seat in range(t.seats) if seen >> seat & 1]) if seen else (),
        hidden and bool(seen),
        t.peeked[place],
    )


@lru_cache(REMEMBERED)
def _outer(
    name: str,
    place: int,
    here: tuple[str, ...],
    witch: bool,  # noqa: FBT001 - the value of a mark
    tile: _Tile,
    words: tuple[str, ...],
) -> Piece:
    marks: LocationMarks = {
        "number": place,
        "seats": list(here),
        "witch": witch,
        "artifact": tile.artifact,
        "creature": tile.creature,
        "tile": tile.tile,
        "sealed": tile.sealed,
        "seen_by": list(tile.seen_by),
        "secret": tile.secret,
        "seen_in_round": tile.seen_in_round,
    }
    return Piece(name, name, marks, words)


def _stocks(view: View) -> list[Zone]:
    return [_stock(view, location) for location in view.t.rules.outer]


def _stock(view: View, location: int) -> Zone:
    t = view.t
    stock = t.stock[location]
    visitor = t.active if t.active != NO_SEAT and t.place[t.active] == location else NO_SEAT
    drops = None if visitor == NO_SEAT else tuple([_drops(view, visitor, item) for item in stock])
    is_here = view.words and view.seat is not None and t.place[view.seat] == location
    return _laid_stock(
        t.rules.locations[location],
        tuple(["empty" if item == NO_ITEM else t.rules.item_names[item] for item in stock]),
        t.rules.costs[location],
        drops,
        0 if visitor == NO_SEAT else t.sanity[visitor],
        tuple([word for word in view.words if word.startswith("take ")]) if is_here else (),
    )


@lru_cache(REMEMBERED)
def _laid_stock(
    location: str,
    faces: tuple[str, ...],
    costs: tuple[str, ...],
    drops: tuple[str, ...] | None,
    sanity: int,
    words: tuple[str, ...],
) -> Zone:
    """The items at a location; `drops` and `sanity` are those of the active scholar, if it is here."""
    pieces = []
    for slot, face in enumerate(faces):
        marks: SlotMarks = {
            "slot": SLOTS[slot],
            "cost": costs[slot],
            "price": price_of(costs[slot]),
            "drops": "nothing" if drops is None else drops[slot],
            # Would the price be the last sanity of the active scholar (WOS-9.5)?
            "kills": 0 < sanity <= costs[slot].count("S"),
        }
        take = tuple([word for word in words if word == f"take {SLOTS[slot]}"])
        pieces.append(Piece(f"{location}.{SLOTS[slot]}", face, marks, take))
    return Zone(f"stock.{location}", "row", tuple(pieces))


def _drops(view: View, visitor: Seat, item: int) -> str:
    """What the active scholar must let go to take this item (WOS-9.2)."""
    return "nothing" if item == NO_ITEM else dropped_for(view.t, visitor, item)
