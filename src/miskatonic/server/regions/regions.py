"""Opening a region, starting it, and what its players can do beyond their own table."""

import asyncio

from sqlalchemy import Connection

from miskatonic.games.registry import find_game
from miskatonic.matches.region import options_of_tables
from miskatonic.server.errors import BadTableError, NotAllowedError, WrongMomentError
from miskatonic.server.lobby.access import is_member
from miskatonic.server.lobby.lobby import Lobby
from miskatonic.server.lobby.new_match import new_match
from miskatonic.server.regions.coordinator import deadline, region_rules, waits
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import matches, regions
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import MatchRow, MatchState, PlayerRow, RegionRow, SeatRow
from miskatonic.server.tokens import new_id, now
from miskatonic.server.wire.regions import RegionTableView, RegionView
from miskatonic.server.wire.requests import TableRequest


class Regions:
    """What players do with a region as a whole. Each of its tables is a table like any other."""

    def __init__(self, database: Database, rooms: Rooms, lobby: Lobby) -> None:
        self._database = database
        self._rooms = rooms
        self._lobby = lobby

    async def create(self, player: PlayerRow, request: TableRequest) -> str:
        """Open a region; its id. All tables have the same seats, and its host is the host of all."""
        self._lobby.check_request(request)
        made = await asyncio.to_thread(self._new, player, request)
        region = RegionRow(new_id(), 0, now())

        def create(connection: Connection) -> None:
            for row, at in made:
                self._lobby.check_limit(connection, player.id)
                matches.create(connection, row, at)
            regions.create(connection, region, [row.id for row, _ in made])

        await self._database.write(create)
        return region.id

    async def of_table(self, match_id: str) -> str:
        """The region of a table."""
        region = await self._database.read(lambda c: regions.of_match(c, match_id))
        if region is None:
            raise NotFoundError("this table belongs to no region")
        return region

    async def view(self, region_id: str, player: PlayerRow) -> RegionView:
        """The region as one of its members sees it."""
        rows, rooms = await self._open(region_id)
        if not any(is_member(room, player.id) for room in rooms):
            raise NotAllowedError("only those who sit in this region may see it")
        region = region_rules(rows[0])
        is_over = all(row.state == MatchState.OVER for row in rows)
        won = None
        if region is not None and is_over and all(room.archive is None for room in rooms):
            tables = [room.live.match.table for room in rooms]
            won = region.won(tables, [at for at, table in enumerate(tables) if table.flow.outcome is None])
        views = [
            RegionTableView(number, waits(row), room.table_view(player.id))
            for number, (row, room) in enumerate(zip(rows, rooms, strict=True), 1)
        ]
        until = None if region is None else deadline(rows, region)
        return RegionView(region_id, views, until, won)

    async def start(self, region_id: str, player: PlayerRow, fill: str | None) -> None:
        """The host starts all tables that have not been started."""
        rows, _ = await self._open(region_id)
        for row in rows:
            if row.state == MatchState.OPEN:
                async with self._rooms.locked(row.id) as room:
                    await self._lobby.start(room, player, fill)

    async def take_over(self, region_id: str, player: PlayerRow, number: int, seat: int) -> None:
        """Somebody whose table has fallen plays on for a bot at another table of the region."""
        rows, rooms = await self._open(region_id)
        if not 1 <= number <= len(rows):
            raise NotFoundError(f"the region has no table {number}")
        fallen = [room for room in rooms if room.row.state == MatchState.OVER]
        if not any(one.player == player.id for room in fallen for one in room.seats):
            raise WrongMomentError("only players of a fallen table may take over a bot elsewhere")
        async with self._rooms.locked(rows[number - 1].id) as room:
            if room.row.state != MatchState.RUNNING:
                raise WrongMomentError(f"table {number} is not being played")
            await room.take_over(player.id, seat, player.name)

    async def _open(self, region_id: str) -> tuple[list[MatchRow], list[Room]]:
        rows = await self._database.read(lambda c: regions.tables(c, region_id))
        if not rows:
            raise NotFoundError("there is no such region")
        return rows, [await self._rooms.open(row.id) for row in rows]

    def _new(self, player: PlayerRow, request: TableRequest) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Hashing the passphrase and setting up the tables take a while."""
        made = []
        for options in options_of_tables(find_game(request.game), request.options):
            match_id = new_id()
            at = [
                self._lobby.seat_of(match_id, number, request, player) for number in range(len(request.seats))
            ]
            if not any(seat.player or seat.open for seat in at):
                raise BadTableError("at least one seat must be for a person")
            made.append((new_match(match_id, player.id, request, at, options), at))
        return made
