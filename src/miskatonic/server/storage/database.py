"""The database as the event loop sees it: jobs that run in threads, each whole or not at all.

A job is a function of a connection. PostgreSQL gets a transaction for each, many at a time. SQLite has
one writer anyway, so jobs that wait at the same moment share one transaction and one wait for the disk;
each has a savepoint of its own, and none is answered before the common commit.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Engine

from miskatonic.server.storage.engines import READ_ONLY, connect

T = TypeVar("T")
Job = Callable[[Connection], T]
_Waiting = tuple[Job[Any], Future[Any]]

READERS: Final = 2
MOST_AT_ONCE: Final = 64


class Database:
    """Reads and writes for coroutines."""

    def __init__(self, url: URL, connections: int = 8) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = connect(url, connections)
        self._threads = ThreadPoolExecutor(READERS if self.is_sqlite else connections, "database")
        self._writer = _SharedWriter(self.engine) if self.is_sqlite else None

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""
        return await asyncio.wrap_future(self._threads.submit(self._read, job))

    async def write(self, job: Job[T]) -> T:
        """Run a job that writes; returns after the commit. A job that raises has written nothing."""
        return await self.writing(job)

    def writing(self, job: Job[T]) -> "asyncio.Future[T]":
        """The same, begun at once: there is time to do something else until it is done."""
        if self._writer is not None:
            return asyncio.wrap_future(self._writer.submit(job))
        return asyncio.wrap_future(self._threads.submit(self._write, job))

    def close(self) -> None:
        """Finish what was asked for, then let go of every connection."""
        if self._writer is not None:
            self._writer.close()
        self._threads.shutdown()
        self.engine.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            connection.execution_options(**{READ_ONLY: True})
            with connection.begin():
                return job(connection)

    def _write(self, job: Job[T]) -> T:
        with self.engine.begin() as connection:
            return job(connection)


class _SharedWriter:
    """One thread that commits all jobs that are waiting together."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="database-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> "Future[T]":
        done: Future[T] = Future()
        self._waiting.put((job, done))
        return done

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch, is_last = self._batch(first)
            self._commit(batch)
            if is_last:
                return

    def _batch(self, first: _Waiting) -> tuple[list[_Waiting], bool]:
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                following = self._waiting.get_nowait()
            except queue.Empty:
                break
            if following is None:
                return batch, True
            batch.append(following)
        return batch, False

    def _commit(self, batch: list[_Waiting]) -> None:
        asked = [(job, done) for job, done in batch if done.set_running_or_notify_cancel()]
        try:
            # Connecting is part of the attempt: a thread that died of it would leave everybody waiting.
            with self._engine.begin() as connection:
                if len(asked) == 1:
                    # Nobody shares this transaction, so it needs no savepoint to go back to.
                    answers = [_Answer(asked[0][0](connection), None)]
                else:
                    answers = [_attempt(connection, job) for job, _ in asked]
        except Exception as failure:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            answers = [_Answer(None, failure)] * len(asked)
        for (_, done), answer in zip(asked, answers, strict=True):
            if answer.fault is None:
                done.set_result(answer.value)
            else:
                done.set_exception(answer.fault)


class _Answer(NamedTuple):
    value: Any
    fault: Exception | None


def _attempt(connection: Connection, job: Job[Any]) -> _Answer:
    try:
        with connection.begin_nested():
            return _Answer(job(connection), None)
    except Exception as fault:  # noqa: BLE001 - handed to whoever asked for the job
        return _Answer(None, fault)
