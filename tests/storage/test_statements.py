import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from miskatonic.server.storage import (
    admissions,
    chat,
    consents,
    matches,
    moves,
    players,
    seats,
    shared_values,
)
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.errors import ConflictError, NotFoundError
from miskatonic.server.storage.migrate import migrate
from miskatonic.server.storage.rows import ChatRow, ConsentRow, MatchState, SnapshotRow
from tests.server.guests import TIMEOUT
from tests.storage.sample_rows import ADA, BEN, MATCH, SEATS, another, said


def furnish(connection: Connection) -> None:
    players.create(connection, ADA)
    players.create(connection, BEN)
    matches.create(connection, MATCH, SEATS)


def write(database: Database, *jobs: Callable[[Connection], object]) -> list[object]:
    async def run() -> list[object]:
        return await asyncio.gather(*(database.write(job) for job in jobs), return_exceptions=True)

    return asyncio.run(run())


def waiting_for_bot(
    connection: Connection, *, before: int, watched: int = 5, by_letter: int = 10**6
) -> list[str]:
    return matches.waiting_for_bot(
        connection, 10, build="b1", before=before, watched=watched, by_letter=by_letter
    )


def test_a_match_comes_back_as_it_was_kept(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        assert matches.find(c, "m1") == MATCH
        assert seats.of_match(c, "m1") == SEATS
        assert seats.of_matches(c, ["m1", "m2"]) == {"m1": SEATS, "m2": []}
        assert players.find(c, "ada") == ADA
        for unknown in ("m2", "", "\0", "\ud800", "m1\n", "m" * 25):
            with pytest.raises(NotFoundError):
                matches.find(c, unknown)
            with pytest.raises(NotFoundError):
                matches.remove(c, unknown)

    assert write(database, job) == [None]


def test_of_two_who_write_the_same_line_one_is_too_late(database: Database) -> None:
    write(database, furnish)
    jobs = [
        lambda c, word=word: moves.append(c, said(0, word), replace(MATCH, seq=1)) for word in ("go", "stay")
    ]
    answers = write(database, *jobs)
    assert sorted(type(answer).__name__ for answer in answers) == ["ConflictError", "NoneType"]

    def job(c: Connection) -> None:
        assert len(moves.read(c, "m1")) == 1
        assert matches.find(c, "m1").seq == 1

    assert write(database, job) == [None]


def test_a_job_that_fails_writes_nothing_and_does_not_harm_its_neighbours(database: Database) -> None:
    write(database, furnish)

    def fails(c: Connection) -> None:
        moves.append(c, said(0, "go"), replace(MATCH, seq=1))
        raise RuntimeError("in the middle")

    answers = write(
        database,
        lambda c: players.rename(c, "ada", "Augusta"),
        fails,
        lambda c: players.rename(c, "ben", "Benjamin"),
    )
    assert [type(answer) for answer in answers] == [type(None), RuntimeError, type(None)]

    def job(c: Connection) -> None:
        assert moves.read(c, "m1") == []
        assert [players.find(c, who) for who in ("ada", "ben")] == [
            replace(ADA, name="Augusta"),
            replace(BEN, name="Benjamin"),
        ]

    assert write(database, job) == [None]


def together(database: Database, *lines: Callable[[Connection], object]) -> list[object]:
    """Write lines that wait at the same moment, behind a transaction that takes a while."""

    async def run() -> list[object]:
        has_begun, are_all_there = threading.Event(), threading.Event()

        def wait(_: Connection) -> None:
            has_begun.set()
            are_all_there.wait(TIMEOUT)

        busy = database.writing(wait)
        await asyncio.to_thread(has_begun.wait, TIMEOUT)
        waiting = [database.writing(line, conflicts_first=True) for line in lines]
        are_all_there.set()
        await busy
        return await asyncio.gather(*waiting, return_exceptions=True)

    return asyncio.run(run())


def test_a_line_that_comes_too_late_does_not_harm_those_that_share_its_commit(database: Database) -> None:
    write(database, furnish)
    write(database, lambda c: moves.append(c, said(0, "go"), replace(MATCH, seq=1)))
    answers = together(
        database,
        lambda c: players.rename(c, "ada", "Augusta"),
        moves.Line(said(0, "stay"), replace(MATCH, seq=9), "too late"),
        moves.Line(said(1, "rest"), replace(MATCH, seq=2), "in time"),
    )
    assert (answers[0], type(answers[1]), answers[2]) == (None, ConflictError, "in time")

    def job(c: Connection) -> None:
        assert [line.word for line in moves.read(c, "m1")] == ["go", "rest"]
        assert matches.find(c, "m1").seq == 2
        assert players.find(c, "ada") == replace(ADA, name="Augusta")

    assert write(database, job) == [None]


def test_lines_of_several_matches_are_written_as_each_alone_would_be(database: Database) -> None:
    laid = [another(f"m{number}") for number in range(2, 6)]
    rows = [row for row, _ in laid]
    write(database, furnish)

    def lay(c: Connection) -> None:
        for row, at_table in laid:
            matches.create(c, row, at_table)

    write(database, lay)
    after = [
        replace(row, seq=1, asked=[number], outcome={"ending": "won"} if number else None, node="n1")
        for number, row in enumerate(rows)
    ]
    lines = [replace(said(0, f"go {row.id}"), match=row.id) for row in rows]
    answers = together(
        database, *(moves.Line(line, row, line.word) for line, row in zip(lines, after, strict=True))
    )
    assert answers == [line.word for line in lines]

    def job(c: Connection) -> None:
        assert [matches.find(c, row.id) for row in rows] == after
        assert [moves.read(c, row.id) for row in rows] == [[line] for line in lines]

    assert write(database, job) == [None]


def test_a_slow_disk_does_not_limit_how_many_lines_share_a_commit(tmp_path: Path) -> None:
    """With few lines for each commit, the disk would say how many moves a second there can be.

    A statement that begins and commits by itself keeps other processes waiting for as long as it runs.
    """
    database = Database(parse_url(f"sqlite:///{tmp_path / 'house.db'}"))
    migrate(database.engine)
    sent: list[str] = []
    event.listen(database.engine, "connect", lambda driver, _: driver.set_trace_callback(sent.append))
    database.engine.dispose()
    write(database, furnish)
    lines = [moves.Line(said(seq, f"go {seq}"), replace(MATCH, seq=seq + 1), seq) for seq in range(300)]
    assert together(database, *lines) == list(range(300))
    assert len([text for text in sent if text.startswith("BEGIN")]) == 2, "none of them for the lines"
    # It is told again for each row that its trigger writes.
    assert len({text for text in sent if text.startswith("INSERT INTO written_line")}) == 1
    assert write(database, lambda c: [line.word for line in moves.read(c, "m1")]) == [
        [f"go {seq}" for seq in range(300)]
    ]
    database.close()


def test_a_line_that_fails_halfway_is_not_written(database: Database) -> None:
    write(database, furnish)

    def fails(c: Connection) -> None:
        moves.append(c, said(0, "go"), replace(MATCH, seq=1))
        raise RuntimeError("in the middle")

    answers = together(database, lambda c: players.rename(c, "ada", "Augusta"), fails)
    assert isinstance(answers[1], RuntimeError)

    def job(c: Connection) -> None:
        assert moves.read(c, "m1") == []
        # A neighbour may have been taken back, too, but then nobody has claimed that it was written.
        assert (players.find(c, "ada") != ADA) == (answers[0] is None)

    assert write(database, job) == [None]


def test_the_log_is_read_from_any_line_on_and_the_end_is_kept(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        moves.append(c, said(0, "go"), replace(MATCH, seq=1))
        ended = replace(MATCH, seq=2, state=MatchState.OVER, outcome={"ending": "dawn"}, updated=30)
        moves.append(c, said(1, "stay", at=30), ended)
        assert moves.read(c, "m1", since=1) == [said(1, "stay", at=30)]
        match = matches.find(c, "m1")
        assert (match.seq, match.state, match.outcome, match.updated) == (2, "over", {"ending": "dawn"}, 30)
        assert matches.positions(c, ["m1", "m9"]) == {"m1": 2}

    assert write(database, job) == [None]


def test_a_fork_brings_its_past_along_and_leaves_with_it(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        row, its_seats = another("m2", parent="m1", parent_step=1)
        matches.create(c, row, its_seats, [replace(said(0, "go"), match="m2")])
        assert len(moves.read(c, "m2")) == 1
        matches.remove(c, "m2")
        assert moves.read(c, "m2") == []
        assert seats.of_match(c, "m2") == []
        with pytest.raises(NotFoundError):
            matches.remove(c, "m2")

    assert write(database, job) == [None]


def test_of_two_people_one_gets_the_seat(database: Database) -> None:
    write(database, furnish)
    answers = write(
        database,
        lambda c: seats.take(c, "m1", 1, "ada", "Ada"),
        lambda c: seats.take(c, "m1", 1, "ben", "Ben"),
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["ConflictError", "NoneType"]


def test_seats_change_hands(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        seats.leave(c, "m1", 0, "ada", "greedy")
        assert seats.of_match(c, "m1")[0] == replace(
            SEATS[0], player=None, name="greedy", bot="greedy", open=True
        )
        with pytest.raises(ConflictError):
            seats.leave(c, "m1", 0, "ada", None)
        seats.take(c, "m1", 0, "ben", "Ben")
        assert seats.of_match(c, "m1")[0] == replace(SEATS[0], player="ben", name="Ben")
        with pytest.raises(ConflictError):
            seats.assign_bot(c, "m1", 0, "random")
        seats.assign_bot(c, "m1", 2, None)
        assert seats.of_match(c, "m1")[2].open
        seats.set_bot(c, "m1", 0, "random")
        assert seats.of_match(c, "m1")[0].bot == "random"
        seats.resign(c, "m1", 0, "greedy")
        assert (seats.of_match(c, "m1")[0].resigned, seats.of_match(c, "m1")[0].bot) == (True, "greedy")
        seats.unresign(c, "m1", 0)
        assert (seats.of_match(c, "m1")[0].resigned, seats.of_match(c, "m1")[0].bot) == (False, None)

    assert write(database, job) == [None]


def test_a_match_starts_once_and_has_one_rematch(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        begun = replace(MATCH, asked=[1], updated=11)
        matches.start(c, begun)
        assert (matches.find(c, "m1").state, matches.find(c, "m1").asked) == ("running", [1])
        with pytest.raises(ConflictError):
            matches.start(c, begun)
        matches.claim_rematch(c, "m1", "m2")
        with pytest.raises(ConflictError):
            matches.claim_rematch(c, "m1", "m3")

    assert write(database, job) == [None]


def test_lists_show_what_they_should_newest_first_page_by_page(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        for number in range(2, 6):
            matches.create(
                c, *another(f"m{number}", updated=number, public=number != 4, host="ben", clock=60)
            )
        seats.take(c, "m2", 1, "ben", "Ben")
        assert [m.id for m in matches.public(c, MatchState.OPEN, 10, None)] == ["m1", "m5", "m3", "m2"]
        assert [m.id for m in matches.public(c, MatchState.OPEN, 2, 10)] == ["m5", "m3"]
        assert matches.public(c, MatchState.RUNNING, 10, None) == []
        assert [m.id for m in matches.of_player(c, "ben", 10, None)] == ["m5", "m4", "m3", "m2"]
        assert len(matches.everything(c, 10, None)) == 5
        assert matches.count_open(c, "ben") == 4
        matches.start(c, replace(MATCH, id="m3", updated=3, bot_turn=True))
        matches.start(c, replace(MATCH, id="m4", updated=3))
        assert waiting_for_bot(c, before=4) == []
        seats.see(c, "m3", [0], 8)
        assert waiting_for_bot(c, before=4) == ["m3"]
        assert waiting_for_bot(c, before=3) == []
        assert waiting_for_bot(c, before=4, watched=9) == []
        assert waiting_for_bot(c, before=4, watched=9, by_letter=60) == ["m3"]
        seats.set_bot(c, "m3", 0, "greedy")
        assert waiting_for_bot(c, before=4) == []

    assert write(database, job) == [None]


def test_a_snapshot_replaces_the_one_before(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        assert moves.snapshot(c, "m1") is None
        moves.store_snapshot(c, SnapshotRow("m1", 3, "d3", b"old"))
        moves.store_snapshot(c, SnapshotRow("m1", 6, "d6", b"new"))
        assert moves.snapshot(c, "m1") == SnapshotRow("m1", 6, "d6", b"new")

    assert write(database, job) == [None]


def test_chat_is_numbered_and_read_in_order(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        for text_ in ("one", "two", "three"):
            chat.append(c, ChatRow("m1", 0, "ada", "Ada", 0, text_, 5))
        assert [(line.number, line.text) for line in chat.read(c, "m1", 1, 10)] == [(2, "two"), (3, "three")]
        assert [line.text for line in chat.read(c, "m1", 0, 1)] == ["three"]
        admissions.admit(c, "m1", "ben")
        admissions.admit(c, "m1", "ben")
        assert admissions.is_admitted(c, "m1", "ben")
        assert not admissions.is_admitted(c, "m1", "ada")

    assert write(database, job) == [None]


def test_consent_counts_only_at_the_moment_it_was_given(database: Database) -> None:
    def job(c: Connection) -> None:
        furnish(c)
        consents.give(c, ConsentRow("m1", 0, 4, 2))
        consents.give(c, ConsentRow("m1", 0, 5, 3))
        assert consents.read(c, "m1", 4) == []
        assert consents.read(c, "m1", 5) == [ConsentRow("m1", 0, 5, 3)]
        consents.clear(c, "m1")
        assert consents.read(c, "m1", 5) == []

    assert write(database, job) == [None]


def test_the_first_node_decides_what_all_share(database: Database) -> None:
    def job(c: Connection) -> None:
        assert shared_values.get_or_set(c, "key", "first") == "first"
        assert shared_values.get_or_set(c, "key", "second") == "first"

    assert write(database, job) == [None]


def test_sqlite_waits_for_the_disk_and_reads_beside_a_writer(database: Database) -> None:
    if not database.is_sqlite:
        assert database.engine.dialect.driver == "psycopg"
        return
    with database.engine.connect() as connection:
        pragmas = [
            connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        ]
    assert pragmas == ["wal", 2]


def test_a_transaction_that_has_read_may_still_write_when_others_want_to_write(database: Database) -> None:
    write(database, furnish)

    async def run() -> None:
        with database.engine.begin() as connection:
            assert players.find(connection, "ada") == ADA
            other = database.writing(lambda c: players.rename(c, "ben", "Benjamin"))
            await asyncio.wait([other], timeout=0.05)
            players.rename(connection, "ada", "Augusta")
        await other

    asyncio.run(run())
    assert write(database, lambda c: [players.find(c, who) for who in ("ada", "ben")]) == [
        [replace(ADA, name="Augusta"), replace(BEN, name="Benjamin")]
    ]
