"""How far back a player goes: a decision, an action, a turn; and what that costs."""

import contextlib
from dataclasses import replace
from typing import Any

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.table import Table
from miskatonic.matches import Match, Move, Occupant
from miskatonic.matches.errors import UndoError
from miskatonic.matches.notes import StepNote, UndoUnit, undo_target
from miskatonic.matches.position import position_digest
from miskatonic.matches.undo import BELIEFS
from miskatonic.matches.waypoints import MOST, Waypoints
from tests.matches.lantern import SPEC as LANTERN

GAMES = list(all_games().values())


def a_record(text: str) -> tuple[list[Move], list[StepNote]]:
    """Steps like `0m 0 1 0m|`: a seat, `m` if it answered a menu, `|` if a heading followed."""
    steps = text.split()
    moves = [Move(int(step[0]), "word", "") for step in steps]
    return moves, [StepNote(0), *(StepNote(0, "m" in step, "|" in step) for step in steps)]


@pytest.mark.parametrize(
    ("steps", "seat", "targets"),
    [
        # One's own last decision, whatever others have done since.
        ("0m 1m 1m", 0, (0, 0, 0)),
        ("0m 0m 1m 1", 0, (1, 1, 0)),
        # An action with a question inside it.
        ("0m 0m 0 0", 0, (3, 1, 0)),
        # Others were asked within the action.
        ("0m 0m 1 0 1m", 0, (3, 1, 0)),
        # One was asked within the action of somebody else.
        ("0m| 1m 0 1 0", 0, (4, 2, 2)),
        # A heading ends the turn; the next one has not begun for this seat.
        ("0m 0m| 1m", 0, (1, 1, 0)),
        ("0m| 0m 0m 1m", 0, (2, 2, 1)),
    ],
)
def test_one_goes_back_to_the_own_decision_action_or_turn(
    steps: str, seat: int, targets: tuple[int, int, int]
) -> None:
    moves, notes = a_record(steps)
    units: tuple[UndoUnit, ...] = ("step", "action", "turn")
    assert tuple(undo_target(unit, moves, notes, [seat]) for unit in units) == targets


def test_whoever_has_decided_nothing_has_nothing_to_take_back() -> None:
    moves, notes = a_record("1m 1m")
    assert undo_target("step", moves, notes, [0]) is None
    resigned = [Move(0, "resign", "")]
    assert undo_target("turn", resigned, notes[:2], [0]) is None


def test_who_plays_several_seats_goes_back_to_the_last_decision_of_any() -> None:
    moves, notes = a_record("0m 1m 2m")
    assert undo_target("step", moves, notes, [0, 1]) == 1


def played(spec: AnyGame, steps: int, seed: int = 5) -> Match:
    """A match as experienced players would play it, or by lot."""
    match = Match.new(spec, [Occupant(f"Player {seat}") for seat in range(spec.seats[-1])], seed)
    dice = Dice.seeded(seed, "test")
    while match.seq < steps and (asked := match.table.flow.decision) is not None:
        seat = dice.pick(asked.seats)
        word = spec.habit(match.table, seat) if spec.habit else dice.pick(asked.options_of(seat))
        match.submit(seat, match.alphabet.text(word))
    return match


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_an_action_begins_at_a_question_of_the_turn_and_a_turn_at_a_heading(spec: AnyGame) -> None:
    match = played(spec, 120)
    longer = 0
    for seq in range(10, match.seq, 7):
        twin = match.fork(seq)
        for seat in range(len(match.setup.seats)):
            step, action, turn = (twin.undo_target(unit, [seat]) for unit in ("step", "action", "turn"))
            if step is None or action is None or turn is None:
                continue
            assert turn <= action <= step
            assert {twin.moves[at].seat for at in (step, action, turn)} == {seat}
            assert not any(note.ends_part for note in twin.notes[turn + 1 : step + 1])
            longer += action < step
    assert longer, "no action had a question inside it"


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_a_table_that_was_gone_back_to_is_the_table_of_that_moment(spec: AnyGame) -> None:
    spec = replace(spec, cooperative=True)
    match = played(spec, 150)
    whole, events = match.moves[:], match.events(None)
    for to in (140, 129, 128, 127, 63, 16, 15, 1, 0):
        match.undo(to, agreed=True)
        digest = whole[to - 1].digest if to else match.opening
        assert (match.seq, len(match.notes)) == (to, to + 1)
        assert position_digest(match.spec, match.table) == digest
        assert match.events(None) == events[: len(match.events(None))]
    match.follow(whole)
    assert position_digest(match.spec, match.table) == whole[-1].digest
    assert match.events(None) == events


