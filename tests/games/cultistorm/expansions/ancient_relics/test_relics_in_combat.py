"""Relics in fights, in the Sealing phase, and when something happens (REL-3.2)."""

import pytest

from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.ancient_relics.reliquary import (
    boxed,
    cards_showing,
    held,
    holds,
    opened,
)
from tests.games.cultistorm.tables import L1, L2, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("REL-3.2")
def test_the_lamp_burns_a_card_for_two_wild_symbols(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "the-hungry-lamp")
    game.cultists(L2, "choir-acolyte")
    game.at(L2, ONE)
    game.hand(ONE, "escort", "shared-notes")
    game.dice(ONE, "star")
    fight(game, ONE, "choir-acolyte")
    assert not game.offers(ONE, "commit")
    game.says(ONE, "brandish the-hungry-lamp", "discard escort")
    assert game.why_not(ONE, "brandish the-hungry-lamp") == "REL-3.2"
    game.says(ONE, "commit")
    assert game.column(L2) == []


@pytest.mark.rule("REL-3.2", "EXP-1.6")
def test_the_crown_ignores_three_symbols_of_a_cultist_for_a_token(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "crown-of-teeth")
    game.cultists(L2, "choir-acolyte")
    game.at(L2, ONE)
    game.tokens(ONE, 4)
    game.trophies(ONE, "shield")
    fight(game, ONE, "choir-acolyte")
    assert game.why_not(ONE, "brandish crown-of-teeth") == "EXP-1.6"
    game = opened(storm)
    holds(game, ONE, "crown-of-teeth")
    game.cultists(L2, "choir-acolyte")
    game.at(L2, ONE)
    fight(game, ONE, "choir-acolyte", "brandish crown-of-teeth", "commit")
    assert game.column(L2) == []
    assert game.all_tokens()[ONE] == 1


@pytest.mark.rule("REL-3.2")
def test_the_open_hand_works_against_a_great_old_one_and_is_gone(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "the-open-hand")
    holds(game, TWO, "crown-of-teeth")
    game.elder(L1, "dagon")
    game.at(L1, TWO)
    game.trophies(ONE, "star")
    game.trophies(TWO, "star")
    before = sum(game.required(ONE, "dagon").values())
    game.marked(TWO, "dagon")
    fight(game, ONE, "dagon", "brandish the-open-hand")
    assert game.t.fight_ignored == 3
    assert before > 3
    assert held(game, ONE) is None
    assert boxed(game) == ["the-open-hand"]
    game.says(ONE, "retreat", "done")
    game.turn_of(TWO)
    game.says(TWO, "fight dagon")
    assert game.why_not(TWO, "brandish crown-of-teeth") == "REL-3.2"


@pytest.mark.rule("REL-3.2")
def test_the_knife_lets_hand_cards_count_once_more(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "knife-of-two-shadows")
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte", "choir-scribe")
    game.hand(ONE, *cards_showing(game, ONE, "star", "shield"))
    game.dice(ONE, "tentacle", "eye")
    game.marked(ONE, "choir-acolyte", "choir-scribe")
    game.combat()
    game.turn_of(ONE)
    assert game.why_not(ONE, "turn-again knife-of-two-shadows") == "REL-3.2"
    game.says(ONE, "fight choir-acolyte", "commit")
    assert game.cards(ONE) == []
    game.says(ONE, "turn-again knife-of-two-shadows", "fight choir-scribe", "commit")
    assert game.column(L2) == []
    assert game.all_tokens()[ONE] == 1
    assert len(game.told("card-counts-again")) == 2


@pytest.mark.rule("REL-3.2")
def test_the_knife_needs_hand_cards_that_were_spent(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "knife-of-two-shadows")
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte", "choir-scribe")
    game.dice(ONE, "star", "shield", "tentacle")
    game.marked(ONE, "choir-acolyte", "choir-scribe")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight choir-acolyte", "commit")
    assert game.why_not(ONE, "turn-again knife-of-two-shadows") == "REL-3.2"


@pytest.mark.rule("REL-3.2")
def test_the_shard_seals_without_insanity_for_a_step(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "shard-of-the-first-seal")
    game.cultists(L1, "choir-acolyte", "choir-lookout")
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "raise shard-of-the-first-seal", "seal")
    assert game.t.sealed == 1 << L1
    assert game.all_tokens() == [0, 0, 0]
    assert game.causes("terror-step") == ["relic/shard-of-the-first-seal"]


@pytest.mark.rule("REL-3.2", "REL-R4")
def test_the_clock_cancels_a_step_before_the_marker_moves(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, TWO, "the-unwound-clock")
    game.hand(TWO, "escort", "shared-notes", "hand-off")
    game.terror_step()
    game.asks(TWO, "stop-step")
    game.says(TWO, "yes", "discard escort", "discard hand-off")
    assert game.t.slot == 0
    assert game.causes("step-cancelled") == ["relic/the-unwound-clock"]
    game.terror_step()
    assert game.t.slot == 1


@pytest.mark.rule("REL-3.2")
def test_a_step_that_the_clock_lets_pass_is_made(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, TWO, "the-unwound-clock")
    game.hand(TWO, "escort", "shared-notes")
    game.terror_step()
    game.says(TWO, "no")
    assert game.t.slot == 1
    assert len(game.cards(TWO)) == 2


@pytest.mark.rule("REL-3.2", "EXP-R1")
def test_the_mask_hands_the_token_of_a_penalty_back(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "mask-of-nobody")
    game.hand(ONE, "escort", "shared-notes")
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "done")
    game.asks(ONE, "avert-token")
    game.says(ONE, "yes", "discard escort")
    assert game.all_tokens()[ONE] == 0
    assert game.causes("token-averted") == ["relic/mask-of-nobody"]


@pytest.mark.rule("EXP-R1")
def test_a_fifth_token_is_averted_without_a_question(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "mask-of-nobody")
    game.hand(ONE, "escort", "shared-notes")
    game.tokens(ONE, 4)
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "done", "discard escort")
    assert game.goes_on
    assert game.all_tokens()[ONE] == 4


@pytest.mark.rule("REL-R5")
def test_the_mask_does_not_help_against_rules_and_prices(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, ONE, "mask-of-nobody")
    game.hand(ONE, "escort", "shared-notes")
    game.prepare()
    game.says(ONE, "go salem", "go dunwich")
    game.asks(ONE, "prepare")
    assert game.all_tokens()[ONE] == 1


@frame("test-relics/grows")
class Grows:
    """A growing token by a terror card."""

    seat: Seat

    def begins(self, t: Table) -> None:
        suffer(t, self.seat, "terror/growing-dark", growing=True)


@pytest.mark.rule("EXP-R1")
def test_a_growing_token_is_handed_back_as_one(storm: OpenStorm) -> None:
    game = opened(storm)
    holds(game, THREE, "mask-of-nobody")
    game.hand(THREE, "escort")
    game.tokens(THREE, 1)

    game.unit(Grows(THREE).begins)
    game.says(THREE, "yes")
    assert (game.t.normal[THREE], game.t.growing[THREE]) == (1, 0)
