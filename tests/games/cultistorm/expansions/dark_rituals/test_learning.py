"""Experience, tomes, and what they teach (RIT-1, RIT-2)."""

import pytest

from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.state import card_points
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.expansions.dark_rituals.tomes import knows, number, opened, state, tome, xp
from tests.games.cultistorm.house import ACTIONS, ITEM_CARDS
from tests.games.cultistorm.tables import L1, L4, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("RIT-1.1")
def test_a_card_is_worth_a_point_if_general_and_one_for_each_of_four_icons(storm: OpenStorm) -> None:
    game = opened(storm)
    rules = game.t.rules
    for kind in range(len(ACTIONS)):
        icons = rules.hurts[kind] + rules.spawns[kind] + rules.dreads[kind] + (not rules.redraws[kind])
        assert card_points(game.t, kind) == rules.is_general[kind] + icons


@pytest.mark.rule("RIT-1.1", "RIT-1.2", "RIT-1.4")
def test_the_helper_learns_when_its_card_has_resolved(storm: OpenStorm) -> None:
    """RIT-E1."""
    game = opened(storm)
    game.hand(ONE, "desperate-plan")
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    play(game, ONE, "desperate-plan", TWO)
    assert card_points(game.t, ACTIONS.index("desperate-plan")) == 2
    assert game.told("experience-gained")[0]["count"] == 2
    assert state(game).experience == [2, 0, 0]


@pytest.mark.rule("RIT-1.3")
def test_levels_and_great_old_ones_teach(storm: OpenStorm) -> None:
    game = opened(storm)
    game.trophies(ONE, "star")
    game.prepare()
    game.says(ONE, "level star")
    assert state(game).experience[ONE] == 1
    game = opened(storm)
    game.elder(L1, "dagon")
    game.dice(ONE, *["wild"] * 8)
    fight(game, ONE, "dagon", "commit")
    assert state(game).experience[ONE] == 2


@pytest.mark.rule("RIT-2.1", "RIT-2.2", "RIT-2.3")
def test_an_investigation_opens_the_tome_and_one_may_learn_at_once(storm: OpenStorm) -> None:
    """RIT-E2."""
    game = opened(storm)
    assert len(lore(game.t).tomes) == 6
    game.at(L4, ONE)
    game.holds(ONE, "storm-lantern")
    xp(game, ONE, 2)
    game.prepare()
    assert game.why_not(ONE, "learn tide-speech") == "RIT-2.3"
    game.play.next_draws(ITEM_CARDS.index("revolver"), lore(game.t).tomes.index("notes-of-a-drowned-notary"))
    game.says(ONE, "investigate 1", "done")
    assert game.told("tome-opened")[0]["tome"] == "notes-of-a-drowned-notary"
    assert game.why_not(ONE, "learn pale-light") == "RIT-2.3"
    assert game.why_not(ONE, "learn ledger-of-debts") == "RIT-2.3"
    game.says(ONE, "learn tide-speech")
    assert state(game).experience[ONE] == 0
    assert state(game).owner[number(game, "tide-speech")] == ONE
    game.t.sealed |= 1 << L4
    xp(game, ONE, 9)
    game.prepare()
    assert game.offers(ONE, "learn drown-the-bell")


@pytest.mark.rule("RIT-2.4")
def test_a_ritual_is_learnt_by_one_detective_and_nobody_knows_four(storm: OpenStorm) -> None:
    """RIT-E3."""
    game = opened(storm)
    tome(game, L1, "the-geometers-confession")
    knows(game, TWO, "right-angle")
    knows(game, ONE, "hush", "lullaby", "graft")
    game.at(L1, TWO, THREE)
    for seat in (ONE, TWO, THREE):
        xp(game, seat, 20)
    game.prepare()
    assert game.why_not(THREE, "learn right-angle") == "RIT-2.4"
    assert game.why_not(ONE, "learn folded-street") == "RIT-2.4"
    assert game.offers(THREE, "learn folded-street")


@pytest.mark.rule("RIT-2.5")
def test_the_third_ritual_leaves_a_growing_token(storm: OpenStorm) -> None:
    """RIT-E4."""
    game = opened(storm)
    tome(game, L1, "the-geometers-confession")
    knows(game, ONE, "hush", "lullaby")
    xp(game, ONE, 20)
    game.tokens(ONE, 4)
    game.prepare()
    assert game.why_not(ONE, "learn folded-street") == "RIT-2.5"
    game.tokens(ONE, 3)
    game.prepare()
    game.says(ONE, "learn folded-street")
    assert (game.t.normal[ONE], game.t.growing[ONE]) == (3, 1)
