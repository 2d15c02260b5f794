"""The lobby: games, tables, seats."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from miskatonic.bots.roster import ROSTER
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame, Option
from miskatonic.server.http.dependencies import (
    SEAT_PATH,
    TABLE_PATH,
    Before,
    Limit,
    SeatNumber,
    SequelQuery,
    TableId,
    WithAccess,
    WithDatabase,
    WithLobby,
    WithNode,
    WithPlayer,
    WithRooms,
    WithSuccessors,
)
from miskatonic.server.http.documents import COMPRESSED, Document, document_response, json_document
from miskatonic.server.http.responses import ERRORS, AnyRequest
from miskatonic.server.identity.user_text import clean_name
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.storage import matches, seats
from miskatonic.server.storage.rows import MatchRow, MatchState, PlayerRow
from miskatonic.server.terms import content_of, texts_of
from miskatonic.server.wire.requests import (
    BotRequest,
    EntranceRequest,
    ForkRequest,
    SitRequest,
    StartRequest,
    TableRequest,
)
from miskatonic.server.wire.tables import (
    AdviceView,
    CatalogueView,
    DeparturesView,
    DepartureView,
    GameText,
    GameView,
    OptionView,
    TableView,
    VariantText,
    departure_views,
    table_view,
)


@get(
    "/games",
    responses=ERRORS,
    summary="The games and bots of this server",
    sync_to_thread=True,
    opt={COMPRESSED: True},
)
def list_games(request: AnyRequest, node: WithNode) -> Response[CatalogueView]:
    programs = tuple(node.settings.bot_programs)
    return document_response(request, _catalogue(node.settings.grace_seconds, programs))


@post("/tables", responses=ERRORS, summary="Create a table")
async def create_table(
    lobby: WithLobby, database: WithDatabase, player: WithPlayer, data: JSONBody[TableRequest]
) -> TableView:
    made = await lobby.create(player, data)
    # No room is opened: those who come to the table may do so on another node.
    (view,) = await database.read(lambda c: _views(c, [matches.find(c, made)], player))
    return view


@get("/tables", responses=ERRORS, summary="Public tables")
async def list_tables(
    database: WithDatabase,
    player: WithPlayer,
    phase: Annotated[Literal["open", "running", "over"], QueryParameter(name="state")] = "open",
    limit: Limit = 50,
    before: Before = None,
) -> list[TableView]:
    def read(connection: Connection) -> list[TableView]:
        return _views(connection, matches.public(connection, MatchState(phase), limit, before), player)

    return await database.read(read)


@get("/tables/mine", responses=ERRORS, summary="Tables at which I sit or of which I am the host")
async def list_my_tables(
    database: WithDatabase, player: WithPlayer, limit: Limit = 50, before: Before = None
) -> list[TableView]:
    def read(connection: Connection) -> list[TableView]:
        return _views(connection, matches.of_player(connection, player.id, limit, before), player)

    return await database.read(read)


@get(TABLE_PATH, responses=ERRORS, summary="A table")
async def show_table(
    access: WithAccess, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> TableView:
    await access.require_entry(await rooms.open(table_id), player.id)
    async with rooms.locked(table_id) as room:
        if seats_of(room.seats, player.id):
            room.note_look(player.id)
        return room.table_view(player.id)


@post(TABLE_PATH + "/entrance", status_code=200, responses=ERRORS, summary="Show an invitation")
async def enter_table(
    access: WithAccess,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    data: JSONBody[EntranceRequest],
) -> TableView:
    await access.admit(await rooms.open(table_id), player.id, data)
    return await _table(rooms, table_id, player)


@post(TABLE_PATH + "/start", status_code=200, responses=ERRORS, summary="Start the match")
async def start_match(
    lobby: WithLobby, rooms: WithRooms, player: WithPlayer, table_id: TableId, data: JSONBody[StartRequest]
) -> TableView:
    async with rooms.locked(table_id) as room:
        await lobby.start(room, player, data.fill)
        return room.table_view(player.id)


@post(TABLE_PATH + "/end", status_code=200, responses=ERRORS, summary="End a match that cannot go on here")
async def end_match(rooms: WithRooms, player: WithPlayer, table_id: TableId) -> TableView:
    async with rooms.locked(table_id) as room:
        await room.end(player.id)
        return room.table_view(player.id)


@post(TABLE_PATH + "/rematch", status_code=200, responses=ERRORS, summary="Play another game")
async def create_rematch(
    successors: WithSuccessors,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    sequel: SequelQuery = None,
) -> TableView:
    async with rooms.locked(table_id) as room:
        rematch = await successors.rematch(room, player.id, sequel)
    return await _table(rooms, rematch, player)


@post(TABLE_PATH + "/fork", responses=ERRORS, summary="Go on differently from a step of the past")
async def create_fork(
    access: WithAccess,
    successors: WithSuccessors,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    data: JSONBody[ForkRequest],
) -> TableView:
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id)
        fork = await successors.fork(room, player.id, data.step)
    return await _table(rooms, fork, player)


@put(SEAT_PATH, responses=ERRORS, summary="Take a seat")
async def sit(
    access: WithAccess,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    number: SeatNumber,
    data: JSONBody[SitRequest],
) -> TableView:
    name = player.name if data.name is None else clean_name(data.name)
    async with rooms.locked(table_id) as room:
        await access.require_entry(room, player.id)
        await room.sit(player.id, number, name)
        return room.table_view(player.id)


@delete(SEAT_PATH, status_code=200, responses=ERRORS, summary="Leave a seat")
async def leave(rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber) -> TableView:
    async with rooms.locked(table_id) as room:
        await room.leave(player.id, number)
        return room.table_view(player.id)


@put(SEAT_PATH + "/chair", responses=ERRORS, summary="Give an empty seat to a bot, or open it")
async def assign_bot(
    lobby: WithLobby,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    number: SeatNumber,
    data: JSONBody[BotRequest],
) -> TableView:
    async with rooms.locked(table_id) as room:
        await lobby.assign_bot(room, number, player, data.bot)
        return room.table_view(player.id)


@cache
def _catalogue(grace: float, programs: tuple[str, ...]) -> Document:
    bots = {**ROSTER, **dict.fromkeys(programs, "a program of this server")}
    return json_document(CatalogueView([_game_view(key) for key in all_games()], bots, grace))


@cache
def _game_view(game: str) -> GameView:
    spec = find_game(game)
    number = None if spec.region is None else spec.region.number
    options = [_option_view(spec, option) for option in spec.options if option.key != number]
    variants = {name: dict(sets) for name, sets in spec.variants.items()}
    return GameView(
        spec.key,
        _game_text(spec),
        list(spec.seats),
        spec.cooperative,
        spec.rules_version,
        options,
        variants,
        dict(spec.solo),
        {} if spec.region is None else dict(spec.region.opens),
        spec.newcomer,
        spec.campaign is not None,
        _departures_view(spec),
    )


def _option_view(spec: AnyGame, option: Option) -> OptionView:
    seats = {value: spec.seats_for({option.key: value}) for value in option.values}
    return OptionView(
        option.key,
        option.values,
        option.default,
        option.rule,
        option.many,
        option.weights,
        None if option.usual is None else (option.usual[0], option.usual[-1]),
        [AdviceView(one.name, one.values, one.most, one.unless) for one in option.advice],
        {value: list(span) for value, span in seats.items() if span != spec.seats},
    )


def _game_text(spec: AnyGame) -> GameText:
    texts = texts_of(spec.key)
    variants = {key: texts.variant(key) for key in spec.variants}
    return GameText(
        texts.say("game-title"),
        texts.say("game-pitch"),
        texts.say("game-length"),
        texts.say("game-complexity"),
        {key: VariantText(variant.name, variant.about) for key, variant in variants.items()},
    )


def _departures_view(spec: AnyGame) -> DeparturesView:
    content = content_of(spec.key)

    def of(chosen: Mapping[str, str]) -> list[DepartureView]:
        return departure_views(spec.departs(content, chosen))

    return DeparturesView(
        {name: of(sets) for name, sets in spec.variants.items()},
        {option.key: {value: of({option.key: value}) for value in option.values} for option in spec.options},
    )


def _views(connection: Connection, rows: list[MatchRow], player: PlayerRow) -> list[TableView]:
    at = seats.of_matches(connection, [row.id for row in rows])
    return [table_view(row, at[row.id], player.id) for row in rows]


async def _table(rooms: Rooms, table_id: str, player: PlayerRow) -> TableView:
    async with rooms.locked(table_id) as room:
        return room.table_view(player.id)


HANDLERS = [
    list_games,
    create_table,
    list_tables,
    list_my_tables,
    show_table,
    enter_table,
    start_match,
    end_match,
    create_rematch,
    create_fork,
    sit,
    leave,
    assign_bot,
]
