import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import connect, parse_url
from miskatonic.server.storage.migrate import migrate
from tests.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.create(f"t{secrets.token_hex(4)}")


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database at the newest revision. To copy it is quicker than to migrate again."""
    file = tmp_path_factory.mktemp("migrated") / "house.db"
    _migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def migrated_template(postgres_server: Postgres) -> str:
    """The name of a PostgreSQL database at the newest revision, of which others are made."""
    name = f"t{secrets.token_hex(4)}"
    _migrate(postgres_server.create(name))
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database at the newest revision, once of each kind."""
    if request.param == "sqlite":
        file = tmp_path / "house.db"
        shutil.copy(request.getfixturevalue("migrated_file"), file)
        url = f"sqlite:///{file}"
    else:
        template = request.getfixturevalue("migrated_template")
        server: Postgres = request.getfixturevalue("postgres_server")
        url = server.create(f"t{secrets.token_hex(4)}", template)
    opened = Database(parse_url(url))
    yield opened
    opened.close()


def _migrate(url: str) -> None:
    engine = connect(parse_url(url), 2)
    migrate(engine)
    engine.dispose()
