"""Whom the operator keeps out of the whole server."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, or_, select

from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import BanRow
from miskatonic.server.storage.schema import BAN


def valid(connection: Connection, at: int) -> list[BanRow]:
    """The bans that hold at a time, oldest first."""
    found = select(BAN).where(or_(BAN.c.until.is_(None), BAN.c.until > at)).order_by(BAN.c.created, BAN.c.id)
    return [BanRow(**row) for row in connection.execute(found).mappings()]


def put(connection: Connection, row: BanRow) -> None:
    """Store a ban. It replaces an earlier one of the same player or network."""
    is_same = BAN.c.player == row.player if row.network is None else BAN.c.network == row.network
    connection.execute(delete(BAN).where(is_same))
    connection.execute(insert(BAN).values(**asdict(row)))


def remove(connection: Connection, ban_id: str) -> None:
    if connection.execute(delete(BAN).where(BAN.c.id == ban_id)).rowcount == 0:
        raise NotFoundError("there is no such ban")


def remove_expired(connection: Connection, at: int) -> None:
    connection.execute(delete(BAN).where(BAN.c.until <= at))
