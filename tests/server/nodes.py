"""Nodes for tests: the real application under uvicorn, in a thread of this process."""

import asyncio
import hashlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from miskatonic.kernel.dice import Secret
from miskatonic.server.app import create_app
from miskatonic.server.node import Node
from miskatonic.server.node_server import NodeServer, bind
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.settings import Settings

T = TypeVar("T")

# Where the seeds of new matches are drawn; tests put a fixed one there.
SEED_SOURCE = "miskatonic.server.lobby.new_match.new_seed"
SEED = Secret("1926" * 16)
# Where the secrets of words are drawn.
WORD_SECRET_SOURCE = "miskatonic.server.rooms.live.LiveMatch.draw_secret"

QUICK = Settings(
    port=0,
    database="",
    shutdown_seconds=2,
    workers=1,
    bot_pause=0.0,
    requests_per_second=10_000,
    messages_per_second=10_000,
    sockets_per_address=1_000,
    chat_per_minute=1_000_000,
    table_chat_per_minute=1_000_000,
    open_tables=1_000,
    running_tables=1_000,
    sweep_seconds=0.2,
    think_seconds=120,
    adviser="search:20",
    admin_token="open sesame",
)


def derived_secret(live: LiveMatch) -> Secret:
    """A secret for the next word that follows from the seed and the number of the line."""
    text = f"{live.row.seed} {live.log.seq}"
    return Secret(hashlib.blake2b(text.encode(), digest_size=16).hexdigest())


class RunningNode:
    """A running node."""

    def __init__(self, node: Node, listening: socket.socket) -> None:
        self.node = node
        self.listening = listening
        self.port: int = listening.getsockname()[1]

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
    server = NodeServer(create_app(settings), settings)
    with run_server(server, bind(settings.host, settings.port)) as running:
        yield running


@contextmanager
def run_server(server: NodeServer, listeners: list[socket.socket]) -> Iterator[RunningNode]:
    """Run the server of a node in a thread."""
    thread = threading.Thread(target=server.run, args=(listeners,), daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the node did not start")
        time.sleep(0.01)
    try:
        yield RunningNode(server.node, listeners[0])
    finally:
        server.should_exit = True
        thread.join(120)


def on_sqlite(folder: Path, settings: Settings = QUICK) -> Settings:
    return replace(settings, database=f"sqlite:///{folder / 'house.db'}")
