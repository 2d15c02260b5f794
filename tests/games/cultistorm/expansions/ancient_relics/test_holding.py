"""Relics are no items, but are given and swapped like them (REL-3.1)."""

import pytest

from tests.games.cultistorm.expansions.ancient_relics.reliquary import (
    boxed,
    breaths,
    held,
    holds,
    lies,
    opened,
)
from tests.games.cultistorm.tables import L1, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("REL-3.1", "REL-R1")
def test_whoever_keeps_the_old_relic_puts_the_new_one_in_the_box(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "crown-of-teeth")
    lies(game, L1, "the-hungry-lamp")
    game.prepare()
    breaths(game, "star", "eye")
    game.says(ONE, "open-portal", "breathe", "keep-relic crown-of-teeth")
    assert held(game, ONE) == "crown-of-teeth"
    assert boxed(game) == ["the-hungry-lamp"]


@pytest.mark.rule("REL-3.1")
def test_a_relic_is_given_to_somebody_who_stands_here(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "salt-heart")
    game.holds(TWO, "revolver", "dynamite")
    game.prepare()
    assert game.why_not(ONE, "hand-relic salt-heart") == "REL-3.1"
    assert game.why_not(TWO, "hand-relic salt-heart") == "REL-3.1"
    game.says(TWO, "go arkham")
    game.says(THREE, "go arkham")
    game.says(ONE, "hand-relic salt-heart", "to seat-2")
    assert game.why_not(TWO, "keep-relic salt-heart") == "REL-3.1"
    game.says(TWO, "yes")
    assert held(game, ONE) is None
    assert held(game, TWO) == "salt-heart"
    assert sorted(game.items(TWO)) == ["dynamite", "revolver"]


@pytest.mark.rule("REL-3.1")
def test_relics_are_swapped_if_both_agree(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "salt-heart")
    holds(game, TWO, "iron-psalter")
    game.at(L1, TWO)
    game.prepare()
    game.says(ONE, "hand-relic salt-heart")
    game.says(TWO, "swap-relic")
    game.says(ONE, "no")
    assert held(game, ONE) == "salt-heart"
    game.says(ONE, "hand-relic salt-heart")
    game.says(TWO, "swap-relic")
    game.says(ONE, "yes")
    assert (held(game, ONE), held(game, TWO)) == ("iron-psalter", "salt-heart")
    game.says(ONE, "hand-relic iron-psalter")
    game.says(TWO, "no")
    assert held(game, ONE) == "iron-psalter"
    assert boxed(game) == []


@pytest.mark.rule("REL-3.1", "REL-R1")
def test_a_gift_to_somebody_who_has_one_costs_one_of_the_two(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "salt-heart")
    holds(game, TWO, "iron-psalter")
    game.at(L1, TWO)
    game.prepare()
    game.says(ONE, "hand-relic salt-heart")
    game.says(TWO, "yes", "keep-relic salt-heart")
    assert held(game, TWO) == "salt-heart"
    assert boxed(game) == ["iron-psalter"]
