"""Where players are told of their turns: browsers that they have subscribed, and their webhooks."""

import hashlib
from dataclasses import replace
from typing import Final

from msgspec import to_builtins
from sqlalchemy import Connection

from miskatonic.server.errors import LimitExceededError, NotAllowedError
from miskatonic.server.notices.addresses import AddressRules
from miskatonic.server.notices.messages import NoticeContent
from miskatonic.server.notices.vapid import Vapid
from miskatonic.server.notices.web_push import check_keys
from miskatonic.server.notices.webhook_signature import new_secret
from miskatonic.server.storage import deliveries, notice_allowances, push_subscriptions, webhooks
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import DeliveryRow, PushSubscriptionRow, WebhookRow
from miskatonic.server.tokens import new_id, now

# A player who subscribes one more browser loses the oldest.
MOST_BROWSERS: Final = 10
NO_WEBHOOK: Final = "there is no webhook"


class Contacts:
    """Stores addresses, and sends tests to them. A webhook has the id of its player or match."""

    def __init__(
        self, database: Database, rules: AddressRules, vapid: Vapid, ways: frozenset[str], per_hour: int
    ) -> None:
        self._database = database
        self._rules = rules
        self._vapid = vapid
        self._ways = ways
        self._per_hour = per_hour

    @property
    def has_webhooks(self) -> bool:
        return "webhook" in self._ways

    async def push_key(self) -> str | None:
        """The key with which browsers subscribe; None: this server does not push."""
        return await self._vapid.public_key() if "push" in self._ways else None

    async def browsers(self, player: str) -> list[PushSubscriptionRow]:
        return await self._database.read(lambda c: push_subscriptions.of_player(c, player))

    async def subscribe(self, player: str, endpoint: str, p256dh: str, auth: str) -> PushSubscriptionRow:
        """Push notices to a browser of the player from now on."""
        self._require("push")
        self._rules.target(endpoint)
        check_keys(p256dh, auth)
        digest = hashlib.sha256(endpoint.encode()).hexdigest()
        row = PushSubscriptionRow(digest, player, endpoint, p256dh, auth, now())
        await self._database.write(lambda c: push_subscriptions.put(c, row, MOST_BROWSERS))
        return row

    async def unsubscribe(self, player: str, subscription_id: str) -> None:
        def remove(connection: Connection) -> None:
            self._own_browser(connection, player, subscription_id)
            push_subscriptions.remove(connection, subscription_id)

        await self._database.write(remove)

    async def test_browser(self, player: str, subscription_id: str) -> None:
        """Send a test to a browser. It is delivered later; the row of the browser says how that went."""

        def test(connection: Connection) -> None:
            self._own_browser(connection, player, subscription_id)
            self._test(connection, DeliveryRow(new_id(), player, {}, 0, subscription=subscription_id))

        await self._database.write(test)

    async def webhook(self, webhook_id: str) -> WebhookRow | None:
        return await self._database.read(lambda c: webhooks.find(c, webhook_id))

    async def set_webhook(self, player: str, url: str, match: str | None = None) -> WebhookRow:
        """Send notices to a URL: of the turns of the player, or of all turns in a match."""
        self._require("webhook")
        self._rules.target(url)
        row = WebhookRow(match or player, player, match, url, new_secret(), now())
        await self._database.write(lambda c: webhooks.put(c, row))
        return row

    async def remove_webhook(self, webhook_id: str) -> None:
        await self._database.write(lambda c: webhooks.remove(c, webhook_id))

    async def test_webhook(self, webhook_id: str) -> None:
        """Send a test to a webhook, as above. One that was stopped goes on if the test arrives."""

        def test(connection: Connection) -> None:
            row = webhooks.find(connection, webhook_id)
            if row is None:
                raise NotFoundError(NO_WEBHOOK)
            self._test(connection, DeliveryRow(new_id(), row.player, {}, 0, webhook=row.id))

        await self._database.write(test)

    def _require(self, way: str) -> None:
        if way not in self._ways:
            raise NotAllowedError(f"this server sends no notices by {way}")

    def _own_browser(self, connection: Connection, player: str, subscription_id: str) -> None:
        row = push_subscriptions.find(connection, subscription_id)
        if row is None or row.player != player:
            raise NotFoundError("there is no such browser")

    def _test(self, connection: Connection, delivery: DeliveryRow) -> None:
        at = now()
        if deliveries.has_test(connection, delivery.subscription or delivery.webhook or ""):
            raise LimitExceededError("the last test is still on its way")
        if not notice_allowances.take(connection, delivery.player, at, self._per_hour):
            raise LimitExceededError("you have had too many notices in this hour")
        content = to_builtins(NoticeContent(at))
        deliveries.add(connection, replace(delivery, content=content, due=at))
