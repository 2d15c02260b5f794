"""Players: everybody who has given a name."""

from dataclasses import asdict

from sqlalchemy import Connection, insert, select, update

from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.storage.schema import PLAYER


def create(connection: Connection, player: PlayerRow) -> None:
    connection.execute(insert(PLAYER).values(**asdict(player)))


def find(connection: Connection, player_id: str) -> PlayerRow | None:
    row = connection.execute(select(PLAYER).where(PLAYER.c.id == player_id)).mappings().one_or_none()
    return None if row is None else PlayerRow(**row)


def rename(connection: Connection, player_id: str, name: str) -> None:
    connection.execute(update(PLAYER).where(PLAYER.c.id == player_id).values(name=name))
