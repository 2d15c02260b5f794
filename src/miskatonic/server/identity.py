"""Who is asking: a guest, known by a signed cookie, or the operator, known by a token."""

import base64
import hashlib
import hmac
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from miskatonic.server.errors import NotAllowedError, StrangerError
from miskatonic.server.house import House
from miskatonic.server.names import clean_name
from miskatonic.server.storage import players
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.tokens import new_id, now

COOKIE: Final = "miskatonic"
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def sign(key: bytes, player: str) -> str:
    """The value of a player's cookie."""
    return f"1.{player}.{_signature(key, player)}"


def signer(key: bytes, value: str) -> str | None:
    """The player whose cookie this is; None when the house has not signed it."""
    version, _, rest = value.partition(".")
    player, _, signature = rest.rpartition(".")
    signed = hmac.compare_digest(signature.encode("utf-8", "replace"), _signature(key, player).encode())
    return player if version == "1" and signed else None


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


async def known_player(connection: Connection) -> PlayerRow | None:
    """Who is asking; None for a stranger."""
    house = house_of(connection)
    player_id = signer(house.key, connection.cookies.get(COOKIE, ""))
    if player_id is None:
        return None
    return await house.database.read(lambda c: players.find(c, player_id))


async def current_player(connection: Connection) -> PlayerRow:
    """Who is asking; raises for a stranger."""
    player = await known_player(connection)
    if player is None:
        raise StrangerError("introduce yourself first: POST /api/session with a name")
    return player


async def introduce(house: House, known: PlayerRow | None, name: str) -> PlayerRow:
    """Welcome a new guest, or note the new name of one who is known."""
    cleaned = clean_name(name)
    moment = now()
    if known is not None:
        await house.database.write(lambda c: players.rename(c, known.id, cleaned))
        return PlayerRow(known.id, cleaned, known.created, known.seen)
    player = PlayerRow(new_id(), cleaned, moment, moment)
    await house.database.write(lambda c: players.welcome(c, player))
    return player


def cookie_for(house: House, player: str) -> Cookie:
    is_secure = (house.settings.public_url or "").startswith("https:")
    return Cookie(
        COOKIE,
        value=sign(house.key, player),
        max_age=YEAR,
        path="/",
        httponly=True,
        secure=is_secure,
        samesite="strict",
    )


def farewell_cookie() -> Cookie:
    return Cookie(COOKIE, value="", max_age=0, path="/", httponly=True, samesite="strict")


def operator_only(connection: Connection) -> None:
    """Raise unless the operator's token is shown."""
    token = house_of(connection).settings.admin_token
    scheme, _, shown = connection.headers.get("authorization", "").partition(" ")
    if token is None or scheme.lower() != "bearer" or not _same(shown, token):
        raise NotAllowedError("only the operator may do that")


def _same(shown: str, token: str) -> bool:
    return hmac.compare_digest(shown.encode("utf-8", "replace"), token.encode())


def _signature(key: bytes, player: str) -> str:
    digest = hmac.new(key, f"1.{player}".encode("utf-8", "replace"), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
