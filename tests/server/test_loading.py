"""A stored match that cannot be loaded says why."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import pytest

from miskatonic.matches import Match, Move
from miskatonic.server.errors import UnplayableMatchError, code_of, status_of
from miskatonic.server.lobby.new_match import new_match
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.storage.rows import Act, MatchRow, MoveRow, SeatRow
from miskatonic.server.wire.requests import SeatRequest, TableRequest
from tests.server.guests import game

SEATS = [SeatRow("m1", number, "ada", "Ada", None, open=False, resigned=False) for number in range(2)]


@pytest.fixture
def row() -> MatchRow:
    return new_match("m1", "ada", TableRequest(game(), [SeatRequest("me")] * 2), SEATS)


def log_of(row: MatchRow, words: int) -> list[MoveRow]:
    """The log of a match in which everybody says the first option."""
    live = load_match(row, SEATS, [], None)
    for _ in range(words):
        seat = live.asked()[0]
        decision = live.match.table.flow.decision
        assert decision is not None
        move = live.say(seat, live.match.alphabet.text(decision.options_of(seat)[0]))
        live.log.add(live.line(Act.SAY, seat, word=move.word, secret=move.secret))
    return live.log.lines


def reason(load: Callable[[], LiveMatch]) -> str:
    with pytest.raises(UnplayableMatchError) as caught:
        load()
    assert (status_of(caught.value), code_of(caught.value)) == (409, "foreign-match")
    return str(caught.value)


def loader(row: MatchRow, lines: Sequence[MoveRow] = ()) -> Callable[[], LiveMatch]:
    return lambda: load_match(row, SEATS, lines, None)


def test_a_match_of_other_rules_names_both_versions(row: MatchRow) -> None:
    said = reason(loader(replace(row, rules_version="0.0-old")))
    assert "rules version 0.0-old" in said
    assert row.rules_version in said
    assert "cards" not in said


def test_a_match_with_other_cards_names_both_contents(row: MatchRow) -> None:
    said = reason(loader(replace(row, content="0123")))
    assert "other cards" in said
    assert "0123" in said
    assert row.content in said


def test_a_match_of_a_game_that_is_not_here_names_the_game(row: MatchRow) -> None:
    assert reason(loader(replace(row, game="chess"))) == "this server does not have the game 'chess'"


def test_a_changed_opening_does_not_blame_the_cards(row: MatchRow) -> None:
    said = reason(loader(replace(row, opening="0123")))
    assert "no longer leads to its opening" in said
    assert "cards" not in said


def test_a_damaged_log_names_the_step(row: MatchRow) -> None:
    lines = log_of(row, 3)
    assert load_match(row, SEATS, lines, None).log.step == 3
    damaged = [*lines[:1], replace(lines[1], word="no such word"), lines[2]]
    said = reason(loader(row, damaged))
    assert "the log of this match is damaged: step 2 cannot be replayed" in said
    assert "no such word" in said


def test_a_log_that_leads_elsewhere_is_not_loaded(row: MatchRow) -> None:
    lines = log_of(row, 2)
    said = reason(loader(row, [lines[0], replace(lines[1], digest="0123")]))
    assert "does not lead to the table that was recorded" in said


def test_a_snapshot_keeps_the_remark_that_an_option_was_forced(row: MatchRow) -> None:
    lines = log_of(row, 2)
    live = load_match(row, SEATS, lines, None)
    live.chronicle.events[-1] = live.chronicle.events[-1]._replace(forced=1)
    again = load_match(row, SEATS, lines, live.snapshot(2))
    assert again.chronicle.events == live.chronicle.events


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """The words that are said again when a match is loaded."""
    words: list[Move] = []
    follow = Match.follow

    def counted(match: Match, moves: Iterable[Move]) -> None:
        said = list(moves)
        words.extend(said)
        follow(match, said)

    monkeypatch.setattr(Match, "follow", counted)
    return words


def test_a_snapshot_saves_all_words_before_it(row: MatchRow, followed: list[Move]) -> None:
    lines = log_of(row, 30)
    snapshot = load_match(row, SEATS, lines[:20], None).snapshot(20)
    followed.clear()
    again = load_match(row, SEATS, lines, snapshot)
    assert (again.match.seq, len(followed)) == (30, 10)


def test_a_snapshot_after_an_undo_counts_and_one_that_was_taken_back_does_not(
    row: MatchRow, followed: list[Move]
) -> None:
    live = load_match(row, SEATS, log_of(row, 30), None)
    taken_back = live.snapshot(30)
    live.match.go_back(12)
    live.log.add(live.line(Act.UNDO, 0, to_step=12))
    counts = live.snapshot(31)
    for snapshot, words in ((counts, 0), (taken_back, 12), (None, 12)):
        followed.clear()
        again = load_match(row, SEATS, live.log.lines, snapshot)
        assert (again.match.moves, len(followed)) == (live.match.moves, words)
        assert again.chronicle.events == live.chronicle.events
