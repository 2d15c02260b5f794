"""What holds for a match of any installed game, with and without expansions."""

import pytest

from miskatonic.kernel.dice import Dice
from miskatonic.matches import Match, Occupant, from_json, to_json
from miskatonic.matches.errors import UndoError
from miskatonic.matches.position import position_digest
from tests.settings import EXPANDED, PLAIN, Setting


def opened(setting: Setting, seed: int) -> Match:
    names = [Occupant(f"Player {seat}") for seat in range(setting.seats)]
    return Match.new(setting.spec, names, seed, setting.options)


def step(match: Match, dice: Dice) -> bool:
    """A random move, if the match is not over."""
    asked = match.table.flow.decision
    if asked is None:
        return False
    seat = dice.pick(asked.seats)
    match.submit(seat, match.alphabet.text(dice.pick(asked.options_of(seat))))
    return True


def played(setting: Setting, steps: int, seed: int) -> Match:
    """A match with random moves."""
    match, dice = opened(setting, seed), Dice.seeded(seed, "test")
    for _ in range(steps):
        if not step(match, dice):
            break
    return match


@pytest.mark.parametrize("setting", [*PLAIN, *EXPANDED])
def test_a_capsule_of_a_random_game_comes_back_whole(setting: Setting) -> None:
    match = played(setting, 2000, seed=3)
    again = from_json(to_json(match))
    assert again.moves == match.moves
    assert again.outcome == match.outcome
    assert again.events(0) == match.events(0)
    assert position_digest(again.spec, again.table) == position_digest(match.spec, match.table)


@pytest.mark.parametrize("setting", [*PLAIN, *EXPANDED])
def test_a_word_that_is_taken_back_leaves_the_table_as_it_was(setting: Setting) -> None:
    free = standing = 0
    match, dice = opened(setting, 5), Dice.seeded(5, "test")
    for _ in range(40):
        before = match.moves[-1].digest if match.moves else match.opening
        if not step(match, dice):
            break
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


@pytest.mark.parametrize("setting", EXPANDED)
def test_every_word_but_the_options_is_forbidden_by_some_rule(setting: Setting) -> None:
    match, dice = opened(setting, 7), Dice.seeded(7, "test")
    prompts = set()
    while (asked := match.table.flow.decision) is not None and match.seq < 60:
        if asked.prompt not in prompts:
            prompts.add(asked.prompt)
            for seat in range(setting.seats):
                reasons = match.why_not(seat, match.alphabet.sayable)
                allowed = {text for text, reason in reasons.items() if reason is None}
                options = asked.options_of(seat) if seat in asked.seats else ()
                assert allowed == {match.alphabet.text(word) for word in options}
        step(match, dice)
    assert len(prompts) > 2
