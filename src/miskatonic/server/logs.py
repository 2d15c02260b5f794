"""Logging: one JSON object on a line for machines, or coloured lines for people.

Names, paths and messages come from clients. Whoever could put a line break or a terminal's control sequence
into a log could forge its lines, so such characters are escaped before a line is written.
"""

import logging
import re
import sys
from textwrap import indent
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

# Controls, line and paragraph separators, changes of direction, halves of characters.
_UNSAFE: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
LONGEST: Final = 500


def configure_logging(level: str, log_format: str) -> None:
    """Send every log line, also those of libraries, to standard error in one format."""
    is_json = log_format == "json" or (log_format == "auto" and not sys.stderr.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.PositionalArgumentsFormatter(),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    ending = _for_machines() if is_json else _for_people()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=ending))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # The middleware logs requests itself, so these loggers only need to report problems.
    for name in ("uvicorn.access", "alembic", "litestar"):
        logging.getLogger(name).setLevel("WARNING")


def _for_machines() -> list[Processor]:
    return [*_READY, structlog.processors.JSONRenderer(sort_keys=True)]


def _for_people() -> list[Processor]:
    return [*_READY, structlog.dev.ConsoleRenderer()]


def _escape_values(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Escape every text. A traceback keeps its lines; indented, none can pass for a line of the log."""
    for key, value in event.items():
        if key == "exception":
            event[key] = indent("\n".join(map(_escaped, str(value).split("\n"))), "  ")
        elif isinstance(value, str):
            text = value.rstrip("\n")
            event[key] = _escaped(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")
    return event


def _escaped(text: str) -> str:
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


# Prettier tracebacks show local variables, and with them cookies and seeds.
_READY: Final[list[Processor]] = [
    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
    structlog.processors.format_exc_info,
    _escape_values,
]
