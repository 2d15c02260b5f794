"""Regions: tables that are tied together."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "region",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_region")),
    )
    op.create_table(
        "region_table",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("region", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_region_table_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["region"], ["region.id"], name=op.f("fk_region_table_region"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_region_table")),
    )
    op.create_index("ix_region_table_region", "region_table", ["region"])


def downgrade() -> None:
    op.drop_table("region_table")
    op.drop_table("region")
