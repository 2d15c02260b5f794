"""Matches: created, listed, started, removed."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, union, update

from miskatonic.server.storage.errors import ConflictError, NotFoundError
from miskatonic.server.storage.rows import MatchRow, MatchState, MoveRow, SeatRow
from miskatonic.server.storage.schema import MATCH, MOVE, SEAT

# An id comes from an address, which may hold anything. PostgreSQL fails at some of it, such as a zero byte.
_ID: Final = re.compile(r"[\w-]{1,24}", re.ASCII)


def create(
    connection: Connection, match: MatchRow, seats: Sequence[SeatRow], log: Sequence[MoveRow] = ()
) -> None:
    """Store a new match. A fork brings the log of its past."""
    connection.execute(insert(MATCH).values(**asdict(match)))
    connection.execute(insert(SEAT), [asdict(seat) for seat in seats])
    if log:
        connection.execute(insert(MOVE), [asdict(move) for move in log])


def find(connection: Connection, match_id: str) -> MatchRow:
    _require_id(match_id)
    row = connection.execute(select(MATCH).where(MATCH.c.id == match_id)).mappings().one_or_none()
    if row is None:
        raise NotFoundError("there is no such table")
    return MatchRow(**row)


def remove(connection: Connection, match_id: str) -> None:
    """Remove a match with everything that belongs to it."""
    _require_id(match_id)
    if connection.execute(delete(MATCH).where(MATCH.c.id == match_id)).rowcount != 1:
        raise NotFoundError("there is no such table")


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
        "node": match.node,
        "content": match.content,
        "rules_version": match.rules_version,
        "updated": match.updated,
        # The date of a table that waits; the term of one that runs begins now.
        "expires": None,
    }
    begun = update(MATCH).where(MATCH.c.id == match.id, MATCH.c.state == MatchState.OPEN).values(opening)
    if connection.execute(begun).rowcount != 1:
        raise ConflictError("the match has been started already")


def claim_rematch(connection: Connection, match_id: str, following: str) -> None:
    """Store which match is the rematch of this one. The first to do so wins."""
    claimed = update(MATCH).where(MATCH.c.id == match_id, MATCH.c.rematch.is_(None)).values(rematch=following)
    if connection.execute(claimed).rowcount != 1:
        raise ConflictError("there is a rematch already")


def has_running_ancestor(connection: Connection, match: MatchRow) -> bool:
    """Is a match still running of which this one is a fork, or a fork of a fork?"""
    parent = match.parent
    while parent is not None:
        found = connection.execute(select(MATCH.c.parent, MATCH.c.state).where(MATCH.c.id == parent)).first()
        if found is None:
            return False
        if found.state == MatchState.RUNNING:
            return True
        parent = found.parent
    return False


def renew_invite(connection: Connection, match_id: str, invite: str) -> None:
    """Replace the invitation: links with the old one admit nobody any more."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(invite=invite))


def refuse(connection: Connection, match_id: str, build: str) -> None:
    """Note that a build cannot load a match, so that its bots are not woken again."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(refused_by=build))


def end(connection: Connection, match_id: str, outcome: Mapping[str, object], at: int) -> None:
    """End a match that cannot go on."""
    values = {
        "state": MatchState.OVER,
        "outcome": outcome,
        "asked": [],
        "bot_turn": False,
        "deadlines": {},
        "deadline": None,
        "updated": at,
        "expires": None,
    }
    ended = update(MATCH).where(MATCH.c.id == match_id, MATCH.c.state == MatchState.RUNNING).values(values)
    if connection.execute(ended).rowcount != 1:
        raise ConflictError("the match is over already")


def public(connection: Connection, state: MatchState, limit: int, before: int | None) -> list[MatchRow]:
    """Tables in the public list, last changed first."""
    found = select(MATCH).where(MATCH.c.public, MATCH.c.state == state)
    return _page(connection, found, limit, before)


def of_player(connection: Connection, player: str, limit: int, before: int | None) -> list[MatchRow]:
    """Matches in which a player has a seat or is the host."""
    seated = select(SEAT.c.match).where(SEAT.c.player == player)
    # Asked for as one condition, the database would look at every match.
    own = union(seated, select(MATCH.c.id).where(MATCH.c.host == player))
    return _page(connection, select(MATCH).where(MATCH.c.id.in_(own)), limit, before)


def count_open(connection: Connection, host: str) -> int:
    """How many tables of this host wait to be started."""
    found = select(func.count()).where(MATCH.c.host == host, MATCH.c.state == MatchState.OPEN)
    return connection.execute(found).scalar_one()


def count_running(connection: Connection, host: str) -> int:
    """How many matches at tables of this host have been started and are not over."""
    found = select(func.count()).where(MATCH.c.host == host, MATCH.c.state == MatchState.RUNNING)
    return connection.execute(found).scalar_one()


def everything(connection: Connection, limit: int, before: int | None) -> list[MatchRow]:
    """All matches, for the operator."""
    return _page(connection, select(MATCH), limit, before)


def waiting_for_bot(
    connection: Connection, limit: int, *, build: str, before: int, watched: int, by_letter: int
) -> list[str]:
    """Running matches in which a bot should have moved before this time, unless the bots sleep.

    They sleep if no person plays, or if nobody has been seen since `watched` and there is no clock of at
    least `by_letter` seconds. Matches that this build cannot load are left out.
    """
    of_match = SEAT.c.match == MATCH.c.id
    is_played = exists().where(of_match, SEAT.c.player.is_not(None), SEAT.c.bot.is_(None))
    is_seen = exists().where(of_match, SEAT.c.seen >= watched)
    found = (
        select(MATCH.c.id)
        .where(MATCH.c.state == MatchState.RUNNING, MATCH.c.bot_turn, MATCH.c.updated < before)
        .where(is_played, or_(MATCH.c.clock >= by_letter, is_seen))
        .where(or_(MATCH.c.refused_by.is_(None), MATCH.c.refused_by != build))
        .order_by(MATCH.c.updated)
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def positions(connection: Connection, match_ids: Sequence[str]) -> dict[str, int]:
    """The length of the log of each match."""
    rows = connection.execute(select(MATCH.c.id, MATCH.c.seq).where(MATCH.c.id.in_(match_ids)))
    return {row.id: row.seq for row in rows}


def _require_id(text: str) -> None:
    if not _ID.fullmatch(text):
        raise NotFoundError("there is no such table")


def _page(connection: Connection, found: Select[Any], limit: int, before: int | None) -> list[MatchRow]:
    if before is not None:
        found = found.where(MATCH.c.updated < before)
    rows = connection.execute(found.order_by(MATCH.c.updated.desc(), MATCH.c.id).limit(limit)).mappings()
    return [MatchRow(**row) for row in rows]
