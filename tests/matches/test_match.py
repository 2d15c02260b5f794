from typing import Any

import pytest

from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.errors import GameIsOverError, IllegalWordError
from miskatonic.matches import Match, Occupant
from miskatonic.matches.errors import (
    NotAskedError,
    StaleMoveError,
    UndoError,
    UnknownWordError,
)
from miskatonic.matches.position import position_digest
from tests.matches.lantern import SPEC

PAIR = (Occupant("Ada"), Occupant("Bo", "random"))


def a_match(*words: str, seed: int = 7) -> Match:
    """A match of two in which these words were said, each by the seat that was asked."""
    match = Match.new(SPEC, PAIR, seed)
    for word in words:
        say(match, word)
    return match


def say(match: Match, word: str) -> None:
    decision = match.table.flow.decision
    assert decision is not None
    match.submit(decision.seat, word)


def test_a_word_goes_into_the_log_with_the_digest_of_the_table_after_it() -> None:
    match = a_match("trim", "roll")
    assert [(move.seat, move.word) for move in match.moves] == [(0, "trim"), (0, "roll")]
    assert match.moves[-1].digest == position_digest(match.spec, match.table)
    assert match.moves[0].digest not in (match.opening, match.moves[1].digest)


def test_spaces_in_a_word_do_not_matter_and_the_log_has_the_games_own_spelling() -> None:
    match = a_match("  look   attic ")
    assert match.moves[0].word == "look attic"


def test_the_same_seed_and_words_lead_to_the_same_digests() -> None:
    words = ("roll", "look cellar", "pass", "look attic")
    assert a_match(*words).moves == a_match(*words).moves
    assert a_match(*words).moves != a_match(*words, seed=8).moves


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_table_needs_as_many_seats_as_the_game_takes(count: int) -> None:
    with pytest.raises(BadOptionError, match=f"this game is for 2 to 4 seats, not {count}"):
        Match.new(SPEC, [Occupant("x")] * count, 1)


def test_options_are_settled_with_their_defaults_and_checked() -> None:
    assert Match.new(SPEC, PAIR, 1).setup.options == {"lamp": "2"}
    rules: Any = Match.new(SPEC, PAIR, 1, {"lamp": "5"}).table.rules
    assert rules.lamp == 5
    with pytest.raises(BadOptionError, match="there is no option 'oil'"):
        Match.new(SPEC, PAIR, 1, {"oil": "5"})


def test_what_cannot_be_said_is_refused_and_changes_nothing() -> None:
    match = a_match("trim", "trim")
    before = position_digest(match.spec, match.table)
    with pytest.raises(UnknownWordError, match="lantern has no word 'sing'"):
        match.submit(0, "sing")
    with pytest.raises(IllegalWordError, match="seat 1 cannot say 'trim' now"):
        match.submit(0, "trim")
    with pytest.raises(NotAskedError, match="seat 2 cannot say 'roll' now: seat 1 is asked"):
        match.submit(1, "roll")
    assert (position_digest(match.spec, match.table), match.seq) == (before, 2)


def test_a_click_on_an_old_picture_is_stale() -> None:
    match = a_match("trim")
    with pytest.raises(StaleMoveError, match="'roll' was meant for step 0, but the table is at step 1"):
        match.submit(0, "roll", expected_seq=0)
    match.submit(0, "roll", expected_seq=1)
    assert match.seq == 2


def test_the_score_is_explained_at_the_end_and_not_before() -> None:
    match = Match.new(SPEC, [Occupant("Ada"), Occupant("Ben")], 1)
    assert match.tally() == ()
    match.submit(0, "open attic")
    assert match.outcome is not None
    assert [line.points for line in match.tally()] == list(match.outcome.scores)


def test_a_replay_turns_up_everything_and_explains_the_score_at_its_last_step() -> None:
    match = a_match("look attic", "open cellar")
    seen = [(match.scene_at(step, None), match.tally_at(step)) for step in match.replay()]
    assert seen[-1] == (match.scene(None), match.tally())
    assert all(scene.outcome is None and tally == () for scene, tally in seen[:-1])


def test_a_replay_ends_with_the_resignation_that_ended_the_match() -> None:
    match = Match.new(SPEC, [Occupant("Ada"), Occupant("Bo", "random")], 1)
    match.submit(0, "resign")
    outcomes = [match.scene_at(step, 0).outcome for step in match.replay()]
    assert outcomes == [None, match.scene(0).outcome]


def test_nothing_is_said_after_the_end() -> None:
    match = a_match("open attic")
    assert match.over
    with pytest.raises(GameIsOverError, match="the game is over; 'roll' is too late"):
        match.submit(0, "roll")


