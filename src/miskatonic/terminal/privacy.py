"""Privacy at one keyboard: does a screen show something that the next person must not see?"""

from collections.abc import Iterable
from typing import Any

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.events import Event
from miskatonic.kernel.scene import Scene


def holds_secrets(spec: AnyGame, table: Any, seat: int, others: Iterable[int]) -> bool:  # noqa: ANN401 - the game's own table
    """Does this seat see something that is not public and that one of the others does not see?"""
    private = _facts(spec.scene(table, seat)) - _facts(spec.scene(table, None))
    return any(not private <= _facts(spec.scene(table, other)) for other in others)


def tells_secrets(events: Iterable[Event], others: Iterable[int]) -> bool:
    """Is one of these events secret from one of the others?"""
    seats = list(others)
    return any(not event.is_for(other) for event in events for other in seats)


def _facts(scene: Scene) -> set[tuple[str, str, str]]:
    """Everything that a scene shows, except the options, which are public."""
    facts = set()
    for zone in scene.zones:
        facts |= {(zone.id, key, repr(value)) for key, value in zone.marks.items() if key != "words"}
        for piece in zone.pieces:
            facts.add((zone.id, piece.id, piece.face))
            facts |= {(f"{zone.id} {piece.id}", key, repr(value)) for key, value in piece.marks.items()}
    return facts
