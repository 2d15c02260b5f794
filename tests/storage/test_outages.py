"""A database that is full or down says so, and never claims to have written what it has not."""

import asyncio
import secrets
import signal
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text

from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.errors import DatabaseUnavailableError
from tests.postgres import Postgres

FEW_PAGES = 8
TIMEOUT = 120


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Database]:
    """A database on a disk that is nearly full: it has room for a few pages."""
    database = Database(parse_url(f"sqlite:///{tmp_path / 'house.db'}"))

    @event.listens_for(database.engine, "connect")
    def _limit(connection: sqlite3.Connection, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={FEW_PAGES}")

    yield database
    database.close()


def keep(key: str, size: int) -> Any:
    def transaction(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE IF NOT EXISTS kept (key TEXT, value BLOB)"))
        connection.execute(
            text("INSERT INTO kept VALUES (:key, zeroblob(:size))"), {"key": key, "size": size}
        )

    return transaction


def kept(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT key FROM kept ORDER BY key")).scalars())


async def written(database: Database, sizes: dict[str, int]) -> dict[str, BaseException | None]:
    """Write all of them in one commit; what became of each."""
    has_begun, are_all_there = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        has_begun.set()
        are_all_there.wait(TIMEOUT)

    # The writer is kept busy until the others have gathered.
    busy = database.writing(wait)
    await asyncio.to_thread(has_begun.wait, TIMEOUT)
    writes = [database.writing(keep(key, size)) for key, size in sizes.items()]
    are_all_there.set()
    await busy
    results = await asyncio.gather(*writes, return_exceptions=True)
    return dict(zip(sizes, results, strict=True))


def test_what_shares_a_commit_with_a_write_that_fills_the_disk_is_not_claimed_to_be_written(
    small: Database,
) -> None:
    async def run() -> None:
        await small.write(keep("first", 1))
        sizes = {f"small {number}": 1 for number in range(20)}
        answers = await written(small, {**sizes, "large": 1_000_000, "last": 1})
        stored = await small.read(kept)
        acknowledged = [key for key, failure in answers.items() if failure is None]
        assert set(acknowledged) <= set(stored)
        assert isinstance(answers["large"], DatabaseUnavailableError)
        assert "large" not in stored

    asyncio.run(run())


def test_a_full_disk_is_an_outage_that_a_small_write_does_not_end(small: Database) -> None:
    def is_full() -> bool:
        return small.outages.outage is not None and small.outages.outage.is_full

    async def run() -> None:
        await small.write(keep("first", 1))
        assert not is_full()
        with pytest.raises(DatabaseUnavailableError):
            await small.write(keep("large", 1_000_000))
        assert is_full()
        await small.write(lambda c: c.execute(text("UPDATE kept SET value = zeroblob(2)")))
        assert is_full()

    asyncio.run(run())


def test_a_wrong_statement_is_no_outage(small: Database) -> None:
    async def run() -> None:
        with pytest.raises(Exception, match="no such table"):
            await small.read(kept)
        assert small.outages.outage is None

    asyncio.run(run())


def test_a_postgresql_that_is_killed_keeps_what_was_committed_just_before(postgres_server: Postgres) -> None:
    """The tests of faults rely on it: a server set up to answer early would lose acknowledged moves."""
    url = postgres_server.create(f"k{secrets.token_hex(4)}")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE kept (number int)")
        connection.execute("INSERT INTO kept VALUES (1926)")
        postgres_server.stop(signal.SIGKILL)
    postgres_server.start()
    with psycopg.connect(url, autocommit=True) as again:
        assert again.execute("SELECT number FROM kept").fetchall() == [(1926,)]
