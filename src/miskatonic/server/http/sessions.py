"""Sessions: a player signs in with a name and is known by a cookie from then on."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from miskatonic.server.http.dependencies import WithDeviceCodes, WithPlayer, WithSessions
from miskatonic.server.http.responses import ERRORS, AnyRequest, SafeResponse
from miskatonic.server.identity.device_codes import VALID_SECONDS
from miskatonic.server.identity.sessions import expired_cookie
from miskatonic.server.wire.requests import DeviceCodeRequest, SessionRequest
from miskatonic.server.wire.tables import DeviceCodeView, PlayerView


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


@post("/session/code", responses=ERRORS, summary="A code to sign in on another device")
async def create_device_code(device_codes: WithDeviceCodes, player: WithPlayer) -> DeviceCodeView:
    return DeviceCodeView(await device_codes.create(player.id), VALID_SECONDS)


@post("/session/device", status_code=200, responses=ERRORS, summary="Sign in with a code of another device")
async def redeem_device_code(
    device_codes: WithDeviceCodes, sessions: WithSessions, data: JSONBody[DeviceCodeRequest]
) -> Response[PlayerView]:
    player = await device_codes.redeem(data.code)
    return SafeResponse(PlayerView(player.id, player.name), cookies=[sessions.cookie(player.id)])


HANDLERS = [sign_in, show_session, sign_out, create_device_code, redeem_device_code]
