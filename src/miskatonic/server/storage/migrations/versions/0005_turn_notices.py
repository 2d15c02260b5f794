"""Turn notices: who wants them, where they go, and those that wait to be delivered."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("notices", sa.Boolean(), nullable=True))
    op.create_table(
        "turn_notice",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_turn_notice_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_turn_notice")),
        comment="the turns of people who may have to be told of them",
    )
    op.create_index("ix_turn_notice_since", "turn_notice", ["since"], unique=False)
    _create_addresses()
    op.create_table(
        "notice_delivery",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("subscription", sa.String(length=64), nullable=True),
        sa.Column("webhook", sa.String(length=24), nullable=True),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match", "seat"],
            ["turn_notice.match", "turn_notice.seat"],
            name=op.f("fk_notice_delivery_match_seat"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["subscription"],
            ["push_subscription.id"],
            name=op.f("fk_notice_delivery_subscription"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["webhook"], ["webhook.id"], name=op.f("fk_notice_delivery_webhook"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_delivery")),
        comment="notices that have not been delivered yet",
    )
    for columns in (["match", "seat"], ["subscription"], ["webhook"], ["due"]):
        op.create_index(f"ix_notice_delivery_{'_'.join(columns)}", "notice_delivery", columns, unique=False)


def _create_addresses() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=88), nullable=False),
        sa.Column("auth", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(length=40), nullable=True),
        sa.Column("tried", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_push_subscription_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscription")),
    )
    op.create_index("ix_push_subscription_player", "push_subscription", ["player"], unique=False)
    op.create_table(
        "webhook",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("stopped", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(length=40), nullable=True),
        sa.Column("tried", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_webhook_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_webhook_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook")),
    )
    op.create_index("ix_webhook_player", "webhook", ["player"], unique=False)
    op.create_index("ix_webhook_match", "webhook", ["match"], unique=False)
    op.create_table(
        "notice_allowance",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_notice_allowance_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_notice_allowance")),
    )


def downgrade() -> None:
    for table in ("notice_delivery", "notice_allowance", "webhook", "push_subscription", "turn_notice"):
        op.drop_table(table)
    op.drop_column("seat", "notices")
