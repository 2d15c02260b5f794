"""Laying tables, sitting down, getting up, starting."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from miskatonic.games.registry import find_game
from miskatonic.matches import Setting
from miskatonic.matches.position import position
from miskatonic.server.bot_seats import check_bot
from miskatonic.server.errors import HouseError, NotAllowedError, TooMuchError, WrongMomentError
from miskatonic.server.house import House
from miskatonic.server.names import clean_name, lock
from miskatonic.server.rooms.live import occupant, restore
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import bots_only, own_seat, seat_at
from miskatonic.server.rooms.steps import handing_over
from miskatonic.server.storage import matches, moves, seats
from miskatonic.server.storage.rows import MatchRow, PlayerRow, SeatRow, State
from miskatonic.server.tokens import new_id, new_seed, now
from miskatonic.server.wire.requests import NewTable, SeatWish


class BadTableError(HouseError):
    """A table at which nobody could sit."""


async def lay(house: House, player: PlayerRow, wish: NewTable) -> str:
    """Lay a table; its id."""
    match_id = new_id()
    chairs = [_chair(house, match_id, number, wanted, player) for number, wanted in enumerate(wish.seats)]
    if not any(chair.player or chair.open for chair in chairs):
        raise BadTableError("at least one seat must be for a person")
    row = await house.work(lambda: _laid(match_id, player, wish, chairs))

    def job(connection: Connection) -> None:
        check_room(house, connection, player.id)
        matches.lay(connection, row, chairs)

    await house.database.write(job)
    return match_id


def check_room(house: House, connection: Connection, player: str) -> None:
    """Raise when somebody has too many tables waiting."""
    if matches.count_open(connection, player) >= house.settings.open_tables:
        raise TooMuchError(f"you have {house.settings.open_tables} tables waiting; start or leave one first")


async def sit(house: House, room: Room, number: int, player: PlayerRow, name: str | None) -> None:
    """Take an open seat, before the start or later, when somebody has left. Under the lock."""
    if not seat_at(room.seats, number).open:
        raise WrongMomentError(f"seat {number + 1} is not free")
    known_as = clean_name(name) if name is not None else player.name

    def job(connection: Connection) -> None:
        seats.take(connection, room.id, number, player.id, known_as)

    if room.is_running:
        await room.write(handing_over(number, None), also=job)
    else:
        await room.change(job)
    house.after(room)


async def leave(house: House, room: Room, number: int, player: PlayerRow) -> None:
    """Get up. A running match goes on with a bot in the seat until somebody sits down. Under the lock."""
    own_seat(room.seats, number, player.id)
    stand_in = house.settings.stand_in if room.is_running else None

    def job(connection: Connection) -> None:
        seats.leave(connection, room.id, number, player.id, stand_in)

    if stand_in is not None:
        await room.write(handing_over(number, stand_in), also=job)
    else:
        await room.change(job)
    house.after(room)


async def furnish(house: House, room: Room, number: int, player: PlayerRow, bot: str | None) -> None:
    """The host gives an empty seat to a bot, or opens it. Under the lock."""
    _host_only(room, player)
    _not_started(room)
    seat_at(room.seats, number)
    name = None if bot is None else check_bot(bot, house.settings.think_seconds)
    others = [seat for seat in room.seats if seat.number != number and (seat.player or seat.open)]
    if name is not None and not others:
        raise BadTableError("at least one seat must be for a person")
    await room.change(lambda connection: seats.furnish(connection, room.id, number, name))
    house.after(room)


async def start(house: House, room: Room, player: PlayerRow, fill: str | None) -> None:
    """The host starts the match; every seat must have somebody. Under the lock."""
    _host_only(room, player)
    _not_started(room)
    filler = None if fill is None else check_bot(fill, house.settings.think_seconds)
    free = [seat.number for seat in room.seats if seat.open]
    if free and filler is None:
        raise WrongMomentError(f"seat {free[0] + 1} is still free")
    if not any(seat.player for seat in room.seats):
        raise WrongMomentError("nobody sits at this table")

    def job(connection: Connection) -> None:
        for number in free:
            seats.furnish(connection, room.id, number, filler)
        matches.start(connection, _begun(connection, room.id))

    await room.change(job)
    house.after(room)


def _begun(connection: Connection, match_id: str) -> MatchRow:
    """The match as it stands at its start: laid anew, by the rules and cards of today."""
    row, at = matches.find(connection, match_id), seats.of_match(connection, match_id)
    lines = moves.read(connection, match_id)
    if not lines:
        row = _with_table(row, at)
    live = restore(row, at, lines, None)
    asked = live.asked()
    return replace(row, asked=asked, bot_turn=bots_only(asked, at), updated=now())


def _with_table(row: MatchRow, at: Sequence[SeatRow]) -> MatchRow:
    spec = find_game(row.game)
    setting = Setting(spec, tuple(occupant(seat) for seat in at), row.seed, row.options)
    table = setting.lay()
    return replace(
        row, rules_version=spec.rules_version, content=table.rules.digest, opening=position(spec, table)
    )


def _laid(match_id: str, player: PlayerRow, wish: NewTable, chairs: Sequence[SeatRow]) -> MatchRow:
    """A new match; laying its table checks the options and the number of seats."""
    spec = find_game(wish.game)
    row = MatchRow(
        id=match_id,
        game=spec.key,
        rules_version=spec.rules_version,
        content="",
        options=spec.settle(wish.options),
        seed=new_seed(),
        opening="",
        state=State.OPEN,
        public=wish.public,
        watchable=wish.watchable,
        passphrase=None if wish.passphrase is None else lock(wish.passphrase),
        invite=new_id(),
        host=player.id,
        parent=None,
        parent_step=None,
        rematch=None,
        seq=0,
        asked=[],
        bot_turn=False,
        outcome=None,
        created=now(),
        updated=now(),
    )
    return _with_table(row, chairs)


def _chair(house: House, match_id: str, number: int, wish: SeatWish, player: PlayerRow) -> SeatRow:
    empty = SeatRow(match_id, number, None, "", None, open=False, resigned=False)
    if wish.kind == "open":
        return replace(empty, open=True)
    if wish.kind == "bot":
        bot = check_bot(wish.bot or house.settings.stand_in, house.settings.think_seconds)
        return replace(empty, bot=bot, name=clean_name(wish.name) if wish.name else bot)
    return replace(empty, player=player.id, name=clean_name(wish.name) if wish.name else player.name)


def _host_only(room: Room, player: PlayerRow) -> None:
    if room.row.host != player.id:
        raise NotAllowedError("only the host may do that")


def _not_started(room: Room) -> None:
    if room.is_running:
        raise WrongMomentError("the match has been started")
