"""Several nodes in processes of their own, on one PostgreSQL and one Redis, and what can happen to them."""

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.cut_proxy import CutProxy, cut_proxy
from tests.postgres import Postgres, postgres
from tests.redis_server import redis_server
from tests.server.processes import Server, free_port, started


class Cluster:
    """Nodes whose connections to the database go through proxies that can be cut."""

    def __init__(self, database: Postgres, name: str, wires: list[CutProxy], channels: str) -> None:
        self.database = database
        self._name = name
        self._wires = wires
        self._channels = channels
        self.nodes = [self._started(wire, free_port()) for wire in wires]

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    def kill_node(self, number: int) -> None:
        """Kill a node like a power cut."""
        self.nodes[number].kill()

    def restart_node(self, number: int) -> None:
        self.nodes[number] = self._started(self._wires[number], self.nodes[number].port)

    def faults(self) -> dict[str, Callable[[int], None]]:
        """What can happen; each fault concerns one node or all, and is mended before it returns."""
        return {
            "node killed": self._kill_and_restart,
            "database restarted": lambda _: self._restart_database(signal.SIGINT),
            "database killed": lambda _: self._restart_database(signal.SIGKILL),
            "connections dropped": lambda number: self._wires[number].drop(),
            "connection cut": self._cut,
        }

    def stop(self) -> None:
        for node in self.nodes:
            if node.process.poll() is None:
                node.kill()

    def _started(self, wire: CutProxy, port: int) -> Server:
        url = f"postgresql://miskatonic@127.0.0.1:{wire.port}/{self._name}?connect_timeout=2"
        return started(url, port, channels=self._channels, workers=1)

    def _kill_and_restart(self, number: int) -> None:
        self.kill_node(number)
        self.restart_node(number)

    def _restart_database(self, by: int) -> None:
        self.database.stop(by)
        self.database.start()

    def _cut(self, number: int) -> None:
        wire = self._wires[number]
        wire.cut()
        wire.mend()


@contextmanager
def cluster(nodes: int, *, careful: bool = False) -> Iterator[Cluster]:
    """A running cluster in folders of its own, on the loopback interface only."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres(careful=careful))
        database.create("tables")
        channels = stack.enter_context(redis_server())
        socket: Path = database.folder / ".s.PGSQL.5432"
        wires = [stack.enter_context(cut_proxy(socket)) for _ in range(nodes)]
        running = Cluster(database, "tables", wires, channels)
        try:
            yield running
        finally:
            running.stop()
