"""Leases of nodes, and the node that computes the moves of a match's bots."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("node", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_lease"),
    )
    op.add_column("match", sa.Column("node", sa.String(length=24), nullable=True))
    op.create_index(
        "ix_match_bot_turn",
        "match",
        ["updated"],
        unique=False,
        sqlite_where=sa.text("bot_turn = 1"),
        postgresql_where=sa.text("bot_turn"),
    )


def downgrade() -> None:
    op.drop_index("ix_match_bot_turn", "match")
    op.drop_column("match", "node")
    op.drop_table("lease")
