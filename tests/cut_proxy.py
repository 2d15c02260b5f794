"""A TCP proxy on the loopback interface whose connections a test can cut, refuse or silence."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CHUNK = 1 << 16
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class CutProxy:
    """Forwards every connection to a target, until it is told otherwise, in any thread."""

    def __init__(self, open_target: Callable[[], Awaitable[Streams]]) -> None:
        self.port = 0
        self._open_target = open_target
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._refuses = False
        self._flows = asyncio.Event()
        self._flows.set()

    def drop(self) -> None:
        """Cut the connections of this moment; new ones are accepted."""
        self._call(self._cut)

    def cut(self) -> None:
        """Cut all connections and accept no more."""
        self._refuses = True
        self._call(self._cut)

    def silence(self) -> None:
        """Keep connections open, but forward nothing, like a machine that has vanished."""
        self._call(self._flows.clear)

    def mend(self) -> None:
        """Forward again."""
        self._refuses = False
        self._call(self._flows.set)

    def run(self, is_listening: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        is_listening.set()
        self._loop.run_forever()
        server.close()
        self._cut()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _call(self, function: Callable[[], None]) -> None:
        done = threading.Event()

        def call() -> None:
            function()
            done.set()

        self._loop.call_soon_threadsafe(call)
        done.wait()

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        self._writers.add(writer)
        try:
            inner_reader, inner_writer = await self._open_target()
        except OSError:
            writer.transport.abort()
            return
        self._writers.add(inner_writer)
        await asyncio.gather(self._forward(reader, inner_writer), self._forward(inner_reader, writer))
        self._writers -= {writer, inner_writer}

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def cut_proxy(target: int | Path) -> Iterator[CutProxy]:
    """A running proxy to a port of this machine or to a Unix socket."""

    async def open_target() -> Streams:
        if isinstance(target, int):
            return await asyncio.open_connection("127.0.0.1", target)
        return await asyncio.open_unix_connection(target)

    proxy = CutProxy(open_target)
    is_listening = threading.Event()
    thread = threading.Thread(target=proxy.run, args=(is_listening,), daemon=True)
    thread.start()
    is_listening.wait()
    try:
        yield proxy
    finally:
        proxy.stop()
        thread.join()
