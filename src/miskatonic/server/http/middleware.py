"""Rate limits, banned addresses, origin check, security headers, access log.

This ASGI middleware wraps the whole application, so that answers to unknown paths have the headers, too.
"""

from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Send, WebSocketScope

from miskatonic.server.http.addresses import client_key
from miskatonic.server.http.methods import answer
from miskatonic.server.http.rate_limits import TokenBuckets
from miskatonic.server.identity.bans import BannedError, Bans, sentence
from miskatonic.server.metrics import Metrics
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
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# A burst may use up the requests of so many seconds.
BURST_SECONDS: Final = 5.0
POLICY_VIOLATION: Final = 1008
# Requests with a secret that somebody may be guessing count for several. Hashing a passphrase is slow, too.
SECRET_PATHS: Final = ("/entrance", "/session/device")
SECRET_TOKENS: Final = 10.0
TOO_MANY_REQUESTS: Final = 429
# These need the operator's token, or tell nothing. An operator can lift a ban of the own address.
FOR_OPERATOR: Final = ("/api/admin/", "/health", "/metrics")


class Middleware:
    """Checks every request before the application sees it, and completes every answer."""

    def __init__(
        self,
        app: Litestar,
        metrics: Metrics,
        bans: Bans,
        *,
        requests_per_second: float,
        public_url: str | None,
    ) -> None:
        self.app = app
        self._metrics = metrics
        self._bans = bans
        self._public_url = public_url
        self._limits = TokenBuckets(requests_per_second, requests_per_second * BURST_SECONDS)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - three kinds
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        refusal = self._rate_refusal(scope) or self._ban_refusal(scope)
        if refusal is None and scope["method"] not in SAFE_METHODS and not self._is_same_origin(scope):
            refusal = (403, "foreign-origin", "requests from other sites are refused")
        if refusal is None:
            await answer(self.app, scope, receive, send_with_headers)
        else:
            await _refuse(send_with_headers, *refusal)
        self._metrics.requests.labels(_method(scope), str(status)).inc()
        LOG.info(
            "request",
            method=_method(scope),
            path=scope["path"],
            status=status,
            ms=round((perf_counter() - begun) * 1000, 2),
            address=_address(scope),
        )

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        refusal = self._rate_refusal(scope) or self._ban_refusal(scope)
        if refusal is None and self._is_same_origin(scope):
            await self.app(scope, receive, send)
            return
        self._metrics.refused.labels("socket").inc()
        await receive()
        # Closing a socket before it is accepted answers the upgrade with 403.
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})

    def _rate_refusal(self, scope: HTTPScope | WebSocketScope) -> tuple[int, str, str] | None:
        tokens = SECRET_TOKENS if scope["path"].endswith(SECRET_PATHS) else 1.0
        if self._limits.of(client_key(_address(scope))).take(tokens):
            return None
        return TOO_MANY_REQUESTS, "too-much", "too many requests; wait a little"

    def _ban_refusal(self, scope: HTTPScope | WebSocketScope) -> tuple[int, str, str] | None:
        ban = self._bans.of_address(_address(scope))
        if ban is None or scope["path"].startswith(FOR_OPERATOR):
            return None
        return BannedError.status, BannedError.code, sentence(ban)

    def _is_same_origin(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Does the request come from our own page? Programs send no origin, and no cookies of a browser."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        return _origin(origin.decode("latin-1")) == self._own_origin(
            headers.get(b"host", b""), scope["scheme"]
        )

    def _own_origin(self, host: bytes, scheme: str) -> str:
        if self._public_url is not None:
            return _origin(self._public_url)
        is_secure = scheme in ("https", "wss")
        return _origin(f"{'https' if is_secure else 'http'}://{host.decode('latin-1')}")


def _origin(url: str) -> str:
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return "invalid"
    return f"{parts.scheme}://{(parts.hostname or '').lower()}:{port}"


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def _method(scope: HTTPScope) -> str:
    """The method as a label. A client may send anything, and labels are kept for ever."""
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return str(scope["method"]) if scope["method"] in known else "OTHER"


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = encode({"error": code, "message": message})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"1")] if status == TOO_MANY_REQUESTS else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
