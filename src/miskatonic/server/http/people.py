"""People at a table, for its host: who is there, and whom to mute, send away or ban."""

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody

from miskatonic.server.http.dependencies import TABLE_PATH, TableId, WithModeration, WithPlayer, WithRooms
from miskatonic.server.http.responses import ERRORS
from miskatonic.server.wire.requests import PersonRequest
from miskatonic.server.wire.tables import PersonView

PERSON_PATH = TABLE_PATH + "/people/{player_id:str}"
PlayerId = FromPath[str]


@get(TABLE_PATH + "/people", responses=ERRORS, summary="Who sits, watches or talks here, for the host")
async def list_people(
    moderation: WithModeration, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> list[PersonView]:
    async with rooms.locked(table_id) as room:
        return await moderation.people(room, player.id)


@put(PERSON_PATH, responses=ERRORS, summary="Mute or ban somebody, or end that")
async def restrict_person(
    moderation: WithModeration,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    player_id: PlayerId,
    data: JSONBody[PersonRequest],
) -> list[PersonView]:
    async with rooms.locked(table_id) as room:
        await moderation.restrict(room, player.id, player_id, data)
        return await moderation.people(room, player.id)


@delete(PERSON_PATH, status_code=200, responses=ERRORS, summary="Send somebody away, who may come back later")
async def send_away(
    moderation: WithModeration, rooms: WithRooms, player: WithPlayer, table_id: TableId, player_id: PlayerId
) -> list[PersonView]:
    async with rooms.locked(table_id) as room:
        await moderation.send_away(room, player.id, player_id)
        return await moderation.people(room, player.id)


HANDLERS = [list_people, restrict_person, send_away]
