"""A refusal names the rule that really forbids, and says what it means there."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.actions.call import MOST_CALLS
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.kernel.flow import Seat
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.tables import (
    BRUNO,
    ELIAS,
    L1,
    L2,
    L5,
    MIRIAM,
    ONE,
    THREE,
    TWO,
    OpenStorm,
    Storm,
)


def reason(game: Storm, seat: Seat, text: str) -> tuple[str, str] | None:
    """The rule and the message."""
    word = game.t.rules.alphabet.find(text)
    assert word is not None
    refusal = SPEC.why_not(game.t, seat, word)
    return refusal and (refusal.rule, refusal.key)


@pytest.mark.rule("CUL-10.1", "CUL-10.5")
def test_whoever_cannot_seal_is_told_what_is_missing_though_only_others_are_asked(storm: OpenStorm) -> None:
    game = storm()
    game.seal_card(ONE, "star")
    game.laid(L1, "star", 2)
    game.at(L2, TWO)
    game.trophies(TWO, "shield")
    game.sealing()
    assert game.play.asked.seats == (TWO,)
    assert reason(game, ONE, "seal") == ("CUL-10.1", "trophies-missing")
    assert reason(game, ONE, "lay star") == ("CUL-10.2", "trophy-not-held")
    assert reason(game, ONE, "yes") == ("CUL-3.5", "not-your-decision")


@pytest.mark.rule("CUL-9.10")
def test_where_a_great_old_one_stands_that_is_why_nobody_seals(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L1, 1)
    game.elder(L1, "yig")
    game.seal_card(ONE, "star")
    game.laid(L1, "star", 3)
    game.trophies(TWO, "shield")
    game.sealing()
    assert reason(game, ONE, "seal") == ("CUL-9.10", "elder-here")


@pytest.mark.rule("CUL-1.4", "CUL-8.10")
def test_in_a_fight_some_items_count_by_themselves_and_others_do_nothing(storm: OpenStorm) -> None:
    game = storm()
    game.level(TWO, 2)
    game.cultists(L2, "orbit-herald")
    game.holds(TWO, "laudanum", "silver-star", "worn-die")
    game.dice(TWO, "star")
    fight(game, TWO, "orbit-herald")
    assert reason(game, TWO, "use laudanum") == ("CUL-1.4", "item-no-use-now")
    assert reason(game, TWO, "use silver-star") == ("CUL-8.10", "item-counts-by-itself")
    assert reason(game, TWO, "use worn-die") == ("CUL-8.10", "item-counts-by-itself")


@pytest.mark.rule("CUL-8.13")
def test_a_die_that_one_does_not_hold_is_not_one_that_the_pool_lacks(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "orbit-herald")
    game.dice(ONE, "star")
    fight(game, ONE, "orbit-herald")
    assert reason(game, ONE, "reroll eye") == ("CUL-8.13", "die-not-held")


@pytest.mark.rule("CUL-7.35", "CUL-8.10")
def test_in_a_fight_one_is_told_why_a_support_card_cannot_be_used(storm: OpenStorm) -> None:
    game = storm(3, ("miriam-hale", "jack-delacroix", "bruno-kessler"))
    game.cultists(L1, "orbit-herald")
    game.helped(ONE, "charge", BRUNO)
    game.helped(ONE, "all-in", TWO)
    game.trophies(ONE, "star")
    fight(game, ONE, "orbit-herald")
    assert reason(game, ONE, "spend long-odds") == ("CUL-7.35", "help-not-there")
    assert reason(game, ONE, "spend charge") == ("CUL-8.10", "help-counts-by-itself")
    assert reason(game, ONE, "spend all-in") == ("CUL-8.13", "no-dice-held")


@pytest.mark.rule("CUL-13.9")
def test_beside_the_keeper_of_panes_all_in_is_refused_by_its_own_rule(storm: OpenStorm) -> None:
    game = storm(3, ("miriam-hale", "jack-delacroix", "bruno-kessler"), special_cult="glass-congregation")
    game.cultists(L1, "keeper-of-panes")
    game.helped(ONE, "all-in", TWO)
    game.dice(ONE, "star")
    game.trophies(ONE, "star")
    fight(game, ONE, "keeper-of-panes")
    assert reason(game, ONE, "spend all-in") == ("CUL-13.9", "rerolls-barred")


@pytest.mark.rule("CUL-R58")
def test_a_call_is_refused_for_its_own_reason(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert reason(game, ONE, "call seat-5") == ("CUL-R58", "no-such-detective")
    assert reason(game, ONE, "call seat-1") == ("CUL-R35", "call-oneself")
    game.says(TWO, "ready")
    for _ in range(MOST_CALLS):
        game.says(ONE, "call seat-2")
        game.says(TWO, "ready")
    assert reason(game, ONE, "call seat-2") == ("CUL-R58", "called-too-often")


@pytest.mark.rule("CUL-R66")
def test_a_location_that_would_change_nothing_is_refused_by_that_rule(storm: OpenStorm) -> None:
    game = storm()
    game.active(L5)
    game.at(L5, ONE)
    game.prepare()
    assert reason(game, ONE, "act") == ("CUL-R66", "would-change-nothing")


@pytest.mark.rule("CUL-7.31")
def test_nyarlathotep_is_not_blamed_for_the_token_of_a_special_card(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L5, 1)
    game.elder(L5, "nyarlathotep")
    game.hand(BRUNO, "charge")
    game.hand(MIRIAM, "follow-the-trail")
    game.prepare()
    play(game, BRUNO, "charge", ONE)
    assert game.causes("token") == ["action/charge"]
    game.forget()
    play(game, MIRIAM, "follow-the-trail", ELIAS)
    assert game.causes("token") == ["rule/CUL-7.30", "action/follow-the-trail", "elder/nyarlathotep"]


@pytest.mark.rule("CUL-R5")
def test_sleepless_is_not_blamed_where_one_card_is_drawn_anyway(storm: OpenStorm) -> None:
    game = storm(review_draw="one")
    game.t.round, game.t.phase, game.t.sleepless = 2, REVIEW, "terror/sleepless"
    game.play.run(Review().begins)
    assert game.causes("cards-drawn") == ["rule/CUL-R5"] * 3


@pytest.mark.rule("CUL-8.7", "CUL-8.6")
def test_a_great_old_one_behind_cultists_is_out_of_reach_by_its_own_rule(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L2, 1)
    game.elder(L2, "yig")
    game.marked(TWO, "yig")
    game.combat()
    assert game.told("out-of-reach", TWO) == [{"enemies": ["yig"], "cause": "rule/CUL-8.7"}]


@pytest.mark.rule("CUL-1.9", "CUL-9.15")
def test_whoever_is_too_insane_for_the_portal_is_told_so(storm: OpenStorm) -> None:
    game = storm()
    game.elder(L1, "yig")
    game.tokens(ONE, 4)
    game.marked(ONE, "yig")
    game.trophies(ONE, "star")
    game.combat()
    assert game.told("too-insane-to-fight", ONE) == [{"enemies": ["yig"], "cause": "rule/CUL-1.9"}]
    assert not game.told("out-of-reach", ONE)
    assert not game.told("out-of-reach", THREE)
