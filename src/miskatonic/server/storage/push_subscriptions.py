"""Browsers to which notices are pushed."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import PushSubscriptionRow
from miskatonic.server.storage.schema import PUSH_SUBSCRIPTION


def put(connection: Connection, subscription: PushSubscriptionRow, most: int) -> None:
    """Store a subscription, whoever had it before. A player keeps the newest `most`."""
    remove(connection, subscription.id)
    try:
        connection.execute(insert(PUSH_SUBSCRIPTION).values(**asdict(subscription)))
    except IntegrityError as error:
        raise ConflictError("the same was stored a moment ago") from error
    for old in of_player(connection, subscription.player)[most:]:
        remove(connection, old.id)


def of_player(connection: Connection, player: str) -> list[PushSubscriptionRow]:
    """The subscriptions of a player, newest first."""
    found = (
        select(PUSH_SUBSCRIPTION)
        .where(PUSH_SUBSCRIPTION.c.player == player)
        .order_by(PUSH_SUBSCRIPTION.c.created.desc(), PUSH_SUBSCRIPTION.c.id)
    )
    return [PushSubscriptionRow(**row) for row in connection.execute(found).mappings()]


def find(connection: Connection, subscription_id: str) -> PushSubscriptionRow | None:
    found = select(PUSH_SUBSCRIPTION).where(PUSH_SUBSCRIPTION.c.id == subscription_id)
    row = connection.execute(found).mappings().one_or_none()
    return None if row is None else PushSubscriptionRow(**row)


def remove(connection: Connection, subscription_id: str) -> None:
    connection.execute(delete(PUSH_SUBSCRIPTION).where(PUSH_SUBSCRIPTION.c.id == subscription_id))
