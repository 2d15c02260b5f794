"""Moves of finished matches that have been weighed."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "weighed_move",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(length=40), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_weighed_move_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "step", name=op.f("pk_weighed_move")),
        comment="analyses of finished matches, a row for each move: a cache, may be emptied at any time",
    )


def downgrade() -> None:
    op.drop_table("weighed_move")
