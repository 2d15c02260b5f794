"""Turn notices in the database: who claims a turn, and to whom its deliveries go."""

from dataclasses import replace

import pytest
from sqlalchemy import Connection, select

from miskatonic.server.notices.claims import TurnClaims
from miskatonic.server.notices.turns import choose, follow_turns
from miskatonic.server.settings import NOTICE_WAYS
from miskatonic.server.storage import (
    deliveries,
    matches,
    notice_allowances,
    players,
    push_subscriptions,
    seats,
    shared_values,
    turn_notices,
    webhooks,
)
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.rows import MatchState, PushSubscriptionRow, WebhookRow
from miskatonic.server.storage.schema import TURN_NOTICE
from tests.storage.sample_rows import ADA, BEN, MATCH, SEATS

DAY = 24 * 3600
MINUTE_MS = 60_000
NOW = 10 * MINUTE_MS
CLAIMS = TurnClaims(NOTICE_WAYS, away_ms=MINUTE_MS, per_hour=100)
RUNNING = replace(MATCH, state=MatchState.RUNNING, clock=3 * DAY, asked=[0, 1, 2])
# Ada has two seats, and a bot plays the third one of hers.
AT_TABLE = [
    SEATS[0],
    replace(SEATS[1], player="ada", name="Bo", open=False),
    replace(SEATS[2], player="ada", name="Cy"),
]
BROWSER = PushSubscriptionRow("b1", "ada", "https://push.example.org", "p", "a", 1)
HOOK = WebhookRow("ada", "ada", None, "https://hooks.example.org", "s", 1)


@pytest.fixture
def laid(database: Database) -> Database:
    """A match in which Ada is asked at two seats."""

    def lay(connection: Connection) -> None:
        for player in (ADA, BEN):
            players.create(connection, player)
        matches.create(connection, RUNNING, AT_TABLE)
        follow_turns(connection, RUNNING, AT_TABLE, 0)
        push_subscriptions.put(connection, BROWSER, 10)
        webhooks.put(connection, HOOK)
        webhooks.put(connection, replace(HOOK, id="m1", player="ben", match="m1"))

    with database.engine.begin() as connection:
        lay(connection)
    return database


def claim(connection: Connection, claims: TurnClaims = CLAIMS, at: int = NOW) -> int:
    due = turn_notices.waiting(connection, at - MINUTE_MS, 10)
    return claims.claim(connection, due, at)


def test_somebody_with_two_seats_gets_one_notice_at_each_address(laid: Database) -> None:
    with laid.engine.begin() as connection:
        assert [turn.seat for turn in turn_notices.waiting(connection, NOW, 10)] == [0, 1]
        claim(connection)
        found = deliveries.due(connection, NOW, 10)
        assert {(row.player, row.subscription, row.webhook) for row in found} == {
            ("ada", "b1", None),
            ("ada", None, "ada"),
            ("ben", None, "m1"),
        }
        for row in found:
            assert row.content["seats"] == [{"number": 0, "name": "Ada"}, {"number": 1, "name": "Bo"}]
        claim(connection)
        assert len(deliveries.due(connection, NOW, 10)) == 3


def test_a_turn_is_claimed_once_whatever_a_second_node_has_read(laid: Database) -> None:
    with laid.engine.begin() as connection:
        due = turn_notices.waiting(connection, NOW, 10)
    for _ in range(2):
        with laid.engine.begin() as connection:
            CLAIMS.claim(connection, due, NOW)
            assert len(deliveries.due(connection, NOW, 10)) == 3


def test_a_delivery_is_leased_once_whatever_a_second_node_has_read(laid: Database) -> None:
    with laid.engine.begin() as connection:
        claim(connection)
        waits = deliveries.due(connection, NOW, 1)[0]
        assert deliveries.lease(connection, waits, NOW + 1)
        assert not deliveries.lease(connection, waits, NOW + 2)


