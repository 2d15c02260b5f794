"""Plays matches on a cluster while its parts are killed, and looks for moves lost, doubled or wrong."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import cycle
from time import monotonic
from typing import Self

import httpx

from miskatonic.matches import from_json
from tests.loopback import NO_CERTIFICATES
from tests.server.cluster import Cluster
from tests.server.guests import TIMEOUT, asked, game, options

MATCHES = 6


@dataclass
class Endurance:
    """What was done and what was found."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    lines: int = 0
    lost: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        return not self.lost and not self.wrong


class Player:
    """One guest who plays all seats of one match, through whichever node answers."""

    def __init__(self, urls: list[str], chance: random.Random, found: Endurance) -> None:
        self._urls = urls
        self._chance = chance
        self._found = found
        self._web = httpx.AsyncClient(timeout=TIMEOUT, verify=NO_CERTIFICATES)
        self._table = ""
        self.said: dict[int, tuple[int, str]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._web.aclose()

    def url(self) -> str:
        """Some node. Of two that take turns, the dead one might get every word."""
        return self._chance.choice(self._urls)

    async def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        """Ask some node, and another, until one can answer."""
        end = monotonic() + TIMEOUT
        while True:
            try:
                answer = await self._web.request(method, self.url() + path, **more)  # type: ignore[arg-type]
                if answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR or monotonic() > end:
                    return answer
            except httpx.TransportError:
                if monotonic() > end:
                    raise
            await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        (await self.ask("POST", "/api/session", json={"name": "Ada"})).raise_for_status()
        # A cookie of one port is not sent to another.
        self._web.headers["cookie"] = "; ".join(f"{key}={value}" for key, value in self._web.cookies.items())
        self._web.cookies.clear()
        wish = {"game": game(), "seats": [{"kind": "me"}, {"kind": "me"}]}
        self._table = (await self.ask("POST", "/api/tables", json=wish)).json()["id"]
        await self.ask("POST", f"/api/tables/{self._table}/start", json={})

    async def speak(self) -> None:
        """Say some word, and note it if the server has acknowledged it. A match that is over is examined."""
        state = (await self.ask("GET", f"/api/tables/{self._table}/state")).json()
        if not asked(state):
            await self.examine()
            self.said.clear()
            await self.sit_down()
            return
        seat = asked(state)[0]
        mine = (await self.ask("GET", f"/api/tables/{self._table}/state", params={"seat": seat})).json()
        if mine["seq"] != state["seq"]:
            return
        word = self._chance.choice(options(mine))
        path = f"/api/tables/{self._table}/seats/{seat}/words"
        # Not `ask`: whether a word that was not acknowledged has arrived is for the log to say.
        try:
            answer = await self._web.post(self.url() + path, json={"word": word, "seq": mine["seq"]})
        except httpx.TransportError:
            return
        if answer.status_code == httpx.codes.OK:
            self.said[mine["seq"]] = (seat, word)

    async def examine(self) -> None:
        """End the match, and compare its log and its capsule with what was acknowledged."""
        found = self._found
        path = f"/api/tables/{self._table}"
        for seat in (0, 1):
            await self.ask("POST", f"{path}/seats/{seat}/resign")
        lines = (await self.ask("GET", f"{path}/history")).json()
        capsule = await self.ask("GET", f"{path}/capsule")
        words = {line["seq"]: (line["seat"], line["word"]) for line in lines}
        found.acknowledged += len(self.said)
        found.lines += len(lines)
        found.lost += [
            f"{self._table} line {seq}" for seq, said in self.said.items() if words.get(seq) != said
        ]
        if [line["seq"] for line in lines] != list(range(len(lines))):
            found.wrong.append(f"{self._table}: lines are missing or doubled")
        replayed = from_json(capsule.text)
        if [(move.seat, move.word) for move in replayed.moves] != [words[seq] for seq in sorted(words)]:
            found.wrong.append(f"{self._table}: the capsule is not the log")


async def endure(
    cluster: Cluster, faults: int, seed: int, on_fault: Callable[[int], None] = lambda _: None
) -> Endurance:
    """Let so many faults happen while matches are played, and examine every match at its end."""
    found, chance = Endurance(), random.Random(seed)
    async with AsyncExitStack() as stack:
        seeds = [random.Random(chance.random()) for _ in range(MATCHES)]
        players = [await stack.enter_async_context(Player(cluster.urls, own, found)) for own in seeds]
        await asyncio.gather(*(player.sit_down() for player in players))
        kinds = cycle(cluster.faults().items())
        for _ in range(faults):
            name, happen = next(kinds)
            number = chance.randrange(len(cluster.nodes))
            fault = asyncio.create_task(asyncio.to_thread(happen, number))
            # Everybody plays while it happens, and at least once after it.
            while not fault.done():
                await asyncio.gather(*(player.speak() for player in players))
            await fault
            await asyncio.gather(*(player.speak() for player in players))
            found.faults[name] += 1
            on_fault(found.faults.total())
        for player in players:
            await player.examine()
    return found
