"""The past: histories, replays, capsules."""

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from miskatonic.matches import Capsule, Match, to_json
from miskatonic.server import access
from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.house import House
from miskatonic.server.http.answers import REFUSALS, SafeResponse
from miskatonic.server.http.givens import AT, Asker, SeatQuery, Since, TableId, ThisHouse
from miskatonic.server.http.playing import look_from
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import seat_at
from miskatonic.server.rooms.telling import line_view, moment_view
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.play import LineView, MomentView

StepQuery = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="after so many words")]


@get(AT + "/history", responses=REFUSALS, summary="Every line of the log, as a seat may know it")
async def show_history(
    house: ThisHouse, player: Asker, table_id: TableId, seat: SeatQuery = None, since: Since = 0
) -> list[LineView]:
    async with house.rooms.held(table_id) as room:
        await _look_back_from(house, room, player, seat)
        live = room.live
        return [line_view(live, line, seat) for line in live.log.lines[since:]]


@get(AT + "/replay", responses=REFUSALS, summary="The table as a seat saw it after a step")
async def show_moment(
    house: ThisHouse, player: Asker, table_id: TableId, step: StepQuery, seat: SeatQuery = None
) -> MomentView:
    async with house.rooms.held(table_id) as room:
        await _look_back_from(house, room, player, seat)
        live = room.live
        if step > live.log.step:
            raise WrongMomentError(f"there is no step {step}; the match has {live.log.step}")
        return await house.work(lambda: _moment(live, step, seat))


@get(AT + "/capsule", responses=REFUSALS, summary="The match as a file that replays anywhere")
async def download_capsule(house: ThisHouse, player: Asker, table_id: TableId) -> Response[Capsule]:
    async with house.rooms.held(table_id) as room:
        await access.may_look(house, room, player.id)
        match = room.live.match
        if not match.over:
            raise NotAllowedError("a capsule tells every secret of its match: it is to be had at the end")
        return capsule_response(match, table_id)


def capsule_response(match: Match, table_id: str) -> Response[Capsule]:
    name = f"{match.spec.key}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return SafeResponse(to_json(match).encode(), media_type="application/json", headers=headers)


def _moment(live: LiveMatch, step: int, seat: int | None) -> MomentView:
    return next(moment_view(live, moment, seat) for moment in live.match.replay() if moment.seq == step)


async def _look_back_from(house: House, room: Room, player: PlayerRow, seat: int | None) -> None:
    """When the match is over, whoever may watch it may look from every seat."""
    if seat is not None and room.is_running and room.live.match.over:
        seat_at(room.seats, seat)
        await access.may_look(house, room, player.id)
    else:
        await look_from(house, room, player, seat)


HANDLERS = [show_history, show_moment, download_capsule]