def test_of_two_nodes_at_the_same_moment_one_sets_a_shared_value(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = shared_values.get
    with database.engine.begin() as connection:
        shared_values.get_or_set(connection, "key", "first")
        # The second node has looked before the first one has set it.
        answers = iter((None, "first"))
        monkeypatch.setattr(shared_values, "get", lambda *_: next(answers))
        assert shared_values.get_or_set(connection, "key", "second") == "first"
        assert find(connection, "key") == "first"


def test_who_was_seen_a_moment_ago_is_told_later(laid: Database) -> None:
    with laid.engine.begin() as connection:
        # One seat is enough: a person at several seats looks from one at a time.
        seats.see(connection, "m1", [1], NOW - 10)
        claim(connection)
        assert deliveries.due(connection, NOW, 10) == []
        assert [turn.since for turn in turn_notices.waiting(connection, NOW, 10)] == [NOW - 10] * 2
        claim(connection, at=NOW + MINUTE_MS)
        assert deliveries.due(connection, NOW + MINUTE_MS, 10)


def test_a_turn_ends_with_everything_that_is_on_its_way(laid: Database) -> None:
    with laid.engine.begin() as connection:
        claim(connection)
        follow_turns(connection, replace(RUNNING, asked=[1]), AT_TABLE, NOW)
        assert list(connection.execute(select(TURN_NOTICE.c.seat)).scalars()) == [1]
        assert deliveries.due(connection, NOW, 10) == []


def test_a_turn_that_nobody_has_to_take_is_dropped(laid: Database) -> None:
    with laid.engine.begin() as connection:
        for number in (0, 1):
            seats.set_bot(connection, "m1", number, "greedy")
        claim(connection)
        assert turn_notices.waiting(connection, NOW, 10) == []
        assert deliveries.due(connection, NOW, 10) == []


def test_a_table_that_is_gone_takes_its_notices_along(laid: Database) -> None:
    with laid.engine.begin() as connection:
        due = turn_notices.waiting(connection, NOW, 10)
        matches.remove(connection, "m1")
        assert CLAIMS.claim(connection, due, NOW) == 0
        assert webhooks.find(connection, "m1") is None
        assert webhooks.find(connection, "ada") == HOOK


def test_stopped_webhooks_and_ways_that_are_off_get_nothing(laid: Database) -> None:
    with laid.engine.begin() as connection:
        webhooks.set_stopped(connection, "ada", stopped=True)
        claim(connection, TurnClaims(frozenset({"webhook"}), away_ms=MINUTE_MS, per_hour=100))
        assert [row.webhook for row in deliveries.due(connection, NOW, 10)] == ["m1"]


def test_what_is_withheld_is_counted(laid: Database) -> None:
    with laid.engine.begin() as connection:
        assert notice_allowances.take(connection, "ada", NOW, 1)
        assert claim(connection, TurnClaims(NOTICE_WAYS, away_ms=MINUTE_MS, per_hour=1)) == 1
        assert [row.player for row in deliveries.due(connection, NOW, 10)] == ["ben"]


def test_busy_players_wait_and_others_do_not(laid: Database) -> None:
    with laid.engine.begin() as connection:
        claim(connection)
        assert [row.player for row in deliveries.due(connection, NOW, 10, ["ada"])] == ["ben"]


def test_where_nobody_wants_to_be_told_nothing_is_written(laid: Database) -> None:
    live = replace(RUNNING, id="m2", clock=60)
    at_table = [replace(seat, match="m2") for seat in AT_TABLE]
    with laid.engine.begin() as connection:
        matches.create(connection, live, at_table)
        follow_turns(connection, live, at_table, 0)
        found = select(TURN_NOTICE.c.seat).where(TURN_NOTICE.c.match == "m2").order_by(TURN_NOTICE.c.seat)
        assert list(connection.execute(found).scalars()) == []
        choose(connection, "m2", "ada", NOW, wanted=True)
        assert list(connection.execute(found).scalars()) == [0, 1]
        choose(connection, "m2", "ada", NOW, wanted=False)
        assert list(connection.execute(found).scalars()) == []
