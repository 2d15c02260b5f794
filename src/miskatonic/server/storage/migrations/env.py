"""Alembic runs this on the connection that `migrate` provides."""

from alembic import context

from miskatonic.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite can alter hardly anything in place.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
