"""One-time codes with which a player signs in on another device."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "device_code",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_device_code_player")),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_device_code")),
    )
    op.create_index("ix_device_code_digest", "device_code", ["digest"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_device_code_digest", "device_code")
    op.drop_table("device_code")
