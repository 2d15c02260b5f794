"""Run by Alembic, on the connection that `migrate` hands in."""

from alembic import context

from miskatonic.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite cannot alter most things in place.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
