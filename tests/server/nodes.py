"""Nodes for tests: the real application under uvicorn, in a thread of this process."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import uvicorn
from sqlalchemy import Connection

from miskatonic.server.app import create_app
from miskatonic.server.node import Node
from miskatonic.server.serve import configure
from miskatonic.server.settings import Settings

T = TypeVar("T")

# Where the seeds of new matches are drawn; tests put a fixed one there.
SEED_SOURCE = "miskatonic.server.lobby.new_match.new_seed"
SEED = "1926" * 16

QUICK = Settings(
    port=0,
    database="",
    shutdown_seconds=2,
    workers=1,
    bot_pause=0.0,
    requests_per_second=10_000,
    messages_per_second=10_000,
    sockets_per_address=1_000,
    open_tables=1_000,
    sweep_seconds=0.2,
    think_seconds=120,
    adviser="search:20",
    admin_token="open sesame",
)


class RunningNode:
    """A running node."""

    def __init__(self, node: Node, port: int) -> None:
        self.node = node
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def write(self, job: Callable[[Connection], T]) -> T:
        """Change the database as the node itself would, while it runs."""
        return asyncio.run(self._in_turn(job))

    async def _in_turn(self, job: Callable[[Connection], T]) -> T:
        return await self.node.database.write(job)


@contextmanager
def run_node(settings: Settings) -> Iterator[RunningNode]:
    """Run a node, as `serve` would."""
    app = create_app(settings)
    server = uvicorn.Server(configure(app, settings))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the node did not start")
        time.sleep(0.01)
    try:
        yield RunningNode(app.app.state.node, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(120)


def on_sqlite(folder: Path, settings: Settings = QUICK) -> Settings:
    return replace(settings, database=f"sqlite:///{folder / 'house.db'}")
