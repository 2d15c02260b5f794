"""Requests and views of turn notices."""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.server.storage.rows import PushSubscriptionRow, WebhookRow

Url = Annotated[str, Meta(min_length=1, max_length=1000)]


class PushRequest(Struct, forbid_unknown_fields=True):
    """A push subscription of a browser, with its keys in base64 for URLs (RFC 8291)."""

    endpoint: Url
    p256dh: Annotated[str, Meta(min_length=1, max_length=88)]
    auth: Annotated[str, Meta(min_length=1, max_length=24)]


class WebhookRequest(Struct, forbid_unknown_fields=True):
    """The URL of a webhook."""

    url: Url


class TableNoticesRequest(Struct, forbid_unknown_fields=True):
    """Whether to be told of turns at this table."""

    wanted: bool


class BrowserView(Struct):
    """A browser that shows notices. `id` is the SHA-256 of its endpoint."""

    id: str
    created: int
    # When a notice was last sent; null: never.
    tried: int | None
    # Why that failed: `address`, `connection`, `timeout`, `fault`, or `answer-503`; null: it did not.
    problem: str | None


class WebhookView(Struct):
    """A webhook, as its owner sees it."""

    url: str
    created: int
    tried: int | None
    problem: str | None
    # It has failed too often. A test that arrives lets it go on.
    stopped: bool


class NewWebhookView(Struct):
    """A new webhook with the secret that signs what it is sent. The secret is shown only now."""

    webhook: WebhookView
    secret: str


class NoticesView(Struct):
    """Where a player is told of turns."""

    # With which a browser subscribes; null: this server does not push.
    push_key: str | None
    browsers: list[BrowserView]
    # Does this server call webhooks?
    webhooks: bool
    webhook: WebhookView | None


class TableNoticesView(Struct):
    """Whether I am told of my turns at a table, and its webhook, which only its host sees."""

    wanted: bool
    webhook: WebhookView | None


def browser_view(row: PushSubscriptionRow) -> BrowserView:
    return BrowserView(row.id, row.created, row.tried, row.problem)


def webhook_view(row: WebhookRow) -> WebhookView:
    return WebhookView(row.url, row.created, row.tried, row.problem, row.stopped)
