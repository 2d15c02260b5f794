"""The log says why: losses, penalties, spared detectives, what a fight was won with."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.phases.preparation import MOST_ACTS
from miskatonic.games.cultistorm.words import KEEP
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.tables import BRUNO, ELIAS, L1, L2, L3, MIRIAM, ONE, TWO, OpenStorm


@pytest.mark.rule("CUL-4.13", "CUL-12.4")
def test_the_limit_that_was_broken_is_told_with_its_number(storm: OpenStorm) -> None:
    game = storm()
    game.sealed(L1, L2)
    game.crowd(L1, game.t.rules.limit)
    game.cultist_phase("orbit-brute")
    assert game.ending == "overrun"
    limit = game.t.rules.limit
    assert game.told("limit-broken") == [{"count": limit + 1, "limit": limit, "cause": "rule/CUL-4.13"}]


@pytest.mark.rule("CUL-8.15")
def test_a_won_fight_tells_dice_and_items_as_well_as_cards(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.dice(ELIAS, "wild", "wild")
    game.hand(ELIAS, "whispered-sign")
    game.holds(ELIAS, "silver-star")
    game.at(L2, ELIAS)
    fight(game, ELIAS, "choir-acolyte")
    game.says(ELIAS, "commit")
    [told] = game.told("fight-won")
    assert told["means"].count("die-wild") == 2
    assert set(told["cards"]) <= {"whispered-sign"}


@pytest.mark.rule("CUL-8.20")
def test_whoever_is_spared_is_told_why(storm: OpenStorm) -> None:
    game = storm(empty_handed="exempt")
    game.cultists(L1, "choir-acolyte")
    game.cultists(L2, "choir-brute")
    game.at(L1, MIRIAM, ELIAS)
    game.dice(MIRIAM, "wild", "wild", "wild", "wild")
    game.marked(MIRIAM, "choir-acolyte")
    game.marked(ELIAS, "choir-acolyte")
    game.combat()
    game.turn_of(MIRIAM)
    game.says(MIRIAM, "fight choir-acolyte", "commit", "done")
    assert {"cause": "rule/CUL-8.20"} in game.told("spared", ELIAS)


@pytest.mark.rule("CUL-8.5", "CUL-8.19")
def test_whoever_can_fight_nobody_is_told_why(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L3, "choir-acolyte", "choir-brute")
    game.marked(BRUNO, "choir-brute")
    game.combat()
    assert {"enemies": ["choir-brute"], "cause": "rule/CUL-8.5"} in game.told("out-of-reach", BRUNO)
    assert {"cause": "rule/CUL-8.4"} in game.told("nobody-marked", MIRIAM)


@pytest.mark.rule("CUL-R35")
def test_an_end_by_the_cap_of_actions_is_told(storm: OpenStorm) -> None:
    game = storm(seats=2)
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    for number in range(MOST_ACTS):
        game.says(ONE, "mark choir-acolyte" if number % 2 == 0 else "unmark choir-acolyte")
    assert game.told("worn-out", ONE) == [{"count": MOST_ACTS, "cause": "rule/CUL-R35"}]
    assert game.play.asked.seats == (TWO,)


@pytest.mark.rule("CUL-2.7", "CUL-2.8")
def test_nobody_is_asked_which_item_to_keep_when_all_are_kept() -> None:
    for seed in range(12):
        t = SPEC.new(3, SPEC.settle({"difficulty": "novice"}), seed, chronicle=True)
        assert t.rules.items_kept == 2
        assert t.flow.decision is not None
        assert not set(t.flow.decision.options) & set(KEEP)
        assert t.chronicle is not None
        dealt = [event for event in t.chronicle.events if event.kind == "event-dealt"]
        for seat in range(3):
            missing = 2 - len(t.items[seat])
            assert missing >= sum(event.seat == seat for event in dealt)


@pytest.mark.rule("CUL-7.22")
def test_a_full_bag_is_asked_about_by_the_rule_of_the_bag(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ELIAS, "revolver", "laudanum")
    game.hand(ELIAS, "tip-off", "follow-the-trail")
    game.prepare()
    game.comes("worn-die")
    game.says(ELIAS, "investigate 1", "keep worn-die")
    game.asks(ELIAS, "make-room")
    assert game.play.asked.source == "rule/CUL-7.22"


@pytest.mark.rule("CUL-3.5")
def test_in_the_midst_of_something_the_open_question_comes_first(storm: OpenStorm) -> None:
    game = storm()
    game.pool("wild")
    game.hand(MIRIAM, "escort")
    game.prepare()
    game.says(MIRIAM, "play escort")
    assert game.why_not(MIRIAM, "die wild") == "CUL-3.5"
    assert game.why_not(MIRIAM, "fight choir-acolyte") == "CUL-8.4"
