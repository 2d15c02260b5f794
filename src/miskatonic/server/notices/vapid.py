"""VAPID: the key by which push services recognise this server (RFC 8292)."""

import base64
from typing import Final

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from miskatonic.server.storage import shared_values
from miskatonic.server.storage.database import Database
from miskatonic.server.tokens import now

KEY: Final = "vapid-key"
# RFC 8292 allows a day.
VALID_SECONDS: Final = 12 * 3600


class Vapid:
    """The key of this server, which all nodes share: made once, and kept in the database.

    Browsers subscribe with its public half, so another key would end all subscriptions.
    """

    def __init__(self, database: Database, contact: str | None) -> None:
        self._database = database
        self._contact = contact
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def public_key(self) -> str:
        """What a browser needs to subscribe."""
        return public_text(await self._load())

    async def authorization(self, origin: str) -> str:
        """The header that a push service at this origin wants."""
        key = await self._load()
        claims = {"aud": origin, "exp": now() // 1000 + VALID_SECONDS}
        if self._contact is not None:
            claims["sub"] = self._contact
        token = jwt.encode(claims, key, algorithm="ES256")
        return f"vapid t={token}, k={public_text(key)}"

    async def _load(self) -> ec.EllipticCurvePrivateKey:
        if self._key is None:
            made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await self._database.write(lambda c: shared_values.get_or_set(c, KEY, f"{made:064x}"))
            self._key = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
        return self._key


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """The public half of a key, as browsers and push services write it."""
    return to_text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def to_text(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The reverse of `to_text`; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
