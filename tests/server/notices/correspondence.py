"""Ada and Ben play by correspondence, and are told of their turns."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select

from miskatonic.server.settings import Settings
from miskatonic.server.storage.schema import NOTICE_DELIVERY, TURN_NOTICE
from tests.server.fake_time import FakeTime
from tests.server.guests import Guest, Json, asked, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite
from tests.server.notices.receivers import Browser, Received
from tests.server.test_protocol_clients import example

DAY = 24 * 3600
# Whoever has been away for so many seconds is told.
AWAY = 61
PUBLIC = "http://tables.example.org"


def settings_in(folder: Path, **changes: Any) -> Settings:
    return replace(on_sqlite(folder), **{"notice_hosts": "127.0.0.1", "push_contact": PUBLIC, **changes})


def letters(ada: Guest, ben: Guest, **more: Any) -> str:
    """A match of Ada and Ben by correspondence."""
    table = ada.lay(public=True, **{"clock": 3 * DAY, **more})
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    return table


def ms(time: FakeTime) -> int:
    return time.time_ns() // 10**6


def title_of(guest: Guest, key: str) -> str:
    titles: dict[str, str] = {game["key"]: game["text"]["title"] for game in guest.get("/api/games")["games"]}
    return titles[key]


def whose_turn(guest: Guest, table: str) -> int:
    return asked(guest.state(table))[0]


def act(guests: tuple[Guest, Guest], table: str) -> int:
    """The seat that is asked gives an answer; the seat that is asked then."""
    seat = whose_turn(guests[0], table)
    state = guests[seat].state(table, seat)
    assert guests[seat].say(table, seat, options(state)[0], state["seq"]).status_code == 200
    return whose_turn(guests[0], table)


def pass_turn(guests: tuple[Guest, Guest], table: str) -> None:
    """Answer until the other seat is asked."""
    seat = whose_turn(guests[0], table)
    while act(guests, table) == seat:
        pass


def since(node: RunningNode, table: str, seat: int) -> int | None:
    """Since when the owner of a seat is away; None: has been told."""
    of_seat = select(TURN_NOTICE.c.since).where(TURN_NOTICE.c.match == table, TURN_NOTICE.c.seat == seat)
    found: int | None = node.write(lambda c: c.execute(of_seat).scalar_one())
    return found


def is_told(node: RunningNode, table: str, seat: int) -> bool:
    """Has the notice of this turn been sent, or found nobody to go to?"""
    return since(node, table, seat) is None and not waiting(node)


def waiting(node: RunningNode) -> list[Any]:
    return node.write(lambda c: list(c.execute(select(NOTICE_DELIVERY)).all()))


def set_webhook(guest: Guest, url: str) -> str:
    """The secret of a new webhook."""
    secret: str = guest.put("/api/notices/webhook", {"url": url})["secret"]
    return secret


def subscribe(guest: Guest, browser: Browser) -> str:
    browser_id: str = guest.post("/api/notices/browsers", browser.subscription)["id"]
    return browser_id


def is_genuine(secret: str, message: Received, tolerance: float) -> bool:
    """What the example in docs/protocol.md says of a request."""
    names: dict[str, Any] = {}
    exec(example("Turn notices", "python"), names)
    return bool(names["is_genuine"](secret, message.headers, message.body, tolerance))


def check_signature(message: Received, secret: str) -> None:
    # The time of these tests is ahead of the clock.
    assert is_genuine(secret, message, tolerance=10**6)
    forged = message._replace(body=message.body + b" ")
    assert not is_genuine(secret, forged, tolerance=10**6)
    late = int(message.headers["webhook-timestamp"]) - 10**7
    repeated = message._replace(headers={**message.headers, "webhook-timestamp": str(late)})
    assert not is_genuine(secret, repeated, tolerance=10**6)


def body_of(message: Received) -> Json:
    body: Json = json.loads(message.body)
    return body


def webhook_of(guest: Guest) -> Json:
    webhook: Json = guest.get("/api/notices")["webhook"]
    return webhook


def wait_until_put_off(node: RunningNode, until: int) -> None:
    """Wait until a delivery has failed and is to be tried again at this time."""
    wait_for(lambda: [row.due for row in waiting(node)] == [until])
