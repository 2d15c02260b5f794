"""Promises of bots in the log of a match: they are read again, and an undo takes them back."""

from miskatonic.games.requests import Request
from miskatonic.matches.promises import Promise, read_promise
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage.rows import Act, MoveRow


def line(seq: int, act: Act, seat: int, word: str | None = None, **more: int) -> MoveRow:
    return MoveRow("m", seq, act, seat, word, more.get("to_step"), "", 0, more.get("given_by"))


def test_a_promise_is_a_line_that_is_no_step_and_says_everything() -> None:
    made = Promise(1, 2, Request("item", 0, "dagger"), 4)
    log = Log([line(0, Act.SAY, 0, "go docks"), line(1, Act.PROMISE, 2, made.text, given_by=0)])
    assert (log.step, log.seq, log.promises) == (1, 2, [made])
    plain = Promise(0, 1, Request("come", 3), 2)
    assert read_promise(0, 1, 3, plain.text) == plain


def test_an_undo_takes_back_what_was_promised_after_the_steps_that_go() -> None:
    lines = [
        line(0, Act.PROMISE, 1, "come 2", given_by=0),
        line(1, Act.SAY, 0, "go docks"),
        line(2, Act.PROMISE, 1, "item dagger 3", given_by=0),
        line(3, Act.UNDO, 0, to_step=0),
    ]
    assert [promise.request.kind for promise in Log(lines[:3]).promises] == ["come", "item"]
    assert [promise.request.kind for promise in Log(lines).promises] == ["come"]
