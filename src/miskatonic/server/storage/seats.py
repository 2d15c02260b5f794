"""Seats. Every change names the state that it expects, so only one of two people gets a seat."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.sql.elements import ColumnElement

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import SeatRow
from miskatonic.server.storage.schema import SEAT

# What a change of owners ends: the wishes of the one before.
_FRESH: Final[Mapping[str, object]] = {"notices": None, "returns": False}


def of_match(connection: Connection, match_id: str) -> list[SeatRow]:
    rows = connection.execute(select(SEAT).where(SEAT.c.match == match_id).order_by(SEAT.c.number)).mappings()
    return [SeatRow(**row) for row in rows]


def of_matches(connection: Connection, match_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    rows = connection.execute(
        select(SEAT).where(SEAT.c.match.in_(match_ids)).order_by(SEAT.c.match, SEAT.c.number)
    ).mappings()
    found: dict[str, list[SeatRow]] = {match_id: [] for match_id in match_ids}
    for row in rows:
        found[row["match"]].append(SeatRow(**row))
    return found


def take(connection: Connection, match_id: str, number: int, player: str, name: str) -> None:
    """Take an open seat. A bot that played it in the meantime leaves."""
    taken = {"player": player, "name": name, "open": False, "bot": None, **_FRESH}
    if not _change(connection, match_id, number, SEAT.c.open, taken):
        raise ConflictError("somebody else took this seat first")


def take_from_bot(connection: Connection, match_id: str, number: int, player: str, name: str) -> None:
    """Take a seat that only a bot has."""
    taken = {"player": player, "name": name, "open": False, "bot": None, **_FRESH}
    if not _change(connection, match_id, number, SEAT.c.player.is_(None), taken):
        raise ConflictError("somebody else took this seat first")


def leave(connection: Connection, match_id: str, number: int, player: str, stand_in: str | None) -> None:
    """Leave a seat. It is open then, and a bot may play it in the meantime."""
    left = {"player": None, "name": stand_in or "", "open": True, "bot": stand_in, **_FRESH}
    if not _change(connection, match_id, number, SEAT.c.player == player, left):
        raise ConflictError("this seat is not yours")


def assign_bot(connection: Connection, match_id: str, number: int, bot: str | None) -> None:
    """Before the start: give a seat without an owner to a bot, or open it."""
    given = {"bot": bot, "name": bot or "", "open": bot is None}
    if not _change(connection, match_id, number, SEAT.c.player.is_(None), given):
        raise ConflictError("somebody has taken this seat")


def set_bot(connection: Connection, match_id: str, number: int, bot: str | None) -> None:
    """Let a bot play the seat of its owner, or let the owner play again."""
    _change(connection, match_id, number, SEAT.c.match == match_id, {"bot": bot, "returns": False})


def return_later(connection: Connection, match_id: str, number: int) -> None:
    """The owner plays again once the bot has given the answer that it owes."""
    _change(connection, match_id, number, SEAT.c.bot.is_not(None), {"returns": True})


def see(connection: Connection, match_id: str, numbers: Sequence[int], at: int) -> None:
    """Note that the owners of these seats have the table in view."""
    seen = update(SEAT).where(SEAT.c.match == match_id, SEAT.c.number.in_(numbers)).values(seen=at)
    connection.execute(seen)


def see_all(connection: Connection, in_view: Mapping[str, Iterable[int]], at: int) -> None:
    """The same for seats of many matches, by one statement."""
    rows = [{"this": match, "place": number} for match, numbers in in_view.items() for number in numbers]
    if rows:
        own = SEAT.c.match == bindparam("this"), SEAT.c.number == bindparam("place")
        connection.execute(update(SEAT).where(*own).values(seen=at), rows)


def set_notices(connection: Connection, match_id: str, player: str, *, wanted: bool) -> None:
    """Note whether a player wants to be told of turns at a table."""
    own = update(SEAT).where(SEAT.c.match == match_id, SEAT.c.player == player).values(notices=wanted)
    connection.execute(own)


def resign(connection: Connection, match_id: str, number: int, stand_in: str) -> None:
    _change(connection, match_id, number, SEAT.c.match == match_id, {"resigned": True, "bot": stand_in})


def unresign(connection: Connection, match_id: str, number: int) -> None:
    """Take a resignation back: the owner plays again."""
    _change(connection, match_id, number, SEAT.c.match == match_id, {"resigned": False, "bot": None})


def _change(
    connection: Connection,
    match_id: str,
    number: int,
    expected: ColumnElement[bool],
    values: Mapping[str, object],
) -> bool:
    changed = update(SEAT).where(SEAT.c.match == match_id, SEAT.c.number == number, expected).values(values)
    return connection.execute(changed).rowcount == 1