def test_few_tables_are_kept_however_long_the_match() -> None:
    match = Match.new(LANTERN, [Occupant("Ada"), Occupant("Ben")], 1)
    waypoints = Waypoints()
    for step in range(2_000):
        waypoints.pass_by(step, match.table)
    kept = {step: waypoints.before(step) for step in range(0, 2_000, 50)}
    starts = {found[0] for found in kept.values() if found is not None}
    assert len(starts) <= MOST
    assert all(found is not None and step - found[0] < 2_000 * 2 / MOST for step, found in kept.items())


class Counted:
    """A game that counts how often tables are imagined and words are said."""

    def __init__(self, spec: AnyGame) -> None:
        self.imagined = 0

        def imagine(*given: Any) -> Any:
            self.imagined += 1
            return spec.imagine(*given)

        self.spec = replace(spec, imagine=imagine)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_what_a_take_back_costs_does_not_grow_with_the_match(spec: AnyGame) -> None:
    """Everybody may ask for it at any time, so it must be cheap. To go back by consent imagines nothing."""
    counted = Counted(spec)
    match = played(counted.spec, 400)
    assert counted.imagined == 0, "a step is noted without imagining tables"
    with contextlib.suppress(UndoError):
        match.undo(match.seq - 1)
    once = BELIEFS * len(match.setup.seats)
    assert counted.imagined <= once
    with pytest.raises(UndoError):
        match.undo(0)
    assert counted.imagined <= once, "a step that used chance stands, whatever else it told"


def test_what_has_revealed_something_is_found_out_once() -> None:
    counted = Counted(LANTERN)
    match = Match.new(counted.spec, [Occupant("Ada"), Occupant("Ben")], 7)
    for word in ("look attic", "pass"):
        match.submit(0, word)
    for word in ("trim", "trim", "open attic"):
        match.submit(1, word)
    for _ in range(2):
        with pytest.raises(UndoError, match="'open attic' cannot be taken back: something was revealed"):
            match.undo(2)
    found = counted.imagined
    with pytest.raises(UndoError, match="'open attic' cannot be taken back"):
        match.undo(3)
    assert counted.imagined == found
    assert match.free_until() == match.seq


@pytest.fixture
def repeated(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """The words that are said again to come to a step of the past."""
    words: list[Move] = []
    repeat = Match._repeat

    def counted(match: Match, table: Table, move: Move) -> None:
        words.append(move)
        repeat(match, table, move)

    monkeypatch.setattr(Match, "_repeat", counted)
    return words


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_a_position_of_the_past_is_what_a_replay_shows(spec: AnyGame) -> None:
    match = played(spec, 150)
    shown = {step.seq: (position_digest(spec, step.table), step.events) for step in match.replay()}
    for seq in (0, 150, 149, 1, 2, 77, 16, 17, 0):
        position = match.position(seq)
        assert (position_digest(spec, position.table), position.events) == shown[seq]
        assert position.move == (match.moves[seq - 1] if seq else None)


def test_walking_through_a_match_says_each_word_once(repeated: list[Move]) -> None:
    match = played(GAMES[0], 150)
    match = Match.restored(match.setup, match.opening, match.moves, match.table, match.notes)
    for seq in range(match.seq + 1):
        match.position(seq)
    assert len(repeated) == match.seq
    repeated.clear()
    match.position(match.seq)
    assert repeated == []


def test_a_jump_into_the_past_repeats_few_words(repeated: list[Move]) -> None:
    match = played(GAMES[0], 150)
    for seq in (140, 20, 100, 60, 0):
        repeated.clear()
        match.position(seq)
        assert len(repeated) < 2 * match.seq / MOST


def test_a_table_that_was_looked_at_and_taken_back_is_not_used_again() -> None:
    spec = replace(GAMES[0], cooperative=True)
    match = played(spec, 60)
    match.position(50)
    match.undo(40, agreed=True)
    while match.seq < 55 and (asked := match.table.flow.decision) is not None:
        match.submit(asked.seat, match.alphabet.text(asked.options_of(asked.seat)[0]))
    last = match.position(match.seq)
    assert position_digest(spec, last.table) == match.moves[-1].digest
