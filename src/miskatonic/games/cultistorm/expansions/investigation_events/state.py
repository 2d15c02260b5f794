"""The deck of Investigation Events, and moves that are free."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Seat

_KEY: Final = "investigation_events"
NO_MOVE: Final = -1


@table("cul-inv/findings")
class Findings:
    """The deck has no order: a card is drawn when it is found."""

    seats: int
    deck: list[int]
    discard: list[int] = laid(lambda _: [])
    # By detective: after how many moves of this turn the next is free.
    free_move: list[int] = each_seat(NO_MOVE)

    clone: ClassVar[Callable[["Findings"], "Findings"]]


def found_by(t: Table) -> Findings:
    return cast("Findings", t.annex[_KEY])


def new(t: Table) -> Findings:
    """All cards, shuffled (INV-1.1)."""
    return Findings(t.detectives, list(range(len(t.rules.more[_KEY].cards))))


def is_free(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the value of the filter
    return free or found_by(t).free_move[seat] == t.moves[seat]


def clean_up(t: Table) -> None:
    found_by(t).free_move = [NO_MOVE] * t.detectives


def conserved(t: Table) -> dict[str, int]:
    return {"investigation events": len(found_by(t).deck) + len(found_by(t).discard)}


def facts(t: Table) -> list[Any]:
    names = [card.id for card in t.rules.more[_KEY].cards]
    found = found_by(t)
    return [*(sorted(names[card] for card in pile) for pile in (found.deck, found.discard)), found.free_move]
