"""Delivers the notices that wait in the database: a few at a time, again after a pause if that fails."""

import asyncio
from collections import Counter
from typing import Final

import structlog
from msgspec import convert
from sqlalchemy import Connection

from miskatonic.server.metrics import Metrics
from miskatonic.server.notices.courier import Courier, Result, Verdict
from miskatonic.server.notices.messages import NoticeContent
from miskatonic.server.storage import deliveries, push_subscriptions, webhooks
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import DeliveryRow, PushSubscriptionRow, WebhookRow
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.notices")
MOST_AT_ONCE: Final = 16
# So that nobody's slow address keeps others waiting.
MOST_FOR_PLAYER: Final = 2
# A node that has not reported by then has died, and another one tries again.
LEASE_MS: Final = 45_000
# The pauses after a first, second... try that has failed. After the last one a notice is given up.
PAUSES_SECONDS: Final = (10, 60, 300, 1800)
# An address is given up after so many notices in a row.
MOST_FAILURES: Final = 3
LONGEST_PAUSE_SECONDS: Final = 3600.0

Address = PushSubscriptionRow | WebhookRow


class DeliveryQueue:
    """The deliveries of this node. What it does not finish is left to other nodes, or to its next start."""

    def __init__(self, database: Database, courier: Courier, metrics: Metrics) -> None:
        self._database = database
        self._courier = courier
        self._metrics = metrics
        # Set when a delivery has ended.
        self.has_room = asyncio.Event()
        self._running: dict[asyncio.Task[None], str] = {}

    async def pump(self) -> None:
        """Begin as many deliveries as are due and as there is room for."""
        room = MOST_AT_ONCE - len(self._running)
        counts = Counter(self._running.values())
        busy = [player for player, count in counts.items() if count >= MOST_FOR_PLAYER]
        if room <= 0 or not await self._database.read(lambda c: deliveries.due(c, now(), 1, busy)):
            return
        for delivery in await self._database.write(lambda c: self._lease(c, room, busy)):
            task = asyncio.create_task(self._run(delivery), name="notice")
            self._running[task] = delivery.player
            task.add_done_callback(self._ended)

    async def stop(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._courier.close()

    def _lease(self, connection: Connection, room: int, busy: list[str]) -> list[DeliveryRow]:
        at = now()
        counts = Counter(self._running.values())
        leased = []
        for delivery in deliveries.due(connection, at, room, busy):
            if counts[delivery.player] < MOST_FOR_PLAYER and deliveries.lease(
                connection, delivery, at + LEASE_MS
            ):
                counts[delivery.player] += 1
                leased.append(delivery)
        return leased

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self.has_room.set()

    async def _run(self, delivery: DeliveryRow) -> None:
        try:
            await self._deliver(delivery)
        except Exception:
            # The database did not answer. The lease ends by itself, and then it is tried again.
            LOG.exception("delivery failed", delivery=delivery.id)

    async def _deliver(self, delivery: DeliveryRow) -> None:
        address = await self._database.read(lambda c: _address_of(c, delivery))
        if address is None or (
            isinstance(address, WebhookRow) and address.stopped and not _is_test(delivery)
        ):
            await self._database.write(lambda c: deliveries.remove(c, delivery.id))
            return
        try:
            verdict = await self._take(delivery, address)
        except Exception:
            LOG.exception("notice cannot be sent", delivery=delivery.id)
            verdict = Verdict(Result.RETRY, "fault")
        result = await self._database.write(lambda c: _settle(c, delivery, verdict))
        way = "webhook" if isinstance(address, WebhookRow) else "push"
        self._metrics.notices.labels(way, result).inc()
        LOG.info("notice", way=way, result=result, problem=verdict.problem, attempt=delivery.attempts + 1)

    async def _take(self, delivery: DeliveryRow, address: Address) -> Verdict:
        content = convert(delivery.content, NoticeContent)
        if isinstance(address, PushSubscriptionRow):
            return await self._courier.push(address, content)
        return await self._courier.call(address, content, delivery.id)


def _is_test(delivery: DeliveryRow) -> bool:
    return delivery.match is None


def _address_of(connection: Connection, delivery: DeliveryRow) -> Address | None:
    if delivery.subscription is not None:
        return push_subscriptions.find(connection, delivery.subscription)
    return webhooks.find(connection, delivery.webhook or "")


def _settle(connection: Connection, delivery: DeliveryRow, verdict: Verdict) -> Result:
    """Write down how a try went; the result, which is a failure also if there have been too many retries."""
    at = now()
    if verdict.result == Result.SENT:
        deliveries.note_success(connection, delivery, at)
        deliveries.remove(connection, delivery.id)
        if delivery.webhook is not None:
            webhooks.set_stopped(connection, delivery.webhook, stopped=False)
        return Result.SENT
    deliveries.note_failure(connection, delivery, at, verdict.problem)
    has_tries = not _is_test(delivery) and delivery.attempts < len(PAUSES_SECONDS)
    if verdict.result == Result.RETRY and has_tries:
        pause = max(PAUSES_SECONDS[delivery.attempts], min(verdict.pause, LONGEST_PAUSE_SECONDS))
        deliveries.put_off(connection, delivery.id, at + int(pause * 1000))
        return Result.RETRY
    deliveries.remove(connection, delivery.id)
    is_gone = verdict.result == Result.GONE
    if is_gone or (
        not _is_test(delivery) and deliveries.count_failure(connection, delivery) >= MOST_FAILURES
    ):
        _give_up(connection, delivery)
    return Result.GONE if is_gone else Result.FAILED


def _give_up(connection: Connection, delivery: DeliveryRow) -> None:
    """A webhook stays, stopped, so that its owner learns of it. A browser can subscribe again."""
    if delivery.subscription is not None:
        push_subscriptions.remove(connection, delivery.subscription)
    if delivery.webhook is not None:
        webhooks.set_stopped(connection, delivery.webhook, stopped=True)
