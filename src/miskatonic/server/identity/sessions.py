"""Sessions: a player is known by a signed cookie."""

import base64
import hashlib
import hmac
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from miskatonic.server.errors import NotSignedInError
from miskatonic.server.identity.user_text import clean_name
from miskatonic.server.storage import players, shared_values
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.tokens import new_id, now

COOKIE: Final = "miskatonic"
YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Signs cookies and finds the players whom they belong to."""

    def __init__(self, database: Database, secret: str | None, *, is_secure: bool) -> None:
        self._database = database
        self._secret = secret
        self._is_secure = is_secure
        self.key = b""

    async def start(self) -> None:
        """Load the signing key: the operator's, or a random one that all nodes of the database share."""
        if self._secret is None:
            default = new_id() + new_id() + new_id()
            self._secret = await self._database.write(
                lambda c: shared_values.get_or_set(c, "cookie-key", default)
            )
        self.key = self._secret.encode()

    async def find_player(self, connection: AnyConnection) -> PlayerRow | None:
        """The player who sends a request; None without a valid cookie."""
        player_id = verified(self.key, connection.cookies.get(COOKIE, ""))
        if player_id is None:
            return None
        return await self._database.read(lambda c: players.find(c, player_id))

    async def require_player(self, connection: AnyConnection) -> PlayerRow:
        """The player who sends a request; raises without a valid cookie."""
        player = await self.find_player(connection)
        if player is None:
            raise NotSignedInError("sign in first: POST /api/session with a name")
        return player

    async def sign_in(self, known: PlayerRow | None, name: str) -> PlayerRow:
        """Create a player, or rename one who is known."""
        cleaned = clean_name(name)
        if known is not None:
            await self._database.write(lambda c: players.rename(c, known.id, cleaned))
            return PlayerRow(known.id, cleaned, known.created, known.seen)
        moment = now()
        player = PlayerRow(new_id(), cleaned, moment, moment)
        await self._database.write(lambda c: players.create(c, player))
        return player

    def cookie(self, player: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=sign(self.key, player),
            max_age=YEAR,
            path="/",
            httponly=True,
            secure=self._is_secure,
            samesite="strict",
        )


def expired_cookie() -> Cookie:
    """A cookie that makes the browser drop the session."""
    return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="strict")


def sign(key: bytes, player: str) -> str:
    """The value of a player's cookie."""
    return f"1.{player}.{_signature(key, player)}"


def verified(key: bytes, value: str) -> str | None:
    """The player of a cookie; None if the signature is not ours."""
    version, _, rest = value.partition(".")
    player, _, signature = rest.rpartition(".")
    is_ours = hmac.compare_digest(signature.encode("utf-8", "replace"), _signature(key, player).encode())
    return player if version == "1" and is_ours else None


def _signature(key: bytes, player: str) -> str:
    digest = hmac.new(key, f"1.{player}".encode("utf-8", "replace"), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
