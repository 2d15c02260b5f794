"""The board: Necron's track, R'lyeh, Arkham and the stocks."""

from functools import lru_cache
from typing import NamedTuple

from miskatonic.games.witch_of_salem.board.hidden import TILE_NAMES, is_face_down
from miskatonic.games.witch_of_salem.board.items import dropped_for
from miskatonic.games.witch_of_salem.board.necron import surge_meets
from miskatonic.games.witch_of_salem.board.tiles import knows
from miskatonic.games.witch_of_salem.cards.faces import price_of
from miskatonic.games.witch_of_salem.rules import NO_WITCH, Rules
from miskatonic.games.witch_of_salem.scene.view import REMEMBERED, View
from miskatonic.games.witch_of_salem.table import (
    FACE_DOWN,
    GONE,
    NO_CREATURE,
    NO_ELDER,
    NO_SEAT,
)
from miskatonic.games.witch_of_salem.vocabulary.marks import (
    ElderMarks,
    LocationMarks,
    NecronMarks,
    RlyehMarks,
    SlotMarks,
    SurgeMeets,
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


def board(view: View, known: int) -> list[Zone]:
    """Everything that lies between the scholars, for a seat that knows the tiles of these places."""
    return [_necron(view), _rlyeh(view), _arkham(view, known), *_stocks(view)]


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
    shown = t.elders_at_end or tuple(t.elders)
    return _shown_rlyeh(t.rules, shown, tuple(t.elders), t.banner, view.pointing("slip rlyeh"))


@lru_cache(REMEMBERED)
def _shown_rlyeh(
    rules: Rules, shown: tuple[int, ...], elders: tuple[int, ...], banner: Seat, words: tuple[str, ...]
) -> Zone:
    """The Great Old Ones as they are `shown`; at the end also those that have stayed face down."""
    pieces = []
    prisoner = len(elders) - 1
    for at, elder in enumerate(shown):
        if elder == GONE:
            continue
        place = "prisoner" if at == prisoner else f"edge-{at + 1}"
        face = "face-down" if elder == FACE_DOWN else rules.elders[elder]
        pieces.append(Piece(place, face, ElderMarks(active=elders[at] != FACE_DOWN)))
    if banner != NO_SEAT:
        pieces.append(Piece("banner", SEATS[banner]))
    return Zone("rlyeh", "row", tuple(pieces), marks=RlyehMarks(words=list(words)))


def known_places(view: View) -> int:
    """The places whose tiles this seat has seen, a bit each."""
    t = view.t
    if view.seat is None or not any(t.seen):
        return 0
    return sum(1 << place for place in range(len(t.rules.locations)) if knows(t, view.seat, place))


def _arkham(view: View, known: int) -> Zone:
    t = view.t
    # By place, a bit for each seat that is there. Those who are out or in R'lyeh are not in Arkham.
    here = [0] * len(t.rules.locations)
    for seat, place in enumerate(t.place):
        if 0 <= place < len(here):
            here[place] |= 1 << seat
    return Zone("arkham", "ring", tuple([_location(view, *at, known) for at in enumerate(here)]))


def _location(view: View, place: int, here: int, known: int) -> Piece:
    t = view.t
    if place == UNIVERSITY:
        witch = _Witch(t.witch == place, helps=not t.powers & NO_WITCH)
        return _university(t.rules, here, witch, t.shadow, t.university_closed, _words_at(view, place))
    hidden = is_face_down(t, place) and not t.elders_at_end
    tile = _Tile(
        t.creatures[place],
        t.tiles[place] if known >> place & 1 or not hidden else None,
        t.sealed[place],
        t.seen[place],
        hidden and bool(t.seen[place]),
        t.peeked[place],
    )
    return _outer(t.rules, place, here, t.witch == place, tile, _words_at(view, place))


def _words_at(view: View, place: int) -> tuple[str, ...]:
    """The legal words that point at a place."""
    if not view.words:
        return ()
    t = view.t
    name = t.rules.locations[place]
    texts = [f"go {name}", f"slip {name}"]
    if place == UNIVERSITY:
        return view.pointing(*texts, f"close {name}", "defeat shadow")
    texts.append(f"seal {name}")
    if view.seat is not None and t.place[view.seat] == place:
        texts += ["defeat creature", *(word for word in view.words if word.startswith("sacrifice"))]
    return view.pointing(*texts)


class _Witch(NamedTuple):
    """Is he at the University, and would he help there?"""

    is_here: bool
    helps: bool


@lru_cache(REMEMBERED)
def _university(
    rules: Rules,
    here: int,
    witch: _Witch,
    shadow: int,
    closed: bool,  # noqa: FBT001 - the value of a mark
    words: tuple[str, ...],
) -> Piece:
    marks: LocationMarks = {
        "number": UNIVERSITY,
        "seats": _seats(here),
        "witch": witch.is_here,
        "shadow": None if shadow == NO_ELDER else rules.elders[shadow],
        "shadow_sleeps": shadow != NO_ELDER and not rules.shadow_keeps_ability,
        "witch_helps": witch.helps,
        "closed": closed,
    }
    name = rules.locations[UNIVERSITY]
    return Piece(name, name, marks, words)


class _Tile(NamedTuple):
    """What lies at an outer location, in the numbers of the table.

    A tile is shown when it lies face up, or to those who have seen it (WOS-18.3); None: it is not.
    """

    creature: int
    tile: int | None
    sealed: int
    # A bit for each seat that has looked at it.
    seen: int
    secret: bool
    seen_in_round: int


@lru_cache(REMEMBERED)
def _outer(
    rules: Rules,
    place: int,
    here: int,
    witch: bool,  # noqa: FBT001 - the value of a mark
    tile: _Tile,
    words: tuple[str, ...],
) -> Piece:
    marks: LocationMarks = {
        "number": place,
        "seats": _seats(here),
        "witch": witch,
        "artifact": rules.item_names[rules.artifact_at[place]],
        "creature": None if tile.creature == NO_CREATURE else rules.creatures[tile.creature],
        "tile": "face-down" if tile.tile is None else TILE_NAMES[tile.tile],
        "sealed": None if tile.sealed == NO_ITEM else rules.item_names[tile.sealed],
        "seen_by": _seats(tile.seen),
        "secret": tile.secret,
        "seen_in_round": tile.seen_in_round,
    }
    name = rules.locations[place]
    return Piece(name, name, marks, words)


def _seats(mask: int) -> list[str]:
    return [name for seat, name in enumerate(SEATS) if mask >> seat & 1]


def _stocks(view: View) -> list[Zone]:
    return [_stock(view, location) for location in view.t.rules.outer]


def _stock(view: View, location: int) -> Zone:
    t = view.t
    stock = t.stock[location]
    visitor = t.active if t.active != NO_SEAT and t.place[t.active] == location else NO_SEAT
    drops = None if visitor == NO_SEAT else tuple([_drops(view, visitor, item) for item in stock])
    is_here = view.words and view.seat is not None and t.place[view.seat] == location
    return _laid_stock(
        t.rules,
        location,
        stock,
        drops,
        0 if visitor == NO_SEAT else t.sanity[visitor],
        tuple([word for word in view.words if word.startswith("take ")]) if is_here else (),
    )


@lru_cache(REMEMBERED)
def _laid_stock(
    rules: Rules,
    location: int,
    stock: tuple[int, ...],
    drops: tuple[str, ...] | None,
    sanity: int,
    words: tuple[str, ...],
) -> Zone:
    """The items at a location; `drops` and `sanity` are those of the active scholar, if it is here."""
    pieces = []
    name, costs = rules.locations[location], rules.costs[location]
    for slot, item in enumerate(stock):
        marks: SlotMarks = {
            "slot": SLOTS[slot],
            "cost": costs[slot],
            "price": price_of(costs[slot]),
            "drops": "nothing" if drops is None else drops[slot],
            # Would the price be the last sanity of the active scholar (WOS-9.5)?
            "kills": 0 < sanity <= costs[slot].count("S"),
        }
        take = tuple([word for word in words if word == f"take {SLOTS[slot]}"])
        face = "empty" if item == NO_ITEM else rules.item_names[item]
        pieces.append(Piece(f"{name}.{SLOTS[slot]}", face, marks, take))
    return Zone(f"stock.{name}", "row", tuple(pieces))


def _drops(view: View, visitor: Seat, item: int) -> str:
    """What the active scholar must let go to take this item (WOS-9.2)."""
    return "nothing" if item == NO_ITEM else dropped_for(view.t, visitor, item)
