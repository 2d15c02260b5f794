"""Nobody gets an advantage by being the host, by absence, by a second seat or by hints."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.rooms.seating import plays_alone
from miskatonic.server.storage.rows import SeatRow
from miskatonic.server.terms import has_hints
from miskatonic.server.workers.fair_queue import Ticket
from miskatonic.server.workers.job import Job
from miskatonic.server.workers.scheduler import Thought
from tests.server.guests import Guest, Json, asked, game, options, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node
from tests.storage.sample_rows import MATCH, SEATS

MINUTE = 60
RIVALS = game(cooperative=False)
NOT_ALLOWED = (403, "not-allowed")
PERSON, OPEN, BOT = SEATS


@contextmanager
def slow_bots(node: RunningNode) -> Iterator[threading.Event]:
    """Bots do not answer before the event is set."""
    scheduler, may_answer = node.node.scheduler, threading.Event()
    run = scheduler.run

    async def wait(ticket: Ticket, job: Job) -> Thought:
        await asyncio.to_thread(may_answer.wait)
        return await run(ticket, job)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scheduler, "run", wait)
        yield may_answer
        may_answer.set()


def two(ada: Guest, ben: Guest, **more: Any) -> str:
    table = ada.lay(public=True, **more)
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    return table


def seat_of(guest: Guest, table: str, number: int) -> Json:
    seat: Json = guest.get(f"/api/tables/{table}")["seats"][number]
    return seat


def acts(guest: Guest, table: str) -> list[tuple[str, int]]:
    return [(line["act"], line["seat"]) for line in guest.state(table)["lines"]]


def test_a_seat_that_is_wanted_back_while_the_bot_owes_an_answer_comes_back_after_it(
    node: RunningNode, ada: Guest, ben: Guest
) -> None:
    table = two(ada, ben, clock=MINUTE)
    number = asked(ada.state(table))[0]
    guest, seat = (ada, ben)[number], f"/api/tables/{table}/seats/{number}"
    with slow_bots(node) as may_answer:
        guest.put(f"{seat}/bot")
        for _ in range(2):
            # To click again does no harm.
            guest.delete(f"{seat}/bot")
            assert (seat_of(ada, table, number)["bot"], seat_of(ada, table, number)["returns"]) == (
                "greedy",
                True,
            )
        assert acts(ada, table) == [("bot", number)]
        may_answer.set()
        wait_for(lambda: seat_of(ada, table, number)["bot"] is None)
    assert acts(ada, table) == [("bot", number), ("say", number), ("person", number)]
    assert not seat_of(ada, table, number)["returns"]


def test_without_a_clock_the_player_is_back_at_once_and_the_bot_is_silent(
    node: RunningNode, ada: Guest, ben: Guest
) -> None:
    table = two(ada, ben)
    number = asked(ada.state(table))[0]
    guest, seat = (ada, ben)[number], f"/api/tables/{table}/seats/{number}"
    with slow_bots(node) as may_answer, guest.socket(table, number) as socket:
        guest.put(f"{seat}/bot")
        assert socket.ask(type="take-back")["type"] == "done"
        assert socket.ask(type="take-back")["type"] == "done"
        may_answer.set()
    wait_for(lambda: not node.node.bots.matches)
    assert acts(ada, table) == [("bot", number), ("person", number)]


def test_a_claim_outlives_a_node_that_dies_before_the_seat_is_given_back(tmp_path: Path) -> None:
    async def not_now() -> bool:
        return False

    settings = on_sqlite(tmp_path)
    with run_node(settings) as first, Guest(first.url, "Ada") as ada, Guest(first.url, "Ben") as ben:
        table = two(ada, ben, clock=MINUTE)
        number = asked(ada.state(table))[0]
        guest, seat = (ada, ben)[number], f"/api/tables/{table}/seats/{number}"
        room = first.node.rooms.find(table)
        with slow_bots(first) as may_answer, pytest.MonkeyPatch.context() as patch:
            patch.setattr(room, "give_back", not_now)
            guest.put(f"{seat}/bot")
            guest.delete(f"{seat}/bot")
            may_answer.set()
            wait_for(lambda: number not in asked(ada.state(table)))
        cookies = guest.web.cookies
        other = (ada, ben)[1 - number].web.cookies
    with run_node(settings) as second, Guest(second.url, None) as again, Guest(second.url, None) as rival:
        again.web.cookies, rival.web.cookies = cookies, other
        assert seat_of(again, table, number)["returns"]
        # The seat is given back when the bot would have to answer for it again.
        while seat_of(again, table, number)["bot"] is not None:
            state = rival.state(table, 1 - number)
            if options(state):
                rival.say(table, 1 - number, options(state)[0], state["seq"])
        assert acts(again, table)[-1] == ("person", number)


@pytest.mark.parametrize("act", ["take back", "hand over", "resign"])
def test_what_is_valid_at_any_line_is_not_refused_because_another_node_was_faster(
    tmp_path: Path, act: str
) -> None:
    settings = on_sqlite(tmp_path)
    # Two nodes that hear nothing of each other.
    with (
        run_node(settings) as one,
        run_node(settings) as other,
        Guest(one.url, "Ada") as ada,
        Guest(one.url, "Ben") as ben,
        Guest(one.url, "Cleo") as cleo,
        Guest(other.url, None) as elsewhere,
    ):
        table = ada.lay(("me", "open", "open"), public=True)
        ben.put(f"/api/tables/{table}/seats/1")
        cleo.put(f"/api/tables/{table}/seats/2")
        ada.start(table)
        turn = asked(ada.state(table))[0]
        idle = (turn + 1) % 3
        guests = (ada, ben, cleo)
        seat = f"/api/tables/{table}/seats/{idle}"
        if act == "take back":
            guests[idle].put(f"{seat}/bot")
        elsewhere.web.cookies = guests[idle].web.cookies
        elsewhere.state(table, idle)
        state = guests[turn].state(table, turn)
        assert guests[turn].say(table, turn, options(state)[0], state["seq"]).status_code == 200
        method, path = {
            "take back": ("DELETE", "/bot"),
            "hand over": ("PUT", "/bot"),
            "resign": ("POST", "/resign"),
        }[act]
        assert elsewhere.ask(method, seat + path, {}).status_code == 200


def test_nobody_forks_into_the_hand_of_somebody_who_has_gone(ada: Guest, ben: Guest, eve: Guest) -> None:
    gave_up = two(ada, ben)
    ben.post(f"/api/tables/{gave_up}/seats/1/resign")
    assert ada.get(f"/api/tables/{gave_up}")["state"] == "running"
    left = two(ada, ben)
    ben.delete(f"/api/tables/{left}/seats/1")
    handed_over = two(ada, ben)
    ben.put(f"/api/tables/{handed_over}/seats/1/bot")
    for table in (gave_up, left, handed_over):
        for guest in (ada, ben, eve):
            assert guest.refused("POST", f"/api/tables/{table}/fork", {"step": 0}) == NOT_ALLOWED


def test_nobody_forks_a_running_match_of_rivals_not_even_against_bots(ada: Guest, eve: Guest) -> None:
    table = ada.lay(("me", "greedy"), game=RIVALS, public=True)
    ada.start(table)
    for guest in (ada, eve):
        assert guest.refused("POST", f"/api/tables/{table}/fork", {"step": 0}) == NOT_ALLOWED


def test_who_plays_with_bots_alone_may_fork(ada: Guest, eve: Guest) -> None:
    table = ada.lay(("me", "greedy"), public=True)
    ada.start(table)
    assert eve.refused("POST", f"/api/tables/{table}/fork", {"step": 0}) == NOT_ALLOWED
    assert ada.post(f"/api/tables/{table}/fork", {"step": 0})["parent"] == table


ME, OTHER = PERSON, SeatRow("m1", 1, "ben", "Ben", None, open=False, resigned=False)
GONE = SeatRow("m1", 1, "ben", "Ben", "greedy", open=False, resigned=True)


@pytest.mark.parametrize(
    ("seats", "alone"),
    [
        ([ME, BOT], True),
        ([ME, ME], True),
        ([ME, OTHER], False),
        ([ME, GONE], False),
        ([ME, OPEN], False),
        ([BOT, BOT], False),
    ],
    ids=["bots", "one screen", "another", "resigned", "open", "nobody"],
)
def test_who_plays_alone(seats: list[SeatRow], alone: bool) -> None:
    assert plays_alone(seats, "ada") is alone


def test_among_rivals_nobody_sees_two_hands_of_a_match_with_others(
    ada: Guest, ben: Guest, eve: Guest
) -> None:
    table = ada.lay(("me", "open", "open"), game=RIVALS, public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    eve.put(f"/api/tables/{table}/seats/2")
    ada.start(table)
    ben.delete(f"/api/tables/{table}/seats/1")
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1", {}) == NOT_ALLOWED
    assert ben.put(f"/api/tables/{table}/seats/1")["seats"][1]["player"] == ben.id


def test_who_has_seen_two_hands_does_not_leave_one_of_them_to_a_rival(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "me"), game=RIVALS, public=True)
    ada.start(table)
    assert ada.refused("DELETE", f"/api/tables/{table}/seats/1") == NOT_ALLOWED
    ada.put(f"/api/tables/{table}/seats/1/bot")
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {}) == (409, "wrong-moment")


def test_the_host_cannot_change_the_seats_of_a_match_that_runs(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben, game=RIVALS)
    for number in (0, 1):
        for bot in ("random", None):
            refused = ada.refused("PUT", f"/api/tables/{table}/seats/{number}/chair", {"bot": bot})
            assert refused == (409, "wrong-moment")
    ben.post(f"/api/tables/{table}/seats/1/resign")


@pytest.mark.parametrize("how", ["hand over", "leave"])
def test_the_bot_of_somebody_who_goes_is_the_stand_in(ada: Guest, ben: Guest, how: str) -> None:
    table = two(ada, ben, game=RIVALS)
    if how == "leave":
        ben.delete(f"/api/tables/{table}/seats/1")
    else:
        ben.put(f"/api/tables/{table}/seats/1/bot")
    assert seat_of(ada, table, 1)["bot"] == QUICK.stand_in


@pytest.mark.parametrize(
    ("key", "hints", "seats", "expected"),
    [
        (RIVALS, None, [ME, BOT], True),
        (RIVALS, None, [ME, OTHER], False),
        (RIVALS, None, [ME, ME], False),
        (RIVALS, None, [ME, OPEN], False),
        (RIVALS, None, [ME, GONE], True),
        (RIVALS, True, [ME, OTHER], True),
        (RIVALS, False, [ME, BOT], False),
        (game(), None, [ME, OTHER], True),
        (game(), False, [ME, BOT], False),
    ],
)
def test_hints_are_off_by_default_when_people_are_rivals(
    key: str, hints: bool | None, seats: list[SeatRow], expected: bool
) -> None:
    assert has_hints(replace(MATCH, game=key, hints=hints), seats) is expected


def test_a_table_without_hints_gives_none_and_no_strong_bot_instead(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben, game=RIVALS)
    assert ada.get(f"/api/tables/{table}")["hints"] is False
    number = asked(ada.state(table))[0]
    guest, seat = (ada, ben)[number], f"/api/tables/{table}/seats/{number}"
    answer = guest.ask("GET", f"{seat}/hint")
    assert (answer.status_code, answer.json()["message"]) == (403, "hints are switched off at this table")
    with guest.socket(table, number) as socket:
        assert socket.ask(type="hint")["error"] == "not-allowed"
        assert socket.ask(type="hand-over", bot="search:20")["error"] == "not-allowed"
        assert socket.ask(type="hand-over", bot=QUICK.stand_in)["type"] == "done"


def test_hints_that_were_agreed_on_are_given_and_kept(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben, game=RIVALS, hints=True)
    number = asked(ada.state(table))[0]
    guest = (ada, ben)[number]
    assert guest.get(f"/api/tables/{table}/seats/{number}/hint")["opinions"]
    guest.post(f"/api/tables/{table}/seats/{number}/resign")
    assert ada.post(f"/api/tables/{table}/rematch")["hints"] is True
    assert ada.post(f"/api/tables/{table}/fork", {"step": 0})["hints"] is True
