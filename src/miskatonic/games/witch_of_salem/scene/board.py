"""The board: Necron's track, R'lyeh, Arkham and the stocks."""

from miskatonic.games.witch_of_salem.board.hidden import TILE_NAMES, is_face_down
from miskatonic.games.witch_of_salem.board.items import dropped_for
from miskatonic.games.witch_of_salem.board.necron import surge_meets
from miskatonic.games.witch_of_salem.board.tiles import knows
from miskatonic.games.witch_of_salem.cards.faces import price_of
from miskatonic.games.witch_of_salem.rules import NO_WITCH
from miskatonic.games.witch_of_salem.scene.view import View
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
    TrackMarks,
)
from miskatonic.games.witch_of_salem.words import (
    NO_ITEM,
    SEATS,
    SLOTS,
    UNIVERSITY,
)
from miskatonic.kernel.scene import Piece, Zone


def board(view: View) -> list[Zone]:
    """Everything that lies between the scholars."""
    return [
        view.common(_necron),
        view.common(_rlyeh),
        _arkham(view),
        *view.common(_stocks),
    ]


def _necron(view: View) -> Zone:
    t = view.t
    marks: TrackMarks = {
        "position": t.necron,
        "length": t.rules.rift,
        "demon": t.rules.demon,
        "demon_harmless": t.is_unmasked(),
        "portraits": list(t.rules.portraits),
        "surge_meets": surge_meets(t),
    }
    figure: NecronMarks = {"space": t.necron}
    piece = Piece("necron", "necron", figure, view.pointing("surge"))
    return Zone("necron", "track", (piece,), marks=marks)


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


def _arkham(view: View) -> Zone:
    return Zone(
        "arkham", "ring", tuple(_location(view, place) for place in range(len(view.t.rules.locations)))
    )


def _location(view: View, place: int) -> Piece:
    t = view.t
    name = t.rules.locations[place]
    here = [SEATS[seat] for seat in range(t.seats) if t.place[seat] == place]
    marks: LocationMarks = {"number": place, "seats": here, "witch": t.witch == place}
    texts = [f"go {name}", f"slip {name}"]
    if place == UNIVERSITY:
        _mark_university(view, marks)
        texts += [f"close {name}", "defeat shadow"]
    else:
        _mark_outer(view, place, marks)
        texts.append(f"seal {name}")
        if view.seat is not None and t.place[view.seat] == place:
            texts += ["defeat creature", *(word for word in view.words if word.startswith("sacrifice"))]
    return Piece(name, name, marks, view.pointing(*texts))


def _mark_university(view: View, marks: LocationMarks) -> None:
    t = view.t
    marks["shadow"] = None if t.shadow == NO_ELDER else t.rules.elders[t.shadow]
    marks["shadow_sleeps"] = t.shadow != NO_ELDER and not t.rules.shadow_keeps_ability
    marks["witch_helps"] = not t.powers & NO_WITCH
    marks["closed"] = t.university_closed


def _mark_outer(view: View, place: int, marks: LocationMarks) -> None:
    """A tile is shown when it lies face up, or to those who have seen it (WOS-18.3)."""
    t = view.t
    creature = t.creatures[place]
    known = view.seat is not None and knows(t, view.seat, place)
    hidden = is_face_down(t, place) and not t.elders_at_end
    marks["artifact"] = t.rules.item_names[t.rules.artifact_at[place]]
    marks["creature"] = None if creature == NO_CREATURE else t.rules.creatures[creature]
    marks["tile"] = TILE_NAMES[t.tiles[place]] if known or not hidden else "face-down"
    marks["sealed"] = None if t.sealed[place] == NO_ITEM else t.rules.item_names[t.sealed[place]]
    marks["seen_by"] = [SEATS[seat] for seat in range(t.seats) if t.seen[place] >> seat & 1]
    marks["secret"] = hidden and bool(t.seen[place])
    marks["seen_in_round"] = t.peeked[place]


def _stocks(view: View) -> list[Zone]:
    return [_stock(view, location) for location in view.t.rules.outer]


def _stock(view: View, location: int) -> Zone:
    t = view.t
    here = view.seat is not None and t.place[view.seat] == location
    pieces = tuple(
        Piece(
            f"{t.rules.locations[location]}.{SLOTS[slot]}",
            "empty" if item == NO_ITEM else t.rules.item_names[item],
            _slot_marks(view, location, slot),
            view.pointing(f"take {SLOTS[slot]}") if here else (),
        )
        for slot, item in enumerate(t.stock[location])
    )
    return Zone(f"stock.{t.rules.locations[location]}", "row", pieces)


def _slot_marks(view: View, location: int, slot: int) -> SlotMarks:
    t = view.t
    cost = t.rules.costs[location][slot]
    return {
        "slot": SLOTS[slot],
        "cost": cost,
        "price": price_of(cost),
        "drops": _drops(view, location, t.stock[location][slot]),
        "kills": _kills(view, location, cost),
    }


def _drops(view: View, location: int, item: int) -> str:
    """What the active scholar must let go to take this item (WOS-9.2)."""
    t = view.t
    if item == NO_ITEM or t.active == NO_SEAT or t.place[t.active] != location:
        return "nothing"
    return dropped_for(t, t.active, item)


def _kills(view: View, location: int, cost: str) -> bool:
    """Would the price be the last sanity of the active scholar (WOS-9.5)?"""
    t = view.t
    here = t.active != NO_SEAT and t.place[t.active] == location
    return here and 0 < t.sanity[t.active] <= cost.count("S")
