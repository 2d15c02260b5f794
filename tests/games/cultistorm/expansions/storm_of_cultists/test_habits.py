"""What experienced detectives think of the missions."""

import pytest

from miskatonic.games.cultistorm.habit.preparation import develop
from miskatonic.games.cultistorm.habit.targets import is_to_be_sealed
from tests.games.cultistorm.expansions.storm_of_cultists.conftest import OpenSession
from tests.games.cultistorm.expansions.storm_of_cultists.sessions import EYE, MAP_MAKER, TRAIN, habit
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, TWO


@pytest.mark.rule("CAM-12.5", "CUL-7.41")
def test_they_buy_no_levels_for_seals_that_the_goal_does_not_ask_for(opened: OpenSession) -> None:
    game = opened(TRAIN)
    assert [spot for spot in range(5) if is_to_be_sealed(game.t, spot)] == [L1, L5]
    assert is_to_be_sealed(opened(MAP_MAKER).t, L2)
    game.at(L3, ONE)
    game.t.trophies[5 * ONE + game.t.symbol_at(L2)] = 1
    game.prepare()
    words = tuple(game.play.asked.options_of(ONE))
    assert develop(game.t, ONE, words) is not None
    for end in (L1, L5):
        game.t.seal_cards[game.t.symbol_at(end)] = TWO
    assert develop(game.t, ONE, words) is None


@pytest.mark.rule("CAM-17.3", "CUL-9.13")
def test_they_bring_the_storm_only_where_a_cultist_stands_before_it(opened: OpenSession) -> None:
    game = opened(EYE)
    game.sealed(L2, L3)
    game.at(L1, ONE)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.cultists(L4)
    game.sealing()
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "done"
    game.crowd(L4, 1)
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "seal"
