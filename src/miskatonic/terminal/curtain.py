"""Privacy around one keyboard: who sits down next must not see what only the last one may know."""

from collections.abc import Iterable, Sequence
from typing import Any

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.events import Event
from miskatonic.kernel.scene import Zone


def holds_secrets(spec: GameSpec, table: Any, seat: int, others: Iterable[int]) -> bool:  # noqa: ANN401 - the game's own table
    """Does this seat see something that one of the others does not?"""
    mine = _bare(spec.scene(table, seat).zones)
    return any(_bare(spec.scene(table, other).zones) != mine for other in others if other != seat)


def tells_secrets(events: Iterable[Event], others: Iterable[int]) -> bool:
    """Is there something among these events that one of the others may not know?"""
    seats = list(others)
    return any(not event.is_for(other) for event in events for other in seats)


def _bare(zones: Sequence[Zone]) -> list[Zone]:
    """Without the options, which everybody at the table may see."""
    return [zone._replace(pieces=tuple(piece._replace(words=()) for piece in zone.pieces)) for zone in zones]
