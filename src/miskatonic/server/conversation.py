"""Talk beside the game."""

from sqlalchemy import Connection

from miskatonic.server.house import House
from miskatonic.server.names import clean_chat
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.storage import talk
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import ChatRow, PlayerRow
from miskatonic.server.tokens import now
from miskatonic.server.wire.tables import ChatView, chat_view

ATTEMPTS = 5
# So much of what was said before is told to somebody who comes later.
BACKLOG = 200


async def say(house: House, room: Room, player: PlayerRow, text: str) -> ChatView:
    """Say something to all who look at the table."""
    own = seats_of(room.seats, player.id)
    seat = own[0] if own else None
    name = player.name if seat is None else room.seats[seat].name
    line = ChatRow(room.id, 0, player.id, name, seat, clean_chat(text), now())
    said = await _written(house, line)
    room.talk += 1
    room.changed(table=False)
    house.switchboard.tell(room.id, talk=True)
    return chat_view(said)


async def heard(house: House, room: Room, since: int) -> list[ChatView]:
    def job(connection: Connection) -> list[ChatRow]:
        return talk.heard(connection, room.id, since, BACKLOG)

    return [chat_view(line) for line in await house.database.read(job)]


async def _written(house: House, line: ChatRow) -> ChatRow:
    """Lines are numbered; when two speak at the same moment, one takes the next number."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await house.database.write(lambda c: talk.say(c, line))
        except ConflictError:
            continue
    return await house.database.write(lambda c: talk.say(c, line))
