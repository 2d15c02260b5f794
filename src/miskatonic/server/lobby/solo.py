"""Setting up a table at which one person plays all seats."""

from collections.abc import Sequence
from dataclasses import replace

from miskatonic.content.texts import seat_names
from miskatonic.server.errors import BadTableError
from miskatonic.server.rooms.loading import setup_of
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.terms import texts_of
from miskatonic.server.wire.requests import SeatRequest, TableRequest


def check_solo(table: TableRequest) -> None:
    """Raise unless the host wants all seats, and no clock: nobody waits for anybody."""
    if table.clock is not None:
        raise BadTableError("one person plays all seats of this table: it has no clock")
    for number, wish in enumerate(table.seats):
        if wish.kind == "bot":
            raise BadTableError("one person plays all seats of this table: no bot can sit at it")
        if wish.kind == "open":
            raise BadTableError(f"one person plays all seats of this table: seat {number + 1} cannot be open")


def named(row: MatchRow, at: Sequence[SeatRow], wishes: Sequence[SeatRequest]) -> list[SeatRow]:
    """The seats with different names: the game names those for which the host has no name."""
    setup = setup_of(row, at)
    names = seat_names(texts_of(row.game), setup.spec.scene(setup.lay(), None))
    return [
        seat if wish.name else replace(seat, name=name)
        for seat, wish, name in zip(at, wishes, names, strict=True)
    ]
