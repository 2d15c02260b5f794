"""Keyframes, which show a match that no rules can replay any more, and who could not load a match."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keyframe",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_keyframe_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "line", name="pk_keyframe"),
    )
    op.add_column("match", sa.Column("refused_by", sa.String(length=16), nullable=True))


def downgrade() -> None:
    op.drop_column("match", "refused_by")
    op.drop_table("keyframe")
