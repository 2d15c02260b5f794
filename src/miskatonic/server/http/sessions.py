"""Sessions: a player signs in with a name and is known by a cookie from then on."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from miskatonic.server.http.dependencies import WithPlayer, WithSessions
from miskatonic.server.http.responses import ERRORS, AnyRequest, SafeResponse
from miskatonic.server.identity.sessions import expired_cookie
from miskatonic.server.wire.requests import SessionRequest
from miskatonic.server.wire.tables import PlayerView


@post("/session", status_code=200, responses=ERRORS, summary="Sign in, or change one's name")
async def sign_in(
    request: AnyRequest, sessions: WithSessions, data: JSONBody[SessionRequest]
) -> Response[PlayerView]:
    player = await sessions.sign_in(await sessions.find_player(request), data.name)
    return SafeResponse(PlayerView(player.id, player.name), cookies=[sessions.cookie(player.id)])


@get("/session", responses=ERRORS, summary="The player of this session")
async def show_session(player: WithPlayer) -> PlayerView:
    return PlayerView(player.id, player.name)


@delete("/session", responses=ERRORS, summary="Sign out", response_cookies=[expired_cookie()])
async def sign_out() -> None:
    """The server stores no session, so dropping the cookie is all there is to do."""


HANDLERS = [sign_in, show_session, sign_out]
