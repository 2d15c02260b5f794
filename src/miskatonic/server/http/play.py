"""Play without a socket, one request for each act: for correspondence games and for programs."""

from litestar import delete, get, post, put
from litestar.params import JSONBody

from miskatonic.games.requests import Request
from miskatonic.server.http.dependencies import (
    SEAT_PATH,
    TABLE_PATH,
    AskerQuery,
    SeatNumber,
    SeatQuery,
    Since,
    TableId,
    WithAccess,
    WithAdviser,
    WithChat,
    WithPlayer,
    WithRequests,
    WithRooms,
)
from miskatonic.server.http.responses import ERRORS
from miskatonic.server.wire.play import (
    AccountView,
    HintView,
    Receipt,
    RefusalView,
    ReplyView,
    StateView,
    TopicView,
)
from miskatonic.server.wire.requests import (
    BotRequest,
    ChatRequest,
    HelpRequest,
    UndoRequest,
    WhyNotRequest,
    WordRequest,
)
from miskatonic.server.wire.tables import ChatView


@get(TABLE_PATH + "/state", responses=ERRORS, summary="The match as it stands, and what happened")
async def show_state(
    access: WithAccess,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    seat: SeatQuery = None,
    since: Since = 0,
) -> StateView:
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id, seat)
        room.note_look(player.id)
        return room.state_view(seat, since)


@post(SEAT_PATH + "/words", status_code=200, responses=ERRORS, summary="Say a word")
async def say_word(
    rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber, data: JSONBody[WordRequest]
) -> Receipt:
    async with rooms.locked(table_id) as room:
        receipt = Receipt(await room.say(player.id, number, data.word, data.seq))
        room.note_look(player.id)
        return receipt


@post(SEAT_PATH + "/undo", status_code=200, responses=ERRORS, summary="Go back, or agree to go back")
async def undo(
    rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber, data: JSONBody[UndoRequest]
) -> Receipt:
    async with rooms.locked(table_id) as room:
        room.note_look(player.id)
        return Receipt(await room.undo(player.id, number, data.seq, unit=data.unit, to=data.to))


@delete(SEAT_PATH + "/undo", status_code=200, responses=ERRORS, summary="Do not agree to go back")
async def decline_undo(
    rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber
) -> Receipt:
    async with rooms.locked(table_id) as room:
        return Receipt(await room.decline_undo(player.id, number))


@post(SEAT_PATH + "/resign", status_code=200, responses=ERRORS, summary="Give up")
async def resign(rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber) -> Receipt:
    async with rooms.locked(table_id) as room:
        return Receipt(await room.resign(player.id, number))


@put(SEAT_PATH + "/bot", responses=ERRORS, summary="Let a bot play the seat for a while")
async def hand_over(
    rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber, data: JSONBody[BotRequest]
) -> Receipt:
    async with rooms.locked(table_id) as room:
        return Receipt(await room.hand_over(player.id, number, data.bot))


@delete(SEAT_PATH + "/bot", status_code=200, responses=ERRORS, summary="Play the seat again")
async def take_back(rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber) -> Receipt:
    async with rooms.locked(table_id) as room:
        room.note_look(player.id)
        return Receipt(await room.take_back(player.id, number))


@get(SEAT_PATH + "/hint", responses=ERRORS, summary="What a bot would do, and why")
async def show_hint(
    adviser: WithAdviser, rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber
) -> HintView:
    room = await rooms.open(table_id)
    room.note_look(player.id)
    return await adviser.hint(room, player.id, number)


@get(SEAT_PATH + "/account", responses=ERRORS, summary="Why the bot of a seat has made its last move")
async def show_account(
    adviser: WithAdviser, rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber
) -> AccountView:
    room = await rooms.open(table_id)
    room.note_look(player.id)
    return await adviser.account(room, player.id, number)


@get(SEAT_PATH + "/requests", responses=ERRORS, summary="What the bot of a seat can be asked for now")
async def show_requests(
    requests: WithRequests,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    number: SeatNumber,
    asker: AskerQuery,
) -> list[TopicView]:
    async with rooms.locked(table_id) as room:
        room.note_look(player.id)
        return requests.topics(room, player.id, number, asker)


@post(SEAT_PATH + "/requests", status_code=200, responses=ERRORS, summary="Ask the bot of a seat for help")
async def ask_for_help(
    requests: WithRequests,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    number: SeatNumber,
    data: JSONBody[HelpRequest],
) -> ReplyView:
    async with rooms.locked(table_id) as room:
        room.note_look(player.id)
        return await requests.ask(room, player.id, number, Request(data.kind, data.seat, data.subject))


@post(SEAT_PATH + "/why-not", status_code=200, responses=ERRORS, summary="The rule that forbids a word now")
async def show_why_not(
    rooms: WithRooms, player: WithPlayer, table_id: TableId, number: SeatNumber, data: JSONBody[WhyNotRequest]
) -> RefusalView:
    async with rooms.locked(table_id) as room:
        room.note_look(player.id)
        return room.why_not(player.id, number, data.word)


@get(TABLE_PATH + "/chat", responses=ERRORS, summary="The chat of a table")
async def show_chat(
    access: WithAccess,
    chat: WithChat,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    since: Since = 0,
) -> list[ChatView]:
    room = await rooms.open(table_id)
    await access.require_view(room, player.id)
    room.note_look(player.id)
    return await chat.read(room, since, player.id)


@post(TABLE_PATH + "/chat", responses=ERRORS, summary="Write a line of chat")
async def write_chat(
    access: WithAccess,
    chat: WithChat,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    data: JSONBody[ChatRequest],
) -> ChatView:
    room = await rooms.open(table_id)
    await access.require_view(room, player.id)
    return await chat.say(room, player, data.text)


HANDLERS = [
    show_state,
    say_word,
    undo,
    decline_undo,
    resign,
    hand_over,
    take_back,
    show_hint,
    show_account,
    show_requests,
    ask_for_help,
    show_why_not,
    show_chat,
    write_chat,
]
