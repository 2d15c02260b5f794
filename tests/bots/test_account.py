"""A bot gives an account of a move: against the next best, by what its seat could know."""

import pytest

from miskatonic.bots.account import give_account
from miskatonic.bots.asking import Question, answered, next_question
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from tests.settings import EXPANDED, PLAIN, Setting


@pytest.mark.parametrize("setting", [*PLAIN, *EXPANDED])
def test_the_word_is_compared_with_the_best_of_the_others(setting: Setting) -> None:
    spec = setting.spec
    table = spec.new(setting.seats, spec.settle(setting.options), 5)
    asked = table.flow.decision
    assert asked is not None
    vantage = Vantage(spec, table, asked.seats[0])
    said = vantage.by_habit()
    assert said is not None
    first = answered(give_account(vantage, said, 2), vantage, Dice.seeded(1, "account"))
    assert 0 <= first.chance <= 1
    assert first.grounds is not None
    assert first.grounds.instead in vantage.options
    assert first.grounds.instead != said
    assert answered(give_account(vantage, said, 2), vantage, Dice.seeded(1, "account")) == first


def test_the_only_option_needs_no_reason() -> None:
    spec = find_game("witch-of-salem")
    table = spec.new(2, spec.settle({}), 5)
    asked = table.flow.decision
    assert asked is not None
    vantage = Vantage(spec, table, asked.seats[0])
    vantage.options = vantage.options[:1]
    asking = give_account(vantage, vantage.options[0], 2)
    question = next_question(asking, None)
    assert question == Question(vantage.options, 2)
    found = answered(give_account(vantage, vantage.options[0], 2), vantage, Dice.seeded(1, "account"))
    assert (found.grounds, found.cost) == (None, 0.0)
