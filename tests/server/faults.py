"""Kills the server in the middle of many matches and looks for lost moves."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import httpx

from tests.loopback import NO_CERTIFICATES
from tests.server.guests import TIMEOUT, asked, game, options
from tests.server.processes import free_port, started

MOST_WORDS = 300


@dataclass
class Game:
    """A match that one guest plays from all seats, or with a bot, and what the server has acknowledged."""

    web: httpx.AsyncClient
    table: str
    people: int
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    is_over: bool = False

    async def state(self, seat: int) -> Any:
        answer = await self.web.get(f"/api/tables/{self.table}/state", params={"seat": seat, "since": 10**9})
        answer.raise_for_status()
        return answer.json()

    async def speak(self, chance: random.Random) -> bool:
        """Say some word if a person is asked; did the server acknowledge it?"""
        state = await self.state(0)
        if state["scene"]["outcome"] is not None:
            self.is_over = True
            return False
        # Where people and bots are asked at once, the bots leave it to the people.
        seat = next((number for number in asked(state) if number < self.people), None)
        if seat is None:
            await asyncio.sleep(0.02)
            return False
        word = chance.choice(options(await self.state(seat)))
        answer = await self.web.post(
            f"/api/tables/{self.table}/seats/{seat}/words", json={"word": word, "seq": state["seq"]}
        )
        if answer.status_code == httpx.codes.OK:
            self.acknowledged[answer.json()["seq"] - 1] = (seat, word)
            return True
        return False

    async def play(self, chance: random.Random) -> None:
        """Play until the server is gone, or the match over."""
        try:
            for _ in range(MOST_WORDS):
                if self.is_over:
                    return
                await self.speak(chance)
        except httpx.TransportError:
            return

    async def missing(self) -> list[tuple[int, int, str]]:
        """Acknowledged words that the log does not hold."""
        logs = []
        for seat in range(self.people):
            answer = await self.web.get(f"/api/tables/{self.table}/history", params={"seat": seat})
            answer.raise_for_status()
            logs.append({line["seq"]: line["word"] for line in answer.json()})
        return [
            (seq, seat, word)
            for seq, (seat, word) in self.acknowledged.items()
            if logs[seat].get(seq) != word
        ]

    async def goes_on(self, chance: random.Random) -> bool:
        """Is the match over, or is another word accepted? A bot may have to move first."""
        end = monotonic() + TIMEOUT
        while monotonic() < end:
            if await self.speak(chance) or self.is_over:
                return True
        return False


@dataclass
class Survival:
    """What was found after all kills."""

    matches: int = 0
    kills: int = 0
    words: int = 0
    missing: list[tuple[int, int, str]] = field(default_factory=list)
    stuck: int = 0


def survive(
    database: str, rounds: int, at_once: int, seed: int, on_fault: Callable[[int], None] = lambda _: None
) -> Survival:
    """In each round play new matches, kill the server in the middle, restart it and check every match.

    It has one process and two in turn.
    """
    survival = Survival()
    chance = random.Random(seed)
    port = free_port()
    running = started(database, port, workers=1)
    try:
        for _ in range(rounds):
            games = asyncio.run(_interrupted(running.url, at_once, chance, running.kill))
            survival.kills += 1
            running = started(database, port, workers=1, processes=1 + survival.kills % 2)
            asyncio.run(_examined(running.url, games, chance, survival))
            on_fault(survival.kills)
    finally:
        running.kill()
    return survival


async def _interrupted(url: str, count: int, chance: random.Random, kill: Any) -> list[Game]:
    games = [await _laid(url, number) for number in range(count)]
    seeds = [random.Random(chance.random()) for _ in games]
    tasks = [asyncio.create_task(game.play(own)) for game, own in zip(games, seeds, strict=True)]
    # Wait for a random number of words, however long they take.
    wanted = int(count * chance.uniform(1, 8))
    is_time = False
    while not is_time:
        await asyncio.sleep(0.01 * chance.random())
        said = sum(len(game.acknowledged) for game in games)
        is_time = said >= wanted or all(task.done() for task in tasks)
    await asyncio.to_thread(kill)
    await asyncio.gather(*tasks)
    for game_ in games:
        await game_.web.aclose()
    return games


async def _laid(url: str, number: int) -> Game:
    web = httpx.AsyncClient(base_url=url, timeout=TIMEOUT, verify=NO_CERTIFICATES)
    (await web.post("/api/session", json={"name": f"Guest {number}"})).raise_for_status()
    # Every third match has a bot in it.
    other = {"kind": "bot", "bot": "random"} if number % 3 == 2 else {"kind": "me"}
    wish = {"game": game(), "seats": [{"kind": "me"}, other]}
    laid = await web.post("/api/tables", json=wish)
    laid.raise_for_status()
    table = laid.json()["id"]
    (await web.post(f"/api/tables/{table}/start", json={})).raise_for_status()
    return Game(web, table, 2 if other["kind"] == "me" else 1)


async def _examined(url: str, games: list[Game], chance: random.Random, survival: Survival) -> None:
    for game_ in games:
        game_.web = httpx.AsyncClient(
            base_url=url, timeout=TIMEOUT, verify=NO_CERTIFICATES, cookies=game_.web.cookies
        )
        survival.missing += await game_.missing()
        survival.stuck += not await game_.goes_on(chance)
        survival.matches += 1
        survival.words += len(game_.acknowledged)
        await game_.web.aclose()
