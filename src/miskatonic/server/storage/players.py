"""Guests of the house."""

from sqlalchemy import Connection, insert, select, update

from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.storage.schema import HOUSE, PLAYER


def welcome(connection: Connection, player: PlayerRow) -> None:
    """Enter a new guest into the book."""
    connection.execute(
        insert(PLAYER).values(id=player.id, name=player.name, created=player.created, seen=player.seen)
    )


def find(connection: Connection, player_id: str) -> PlayerRow | None:
    row = connection.execute(select(PLAYER).where(PLAYER.c.id == player_id)).mappings().one_or_none()
    return None if row is None else PlayerRow(**row)


def rename(connection: Connection, player_id: str, name: str) -> None:
    connection.execute(update(PLAYER).where(PLAYER.c.id == player_id).values(name=name))


def house_value(connection: Connection, key: str, default: str) -> str:
    """A value that all nodes share; the first node to ask decides it."""
    found = connection.execute(select(HOUSE.c.value).where(HOUSE.c.key == key)).scalar_one_or_none()
    if found is not None:
        return str(found)
    connection.execute(insert(HOUSE).values(key=key, value=default))
    return default
