"""The settings of the server, declared once for the command line, the environment and the file."""

import os
import re
import socket
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.http.addresses import Networks

_PROGRAM: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")
LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("auto", "json", "text")
MAY_BE_ZERO: Final = frozenset({"port", "bot_pause", "notice_seconds"})
NETWORK, STORAGE, PEOPLE, NOTICES = "Network", "Storage", "People", "Turn notices"
BOTS, OPERATION = "Bots", "Operation"
# The ways in which players can be told of their turns.
NOTICE_WAYS: Final = frozenset({"push", "webhook"})


class BadSettingError(MiskatonicError):
    """A setting with an invalid value."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - comes with the server extra only

    return f"sqlite:///{user_data_path('miskatonic') / 'house.db'}"


def default_file() -> Path:
    """server.toml in the user's configuration folder."""
    from platformdirs import user_config_path  # noqa: PLC0415 - as above

    return user_config_path("miskatonic") / "server.toml"


def default_workers() -> int:
    """All cores but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def _setting(panel: str, metavar: str, about: str, default: Any, instead: str | None = None) -> Any:  # noqa: ANN401
    """A setting; `instead` describes the default in words."""
    metadata = {"panel": panel, "metavar": metavar, "about": about, "instead": instead}
    if callable(default):
        return field(default_factory=default, metadata={**metadata, "instead": default.__doc__})
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one node."""

    host: str = _setting(NETWORK, "ADDRESS", "Address to listen on.", "127.0.0.1")
    port: int = _setting(NETWORK, "N", "Port to listen on.", 1926)
    processes: int = _setting(
        NETWORK, "N", "Processes that serve tables; more than one use more than one core.", 1
    )
    public_url: str | None = _setting(
        NETWORK,
        "URL",
        "The URL that browsers use; with https, cookies are secure.",
        None,
        "as they ask",
    )
    proxies: str | None = _setting(
        NETWORK, "ADDRESSES", "Trusted proxies: their X-Forwarded-For is used.", None, "none"
    )
    channels: str = _setting(
        NETWORK, "URL", "The channel between several nodes: memory, redis://..., postgresql://...", "memory"
    )
    database: str = _setting(
        STORAGE, "URL", "Where matches are stored: sqlite:///file, postgresql://...", default_database
    )
    connections: int = _setting(STORAGE, "N", "Most connections to PostgreSQL.", 8)
    secret: str | None = _setting(
        PEOPLE, "TEXT", "The key that signs session cookies.", None, "a random key, stored in the database"
    )
    admin_token: str | None = _setting(
        PEOPLE,
        "TEXT",
        "The bearer token for /api/admin and /metrics.",
        None,
        "no admin, metrics on private networks only",
    )
    requests_per_second: float = _setting(PEOPLE, "N", "Most requests a second from one address.", 20.0)
    messages_per_second: float = _setting(PEOPLE, "N", "Most messages a second on one socket.", 20.0)
    sockets_per_address: int = _setting(PEOPLE, "N", "Most sockets from one address.", 64)
    connections_per_address: int = _setting(PEOPLE, "N", "Most connections from one address.", 256)
    request_seconds: float = _setting(
        PEOPLE, "N", "A client that takes longer to send a request, or to read an answer, is cut off.", 20.0
    )
    chat_per_minute: float = _setting(PEOPLE, "N", "Most lines of chat a minute of one player.", 20.0)
    table_chat_per_minute: float = _setting(
        PEOPLE, "N", "Most lines of chat a minute of all spectators of a table.", 60.0
    )
    open_tables: int = _setting(PEOPLE, "N", "Most tables of one player that wait to be started.", 20)
    running_tables: int = _setting(PEOPLE, "N", "Most running matches at tables of one player.", 50)
    grace_seconds: float = _setting(
        PEOPLE, "N", "In cooperative matches, seats of people away for so long may go to a bot.", 120.0
    )
    shortest_clock: float = _setting(PEOPLE, "N", "Fewest seconds that a table may allow for a turn.", 60.0)
    body_bytes: int = _setting(PEOPLE, "N", "Largest request body.", 16_384)
    message_bytes: int = _setting(PEOPLE, "N", "Largest message on a socket.", 4_096)
    notices: str = _setting(
        NOTICES,
        "WAYS",
        "How absent players are told of their turns: push,webhook or one of them; none.",
        "push,webhook",
    )
    notice_seconds: float = _setting(
        NOTICES, "N", "A player who has been away for so many seconds is told.", 60.0
    )
    notices_per_hour: int = _setting(NOTICES, "N", "Most notices to one player in an hour.", 60)
    notice_hosts: str | None = _setting(
        NOTICES,
        "HOSTS",
        "Hosts of webhooks and push services whose address may be private, and which may use http.",
        None,
        "none",
    )
    push_contact: str | None = _setting(
        NOTICES,
        "URL",
        "Where push services can reach the operator: mailto:... or https://...",
        None,
        "the public URL",
    )
    workers: int = _setting(BOTS, "N", "Worker processes for bots.", default_workers)
    think_seconds: float = _setting(BOTS, "N", "A bot that computes for longer is interrupted.", 10.0)
    guest_thinking: float = _setting(
        BOTS, "N", "Seconds a minute for which bots at the tables of one player, and hints, may search.", 30.0
    )
    table_thinking: float = _setting(
        BOTS, "N", "Seconds a minute for which the bots of one table may search.", 20.0
    )
    bot_wait: float = _setting(
        BOTS, "N", "When many wait, searches are shortened so that nobody waits for much longer.", 2.0
    )
    bot_sleep: float = _setting(
        BOTS, "N", "Bots sleep when nobody has looked at their match for so many seconds.", 600.0
    )
    bot_pause: float = _setting(BOTS, "N", "Shortest time for a move of a bot that somebody watches.", 0.4)
    stand_in: str = _setting(BOTS, "BOT", "The bot that plays for people who leave.", "greedy")
    programs: str | None = _setting(
        BOTS,
        "NAMES",
        "Programs that people may choose as bots (docs/write-a-bot.md): oracle=./oracle; sage=node sage.js",
        None,
        "none",
    )
    adviser: str = _setting(BOTS, "BOT", "The bot that gives hints.", "search:500ms")
    waiting_days: float = _setting(
        OPERATION, "N", "A table that waits is removed when nobody has looked for so many days.", 30.0
    )
    live_days: float = _setting(
        OPERATION,
        "N",
        "A match with a clock of less than a day ends when nobody has looked for so long.",
        14.0,
    )
    slow_days: float = _setting(
        OPERATION,
        "N",
        "A match by correspondence or without a clock ends when nobody has looked for so long.",
        90.0,
    )
    export_days: float = _setting(
        OPERATION, "N", "A match that has ended like this can be exported for so many days.", 30.0
    )
    finished_days: float = _setting(
        OPERATION, "N", "A finished match is removed when nobody has looked for so many days.", 365.0
    )
    idle_seconds: float = _setting(
        OPERATION, "N", "A match that nobody looks at is dropped from memory after so many seconds.", 300.0
    )
    sweep_seconds: float = _setting(OPERATION, "N", "Seconds between checks for what was missed.", 5.0)
    shutdown_seconds: int = _setting(OPERATION, "N", "Seconds that open requests may take at shutdown.", 10)
    log_level: str = _setting(OPERATION, "LEVEL", "debug, info, warning or error.", "info")
    log_format: str = _setting(OPERATION, "FORMAT", "json, text, or auto: text on a terminal.", "auto")

    def __post_init__(self) -> None:
        for name in ("log_level", "log_format"):
            known = LEVELS if name == "log_level" else FORMATS
            if getattr(self, name) not in known:
                raise BadSettingError(f"{_flag(name)} is one of: {', '.join(known)}")
        if self.processes > 1 and not hasattr(socket, "send_fds"):
            raise BadSettingError("--processes: this system can have only one")
        try:
            Networks(self.proxies or "")
        except ValueError as error:
            raise BadSettingError(f"--proxies: {error}") from error
        if not self.notice_ways <= NOTICE_WAYS:
            raise BadSettingError("--notices is one of: push,webhook; push; webhook; none")
        from miskatonic.bots.roster import ROSTER, make_bot  # noqa: PLC0415 - so that --help loads no games
        from miskatonic.bots.search import SearchBot  # noqa: PLC0415 - as above

        for name in ("stand_in", "adviser"):
            bot = make_bot(getattr(self, name))
            if isinstance(bot, SearchBot) and bot.processes > 1:
                raise BadSettingError(
                    f"{_flag(name)}: a search has one process, since tables share the workers"
                )
        for name, command in self.bot_programs.items():
            if not _PROGRAM.fullmatch(name) or name in ROSTER:
                raise BadSettingError(f"--programs: '{name}' is not a name for a bot; write oracle=./oracle")
            make_bot(command)
        for setting in fields(self):
            value = getattr(self, setting.name)
            if isinstance(value, int | float) and (
                value < 0 or (value == 0 and setting.name not in MAY_BE_ZERO)
            ):
                raise BadSettingError(f"{_flag(setting.name)} cannot be {value}")

    @property
    def bot_programs(self) -> dict[str, str]:
        """The bots that are programs: what people call them, and the name of the bot that runs them.

        Half of the limit is left for starting a worker on a busy machine.
        """
        milliseconds = int(self.think_seconds * 500)
        pairs = (each.partition("=") for each in (self.programs or "").split(";") if each.strip())
        return {name.strip(): f"external:{milliseconds}ms:{command.strip()}" for name, _, command in pairs}

    @property
    def notice_ways(self) -> frozenset[str]:
        """The ways in which players are told of their turns."""
        return frozenset() if self.notices == "none" else frozenset(self.notices.replace(" ", "").split(","))


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")
