"""Everything an operator can decide, declared once: the command line, the environment and a file follow."""

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from miskatonic.kernel.errors import MiskatonicError

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("auto", "json", "text")
MAY_BE_ZERO: Final = frozenset({"port", "bot_pause"})
NETWORK, STORAGE, PEOPLE, BOTS, OPERATION = "Network", "Storage", "People", "Bots", "Operation"


class BadSettingError(MiskatonicError):
    """A setting with a value that it cannot have."""


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
    """A setting; `instead` says in words what happens when nothing is chosen."""
    metadata = {"panel": panel, "metavar": metavar, "about": about, "instead": instead}
    if callable(default):
        return field(default_factory=default, metadata={**metadata, "instead": default.__doc__})
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How one node of the house is run."""

    host: str = _setting(NETWORK, "ADDRESS", "Address to listen on.", "127.0.0.1")
    port: int = _setting(NETWORK, "N", "Port to listen on.", 1926)
    public_url: str | None = _setting(
        NETWORK, "URL", "How browsers reach this house; with https, cookies are secure.", None, "as they ask"
    )
    proxies: str | None = _setting(
        NETWORK, "ADDRESSES", "Proxies whose word on a client's address counts.", None, "none"
    )
    channels: str = _setting(
        NETWORK, "URL", "What connects several nodes: memory, redis://..., postgresql://...", "memory"
    )
    database: str = _setting(
        STORAGE, "URL", "Where matches are kept: sqlite:///file, postgresql://...", default_database
    )
    connections: int = _setting(STORAGE, "N", "Connections to PostgreSQL.", 8)
    secret: str | None = _setting(
        PEOPLE, "TEXT", "Signs the cookies of guests.", None, "drawn once and kept in the database"
    )
    admin_token: str | None = _setting(
        PEOPLE, "TEXT", "Opens /api/admin, and closes /metrics to others.", None, "no admin"
    )
    requests_per_second: float = _setting(PEOPLE, "N", "Requests from one address.", 20.0)
    messages_per_second: float = _setting(PEOPLE, "N", "Messages through one socket.", 20.0)
    sockets_per_address: int = _setting(PEOPLE, "N", "Sockets from one address.", 64)
    open_tables: int = _setting(PEOPLE, "N", "Tables of one player that wait to be started.", 20)
    body_bytes: int = _setting(PEOPLE, "N", "Longest request.", 16_384)
    message_bytes: int = _setting(PEOPLE, "N", "Longest message through a socket.", 4_096)
    workers: int = _setting(BOTS, "N", "Processes in which bots think.", default_workers)
    think_seconds: float = _setting(BOTS, "N", "After this a thinking bot is interrupted.", 10.0)
    bot_pause: float = _setting(BOTS, "N", "Seconds that a bot takes at least when it is watched.", 0.4)
    stand_in: str = _setting(BOTS, "BOT", "The bot that plays on for people who leave.", "greedy")
    adviser: str = _setting(BOTS, "BOT", "The bot that gives hints.", "search:500ms")
    waiting_days: float = _setting(
        OPERATION, "N", "A table that nobody has started is removed after this.", 30.0
    )
    idle_seconds: float = _setting(
        OPERATION, "N", "A match that nobody looks at leaves the memory after this.", 300.0
    )
    sweep_seconds: float = _setting(OPERATION, "N", "How often lost notices are made up for.", 5.0)
    shutdown_seconds: int = _setting(OPERATION, "N", "How long open requests may take to finish.", 10)
    log_level: str = _setting(OPERATION, "LEVEL", "debug, info, warning or error.", "info")
    log_format: str = _setting(OPERATION, "FORMAT", "json, text, or auto: text on a terminal.", "auto")

    def __post_init__(self) -> None:
        for name in ("log_level", "log_format"):
            known = LEVELS if name == "log_level" else FORMATS
            if getattr(self, name) not in known:
                raise BadSettingError(f"{_flag(name)} is one of: {', '.join(known)}")
        from miskatonic.bots.roster import make_bot  # noqa: PLC0415 - so that --help loads no games

        for name in ("stand_in", "adviser"):
            make_bot(getattr(self, name))
        for setting in fields(self):
            value = getattr(self, setting.name)
            if isinstance(value, int | float) and (
                value < 0 or (value == 0 and setting.name not in MAY_BE_ZERO)
            ):
                raise BadSettingError(f"{_flag(setting.name)} cannot be {value}")


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")
