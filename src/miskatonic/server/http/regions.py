"""Regions: several tables that are tied together."""

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from miskatonic.server.http.dependencies import TABLE_PATH, SeatNumber, TableId, WithPlayer, WithRegions
from miskatonic.server.http.responses import ERRORS
from miskatonic.server.wire.regions import RegionView
from miskatonic.server.wire.requests import StartRequest, TableRequest

RegionId = FromPath[str]
TableNumber = FromPath[int]

_PATH = "/regions/{region_id:str}"


@post("/regions", responses=ERRORS, summary="Open a region of several tables")
async def create_region(regions: WithRegions, player: WithPlayer, data: JSONBody[TableRequest]) -> RegionView:
    return await regions.view(await regions.create(player, data), player)


@get(_PATH, responses=ERRORS, summary="A region")
async def show_region(regions: WithRegions, player: WithPlayer, region_id: RegionId) -> RegionView:
    return await regions.view(region_id, player)


@get(TABLE_PATH + "/region", responses=ERRORS, summary="The region of a table")
async def show_region_of_table(regions: WithRegions, player: WithPlayer, table_id: TableId) -> RegionView:
    return await regions.view(await regions.of_table(table_id), player)


@post(_PATH + "/start", status_code=200, responses=ERRORS, summary="Start all tables of a region")
async def start_region(
    regions: WithRegions, player: WithPlayer, region_id: RegionId, data: JSONBody[StartRequest]
) -> RegionView:
    await regions.start(region_id, player, data.fill)
    return await regions.view(region_id, player)


@put(
    _PATH + "/tables/{table:int}/seats/{number:int}",
    responses=ERRORS,
    summary="Take over a bot after one's own table has fallen",
)
async def take_over_bot(
    regions: WithRegions, player: WithPlayer, region_id: RegionId, table: TableNumber, number: SeatNumber
) -> RegionView:
    await regions.take_over(region_id, player, table, number)
    return await regions.view(region_id, player)


HANDLERS = (create_region, show_region, show_region_of_table, start_region, take_over_bot)
