"""Clocks for seats, when their owners were last seen, and who gave a seat to a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("clock", sa.Integer(), nullable=True))
    op.add_column("match", sa.Column("deadlines", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("match", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.create_index("ix_match_deadline", "match", ["deadline"], unique=False)
    op.add_column("seat", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.add_column("move", sa.Column("given_by", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("move", "given_by")
    op.drop_column("seat", "seen")
    op.drop_index("ix_match_deadline", "match")
    op.drop_column("match", "deadline")
    op.drop_column("match", "deadlines")
    op.drop_column("match", "clock")
