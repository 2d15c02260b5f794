"""A server in a process of its own, which tests can kill."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import httpx

from tests.loopback import NO_CERTIFICATES

COMMAND = (sys.executable, "-c", "from miskatonic.cli import main; main()", "serve")
GENEROUS = {
    "requests-per-second": 100_000,
    "messages-per-second": 100_000,
    "sockets-per-address": 100_000,
    "connections-per-address": 100_000,
    "chat-per-minute": 1_000_000,
    "open-tables": 100_000,
    "running-tables": 100_000,
    "bot-pause": 0,
    "think-seconds": 120,
    "log-level": "warning",
}


# Each test process begins at another port.
_ports = count(os.getpid() * 37)


class Server:
    """One process."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill it without a warning, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(120)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(120)

    def members(self) -> list[int]:
        """The process ids of the processes that serve, if there are several."""
        return [pid for pid in _children(self.process.pid) if "spawn_main" in _command_line(pid)]

    def resident_bytes(self) -> int:
        """The memory of all processes that serve."""
        pages = [
            Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
            for pid in (self.process.pid, *self.members())
        ]
        return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        """User and system time of all processes that serve, so far."""
        ticks = 0
        for pid in (self.process.pid, *self.members()):
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(
    database: str, port: int | None = None, command: Sequence[str] = COMMAND, **settings: object
) -> Iterator[Server]:
    """Run `miskatonic serve` until the end of the block."""
    chosen = port or free_port()
    process = launch(database, chosen, settings, command)
    running = Server(process, chosen)
    try:
        wait_until_ready(running)
        yield running
    finally:
        if process.poll() is None:
            process.terminate()
        try:
            process.wait(120)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def started(database: str, port: int, **settings: object) -> Server:
    """A running `miskatonic serve`, which the caller ends."""
    running = Server(launch(database, port, settings), port)
    try:
        wait_until_ready(running)
    except BaseException:
        running.kill()
        raise
    return running


def launch(
    database: str, port: int, settings: Mapping[str, object], command: Sequence[str] = COMMAND
) -> "subprocess.Popen[bytes]":
    named = {key.replace("_", "-"): value for key, value in settings.items()}
    flags = {**GENEROUS, **named, "database": database, "port": port}
    arguments = [part for flag, value in flags.items() for part in (f"--{flag}", str(value))]
    # The server must not read the settings of the person who runs the tests.
    elsewhere = {**os.environ, "XDG_CONFIG_HOME": str(Path(__file__).parent / "no-such-folder")}
    return subprocess.Popen([*command, *arguments], env=elsewhere)


def wait_until_ready(running: Server, seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if running.process.poll() is not None:
            raise RuntimeError(f"the server ended with {running.process.returncode}")
        with suppress(httpx.TransportError):
            answer = httpx.get(f"{running.url}/health", timeout=5, verify=NO_CERTIFICATES)
            if answer.status_code == httpx.codes.OK:
                return
        time.sleep(0.05)
    raise RuntimeError("the server did not become ready")


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text("ascii").split()]


def _command_line(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def free_port() -> int:
    """A free port from a range that the system does not use for outgoing connections."""
    while True:
        port = 10_000 + next(_ports) % 20_000
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
