"""One guest's bots take nothing from anybody else's: counted with virtual workers, without a clock."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from miskatonic.server.workers.company import Company
from miskatonic.server.workers.fair_queue import Attention, FairQueue, Ticket
from miskatonic.server.workers.thinking_time import Thinking, ThinkingTime
from tests.server.virtual_workers import Server

PRESENT, WATCHED, UNWATCHED = Attention
MATCHES = 40


def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scenario())


async def besieged(attention: Attention, guests: int = 1, **more: Any) -> Server:
    """A server on which 40 matches with slow bots in all seats have been running for a while."""
    server = Server(**more)
    for number in range(MATCHES):
        server.play(f"mallory {number % guests}", f"table {number}", attention)
    await server.time.pass_until(60.0)
    return server


@pytest.mark.parametrize("attention", Attention)
@pytest.mark.parametrize("workers", [1, 3])
def test_a_move_for_another_guest_comes_next(attention: Attention, workers: int) -> None:
    async def scenario() -> None:
        server = await besieged(attention, workers=workers)
        others, _ = await server.wait_for("ada", PRESENT, "search:500ms")
        assert others == 0
        # Also the second and the third move: whoever has used little is served before who has used much.
        for _ in range(5):
            others, _ = await server.wait_for("ada", PRESENT, "search:500ms")
            assert others <= workers
        await server.close()

    run(scenario)


def test_the_bots_of_one_guest_get_no_more_than_those_of_another() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT)
        for number in range(3):
            server.play("ada", f"hers {number}", PRESENT, "search:500ms")
        before = len(server.workers.begun)
        await server.time.pass_until(server.time.now + 200)
        begun = server.workers.begun[before:]
        hers = sum(table.startswith("hers") for table in begun)
        # With two guests a search takes at most half of the two seconds for which somebody may have to wait.
        assert hers * 0.5 == pytest.approx((len(begun) - hers) * 1.0, rel=0.1)
        await server.close()


def test_who_plays_alone_against_bots_waits_for_one_short_job_at_most() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT)
        await server.wait_for("ada", PRESENT, "search:500ms")
        for _ in range(20):
            others, seconds = await server.wait_for("ada", PRESENT, "search:500ms")
            assert others <= 1
            assert seconds <= 1.0 + 0.5 + 0.2
        await server.close()

    run(scenario)


def test_the_tables_of_one_guest_share_alike() -> None:
    async def scenario() -> None:
        server = Server(workers=2)
        for number in range(5):
            server.play("ada", f"table {number}", PRESENT, "search:500ms")
        server.play("ada", "slow", PRESENT, "search:2000ms")
        await server.time.pass_until(300)
        times = Counter(server.workers.begun)
        quick = [times[f"table {number}"] for number in range(5)]
        assert max(quick) - min(quick) <= 2
        assert times["slow"] == pytest.approx(quick[0] / 4, rel=0.2)
        await server.close()

    run(scenario)


def test_forty_guests_make_bots_think_less_but_nobody_waits_for_long() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT, guests=MATCHES)
        others, seconds = await server.wait_for("ada", PRESENT, "search:500ms")
        assert others <= MATCHES
        # Everybody has a turn within two seconds.
        assert seconds <= 2.0 + 0.2
        await server.close()

    run(scenario)


@pytest.mark.parametrize("busy", [WATCHED, UNWATCHED])
def test_who_is_here_waits_only_for_the_jobs_at_work(busy: Attention) -> None:
    async def scenario() -> None:
        server = await besieged(busy, guests=MATCHES, wait=1e9)
        others, seconds = await server.wait_for("ada", PRESENT, "search:100ms")
        assert others == 0
        assert seconds <= (1.0 if busy == UNWATCHED else 5.0) + 0.2
        await server.close()

    run(scenario)


def test_with_several_workers_one_is_never_given_to_unwatched_matches() -> None:
    async def scenario() -> None:
        server = await besieged(UNWATCHED, workers=3)
        others, seconds = await server.wait_for("ada", PRESENT, "search:100ms")
        assert others == 0
        assert seconds == pytest.approx(0.1, abs=0.11)
        await server.close()

    run(scenario)


def test_unwatched_matches_yield_but_do_not_starve() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT, guests=5)
        server.play("ben", "far off", UNWATCHED, "search:1000ms")
        before = len(server.workers.begun)
        await server.time.pass_until(server.time.now + 1000)
        begun = server.workers.begun[before:]
        assert 5 <= begun.count("far off") <= 15
        await server.close()

    run(scenario)


def test_a_match_that_somebody_opens_moves_up_in_the_queue() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT, guests=3)
        ticket = Ticket(UNWATCHED, "ada", "hers")
        job = asyncio.create_task(server.think_on(ticket, "search:100ms"))
        await server.time.pass_until(server.time.now + 20)
        assert server.scheduler.is_waiting(ticket)
        server.scheduler.move(ticket, PRESENT)
        await server.time.pass_until(server.time.now + 10)
        assert job.done()
        await server.close()

    run(scenario)


def test_a_job_that_nobody_wants_any_more_leaves_the_queue() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT)
        job = asyncio.create_task(server.think("ada", "hers", PRESENT, "search:500ms"))
        await asyncio.sleep(0)
        job.cancel()
        await server.time.pass_until(server.time.now + 60)
        assert "hers" not in server.workers.begun
        gauge = server.metrics.text().decode()
        assert 'miskatonic_bot_queue{attention="present"} 39.0' in gauge
        await server.close()

    run(scenario)


def test_killing_a_worker_is_charged_with_the_start_of_the_next_one() -> None:
    async def scenario() -> None:
        server = Server()
        job = asyncio.create_task(server.think("ada", "hers", PRESENT, "search:5000ms"))
        await server.time.pass_until(1.0)
        job.cancel()
        await server.time.pass_until(1.1)
        assert 'charged_seconds_total{attention="present"} 2.0' in server.metrics.text().decode()
        # The place is free again.
        others, seconds = await server.wait_for("ben", PRESENT, "greedy")
        assert (others, round(seconds, 1)) == (0, 0.1)
        await server.close()

    run(scenario)


def test_a_job_that_is_nearly_done_is_not_killed() -> None:
    async def scenario() -> None:
        server = Server()
        job = asyncio.create_task(server.think("ada", "hers", PRESENT, "search:500ms"))
        await server.time.pass_until(0.1)
        job.cancel()
        await server.time.pass_until(0.4)
        assert 'charged_seconds_total{attention="present"}' not in server.metrics.text().decode()
        await server.time.pass_until(0.6)
        assert 'charged_seconds_total{attention="present"} 0.5' in server.metrics.text().decode()
        await server.close()

    run(scenario)


@pytest.mark.parametrize(("guest", "table"), [(12.0, 1e9), (1e9, 12.0)])
def test_when_the_thinking_time_is_used_up_bots_play_on_with_less(
    guest: float, table: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        server = Server(guest=guest, table=table)
        monkeypatch.setattr("miskatonic.server.http.rate_limits.monotonic", lambda: server.time.now)
        thoughts: list[Thinking] = []

        async def play() -> None:
            while True:
                thought = await server.think("ada", "hers", PRESENT, "search:1000ms")
                thoughts.append(thought.thinking)

        playing = asyncio.create_task(play())
        # A minute's worth is 12 seconds, and five times as much was saved up.
        await server.time.pass_until(50)
        assert set(thoughts) == {Thinking.FULL}
        await server.time.pass_until(400)
        assert thoughts[-1] == Thinking.SPENT
        assert thoughts.count(Thinking.SPENT) > 500
        # Another guest at another table has all the time in the world.
        ben = asyncio.create_task(server.think("ben", "his", PRESENT, "search:1000ms"))
        await server.time.pass_until(405)
        assert ben.result().thinking == Thinking.FULL
        playing.cancel()
        await server.close()

    run(scenario)


def test_when_many_wait_the_bots_say_so() -> None:
    async def scenario() -> None:
        server = await besieged(PRESENT, guests=MATCHES)
        job = asyncio.create_task(server.think("ada", "hers", PRESENT, "search:500ms"))
        await server.time.pass_until(server.time.now + 10)
        assert job.result().thinking == Thinking.BUSY
        await server.close()

    run(scenario)


def test_a_job_is_late_when_its_worker_needs_longer_than_it_should() -> None:
    async def scenario() -> None:
        server = Server()
        ticket = Ticket(PRESENT, "ada", "hers")
        # Its rules of thumb take 0.1 s here, twice as long as expected.
        job = asyncio.create_task(server.think_on(ticket, "greedy"))
        await server.time.pass_until(0.04)
        assert not server.scheduler.is_late(ticket)
        await server.time.pass_until(0.06)
        assert server.scheduler.is_late(ticket)
        await server.time.pass_until(1)
        assert job.done()
        assert not server.scheduler.is_late(ticket)
        await server.close()

    run(scenario)


def test_thinking_time_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("miskatonic.server.http.rate_limits.monotonic", lambda: clock[0])
    time = ThinkingTime(60.0, 60.0)
    assert time.longest_search("ada", "hers") == 75.0
    time.charge("ada", "hers", 400.0)
    assert time.longest_search("ada", "hers") == 0.0
    clock[0] = 104.0
    assert time.longest_search("ada", "hers") == 1.0
    # Who has used everything at one table has nothing for another one.
    assert time.longest_search("ada", "another") == 1.0
    assert time.longest_search("ben", "another") == 75.0


def test_a_queue_remembers_nobody_without_jobs() -> None:
    queue = FairQueue()
    for number in range(1000):
        queue.push(Ticket(PRESENT, f"guest {number}", "table", 1.0))
    served = 0
    while (ticket := queue.pop()) is not None:
        queue.finish(ticket, 1.0)
        served += 1
    assert served == 1000
    assert queue.waiting(PRESENT) == queue.at_work(PRESENT) == 0


def test_guests_who_have_just_played_count_as_company() -> None:
    company = Company()
    company.enter("ada")
    company.enter("ada")
    company.enter("ben")
    assert company.size(0.0) == 2
    company.leave("ada", 1.0)
    company.leave("ben", 2.0)
    assert (company.size(12.0), company.size(12.1)) == (2, 1)
    company.leave("ada", 13.0)
    assert (company.size(23.0), company.size(23.1)) == (1, 0)
