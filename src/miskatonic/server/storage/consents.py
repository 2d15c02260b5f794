"""Seats that agree to take back everything after a step."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from miskatonic.server.storage.rows import ConsentRow
from miskatonic.server.storage.schema import CONSENT


def give(connection: Connection, given: ConsentRow) -> None:
    """A seat agrees. This replaces what it agreed to before."""
    connection.execute(delete(CONSENT).where(CONSENT.c.match == given.match, CONSENT.c.seat == given.seat))
    connection.execute(insert(CONSENT).values(**asdict(given)))


def read(connection: Connection, match_id: str, seq: int) -> list[ConsentRow]:
    """Who agrees to what at this point of the log."""
    found = select(CONSENT).where(CONSENT.c.match == match_id, CONSENT.c.seq == seq).order_by(CONSENT.c.seat)
    return [ConsentRow(**row) for row in connection.execute(found).mappings()]


def clear(connection: Connection, match_id: str) -> None:
    connection.execute(delete(CONSENT).where(CONSENT.c.match == match_id))
