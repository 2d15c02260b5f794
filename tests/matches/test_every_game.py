"""What holds for a match of any installed game."""

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match, Occupant, from_json, to_json
from miskatonic.matches.errors import UndoError
from miskatonic.matches.position import position_digest

GAMES = list(all_games().values())


def played(spec: AnyGame, steps: int, seed: int) -> Match:
    """A match with random moves."""
    match = Match.new(spec, [Occupant(f"Player {seat}") for seat in range(spec.seats[0])], seed)
    dice = Dice.seeded(seed, "test")
    for _ in range(steps):
        asked = match.table.flow.decision
        if asked is None:
            break
        seat = dice.pick(asked.seats)
        match.submit(seat, match.alphabet.text(dice.pick(asked.options_of(seat))))
    return match


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_a_capsule_of_a_random_game_comes_back_whole(spec: AnyGame) -> None:
    match = played(spec, 2000, seed=3)
    again = from_json(to_json(match))
    assert again.moves == match.moves
    assert again.outcome == match.outcome
    assert again.events(0) == match.events(0)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.key)
def test_a_word_that_is_taken_back_leaves_the_table_as_it_was(spec: AnyGame) -> None:
    free = standing = 0
    for steps in range(1, 40):
        match = played(spec, steps, seed=5)
        if match.seq < steps:
            break
        before = match.moves[-2].digest if steps > 1 else match.opening
        try:
            undone = match.undo()
        except UndoError:
            standing += 1
        else:
            free += 1
            assert position_digest(match.spec, match.table) == before
            assert match.submit(undone[0].seat, undone[0].word).digest == undone[0].digest
    assert free
    assert standing
