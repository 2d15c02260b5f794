"""The database for coroutines: transactions run in threads, and each happens as a whole or not at all.

A transaction is a function of a connection. PostgreSQL runs several at a time. SQLite has only one writer,
so transactions that wait at the same moment share one commit: each has a savepoint of its own, and none is
answered before the common commit.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.server.storage.engines import READ_ONLY, connect
from miskatonic.server.storage.outages import OutageWatch

T = TypeVar("T")
Transaction = Callable[[Connection], T]
_Waiting = tuple[Transaction[Any], Future[Any]]

LOG: Final = structlog.get_logger("miskatonic.database")
READERS: Final = 2
LARGEST_BATCH: Final = 64


class Database:
    """Reads and writes for coroutines. While the database is down they raise `DatabaseUnavailableError`."""

    def __init__(self, url: URL, connections: int = 8) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = connect(url, connections)
        self._threads = ThreadPoolExecutor(READERS if self.is_sqlite else connections, "database")
        self.outages = OutageWatch()
        self._writer = _SharedWriter(self.engine, self.outages) if self.is_sqlite else None

    async def read(self, transaction: Transaction[T]) -> T:
        """Run a transaction that only reads."""
        return await asyncio.wrap_future(self._threads.submit(self._read, transaction))

    async def write(self, transaction: Transaction[T]) -> T:
        """Run a transaction that writes, and return after the commit. If it raises, nothing is written."""
        return await self.writing(transaction)

    def writing(self, transaction: Transaction[T]) -> "asyncio.Future[T]":
        """Begin such a transaction at once and return its future, so that the caller can work meanwhile."""
        if self._writer is not None:
            return asyncio.wrap_future(self._writer.submit(transaction))
        return asyncio.wrap_future(self._threads.submit(self._write, transaction))

    def note(self, transaction: Transaction[object]) -> None:
        """Begin to write something that nobody waits for and that may be lost in an outage."""
        self.writing(transaction).add_done_callback(_log_failure)

    def close(self) -> None:
        """Finish the waiting transactions, then close every connection."""
        if self._writer is not None:
            self._writer.close()
        self._threads.shutdown()
        self.engine.dispose()

    def _read(self, transaction: Transaction[T]) -> T:
        try:
            with self.engine.connect() as connection:
                connection.execution_options(**{READ_ONLY: True})
                with connection.begin():
                    return transaction(connection)
        except SQLAlchemyError as error:
            raise self.outages.failed(error) from error

    def _write(self, transaction: Transaction[T]) -> T:
        try:
            with self.engine.begin() as connection:
                result = transaction(connection)
        except SQLAlchemyError as error:
            raise self.outages.failed(error) from error
        self.outages.written()
        return result


class _SharedWriter:
    """One thread that commits all waiting transactions together."""

    def __init__(self, engine: Engine, outages: OutageWatch) -> None:
        self._engine = engine
        self._outages = outages
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="database-writer", daemon=True)
        self._thread.start()

    def submit(self, transaction: Transaction[T]) -> "Future[T]":
        done: Future[T] = Future()
        self._waiting.put((transaction, done))
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
        while len(batch) < LARGEST_BATCH:
            try:
                following = self._waiting.get_nowait()
            except queue.Empty:
                break
            if following is None:
                return batch, True
            batch.append(following)
        return batch, False

    def _commit(self, batch: list[_Waiting]) -> None:
        wanted = [waiting for waiting in batch if waiting[1].set_running_or_notify_cancel()]
        try:
            # Connecting is part of the attempt: if the thread died of it, everybody would wait for ever.
            with self._engine.begin() as connection:
                if len(wanted) == 1:
                    # Nobody shares this transaction, so it needs no savepoint to go back to.
                    results = [_Result(wanted[0][0](connection), None)]
                else:
                    results = [_attempt(connection, transaction) for transaction, _ in wanted]
        except Exception as failure:  # noqa: BLE001 - the caller who waits must get it, whatever it is
            results = [_Result(None, failure)] * len(wanted)
        else:
            self._outages.written()
        for (_, done), result in zip(wanted, results, strict=True):
            if result.error is None:
                done.set_result(result.value)
            else:
                done.set_exception(self._outages.failed(result.error))


class _Result(NamedTuple):
    value: Any
    error: Exception | None


def _attempt(connection: Connection, transaction: Transaction[Any]) -> _Result:
    """Run a transaction that shares a commit with others."""
    savepoint = connection.begin_nested()
    try:
        result = _Result(transaction(connection), None)
        savepoint.commit()
    except Exception as error:
        if not _is_open(connection):
            # When the disk is full, SQLite takes back the transactions before this one, too: all have failed.
            raise
        savepoint.rollback()
        return _Result(None, error)
    return result


def _is_open(connection: Connection) -> bool:
    """Is the common transaction of SQLite still open?"""
    driver = connection.connection.driver_connection
    return isinstance(driver, sqlite3.Connection) and driver.in_transaction


def _log_failure(done: "asyncio.Future[object]") -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        LOG.warning("note lost", reason=str(error))
