"""Who is told of turns: what players and hosts choose, and what the operator allows."""

import hashlib
from pathlib import Path

import pytest

from miskatonic.server.notices import contacts
from tests.server.fake_time import FakeTime
from tests.server.guests import Guest, fetch, wait_for
from tests.server.nodes import QUICK, RunningNode, run_node
from tests.server.notices.correspondence import (
    AWAY,
    DAY,
    body_of,
    check_signature,
    is_told,
    letters,
    pass_turn,
    set_webhook,
    settings_in,
    subscribe,
    webhook_of,
    whose_turn,
)
from tests.server.notices.receivers import Browser, Receiver


def test_without_a_clock_of_days_only_those_are_told_who_want_it(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table, control = letters(ada, ben, clock=None), letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    set_webhook(guest, inbox.url)
    assert guest.get(f"/api/tables/{table}/notices") == {"wanted": False, "webhook": None}
    time.pass_seconds(AWAY)
    wait_for(lambda: is_told(node, control, seat))
    assert [body_of(message)["data"]["table"] for message in inbox.received] == [control]
    # The turn that is under way counts, too.
    assert guest.put(f"/api/tables/{table}/notices", {"wanted": True})["wanted"]
    time.pass_seconds(AWAY)
    assert body_of(inbox.wait(2)[1])["data"]["table"] == table
    pass_turn((ada, ben), table)
    pass_turn((ada, ben), table)
    time.pass_seconds(AWAY)
    assert body_of(inbox.wait(3)[2])["data"]["table"] == table


def test_who_declines_is_not_told_but_the_table_is(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    guest = (ada, ben)[seat]
    set_webhook(guest, f"{inbox.url}/mine")
    subscribe(guest, Browser(f"{inbox.url}/browser"))
    secret = ada.put(f"/api/tables/{table}/notices/webhook", {"url": f"{inbox.url}/table"})["secret"]
    assert guest.get(f"/api/tables/{table}/notices")["wanted"]
    assert not guest.put(f"/api/tables/{table}/notices", {"wanted": False})["wanted"]
    time.pass_seconds(AWAY)
    wait_for(lambda: is_told(node, table, seat))
    (message,) = inbox.received
    assert message.path == "/table"
    check_signature(message, secret)
    assert body_of(message)["data"]["seats"] == [{"number": seat, "name": ("Ada", "Ben")[seat]}]


def test_only_somebody_at_the_table_can_be_told_of_it(ada: Guest, eve: Guest) -> None:
    table = ada.lay(("me", "greedy"), public=True)
    assert eve.refused("PUT", f"/api/tables/{table}/notices", {"wanted": True}) == (403, "not-allowed")
    hidden = ada.lay(("me", "greedy"))
    assert eve.refused("GET", f"/api/tables/{hidden}/notices") == (403, "not-allowed")


def test_only_the_host_has_a_say_in_the_webhook_of_a_table(ada: Guest, ben: Guest, inbox: Receiver) -> None:
    table = letters(ada, ben)
    path = f"/api/tables/{table}/notices/webhook"
    assert ada.refused("POST", f"{path}/test", {}) == (404, "not-there")
    ada.put(path, {"url": inbox.url})
    assert ada.get(f"/api/tables/{table}/notices")["webhook"]["url"] == inbox.url
    assert ben.get(f"/api/tables/{table}/notices")["webhook"] is None
    for method, where in (("PUT", path), ("DELETE", path), ("POST", f"{path}/test")):
        assert ben.refused(method, where, {"url": inbox.url}) == (403, "not-allowed")
    ada.post(f"{path}/test")
    (message,) = inbox.wait()
    assert body_of(message)["type"] == "test"
    assert set(body_of(message)) == {"type", "timestamp", "text", "data"}
    ada.delete(path)
    assert ada.get(f"/api/tables/{table}/notices")["webhook"] is None


def test_a_table_without_a_clock_of_days_has_no_webhook(ada: Guest, ben: Guest) -> None:
    path = f"/api/tables/{letters(ada, ben, clock=DAY - 1)}/notices/webhook"
    assert ada.refused("PUT", path, {"url": "https://hooks.example.org"}) == (422, "bad-table")


def test_a_secret_is_shown_once_and_is_new_with_every_address(ada: Guest, inbox: Receiver) -> None:
    first = set_webhook(ada, inbox.url)
    assert first.startswith("whsec_")
    assert "secret" not in str(ada.get("/api/notices"))
    second = set_webhook(ada, inbox.url)
    assert second != first
    ada.post("/api/notices/webhook/test")
    check_signature(inbox.wait()[0], second)
    ada.delete("/api/notices/webhook")
    assert ada.get("/api/notices")["webhook"] is None


def test_a_test_says_how_it_went_and_is_not_tried_again(ada: Guest, inbox: Receiver) -> None:
    browser = Browser(inbox.url)
    browser_id = subscribe(ada, browser)
    assert browser_id == hashlib.sha256(inbox.url.encode()).hexdigest()
    ada.post(f"/api/notices/browsers/{browser_id}/test")
    assert browser.show(inbox.wait()[0])["url"] == "/"
    inbox.statuses = [500]
    ada.post(f"/api/notices/browsers/{browser_id}/test")
    wait_for(lambda: ada.get("/api/notices")["browsers"][0]["problem"] == "answer-500")
    set_webhook(ada, "http://127.0.0.1:1/")
    ada.post("/api/notices/webhook/test")
    wait_for(lambda: webhook_of(ada)["problem"] == "connection")
    assert not webhook_of(ada)["stopped"]


def test_an_address_inside_the_network_is_refused(ada: Guest) -> None:
    for url in ("https://10.0.0.1/", "http://hooks.example.org/", "nonsense"):
        assert ada.refused("PUT", "/api/notices/webhook", {"url": url}) == (422, "bad-address")
        assert ada.refused("POST", "/api/notices/browsers", Browser(url).subscription) == (422, "bad-address")
    body = {**Browser("https://push.example.org").subscription, "auth": "AAAA"}
    assert ada.refused("POST", "/api/notices/browsers", body) == (422, "bad-subscription")


def test_a_browser_belongs_to_its_last_player_and_a_player_has_only_so_many(
    ada: Guest, ben: Guest, time: FakeTime
) -> None:
    shared = Browser("https://push.example.org/shared")
    browser_id = subscribe(ada, shared)
    subscribe(ben, shared)
    assert ada.get("/api/notices")["browsers"] == []
    assert ada.refused("DELETE", f"/api/notices/browsers/{browser_id}") == (404, "not-there")
    assert ada.refused("POST", f"/api/notices/browsers/{browser_id}/test", {}) == (404, "not-there")
    for number in range(contacts.MOST_BROWSERS):
        time.pass_seconds(1)
        subscribe(ben, Browser(f"https://push.example.org/{number}"))
    browsers = [browser["id"] for browser in ben.get("/api/notices")["browsers"]]
    assert len(browsers) == contacts.MOST_BROWSERS
    assert browser_id not in browsers
    ben.delete(f"/api/notices/browsers/{browsers[0]}")
    assert len(ben.get("/api/notices")["browsers"]) == contacts.MOST_BROWSERS - 1


@pytest.mark.parametrize(("ways", "push", "webhook"), [("none", False, False), ("webhook", False, True)])
def test_the_operator_chooses_the_ways(tmp_path: Path, ways: str, push: bool, webhook: bool) -> None:
    with run_node(settings_in(tmp_path, notices=ways)) as node, Guest(node.url, "Ada") as ada:
        view = ada.get("/api/notices")
        assert (view["push_key"] is not None, view["webhooks"]) == (push, webhook)
        body = Browser("https://push.example.org").subscription
        assert ada.ask("POST", "/api/notices/browsers", body).status_code == (201 if push else 403)
        url = {"url": "https://hooks.example.org"}
        assert ada.ask("PUT", "/api/notices/webhook", url).status_code == (200 if webhook else 403)


def test_notices_are_counted(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, inbox: Receiver
) -> None:
    table = letters(ada, ben)
    seat = whose_turn(ada, table)
    set_webhook((ada, ben)[seat], inbox.url)
    time.pass_seconds(AWAY)
    wait_for(lambda: is_told(node, table, seat))
    headers = {"authorization": f"bearer {QUICK.admin_token}"}
    metrics = fetch("GET", f"{node.url}/metrics", headers=headers).text
    assert 'miskatonic_notices_total{result="sent",way="webhook"} 1.0' in metrics
