"""The database for coroutines: transactions run in threads, and each happens as a whole or not at all.

A transaction is a function of a connection. PostgreSQL runs several at a time. SQLite has only one writer,
so transactions that wait at the same moment share one commit, and none is answered before it. Each has a
savepoint of its own, unless it is known to change nothing when it fails. The lines of matches that wait are
written before them, all in one statement (`sqlite_lines`).
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.server.storage.engines import READ_ONLY, connect
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.moves import Line
from miskatonic.server.storage.outages import OutageWatch
from miskatonic.server.storage.sqlite_lines import LineStatement

T = TypeVar("T")
Transaction = Callable[[Connection], T]

LOG: Final = structlog.get_logger("miskatonic.database")
READERS: Final = 2
# When the disk is slow, more lines wait for each commit, and all of them must fit into it: otherwise the disk
# would set how many moves a second there can be. A line has 20 values; a statement of SQLite takes 32,766.
HALF_A_BATCH: Final = 512


# A turnstile where nobody else writes.
NO_OTHERS: Final = nullcontext()


class Database:
    """Reads and writes for coroutines. While the database is down they raise `DatabaseUnavailableError`."""

    def __init__(
        self, url: URL, connections: int = 8, turnstile: AbstractContextManager[None] = NO_OTHERS
    ) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = connect(url, connections)
        self._threads = ThreadPoolExecutor(READERS if self.is_sqlite else connections, "database")
        self.outages = OutageWatch()
        # Other processes that write to the same SQLite file pass it, too.
        self._writer = _SharedWriter(self.engine, self.outages, turnstile) if self.is_sqlite else None

    async def read(self, transaction: Transaction[T]) -> T:
        """Run a transaction that only reads."""
        return await asyncio.wrap_future(self._threads.submit(self._read, transaction))

    async def write(self, transaction: Transaction[T]) -> T:
        """Run a transaction that writes, and return after the commit. If it raises, nothing is written."""
        return await self.writing(transaction)

    def writing(self, transaction: Transaction[T], *, conflicts_first: bool = False) -> "asyncio.Future[T]":
        """Begin such a transaction at once and return its future, so that the caller can work meanwhile.

        `conflicts_first`: if it raises a `ConflictError`, it has changed nothing before. A `Line` never has.
        """
        if self._writer is not None:
            return self._writer.submit(transaction, conflicts_first=conflicts_first)
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


@dataclass(frozen=True, eq=False)
class _Waiting:
    """A transaction that waits for its turn, and the future of the coroutine that waits for it."""

    transaction: Transaction[Any]
    done: "asyncio.Future[Any]"
    conflicts_first: bool


class _Result(NamedTuple):
    value: Any
    error: Exception | None


class _SharedWriter:
    """One thread that commits all waiting transactions together."""

    def __init__(self, engine: Engine, outages: OutageWatch, turnstile: AbstractContextManager[None]) -> None:
        self._engine = engine
        self._outages = outages
        self._turnstile = turnstile
        # Kept from one batch to the next: to get one from the pool and give it back costs more than a batch.
        self._connection: Connection | None = None
        self._line_statement: LineStatement | None = None
        self._waiting: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        # By event loop, what its coroutines have begun since it last looked for news. All of it is handed
        # over at once: a thread that is woken wants the interpreter, which the loop could use better.
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        self._thread = threading.Thread(target=self._work, name="database-writer", daemon=True)
        self._thread.start()

    def submit(self, transaction: Transaction[T], *, conflicts_first: bool) -> "asyncio.Future[T]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(_Waiting(transaction, done, conflicts_first))
        return done

    def close(self) -> None:
        for loop in list(self._gathered):
            self._hand_over(loop)
        self._waiting.put(None)
        self._thread.join()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered = self._gathered.pop(loop, None)
        if gathered is not None:
            for start in range(0, len(gathered), HALF_A_BATCH):
                self._waiting.put(gathered[start : start + HALF_A_BATCH])

    def _work(self) -> None:
        try:
            self._work_through()
        finally:
            self._disconnect()

    def _work_through(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch, is_last = self._batch(first)
            # Whoever has stopped waiting before the work begins does not want it done.
            self._write([waiting for waiting in batch if not waiting.done.cancelled()])
            if is_last:
                return

    def _batch(self, first: list[_Waiting]) -> tuple[list[_Waiting], bool]:
        batch = first
        while len(batch) <= HALF_A_BATCH:
            try:
                following = self._waiting.get_nowait()
            except queue.Empty:
                break
            if following is None:
                return batch, True
            batch += following
        return batch, False

    def _write(self, wanted: list[_Waiting]) -> None:
        """Write the lines of matches, for which people wait, and then everything else."""
        lines = {waiting: waiting.transaction for waiting in wanted if isinstance(waiting.transaction, Line)}
        others = [waiting for waiting in wanted if waiting not in lines]
        if lines:
            results = self._lines_committed(list(lines.values()))
            if results is None:
                others = wanted
            else:
                _deliver(list(lines), results)
        if others:
            _deliver(others, self._committed(others))

    def _lines_committed(self, lines: list[Line[Any]]) -> list[_Result] | None:
        """What became of these lines; None if one of them comes too late, so that each has to be tried."""
        try:
            statement = self._line_statement or self._prepare_lines()
            with self._turnstile:
                statement.run(lines)
        except ConflictError:
            return None
        except Exception as failure:  # noqa: BLE001 - the caller who waits must get it, whatever it is
            return self._failed(failure, len(lines))
        self._outages.written()
        return [_Result(line.answer, None) for line in lines]

    def _committed(self, wanted: list[_Waiting]) -> list[_Result]:
        """What became of these transactions, after their common commit."""
        try:
            with self._turnstile, self._connected().begin():
                if len(wanted) == 1:
                    # Nobody shares this transaction, so it needs no savepoint to go back to.
                    results = [_Result(wanted[0].transaction(self._connected()), None)]
                else:
                    results = [_attempt(self._connected(), waiting) for waiting in wanted]
        except Exception as failure:  # noqa: BLE001 - the caller who waits must get it, whatever it is
            return self._failed(failure, len(wanted))
        self._outages.written()
        return [
            result if result.error is None else _Result(None, self._outages.failed(result.error))
            for result in results
        ]

    def _failed(self, failure: Exception, number: int) -> list[_Result]:
        self._disconnect()
        return [_Result(None, self._outages.failed(failure))] * number

    def _connected(self) -> Connection:
        """Connecting is part of an attempt: if the thread died of it, everybody would wait for ever."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _prepare_lines(self) -> LineStatement:
        self._line_statement = LineStatement(self._connected())
        return self._line_statement

    def _disconnect(self) -> None:
        """Give the connection back. After a failure nothing is known of it, so the pool drops it."""
        connection, self._connection, self._line_statement = self._connection, None, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            connection.close()


