"""Sessions: a player is known by a signed cookie, as long as its session is stored.

The cookie holds a random token; the database holds a digest of it. Signing it saves a look into the database
for every forged one.
"""

import base64
import hashlib
import hmac
from dataclasses import replace
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from miskatonic.server.errors import NotSignedInError
from miskatonic.server.identity.bans import BannedError, Bans, sentence
from miskatonic.server.identity.user_text import clean_name
from miskatonic.server.storage import players, sessions, shared_values
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.tokens import new_id, now

COOKIE: Final = "miskatonic"
YEAR: Final = 365 * 24 * 3600
# A session that nobody has used for so long is over.
VALID_MS: Final = YEAR * 1000
# It is noted so often that a session is used.
NOTE_USE_MS: Final = 3600 * 1000

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Signs cookies and finds the players whom they belong to."""

    def __init__(self, database: Database, bans: Bans, secret: str | None, *, is_secure: bool) -> None:
        self._database = database
        self._bans = bans
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
        """The player who sends a request; None without a valid cookie. Raises if the player is banned."""
        digest = self.digest_of(connection)
        if digest is None:
            return None
        moment = now()
        found = await self._database.read(lambda c: sessions.find(c, digest, moment - VALID_MS))
        if found is None:
            return None
        ban = self._bans.of_player(found.player.id)
        if ban is not None:
            raise BannedError(sentence(ban))
        if moment - found.seen > NOTE_USE_MS:
            await self._database.write(lambda c: sessions.use(c, digest, moment))
        return found.player

    async def require_player(self, connection: AnyConnection) -> PlayerRow:
        """The player who sends a request; raises without a valid cookie."""
        player = await self.find_player(connection)
        if player is None:
            raise NotSignedInError("sign in first: POST /api/session with a name")
        return player

    async def create_player(self, name: str) -> PlayerRow:
        moment = now()
        player = PlayerRow(new_id(), clean_name(name), moment, moment)
        await self._database.write(lambda c: players.create(c, player))
        return player

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        cleaned = clean_name(name)
        await self._database.write(lambda c: players.rename(c, player.id, cleaned))
        return replace(player, name=cleaned)

    async def open(self, player: str) -> Cookie:
        """A new session of a player; its cookie."""
        token = new_id() + new_id()
        await self._database.write(lambda c: sessions.open_for(c, _digest(token), player, now()))
        return self._cookie(sign(self.key, token))

    def renewed_cookie(self, connection: AnyConnection) -> Cookie:
        """The cookie of a request again, so that the browser keeps it for another year."""
        return self._cookie(connection.cookies[COOKIE])

    async def end(self, connection: AnyConnection) -> str | None:
        """End the session of a request; its digest."""
        digest = self.digest_of(connection)
        if digest is not None:
            await self._database.write(lambda c: sessions.end(c, digest))
        return digest

    async def end_others(self, connection: AnyConnection, player: str) -> list[str]:
        """End the sessions of a player on all other devices; their digests."""
        digest = self.digest_of(connection) or ""
        return await self._database.write(lambda c: sessions.end_others(c, player, digest))

    def digest_of(self, connection: AnyConnection) -> str | None:
        """The digest of the session that a request claims to have; None if its cookie is not ours."""
        token = verified(self.key, connection.cookies.get(COOKIE, ""))
        return None if token is None else _digest(token)

    def _cookie(self, value: str) -> Cookie:
        return Cookie(
            COOKIE,
            value=value,
            max_age=YEAR,
            path="/",
            httponly=True,
            secure=self._is_secure,
            samesite="strict",
        )


def expired_cookie() -> Cookie:
    """A cookie that makes the browser drop the session."""
    return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="strict")


def sign(key: bytes, token: str) -> str:
    """The value of the cookie of a session."""
    return f"1.{token}.{_signature(key, token)}"


def verified(key: bytes, value: str) -> str | None:
    """The token in a cookie; None if the signature is not ours."""
    version, _, rest = value.partition(".")
    token, _, signature = rest.rpartition(".")
    is_ours = hmac.compare_digest(signature.encode("utf-8", "replace"), _signature(key, token).encode())
    return token if version == "1" and is_ours else None


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _signature(key: bytes, token: str) -> str:
    digest = hmac.new(key, f"1.{token}".encode("utf-8", "replace"), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
