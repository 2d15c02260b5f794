import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.registry import UnknownGameError
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.matches import Match, Occupant, files, from_json, to_json
from miskatonic.matches.errors import (
    BrokenReplayError,
    CapsuleError,
    ForeignCapsuleError,
    NotACapsuleError,
)
from miskatonic.matches.position import position_digest
from tests.matches.lantern import SPEC

WORDS = ("trim", "roll", "look cellar", "pass", "roll")


def find(key: str) -> AnyGame:
    if key != SPEC.key:
        raise UnknownGameError(f"there is no game '{key}'; installed games: {SPEC.key}")
    return SPEC


@pytest.fixture
def match() -> Match:
    played = Match.new(SPEC, [Occupant("Ada"), Occupant("Bö", "random")], 7)
    for word in WORDS:
        decision = played.table.flow.decision
        assert decision is not None
        played.submit(decision.seat, word)
    return played


def opened(data: Any) -> Match:
    return from_json(json.dumps(data), find=find)


def test_a_capsule_comes_back_as_the_same_match(match: Match) -> None:
    again = from_json(to_json(match), find=find)
    assert again.moves == match.moves
    assert again.setup == match.setup
    assert position_digest(again.spec, again.table) == position_digest(match.spec, match.table)
    assert again.events(0) == match.events(0)
    assert to_json(again) == to_json(match)


def test_the_document_has_the_fields_it_is_documented_with(match: Match) -> None:
    data = json.loads(to_json(match))
    assert list(data) == [
        "format",
        "schema",
        "game",
        "rules_version",
        "content",
        "seed",
        "options",
        "seats",
        "opening",
        "moves",
    ]
    assert data["seats"] == [{"name": "Ada", "bot": None}, {"name": "Bö", "bot": "random"}]
    assert data["moves"][3] == {"seat": 0, "word": "pass", "digest": match.moves[3].digest}


def test_each_word_has_a_line_of_its_own(match: Match) -> None:
    lines = to_json(match).splitlines()
    assert sum('"word"' in line for line in lines) == len(WORDS)


def test_a_match_in_which_nothing_was_said_travels_too() -> None:
    fresh = Match.new(SPEC, [Occupant("Ada"), Occupant("Bo")], 1)
    assert from_json(to_json(fresh), find=find).moves == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"capsule"', "{}", "\x00", '{"format": "other"}', "[" * 100_000, "9" * 10_000],
)
def test_what_is_no_capsule_is_called_so(text: str) -> None:
    with pytest.raises(NotACapsuleError, match="this is not a capsule"):
        from_json(text, find=find)


def test_bytes_that_are_no_text_are_no_capsule() -> None:
    with pytest.raises(NotACapsuleError, match="it is not valid JSON"):
        from_json(b"\xff\xfe\x00\x01\x80", find=find)


def _set(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(changes)


def _move(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["moves"][2].update(changes)


@pytest.mark.parametrize(
    ("tamper", "error", "sentence"),
    [
        (_set(schema=5), ForeignCapsuleError, "this capsule has schema 5, but .* reads 1, 2, 3 and 4"),
        (_set(schema="1"), ForeignCapsuleError, "this capsule has schema '1', but"),
        (_set(seed="x"), NotACapsuleError, "damaged at 'seed': .* a seed is a number, or a secret"),
        (_set(seed="f" * 65), NotACapsuleError, "damaged at 'seed'"),
        (_set(seed=True), NotACapsuleError, "damaged at 'seed'"),
        (_set(extra=1), NotACapsuleError, "damaged at 'extra'"),
        (_set(moves={}), NotACapsuleError, "damaged at 'moves'"),
        (_move(seat="1"), NotACapsuleError, "damaged at 'moves.2.seat'"),
        (_move(seat=-2), NotACapsuleError, "damaged at 'moves.2.seat'"),
        (_move(secret="f" * 31), NotACapsuleError, "damaged at 'moves.2.secret'"),
        (_move(secret="f" * 32), BrokenReplayError, "step 3 .* does not lead to the table"),
        (lambda data: data["seats"][0].pop("name"), NotACapsuleError, "damaged at 'seats.0.name'"),
        (_set(game="chess"), ForeignCapsuleError, "another game: there is no game 'chess'"),
        (_set(rules_version="0.9"), ForeignCapsuleError, "rules version 0.9 of lantern; .* version 1.0"),
        (_set(content="beef"), ForeignCapsuleError, r"other cards of lantern \(content beef\)"),
        (_set(options={"lamp": "5"}), ForeignCapsuleError, "other cards of lantern"),
        (_set(options={"oil": "5"}), BadOptionError, "there is no option 'oil'"),
        (_set(seats=[]), BadOptionError, "this game is for 2 to 4 seats, not 0"),
        (_set(seed=8), BrokenReplayError, "is not the table that its seed sets up"),
        (_set(opening="0"), BrokenReplayError, "is not the table that its seed sets up"),
        (_move(word="sing"), BrokenReplayError, "step 3 .* 'sing' by seat 1, cannot be played: .* no word"),
        (_move(seat=1), BrokenReplayError, "step 3 .* by seat 2, cannot be played: .* seat 1 is asked"),
        (_move(seat=10**30), BrokenReplayError, "cannot be played"),
        (_move(word="roll"), BrokenReplayError, "step 3 .* does not lead to the table"),
        (_move(digest="00"), BrokenReplayError, "step 3 .* does not lead to the table that was recorded"),
    ],
)
def test_a_tampered_capsule_is_refused_with_a_sentence(
    match: Match, tamper: Callable[[dict[str, Any]], None], error: type[Exception], sentence: str
) -> None:
    data = json.loads(to_json(match))
    tamper(data)
    with pytest.raises(error, match=sentence) as caught:
        opened(data)
    assert "\n" not in str(caught.value)


def test_an_illegal_word_is_refused(match: Match) -> None:
    data = json.loads(to_json(match))
    data["moves"] = [dict(data["moves"][0], word="open attic"), *data["moves"][1:]]
    data["moves"][0]["digest"] = match.fork(0).submit(0, "open attic").digest
    with pytest.raises(BrokenReplayError, match=r"step 2 .* cannot be played: the game is over"):
        opened(data)


def test_a_match_with_edited_cards_needs_these_cards() -> None:
    edited = Match.new(SPEC, [Occupant("Ada"), Occupant("Bo")], 1, content="edited")
    edited.submit(0, "trim")
    with pytest.raises(ForeignCapsuleError, match="played with other cards"):
        from_json(to_json(edited), find=find)
    assert from_json(to_json(edited), lambda _: "edited", find).moves == edited.moves


def test_a_file_is_written_whole_and_comes_back(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The game of these tests is not installed.
    monkeypatch.setattr(files, "from_json", partial(from_json, find=find))
    path = tmp_path / "evening.json"
    path.write_text("an older game")
    files.save(match, path)
    assert files.load(path).moves == match.moves
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_save_leaves_the_old_file_and_no_litter(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.json"
    path.write_text("an older game")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CapsuleError, match=r"cannot save to .*: no space left on device"):
        files.save(match, path)
    assert path.read_text() == "an older game"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_read_or_written_gets_a_sentence(match: Match, tmp_path: Path) -> None:
    with pytest.raises(CapsuleError, match=r"cannot read .*: no such file or directory"):
        files.load(tmp_path / "none.json")
    with pytest.raises(CapsuleError, match=r"cannot read .*: is a directory"):
        files.load(tmp_path)
    with pytest.raises(CapsuleError, match=r"cannot save to .*: no such file or directory"):
        files.save(match, tmp_path / "none" / "evening.json")
