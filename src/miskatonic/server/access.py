"""Who may look at a table and sit down at it."""

import hmac

from sqlalchemy import Connection

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.house import House
from miskatonic.server.names import unlocks
from miskatonic.server.rooms.room import Room
from miskatonic.server.storage import talk
from miskatonic.server.storage.rows import MatchRow
from miskatonic.server.wire.requests import Entrance


def belongs(room: Room, player: str) -> bool:
    return player == room.row.host or any(seat.player == player for seat in room.seats)


async def may_enter(house: House, room: Room, player: str) -> None:
    """Raise unless the table is for everybody, or has been opened to this player."""
    if belongs(room, player) or (room.row.public and room.row.passphrase is None):
        return
    if not await house.database.read(lambda c: talk.is_admitted(c, room.id, player)):
        raise NotAllowedError("this table is for those who have its invitation or its passphrase")


async def may_look(house: House, room: Room, player: str) -> None:
    """Raise unless this player may see what a spectator sees."""
    await may_enter(house, room, player)
    if not room.row.watchable and not belongs(room, player):
        raise NotAllowedError("this table is not to be watched")


async def admit(house: House, room: Room, player: str, shown: Entrance) -> None:
    """Open the table to somebody who shows the invitation or says the passphrase."""
    if not await house.work(lambda: _opens(room.row, shown)):
        raise NotAllowedError("that does not open this table")

    def job(connection: Connection) -> None:
        talk.admit(connection, room.id, player)

    await house.database.write(job)


def _opens(row: MatchRow, shown: Entrance) -> bool:
    if shown.invite is not None and hmac.compare_digest(shown.invite.encode(), row.invite.encode()):
        return True
    if shown.passphrase is not None and row.passphrase is not None:
        return unlocks(shown.passphrase, row.passphrase)
    return row.public and row.passphrase is None
