"""Sessions: a player signs in with a name and is known by a cookie from then on."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from miskatonic.server.http.dependencies import WithDeviceCodes, WithNode, WithPlayer, WithSessions
from miskatonic.server.http.responses import ERRORS, AnyRequest, SafeResponse
from miskatonic.server.identity.device_codes import VALID_SECONDS
from miskatonic.server.identity.sessions import expired_cookie
from miskatonic.server.wire.requests import DeviceCodeRequest, SessionRequest
from miskatonic.server.wire.tables import DeviceCodeView, PlayerView


@post("/session", status_code=200, responses=ERRORS, summary="Sign in, or change one's name")
async def sign_in(
    request: AnyRequest, sessions: WithSessions, data: JSONBody[SessionRequest]
) -> Response[PlayerView]:
    known = await sessions.find_player(request)
    if known is not None:
        player, cookie = await sessions.rename(known, data.name), sessions.renewed_cookie(request)
    else:
        player = await sessions.create_player(data.name)
        cookie = await sessions.open(player.id)
    return SafeResponse(PlayerView(player.id, player.name), cookies=[cookie])


@get("/session", responses=ERRORS, summary="The player of this session")
async def show_session(
    request: AnyRequest, sessions: WithSessions, player: WithPlayer
) -> Response[PlayerView]:
    view = PlayerView(player.id, player.name)
    return SafeResponse(view, cookies=[sessions.renewed_cookie(request)])


@delete("/session", responses=ERRORS, summary="Sign out", response_cookies=[expired_cookie()])
async def sign_out(request: AnyRequest, sessions: WithSessions, node: WithNode) -> None:
    """The cookie is worth nothing from now on, wherever a copy of it may be."""
    ended = await sessions.end(request)
    if ended is not None:
        node.close_sessions([ended])


@delete("/session/others", responses=ERRORS, summary="Sign out on all other devices")
async def sign_out_elsewhere(
    request: AnyRequest, sessions: WithSessions, node: WithNode, player: WithPlayer
) -> None:
    node.close_sessions(await sessions.end_others(request, player.id))


@post("/session/code", responses=ERRORS, summary="A code to sign in on another device")
async def create_device_code(device_codes: WithDeviceCodes, player: WithPlayer) -> DeviceCodeView:
    return DeviceCodeView(await device_codes.create(player.id), VALID_SECONDS)


@post("/session/device", status_code=200, responses=ERRORS, summary="Sign in with a code of another device")
async def redeem_device_code(
    request: AnyRequest,
    device_codes: WithDeviceCodes,
    sessions: WithSessions,
    node: WithNode,
    data: JSONBody[DeviceCodeRequest],
) -> Response[PlayerView]:
    player = await device_codes.redeem(data.code)
    # The cookie of this device is replaced, so the session it had would be nobody's.
    ended = await sessions.end(request)
    if ended is not None:
        node.close_sessions([ended])
    cookie = await sessions.open(player.id)
    return SafeResponse(PlayerView(player.id, player.name), cookies=[cookie])


HANDLERS = [sign_in, show_session, sign_out, sign_out_elsewhere, create_device_code, redeem_device_code]
