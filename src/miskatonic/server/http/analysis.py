"""What choices and what luck did in a finished match."""

from litestar import get, post

from miskatonic.server.http.dependencies import (
    TABLE_PATH,
    Since,
    TableId,
    WithAccess,
    WithAnalyst,
    WithPlayer,
    WithRooms,
)
from miskatonic.server.http.responses import ERRORS
from miskatonic.server.wire.analysis import AnalysisView


@get(TABLE_PATH + "/analysis", responses=ERRORS, summary="What is known of the moves of a finished match")
async def show_analysis(
    access: WithAccess,
    analyst: WithAnalyst,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    since: Since = 0,
) -> AnalysisView:
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id)
        return await analyst.show(room, since)


@post(
    TABLE_PATH + "/analysis",
    status_code=200,
    responses=ERRORS,
    summary="Weigh the moves of a finished match, as long as somebody asks again",
)
async def go_on_with_analysis(
    access: WithAccess,
    analyst: WithAnalyst,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    since: Since = 0,
) -> AnalysisView:
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id)
        return await analyst.go_on(room, player.id, since)


HANDLERS = [show_analysis, go_on_with_analysis]
