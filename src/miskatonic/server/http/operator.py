"""For the operator: health, metrics, all tables."""

from litestar import Response, delete, get
from litestar.enums import MediaType
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text

from miskatonic.matches import Capsule
from miskatonic.server.http.dependencies import (
    Before,
    Limit,
    TableId,
    WithDatabase,
    WithNode,
    WithOperator,
    WithRooms,
)
from miskatonic.server.http.history import capsule_response
from miskatonic.server.http.responses import ERRORS, AnyRequest, SafeResponse
from miskatonic.server.storage import matches, seats
from miskatonic.server.wire.tables import TableView, table_view


@get("/health", responses=ERRORS, summary="Whether this node can serve")
async def show_health(node: WithNode, database: WithDatabase) -> Response[dict[str, str]]:
    if not node.is_ready:
        return SafeResponse({"status": "starting"}, status_code=503)
    await database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return SafeResponse({"status": "ready", "node": node.bus.node})


@get(
    "/metrics",
    responses=ERRORS,
    summary="Metrics for Prometheus",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def show_metrics(request: AnyRequest, node: WithNode, operator: WithOperator) -> Response[bytes]:
    if operator.has_token:
        operator.require(request)
    return SafeResponse(node.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@get("/api/admin/tables", responses=ERRORS, summary="All tables")
async def list_all_tables(
    request: AnyRequest,
    operator: WithOperator,
    database: WithDatabase,
    limit: Limit = 50,
    before: Before = None,
) -> list[TableView]:
    operator.require(request)

    def read(connection: Connection) -> list[TableView]:
        rows = matches.everything(connection, limit, before)
        at = seats.of_matches(connection, [row.id for row in rows])
        return [table_view(row, at[row.id], row.host) for row in rows]

    return await database.read(read)


@delete("/api/admin/tables/{table_id:str}", responses=ERRORS, summary="Remove a table and its match")
async def remove_table(
    request: AnyRequest, operator: WithOperator, node: WithNode, table_id: TableId
) -> None:
    operator.require(request)
    await node.remove(table_id)


@get("/api/admin/tables/{table_id:str}/capsule", responses=ERRORS, summary="The capsule of any match")
async def download_any_capsule(
    request: AnyRequest, operator: WithOperator, rooms: WithRooms, table_id: TableId
) -> Response[Capsule]:
    operator.require(request)
    async with rooms.locked(table_id) as room:
        return capsule_response(room.live.match, table_id)


HANDLERS = [show_health, show_metrics, list_all_tables, remove_table, download_any_capsule]
