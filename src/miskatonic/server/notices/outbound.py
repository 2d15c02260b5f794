"""Requests to addresses that players have chosen: one connection each, to an address that was checked."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

import httpx

from miskatonic.server.errors import RequestError
from miskatonic.server.notices.addresses import AddressRules, BadAddressError, Target, is_public

# For everything from the name to the first line of the answer.
TOTAL_SECONDS: Final = 10.0
# For each step on the way.
STEP_SECONDS: Final = 5.0
MOST_ADDRESSES: Final = 3

Resolve = Callable[[str, int], Awaitable[list[str]]]


class UndeliverableError(Exception):
    """A request that got no answer. `problem` is a code that the page puts into words."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True)
class Answer:
    """What came back: its status, and for how many seconds the other side wants to be left alone."""

    status: int
    retry_after: float | None = None


async def system_resolve(host: str, port: int) -> list[str]:
    """The addresses of a host, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Outbound:
    """Sends requests. It follows no redirects, uses no proxy and reads no body."""

    def __init__(
        self,
        rules: AddressRules,
        resolve: Resolve = system_resolve,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.rules = rules
        self._resolve = resolve
        self._tls = tls
        self._client: httpx.AsyncClient | None = None

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> Answer:
        """Post something and return the status of the answer; raises if there is none."""
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                target = self.rules.target(url)
                return await self._post(target, await self._addresses(target), headers, content)
        except RequestError as error:
            raise UndeliverableError("address") from error
        except (TimeoutError, httpx.TimeoutException) as error:
            raise UndeliverableError("timeout") from error
        except (httpx.HTTPError, OSError, UnicodeError) as error:
            raise UndeliverableError("connection") from error

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _addresses(self, target: Target) -> list[str]:
        """The addresses to connect to. They were checked, and the host is not looked up again."""
        found = await self._resolve(target.host, target.port)
        if not target.trusted and not all(is_public(address) for address in found):
            raise BadAddressError(f"{target.host} has an address that is not public")
        return found[:MOST_ADDRESSES]

    async def _post(
        self, target: Target, addresses: list[str], headers: Mapping[str, str], content: bytes
    ) -> Answer:
        failure: Exception = OSError("the host has no address")
        for address in addresses:
            try:
                return await self._post_to(address, target, headers, content)
            except httpx.ConnectError as error:
                failure = error
        raise failure

    async def _post_to(
        self, address: str, target: Target, headers: Mapping[str, str], content: bytes
    ) -> Answer:
        """Connect to an address, and still ask for the certificate of the host."""
        url = httpx.URL(scheme=target.scheme, host=address, port=target.port, raw_path=target.path)
        async with self._open().stream(
            "POST",
            url,
            headers={**headers, "host": target.authority},
            content=content,
            extensions={"sni_hostname": target.host},
        ) as response:
            return Answer(response.status_code, _seconds(response.headers.get("retry-after")))

    def _open(self) -> httpx.AsyncClient:
        """The client, made when it is first needed: loading the certificates takes a while."""
        if self._client is None:
            self._client = httpx.AsyncClient(
                verify=self._tls or ssl.create_default_context(),
                trust_env=False,
                follow_redirects=False,
                timeout=STEP_SECONDS,
                limits=httpx.Limits(max_keepalive_connections=0),
                headers={"user-agent": "miskatonic"},
            )
        return self._client


def _seconds(retry_after: str | None) -> float | None:
    """A Retry-After in seconds; a date is not worth reading."""
    return (
        float(retry_after)
        if retry_after is not None and retry_after.isascii() and retry_after.isdigit()
        else None
    )
