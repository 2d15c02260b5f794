"""Sessions that the server can end, people whom hosts have muted or banned, and indexes for lists.

A cookie used to name its player. Such a cookie is the token of one session now, so nobody is signed out.
"""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    session = op.create_table(
        "session",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_session_player")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_session")),
    )
    known = op.get_bind().execute(sa.text("SELECT id, created, seen FROM player")).all()
    for start in range(0, len(known), 1_000):
        rows = [
            {
                "digest": hashlib.sha256(player.id.encode()).hexdigest(),
                "player": player.id,
                "created": player.created,
                "seen": player.seen,
            }
            for player in known[start : start + 1_000]
        ]
        op.bulk_insert(session, rows)
    op.create_index("ix_session_player_seen", "session", ["player", "seen"], unique=False)
    op.create_index("ix_session_seen", "session", ["seen"], unique=False)
    op.create_table(
        "restriction",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("banned_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_restriction_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_restriction_player")),
        sa.PrimaryKeyConstraint("match", "player", name=op.f("pk_restriction")),
        comment="whom the host of a table has muted, sent away or banned",
    )
    op.add_column("match", sa.Column("expires", sa.BigInteger(), nullable=True))
    op.add_column("match", sa.Column("ended", sa.String(length=12), nullable=True))
    op.create_index("ix_match_expires", "match", ["expires"], unique=False)
    op.create_index("ix_match_host_state", "match", ["host", "state"], unique=False)
    op.create_index("ix_match_public_state_updated", "match", ["public", "state", "updated"], unique=False)
    op.create_index("ix_match_updated", "match", ["updated"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_match_updated", "match")
    op.drop_index("ix_match_public_state_updated", "match")
    op.drop_index("ix_match_host_state", "match")
    op.drop_index("ix_match_expires", "match")
    op.drop_column("match", "ended")
    op.drop_column("match", "expires")
    op.drop_table("restriction")
    op.drop_table("session")
