"""What a notice says: which game, which table, whose turn. Nothing that happens at the table is in it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from miskatonic.games.registry import all_games
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.terms import texts_of
from miskatonic.server.wire.encoding import encode

TEXTS: Final = Path(__file__).parent / "text" / "en.ftl"

# Chat programs that show the text of a webhook would call people by names like <!channel> or @everyone.
_HARMLESS: Final = str.maketrans("<>@", "()*")


class SeatContent(Struct):
    """A seat that is asked."""

    number: int
    name: str


class NoticeContent(Struct):
    """A notice as it waits in the database. Without a table it is a test."""

    written: int
    table: str | None = None
    game: str = ""
    seats: list[SeatContent] = []


class WebhookBody(Struct):
    """What a webhook is sent."""

    type: str
    # When it became due, as in RFC 3339.
    timestamp: str
    # For programs that show messages to people.
    text: str
    data: "WebhookData | None" = None


class WebhookData(Struct):
    """Whose turn it is, and where."""

    table: str
    url: str
    game: str
    title: str
    seats: list[SeatContent]


class PushPayload(Struct):
    """What the service worker shows (web/src/worker/push.ts)."""

    title: str
    body: str
    url: str


def turn_content(row: MatchRow, seats: Sequence[SeatRow], at: int) -> NoticeContent:
    """It is the turn of these seats."""
    return NoticeContent(at, row.id, row.game, [SeatContent(seat.number, seat.name) for seat in seats])


class Messages:
    """Puts notices into words. The first one of a game parses its texts: call it in a thread."""

    def __init__(self, public_url: str | None) -> None:
        self._public_url = (public_url or "").rstrip("/")

    def push(self, content: NoticeContent) -> bytes:
        """What a browser shows. It knows the site by itself."""
        if content.table is None:
            return encode(PushPayload(_say("test-title"), _say("test-body"), "/"))
        args = _arguments(content)
        return encode(
            PushPayload(_say("turn-title", **args), _say("turn-body", **args), _path(content.table))
        )

    def webhook(self, content: NoticeContent) -> bytes:
        """What a webhook is sent."""
        timestamp = datetime.fromtimestamp(content.written // 1000, UTC).isoformat().replace("+00:00", "Z")
        if content.table is None:
            return encode(WebhookBody("test", timestamp, _say("test-text")))
        url = self._public_url + _path(content.table)
        args = _arguments(content)
        data = WebhookData(content.table, url, content.game, args["game"], content.seats)
        return encode(WebhookBody("turn", timestamp, _say("turn-text", url=url, **args), data))


def _path(table: str) -> str:
    return f"/table/{table}"


def _arguments(content: NoticeContent) -> dict[str, str]:
    return {
        "game": _title(content.game),
        "names": ", ".join(seat.name for seat in content.seats).translate(_HARMLESS),
    }


def _title(game: str) -> str:
    """The title of a game; its key, if it is no longer installed."""
    return texts_of(game).say("game-title") if game in all_games() else game


def _say(key: str, **args: str) -> str:
    bundle = _bundle()
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, args)[0])


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS.read_text(encoding="utf-8")))
    return bundle
