"""Relics come within reach, and detectives grope for them (REL-1, REL-2)."""

import pytest

from miskatonic.games.cultistorm.board.circle import place_altar
from miskatonic.games.cultistorm.board.elders import close_location
from miskatonic.games.cultistorm.expansions.ancient_relics.cards import lore
from tests.games.cultistorm.expansions.ancient_relics.reliquary import (
    boxed,
    breaths,
    held,
    holds,
    lies,
    number,
    opened,
    state,
)
from tests.games.cultistorm.tables import L1, L2, L3, L5, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("REL-1.1")
def test_an_altar_brings_the_top_relic_to_an_unsealed_location(storm: OpenStorm) -> None:
    game = opened(storm)
    game.play.next_draws(number(game, "salt-heart"))
    place_altar(game.t, L2)
    assert state(game).lying[L2] == number(game, "salt-heart")
    assert game.told("relic-laid") == [{"relic": "salt-heart", "location": "salem", "cause": "rule/REL-1.1"}]
    place_altar(game.t, L2)
    assert len(state(game).deck) == len(lore(game.t).relics) - 1


@pytest.mark.rule("REL-1.1")
def test_a_sealed_location_gets_no_relic(storm: OpenStorm) -> None:
    """REL-E1."""
    game = opened(storm)
    game.sealed(L3)
    place_altar(game.t, L3)
    assert game.told("relic-laid") == []


@pytest.mark.rule("REL-1.2")
def test_a_seal_shuts_an_unclaimed_relic_in(storm: OpenStorm) -> None:
    game = opened(storm)
    lies(game, L1, "salt-heart")
    close_location(game.t, ONE, L1, "rule/CUL-10.8")
    assert boxed(game) == ["salt-heart"]
    game.prepare()
    assert game.why_not(ONE, "open-portal") == "REL-1.2"


@pytest.mark.rule("REL-2.1")
def test_a_portal_is_opened_once_a_turn_where_a_relic_lies_and_no_great_old_one(storm: OpenStorm) -> None:
    game = opened(storm)
    lies(game, L1, "salt-heart")
    lies(game, L2, "iron-psalter")
    game.elder(L2, "dagon")
    game.prepare()
    assert game.why_not(TWO, "open-portal") == "REL-2.1"
    assert game.why_not(THREE, "open-portal") == "REL-1.1"
    breaths(game, "star")
    game.says(ONE, "open-portal", "done")
    assert game.why_not(ONE, "open-portal") == "REL-2.1"


@pytest.mark.rule("REL-2.1")
def test_portals_are_opened_in_preparation_only(storm: OpenStorm) -> None:
    game = opened(storm)
    lies(game, L1, "salt-heart")
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    assert game.why_not(ONE, "open-portal") == "REL-2.1"


@pytest.mark.rule("REL-2.3", "REL-2.5")
def test_three_symbols_reach_a_relic_at_depth_three(storm: OpenStorm) -> None:
    """REL-E2."""
    game = opened(storm)
    lies(game, L1, "salt-heart")
    game.prepare()
    breaths(game, "star", "eye", "planet")
    game.says(ONE, "open-portal", "breathe", "breathe")
    assert held(game, ONE) == "salt-heart"
    game.asks(ONE, "prepare")


@pytest.mark.rule("REL-2.2", "REL-2.3")
def test_who_stops_gains_nothing_and_keeps_its_token(storm: OpenStorm) -> None:
    """REL-E3."""
    game = opened(storm)
    lies(game, L1, "salt-heart")
    game.prepare()
    breaths(game, "star", "star")
    game.says(ONE, "open-portal", "breathe", "done")
    assert game.all_tokens() == [1, 0, 0]
    assert held(game, ONE) is None
    assert state(game).lying[L1] == number(game, "salt-heart")
    assert game.spawned() == []
    assert game.why_not(ONE, "breathe") == "REL-2.2"


@pytest.mark.rule("REL-2.4")
def test_the_second_repeat_brings_a_cultist_and_the_end(storm: OpenStorm) -> None:
    """REL-E4."""
    game = opened(storm)
    lies(game, L1, "salt-heart")
    game.prepare()
    breaths(game, "star", "star", "blank", "star")
    game.says(ONE, "open-portal", "breathe", "breathe", "breathe")
    assert game.all_tokens() == [2, 0, 0]
    assert game.causes("terror-step") == ["rule/REL-2.3"]
    assert game.spawned() == ["arkham"]
    assert held(game, ONE) is None
    game.asks(ONE, "prepare")


@pytest.mark.rule("REL-2.2", "REL-2.4")
def test_a_great_old_one_that_enters_there_ends_the_opening(storm: OpenStorm) -> None:
    game = opened(storm)
    lies(game, L5, "salt-heart")
    game.at(L5, ONE)
    game.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
    game.ripen(1)
    game.t.marker = L5
    game.prepare()
    breaths(game, "blank")
    game.says(ONE, "open-portal")
    assert game.elder_at(L5) is not None
    assert game.causes("portal-closes") == ["rule/REL-2.4"]
    game.asks(ONE, "prepare")


@pytest.mark.rule("REL-2.6")
def test_a_breath_is_legal_with_four_tokens_and_may_kill(storm: OpenStorm) -> None:
    """REL-E5."""
    game = opened(storm)
    lies(game, L1, "salt-heart")
    game.tokens(ONE, 4)
    game.prepare()
    breaths(game, "star", "star")
    game.says(ONE, "open-portal", "breathe")
    assert game.ending == "madness"


@pytest.mark.rule("REL-3.1", "REL-R1")
def test_of_two_relics_one_leaves_the_game(storm: OpenStorm) -> None:
    """REL-E6."""
    game = opened(storm)
    holds(game, ONE, "crown-of-teeth")
    lies(game, L1, "the-hungry-lamp")
    lies(game, L2, "iron-psalter")
    game.at(L2, ONE)
    game.prepare()
    breaths(game, "star", "eye", "planet")
    game.says(ONE, "open-portal", "breathe", "breathe", "keep-relic iron-psalter")
    assert held(game, ONE) == "iron-psalter"
    assert boxed(game) == ["crown-of-teeth"]
