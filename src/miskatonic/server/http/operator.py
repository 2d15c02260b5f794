"""For the operator: health, metrics, all tables."""

from typing import Final

import structlog
from litestar import Response, delete, get, post
from litestar.enums import MediaType
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection

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
from miskatonic.server.storage.rows import Ended
from miskatonic.server.wire.health import HealthView
from miskatonic.server.wire.tables import TableView, table_view

# What the operator does is logged, so that it can be found out later who was kept out and why.
AUDIT: Final = structlog.get_logger("miskatonic.audit")


@get(
    "/health/live",
    responses=ERRORS,
    summary="Whether this node runs, even if it cannot serve",
    sync_to_thread=False,
)
def show_live(node: WithNode) -> HealthView:
    return HealthView("live", node.bus.node)


@get(["/health", "/health/ready"], responses=ERRORS, summary="Whether this node can serve")
async def show_ready(node: WithNode) -> Response[HealthView]:
    problem = await node.health.problem()
    if problem is not None:
        return SafeResponse(HealthView("unavailable", node.bus.node, problem), status_code=503)
    return SafeResponse(HealthView("ready", node.bus.node))


@get(
    "/metrics",
    responses=ERRORS,
    summary="Metrics for Prometheus",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def show_metrics(request: AnyRequest, node: WithNode, operator: WithOperator) -> Response[bytes]:
    operator.require_near(request)
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


@get("/api/admin/tables/{table_id:str}", responses=ERRORS, summary="Any table, as its host sees it")
async def show_any_table(
    request: AnyRequest, operator: WithOperator, rooms: WithRooms, table_id: TableId
) -> TableView:
    operator.require(request)
    async with rooms.locked(table_id) as room:
        return room.table_view(room.row.host)


@post(
    "/api/admin/tables/{table_id:str}/end",
    status_code=200,
    responses=ERRORS,
    summary="End a running match without a result",
)
async def end_match(
    request: AnyRequest, operator: WithOperator, node: WithNode, rooms: WithRooms, table_id: TableId
) -> TableView:
    operator.require(request)
    await rooms.open(table_id)
    await node.lifetimes.end(table_id, Ended.OPERATOR)
    AUDIT.info("match ended", match=table_id)
    async with rooms.locked(table_id) as room:
        return room.table_view(room.row.host)


@delete("/api/admin/tables/{table_id:str}", responses=ERRORS, summary="Remove a table and its match")
async def remove_table(
    request: AnyRequest, operator: WithOperator, node: WithNode, table_id: TableId
) -> None:
    operator.require(request)
    await node.remove(table_id)
    AUDIT.info("table removed", match=table_id)


@get("/api/admin/tables/{table_id:str}/capsule", responses=ERRORS, summary="The capsule of any match")
async def download_any_capsule(
    request: AnyRequest, operator: WithOperator, rooms: WithRooms, database: WithDatabase, table_id: TableId
) -> Response[Capsule]:
    operator.require(request)
    async with rooms.locked(table_id) as room:
        return await capsule_response(room, database)


HANDLERS = [
    show_live,
    show_ready,
    show_metrics,
    list_all_tables,
    show_any_table,
    end_match,
    remove_table,
    download_any_capsule,
]
