"""Values that all nodes of one database share, such as the key that signs cookies."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.schema import SHARED_VALUE


def get_or_set(connection: Connection, key: str, default: str) -> str:
    """The value of a key. The first node to ask sets it."""
    value = get(connection, key)
    if value is not None:
        return value
    try:
        with connection.begin_nested():
            connection.execute(insert(SHARED_VALUE).values(key=key, value=default))
    except IntegrityError:
        # Another node has set it since we looked.
        return get(connection, key) or default
    return default


def get(connection: Connection, key: str) -> str | None:
    """The value of a key; None if nobody has set it."""
    return connection.execute(
        select(SHARED_VALUE.c.value).where(SHARED_VALUE.c.key == key)
    ).scalar_one_or_none()


def put(connection: Connection, key: str, value: str) -> None:
    """Replace the value of a key."""
    remove(connection, key)
    connection.execute(insert(SHARED_VALUE).values(key=key, value=value))


def remove(connection: Connection, key: str) -> None:
    connection.execute(delete(SHARED_VALUE).where(SHARED_VALUE.c.key == key))
