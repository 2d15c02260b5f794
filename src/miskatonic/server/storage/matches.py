"""Matches: created, listed, started, removed."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update

from miskatonic.server.storage.errors import ConflictError, NotFoundError
from miskatonic.server.storage.rows import MatchRow, MatchState, MoveRow, SeatRow
from miskatonic.server.storage.schema import MATCH, MOVE, SEAT


def create(
    connection: Connection, match: MatchRow, seats: Sequence[SeatRow], log: Sequence[MoveRow] = ()
) -> None:
    """Store a new match. A fork brings the log of its past."""
    connection.execute(insert(MATCH).values(**asdict(match)))
    connection.execute(insert(SEAT), [asdict(seat) for seat in seats])
    if log:
        connection.execute(insert(MOVE), [asdict(move) for move in log])


def find(connection: Connection, match_id: str) -> MatchRow:
    row = connection.execute(select(MATCH).where(MATCH.c.id == match_id)).mappings().one_or_none()
    if row is None:
        raise NotFoundError("there is no such table")
    return MatchRow(**row)


def remove(connection: Connection, match_id: str) -> None:
    """Remove a match with everything that belongs to it."""
    if connection.execute(delete(MATCH).where(MATCH.c.id == match_id)).rowcount != 1:
        raise NotFoundError("there is no such table")


def remove_waiting(connection: Connection, before: int) -> list[str]:
    """Remove tables that were never started and have not changed since `before`; their ids."""
    waiting = select(MATCH.c.id).where(MATCH.c.state == MatchState.OPEN, MATCH.c.updated < before)
    gone = list(connection.execute(waiting).scalars())
    if gone:
        connection.execute(delete(MATCH).where(MATCH.c.id.in_(gone)))
    return gone


def start(connection: Connection, match: MatchRow) -> None:
    """Store the opening of the match, if nobody else has started it."""
    opening = {
        "state": MatchState.RUNNING,
        "options": match.options,
        "opening": match.opening,
        "asked": match.asked,
        "bot_turn": match.bot_turn,
        "deadlines": match.deadlines,
        "deadline": match.deadline,
        "content": match.content,
        "rules_version": match.rules_version,
        "updated": match.updated,
    }
    begun = update(MATCH).where(MATCH.c.id == match.id, MATCH.c.state == MatchState.OPEN).values(opening)
    if connection.execute(begun).rowcount != 1:
        raise ConflictError("the match has been started already")


def claim_rematch(connection: Connection, match_id: str, following: str) -> None:
    """Store which match is the rematch of this one. The first to do so wins."""
    claimed = update(MATCH).where(MATCH.c.id == match_id, MATCH.c.rematch.is_(None)).values(rematch=following)
    if connection.execute(claimed).rowcount != 1:
        raise ConflictError("there is a rematch already")


def public(connection: Connection, state: MatchState, limit: int, before: int | None) -> list[MatchRow]:
    """Tables in the public list, last changed first."""
    found = select(MATCH).where(MATCH.c.public, MATCH.c.state == state)
    return _page(connection, found, limit, before)


def of_player(connection: Connection, player: str, limit: int, before: int | None) -> list[MatchRow]:
    """Matches in which a player has a seat or is the host."""
    seated = exists().where(SEAT.c.match == MATCH.c.id, SEAT.c.player == player)
    return _page(connection, select(MATCH).where(or_(seated, MATCH.c.host == player)), limit, before)


def count_open(connection: Connection, host: str) -> int:
    """How many tables of this host wait to be started."""
    found = select(func.count()).where(MATCH.c.host == host, MATCH.c.state == MatchState.OPEN)
    return connection.execute(found).scalar_one()


def everything(connection: Connection, limit: int, before: int | None) -> list[MatchRow]:
    """All matches, for the operator."""
    return _page(connection, select(MATCH), limit, before)


def waiting_for_bot(connection: Connection, before: int, limit: int) -> list[str]:
    """Running matches in which a bot should have moved before this time."""
    found = (
        select(MATCH.c.id)
        .where(MATCH.c.state == MatchState.RUNNING, MATCH.c.bot_turn, MATCH.c.updated < before)
        .order_by(MATCH.c.updated)
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def positions(connection: Connection, match_ids: Sequence[str]) -> dict[str, int]:
    """The length of the log of each match."""
    rows = connection.execute(select(MATCH.c.id, MATCH.c.seq).where(MATCH.c.id.in_(match_ids)))
    return {row.id: row.seq for row in rows}


def _page(connection: Connection, found: Select[Any], limit: int, before: int | None) -> list[MatchRow]:
    if before is not None:
        found = found.where(MATCH.c.updated < before)
    rows = connection.execute(found.order_by(MATCH.c.updated.desc(), MATCH.c.id).limit(limit)).mappings()
    return [MatchRow(**row) for row in rows]
