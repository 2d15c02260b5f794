"""Regions: what crosses the network."""

from msgspec import Struct

from miskatonic.server.wire.tables import TableView


class RegionTableView(Struct):
    """A table of a region, counted from 1. `waits`: it has finished its turn and waits for the others."""

    number: int
    waits: bool
    table: TableView


class RegionView(Struct):
    """A region. When `deadline` is reached, bots finish the turn of late tables; null: nobody waits.

    Once all its matches are over, `won` says how it ended.
    """

    id: str
    tables: list[RegionTableView]
    deadline: int | None
    won: bool | None
