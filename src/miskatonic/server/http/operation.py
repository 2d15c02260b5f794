"""For the operator: health, figures, all tables."""

from litestar import Response, delete, get
from litestar.enums import MediaType
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text

from miskatonic.matches import Capsule
from miskatonic.server.http.answers import REFUSALS, AnyRequest, SafeResponse
from miskatonic.server.http.givens import Before, Limit, TableId, ThisHouse
from miskatonic.server.http.records import capsule_response
from miskatonic.server.identity import house_of, operator_only
from miskatonic.server.storage import matches, seats
from miskatonic.server.wire.tables import TableView, table_view


@get("/health", responses=REFUSALS, summary="Is this node able to serve?")
async def show_health(request: AnyRequest) -> Response[dict[str, str]]:
    house = house_of(request)
    if not house.is_ready:
        return SafeResponse({"status": "starting"}, status_code=503)
    await house.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return SafeResponse({"status": "ready", "node": house.switchboard.node})


@get(
    "/metrics",
    responses=REFUSALS,
    summary="Figures for Prometheus",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def show_metrics(request: AnyRequest) -> Response[bytes]:
    house = house_of(request)
    if house.settings.admin_token is not None:
        operator_only(request)
    return SafeResponse(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@get("/api/admin/tables", responses=REFUSALS, summary="All tables")
async def list_all_tables(
    request: AnyRequest, house: ThisHouse, limit: Limit = 50, before: Before = None
) -> list[TableView]:
    operator_only(request)

    def job(connection: Connection) -> list[TableView]:
        rows = matches.everything(connection, limit, before)
        at = seats.of_matches(connection, [row.id for row in rows])
        return [table_view(row, at[row.id], row.host) for row in rows]

    return await house.database.read(job)


@delete(
    "/api/admin/tables/{table_id:str}",
    responses=REFUSALS,
    summary="Remove a table and its match",
)
async def remove_table(request: AnyRequest, house: ThisHouse, table_id: TableId) -> None:
    operator_only(request)
    await house.database.write(lambda connection: matches.remove(connection, table_id))
    house.rooms.close(table_id)
    house.switchboard.tell(table_id, gone=True)


@get("/api/admin/tables/{table_id:str}/capsule", responses=REFUSALS, summary="The capsule of any match")
async def download_any_capsule(request: AnyRequest, house: ThisHouse, table_id: TableId) -> Response[Capsule]:
    operator_only(request)
    async with house.rooms.held(table_id) as room:
        return capsule_response(room.live.match, table_id)


HANDLERS = [show_health, show_metrics, list_all_tables, remove_table, download_any_capsule]
