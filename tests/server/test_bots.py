import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
import uvloop

from miskatonic.bots.prospects import Prospect, prospects
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import freeze
from miskatonic.kernel.words import Word
from miskatonic.matches import Match, Occupant
from miskatonic.server.bots.adviser import reason_view
from miskatonic.server.workers import __main__ as worker
from miskatonic.server.workers.__main__ import run as run_job
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.job import Job, Opinion, Promised
from miskatonic.server.workers.pool import JobFailedError, WorkerPool
from miskatonic.server.workers.scheduler import Thought
from tests.server.guests import Guest, asked, game, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite, run_node


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with run_node(replace(on_sqlite(tmp_path_factory.mktemp("bots")), workers=2)) as running:
        yield running


def is_asked(guest: Guest, table: str, seat: int) -> bool:
    state = guest.state(table, seat)
    return state["scene"]["outcome"] is not None or seat in asked(state)


def test_bots_play_until_a_person_is_asked(ada: Guest) -> None:
    table = ada.lay(("random", "me", "random"))
    ada.start(table)
    for _ in range(8):
        wait_for(lambda: is_asked(ada, table, 1))
        state = ada.state(table, 1)
        if not options(state):
            break
        assert ada.say(table, 1, options(state)[0], state["seq"]).status_code == 200
    history = ada.get(f"/api/tables/{table}/history", seat=1)
    assert {0, 2} & {line["seat"] for line in history}


