"""Whom the host of a table has muted, sent away or banned."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, literal, select

from miskatonic.server.storage.rows import RestrictionRow
from miskatonic.server.storage.schema import RESTRICTION


def of_match(connection: Connection, match_id: str) -> list[RestrictionRow]:
    found = select(RESTRICTION).where(RESTRICTION.c.match == match_id).order_by(RESTRICTION.c.name)
    return [RestrictionRow(**row) for row in connection.execute(found).mappings()]


def put(connection: Connection, row: RestrictionRow) -> None:
    """Store what holds for a player from now on; a row that restricts nothing is removed."""
    known = delete(RESTRICTION).where(RESTRICTION.c.match == row.match, RESTRICTION.c.player == row.player)
    connection.execute(known)
    if row.muted or row.banned_until:
        connection.execute(insert(RESTRICTION).values(**asdict(row)))


def copy(connection: Connection, match_id: str, to: str) -> None:
    """Let the restrictions of a table hold for another one, too."""
    columns = (RESTRICTION.c.player, RESTRICTION.c.name, RESTRICTION.c.muted, RESTRICTION.c.banned_until)
    rows = select(literal(to), *columns).where(RESTRICTION.c.match == match_id)
    connection.execute(
        insert(RESTRICTION).from_select(["match", "player", "name", "muted", "banned_until"], rows)
    )
