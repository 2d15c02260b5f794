"""Webhooks: at most one for each player and one for each match, whose id they have."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import WebhookRow
from miskatonic.server.storage.schema import WEBHOOK


def put(connection: Connection, webhook: WebhookRow) -> None:
    """Store a webhook instead of the last one."""
    remove(connection, webhook.id)
    try:
        connection.execute(insert(WEBHOOK).values(**asdict(webhook)))
    except IntegrityError as error:
        raise ConflictError("the same was stored a moment ago") from error


def find(connection: Connection, webhook_id: str) -> WebhookRow | None:
    row = connection.execute(select(WEBHOOK).where(WEBHOOK.c.id == webhook_id)).mappings().one_or_none()
    return None if row is None else WebhookRow(**row)


def remove(connection: Connection, webhook_id: str) -> None:
    connection.execute(delete(WEBHOOK).where(WEBHOOK.c.id == webhook_id))


def set_stopped(connection: Connection, webhook_id: str, *, stopped: bool) -> None:
    connection.execute(update(WEBHOOK).where(WEBHOOK.c.id == webhook_id).values(stopped=stopped))
