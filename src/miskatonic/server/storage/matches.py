"""Matches: laid, listed, started, ended."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update

from miskatonic.server.storage.errors import ConflictError, NotThereError
from miskatonic.server.storage.rows import MatchRow, MoveRow, SeatRow, State
from miskatonic.server.storage.schema import MATCH, MOVE, SEAT


def lay(
    connection: Connection, match: MatchRow, seats: Sequence[SeatRow], log: Sequence[MoveRow] = ()
) -> None:
    """Keep a new match, with the past it inherits if it is a fork."""
    connection.execute(insert(MATCH).values(**asdict(match)))
    connection.execute(insert(SEAT), [asdict(seat) for seat in seats])
    if log:
        connection.execute(insert(MOVE), [asdict(move) for move in log])


def find(connection: Connection, match_id: str) -> MatchRow:
    row = connection.execute(select(MATCH).where(MATCH.c.id == match_id)).mappings().one_or_none()
    if row is None:
        raise NotThereError("there is no such table")
    return MatchRow(**row)


def remove(connection: Connection, match_id: str) -> None:
    """Forget a match with everything that belongs to it."""
    if connection.execute(delete(MATCH).where(MATCH.c.id == match_id)).rowcount != 1:
        raise NotThereError("there is no such table")


def remove_waiting(connection: Connection, before: int) -> list[str]:
    """Forget tables that were never started and have not changed since then."""
    waiting = select(MATCH.c.id).where(MATCH.c.state == State.OPEN, MATCH.c.updated < before)
    gone = list(connection.execute(waiting).scalars())
    if gone:
        connection.execute(delete(MATCH).where(MATCH.c.id.in_(gone)))
    return gone


def start(connection: Connection, match: MatchRow) -> None:
    """Keep the table as it was laid for those who sit there, if nobody else has started it."""
    laid = {
        "state": State.RUNNING,
        "options": match.options,
        "opening": match.opening,
        "asked": match.asked,
        "bot_turn": match.bot_turn,
        "content": match.content,
        "rules_version": match.rules_version,
        "updated": match.updated,
    }
    begun = update(MATCH).where(MATCH.c.id == match.id, MATCH.c.state == State.OPEN).values(laid)
    if connection.execute(begun).rowcount != 1:
        raise ConflictError("the match has been started already")


def claim_rematch(connection: Connection, match_id: str, following: str) -> None:
    """Name the match that follows this one; the first to do so decides."""
    claimed = update(MATCH).where(MATCH.c.id == match_id, MATCH.c.rematch.is_(None)).values(rematch=following)
    if connection.execute(claimed).rowcount != 1:
        raise ConflictError("there is a rematch already")


def public(connection: Connection, state: State, limit: int, before: int | None) -> list[MatchRow]:
    """Tables that anybody may see, the last changed first."""
    found = select(MATCH).where(MATCH.c.public, MATCH.c.state == state)
    return _page(connection, found, limit, before)


def of_player(connection: Connection, player: str, limit: int, before: int | None) -> list[MatchRow]:
    """Matches in which somebody has a seat, or which he or she has laid."""
    seated = exists().where(SEAT.c.match == MATCH.c.id, SEAT.c.player == player)
    return _page(connection, select(MATCH).where(or_(seated, MATCH.c.host == player)), limit, before)


def count_open(connection: Connection, host: str) -> int:
    """How many tables somebody has laid that have not been started."""
    found = select(func.count()).where(MATCH.c.host == host, MATCH.c.state == State.OPEN)
    return connection.execute(found).scalar_one()


def everything(connection: Connection, limit: int, before: int | None) -> list[MatchRow]:
    """All matches, for the operator."""
    return _page(connection, select(MATCH), limit, before)


def standing_still(connection: Connection, before: int, limit: int) -> list[str]:
    """Running matches in which a bot should have spoken by now."""
    found = (
        select(MATCH.c.id)
        .where(MATCH.c.state == State.RUNNING, MATCH.c.bot_turn, MATCH.c.updated < before)
        .order_by(MATCH.c.updated)
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def positions(connection: Connection, match_ids: Sequence[str]) -> dict[str, int]:
    """How long the log of each match is."""
    rows = connection.execute(select(MATCH.c.id, MATCH.c.seq).where(MATCH.c.id.in_(match_ids)))
    return {row.id: row.seq for row in rows}


def _page(connection: Connection, found: Select[Any], limit: int, before: int | None) -> list[MatchRow]:
    if before is not None:
        found = found.where(MATCH.c.updated < before)
    rows = connection.execute(found.order_by(MATCH.c.updated.desc(), MATCH.c.id).limit(limit)).mappings()
    return [MatchRow(**row) for row in rows]
