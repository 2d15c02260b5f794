"""Views of games, tables and seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from miskatonic.games.departures import Departure
from miskatonic.server.rooms.audience import Presence
from miskatonic.server.storage.rows import ChatRow, MatchRow, MatchState, SeatRow
from miskatonic.server.terms import (
    departures_of,
    giving_of,
    has_hints,
    is_in_region,
    is_solo,
    why_other_rules,
)
from miskatonic.server.tokens import now
from miskatonic.server.workers.thinking_time import Thinking


class AdviceView(Struct):
    """More than `most` of these values are better not used at once, unless another is: `advice-<name>`."""

    name: str
    values: tuple[str, ...]
    most: int
    unless: str


class OptionView(Struct):
    """A table option of a game; with `many`, the value is a list separated by commas."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    many: bool
    # How much harder each value makes the game, and the least and the most that a usual game sums up to.
    weights: Mapping[str, int]
    usual: tuple[int, int] | None
    # Values that are better not combined.
    advice: list[AdviceView]
    # Numbers of seats with a value, where they are not those of the game.
    seats: dict[str, list[int]]


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
    # Options by which a region of several tables is opened; empty if the game has none.
    region: dict[str, str]
    # The variant for a first game; empty if it is the standard game.
    newcomer: str
    # Can sessions follow each other, so that a table may begin with a campaign file?
    campaign: bool
    departures: DeparturesView


class CatalogueView(Struct):
    """The games and the bots of this server, and what it allows."""

    games: list[GameView]
    bots: dict[str, str]
    # Seconds after which the seat of somebody who is away may be given to a bot.
    grace: float


class PlayerView(Struct):
    """A player."""

    id: str
    name: str


class DeviceCodeView(Struct):
    """A code with which this player signs in on another device, once, within so many seconds."""

    code: str
    seconds: int


class SeatView(Struct):
    """A seat: who owns it, which bot plays it at present, and whether anybody may take it."""

    number: int
    name: str
    player: str | None
    bot: str | None
    open: bool
    resigned: bool
    # Its owner has the table in view, or asks for it by requests.
    here: bool = False
    # For how many milliseconds its owner has been away; null: is here, or was never seen.
    away: int | None = None
    # How many milliseconds are left on its clock; null: the clock does not run.
    left: int | None = None
    # Its owner plays again once the bot has given the answer that it owes.
    returns: bool = False


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
    # Once a session of a campaign is over: those that can follow, by the names of their texts (`sequel-…`).
    sequels: list[str]
    seq: int
    asked: list[int]
    outcome: dict[str, Any] | None
    created: int
    updated: int
    seats: list[SeatView]
    # One person plays all seats: no bots, and nobody else can sit down.
    solo: bool
    # The table belongs to a region of several tables.
    region: bool
    # How the table departs from the printed game.
    departures: list[DepartureView]
    # Seconds that a seat has for a turn; null: there is no clock.
    clock: int | None
    # When the seat of somebody who is away passes to a bot: `grace`, `clock` or `never`.
    giving: str
    # What time the bots have: `full`, less because the server is `busy`, or less because it is `spent`.
    thinking: str
    # May players ask for hints?
    hints: bool
    invite: str | None = None
    # When the table ends or, if it does not run, is removed, unless somebody looks before; null: not known.
    expires: int | None = None
    # Why the match has ended without a result: `abandoned` or `operator`; null: it has not.
    ended: str | None = None
    # The host has muted the player who looks: what they say is refused.
    muted: bool = False
    # Why the match cannot go on here; null if it can. It can be read, and ended by its players.
    unplayable: str | None = None


class PersonView(Struct):
    """Somebody whom the host of a table may mute, send away or ban: who sits, watches or has talked there."""

    id: str
    name: str
    seats: list[int]
    here: bool
    muted: bool
    banned: bool


class ChatView(Struct):
    """A line of chat."""

    number: int
    player: str
    name: str
    seat: int | None
    text: str
    at: int


def seat_view(seat: SeatRow, row: MatchRow, presence: Presence, at: int) -> SeatView:
    deadline = row.deadlines.get(str(seat.number))
    return SeatView(
        number=seat.number,
        name=seat.name,
        player=seat.player,
        bot=seat.bot,
        open=seat.open,
        resigned=seat.resigned,
        here=seat.number in presence.here,
        away=None if seat.player is None else presence.away.get(seat.number),
        left=None if deadline is None else max(0, deadline - at),
        returns=seat.returns,
    )


def table_view(  # noqa: PLR0913 - a view gathers what several parts of a room know
    row: MatchRow,
    seats: Sequence[SeatRow],
    viewer: str | None,
    presence: Presence | None = None,
    thinking: Thinking = Thinking.FULL,
    *,
    muted: bool = False,
    unplayable: str | None = None,
    sequels: Sequence[str] = (),
) -> TableView:
    """The table as this player may see it."""
    at = now()
    shown = presence or Presence()
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
        sequels=[*sequels],
        seq=row.seq,
        asked=row.asked,
        outcome=row.outcome,
        created=row.created,
        updated=row.updated,
        seats=[seat_view(seat, row, shown, at) for seat in seats],
        solo=is_solo(row),
        region=is_in_region(row),
        departures=departure_views(departures_of(row, len(seats))),
        clock=row.clock,
        giving=giving_of(row),
        thinking=thinking,
        hints=has_hints(row, seats),
        muted=muted,
        expires=row.expires,
        ended=row.ended,
        invite=row.invite if is_member else None,
        # A table that waits is laid again when it starts, by the rules of that day.
        unplayable=unplayable or (None if row.state == MatchState.OPEN else why_other_rules(row)),
    )


def departure_views(departures: Sequence[Departure]) -> list[DepartureView]:
    return [DepartureView(departure.key, departure.args) for departure in departures]


def chat_view(line: ChatRow) -> ChatView:
    return ChatView(line.number, line.player, line.name, line.seat, line.text, line.at)
