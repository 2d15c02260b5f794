"""The tables of the database. Times are milliseconds since 1970; ids are random."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
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


def _player_key(*, primary: bool = False) -> Column[str]:
    owner = ForeignKey("player.id", ondelete="CASCADE")
    return Column("player", String(24), owner, primary_key=primary, nullable=False)


def _reliability() -> tuple[Column[int], Column[str | None], Column[int | None]]:
    """How well an address for notices works."""
    return (
        # Notices in a row that could not be delivered.
        Column("failures", Integer, nullable=False),
        # Why the last try failed; null: it did not.
        Column("problem", String(40)),
        Column("tried", BigInteger),
    )


# The name in the database is older than the name here.
SHARED_VALUE = Table(
    "house",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="what all nodes of one house share, such as the key that signs cookies",
)

LEASE = Table(
    "lease",
    METADATA,
    Column("node", String(24), primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

PLAYER = Table(
    "player",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

SESSION = Table(
    "session",
    METADATA,
    # Of the token in the cookie: whoever reads the database cannot sign in with it.
    Column("digest", String(64), primary_key=True),
    Column("player", String(24), ForeignKey("player.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    # When it was last used, to the hour.
    Column("seen", BigInteger, nullable=False),
    Index("ix_session_player_seen", "player", "seen"),
    Index("ix_session_seen", "seen"),
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
    # A secret: it decides the opening of the match.
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
    # The node that wrote the last line, or has taken over from one that died: it computes the moves of bots.
    Column("node", String(24)),
    # The build that could not load the match, and does not try again to let its bots move.
    Column("refused_by", String(16)),
    Column("outcome", JSON),
    # Seconds that a seat has for a turn; null: as long as it likes.
    Column("clock", Integer),
    # When the clock of each seat that is asked runs out, and the first of these times.
    Column("deadlines", JSON, nullable=False),
    Column("deadline", BigInteger),
    # When the table ends or is removed, unless somebody looks at it before; null: not yet known.
    Column("expires", BigInteger),
    # Why a match has ended without a result; null: it has not.
    Column("ended", String(12)),
    # May players ask for hints? Null: as the kind of the match suggests.
    Column("hints", Boolean),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_match_state_updated", "state", "updated"),
    Index("ix_match_deadline", "deadline"),
    Index("ix_match_expires", "expires"),
    Index("ix_match_host_state", "host", "state"),
    Index("ix_match_public_state_updated", "public", "state", "updated"),
    Index("ix_match_updated", "updated"),
    Index(
        "ix_match_bot_turn",
        "updated",
        sqlite_where=text("bot_turn = 1"),
        postgresql_where=text("bot_turn"),
    ),
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
    # Does its owner want to be told of a turn? Null: if the clock of the table is one of days.
    Column("notices", Boolean),
    # Its owner plays again once the bot has given the answer that it owes.
    Column("returns", Boolean, nullable=False),
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
    # The seat that gave this seat to a bot, if it was another, or that a bot has promised something.
    Column("given_by", Integer),
    # Decided all chance of the word. Lines of older versions have none: the seed decided everything.
    Column("secret", String(32)),
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

KEYFRAME = Table(
    "keyframe",
    METADATA,
    _match_key(),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

WEIGHED_MOVE = Table(
    "weighed_move",
    METADATA,
    _match_key(),
    # So many words had been said before it.
    Column("step", Integer, primary_key=True, autoincrement=False),
    # Of the position after the move: after an undo, another move has this number.
    Column("digest", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
    comment="analyses of finished matches, a row for each move: a cache, may be emptied at any time",
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

RESTRICTION = Table(
    "restriction",
    METADATA,
    _match_key(),
    Column("player", String(24), ForeignKey("player.id"), primary_key=True),
    # As the host knew this player.
    Column("name", String(80), nullable=False),
    Column("muted", Boolean, nullable=False),
    # Until then the player may not enter; 0: no ban.
    Column("banned_until", BigInteger, nullable=False),
    comment="whom the host of a table has muted, sent away or banned",
)

BAN = Table(
    "ban",
    METADATA,
    Column("id", String(24), primary_key=True),
    # Who is kept out: a player, or everybody at an address. One of the two is null.
    Column("player", String(24), ForeignKey("player.id")),
    Column("network", String(64)),
    # The name of the player at that time.
    Column("name", String(80)),
    Column("reason", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Null: for good.
    Column("until", BigInteger),
    comment="whom the operator keeps out",
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

TURN_NOTICE = Table(
    "turn_notice",
    METADATA,
    _match_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Since when the seat is asked and its owner away; null: the notice has been sent.
    Column("since", BigInteger),
    Index("ix_turn_notice_since", "since"),
    comment="the turns of people who may have to be told of them",
)


PUSH_SUBSCRIPTION = Table(
    "push_subscription",
    METADATA,
    # A digest of the endpoint.
    Column("id", String(64), primary_key=True),
    _player_key(),
    Column("endpoint", Text, nullable=False),
    # The public key and the secret of the browser (RFC 8291).
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    *_reliability(),
    Index("ix_push_subscription_player", "player"),
)

WEBHOOK = Table(
    "webhook",
    METADATA,
    # Of the match or the player that it is for.
    Column("id", String(24), primary_key=True),
    _player_key(),
    # It is told of all turns at this table; null: of the turns of the player, at any table.
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE")),
    Column("url", Text, nullable=False),
    # Signs what is sent, so it cannot be stored as a digest.
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    # It has failed too often.
    Column("stopped", Boolean, nullable=False),
    *_reliability(),
    Index("ix_webhook_player", "player"),
    Index("ix_webhook_match", "match"),
)

NOTICE_DELIVERY = Table(
    "notice_delivery",
    METADATA,
    Column("id", String(24), primary_key=True),
    # The turn that it is about; null: it is a test. When the turn is over, it goes.
    Column("match", String(24)),
    Column("seat", Integer),
    # Where it goes: one of these two, which belongs to the player.
    Column("player", String(24), nullable=False),
    Column("subscription", String(64), ForeignKey("push_subscription.id", ondelete="CASCADE")),
    Column("webhook", String(24), ForeignKey("webhook.id", ondelete="CASCADE")),
    Column("content", JSON, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["turn_notice.match", "turn_notice.seat"], ondelete="CASCADE"),
    Index("ix_notice_delivery_match_seat", "match", "seat"),
    Index("ix_notice_delivery_subscription", "subscription"),
    Index("ix_notice_delivery_webhook", "webhook"),
    Index("ix_notice_delivery_due", "due"),
    comment="notices that have not been delivered yet",
)

NOTICE_ALLOWANCE = Table(
    "notice_allowance",
    METADATA,
    _player_key(primary=True),
    # So many notices were sent to this player since then.
    Column("since", BigInteger, nullable=False),
    Column("sent", Integer, nullable=False),
)

REGION = Table(
    "region",
    METADATA,
    Column("id", String(24), primary_key=True),
    # Counts the words that passed between its tables: of two nodes that say one at once, only one succeeds.
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

REGION_TABLE = Table(
    "region_table",
    METADATA,
    _match_key(),
    Column("region", String(24), ForeignKey("region.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Index("ix_region_table_region", "region"),
)
