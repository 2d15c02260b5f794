"""Seeds are secrets of 256 bits, as text.

Matches with a number for a seed were played by older rules; the number stays, as text. The column is made
anew beside the old one: SQLite would have to copy the whole table to alter it, and dropping the old table
would take every move along.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _remake_seed(sa.Column("seed", sa.String(length=64), nullable=False, server_default=""), "VARCHAR(64)")


def downgrade() -> None:
    # A secret is no number: a match that has one cannot go back to the older program.
    op.execute(sa.text("DELETE FROM match WHERE length(seed) > 20"))
    _remake_seed(sa.Column("seed", sa.BigInteger(), nullable=False, server_default="0"), "BIGINT")


def _remake_seed(column: sa.Column[object], kind: str) -> None:
    op.execute(sa.text("ALTER TABLE match RENAME COLUMN seed TO former_seed"))
    op.add_column("match", column)
    op.execute(sa.text(f"UPDATE match SET seed = CAST(former_seed AS {kind})"))  # noqa: S608 - fixed names
    op.drop_column("match", "former_seed")
