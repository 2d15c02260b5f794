"""Views of games, tables and seats."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from miskatonic.server.storage.rows import ChatRow, MatchRow, SeatRow


class OptionView(Struct):
    """A table option of a game; with `many`, the value is a list separated by commas."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    many: bool


class GameView(Struct):
    """A game that can be played here."""

    key: str
    seats: list[int]
    cooperative: bool
    rules_version: str
    options: list[OptionView]
    # Ways to play, each with the options it sets.
    variants: dict[str, dict[str, str]]


class CatalogueView(Struct):
    """The games and the bots of this server."""

    games: list[GameView]
    bots: dict[str, str]


class PlayerView(Struct):
    """A player."""

    id: str
    name: str


class SeatView(Struct):
    """A seat: who owns it, which bot plays it at present, and whether anybody may take it."""

    number: int
    name: str
    player: str | None
    bot: str | None
    open: bool
    resigned: bool
    # Somebody has the table in view from this seat.
    here: bool = False


class TableView(Struct):
    """A table in the lobby or in play. Only its members see `invite`, to pass it on."""

    id: str
    game: str
    rules_version: str
    options: dict[str, str]
    state: str
    public: bool
    watchable: bool
    locked: bool
    host: str
    parent: str | None
    parent_step: int | None
    rematch: str | None
    seq: int
    asked: list[int]
    outcome: dict[str, Any] | None
    created: int
    updated: int
    seats: list[SeatView]
    invite: str | None = None


class ChatView(Struct):
    """A line of chat."""

    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: int


def seat_view(seat: SeatRow, *, here: bool = False) -> SeatView:
    return SeatView(seat.number, seat.name, seat.player, seat.bot, seat.open, seat.resigned, here)


def table_view(
    row: MatchRow, seats: Sequence[SeatRow], viewer: str | None, here: frozenset[int] = frozenset()
) -> TableView:
    """The table as this player may see it."""
    is_member = viewer is not None and (viewer == row.host or any(seat.player == viewer for seat in seats))
    return TableView(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        state=row.state,
        public=row.public,
        watchable=row.watchable,
        locked=row.passphrase is not None,
        host=row.host,
        parent=row.parent,
        parent_step=row.parent_step,
        rematch=row.rematch,
        seq=row.seq,
        asked=row.asked,
        outcome=row.outcome,
        created=row.created,
        updated=row.updated,
        seats=[seat_view(seat, here=seat.number in here) for seat in seats],
        invite=row.invite if is_member else None,
    )


def chat_view(line: ChatRow) -> ChatView:
    return ChatView(line.number, line.player, line.name, line.seat, line.text, line.at)
