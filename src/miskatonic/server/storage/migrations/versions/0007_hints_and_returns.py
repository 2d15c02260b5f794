"""Whether a table has hints, and players who want their seat back once the bot has answered."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("hints", sa.Boolean(), nullable=True))
    op.add_column("seat", sa.Column("returns", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seat", "returns")
    op.drop_column("match", "hints")
