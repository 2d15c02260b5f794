"""Views of games, tables and seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from miskatonic.games.departures import Departure
from miskatonic.server.storage.rows import ChatRow, MatchRow, SeatRow
from miskatonic.server.terms import departures_of, is_solo


class OptionView(Struct):
    """A table option of a game; with `many`, the value is a list separated by commas."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    many: bool


class DepartureView(Struct):
    """A difference from the printed game: the message `departs-<key>` and its arguments."""

    key: str
    args: Mapping[str, str | int]


class DeparturesView(Struct):
    """How each variant, and each value of an option by itself, departs from the printed game."""

    variants: dict[str, list[DepartureView]]
    options: dict[str, dict[str, list[DepartureView]]]


class VariantText(Struct):
    """A way to play in words."""

    name: str
    about: str


class GameText(Struct):
    """What a list of games says of one of them. The book of the game has all other texts."""

    title: str
    pitch: str
    length: str
    complexity: str
    variants: dict[str, VariantText]


class GameView(Struct):
    """A game that can be played here."""

    key: str
    text: GameText
    seats: list[int]
    cooperative: bool
    rules_version: str
    options: list[OptionView]
    # Ways to play, each with the options it sets.
    variants: dict[str, dict[str, str]]
    # Options by which one person plays all seats of a table; empty if the game has none.
    solo: dict[str, str]
    # The variant for a first game; empty if it is the standard game.
    newcomer: str
    departures: DeparturesView


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
    # One person plays all seats: no bots, and nobody else can sit down.
    solo: bool
    # How the table departs from the printed game.
    departures: list[DepartureView]
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
        solo=is_solo(row),
        departures=departure_views(departures_of(row, len(seats))),
        invite=row.invite if is_member else None,
    )


def departure_views(departures: Sequence[Departure]) -> list[DepartureView]:
    return [DepartureView(departure.key, departure.args) for departure in departures]


def chat_view(line: ChatRow) -> ChatView:
    return ChatView(line.number, line.player, line.name, line.seat, line.text, line.at)
