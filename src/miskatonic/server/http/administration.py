"""For the operator: bans and maintenance. What is said of maintenance, everybody may ask for."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from miskatonic.server.errors import BadRequestError
from miskatonic.server.http.dependencies import (
    TableId,
    WithAdministration,
    WithModeration,
    WithOperator,
    WithRooms,
)
from miskatonic.server.http.responses import ERRORS, AnyRequest
from miskatonic.server.lobby.maintenance import MaintenanceNotice
from miskatonic.server.storage.rows import BanRow
from miskatonic.server.wire.administration import BanView, MaintenanceView, VisitorView
from miskatonic.server.wire.requests import BanRequest, MaintenanceRequest

HOUR_MS = 3600 * 1000


@get("/api/admin/bans", responses=ERRORS, summary="Who is kept out")
async def list_bans(
    request: AnyRequest, operator: WithOperator, administration: WithAdministration
) -> list[BanView]:
    operator.require(request)
    return [_view(row) for row in await administration.valid_bans()]


@post("/api/admin/bans", responses=ERRORS, summary="Keep a player, an address or a network out")
async def ban(
    request: AnyRequest,
    operator: WithOperator,
    administration: WithAdministration,
    data: JSONBody[BanRequest],
) -> BanView:
    operator.require(request)
    length = None if data.hours is None else int(data.hours * HOUR_MS)
    if data.player_id is not None and data.address is None:
        return _view(await administration.ban_player(data.player_id, data.reason, length))
    if data.address is not None and data.player_id is None:
        return _view(await administration.ban_address(data.address, data.reason, length))
    raise BadRequestError("name a player or an address, one of the two")


@delete("/api/admin/bans/{ban_id:str}", responses=ERRORS, summary="Lift a ban")
async def lift_ban(
    request: AnyRequest, operator: WithOperator, administration: WithAdministration, ban_id: FromPath[str]
) -> None:
    operator.require(request)
    await administration.lift_ban(ban_id)


@get(
    "/api/admin/tables/{table_id:str}/people",
    responses=ERRORS,
    summary="Who sits, watches or talks at a table, with the ids and addresses that a ban needs",
)
async def list_visitors(
    request: AnyRequest,
    operator: WithOperator,
    moderation: WithModeration,
    rooms: WithRooms,
    table_id: TableId,
) -> list[VisitorView]:
    operator.require(request)
    async with rooms.locked(table_id) as room:
        return await moderation.visitors(room)


@put("/api/admin/maintenance", responses=ERRORS, summary="Tell everybody of maintenance")
async def announce_maintenance(
    request: AnyRequest,
    operator: WithOperator,
    administration: WithAdministration,
    data: JSONBody[MaintenanceRequest],
) -> MaintenanceView:
    operator.require(request)
    closes = data.begins if data.closes is None else data.closes
    notice = MaintenanceNotice(data.text, data.begins, data.ends, closes)
    return MaintenanceView(await administration.announce(notice))


@delete("/api/admin/maintenance", responses=ERRORS, summary="Take the notice of maintenance back")
async def withdraw_maintenance(
    request: AnyRequest, operator: WithOperator, administration: WithAdministration
) -> None:
    operator.require(request)
    await administration.withdraw()


@get(
    "/api/maintenance", responses=ERRORS, summary="Whether and when the server is away", sync_to_thread=False
)
def show_maintenance(administration: WithAdministration) -> MaintenanceView:
    return MaintenanceView(administration.maintenance.notice)


def _view(row: BanRow) -> BanView:
    return BanView(row.id, row.reason, row.created, row.until, row.player, row.name, row.network)


HANDLERS = [
    list_bans,
    ban,
    lift_ban,
    list_visitors,
    announce_maintenance,
    withdraw_maintenance,
    show_maintenance,
]
