"""Each word brings the secret that its chance comes from.

Words that were said before have none: their chance came from the seed of the match, and still does when they
are replayed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("move", sa.Column("secret", sa.String(length=32), nullable=True))


def downgrade() -> None:
    # Without its secrets a match cannot be replayed, so the older program cannot go on with it.
    op.execute(sa.text("DELETE FROM match WHERE id IN (SELECT match FROM move WHERE secret IS NOT NULL)"))
    op.drop_column("move", "secret")