def test_a_step_that_told_nothing_can_be_taken_back_again_and_again() -> None:
    match = a_match("trim", "trim")
    opening = match.opening
    assert match.free_until() == 0
    assert [move.word for move in match.undo()] == ["trim"]
    assert match.table.lamp == 1  # type: ignore[attr-defined]
    match.undo()
    assert (position_digest(match.spec, match.table), match.seq, match.events(0)) == (opening, 0, [])
    with pytest.raises(UndoError, match="there is nothing to take back"):
        match.undo()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("roll",), "'roll' cannot be taken back: chance was used"),
        (("pass",), "'pass' cannot be taken back: it is another seat's turn now"),
        (("look attic",), "'look attic' cannot be taken back: chance was used"),
        # The dark room was decided by the first look; the second one uses no chance.
        (("look attic", "look attic"), "'look attic' cannot be taken back: something was revealed"),
        (("look attic", "pass", "look cellar"), "'look cellar' cannot be taken back: something was revealed"),
        # A seat that opens what it has already seen learns nothing, but the others do.
        (("look attic", "open attic"), "'open attic' cannot be taken back: something was revealed"),
    ],
)
def test_a_step_that_told_something_stands(words: tuple[str, ...], reason: str) -> None:
    match = a_match(*words)
    before = position_digest(match.spec, match.table)
    with pytest.raises(UndoError, match=reason):
        match.undo()
    assert (position_digest(match.spec, match.table), match.seq) == (before, len(words))


def test_who_goes_far_back_hears_of_the_first_step_that_stands() -> None:
    match = a_match("trim", "pass", "roll", "pass")
    with pytest.raises(UndoError, match="'pass' cannot be taken back: it is another seat's turn now"):
        match.undo(to=0)


def test_going_back_is_free_down_to_the_last_barrier() -> None:
    match = a_match("trim", "roll", "trim")
    assert match.free_until() == 2
    with pytest.raises(UndoError, match="'roll' cannot be taken back"):
        match.undo(to=0)
    match.undo(to=2)
    with pytest.raises(UndoError, match="'roll' cannot be taken back"):
        match.undo()


def test_a_cooperative_table_may_agree_to_go_further() -> None:
    match = a_match("trim", "roll", "pass", "look attic")
    opening_of_step_1 = match.moves[0].digest
    undone = match.undo(to=1, agreed=True)
    assert [move.word for move in undone] == ["roll", "pass", "look attic"]
    assert position_digest(match.spec, match.table) == opening_of_step_1
    assert [event.kind for event in match.events(0)] == ["trimmed"]


def test_rivals_cannot_agree_on_another_past(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("roll")
    monkeypatch.setitem(match.spec.__dict__, "cooperative", False)
    with pytest.raises(UndoError, match="players compete at this table"):
        match.undo(agreed=True)


@pytest.mark.parametrize("to", [-1, 2, 9])
def test_only_a_past_step_can_be_gone_back_to(to: int) -> None:
    with pytest.raises(UndoError, match=f"there is no step {to} to go back to"):
        a_match("trim", "trim").undo(to=to)


def test_a_fork_shares_the_past_and_not_the_future() -> None:
    match = a_match("trim", "roll", "look attic")
    twin = match.fork(2)
    assert twin.moves == match.moves[:2]
    twin.submit(0, "pass")
    assert (match.seq, twin.seq) == (3, 3)
    assert match.moves[2].word == "look attic"
    assert match.fork().moves == match.moves
    with pytest.raises(UndoError, match="there is no step 4; the match has 3"):
        match.fork(4)


def test_a_replay_shows_scene_and_events_after_each_step() -> None:
    match = a_match("trim", "look attic", "pass")
    seen: list[Any] = [
        (step.seq, step.move and step.move.word, [event.kind for event in step.events], step.table.lamp)  # type: ignore[attr-defined]
        for step in match.replay()
    ]
    assert seen == [
        (0, None, [], 2),
        (1, "trim", ["trimmed"], 1),
        (2, "look attic", ["looked", "saw"], 1),
        (3, "pass", ["passed"], 1),
    ]
    assert [position_digest(match.spec, step.table) for step in match.replay()] == [
        match.opening,
        *(m.digest for m in match.moves),
    ]


def test_what_only_one_seat_saw_is_told_to_it_alone() -> None:
    match = a_match("look attic")
    assert [event.kind for event in match.events(0)] == ["looked", "saw"]
    assert [event.kind for event in match.events(1)] == ["looked"]
    assert [event.kind for event in match.events(None)] == ["looked"]
    assert match.events(0, since=1)[0].kind == "saw"
