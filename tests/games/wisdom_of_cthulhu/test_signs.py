"""Elder Signs (WOC-6)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import SIGN_HOME, SIGN_LAID
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


@pytest.mark.rule("WOC-6.1")
def test_where_a_sign_may_lie(study: OpenStudy) -> None:
    s = study(2)
    s.elders("cthulhu")
    s.owns(ANNA, "aklo")
    s.owns(BRUNO, "mr-noyes", "ghoul", "wax-sculptures")
    s.under("wax-sculptures", "alonzo-typer")
    s.on_offer("silver-key", "dhole")
    s.discarded("regnum-congo")
    s.acts(ANNA, "sign")
    cards = {"silver-key", "dhole", "mr-noyes", "ghoul", "wax-sculptures"}
    places = {"arkham", "innsmouth", "rlyeh", "nameless-city", "yuggoth", "plateau-of-leng"}
    powers = {"cthulhu-1", "cthulhu-2"}
    assert set(s.options()) == {f"block {name}" for name in cards | places | powers}
    assert s.play.why_not("block aklo") == "WOC-6.1"
    assert s.play.why_not("block kadath") == "WOC-1.4"
    assert s.play.why_not("block yog-sothoth-1") == "WOC-6.1"


@pytest.mark.rule("WOC-6.1", "WOC-7.11")
def test_an_evoked_great_old_one_cannot_be_blocked(study: OpenStudy) -> None:
    s = study()
    s.evoked("yog-sothoth")
    s.acts(ANNA, "sign")
    assert not s.offers("block yog-sothoth-1")
    assert s.offers("block arkham")


@pytest.mark.rule("WOC-R21")
def test_a_thing_bears_one_sign(study: OpenStudy) -> None:
    s = study()
    s.blocks(BRUNO, "arkham")
    s.acts(ANNA, "sign")
    assert not s.offers("block arkham")
    assert s.play.why_not("block arkham") == "WOC-R21"


@pytest.mark.rule("WOC-6.2")
def test_a_blocked_card_on_offer_is_for_the_owner_of_the_sign(study: OpenStudy) -> None:
    s = study()
    s.on_offer("mr-noyes", "dhole")
    s.blocks(BRUNO, "mr-noyes")
    s.blocks(CARLA, "dhole")
    s.acts(ANNA)
    assert s.play.why_not("buy mr-noyes") == s.play.why_not("buy dhole") == "WOC-6.2"
    s.acts(BRUNO)
    assert s.offers("buy mr-noyes")
    assert not s.offers("buy dhole")


@pytest.mark.rule("WOC-6.2", "WOC-R12")
def test_a_blocked_card_in_play_has_no_power_and_no_ritual(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yule-rite", "alonzo-typer")
    s.blocks(BRUNO, "yule-rite")
    s.blocks(CARLA, "alonzo-typer")
    s.acts(ANNA)
    assert s.play.why_not("activate yule-rite") == "WOC-R12"
    assert not s.t.is_ritual_object(card("yule-rite"))
    s.uses(ANNA, "nameless-city")
    assert s.kp(ANNA) == 0, "no bond either"


@pytest.mark.rule("WOC-6.2")
def test_a_blocked_invocation_is_for_the_owner_of_the_sign(study: OpenStudy) -> None:
    s = study()
    s.turned(ANNA, 1, "third-aklo-ritual")
    s.turned(BRUNO, 1, "kitab-al-azif")
    s.blocks(BRUNO, "yog-sothoth-1")
    s.acts(ANNA)
    assert s.play.why_not("use yog-sothoth-1") == "WOC-6.2"
    s.acts(BRUNO)
    assert s.offers("use yog-sothoth-1")


@pytest.mark.rule("WOC-6.3", "WOC-6.4")
def test_what_counts_as_a_sign_ends_with_the_turn_and_the_sign_stays_a_little_longer(
    study: OpenStudy,
) -> None:
    s = study(2)
    s.owns(BRUNO, "alonzo-typer")
    s.gets(ANNA, "hound-amulet")
    s.blocks(ANNA, "arkham")
    assert s.is_blocked("alonzo-typer")
    s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw")
    assert not s.is_blocked("alonzo-typer")
    assert s.pile("fw") == ["hound-amulet"]
    assert s.is_blocked("arkham")
    assert s.t.sign_place[ANNA] == SIGN_LAID


@pytest.mark.rule("WOC-6.4")
def test_what_counts_as_a_sign_can_be_removed(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "alonzo-typer")
    s.gets(ANNA, "hound-amulet")
    s.acts(BRUNO, "dispel")
    assert not s.is_blocked("alonzo-typer")
    assert s.pile("fw") == ["hound-amulet"]
    assert s.t.sign_place[ANNA] == SIGN_HOME


@pytest.mark.rule("WOC-R35")
def test_a_copied_sign_is_a_mark(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "night-gaunt")
    s.owns(BRUNO, "star-stones-of-mnar")
    s.activates(ANNA, "night-gaunt", "block arkham")
    assert s.area(BRUNO) == ["star-stones-of-mnar"]
    assert s.piece("arkham").marks["blocked_by"] == "seat-1"
    s.acts(BRUNO, "dispel")
    assert not s.is_blocked("arkham")


@pytest.mark.rule("WOC-R22")
def test_a_sign_on_a_card_that_leaves_goes_home(study: OpenStudy) -> None:
    s = study()
    s.on_offer("mr-noyes")
    s.blocks(ANNA, "mr-noyes")
    s.acts(ANNA, "buy mr-noyes")
    assert s.t.sign_place[ANNA] == SIGN_HOME
    assert not s.is_blocked("mr-noyes")
