"""Stands before the application: turns away the strange and the hasty, and dresses every answer.

It wraps the whole application, so that answers to unknown paths wear the same headers.
"""

from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send, WebSocketScope

from miskatonic.server.house import House
from miskatonic.server.limits import Buckets
from miskatonic.server.wire.encoding import encode

LOG: Final = structlog.get_logger("miskatonic.access")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# So many seconds' worth of requests may come at once.
BURST_SECONDS: Final = 5.0
POLICY_VIOLATION: Final = 1008
# What a request counts for that costs the house more than others.
DEAR: Final = 10.0


class Doorman:
    """Rates, origins, headers, access log."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        rate = house.settings.requests_per_second
        self._buckets = Buckets(rate, rate * BURST_SECONDS)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - three kinds
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None and scope["method"] not in SAFE and not self._is_ours(scope):
            refusal = (403, "foreign-origin", "requests from other sites are not answered")
        if refusal is None:
            await self._app(scope, receive, dressed)
        else:
            await _refuse(dressed, *refusal)
        self._house.metrics.requests.labels(_method(scope), str(status)).inc()
        LOG.info(
            "request",
            method=_method(scope),
            path=scope["path"],
            status=status,
            ms=round((perf_counter() - begun) * 1000, 2),
            address=_address(scope),
        )

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        if self._refusal(scope) is None and self._is_ours(scope):
            await self._app(scope, receive, send)
            return
        self._house.metrics.refused.labels("socket").inc()
        await receive()
        # Before it is accepted, closing a socket is answered with 403.
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})

    def _refusal(self, scope: HTTPScope | WebSocketScope) -> tuple[int, str, str] | None:
        # Stretching a passphrase takes long on purpose, for us as well.
        drops = DEAR if scope["path"].endswith("/entrance") else 1.0
        if self._buckets.take(_address(scope), drops):
            return None
        return 429, "too-much", "too many requests; wait a little"

    def _is_ours(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Does a browser say that it shows our page? Other programs say nothing, and send no cookies."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        return _origin(origin.decode("latin-1")) == self._home(headers.get(b"host", b""), scope["scheme"])

    def _home(self, host: bytes, scheme: str) -> str:
        if self._house.settings.public_url is not None:
            return _origin(self._house.settings.public_url)
        is_secure = scheme in ("https", "wss")
        return _origin(f"{'https' if is_secure else 'http'}://{host.decode('latin-1')}")


def _origin(url: str) -> str:
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return "nowhere"
    return f"{parts.scheme}://{(parts.hostname or '').lower()}:{port}"


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def _method(scope: HTTPScope) -> str:
    """A method that is counted; anything may be sent, and counters are kept for ever."""
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return str(scope["method"]) if scope["method"] in known else "OTHER"


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = encode({"error": code, "message": message})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"1")] if status == 429 else []),  # noqa: PLR2004 - too many requests
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
