"""One-time codes with which a player signs in on another device."""

from sqlalchemy import Connection, delete, insert

from miskatonic.server.storage.schema import DEVICE_CODE


def replace(connection: Connection, player: str, digest: str, expires: int) -> None:
    """Store the code of a player; an earlier one is no longer valid."""
    connection.execute(delete(DEVICE_CODE).where(DEVICE_CODE.c.player == player))
    connection.execute(insert(DEVICE_CODE).values(player=player, digest=digest, expires=expires))


def redeem(connection: Connection, digest: str, at: int) -> str | None:
    """The player whose code this is; None if there is no such code now. A code is valid once."""
    used = (
        delete(DEVICE_CODE)
        .where(DEVICE_CODE.c.digest == digest, DEVICE_CODE.c.expires > at)
        .returning(DEVICE_CODE.c.player)
    )
    return connection.execute(used).scalar_one_or_none()
