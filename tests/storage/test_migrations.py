import hashlib

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from miskatonic.server.storage.engines import DatabaseUrlError, connect, parse_url
from miskatonic.server.storage.migrate import ForeignDatabaseError, migrate
from miskatonic.server.storage.schema import METADATA


def tables(engine: Engine) -> set[str]:
    return set(inspect(engine).get_table_names()) - {"alembic_version"}


def test_migrations_lead_to_exactly_the_tables_the_code_uses(url: str) -> None:
    engine = connect(parse_url(url), 2)
    migrate(engine)
    assert tables(engine) == set(METADATA.tables)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_migrations_go_back_and_forth_and_running_them_again_changes_nothing(url: str) -> None:
    engine = connect(parse_url(url), 2)
    migrate(engine)
    migrate(engine)
    migrate(engine, "base")
    assert tables(engine) == set()
    migrate(engine)
    assert tables(engine) == set(METADATA.tables)
    engine.dispose()


def test_cookies_from_before_there_were_sessions_become_sessions(url: str) -> None:
    engine = connect(parse_url(url), 2)
    migrate(engine)
    migrate(engine, "0004")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO player (id, name, created, seen) VALUES ('ada', 'Ada', 1, 2)"))
    migrate(engine)
    with engine.connect() as connection:
        digest = hashlib.sha256(b"ada").hexdigest()
        stored = connection.execute(text("SELECT digest, player, created, seen FROM session")).all()
        assert [tuple(row) for row in stored] == [(digest, "ada", 1, 2)]
    engine.dispose()


def test_a_database_from_the_future_is_left_alone(url: str) -> None:
    engine = connect(parse_url(url), 2)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ForeignDatabaseError, match="9999"):
        migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("text_", ["", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "::::"])
def test_an_address_that_cannot_keep_matches_is_refused(text_: str) -> None:
    with pytest.raises(DatabaseUrlError):
        connect(parse_url(text_), 2)
