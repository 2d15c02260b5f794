"""Players who have shown the invitation or the passphrase of a table."""

from sqlalchemy import Connection, delete, insert, select

from miskatonic.server.storage.schema import ADMISSION


def admit(connection: Connection, match_id: str, player: str) -> None:
    if not is_admitted(connection, match_id, player):
        connection.execute(insert(ADMISSION).values(match=match_id, player=player))


def revoke(connection: Connection, match_id: str, player: str) -> None:
    connection.execute(delete(ADMISSION).where(ADMISSION.c.match == match_id, ADMISSION.c.player == player))


def is_admitted(connection: Connection, match_id: str, player: str) -> bool:
    found = select(ADMISSION.c.player).where(ADMISSION.c.match == match_id, ADMISSION.c.player == player)
    return connection.execute(found).one_or_none() is not None
