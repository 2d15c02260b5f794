"""How many notices a player may still get in this hour."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from miskatonic.server.storage.schema import NOTICE_ALLOWANCE

HOUR_MS: Final = 3600 * 1000


def take(connection: Connection, player: str, at: int, most: int) -> bool:
    """Count one more notice. When `most` have been counted within the hour, the answer is False."""
    of_player = NOTICE_ALLOWANCE.c.player == player
    known = connection.execute(select(NOTICE_ALLOWANCE).where(of_player)).one_or_none()
    if known is None:
        connection.execute(insert(NOTICE_ALLOWANCE).values(player=player, since=at, sent=1))
        return True
    if at - known.since >= HOUR_MS:
        connection.execute(update(NOTICE_ALLOWANCE).where(of_player).values(since=at, sent=1))
        return True
    if known.sent >= most:
        return False
    connection.execute(update(NOTICE_ALLOWANCE).where(of_player).values(sent=NOTICE_ALLOWANCE.c.sent + 1))
    return True
