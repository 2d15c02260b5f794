"""The decks, the bag and the heap."""

from functools import lru_cache

from miskatonic.games.witch_of_salem.rules import Rules
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
    return (
        _creature_deck(len(t.creature_deck), rate),
        _creature_discard(t.rules, tuple(t.creature_discard)),
        _closed_pile("event-deck", t.events_left),
        _event_discard(t.rules, tuple(t.event_discard)),
        _closed_pile("bag", len(t.bag)),
        _items(t.rules, "heap", tuple(t.heap)),
        _items(t.rules, "set-aside", () if t.set_aside == NO_ITEM else (t.set_aside,)),
    )


@lru_cache(REMEMBERED)
def _creature_discard(rules: Rules, cards: tuple[int, ...]) -> Zone:
    return _open_pile("creature-discard", [rules.creatures[card] for card in cards])


@lru_cache(REMEMBERED)
def _event_discard(rules: Rules, events: tuple[int, ...]) -> Zone:
    return _open_pile("event-discard", [rules.events[event] for event in events])


@lru_cache(REMEMBERED)
def _items(rules: Rules, name: str, items: tuple[int, ...]) -> Zone:
    return _open_pile(name, [rules.item_names[item] for item in items])


def _open_pile(name: str, faces: list[str]) -> Zone:
    pieces = tuple([Piece(f"{name}.{number}", face) for number, face in enumerate(faces)])
    return Zone(name, "stack", pieces, marks=PileMarks(count=len(faces)))


@lru_cache(REMEMBERED)
def _closed_pile(name: str, count: int) -> Zone:
    return Zone(name, "stack", marks=PileMarks(count=count))


@lru_cache(REMEMBERED)
def _creature_deck(count: int, rate: int) -> Zone:
    return Zone("creature-deck", "stack", marks=CreatureDeckMarks(count=count, rate=rate))
