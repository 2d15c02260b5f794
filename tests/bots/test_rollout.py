from dataclasses import replace
from typing import Any

from miskatonic.bots.rollout import play_by_habit, play_to_evaluation
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

CULTISTORM = find_game("cultistorm")


def table_of_a_region() -> Any:
    options = CULTISTORM.settle({"region": "on", "region_tables": "2", "region_table": "1"})
    table = CULTISTORM.new(3, options, 5)
    table.dice = Dice.seeded(5, "rollout")
    return table


def test_what_comes_from_outside_is_guessed_and_not_left_to_the_habit() -> None:
    table, answers = table_of_a_region(), 0

    def habit(asked: Any, seat: Seat) -> Word:
        nonlocal answers
        assert asked.flow.decision.guess is None
        assert CULTISTORM.habit is not None
        answers += 1
        return CULTISTORM.habit(asked, seat)

    said = play_by_habit(table, habit, table.round + 3)
    assert 0 < answers < said


def test_playing_on_can_be_cut_off() -> None:
    table = table_of_a_region()
    assert CULTISTORM.habit is not None
    assert play_by_habit(table, CULTISTORM.habit, table.round + 99, 7) == 7
    assert play_by_habit(table, CULTISTORM.habit, table.round + 99, 0) == 0


def test_a_game_says_where_its_tables_are_evaluated() -> None:
    salem = find_game("witch-of-salem")
    for evaluated_at, wanted in ((None, "take"), (frozenset({"move"}), "move")):
        spec = replace(salem, evaluated_at=evaluated_at)
        table = spec.new(2, spec.settle({}), 1)
        asked = table.flow.decision
        assert asked is not None
        assert asked.prompt == "move"
        table.flow.submit(table, asked.options[1], asked.seat)
        play_to_evaluation(table, spec)
        asked = table.flow.decision
        assert asked is not None
        assert asked.prompt == wanted
