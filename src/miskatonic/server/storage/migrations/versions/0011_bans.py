"""Players and addresses that the operator keeps out."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ban",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("network", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_ban_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ban")),
        comment="whom the operator keeps out",
    )


def downgrade() -> None:
    op.drop_table("ban")
