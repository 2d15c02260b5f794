"""Guests introduce themselves by a name, and are known by a cookie from then on."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from miskatonic.server.http.answers import REFUSALS, AnyRequest, SafeResponse
from miskatonic.server.http.givens import Asker
from miskatonic.server.identity import (
    cookie_for,
    farewell_cookie,
    house_of,
    introduce,
    known_player,
)
from miskatonic.server.wire.requests import Introduction
from miskatonic.server.wire.tables import PlayerView


@post("/session", status_code=200, responses=REFUSALS, summary="Say who you are, or change your name")
async def say_name(request: AnyRequest, data: JSONBody[Introduction]) -> Response[PlayerView]:
    house = house_of(request)
    player = await introduce(house, await known_player(request), data.name)
    view = PlayerView(player.id, player.name)
    return SafeResponse(view, cookies=[cookie_for(house, player.id)])


@get("/session", responses=REFUSALS, summary="Who am I?")
async def who_am_i(player: Asker) -> PlayerView:
    return PlayerView(player.id, player.name)


@delete(
    "/session",
    responses=REFUSALS,
    summary="Be forgotten by this browser",
    response_cookies=[farewell_cookie()],
)
async def say_goodbye() -> None:
    """The cookie is all there is to forget."""


HANDLERS = [say_name, who_am_i, say_goodbye]
