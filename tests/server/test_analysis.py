"""Analyses of finished matches: computed once, move by move, for whoever may look."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from miskatonic.matches import files
from miskatonic.matches.analysis import Analysis, decisions, vantage_before, weigh
from miskatonic.server.bots import analyst
from miskatonic.server.bots.analyst import Analyst, _Work
from miskatonic.server.workers import __main__ as worker
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.job import Job, JobResult
from miskatonic.server.workers.scheduler import Thought
from miskatonic.server.workers.thinking_time import Thinking, ThinkingTime
from tests.matches.test_analysis import begun as begun_match
from tests.server.guests import Guest, Json, asked, game, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite, run_node

MOVES = 3


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with run_node(on_sqlite(tmp_path_factory.mktemp("analysis"))) as running:
        yield running


def begun(guest: Guest, moves: int = MOVES, **more: object) -> str:
    """A match of two rivals, both played by the guest, after some moves."""
    table = guest.lay(("me", "me"), game=game(cooperative=False), **more)
    guest.start(table)
    for seq in range(moves):
        seat = asked(guest.state(table))[0]
        assert guest.say(table, seat, options(guest.state(table, seat))[0], seq).status_code == 200
    return table


def finished(guest: Guest, moves: int = MOVES, **more: object) -> str:
    """The same, given up after these moves."""
    table = begun(guest, moves, **more)
    guest.post(f"/api/tables/{table}/seats/0/resign")
    return table


def analysed(guest: Guest, table: str) -> Json:
    """The whole analysis, once it is there."""
    found: Json = {}

    def is_whole() -> bool:
        found.update(guest.post(f"/api/tables/{table}/analysis"))
        return bool(found["state"] == "whole")

    wait_for(is_whole)
    return found


def test_a_finished_match_is_analysed_as_the_command_does_it(ada: Guest, tmp_path: Path) -> None:
    table = finished(ada)
    path = f"/api/tables/{table}/analysis"
    first = ada.get(path)
    assert (first["state"], first["done"], first["total"], first["sides"]) == ("idle", 0, MOVES, [])
    found = analysed(ada, table)
    capsule = tmp_path / "capsule.json"
    capsule.write_text(ada.web.get(f"/api/tables/{table}/capsule").text)
    match = files.load(capsule)
    moves = [weigh(match, seq, found["worlds"]) for seq in decisions(match)]
    assert found["weighed"] == [each.as_dict() for each in moves]
    here = Analysis(match, moves)
    assert [side["shares"] for side in found["sides"]] == [here.shares(side)._asdict() for side in here.sides]
    assert found["mistakes"] == [each.seq for each in here.mistakes()]
    # Who has the first moves asks for the others.
    assert [each["seq"] for each in ada.get(path, since=1)["weighed"]] == [1, 2]


def test_whoever_may_look_gets_what_was_computed_once(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ada, public=True)
    found = analysed(ada, table)
    monkeypatch.setattr(Analyst, "_begin", lambda *_: pytest.fail("it is there already"))
    assert ben.post(f"/api/tables/{table}/analysis") == found
    private = finished(ada)
    for method in ("GET", "POST"):
        assert ben.refused(method, f"/api/tables/{private}/analysis") == (403, "not-allowed")


def test_a_running_match_is_not_analysed_nor_a_fork_of_one(ada: Guest) -> None:
    table = begun(ada)
    for method in ("GET", "POST"):
        assert ada.refused(method, f"/api/tables/{table}/analysis") == (403, "not-allowed")
    # Whoever plays with bots alone may fork a match that runs, and its past is that of the fork.
    parent = ada.lay(("me", "random"))
    ada.start(parent)
    fork = ada.post(f"/api/tables/{parent}/fork", {"step": 0})["id"]
    ada.start(fork)
    ada.post(f"/api/tables/{fork}/seats/0/resign")
    assert ada.refused("POST", f"/api/tables/{fork}/analysis") == (403, "not-allowed")
    ada.post(f"/api/tables/{parent}/seats/0/resign")
    assert analysed(ada, fork)["state"] == "whole"


def test_a_guest_has_one_analysis_at_a_time(ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThinkingTime, "has_spare", lambda *_: False)
    monkeypatch.setattr(analyst, "PAUSE_SECONDS", 0.01)
    first, second = finished(ada, public=True), finished(ada, public=True)
    ada.post(f"/api/tables/{first}/analysis")
    # Without thinking time nothing is computed, and the page can say so.
    wait_for(lambda: ada.post(f"/api/tables/{first}/analysis")["state"] == "waiting")
    assert ada.refused("POST", f"/api/tables/{second}/analysis") == (429, "too-much")
    ben.post(f"/api/tables/{second}/analysis")
    monkeypatch.undo()
    assert analysed(ben, second)["done"] == MOVES
    assert analysed(ada, first)["done"] == MOVES


def test_an_analysis_stops_when_nobody_asks_and_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = on_sqlite(tmp_path)
    monkeypatch.setattr(analyst, "WANTED_SECONDS", 0.0)
    real = Analyst._weigh_next
    with run_node(settings) as node, Guest(node.url, "Ada") as ada:
        table = finished(ada)
        path = f"/api/tables/{table}/analysis"
        ada.post(path)
        wait_for(lambda: ada.get(path)["state"] == "idle")
        assert ada.get(path)["done"] == 0
        monkeypatch.undo()

        async def once(self: Analyst, match_id: str, work: object) -> bool:
            await real(self, match_id, work)  # type: ignore[arg-type]
            return False

        monkeypatch.setattr(Analyst, "_weigh_next", once)
        ada.post(path)
        wait_for(lambda: ada.get(path)["state"] == "idle")
        cookies = dict(ada.web.cookies)
        first = ada.get(path)
        assert first["done"] == 1
    monkeypatch.undo()
    with run_node(settings) as node, Guest(node.url, None) as ada:
        ada.web.cookies.update(cookies)
        assert ada.get(path)["weighed"] == first["weighed"]
        found = analysed(ada, table)
        assert found["weighed"][:1] == first["weighed"]
        assert found["done"] == MOVES


def test_a_move_that_was_taken_back_is_not_part_of_the_analysis(ada: Guest, node: RunningNode) -> None:
    table = finished(ada)
    analysed(ada, table)
    wait_for(lambda: not node.node.analyst._work)
    room = node.node.rooms.find(table)
    assert room is not None
    moves = room.live.match.moves
    moves[1] = moves[1]._replace(digest="another")
    found = ada.get(f"/api/tables/{table}/analysis")
    assert (found["state"], [each["seq"] for each in found["weighed"]]) == ("idle", [0, 2])


def test_an_analysis_leaves_half_of_the_thinking_time_to_the_bots_of_its_guest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    monkeypatch.setattr("miskatonic.server.http.rate_limits.monotonic", lambda: clock[0])
    time = ThinkingTime(60.0, 60.0)
    time.charge("ada", "analyses ada", 149.0)
    assert time.has_spare("ada")
    time.charge("ada", "analyses ada", 2.0)
    assert not time.has_spare("ada")
    assert time.has_spare("ben")
    # A table of hers can use what is left.
    assert time.longest_search("ada", "hers") == pytest.approx(149.0 * 0.25)
    clock[0] = 2.0
    assert time.has_spare("ada")


def test_a_move_is_weighed_in_slices_that_anybody_can_come_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SLICE_SECONDS", 0.0)
    match = begun_match("witch-of-salem", 4)
    tickets: list[Ticket] = []

    class Alone:
        """Runs every job at once."""

        async def run(self, ticket: Ticket, job: Job) -> Thought:
            tickets.append(ticket)
            sent = msgspec.json.decode(msgspec.json.encode(job), type=Job)
            result = worker.run(sent)
            assert {len(playouts) for playouts in result.playouts} == {1}
            return Thought(msgspec.json.decode(msgspec.json.encode(result), type=JobResult), Thinking.FULL)

    found = asyncio.run(
        Analyst(None, None, Alone())._weigh(match, 3, vantage_before(match, 3), _Work("ada"))  # type: ignore[arg-type]
    )
    assert found == weigh(match, 3, analyst.WORLDS)
    assert len(tickets) >= analyst.WORLDS
    assert {ticket.path for ticket in tickets} == {(Attention.UNWATCHED, "ada", "analyses ada")}
