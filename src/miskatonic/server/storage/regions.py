"""Regions: which matches are tied together, and how many words have passed between them."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, insert, select, update

from miskatonic.server.storage.errors import ConflictError, NotFoundError
from miskatonic.server.storage.rows import MatchRow, MatchState, RegionRow
from miskatonic.server.storage.schema import MATCH, REGION, REGION_TABLE


def create(connection: Connection, region: RegionRow, match_ids: Sequence[str]) -> None:
    """Store a region of matches that have been created, in their order."""
    connection.execute(insert(REGION).values(**asdict(region)))
    tables = [{"match": match_id, "region": region.id, "number": at} for at, match_id in enumerate(match_ids)]
    connection.execute(insert(REGION_TABLE), tables)


def find(connection: Connection, region_id: str) -> RegionRow:
    row = connection.execute(select(REGION).where(REGION.c.id == region_id)).mappings().one_or_none()
    if row is None:
        raise NotFoundError("there is no such region")
    return RegionRow(**row)


def of_match(connection: Connection, match_id: str) -> str | None:
    """The region that a match belongs to."""
    found = select(REGION_TABLE.c.region).where(REGION_TABLE.c.match == match_id)
    return connection.execute(found).scalar_one_or_none()


def tables(connection: Connection, region_id: str) -> list[MatchRow]:
    """The matches of a region in their order."""
    rows = connection.execute(
        select(MATCH)
        .join(REGION_TABLE, REGION_TABLE.c.match == MATCH.c.id)
        .where(REGION_TABLE.c.region == region_id)
        .order_by(REGION_TABLE.c.number)
    ).mappings()
    return [MatchRow(**row) for row in rows]


def running(connection: Connection) -> list[str]:
    """Regions in which a match is being played."""
    rows = connection.execute(
        select(REGION_TABLE.c.region)
        .join(MATCH, REGION_TABLE.c.match == MATCH.c.id)
        .where(MATCH.c.state == MatchState.RUNNING)
        .distinct()
        .order_by(REGION_TABLE.c.region)
    )
    return list(rows.scalars())


def advance(connection: Connection, region: RegionRow) -> None:
    """A word passes. It must follow the one that was known to whoever says it."""
    passed = (
        update(REGION)
        .where(REGION.c.id == region.id, REGION.c.version == region.version)
        .values(version=region.version + 1)
    )
    if connection.execute(passed).rowcount != 1:
        raise ConflictError("the region has moved on")
