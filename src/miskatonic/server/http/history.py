"""The past: the log of a match, its replay, its capsule; the statistics of a player."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter
from sqlalchemy import Connection

from miskatonic.matches import Capsule, course_of, to_json
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.http.dependencies import (
    TABLE_PATH,
    SeatQuery,
    Since,
    TableId,
    WithAccess,
    WithDatabase,
    WithPlayer,
    WithRooms,
)
from miskatonic.server.http.responses import ERRORS, SafeResponse
from miskatonic.server.lobby.access import Access
from miskatonic.server.lobby.statistics import statistics_of
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import seat_at
from miskatonic.server.rooms.views import ViewMaker, moment_view
from miskatonic.server.storage import matches, results
from miskatonic.server.storage.database import Database
from miskatonic.server.wire.play import CoursePointView, LineView, MomentView
from miskatonic.server.wire.statistics import StatisticsView

StepQuery = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="after so many words")]


@get(TABLE_PATH + "/history", responses=ERRORS, summary="Every line of the log, as a seat may know it")
async def show_history(
    access: WithAccess,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    seat: SeatQuery = None,
    since: Since = 0,
) -> list[LineView]:
    async with rooms.locked(table_id) as room:
        await _look_at_past(access, room, player.id, seat)
        if room.archive is not None:
            return [room.archive.line_view(line, seat) for line in room.archive.log.lines[since:]]
        live = room.live
        views = ViewMaker(live, room.seats, None)
        return [views.line(line, seat) for line in live.log.lines[since:]]


@get(TABLE_PATH + "/replay", responses=ERRORS, summary="The table as a seat saw it after a step")
async def show_moment(
    access: WithAccess,
    rooms: WithRooms,
    player: WithPlayer,
    table_id: TableId,
    step: StepQuery,
    seat: SeatQuery = None,
) -> MomentView:
    async with rooms.locked(table_id) as room:
        await _look_at_past(access, room, player.id, seat)
        if room.archive is not None:
            return room.archive.moment_view(step, seat)
        live = room.live
        if step > live.log.step:
            raise WrongMomentError(f"there is no step {step}; the match has {live.log.step}")
        return await asyncio.to_thread(_moment, live, step, seat)


@get(TABLE_PATH + "/course", responses=ERRORS, summary="How the chances went in a match that is over")
async def show_course(
    access: WithAccess, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> list[CoursePointView]:
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id)
        match = room.live.match
        if not room.live.is_over:
            raise NotAllowedError("the chances tell of hidden cards: they can be had once the match is over")
        points = await asyncio.to_thread(course_of, match)
        return [CoursePointView(step, number, list(chances)) for step, number, chances in points]


@get(TABLE_PATH + "/capsule", responses=ERRORS, summary="The match as a file that replays anywhere")
async def download_capsule(
    access: WithAccess, rooms: WithRooms, database: WithDatabase, player: WithPlayer, table_id: TableId
) -> Response[Capsule]:
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id)
        return await capsule_response(room, database)


@get(TABLE_PATH + "/campaign", responses=ERRORS, summary="What is kept between sessions, as a file")
async def download_campaign(
    access: WithAccess, rooms: WithRooms, player: WithPlayer, table_id: TableId
) -> Response[bytes]:
    """The campaign file after a finished session: `POST /tables` and `miskatonic play` go on with it."""
    async with rooms.locked(table_id) as room:
        await access.require_view(room, player.id)
        if not room.is_over or room.archive is not None:
            raise WrongMomentError("a campaign file can be had once the session is over")
        match = room.live.match
        campaign = match.spec.campaign
        text = None if campaign is None else campaign.write(match.table)
        if text is None:
            raise WrongMomentError("this match is no session of a campaign")
        headers = {"content-disposition": f'attachment; filename="{room.row.game}-campaign.json"'}
        return SafeResponse(text.encode(), media_type="application/json", headers=headers)


@get("/statistics", responses=ERRORS, summary="What my finished matches add up to")
async def show_statistics(database: WithDatabase, player: WithPlayer) -> StatisticsView:
    def read(connection: Connection) -> StatisticsView:
        return statistics_of(results.of_player(connection, player.id))

    return await database.read(read)


async def capsule_response(room: Room, database: Database) -> Response[Capsule]:
    """The capsule of a match that is over; raises while it runs, even for the operator."""
    if not room.is_over:
        raise NotAllowedError(
            "a capsule holds the secrets of its match: it can be had once the match is over"
        )
    if await database.read(lambda connection: matches.has_running_ancestor(connection, room.row)):
        raise NotAllowedError(
            "this match is a fork of one that is still running, whose secrets are in its capsule: "
            "it can be had once that one is over, too"
        )
    text = to_json(room.live.match) if room.archive is None else room.archive.capsule(room.seats)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.json"'}
    return SafeResponse(text.encode(), media_type="application/json", headers=headers)


def _moment(live: LiveMatch, step: int, seat: int | None) -> MomentView:
    return moment_view(live, live.match.position(step), seat)


async def _look_at_past(access: Access, room: Room, player: str, seat: int | None) -> None:
    """Once the match is over, whoever may watch it may look from every seat."""
    if seat is not None and room.is_over:
        seat_at(room.seats, seat)
        await access.require_view(room, player)
    else:
        await access.require_view(room, player, seat)
        room.note_look(player)


HANDLERS = [show_history, show_moment, show_course, download_capsule, download_campaign, show_statistics]
