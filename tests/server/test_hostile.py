"""10,000 hostile messages: they get clean errors and change nothing."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.guests import TIMEOUT, Guest, asked, options
from tests.server.hostility import oversized, senders
from tests.server.nodes import QUICK, on_sqlite, run_node

MESSAGES = 10_000
SOCKETS = 10
SHARE = MESSAGES // SOCKETS
SLICE = 50
LIMIT = QUICK.message_bytes


class Siege:
    """One hostile client on one socket, and the answers that it got."""

    def __init__(self, url: str, cookie: str, seed: int) -> None:
        self.url = url
        self.headers = {"cookie": cookie}
        self.chance = random.Random(seed)
        self.counted: Counter[str] = Counter()

    async def lay(self, kinds: list[Callable[[random.Random], str]]) -> None:
        """Send a share of all messages; after each slice, one that is too large."""
        for _ in range(SHARE // SLICE):
            async with connect(
                self.url,
                additional_headers=self.headers,
                compression=None,
                open_timeout=TIMEOUT,
                ping_interval=None,
            ) as socket:
                for _ in range(SLICE - 1):
                    message = self.chance.choice(kinds)(self.chance)
                    if len(message.encode("utf-8", "surrogatepass")) <= LIMIT:
                        await socket.send(message.encode("utf-8", "replace").decode())
                    else:
                        await socket.send("too long")
                await self.hear(socket, self.counted.total() + SLICE - 1)
                await socket.send(oversized(self.chance))
                await self.hear_the_end(socket)

    async def hear(self, socket: ClientConnection, until: int) -> None:
        while self.counted.total() < until:
            message = json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT))
            assert "Traceback" not in str(message)
            if message["type"] == "refused":
                self.counted[message["error"]] += 1
            else:
                assert message["type"] in ("table", "state"), message
                assert message.get("state", {}).get("scene", {}).get("seat") in (None, 1)

    async def hear_the_end(self, socket: ClientConnection) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(_drain(socket), TIMEOUT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        self.counted["oversized"] += 1


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass
    await socket.recv()


def test_a_siege_changes_nothing(tmp_path: Path) -> None:
    settings = replace(on_sqlite(tmp_path), sweep_seconds=60)
    with run_node(settings) as node, Guest(node.url, "Ada") as ada, Guest(node.url, "Eve") as eve:
        table = ada.lay(("me", "open"), public=True)
        eve.put(f"/api/tables/{table}/seats/1")
        ada.start(table)
        heard: list[str] = []
        while len(heard) < 3 or asked(ada.state(table)) != [0]:
            guest, seat = (ada, 0) if asked(ada.state(table)) == [0] else (eve, 1)
            heard.append(options(guest.state(table, seat))[0])
            assert guest.say(table, seat, heard[-1], len(heard) - 1).status_code == 200
        before = [ada.get(f"/api/tables/{table}"), ada.state(table, 0), eve.state(table, 1)]
        asyncio.run(_siege(f"{node.socket_url}/api/tables/{table}/socket", eve.cookie, heard))
        after = [ada.get(f"/api/tables/{table}"), ada.state(table, 0), eve.state(table, 1)]
        for table_ in (before[0], after[0]):
            for seat_ in table_["seats"]:
                seat_ |= {"here": False, "away": None}
        assert after == before
        assert ada.get(f"/api/tables/{table}/chat") == []
        assert ada.say(table, 0, options(before[1])[0], len(heard)).status_code == 200


async def _siege(url: str, cookie: str, heard: list[str]) -> None:
    """Half of the sockets have the hostile player's own seat, which is not asked; the others only watch."""
    sieges = [Siege(url + ("?seat=1" if number % 2 else ""), cookie, number) for number in range(SOCKETS)]
    kinds = [senders(len(heard), heard, watches=number % 2 == 0) for number in range(SOCKETS)]
    await asyncio.gather(*(siege.lay(sent) for siege, sent in zip(sieges, kinds, strict=True)))
    total = sum((siege.counted for siege in sieges), Counter[str]())
    assert total.total() == MESSAGES
    assert set(total) == {"bad-request", "not-allowed", "not-asked", "stale-move", "oversized"}
    assert total["bad-request"] > MESSAGES / 4
