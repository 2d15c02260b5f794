"""Rulings that are about no single card (WOC-11)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import Component, Loan
from miskatonic.games.wisdom_of_cthulhu.words import DM, FW
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


@pytest.mark.rule("WOC-R11")
def test_the_number_of_a_dark_master_is_paid_through_its_bond_only(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "randolph-carter")
    s.activates(ANNA, "randolph-carter", "choose innsmouth")
    assert s.kp(ANNA) == 4
    s.t.state[card("randolph-carter")] = 0
    s.uses(ANNA, "yuggoth")
    assert s.kp(ANNA) == 4 + 4 + 4


@pytest.mark.rule("WOC-R12", "WOC-3.5")
def test_a_used_master_has_no_bond_for_the_rest_of_the_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "randolph-carter")
    s.activates(ANNA, "randolph-carter", "choose innsmouth")
    s.uses(ANNA, "yuggoth")
    assert s.kp(ANNA) == 4 + 4


@pytest.mark.rule("WOC-R24")
def test_a_loan_ends_with_the_turn(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "alonzo-typer")
    s.activates(ANNA, "asenath-waite")
    assert s.t.loans == [Loan(ANNA, card("alonzo-typer"))]
    s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw")
    assert s.t.loans == []
    s.on_offer("mr-noyes")
    s.acts(ANNA, "buy mr-noyes")
    assert s.kp(ANNA) == 0


@pytest.mark.rule("WOC-R24")
def test_a_loan_stays_if_the_card_leaves_play(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "alonzo-typer")
    s.activates(ANNA, "asenath-waite")
    s.gets(ANNA, "regnum-congo")
    assert s.pile("dm") == ["alonzo-typer"]
    s.on_offer("mr-noyes")
    kp = s.kp(ANNA)
    s.acts(ANNA, "buy mr-noyes")
    assert s.kp(ANNA) == kp + 1


@pytest.mark.rule("WOC-R24")
def test_a_borrowed_wilbur_acts_for_the_borrower(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "asenath-waite", "dhole")
    s.owns(BRUNO, "wilbur-whateley")
    s.elders("yog-sothoth")
    s.activates(ANNA, "asenath-waite")
    s.acts(ANNA, "activate wilbur-whateley")
    assert s.area(ANNA) == ["asenath-waite"]
    assert {"card": "yog-sothoth-1", "cause": "dm/wilbur-whateley"} in s.told("copied")


@pytest.mark.rule("WOC-R25")
def test_a_ghoul_and_pickman_do_not_wake_each_other_for_ever(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "ghoul")
    s.on_offer("ghoul-2")
    s.discarded("richard-upton-pickman")
    s.activates(ANNA, "ghoul")
    assert s.over
    assert s.pile("en") == ["ghoul-2"]
    assert s.told("no-target") == [{"thing": "ghoul"}], "the second Ghoul finds Pickman at work"


@pytest.mark.rule("WOC-R22")
def test_components_and_turns_end_when_a_card_leaves(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "great-gem-of-nath")
    s.under("great-gem-of-nath", "mr-noyes")
    s.t.quarter_turns[card("great-gem-of-nath")] = 2
    s.owns(ANNA, "shoggoth")
    s.activates(ANNA, "shoggoth")
    assert s.pile("fw") == ["mr-noyes"]
    assert card("great-gem-of-nath") not in s.t.components
    assert s.t.quarter_turns[card("great-gem-of-nath")] == 0


@pytest.mark.rule("WOC-R56")
@pytest.mark.parametrize("name", ["shoggoth", "ghast", "the-black-stone", "third-aklo-ritual"])
def test_the_members_of_a_society_that_an_opponent_tears_away_come_into_play(
    study: OpenStudy, name: str
) -> None:
    s = study()
    s.owns(BRUNO, "psionic-society")
    s.under("psionic-society", "alonzo-typer", "george-rogers")
    s.owns(ANNA, "mr-noyes")
    if name == "shoggoth":
        s.owns(ANNA, name)
        s.activates(ANNA, name)
    elif name == "ghast":
        s.gets(ANNA, name)
    else:
        s.gets(ANNA, name, "play now")
    assert s.area(BRUNO)[:2] == ["alonzo-typer", "george-rogers"]
    assert "psionic-society" not in s.area(BRUNO)


@pytest.mark.rule("WOC-R56")
def test_the_members_go_with_a_society_that_its_owner_gives_up(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "psionic-society")
    s.under("psionic-society", "alonzo-typer")
    s.on_offer("mr-noyes")
    s.gets(BRUNO, "works-of-borellus", "choose psionic-society")
    assert s.area(BRUNO) == ["mr-noyes"]
    assert s.pile("dm") == ["alonzo-typer"]


@pytest.mark.rule("WOC-R40", "WOC-R16")
def test_copying_powers_meet_interposing_cards(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "night-gaunt")
    s.owns(BRUNO, "dust-of-ibn-ghazi", "mr-noyes", "ghoul")
    s.activates(ANNA, "night-gaunt", "choose dust-of-ibn-ghazi")
    s.play.expects(seat=BRUNO, prompt="stand-in", options=["choose mr-noyes", "no"])
    s.says("choose mr-noyes")
    assert s.area(BRUNO) == ["dust-of-ibn-ghazi", "ghoul"]
    assert s.kp(ANNA) == 2, "the printed points of the card that was copied"
    assert s.kp(BRUNO) == 1


@pytest.mark.rule("WOC-R23", "WOC-R24")
def test_signs_keep_copiers_away(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "alonzo-typer")
    s.blocks(CARLA, "alonzo-typer")
    s.on_offer("george-rogers")
    s.blocks(BRUNO, "george-rogers")
    s.activates(ANNA, "asenath-waite")
    assert s.over
    assert s.told("no-target") == [{"thing": "asenath-waite"}]


@pytest.mark.rule("WOC-R23")
def test_a_sign_does_not_keep_a_card_in_play_from_being_taken(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes")
    s.blocks(CARLA, "mr-noyes")
    s.gets(ANNA, "ghast")
    assert s.area(ANNA) == ["mr-noyes"]
    assert not s.is_blocked("mr-noyes")


@pytest.mark.rule("WOC-R33", "WOC-R50")
def test_evocations_reach_components_without_anybody_stepping_in(study: OpenStudy) -> None:
    s = study(2)
    s.owns(BRUNO, "mr-noyes", "wax-sculptures")
    s.under("wax-sculptures", "george-rogers")
    s.evokes(ANNA, "yog-sothoth")
    assert s.over, "Mr. Noyes is not asked"
    assert s.components("wax-sculptures") == []
    assert s.kp(ANNA) == 3 + 1


@pytest.mark.rule("WOC-R46")
def test_an_emptied_deck_is_refilled_when_a_card_is_needed(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "keziah-mason")
    s.discarded("mr-noyes")
    s.empty_deck("fw")
    s.acts(ANNA, "buy fw-deck")
    assert s.area(ANNA) == ["keziah-mason", "mr-noyes"]
    assert s.pile("fw") == []


@pytest.mark.rule("WOC-R19", "WOC-R16")
def test_who_copies_a_power_makes_all_its_choices(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite")
    s.owns(BRUNO, "randolph-carter")
    s.activates(ANNA, "asenath-waite")
    s.play.expects(seat=ANNA, prompt="use-place")
    s.says("choose yuggoth")
    assert s.kp(ANNA) == 4
    assert not s.state("randolph-carter")
    assert s.area(BRUNO) == ["randolph-carter"]


@pytest.mark.rule("WOC-R45")
@pytest.mark.parametrize(("combination", "seed"), [("wax-sculptures", FW), ("mi-go-brain-case", DM)])
def test_brown_jenkins_goes_under_a_combination_as_wisdom_first(
    study: OpenStudy, combination: str, seed: int
) -> None:
    s = study()
    s.owns(ANNA, combination)
    s.gets(ANNA, "brown-jenkins", f"under {combination}")
    assert s.t.components[card(combination)] == (Component(seed, card("brown-jenkins")),)
