"""Carrying one's identity to another device: a code that is valid once and for a short time."""

import hashlib
import hmac
import secrets
from typing import Final

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.identity.sessions import Sessions
from miskatonic.server.storage import device_codes, players
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.tokens import now

# Without letters and digits that look alike. Ten of them are 50 bits.
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH: Final = 10
VALID_SECONDS: Final = 600


class DeviceCodes:
    """Makes codes and redeems them."""

    def __init__(self, database: Database, sessions: Sessions) -> None:
        self._database = database
        self._sessions = sessions

    async def create(self, player: str) -> str:
        """A new code; the last one of this player is no longer valid."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        digest, expires = self._digest(code), now() + VALID_SECONDS * 1000
        await self._database.write(lambda c: device_codes.replace(c, player, digest, expires))
        return code

    async def redeem(self, code: str) -> PlayerRow:
        """The player of a code, which is used up."""
        digest = self._digest("".join(filter(str.isalnum, code)).upper())
        player_id = await self._database.write(lambda c: device_codes.redeem(c, digest, now()))
        player = None
        if player_id is not None:
            player = await self._database.read(lambda c: players.find(c, player_id))
        if player is None:
            raise NotAllowedError("this code is wrong, used or too old; ask for a new one")
        return player

    def _digest(self, code: str) -> str:
        """What is stored of a code. Without the key of the server, nobody can try codes against it."""
        return hmac.new(self._sessions.key, f"device {code}".encode(), hashlib.sha256).hexdigest()
