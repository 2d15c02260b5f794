"""Turn notices: an absent player is told once for each turn, and nobody else is."""

from pathlib import Path

import pytest
from sqlalchemy import update

from miskatonic.server.notices import delivery_queue
from miskatonic.server.storage.schema import WEBHOOK
from tests.server.fake_time import FakeTime
from tests.server.guests import Guest, game, wait_for
from tests.server.nodes import RunningNode, run_node
from tests.server.notices.correspondence import (
    AWAY,
    PUBLIC,
    act,
    body_of,
    check_signature,
    is_told,
    letters,
    ms,
    pass_turn,
    set_webhook,
    settings_in,
    since,
    subscribe,
    title_of,
    wait_until_put_off,
    waiting,
    webhook_of,
    whose_turn,
)
from tests.server.notices.receivers import Browser, Receiver, check_vapid, receiver


def test_a_webhook_is_called_once_for_each_turn_and_told_nothing_hidden(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    guests = (ada, ben)
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    secret = set_webhook(guests[seat], f"{inbox.url}/hook?to=me")
    time.pass_seconds(AWAY)
    (first,) = inbox.wait()
    check_signature(first, secret)
    assert first.path == "/hook?to=me"
    assert int(first.headers["webhook-timestamp"]) == time.time_ns() // 10**9
    name, title = ("Ada", "Ben")[seat], title_of(ada, game())
    body = body_of(first)
    assert body == {
        "type": "turn",
        "timestamp": body["timestamp"],
        "text": f"{title}: {name}, it is your turn. /table/{table}",
        "data": {
            "table": table,
            "url": f"/table/{table}",
            "game": game(),
            "title": title,
            "seats": [{"number": seat, "name": name}],
        },
    }
    # Another decision of the same turn is no news.
    assert act(guests, table) == seat
    time.pass_seconds(AWAY)
    pass_turn(guests, table)
    time.pass_seconds(AWAY)
    wait_for(lambda: is_told(node, table, 1 - seat))
    pass_turn(guests, table)
    time.pass_seconds(AWAY)
    second = inbox.wait(2)[1]
    wait_for(lambda: is_told(node, table, seat))
    assert len(inbox.received) == 2
    check_signature(second, secret)
    assert first.headers["webhook-id"] != second.headers["webhook-id"]


def test_a_browser_is_pushed_what_only_it_can_read(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    browsers = [Browser(f"{inbox.url}/push/{number}") for number in range(2)]
    for browser in browsers:
        subscribe(guest, browser)
    key = guest.get("/api/notices")["push_key"]
    time.pass_seconds(AWAY)
    messages = {message.path: message for message in inbox.wait(2)}
    wait_for(lambda: is_told(node, table, seat))
    for number, browser in enumerate(browsers):
        message = messages[f"/push/{number}"]
        shown = browser.show(message)
        assert shown["body"] == f"{('Ada', 'Ben')[seat]}, it is your turn."
        assert shown["url"] == f"/table/{table}"
        assert set(shown) == {"title", "body", "url"}
        claims = check_vapid(message, key, inbox.url)
        assert claims["sub"] == PUBLIC
        assert message.headers["topic"] == table
        assert message.headers["content-encoding"] == "aes128gcm"
    view = guest.get("/api/notices")["browsers"]
    assert [browser["problem"] for browser in view] == [None, None]
    assert all(browser["tried"] for browser in view)


def test_who_has_the_table_in_view_is_not_told_until_they_have_left(
    node: RunningNode, ada: Guest, ben: Guest, eve: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    set_webhook(guest, inbox.url)
    with guest.socket(table, seat) as socket:
        socket.state()
        for _ in range(3):
            time.pass_seconds(AWAY)
            wait_for(lambda: since(node, table, seat) == ms(time))
    assert not inbox.received
    # Whoever asks for a table is there; Eve has no seat at it.
    wait_for(lambda: not eve.get(f"/api/tables/{table}")["seats"][seat]["here"])
    time.pass_seconds(AWAY)
    inbox.wait()


def test_who_polls_is_here(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    set_webhook(guest, inbox.url)
    time.pass_seconds(AWAY - 11)
    guest.state(table, seat)
    polled = ms(time)
    time.pass_seconds(11)
    wait_for(lambda: since(node, table, seat) == polled)
    assert not inbox.received
    time.pass_seconds(AWAY)
    inbox.wait()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_unsubscribed_is_forgotten(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver, status: int
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    subscribe(guest, Browser(inbox.url))
    inbox.statuses = [status]
    time.pass_seconds(AWAY)
    wait_for(lambda: guest.get("/api/notices")["browsers"] == [])
    assert is_told(node, table, seat)
    assert len(inbox.received) == 1


def test_a_notice_that_fails_is_sent_again_after_growing_pauses_with_the_same_id(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    secret = set_webhook(guest, inbox.url)
    inbox.statuses = [500, 429, 503]
    time.pass_seconds(AWAY)
    for count, pause in enumerate(delivery_queue.PAUSES_SECONDS[:3], start=1):
        inbox.wait(count)
        wait_until_put_off(node, ms(time) + pause * 1000)
        assert webhook_of(guest)["problem"] == f"answer-{(500, 429, 503)[count - 1]}"
        time.pass_seconds(pause)
    messages = inbox.wait(4)
    wait_for(lambda: is_told(node, table, seat))
    assert webhook_of(guest)["problem"] is None
    assert len({message.headers["webhook-id"] for message in messages}) == 1
    assert len({message.body for message in messages}) == 1
    assert len({message.headers["webhook-timestamp"] for message in messages}) == 4
    for message in messages:
        check_signature(message, secret)


def test_a_notice_is_given_up_after_the_last_try(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    set_webhook(guest, inbox.url)
    inbox.statuses = [500] * 9
    time.pass_seconds(AWAY)
    for count, pause in enumerate(delivery_queue.PAUSES_SECONDS, start=1):
        inbox.wait(count)
        wait_until_put_off(node, ms(time) + pause * 1000)
        time.pass_seconds(pause)
    wait_for(lambda: not waiting(node))
    assert len(inbox.received) == len(delivery_queue.PAUSES_SECONDS) + 1
    assert not webhook_of(guest)["stopped"]


def test_a_turn_that_is_over_is_not_told_any_more(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    set_webhook((ada, ben)[seat], inbox.url)
    inbox.statuses = [500]
    time.pass_seconds(AWAY)
    inbox.wait()
    wait_for(lambda: bool(waiting(node)))
    pass_turn((ada, ben), table)
    assert waiting(node) == []


def test_a_webhook_stops_after_repeated_failures_and_goes_on_after_a_test(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    guests = (ada, ben)
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = guests[seat]
    set_webhook(guest, inbox.url)
    failures = delivery_queue.MOST_FAILURES - 1
    node.write(lambda c: c.execute(update(WEBHOOK).values(failures=failures)))
    inbox.statuses = [400]
    time.pass_seconds(AWAY)
    wait_for(lambda: webhook_of(guest)["stopped"])
    assert webhook_of(guest)["problem"] == "answer-400"
    pass_turn(guests, table)
    pass_turn(guests, table)
    time.pass_seconds(AWAY)
    wait_for(lambda: is_told(node, table, seat))
    assert len(inbox.received) == 1
    guest.post("/api/notices/webhook/test")
    wait_for(lambda: not webhook_of(guest)["stopped"])
    assert body_of(inbox.received[1])["type"] == "test"
    pass_turn(guests, table)
    pass_turn(guests, table)
    time.pass_seconds(AWAY)
    assert body_of(inbox.wait(3)[2])["type"] == "turn"


def test_of_two_nodes_only_one_sends_and_both_know_who_is_here(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_in(tmp_path)
    with (
        run_node(settings) as one,
        run_node(settings),
        run_node(settings) as other,
        Guest(one.url, "Ada") as ada,
        Guest(one.url, "Ben") as ben,
        Guest(other.url, None) as elsewhere,
        receiver() as inbox,
    ):
        for guest in (ada, ben):
            set_webhook(guest, inbox.url)
        tables = [letters(ada, ben) for _ in range(6)]
        seats = {table: whose_turn(ada, table) for table in tables}
        # The first table is in view on the other node only.
        elsewhere.web.cookies = (ada, ben)[seats[tables[0]]].web.cookies
        with elsewhere.socket(tables[0], seats[tables[0]]) as socket:
            socket.state()
            # The notice is not due yet, but the nodes begin to look who is here.
            time.pass_seconds(AWAY - 5)
            wait_for(lambda: since(one, tables[0], seats[tables[0]]) == ms(time))
            time.pass_seconds(5)
            for table in tables[1:]:
                wait_for(lambda at=table: is_told(one, at, seats[at]))  # type: ignore[misc]
        assert sorted(body_of(message)["data"]["table"] for message in inbox.received) == sorted(tables[1:])


def test_what_a_node_could_not_deliver_is_delivered_after_its_next_start(
    tmp_path: Path, time: FakeTime, inbox: Receiver
) -> None:
    settings = settings_in(tmp_path, public_url=PUBLIC)
    inbox.statuses = [503]
    with run_node(settings) as node, Guest(node.url, "Ada") as ada, Guest(node.url, "Ben") as ben:
        table = letters(ada, ben)
        set_webhook((ada, ben)[whose_turn(ada, table)], inbox.url)
        time.pass_seconds(AWAY)
        inbox.wait()
        wait_until_put_off(node, ms(time) + delivery_queue.PAUSES_SECONDS[0] * 1000)
    time.pass_seconds(delivery_queue.PAUSES_SECONDS[0])
    with run_node(settings):
        first, second = inbox.wait(2)
    assert first.headers["webhook-id"] == second.headers["webhook-id"]
    assert body_of(second)["data"]["url"] == f"{PUBLIC}/table/{table}"


def test_a_player_gets_only_so_many_notices_in_an_hour(
    tmp_path: Path, time: FakeTime, inbox: Receiver
) -> None:
    settings = settings_in(tmp_path, notices_per_hour=1)
    with run_node(settings) as node, Guest(node.url, "Ada") as ada, Guest(node.url, "Ben") as ben:
        for guest in (ada, ben):
            set_webhook(guest, inbox.url)
        tables = [letters(ada, ben) for _ in range(3)]
        seat = whose_turn(ada, tables[0])
        time.pass_seconds(AWAY)
        for table in tables:
            wait_for(lambda at=table: is_told(node, at, seat))  # type: ignore[misc]
        assert len(inbox.received) == 1
        guest = (ada, ben)[seat]
        assert guest.refused("POST", "/api/notices/webhook/test", {}) == (429, "too-much")
        time.pass_seconds(3600)
        guest.post("/api/notices/webhook/test")
        inbox.wait(2)
