"""What the host of a table has restricted."""

from collections.abc import Sequence

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.storage.rows import RestrictionRow
from miskatonic.server.tokens import now


class BannedError(NotAllowedError):
    """The host keeps this player away from the table."""

    code = "banned"


class MutedError(NotAllowedError):
    """The host has muted this player at the table."""

    code = "muted"


class Restrictions:
    """Whom the host has muted, sent away or banned."""

    def __init__(self, match_id: str, rows: Sequence[RestrictionRow]) -> None:
        self.rows = rows
        self._match_id = match_id

    def of(self, player: str) -> RestrictionRow:
        """What holds for a player; it may restrict nothing."""
        known = (row for row in self.rows if row.player == player)
        return next(known, RestrictionRow(self._match_id, player, ""))

    def bans(self, player: str) -> bool:
        return self.of(player).banned_until > now()

    def require_entry(self, player: str) -> None:
        if self.bans(player):
            raise BannedError("the host keeps you away from this table")

    def require_voice(self, player: str) -> None:
        if self.of(player).muted:
            raise MutedError("the host has muted you at this table")
