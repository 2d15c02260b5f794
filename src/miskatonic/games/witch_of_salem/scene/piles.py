"""The decks, the bag and the heap."""

from functools import lru_cache

from miskatonic.games.witch_of_salem.scene.view import REMEMBERED, View
from miskatonic.games.witch_of_salem.vocabulary.marks import CreatureDeckMarks, PileMarks
from miskatonic.games.witch_of_salem.words import (
    NO_ITEM,
)
from miskatonic.kernel.scene import Piece, Zone


def piles(view: View) -> tuple[Zone, ...]:
    """Open piles show what lies in them, closed ones how much (WOS-18.1, WOS-18.2)."""
    t = view.t
    rate = 0 if t.flow.decision is None else t.rate
    rules = t.rules
    return (
        _creature_deck(len(t.creature_deck), rate),
        _open_pile("creature-discard", tuple([rules.creatures[card] for card in t.creature_discard])),
        _closed_pile("event-deck", t.events_left),
        _open_pile("event-discard", tuple([rules.events[event] for event in t.event_discard])),
        _closed_pile("bag", len(t.bag)),
        _open_pile("heap", tuple([rules.item_names[item] for item in t.heap])),
        _open_pile("set-aside", () if t.set_aside == NO_ITEM else (rules.item_names[t.set_aside],)),
    )


@lru_cache(REMEMBERED)
def _open_pile(name: str, faces: tuple[str, ...]) -> Zone:
    pieces = tuple([Piece(f"{name}.{number}", face) for number, face in enumerate(faces)])
    return Zone(name, "stack", pieces, marks=PileMarks(count=len(faces)))


@lru_cache(REMEMBERED)
def _closed_pile(name: str, count: int) -> Zone:
    return Zone(name, "stack", marks=PileMarks(count=count))


@lru_cache(REMEMBERED)
def _creature_deck(count: int, rate: int) -> Zone:
    return Zone("creature-deck", "stack", marks=CreatureDeckMarks(count=count, rate=rate))
