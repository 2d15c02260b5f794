"""The victims: where they stand, how afraid they are, and what has become of the others."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from miskatonic.games.cultistorm.expansions.verbs import Powers
from miskatonic.games.cultistorm.table import NOTHING, NOWHERE, Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.fields import laid, table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.piles import Pile

KEY: Final = "victims"
# So many can stand at one location (VIC-1.1).
MOST_HERE: Final = 2
# The victim that is one too many, with the option `grave_count` (VIC-4.1).
_GRAVES: Final = 6


class VictimRules(NamedTuple):
    """What is looked up while a game runs, by the number of the victim."""

    ids: tuple[str, ...]
    causes: tuple[str, ...]
    plea: tuple[tuple[int, ...], ...]
    nerve: tuple[int, ...]
    # Its thanks, and whether they may be declined.
    powers: tuple[Powers, ...]
    may: tuple[bool, ...]
    # The enemy that it becomes, and the victim that an enemy was.
    enemy: tuple[int, ...]
    victim: dict[int, int]
    # The team loses with so many lost victims; 0: never.
    graves: int


@table("cul-vic/crowd")
class Crowd:
    """What the module remembers."""

    detectives: int
    deck: Pile
    fear: list[int]
    # By location, the oldest first.
    here: list[tuple[int, ...]] = laid(lambda _: [()] * SPOTS)
    # Has the first cultist of this Cultist phase come that could bring one?
    came: bool = False
    saved: tuple[int, ...] = ()
    # Those who turned or were devoured, and of these the ones that have left the game.
    lost: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    # Whose moves are free this turn, a bit each. By detective: how many symbols it may ignore in one cultist
    # fight this turn, and the victim to whom it owes that.
    free: int = 0
    spared: list[int] = laid(lambda crowd: [0] * crowd.detectives)
    spared_by: list[int] = laid(lambda crowd: [NOTHING] * crowd.detectives)

    clone: ClassVar[Callable[["Crowd"], "Crowd"]]


def crowd_of(t: Table) -> Crowd:
    found: Any = t.annex[KEY]
    return found  # type: ignore[no-any-return] # the annex of this key


def look_up(t: Table) -> VictimRules:
    found: VictimRules = t.rules.more[KEY]
    return found


def lay_out(t: Table) -> Crowd:
    count = len(look_up(t).ids)
    return Crowd(t.detectives, Pile(list(range(count))), [0] * count)


def graves(*, counted: bool) -> int:
    return _GRAVES if counted else 0


def spot_of(t: Table, victim: int) -> int:
    """Where a victim stands; NOWHERE if it does not."""
    here = crowd_of(t).here
    return next((spot for spot in range(SPOTS) if victim in here[spot]), NOWHERE)


def leave(t: Table, victim: int, spot: int) -> None:
    """It stands there no longer."""
    crowd = crowd_of(t)
    crowd.here[spot] = tuple(other for other in crowd.here[spot] if other != victim)


def is_desperate(t: Table, victim: int) -> bool:
    """Will it turn at the end of this turn, if nothing is done (VIC-3.1, VIC-3.2)?"""
    spot = spot_of(t, victim)
    return (
        spot != NOWHERE and bool(t.columns[spot]) and crowd_of(t).fear[victim] + 1 >= look_up(t).nerve[victim]
    )


def location(t: Table, spot: int) -> str:
    return t.rules.place_ids[t.spots[spot]]


def is_free(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the hook hands it on like this
    """All moves of whoever saved the right person are free this turn."""
    return free or bool(crowd_of(t).free >> seat & 1)
