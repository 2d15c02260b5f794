"""Who answers when several seats may: people before bots, and bots when no person can."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest

from miskatonic.server.rooms.seating import is_bot_turn
from miskatonic.server.storage.rows import SeatRow
from tests.server.guests import Guest, Json, asked, options, wait_for
from tests.server.nodes import SEED_SOURCE, RunningNode, on_sqlite, run_node

EMPTY = SeatRow("match", 0, None, "", None, open=False, resigned=False)
PERSON = replace(EMPTY, player="ada")
AWAY = replace(PERSON, bot="greedy")
GONE = replace(PERSON, bot="greedy", resigned=True)
BOT = replace(EMPTY, bot="greedy")
# Everybody prepares at the same time in the one game; the team decides together on each tribute in the other.
OPEN_FLOOR = {"game": "cultistorm", "options": {"floor": "open"}}
TOGETHER = {"game": "witch-of-salem", "options": {"refuseTribute": "on"}}
MOST_TABLES = 10
ME, OTHERS = 0, (1, 2)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with run_node(replace(on_sqlite(tmp_path_factory.mktemp("people")), workers=2)) as running:
        yield running


@pytest.mark.parametrize(
    ("seats", "questioned", "bots_turn"),
    [
        ((BOT, PERSON, BOT), (0, 1, 2), False),
        ((BOT, PERSON, BOT), (0, 2), True),
        ((BOT, PERSON, BOT), (1,), False),
        ((BOT, AWAY, BOT), (0, 1, 2), True),
        ((PERSON, GONE, BOT), (1, 2), True),
        ((PERSON, GONE, BOT), (0, 1, 2), False),
        ((BOT, GONE, BOT), (0, 1, 2), False),
    ],
    ids=["a person may", "no person may", "only a person", "handed over", "given up", "one stayed", "alone"],
)
def test_a_bot_answers_only_if_no_person_can(
    seats: tuple[SeatRow, ...], questioned: tuple[int, ...], bots_turn: bool
) -> None:
    at = [replace(seat, number=number) for number, seat in enumerate(seats)]
    assert is_bot_turn(questioned, at) is bots_turn


def question(guest: Guest, table: str) -> Json:
    """The next question for the person, once the bots have answered theirs."""
    wait_for(lambda: guest.state(table, ME)["scene"]["outcome"] or ME in asked(guest.state(table, ME)))
    return guest.state(table, ME)


def test_at_an_open_floor_bots_wait_for_the_person_and_act_when_the_person_is_ready(ada: Guest) -> None:
    bots = [{"kind": "bot", "bot": "greedy"} for _ in OTHERS]
    table = ada.post("/api/tables", {**OPEN_FLOOR, "seats": [{"kind": "me"}, *bots]})["id"]
    ada.start(table)
    state = question(ada, table)
    while state["scene"]["question"]["prompt"] != "prepare":
        ada.say(table, ME, options(state)[0], state["seq"])
        state = question(ada, table)
    assert asked(state) == [ME, *OTHERS]
    seq = state["seq"]
    assert ada.say(table, ME, "ready", seq).status_code == 200
    state = question(ada, table)
    acted = {line["seat"] for line in ada.get(f"/api/tables/{table}/history", seat=ME, since=seq + 1)}
    assert acted >= set(OTHERS)


def asked_together(guest: Guest) -> tuple[str, Json]:
    """A table at which the team is asked, and what the person sees of it."""
    bots = [{"kind": "bot", "bot": "random"} for _ in OTHERS]
    for _ in range(MOST_TABLES):
        table = guest.post("/api/tables", {**TOGETHER, "seats": [{"kind": "me"}, *bots]})["id"]
        guest.start(table)
        state = question(guest, table)
        while options(state) and not state["scene"]["question"]["together"]:
            guest.say(table, ME, options(state)[0], state["seq"])
            state = question(guest, table)
        if options(state):
            return table, state
    raise AssertionError("the team was never asked")


def test_a_person_answers_for_the_team_while_bots_wait(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = (f"{number:064x}" for number in count())
    monkeypatch.setattr(SEED_SOURCE, lambda: next(seeds))
    table, state = asked_together(ada)
    assert set(asked(state)) == {ME, *OTHERS}
    seq = state["seq"]
    assert ada.say(table, ME, options(state)[0], seq).status_code == 200
    line = ada.get(f"/api/tables/{table}/history", seat=ME, since=seq)[0]
    assert (line["act"], line["seat"]) == ("say", ME)
