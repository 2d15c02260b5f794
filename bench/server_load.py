"""A load for a running server: people at many tables, and the time that each waits for a move.

Run in a process of its own: `python -m bench.server_load URL --tables 500 --seats 4 --every 5 --seconds 30`.
It prints one JSON object.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import statistics
import sys
import time
from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.loopback import NO_CERTIFICATES

AT_ONCE = 16
# The same game in every run, so that figures can be compared.
GAME = "witch-of-salem"


class Question(msgspec.Struct):
    seats: list[int]
    options: list[str]


class Scene(msgspec.Struct):
    """A scene, or a patch, which says only what has changed."""

    question: Question | msgspec.UnsetType | None = msgspec.UNSET


class State(msgspec.Struct):
    seq: int
    scene: Scene


class Message(msgspec.Struct):
    type: str
    state: State | None = None
    message: str = ""


class Seen(NamedTuple):
    """What a seat knows: the number of the next line, and the question."""

    seq: int
    question: Question | None


DECODER = msgspec.json.Decoder(Message)


class Table:
    """One table. One guest has a socket for each of its seats."""

    def __init__(self, url: str, seats: int, seed: int) -> None:
        self.url = url
        self.seats = seats
        self.chance = random.Random(seed)
        self.id = ""
        self.cookie = ""
        self.is_over = False
        self.sockets: list[ClientConnection] = []
        self.states: list[Seen | None] = [None] * seats
        self.news = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def lay(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=NO_CERTIFICATES) as web:
            (await web.post("/api/session", json={"name": "Guest"})).raise_for_status()
            await self._start(web)
            self.cookie = f"miskatonic={web.cookies['miskatonic']}"

    async def _start(self, web: httpx.AsyncClient) -> None:
        wish = {"game": GAME, "seats": [{"kind": "me"}] * self.seats}
        laid = await web.post("/api/tables", json=wish)
        laid.raise_for_status()
        self.id = laid.json()["id"]
        (await web.post(f"/api/tables/{self.id}/start", json={})).raise_for_status()

    async def look(self) -> None:
        base = self.url.replace("http", "ws", 1)
        for seat in range(self.seats):
            url = f"{base}/api/tables/{self.id}/socket?seat={seat}&patches=true"
            headers = {"cookie": self.cookie}
            socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))
        await self._until(0)

    async def move(self) -> float | None:
        """Say some word from the seat that is asked; seconds until every seat has seen it."""
        state = self.states[0]
        if state is None or state.question is None:
            self.is_over = True
            return None
        seat = state.question.seats[0]
        asked = self.states[seat]
        if asked is None or asked.question is None:
            return None
        word = self.chance.choice(asked.question.options)
        begun = time.perf_counter()
        await self.sockets[seat].send(json.dumps({"type": "say", "word": word, "seq": asked.seq}))
        await self._until(asked.seq + 1)
        return time.perf_counter() - begun

    async def again(self) -> None:
        """The match is over: go on at a new table. This time is not measured."""
        await self.leave()
        self.__init__(self.url, self.seats, self.chance.randrange(1 << 30))  # type: ignore[misc]
        await self.lay()
        await self.look()

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)

    async def _until(self, seq: int) -> None:
        while any(state is None or state.seq < seq for state in self.states):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = DECODER.decode(text)
            if message.type == "refused":
                raise RuntimeError(message.message)
            if message.state is not None:
                self.states[seat] = _seen(message.state, self.states[seat])
                self.news.set()


def _seen(state: State, before: Seen | None) -> Seen:
    """What a seat knows after a whole scene or after a patch."""
    asked = state.scene.question
    if asked is msgspec.UNSET:
        return Seen(state.seq, None if before is None else before.question)
    return Seen(state.seq, asked)


class BareTable(Table):
    """Four sockets of a server that passes messages on, to measure beside."""

    async def lay(self) -> None:
        self.states = [Seen(0, None)] * self.seats

    async def look(self) -> None:
        url = f"{self.url.replace('http', 'ws', 1)}/{id(self)}"
        for seat in range(self.seats):
            socket = await connect(url, compression=None, ping_interval=None)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))

    async def move(self) -> float | None:
        known = self.states[0]
        seq = 0 if known is None else known.seq
        begun = time.perf_counter()
        await self.sockets[seq % self.seats].send(str(seq + 1))
        await self._until(seq + 1)
        return time.perf_counter() - begun

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            self.states[seat] = Seen(int(text), None)
            self.news.set()


async def in_turns(jobs: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Run the coroutines, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(job: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in jobs))


async def stop_at(point: str) -> None:
    """Print where we are, and wait for a line of input."""
    print(point, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def play(table: Table, every: float, until: float, waits: list[float]) -> None:
    """Make a move every so many seconds, beginning at a random moment."""
    at = time.perf_counter() + table.chance.uniform(0, every)
    while at < until:
        await asyncio.sleep(at - time.perf_counter())
        waited = await table.move()
        if waited is not None:
            waits.append(waited)
        if table.is_over:
            await table.again()
        at += every


async def measure(
    kind: type[Table], url: str, tables: int, seats: int, every: float, seconds: float
) -> dict[str, Any]:
    laid = [kind(url, seats, seed) for seed in range(tables)]
    await in_turns([table.lay() for table in laid])
    await stop_at("laid")
    await in_turns([table.look() for table in laid])
    await stop_at("ready")
    waits: list[float] = []
    # Looking for garbage among so many sockets would stop all of them, and look like a slow server.
    gc.collect()
    gc.freeze()
    gc.disable()
    begun, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(table, every, begun + seconds, waits) for table in laid))
    took, busy = time.perf_counter() - begun, time.process_time() - busy
    gc.enable()
    # To leave costs the server something, too, which is no part of a move.
    await stop_at("played")
    await in_turns([table.leave() for table in laid])
    cuts = statistics.quantiles(waits, n=100)
    return {
        "tables": tables,
        "seats": seats,
        "moves": len(waits),
        "moves_per_second": len(waits) / took,
        "p50_ms": cuts[49] * 1000,
        "p95_ms": cuts[94] * 1000,
        "p99_ms": cuts[98] * 1000,
        "max_ms": max(waits) * 1000,
        # Near 1 the load measures itself.
        "client_cores": busy / took,
    }


async def one_by_one(url: str, seats: int, moves: int) -> dict[str, Any]:
    """One table, one move after the other: what a single player waits for."""
    table = Table(url, seats, 1)
    await table.lay()
    await table.look()
    waits: list[float] = []
    while len(waits) < moves:
        waited = await table.move()
        if waited is not None:
            waits.append(waited)
        if table.is_over:
            await table.again()
    await table.leave()
    cuts = statistics.quantiles(waits, n=100)
    return {"moves": moves, "seats": seats, "p50_ms": cuts[49] * 1000, "p95_ms": cuts[94] * 1000}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bare", action="store_true", help="the server is bench.server_bare")
    parser.add_argument("--one-by-one", type=int, default=0, metavar="MOVES")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if asked.one_by_one:
        result = asyncio.run(one_by_one(asked.url, asked.seats, asked.one_by_one))
    else:
        result = asyncio.run(
            measure(
                BareTable if asked.bare else Table,
                asked.url,
                asked.tables,
                asked.seats,
                asked.every,
                asked.seconds,
            )
        )
    print(json.dumps(result))


if __name__ == "__main__":
    main()
