"""The tables of the database. Times are milliseconds since 1970; ids are random."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


def _match_key() -> Column[str]:
    return Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)


# The name in the database is older than the name here.
SHARED_VALUE = Table(
    "house",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="what all nodes of one house share, such as the key that signs cookies",
)

PLAYER = Table(
    "player",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

DEVICE_CODE = Table(
    "device_code",
    METADATA,
    # One code at a time for each player; the code itself is not stored.
    Column("player", String(24), ForeignKey("player.id"), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_device_code_digest", "digest"),
)

MATCH = Table(
    "match",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("content", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    # A secret: it decides all chance of the match.
    Column("seed", String(64), nullable=False),
    Column("opening", String(40), nullable=False),
    Column("state", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("passphrase", String(200)),
    Column("invite", String(24), nullable=False),
    Column("host", String(24), ForeignKey("player.id"), nullable=False),
    Column("parent", String(24)),
    Column("parent_step", Integer),
    Column("rematch", String(24)),
    Column("seq", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    # Only bots are asked: some node should be computing their move.
    Column("bot_turn", Boolean, nullable=False),
    Column("outcome", JSON),
    # Seconds that a seat has for a turn; null: as long as it likes.
    Column("clock", Integer),
    # When the clock of each seat that is asked runs out, and the first of these times.
    Column("deadlines", JSON, nullable=False),
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_match_state_updated", "state", "updated"),
    Index("ix_match_deadline", "deadline"),
)

SEAT = Table(
    "seat",
    METADATA,
    _match_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(24), ForeignKey("player.id")),
    Column("name", String(80), nullable=False),
    Column("bot", String(80)),
    Column("open", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    # When its owner last had the table in view; null: never.
    Column("seen", BigInteger),
    Index("ix_seat_player", "player"),
)

MOVE = Table(
    "move",
    METADATA,
    _match_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("act", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", String(200)),
    Column("to_step", Integer),
    Column("digest", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    # The seat that gave this seat to a bot, if it was another.
    Column("given_by", Integer),
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    _match_key(),
    Column("seq", Integer, nullable=False),
    Column("digest", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
    comment="a cache: may be emptied at any time",
)

CHAT = Table(
    "chat",
    METADATA,
    _match_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(24), ForeignKey("player.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ADMISSION = Table(
    "admission",
    METADATA,
    _match_key(),
    Column("player", String(24), ForeignKey("player.id"), primary_key=True),
    comment="who has shown the invitation or the passphrase of a table",
)

CONSENT = Table(
    "consent",
    METADATA,
    _match_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("to_step", Integer, nullable=False),
    comment="which seats agree to go back to a step, said at a seq; worth nothing at another",
)
