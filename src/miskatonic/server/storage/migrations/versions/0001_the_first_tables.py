"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_house")),
        comment="what all nodes of one house share, such as the key that signs cookies",
    )
    op.create_table(
        "player",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("rules_version", sa.String(length=40), nullable=False),
        sa.Column("content", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("opening", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("watchable", sa.Boolean(), nullable=False),
        sa.Column("passphrase", sa.String(length=200), nullable=True),
        sa.Column("invite", sa.String(length=24), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("parent", sa.String(length=24), nullable=True),
        sa.Column("parent_step", sa.Integer(), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("bot_turn", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["player.id"], name=op.f("fk_match_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
    )
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.create_index("ix_match_state_updated", ["state", "updated"], unique=False)

    op.create_table(
        "admission",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_admission_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_admission_player")),
        sa.PrimaryKeyConstraint("match", "player", name=op.f("pk_admission")),
        comment="who has shown the invitation or the passphrase of a table",
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_chat_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_chat_player")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "consent",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("to_step", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_consent_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_consent")),
        comment="which seats agree to go back to a step, said at a seq; worth nothing at another",
    )
    op.create_table(
        "move",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("act", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("word", sa.String(length=200), nullable=True),
        sa.Column("to_step", sa.Integer(), nullable=True),
        sa.Column("digest", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_move_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_move")),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_seat_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_seat_player")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_seat")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index("ix_seat_player", ["player"], unique=False)

    op.create_table(
        "snapshot",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=40), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_snapshot_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_snapshot")),
        comment="a cache: may be emptied at any time",
    )


def downgrade() -> None:
    op.drop_table("snapshot")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_index("ix_seat_player")

    op.drop_table("seat")
    op.drop_table("move")
    op.drop_table("consent")
    op.drop_table("chat")
    op.drop_table("admission")
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_index("ix_match_state_updated")

    op.drop_table("match")
    op.drop_table("player")
    op.drop_table("house")
