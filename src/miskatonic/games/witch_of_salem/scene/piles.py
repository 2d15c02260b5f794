"""The decks, the bag and the heap."""

from miskatonic.games.witch_of_salem.scene.view import View
from miskatonic.games.witch_of_salem.vocabulary.marks import CreatureDeckMarks, PileMarks
from miskatonic.games.witch_of_salem.words import (
    NO_ITEM,
)
from miskatonic.kernel.scene import Piece, Zone


def piles(view: View) -> tuple[Zone, ...]:
    """Open piles show what lies in them, closed ones how much (WOS-18.1, WOS-18.2)."""
    t = view.t
    rate = 0 if t.flow.decision is None else t.rate
    discarded = [t.rules.creatures[card] for card in t.creature_discard]
    return (
        Zone("creature-deck", "stack", marks=CreatureDeckMarks(count=len(t.creature_deck), rate=rate)),
        _open_pile("creature-discard", discarded),
        Zone("event-deck", "stack", marks=PileMarks(count=t.events_left)),
        _open_pile("event-discard", [t.rules.events[event] for event in t.event_discard]),
        Zone("bag", "stack", marks=PileMarks(count=len(t.bag))),
        _open_pile("heap", [t.rules.item_names[item] for item in t.heap]),
        _open_pile("set-aside", [] if t.set_aside == NO_ITEM else [t.rules.item_names[t.set_aside]]),
    )


def _open_pile(name: str, faces: list[str]) -> Zone:
    pieces = tuple(Piece(f"{name}.{number}", face) for number, face in enumerate(faces))
    return Zone(name, "stack", pieces, marks=PileMarks(count=len(faces)))
