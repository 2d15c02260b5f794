"""What the Rorschach Test must remember: the inkblots, and who dreams."""

from typing import Any, ClassVar

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY
from miskatonic.kernel.fields import laid, table
from miskatonic.kernel.frames import frame


@frame("cul-ror/blot")
class Blot:
    """An inkblot at a location; symbols that were offered in vain are excluded, a bit each.

    Which of the others is right is decided when one is offered: nobody could know it before.
    """

    card: int
    spot: int
    excluded: int = 0


@table("cul-ror/ink")
class Ink:
    """Inkblots in the deck, discarded and laid; how often terror has entered the Star slot.

    The dreamer stays among the second wave, whose list is open. It is one of `could_be`: those that have not
    been in play since it was chosen. `seen` says that the team knows it.
    """

    deck: list[int]
    discard: list[int] = laid(lambda _: [])
    laid: tuple[Blot, ...] = ()
    entries: int = 0
    dreamer: int = NO_ENEMY
    could_be: tuple[int, ...] = ()
    seen: bool = False

    clone: ClassVar[Any]


def ink(t: Table) -> Ink:
    found: Ink = t.annex["rorschach"]  # type: ignore[assignment] # the state of this expansion
    return found
