"""What the learned value says of tables, and how expansions change it."""

from math import atanh

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.instinct import VALUE, instinct
from miskatonic.games.cultistorm.instinct.features import NAMES, rows
from tests.games.cultistorm.tables import L1, L2, ONE, OpenStorm


def test_what_is_open_on_the_table_is_counted(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
    game.cultists(L2, "choir-acolyte")
    game.crowd(L1, 3)
    game.elder(L2, "yig")
    game.tokens(ONE, game.t.rules.most_tokens)
    seen = dict(zip(NAMES, rows(game.t)[0], strict=True))
    assert (seen["cultists"], seen["elders"], seen["next at the portal"]) == (4, 1, 1)
    assert (seen["at the edge"], seen["most tokens"]) == (1, game.t.rules.most_tokens)


def test_a_detective_at_the_edge_of_madness_makes_a_win_less_likely(storm: OpenStorm) -> None:
    game = storm()
    before = instinct(game.t, ONE)
    game.tokens(ONE, game.t.rules.most_tokens)
    assert instinct(game.t, ONE) < before


def test_whoever_plays_against_the_team_sees_it_reversed() -> None:
    table = SPEC.new(4, SPEC.settle({"main": "overlord"}), 5)
    assert table.detectives == 3
    assert SPEC.instinct(table, 3) == -SPEC.instinct(table, 0) != 0


def test_what_expansions_say_is_added_to_the_logarithm_of_the_odds() -> None:
    table = SPEC.new(4, SPEC.settle({"main": "overlord"}), 5)
    added = sum(one.instinct(table) for one in table.rules.expansions if one.instinct is not None)
    assert added != 0
    assert 2 * atanh(SPEC.instinct(table, 0)) == pytest.approx(VALUE.strength(table) + added)


def test_every_module_makes_a_win_less_likely_than_the_open_table_says() -> None:
    plain, mixed = (SPEC.new(4, SPEC.settle(each), 5) for each in ({}, {"modules": "victims,diseases"}))
    for table in (plain, mixed):
        added = sum(one.instinct(table) for one in table.rules.expansions if one.instinct is not None)
        lost = VALUE.strength(table) + added - 2 * atanh(SPEC.instinct(table, 0))
        assert lost == pytest.approx(0.66 if table is mixed else 0.0)