def test_bots_do_not_play_on_alone(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    wait_for(lambda: is_asked(ada, table, 0))
    invite = ada.get(f"/api/tables/{table}")["invite"]
    ada.delete(f"/api/tables/{table}/seats/0")
    seq = ada.state(table)["seq"]
    assert not ada.get(f"/api/tables/{table}")["outcome"]
    ada.post(f"/api/tables/{table}/entrance", {"invite": invite})
    assert ada.state(table)["seq"] == seq
    ada.put(f"/api/tables/{table}/seats/0")
    assert ada.state(table, 0)["seq"] == seq + 1


def test_a_worker_that_is_killed_is_replaced_and_the_bot_plays_on(ada: Guest, node: RunningNode) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    wait_for(lambda: is_asked(ada, table, 0))
    for _ in range(6):
        state = ada.state(table, 0)
        if not options(state):
            break
        for pid in node.node.workers.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert ada.say(table, 0, options(state)[0], state["seq"]).status_code == 200
        wait_for(lambda: is_asked(ada, table, 0))
    assert ada.get("/health")["status"] == "ready"


def test_a_hint_names_a_legal_word_and_a_reason(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    seat = asked(ada.state(table))[0]
    state = ada.state(table, seat)
    hint = ada.get(f"/api/tables/{table}/seats/{seat}/hint")
    assert hint["opinions"][0]["word"] in options(state)
    assert hint["reason"]["key"]
    assert hint["reason"]["args"]["word"] == hint["opinions"][0]["word"]
    assert (hint["adviser"], hint["seq"]) == ("search:20", 0)
    assert ada.state(table, seat)["seq"] == 0
    assert ada.refused("GET", f"/api/tables/{table}/seats/{1 - seat}/hint") == (409, "wrong-moment")


def test_a_hint_goes_before_bots_that_nobody_waits_for(
    ada: Guest, node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    tickets: list[Ticket] = []
    run = node.node.scheduler.run

    async def noted(ticket: Ticket, job: Job) -> Thought:
        tickets.append(ticket)
        return await run(ticket, job)

    monkeypatch.setattr(node.node.scheduler, "run", noted)
    table = ada.lay(("me", "me"))
    ada.start(table)
    ada.get(f"/api/tables/{table}/seats/{asked(ada.state(table))[0]}/hint")
    assert [(ticket.attention, ticket.owner) for ticket in tickets] == [(Attention.PRESENT, ada.id)]


def test_a_player_may_act_while_a_hint_is_computed_and_leaving_cancels_it(tmp_path: Path) -> None:
    ponderous = replace(on_sqlite(tmp_path), adviser="search:1000000")
    with run_node(ponderous) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        ada.start(table)
        seat = asked(ada.state(table))[0]
        with ada.socket(table, seat) as socket:
            socket.send(type="hint", id=99)
            assert socket.ask(type="ping")["type"] == "pong"
            assert socket.ask(type="hint")["error"] == "too-much"
            state = ada.state(table, seat)
            assert socket.ask(type="say", word=options(state)[0], seq=0)["type"] == "done"
            assert node.node.adviser.waiting == {ada.id}
        wait_for(lambda: not node.node.adviser.waiting)


def test_a_bot_of_the_team_says_why_it_has_made_its_last_move(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "greedy"), public=True)
    ada.start(table)
    path = f"/api/tables/{table}/seats/1/account"
    history = f"/api/tables/{table}/history"
    wait_for(lambda: is_asked(ada, table, 0))
    while not any(line["seat"] == 1 for line in ada.get(history, seat=0)):
        state = ada.state(table, 0)
        ada.say(table, 0, options(state)[0], state["seq"])
        wait_for(lambda: is_asked(ada, table, 0))
    last = [line["step"] for line in ada.get(history, seat=0) if line["seat"] == 1][-1]
    found = ada.get(path)
    assert (found["seat"], found["step"]) == (1, last - 1)
    assert 0 <= found["chance"] <= 1
    grounds = found["grounds"]
    assert grounds is None or grounds["instead"] != found["word"]
    assert ada.get(path) == found
    assert ben.refused("GET", path) == (403, "not-allowed")
    assert ada.refused("GET", f"/api/tables/{table}/seats/0/account") == (409, "wrong-moment")


def test_a_bot_of_the_team_is_asked_for_help_and_its_yes_is_a_line_of_the_log(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "greedy"), game="witch-of-salem", options={"start": "seat-1"}, public=True)
    ada.start(table)
    path = f"/api/tables/{table}/seats/1/requests"
    assert {"kind": "come", "subjects": [""]} in ada.get(path, seat=0)
    wish = {"seat": 0, "kind": "come"}
    assert ada.post(path, wish)["promised"] is False
    # Where the bot of this seed would like to go.
    ada.say(table, 0, "go station", ada.state(table, 0)["seq"])
    before = ada.state(table, 0)["seq"]
    reply = ada.post(path, wish)
    assert (reply["key"], reply["promised"], reply["seq"]) == ("come-yes", True, before + 1)
    line = ada.get(f"/api/tables/{table}/history", seat=0)[-1]
    assert (line["act"], line["seat"], line["given_by"], line["word"]) == ("promise", 1, 0, "come 2")
    ada.post(f"/api/tables/{table}/seats/0/undo", {"seq": reply["seq"]})
    assert ben.refused("GET", f"{path}?seat=0") == (403, "not-allowed")
    refused = [
        ({"seat": 0, "kind": "song"}, (422, "unknown-request")),
        ({"seat": 0, "kind": "item", "subject": "crown"}, (422, "unknown-request")),
        ({"seat": 1, "kind": "come"}, (403, "not-allowed")),
    ]
    for body, answer in refused:
        assert ada.refused("POST", path, body) == answer
    own = f"/api/tables/{table}/seats/0/requests"
    assert ada.refused("POST", own, {"seat": 0, "kind": "come"}) == (409, "wrong-moment")


def test_a_worker_keeps_what_the_bot_has_promised() -> None:
    spec = find_game("witch-of-salem")
    match = Match.new(spec, [Occupant("Ada"), Occupant("Bo", "greedy")], 1, {"start": "seat-1"})
    match.submit(0, "go docks")
    while (asked_now := match.table.flow.decision) is not None and asked_now.prompt != "move":
        assert spec.habit is not None
        match.submit(asked_now.seat, match.alphabet.text(spec.habit(match.table, asked_now.seat)))
    belief = freeze(spec.imagine(match.table, 1, Dice.seeded(0, "vantage")))
    job = Job("choose", spec.key, match.setup.options, 2, 1, "greedy", 1, belief)
    usual = run_job(job).opinions[0].word
    job.promised = [Promised("come", 0, "", [])]
    assert run_job(job).opinions[0].word == "go docks" != usual
    job.promised = [Promised("come", 0, "", [usual])]
    assert run_job(job).opinions[0].word == usual


def test_the_reasons_of_a_hint_are_looked_for_in_one_world_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine has no time for more, and a hint that comes late helps nobody."""
    worlds: list[int] = []

    def counted(vantage: Vantage, words: Sequence[Word], dice: Dice, number: int) -> list[Prospect]:
        worlds.append(number)
        return prospects(vantage, words, dice, number)

    monkeypatch.setattr(worker, "REASONING_SECONDS", 0.0)
    monkeypatch.setattr(worker, "prospects", counted)
    spec = find_game("witch-of-salem")
    table = spec.new(2, spec.settle({}), 1)
    seat = table.flow.decision.seat
    belief = freeze(spec.imagine(table, seat, Dice.seeded(0, "vantage")))
    found = run_job(Job("explain", spec.key, spec.settle({}), 2, seat, "search:20", 1, belief))
    assert worlds == [1]
    assert len(found.grounds) == worker.COMPARED - 1


def test_rivals_are_not_asked_for_help(ada: Guest) -> None:
    rivals = ada.lay(("me", "greedy"), game=game(cooperative=False))
    ada.start(rivals)
    path = f"/api/tables/{rivals}/seats/1/requests"
    assert ada.refused("GET", f"{path}?seat=0") == (403, "not-allowed")
    assert ada.refused("POST", path, {"seat": 0, "kind": "item", "subject": "x"}) == (403, "not-allowed")


def test_bots_do_not_tell_rivals_why_nor_what_they_have_not_done(ada: Guest) -> None:
    rivals = ada.lay(("me", "greedy"), game=game(cooperative=False))
    ada.start(rivals)
    assert ada.refused("GET", f"/api/tables/{rivals}/seats/1/account") == (403, "not-allowed")
    team = ada.lay(("me", "me"))
    ada.start(team)
    ada.put(f"/api/tables/{team}/seats/{1 - asked(ada.state(team))[0]}/bot")
    quiet = 1 - asked(ada.state(team))[0]
    assert ada.refused("GET", f"/api/tables/{team}/seats/{quiet}/account") == (409, "wrong-moment")


@pytest.mark.parametrize(
    ("opinions", "key"),
    [
        ([Opinion("a", 0.99, ["a"], 1)], "wins"),
        ([Opinion("a", 0.2, ["a"], 1)], "only-choice"),
        ([Opinion("a", -1.0, ["a"], 1), Opinion("b", -1.0, ["b"], 0)], "all-lost"),
        ([Opinion("a", 0.20, ["a"], 1), Opinion("b", 0.19, ["b"], 0)], "as-good"),
        ([Opinion("a", 0.5, ["a"], 1), Opinion("b", 0.1, ["b"], 0)], "better"),
        ([Opinion("a", 0.5, ["a", "c"], 1), Opinion("b", 0.1, ["b"], 0)], "prepares"),
    ],
)
def test_reasons_say_what_makes_the_difference(opinions: list[Opinion], key: str) -> None:
    assert reason_view(opinions).key == key


def test_after_a_restart_bots_go_on_where_they_stopped(tmp_path: Path) -> None:
    settings = on_sqlite(tmp_path)
    with run_node(replace(settings, bot_pause=600.0)) as first, Guest(first.url, "Ada") as ada:
        table = ada.lay(("random", "me"), public=True)
        # A bot pauses while somebody watches.
        with ada.socket(table, 1) as socket:
            socket.of_type("table")
            ada.start(table)
            if asked(ada.state(table)) == [1]:
                ada.put(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            seq = ada.state(table)["seq"]
        cookies = ada.web.cookies
    with run_node(settings) as second, Guest(second.url, None) as again:
        again.web.cookies = cookies
        wait_for(lambda: again.state(table)["seq"] > seq)


def bad_job(bot: str) -> Job:
    return Job("choose", "no-such-game", {}, 2, 0, bot, 1, None)


def test_a_pool_gives_up_on_a_job_that_kills_every_worker() -> None:
    async def run() -> int:
        pool = WorkerPool(1, 120)
        with pytest.raises(JobFailedError):
            await pool.run(bad_job("random"))
        await pool.close()
        return pool.restarts

    assert asyncio.run(run()) == 3


def legal_job() -> Job:
    spec = find_game(game())
    options = spec.settle({})
    table = spec.new(2, options, 1)
    seat = table.flow.decision.seats[0]
    belief = freeze(spec.imagine(table, seat, Dice.seeded(0, "test")))
    return Job("choose", spec.key, options, 2, seat, "random", 1, belief)


def test_the_time_of_a_job_begins_when_its_worker_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else bots never move on a machine so busy that a worker starts for longer than a bot may compute."""
    slow = "import time; time.sleep(3)\nfrom miskatonic.server.workers.__main__ import main\nmain()\n"
    (tmp_path / "slow_worker.py").write_text(slow)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr("miskatonic.server.workers.pool.ENTRY", "slow_worker")

    async def run() -> int:
        pool = WorkerPool(1, 2.5)
        await pool.run(legal_job())
        await pool.close()
        return pool.restarts

    assert asyncio.run(run()) == 0


def test_a_worker_that_no_longer_listens_is_replaced() -> None:
    async def run() -> tuple[str, str, int]:
        pool = WorkerPool(1, 120)
        before = (await pool.run(legal_job())).opinions[0].word
        (worker,) = pool._idle
        assert worker.stdin is not None
        # This is the state of a worker that was killed a moment ago and not reaped yet.
        os.kill(worker.pid, signal.SIGSTOP)
        worker.stdin.transport.close()
        await asyncio.sleep(0.01)
        after = (await pool.run(legal_job())).opinions[0].word
        await pool.close()
        return before, after, pool.restarts

    # The server runs on uvloop.
    before, after, restarts = uvloop.run(run())
    assert (after, restarts) == (before, 1)


def test_cancelling_a_job_kills_its_worker() -> None:
    async def run() -> list[int]:
        pool = WorkerPool(1, 120)
        task = asyncio.create_task(pool.run(bad_job("random")))
        at_work: list[int] = []
        while not at_work:
            await asyncio.sleep(0.01)
            at_work = pool.pids
        (pid,) = at_work
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        left = pool.pids
        await pool.close()
        return left

    assert asyncio.run(run()) == []
