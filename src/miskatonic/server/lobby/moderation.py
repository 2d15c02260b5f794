"""What the host of a table may do about people: mute them, send them away, ban them.

Nobody who has a seat is sent away once the match has begun. Among rivals the host would win by it; among
friends the host would be alone, and could go back past what the other knew. The clock and the grace time are
for those who are absent, muting is for those who talk too much.
"""

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.rooms.chat import BACKLOG
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.storage import admissions, chat, matches, players, restrictions, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import RestrictionRow
from miskatonic.server.tokens import new_id, now
from miskatonic.server.wire.administration import VisitorView
from miskatonic.server.wire.requests import PersonRequest
from miskatonic.server.wire.tables import PersonView

# Who is sent away may come back after a minute, if the door is open.
SENT_AWAY_MS: Final = 60_000
FOR_GOOD: Final = 2**62


class Moderation:
    """Carries out what hosts decide. Everything but `people` and `visitors` needs the lock of the room."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def people(self, room: Room, host: str) -> list[PersonView]:
        """Everybody but the host who sits or watches here, has talked lately, or is restricted."""
        _require_host(room, host)
        names = await self._names(room)
        watching = {subscriber.player.id for subscriber in room.audience.subscribers}
        here = room.audience.presence(room.seats).here

        def person(player: str) -> PersonView:
            own = seats_of(room.seats, player)
            is_here = player in watching or any(number in here for number in own)
            muted = room.restrictions.of(player).muted
            return PersonView(player, names[player], own, is_here, muted, room.restrictions.bans(player))

        return [person(player) for player in names if player != host]

    async def visitors(self, room: Room) -> list[VisitorView]:
        """The same people and the host, for the operator."""
        names = await self._names(room)

        def visitor(player: str) -> VisitorView:
            own = {one.address for one in room.audience.subscribers if one.player.id == player}
            return VisitorView(player, names[player], seats_of(room.seats, player), sorted(own))

        return [visitor(player) for player in names]

    async def restrict(self, room: Room, host: str, player: str, wish: PersonRequest) -> None:
        """Mute or ban somebody, or end that."""
        row = await self._row(room, host, player)
        if wish.muted is not None:
            row = replace(row, muted=wish.muted)
        if wish.banned is not None:
            row = replace(row, banned_until=FOR_GOOD if wish.banned else 0)
        await self._store(room, row, is_sent_away=bool(wish.banned))

    async def send_away(self, room: Room, host: str, player: str) -> None:
        """Make somebody leave, who may come back later."""
        row = await self._row(room, host, player)
        until = max(row.banned_until, now() + SENT_AWAY_MS)
        await self._store(room, replace(row, banned_until=until), is_sent_away=True)

    async def _names(self, room: Room) -> dict[str, str]:
        """Everybody who sits or watches here, has talked lately, or is restricted."""
        lines = await self._database.read(lambda c: chat.read(c, room.id, 0, BACKLOG))
        watching = {subscriber.player.id: subscriber.player.name for subscriber in room.audience.subscribers}
        seated = {seat.player: seat.name for seat in room.seats if seat.player is not None}
        talked = {line.player: line.name for line in lines}
        restricted = {row.player: row.name for row in room.restrictions.rows}
        return {**restricted, **talked, **watching, **seated}

    async def _row(self, room: Room, host: str, player: str) -> RestrictionRow:
        """What holds for somebody now; raises unless the host may change it."""
        _require_host(room, host)
        if player == host:
            raise NotAllowedError("the host cannot be muted or sent away")
        known = await self._database.read(lambda c: players.find(c, player))
        if known is None:
            raise NotFoundError("there is no such player")
        return replace(room.restrictions.of(player), name=known.name)

    async def _store(self, room: Room, row: RestrictionRow, *, is_sent_away: bool) -> None:
        own = seats_of(room.seats, row.player)
        if is_sent_away and own and room.is_started:
            raise NotAllowedError("nobody who has a seat is sent away once the match has begun")

        def store(connection: Connection) -> None:
            restrictions.put(connection, row)
            if not is_sent_away:
                return
            for number in own:
                seats.leave(connection, room.id, number, row.player, None)
            # A link that was passed on would let the same person in under another name.
            admissions.revoke(connection, room.id, row.player)
            matches.renew_invite(connection, room.id, new_id())

        await room.change(store)


def _require_host(room: Room, player: str) -> None:
    if room.row.host != player:
        raise NotAllowedError("only the host may do this")
