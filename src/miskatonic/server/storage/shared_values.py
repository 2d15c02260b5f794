"""Values that all nodes of one database share, such as the key that signs cookies."""

from sqlalchemy import Connection, insert, select

from miskatonic.server.storage.schema import SHARED_VALUE


def get_or_set(connection: Connection, key: str, default: str) -> str:
    """The value of a key. The first node to ask sets it."""
    found = connection.execute(
        select(SHARED_VALUE.c.value).where(SHARED_VALUE.c.key == key)
    ).scalar_one_or_none()
    if found is not None:
        return str(found)
    connection.execute(insert(SHARED_VALUE).values(key=key, value=default))
    return default
