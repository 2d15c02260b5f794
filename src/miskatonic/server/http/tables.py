"""The lobby: games, tables, seats."""

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from miskatonic.bots.roster import ROSTER
from miskatonic.games.registry import all_games
from miskatonic.games.spec import GameSpec
from miskatonic.server import access, lobby, successors
from miskatonic.server.house import House
from miskatonic.server.http.answers import REFUSALS
from miskatonic.server.http.givens import AT, SEAT, Asker, Before, Limit, SeatNumber, TableId, ThisHouse
from miskatonic.server.rooms.room import Room
from miskatonic.server.storage import matches, seats
from miskatonic.server.storage.rows import MatchRow, PlayerRow, State
from miskatonic.server.wire.requests import Beginning, Entrance, Fork, Furnishing, NewTable, Sitting
from miskatonic.server.wire.tables import GameView, HouseView, OptionView, TableView, table_view


@get("/games", responses=REFUSALS, summary="What can be played here", sync_to_thread=False)
def list_games() -> HouseView:
    return HouseView([_game_view(spec) for spec in all_games().values()], dict(ROSTER))


@post("/tables", responses=REFUSALS, summary="Lay a table")
async def lay_table(house: ThisHouse, player: Asker, data: JSONBody[NewTable]) -> TableView:
    return await _table(house, await lobby.lay(house, player, data), player)


@get("/tables", responses=REFUSALS, summary="Tables that are open to everybody")
async def list_tables(
    house: ThisHouse,
    player: Asker,
    phase: Annotated[Literal["open", "running", "over"], QueryParameter(name="state")] = "open",
    limit: Limit = 50,
    before: Before = None,
) -> list[TableView]:
    def job(connection: Connection) -> list[TableView]:
        return _views(connection, matches.public(connection, State(phase), limit, before), player)

    return await house.database.read(job)


@get("/tables/mine", responses=REFUSALS, summary="Tables at which I sit, or which I have laid")
async def list_my_tables(
    house: ThisHouse, player: Asker, limit: Limit = 50, before: Before = None
) -> list[TableView]:
    def job(connection: Connection) -> list[TableView]:
        return _views(connection, matches.of_player(connection, player.id, limit, before), player)

    return await house.database.read(job)


@get(AT, responses=REFUSALS, summary="A table")
async def show_table(house: ThisHouse, player: Asker, table_id: TableId) -> TableView:
    await access.may_enter(house, await house.rooms.enter(table_id), player.id)
    return await _table(house, table_id, player)


@post(AT + "/entrance", status_code=200, responses=REFUSALS, summary="Show an invitation")
async def enter_table(
    house: ThisHouse, player: Asker, table_id: TableId, data: JSONBody[Entrance]
) -> TableView:
    await access.admit(house, await house.rooms.enter(table_id), player.id, data)
    return await _table(house, table_id, player)


@post(AT + "/start", status_code=200, responses=REFUSALS, summary="Start the match")
async def start_match(
    house: ThisHouse, player: Asker, table_id: TableId, data: JSONBody[Beginning]
) -> TableView:
    async with house.rooms.held(table_id) as room:
        await lobby.start(house, room, player, data.fill)
        return _view(room, player)


@post(AT + "/rematch", status_code=200, responses=REFUSALS, summary="Play another game")
async def ask_rematch(house: ThisHouse, player: Asker, table_id: TableId) -> TableView:
    async with house.rooms.held(table_id) as room:
        following = await successors.rematch(house, room, player)
    return await _table(house, following, player)


@post(AT + "/fork", responses=REFUSALS, summary="Go on differently from a step of the past")
async def fork_match(house: ThisHouse, player: Asker, table_id: TableId, data: JSONBody[Fork]) -> TableView:
    async with house.rooms.held(table_id) as room:
        await access.may_look(house, room, player.id)
        forked = await successors.fork(house, room, player, data.step)
    return await _table(house, forked, player)


@put(SEAT, responses=REFUSALS, summary="Sit down")
async def sit_down(
    house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber, data: JSONBody[Sitting]
) -> TableView:
    async with house.rooms.held(table_id) as room:
        await access.may_enter(house, room, player.id)
        await lobby.sit(house, room, number, player, data.name)
        return _view(room, player)


@delete(SEAT, status_code=200, responses=REFUSALS, summary="Get up")
async def get_up(house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber) -> TableView:
    async with house.rooms.held(table_id) as room:
        await lobby.leave(house, room, number, player)
        return _view(room, player)


@put(SEAT + "/chair", responses=REFUSALS, summary="Give a seat to a bot")
async def furnish_seat(
    house: ThisHouse,
    player: Asker,
    table_id: TableId,
    number: SeatNumber,
    data: JSONBody[Furnishing],
) -> TableView:
    async with house.rooms.held(table_id) as room:
        await lobby.furnish(house, room, number, player, data.bot)
        return _view(room, player)


def _game_view(spec: GameSpec) -> GameView:
    options = [
        OptionView(option.key, option.values, option.default, option.rule, option.many)
        for option in spec.options
    ]
    variants = {name: dict(sets) for name, sets in spec.variants.items()}
    return GameView(spec.key, list(spec.seats), spec.cooperative, spec.rules_version, options, variants)


def _views(connection: Connection, rows: list[MatchRow], player: PlayerRow) -> list[TableView]:
    at = seats.of_matches(connection, [row.id for row in rows])
    return [table_view(row, at[row.id], player.id) for row in rows]


def _view(room: Room, player: PlayerRow) -> TableView:
    return table_view(room.row, room.seats, player.id, room.present)


async def _table(house: House, table_id: TableId, player: PlayerRow) -> TableView:
    async with house.rooms.held(table_id) as room:
        return _view(room, player)


HANDLERS = [
    list_games,
    lay_table,
    list_tables,
    list_my_tables,
    show_table,
    enter_table,
    start_match,
    ask_rematch,
    fork_match,
    sit_down,
    get_up,
    furnish_seat,
]
