"""Migrations: bring a database to the schema of this version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text

from miskatonic.kernel.errors import MiskatonicError

# The key of the advisory lock: two nodes that start together migrate one after the other.
LOCK: Final = 0x6D69736B


class ForeignDatabaseError(MiskatonicError):
    """A database that a newer version of the program has migrated."""


def migrate(engine: Engine, revision: str = "head") -> None:
    """Migrate to a revision, forward or back, in one transaction."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        _move(connection, revision)


def _move(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if revision != "head":
        command.downgrade(config, revision)
        return
    present = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if present is not None and present not in known:
        raise ForeignDatabaseError(
            f"the database has revision {present}, which this version does not know; use a newer version"
        )
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ForeignDatabaseError(f"the database cannot be migrated: {error}") from error
