import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.migrate import migrate
from tests.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.create(f"t{secrets.token_hex(4)}")


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """A database at the newest revision."""
    opened = Database(parse_url(url))
    migrate(opened.engine)
    yield opened
    opened.close()
