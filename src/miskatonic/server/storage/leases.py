"""Leases of nodes: a node is alive while it renews its lease. All nodes go by the clock of the database."""

from sqlalchemy import BigInteger, Connection, cast, delete, func, insert, or_, select, update

from miskatonic.server.storage.rows import MatchState
from miskatonic.server.storage.schema import LEASE, MATCH
from miskatonic.server.tokens import now


def renew(connection: Connection, node: str, milliseconds: int) -> None:
    """A node is alive for so long from now. Leases that have run out are removed."""
    at = _clock(connection)
    values = {"expires": at + milliseconds}
    if connection.execute(update(LEASE).where(LEASE.c.node == node).values(values)).rowcount == 0:
        connection.execute(insert(LEASE).values(node=node, **values))
    connection.execute(delete(LEASE).where(LEASE.c.expires < at))


def release(connection: Connection, node: str) -> None:
    """A node stops: the others need not wait until its lease runs out."""
    connection.execute(delete(LEASE).where(LEASE.c.node == node))


def release_others(connection: Connection, node: str) -> None:
    """A node that has no others starts: whatever held a lease is dead."""
    connection.execute(delete(LEASE).where(LEASE.c.node != node))


def claim_bots(connection: Connection, node: str, build: str, limit: int) -> list[str]:
    """Take over matches in which a bot must move, and whose node is dead; their ids.

    Several nodes may do this at once: no match goes to two of them. Matches that this build cannot load are
    left alone.
    """
    alive = select(LEASE.c.node)
    orphaned = (
        select(MATCH.c.id)
        .where(MATCH.c.state == MatchState.RUNNING, MATCH.c.bot_turn)
        .where(or_(MATCH.c.node.is_(None), MATCH.c.node.not_in(alive)))
        .where(or_(MATCH.c.refused_by.is_(None), MATCH.c.refused_by != build))
        .order_by(MATCH.c.updated)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    found = list(connection.execute(orphaned).scalars())
    if found:
        connection.execute(update(MATCH).where(MATCH.c.id.in_(found)).values(node=node))
    return found


def _clock(connection: Connection) -> int:
    """Milliseconds since 1970. SQLite runs on the machine of its nodes and has no clock of its own."""
    if connection.dialect.name != "postgresql":
        return now()
    seconds = func.extract("epoch", func.clock_timestamp())
    return int(connection.execute(select(cast(seconds * 1000, BigInteger))).scalar_one())
