"""Play without a socket: the same acts, one request each. For correspondence, and for programs."""

from litestar import delete, get, post, put
from litestar.params import JSONBody

from miskatonic.server import access, advice, conversation, play
from miskatonic.server.house import House
from miskatonic.server.http.answers import REFUSALS
from miskatonic.server.http.givens import AT, SEAT, Asker, SeatNumber, SeatQuery, Since, TableId, ThisHouse
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.play import HintView, Receipt, RefusalView, StateView
from miskatonic.server.wire.requests import Furnishing, Question, StepBack, Talk, Word
from miskatonic.server.wire.tables import ChatView


@get(AT + "/state", responses=REFUSALS, summary="The table as it stands, and what happened")
async def show_state(
    house: ThisHouse, player: Asker, table_id: TableId, seat: SeatQuery = None, since: Since = 0
) -> StateView:
    async with house.rooms.held(table_id) as room:
        await look_from(house, room, player, seat)
        return room.state_view(seat, since)


@post(SEAT + "/words", status_code=200, responses=REFUSALS, summary="Say a word")
async def say_word(
    house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber, data: JSONBody[Word]
) -> Receipt:
    async with house.rooms.held(table_id) as room:
        return Receipt(await play.say(house, room, player, number, data.word, data.seq))


@post(SEAT + "/undo", status_code=200, responses=REFUSALS, summary="Go back, or agree to go back")
async def go_back(
    house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber, data: JSONBody[StepBack]
) -> Receipt:
    async with house.rooms.held(table_id) as room:
        return Receipt(await play.undo(house, room, player, number, data.seq, data.to))


@delete(SEAT + "/undo", status_code=200, responses=REFUSALS, summary="Do not agree to go back")
async def do_not_go_back(house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber) -> Receipt:
    async with house.rooms.held(table_id) as room:
        await play.keep(house, room, player, number)
        return Receipt(room.seq)


@post(SEAT + "/resign", status_code=200, responses=REFUSALS, summary="Give up")
async def give_up(house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber) -> Receipt:
    async with house.rooms.held(table_id) as room:
        return Receipt(await play.resign(house, room, player, number))


@put(SEAT + "/bot", responses=REFUSALS, summary="Let a bot play the seat for a while")
async def let_bot_play(
    house: ThisHouse,
    player: Asker,
    table_id: TableId,
    number: SeatNumber,
    data: JSONBody[Furnishing],
) -> Receipt:
    async with house.rooms.held(table_id) as room:
        return Receipt(await play.hand_over(house, room, player, number, data.bot))


@delete(SEAT + "/bot", status_code=200, responses=REFUSALS, summary="Play the seat oneself again")
async def take_seat_back(house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber) -> Receipt:
    async with house.rooms.held(table_id) as room:
        return Receipt(await play.take_back(house, room, player, number))


@get(SEAT + "/hint", responses=REFUSALS, summary="What a bot would do, and why")
async def ask_hint(house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber) -> HintView:
    return await advice.hint(house, await house.rooms.enter(table_id), player, number)


@post(SEAT + "/why-not", status_code=200, responses=REFUSALS, summary="Which rule forbids a word now")
async def ask_why_not(
    house: ThisHouse, player: Asker, table_id: TableId, number: SeatNumber, data: JSONBody[Question]
) -> RefusalView:
    async with house.rooms.held(table_id) as room:
        return play.why_not(room, player, number, data.word)


@get(AT + "/chat", responses=REFUSALS, summary="What was said beside the game")
async def hear_talk(house: ThisHouse, player: Asker, table_id: TableId, since: Since = 0) -> list[ChatView]:
    room = await house.rooms.enter(table_id)
    await access.may_look(house, room, player.id)
    return await conversation.heard(house, room, since)


@post(AT + "/chat", responses=REFUSALS, summary="Say something to all at the table")
async def talk(house: ThisHouse, player: Asker, table_id: TableId, data: JSONBody[Talk]) -> ChatView:
    room = await house.rooms.enter(table_id)
    await access.may_look(house, room, player.id)
    return await conversation.say(house, room, player, data.text)


async def look_from(house: House, room: Room, player: PlayerRow, seat: int | None) -> None:
    """Raise unless this player may look from there."""
    if seat is None:
        await access.may_look(house, room, player.id)
    else:
        own_seat(room.seats, seat, player.id)


HANDLERS = [
    show_state,
    say_word,
    go_back,
    do_not_go_back,
    give_up,
    let_bot_play,
    take_seat_back,
    ask_hint,
    ask_why_not,
    hear_talk,
    talk,
]
