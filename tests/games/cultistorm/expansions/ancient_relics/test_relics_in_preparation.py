"""Relics that are used in Preparation, one by one (REL-3.2)."""

import pytest

from miskatonic.games.cultistorm.expansions.ancient_relics.using import Using
from miskatonic.games.cultistorm.words import BLANK
from tests.games.cultistorm.expansions.ancient_relics.reliquary import holds, number, opened
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("REL-3.2")
def test_a_relic_is_used_once_a_turn_whoever_holds_it(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "drowned-compass")
    game.at(L1, TWO)
    game.prepare()
    game.says(ONE, "wield drowned-compass", "choose seat-1", "at salem")
    assert game.why_not(ONE, "wield drowned-compass") == "REL-3.2"
    game.says(ONE, "go arkham", "hand-relic drowned-compass")
    game.says(TWO, "yes")
    assert game.why_not(TWO, "wield drowned-compass") == "REL-3.2"


@pytest.mark.rule("REL-3.2", "REL-R2")
def test_the_compass_moves_whoever_agrees_without_a_move(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "drowned-compass")
    game.prepare()
    game.says(ONE, "wield drowned-compass", "choose seat-2", "at sentinel-hill")
    game.asks(TWO, "be-carried")
    game.says(TWO, "yes")
    assert game.t.place[TWO] == L5
    assert game.t.moves[TWO] == 0


@pytest.mark.rule("REL-R2")
def test_nobody_is_moved_against_its_will(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "drowned-compass")
    game.prepare()
    game.says(ONE, "wield drowned-compass", "choose seat-2", "at sentinel-hill")
    game.says(TWO, "no")
    assert game.t.place[TWO] == L2


@pytest.mark.rule("REL-3.2")
def test_the_salt_heart_makes_a_step_and_heals_two(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "salt-heart")
    game.prepare()
    assert game.why_not(ONE, "wield salt-heart") == "CUL-R66"
    game.says(ONE, "ready")
    game.says(TWO, "ready")
    game.tokens(THREE, 3)
    game.tokens(TWO, 1)
    game.prepare()
    game.says(ONE, "wield salt-heart", "choose seat-3")
    assert game.all_tokens() == [0, 1, 1]
    assert game.causes("terror-step") == ["relic/salt-heart"]


@pytest.mark.rule("REL-3.2", "EXP-1.9")
def test_the_lens_looks_at_a_terror_card_or_at_two_cultists(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "lens-of-carcosa")
    game.prepare()
    game.says(ONE, "wield lens-of-carcosa", "first", "look star-slot")
    assert game.t.seen == 1 << 1
    game = opened(storm)
    holds(game, ONE, "lens-of-carcosa")
    game.prepare()
    game.comes("choir-acolyte", "choir-lookout")
    game.says(ONE, "wield lens-of-carcosa", "second", "bottom choir-acolyte")
    assert game.told("card-sunk")[0]["cultist"] == "choir-acolyte"
    assert len(game.t.cultists.top) == 1


@pytest.mark.rule("REL-3.2")
def test_the_chain_holds_one_great_old_one_for_one_cultist_phase(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "chain-of-the-sleeper")
    game.elder(L2, "dagon")
    game.elder(L4, "yig")
    game.cultists(L4, "choir-acolyte", "choir-lookout")
    game.prepare()
    game.says(ONE, "wield chain-of-the-sleeper", "at salem")
    assert game.all_tokens()[ONE] == 1
    game.cultist_phase()
    assert game.goes_on
    assert game.elder_at(L2) == "dagon"
    assert game.column(L4)[:1] == ["choir-acolyte"]
    assert "choir-lookout" not in game.column(L4)
    game.cultist_phase()
    assert game.ending == "crossing"


@pytest.mark.rule("REL-3.2")
def test_the_thirteenth_die_bites_with_the_symbol_of_the_location(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "the-thirteenth-die")
    holds(game, TWO, "salt-heart")
    game.prepare()
    game.rolls("star")
    game.says(ONE, "wield the-thirteenth-die")
    assert game.all_tokens()[ONE] == 1
    assert len(game.t.held[ONE]) == 1
    game = opened(storm)
    holds(game, ONE, "the-thirteenth-die")
    game.prepare()
    game.rolls("eye")
    game.says(ONE, "wield the-thirteenth-die")
    assert game.all_tokens()[ONE] == 0


@pytest.mark.rule("REL-3.2", "EXP-1.6")
def test_the_ledger_costs_a_token_and_a_step_for_any_trophy(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "black-ledger")
    game.tokens(ONE, 4)
    game.prepare()
    assert game.why_not(ONE, "wield black-ledger") == "EXP-1.6"
    game.tokens(ONE, 3)
    game.prepare()
    game.says(ONE, "wield black-ledger", "gain eye")
    assert game.won(ONE) == {"eye": 1}
    assert game.all_tokens()[ONE] == 4
    assert game.causes("terror-step") == ["relic/black-ledger"]


@pytest.mark.rule("REL-3.2", "EXP-1.6")
def test_the_psalter_blocks_for_a_hand_card(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "iron-psalter")
    game.prepare()
    assert game.why_not(ONE, "wield iron-psalter") == "EXP-1.6"
    game.hand(ONE, "escort", "shared-notes")
    game.prepare()
    game.says(ONE, "wield iron-psalter", "discard escort")
    assert game.t.blocked_next == 1 << L1
    assert game.cards(ONE) == ["shared-notes"]


@pytest.mark.rule("REL-3.2")
def test_the_bell_turns_all_cultist_dice_to_blank(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "bell-without-tongue")
    game.cultist_die(L3, "eye")
    game.cultist_die(L5, "star")
    game.prepare()
    game.says(ONE, "wield bell-without-tongue")
    assert game.t.cultist_dice == [BLANK] * 5
    assert game.causes("terror-step") == ["relic/bell-without-tongue"]


@pytest.mark.rule("REL-3.2", "REL-R3")
def test_a_price_can_take_away_what_it_was_paid_for(storm: OpenStorm) -> None:
    """When the step of the Salt Heart has been made nobody is left to heal: the price stays paid."""
    game = opened(storm)
    holds(game, ONE, "salt-heart")
    game.unit(Using(ONE, number(game, "salt-heart")).works)
    assert game.causes("came-to-nothing") == ["relic/salt-heart"]
