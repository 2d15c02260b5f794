"""Processes that write to one SQLite file go one after the other.

SQLite lets a process that finds the file locked sleep, for up to a tenth of a second, and look again.
Meanwhile others may write many times. A lock of the system wakes whoever waits as soon as it is free, and it
is free when its holder dies.
"""

import fcntl
import os
from pathlib import Path


class Turnstile:
    """A context manager for each transaction that writes. Everybody opens the same file."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self._descriptor, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self._descriptor, fcntl.LOCK_UN)
