"""Takes one notice to one address, and judges the answer."""

import asyncio
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from miskatonic.server.notices import web_push
from miskatonic.server.notices.messages import Messages, NoticeContent
from miskatonic.server.notices.outbound import Answer, Outbound, UndeliverableError
from miskatonic.server.notices.vapid import Vapid
from miskatonic.server.notices.webhook_signature import signed_headers
from miskatonic.server.storage.rows import PushSubscriptionRow, WebhookRow
from miskatonic.server.tokens import now

GONE: Final = 410
# Push services answer so for a subscription that has ended.
ENDED: Final = frozenset({404, GONE})
TOO_MANY_REQUESTS: Final = 429


class Result(StrEnum):
    """How a try ended, or a notice."""

    SENT = "sent"
    # It may work later.
    RETRY = "retry"
    # It will not work with this notice.
    FAILED = "failed"
    # The address is no longer valid.
    GONE = "gone"


@dataclass(frozen=True)
class Verdict:
    """How a try ended. `problem` is a code for the page, `pause` the seconds that the other side asks for."""

    result: Result
    problem: str = ""
    pause: float = 0.0


class Courier:
    """Sends notices to browsers and to webhooks."""

    def __init__(self, outbound: Outbound, vapid: Vapid, messages: Messages) -> None:
        self._outbound = outbound
        self._vapid = vapid
        self._messages = messages

    async def push(self, to: PushSubscriptionRow, content: NoticeContent) -> Verdict:
        """Send a notice to a browser, by way of its push service."""
        payload = await asyncio.to_thread(self._messages.push, content)
        origin = self._outbound.rules.target(to.endpoint).origin
        headers = web_push.headers(await self._vapid.authorization(origin), content.table)
        body = web_push.encrypt(payload, to.p256dh, to.auth)
        return await self._post(to.endpoint, headers, body, ENDED)

    async def call(self, to: WebhookRow, content: NoticeContent, message_id: str) -> Verdict:
        """Send a notice to a webhook."""
        body = await asyncio.to_thread(self._messages.webhook, content)
        headers = signed_headers(to.secret, message_id, now() // 1000, body)
        return await self._post(to.url, headers, body, frozenset({GONE}))

    async def close(self) -> None:
        await self._outbound.close()

    async def _post(self, url: str, headers: dict[str, str], body: bytes, gone: frozenset[int]) -> Verdict:
        try:
            answer = await self._outbound.post(url, headers, body)
        except UndeliverableError as error:
            return Verdict(Result.RETRY, error.problem)
        return _judge(answer, gone)


def _judge(answer: Answer, gone: frozenset[int]) -> Verdict:
    problem = f"answer-{answer.status}"
    if answer.status in gone:
        return Verdict(Result.GONE, problem)
    if 200 <= answer.status < 300:  # noqa: PLR2004 - the statuses of success
        return Verdict(Result.SENT)
    if answer.status == TOO_MANY_REQUESTS or answer.status >= 500:  # noqa: PLR2004 - faults of the other side
        return Verdict(Result.RETRY, problem, answer.retry_after or 0.0)
    return Verdict(Result.FAILED, problem)
