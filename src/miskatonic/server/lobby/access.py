"""Who may enter a table and look at it."""

import asyncio
import hmac

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.identity.passphrases import is_passphrase
from miskatonic.server.lifetimes import Lifetimes
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat
from miskatonic.server.storage import admissions
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import MatchRow
from miskatonic.server.wire.requests import EntranceRequest


def is_member(room: Room, player: str) -> bool:
    """Is the player the host of the table, or seated at it?"""
    return player == room.row.host or any(seat.player == player for seat in room.seats)


class Access:
    """Checks invitations and passphrases, and remembers whom they have admitted."""

    def __init__(self, database: Database, lifetimes: Lifetimes) -> None:
        self._database = database
        self._lifetimes = lifetimes

    async def require_entry(self, room: Room, player: str) -> None:
        """Raise unless the table is for everybody or has admitted this player."""
        room.restrictions.require_entry(player)
        if is_member(room, player) or (room.row.public and room.row.passphrase is None):
            return
        if not await self._database.read(lambda c: admissions.is_admitted(c, room.id, player)):
            raise NotAllowedError("you need the invitation or the passphrase of this table")

    async def require_view(self, room: Room, player: str, seat: int | None = None) -> None:
        """Raise unless this player may look from the seat; None: as a spectator."""
        room.restrictions.require_entry(player)
        if seat is not None:
            own_seat(room.seats, seat, player)
        else:
            await self.require_entry(room, player)
            if not room.row.watchable and not is_member(room, player):
                raise NotAllowedError("this table has no spectators")
        self._lifetimes.look(room)

    async def admit(self, room: Room, player: str, shown: EntranceRequest) -> None:
        """Admit a player who shows the invitation or the passphrase."""
        room.restrictions.require_entry(player)
        if not await asyncio.to_thread(_opens, room.row, shown):
            raise NotAllowedError("this invitation or passphrase does not open the table")
        await self._database.write(lambda c: admissions.admit(c, room.id, player))


def _opens(row: MatchRow, shown: EntranceRequest) -> bool:
    if shown.invite is not None and hmac.compare_digest(shown.invite.encode(), row.invite.encode()):
        return True
    if shown.passphrase is not None and row.passphrase is not None:
        return is_passphrase(shown.passphrase, row.passphrase)
    return row.public and row.passphrase is None