def _attempt(connection: Connection, waiting: _Waiting) -> _Result:
    """Run a transaction that shares a commit with others."""
    if waiting.conflicts_first or isinstance(waiting.transaction, Line):
        # A savepoint costs more than all of its statements. Any other error ends the common transaction.
        try:
            return _Result(waiting.transaction(connection), None)
        except ConflictError as error:
            return _Result(None, error)
    connection.exec_driver_sql("SAVEPOINT shared")
    try:
        result = _Result(waiting.transaction(connection), None)
    except Exception as error:
        if not _is_open(connection):
            # When the disk is full, SQLite takes back the transactions before this one, too: all have failed.
            raise
        connection.exec_driver_sql("ROLLBACK TO shared")
        result = _Result(None, error)
    connection.exec_driver_sql("RELEASE shared")
    return result


def _deliver(batch: list[_Waiting], results: list[_Result]) -> None:
    """Hand the results to the event loops that wait for them, each woken once for all of its own."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], _Result]]] = {}
    for waiting, result in zip(batch, results, strict=True):
        by_loop.setdefault(waiting.done.get_loop(), []).append((waiting.done, result))
    for loop, answers in by_loop.items():
        # A loop that was closed meanwhile has nobody who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: "list[tuple[asyncio.Future[Any], _Result]]") -> None:
    for done, result in answers:
        if done.cancelled():
            continue
        if result.error is None:
            done.set_result(result.value)
        else:
            done.set_exception(result.error)


def _is_open(connection: Connection) -> bool:
    """Is the common transaction of SQLite still open?"""
    driver = connection.connection.driver_connection
    return isinstance(driver, sqlite3.Connection) and driver.in_transaction


def _log_failure(done: "asyncio.Future[object]") -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        LOG.warning("note lost", reason=str(error))
