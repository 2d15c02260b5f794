"""Claims the turns of absent players for this node: one notice for a turn, to each address of the player."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from msgspec import to_builtins
from sqlalchemy import Connection

from miskatonic.server.notices.messages import turn_content
from miskatonic.server.notices.turns import is_wanted, waited_for
from miskatonic.server.storage import (
    deliveries,
    matches,
    notice_allowances,
    push_subscriptions,
    seats,
    turn_notices,
    webhooks,
)
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import DeliveryRow, MatchRow, SeatRow
from miskatonic.server.storage.turn_notices import Turn
from miskatonic.server.tokens import new_id


class TurnClaims:
    """Turns that are due become deliveries, in one transaction."""

    def __init__(self, ways: frozenset[str], *, away_ms: int, per_hour: int) -> None:
        self.away_ms = away_ms
        self._ways = ways
        self._per_hour = per_hour

    def claim(self, connection: Connection, turns: Sequence[Turn], at: int) -> int:
        """Claim turns; how many notices were withheld because their owner has had too many in this hour."""
        at_tables = seats.of_matches(connection, [turn.match for turn in turns])
        withheld = 0
        for match_id in dict.fromkeys(turn.match for turn in turns):
            try:
                row = matches.find(connection, match_id)
            except NotFoundError:
                continue
            of_match = [turn for turn in turns if turn.match == match_id]
            for asked in self._claimed(connection, row, at_tables[match_id], of_match, at):
                withheld += self._write(connection, row, asked, at)
        return withheld

    def _claimed(
        self, connection: Connection, row: MatchRow, at_table: list[SeatRow], turns: Sequence[Turn], at: int
    ) -> Iterable[list[SeatRow]]:
        """The seats whose turns were claimed, those of each player together."""
        waited = waited_for(row, at_table)
        claimed: dict[str | None, list[SeatRow]] = {}
        for turn in turns:
            player = at_table[turn.seat].player
            seen = max((seat.seen or 0 for seat in at_table if seat.player == player), default=0)
            if turn.seat not in waited:
                turn_notices.follow(connection, row.id, waited, at)
            elif seen > at - self.away_ms:
                turn_notices.put_off(connection, [turn], seen)
            elif turn_notices.claim(connection, turn):
                claimed.setdefault(player, []).append(at_table[turn.seat])
        return claimed.values()

    def _write(self, connection: Connection, row: MatchRow, asked: list[SeatRow], at: int) -> int:
        """Write a delivery to each address; how many owners of addresses have had too many notices."""
        content = to_builtins(turn_content(row, asked, at))
        allowed: dict[str, bool] = {}
        for delivery in self._deliveries(connection, row, asked[0]):
            if delivery.player not in allowed:
                allowed[delivery.player] = notice_allowances.take(
                    connection, delivery.player, at, self._per_hour
                )
            if allowed[delivery.player]:
                deliveries.add(connection, replace(delivery, content=content, due=at))
        return list(allowed.values()).count(False)

    def _deliveries(self, connection: Connection, row: MatchRow, seat: SeatRow) -> Iterator[DeliveryRow]:
        """A delivery to each address at which one should hear of the turn of a seat."""

        def to(player: str, *, subscription: str | None = None, webhook: str | None = None) -> DeliveryRow:
            return DeliveryRow(new_id(), player, {}, 0, row.id, seat.number, subscription, webhook)

        player = seat.player or ""
        if "push" in self._ways and is_wanted(row, seat):
            for browser in push_subscriptions.of_player(connection, player):
                yield to(player, subscription=browser.id)
        if "webhook" in self._ways:
            for webhook_id in (player, row.id) if is_wanted(row, seat) else (row.id,):
                webhook = webhooks.find(connection, webhook_id)
                if webhook is not None and not webhook.stopped:
                    yield to(webhook.player, webhook=webhook.id)
