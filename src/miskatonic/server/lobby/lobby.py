"""Creating tables, filling their seats, starting matches."""

import asyncio
from dataclasses import replace

from msgspec import structs
from sqlalchemy import Connection

from miskatonic.games.registry import find_game
from miskatonic.server.errors import BadTableError, LimitExceededError, NotAllowedError, WrongMomentError
from miskatonic.server.identity.user_text import clean_name
from miskatonic.server.lobby.maintenance import Maintenance
from miskatonic.server.lobby.new_match import new_match, with_opening
from miskatonic.server.lobby.solo import check_solo, named
from miskatonic.server.notices.turns import follow_turns
from miskatonic.server.rooms.bot_rules import BotRules
from miskatonic.server.rooms.clocks import with_clocks
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import is_bot_turn, seat_at
from miskatonic.server.storage import matches, moves, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import MatchRow, PlayerRow, SeatRow
from miskatonic.server.terms import refuse_company, session_options
from miskatonic.server.tokens import new_id, now
from miskatonic.server.wire.requests import TableRequest


class Lobby:
    """Tables that wait to be started."""

    def __init__(
        self,
        database: Database,
        bots: BotRules,
        maintenance: Maintenance,
        *,
        open_tables: int,
        running_tables: int,
        shortest_clock: float,
    ) -> None:
        self._database = database
        self._bots = bots
        self._maintenance = maintenance
        self._open_tables = open_tables
        self._running_tables = running_tables
        self._shortest_clock = shortest_clock

    async def create(self, player: PlayerRow, request: TableRequest) -> str:
        """Create a table; its id."""
        self.check_request(request)
        match_id = new_id()
        at = [self.seat_of(match_id, number, request, player) for number in range(len(request.seats))]
        if not any(seat.player or seat.open for seat in at):
            raise BadTableError("at least one seat must be for a person")
        # Hashing the passphrase and setting up the table take a while.
        row, seated = await asyncio.to_thread(_new, match_id, player.id, request, at)

        def create(connection: Connection) -> None:
            self.check_limit(connection, player.id)
            matches.create(connection, row, seated)

        await self._database.write(create)
        return match_id

    def check_request(self, request: TableRequest) -> None:
        """Raise if this server does not allow such a table."""
        if request.clock is not None and request.clock < self._shortest_clock:
            raise BadTableError(f"a clock here has at least {self._shortest_clock:g} seconds for a turn")

    def check_limit(self, connection: Connection, player: str) -> None:
        """Raise if there may be no new tables now, or this player has too many that wait to be started."""
        self._maintenance.check_new_table()
        if matches.count_open(connection, player) >= self._open_tables:
            raise LimitExceededError(
                f"you have {self._open_tables} tables that wait; start or leave one of them first"
            )

    async def assign_bot(self, room: Room, number: int, player: PlayerRow, bot: str | None) -> None:
        """The host gives an empty seat to a bot, or opens it."""
        _require_host(room, player)
        _require_not_started(room)
        refuse_company(room.row, "no bot can sit at it")
        seat_at(room.seats, number)
        name = None if bot is None else self._bots.check(bot, room.row.game)
        others = [seat for seat in room.seats if seat.number != number and (seat.player or seat.open)]
        if name is not None and not others:
            raise BadTableError("at least one seat must be for a person")
        await room.change(lambda connection: seats.assign_bot(connection, room.id, number, name))

    async def start(self, room: Room, player: PlayerRow, fill: str | None) -> None:
        """The host starts the match. Bots can fill the open seats."""
        _require_host(room, player)
        _require_not_started(room)
        filler = None if fill is None else self._bots.check(fill, room.row.game)
        free = [seat.number for seat in room.seats if seat.open]
        if free and filler is None:
            raise WrongMomentError(f"seat {free[0] + 1} is still free")
        if not any(seat.player for seat in room.seats):
            raise WrongMomentError("nobody sits at this table")

        def start(connection: Connection) -> None:
            self._check_running(connection, player.id)
            for number in free:
                seats.assign_bot(connection, room.id, number, filler)
            begun = replace(_started(connection, room.id), node=room.node)
            matches.start(connection, begun)
            seats.see(connection, room.id, range(len(room.seats)), now())
            follow_turns(connection, begun, seats.of_match(connection, room.id), begun.updated)

        await room.change(start)

    def _check_running(self, connection: Connection, host: str) -> None:
        if matches.count_running(connection, host) >= self._running_tables:
            raise LimitExceededError(
                f"{self._running_tables} matches are running at your tables; finish or resign one first"
            )

    def seat_of(self, match_id: str, number: int, table: TableRequest, player: PlayerRow) -> SeatRow:
        """A seat of a new table, as somebody has asked for it."""
        request = table.seats[number]
        empty = SeatRow(match_id, number, None, "", None, open=False, resigned=False)
        if request.kind == "open":
            return replace(empty, open=True)
        name = clean_name(request.name) if request.name else None
        if request.kind == "bot":
            bot = self._bots.check(request.bot, table.game)
            return replace(empty, bot=bot, name=name or bot)
        return replace(empty, player=player.id, name=name or player.name)


def _new(
    match_id: str, host: str, request: TableRequest, at: list[SeatRow]
) -> tuple[MatchRow, list[SeatRow]]:
    """The match that somebody has asked for, and its seats."""
    spec = find_game(request.game)
    options = session_options(spec, request.campaign) | request.options
    request = structs.replace(request, options=options)
    solo = spec.is_solo(spec.settle(request.options))
    if solo:
        check_solo(request)
    row = new_match(match_id, host, request, at)
    return row, named(row, at, request.seats) if solo else at


def _started(connection: Connection, match_id: str) -> MatchRow:
    """The match at its start. Without a past it is set up again, by the present rules and cards."""
    row, at = matches.find(connection, match_id), seats.of_match(connection, match_id)
    lines = moves.read(connection, match_id)
    if not lines:
        row = with_opening(row, at)
    live = load_match(row, at, lines, None)
    asked = live.asked()
    begun = replace(row, asked=asked, bot_turn=is_bot_turn(asked, at), updated=now())
    return with_clocks(begun, at, begun.updated, live.late())


def _require_host(room: Room, player: PlayerRow) -> None:
    if room.row.host != player.id:
        raise NotAllowedError("only the host may do this")


def _require_not_started(room: Room) -> None:
    if room.is_started:
        raise WrongMomentError("the match has been started already")
