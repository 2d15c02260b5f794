"""Notices that have not been delivered yet. A node that delivers one leases it for a while."""

from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import Connection, Table, delete, insert, select, update

from miskatonic.server.storage.rows import DeliveryRow
from miskatonic.server.storage.schema import NOTICE_DELIVERY, PUSH_SUBSCRIPTION, WEBHOOK


def add(connection: Connection, delivery: DeliveryRow) -> None:
    connection.execute(insert(NOTICE_DELIVERY).values(**asdict(delivery)))


def due(connection: Connection, at: int, limit: int, busy: Collection[str] = ()) -> list[DeliveryRow]:
    """Deliveries that should be tried now, the first first, without those to players who are `busy`."""
    found = (
        select(NOTICE_DELIVERY)
        .where(NOTICE_DELIVERY.c.due <= at, NOTICE_DELIVERY.c.player.not_in(busy))
        .order_by(NOTICE_DELIVERY.c.due, NOTICE_DELIVERY.c.id)
        .limit(limit)
    )
    return [DeliveryRow(**row) for row in connection.execute(found).mappings()]


def lease(connection: Connection, delivery: DeliveryRow, until: int) -> bool:
    """Take it upon oneself to try a delivery. Of several nodes only one gets True."""
    leased = (
        update(NOTICE_DELIVERY)
        .where(NOTICE_DELIVERY.c.id == delivery.id, NOTICE_DELIVERY.c.due == delivery.due)
        .values(due=until, attempts=NOTICE_DELIVERY.c.attempts + 1)
    )
    return connection.execute(leased).rowcount == 1


def put_off(connection: Connection, delivery_id: str, until: int) -> None:
    connection.execute(update(NOTICE_DELIVERY).where(NOTICE_DELIVERY.c.id == delivery_id).values(due=until))


def remove(connection: Connection, delivery_id: str) -> None:
    connection.execute(delete(NOTICE_DELIVERY).where(NOTICE_DELIVERY.c.id == delivery_id))


def has_test(connection: Connection, address_id: str) -> bool:
    """Does a test wait to be delivered to this subscription or webhook?"""
    to_it = (NOTICE_DELIVERY.c.subscription == address_id) | (NOTICE_DELIVERY.c.webhook == address_id)
    found = select(NOTICE_DELIVERY.c.id).where(to_it, NOTICE_DELIVERY.c.match.is_(None)).limit(1)
    return connection.execute(found).first() is not None


def note_success(connection: Connection, delivery: DeliveryRow, at: int) -> None:
    """The address of a delivery works."""
    _note(connection, delivery, {"failures": 0, "problem": None, "tried": at})


def note_failure(connection: Connection, delivery: DeliveryRow, at: int, problem: str) -> None:
    """A try has failed."""
    _note(connection, delivery, {"problem": problem, "tried": at})


def count_failure(connection: Connection, delivery: DeliveryRow) -> int:
    """A notice could not be delivered at all; how many in a row that were at its address."""
    address = _address(delivery)
    counted = (
        update(address)
        .where(address.c.id == _address_id(delivery))
        .values(failures=address.c.failures + 1)
        .returning(address.c.failures)
    )
    return connection.execute(counted).scalar_one_or_none() or 0


def _note(connection: Connection, delivery: DeliveryRow, values: dict[str, int | str | None]) -> None:
    address = _address(delivery)
    connection.execute(update(address).where(address.c.id == _address_id(delivery)).values(values))


def _address(delivery: DeliveryRow) -> Table:
    return WEBHOOK if delivery.subscription is None else PUSH_SUBSCRIPTION


def _address_id(delivery: DeliveryRow) -> str | None:
    return delivery.subscription or delivery.webhook
