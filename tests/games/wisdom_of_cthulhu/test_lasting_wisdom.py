"""Forbidden Wisdom, Continuous: what each listens to, and what silences it (WOC-4.1, WOC-8)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.ending import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.research import Round
from miskatonic.games.wisdom_of_cthulhu.table import TRAPPED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card


def in_round(s: Study) -> None:
    """A round of Research begins."""
    s.goes_on(Round().begins)


def test_the_necronomicon_chooses_its_place_in_the_round(study: OpenStudy) -> None:
    s = study()
    s.owns(CARLA, "necronomicon", "aklo", "ghoul")
    in_round(s)
    s.play.expects(seat=CARLA, prompt="choose-rank", options=["rank 1", "rank 2", "rank 3", "skip"])
    s.says("rank 1")
    s.play.expects(seat=CARLA, prompt="action")
    assert s.kp(CARLA) == 2


def test_the_necronomicon_works_once_a_turn(study: OpenStudy) -> None:
    s = study(2)
    s.owns(BRUNO, "necronomicon")
    in_round(s)
    s.says("rank 2", "forsake obsession", "forsake obsession")
    s.play.expects(seat=ANNA, prompt="action")
    assert s.kp(BRUNO) == 1 + 1


def test_the_necronomicon_may_wait(study: OpenStudy) -> None:
    s = study(2)
    s.owns(BRUNO, "necronomicon")
    in_round(s)
    s.says("skip", "forsake obsession", "forsake obsession")
    s.play.expects(seat=BRUNO, prompt="choose-rank")


@pytest.mark.rule("WOC-R12")
def test_a_blocked_necronomicon_stays_shut(study: OpenStudy) -> None:
    s = study(2)
    s.owns(BRUNO, "necronomicon")
    s.blocks(ANNA, "necronomicon")
    in_round(s)
    s.play.expects(seat=ANNA, prompt="action")


@pytest.mark.parametrize(
    ("name", "words", "points"),
    [
        ("stele-of-dagon", ["play now"], 3 + 1),
        ("stele-of-dagon", ["keep"], 1),
        ("wax-sculptures", [], 1),
        ("deep-one-tiara", [], 0),
        ("joseph-curwen", [], 0),
        ("ghoul", [], 0),
    ],
)
def test_the_kitab_pays_for_immediate_wisdom_and_science(
    study: OpenStudy, name: str, words: list[str], points: int
) -> None:
    s = study()
    s.owns(ANNA, "kitab-al-azif")
    s.gets(ANNA, name, *words)
    assert s.kp(ANNA) == points


def test_the_kitab_does_not_pay_for_components(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "kitab-al-azif", "technology-of-yith")
    s.gets(ANNA, "stele-of-dagon", "under technology-of-yith")
    assert s.kp(ANNA) == 0


def test_the_tiara_pays_for_every_master_that_pays(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "deep-one-tiara", "joseph-curwen", "alfred-clarendon", "alonzo-typer")
    s.uses(ANNA, "innsmouth")
    assert s.kp(ANNA) == 1 + 4 + 5 + 1 + 1


def test_the_tiara_alone_pays_nothing(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "deep-one-tiara")
    s.uses(ANNA, "innsmouth")
    assert s.kp(ANNA) == 1


def test_the_dhol_chants_bring_a_second_entity(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "dhol-chants")
    s.on_offer("ghoul", "shoggoth", "shantak")
    s.acts(ANNA, "buy ghoul", "at innsmouth")
    s.expects("take", "choose shoggoth", "choose shantak")
    s.says("choose shantak")
    assert s.area(ANNA) == ["dhol-chants", "ghoul", "shantak"]
    assert s.kp(ANNA) == 1
    assert s.t.obsessions(ANNA) == 2


def test_the_dhol_chants_over_an_empty_row(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "dhol-chants")
    s.on_offer("ghoul")
    s.acts(ANNA, "buy ghoul", "at innsmouth")
    assert s.area(ANNA) == ["dhol-chants", "ghoul"]
    assert s.kp(ANNA) == 0


def test_miskatonic_university_pays_for_pairs_and_more(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "miskatonic-university")
    paid = []
    for name in ("aklo", "mr-noyes", "cool-air", "wax-sculptures"):
        s.gets(ANNA, name, "under miskatonic-university")
        paid.append(s.kp(ANNA))
    assert paid == [0, 0, 2 + 3, 2 + 3 + 3]
    s.gets(ANNA, "beaming-gun", "under miskatonic-university")
    assert s.kp(ANNA) == 9
    s.expects("keep-component")
    s.says("choose mr-noyes")
    assert s.area(ANNA) == ["mr-noyes"]
    assert s.pile("fw") == ["aklo", "miskatonic-university"]


def test_miskatonic_university_takes_at_most_three_of_each(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "miskatonic-university")
    s.under("miskatonic-university", "aklo", "mr-noyes", "regnum-congo")
    s.gets(ANNA, "mind-exchange")
    assert s.pile("fw") == ["mind-exchange"]


@pytest.mark.rule("WOC-3.9")
def test_the_music_of_erich_zann_plays_at_invocations(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "music-of-erich-zann")
    s.ritual(ANNA, 1, "dimension")
    s.acts(ANNA, "use yog-sothoth-1")
    assert s.kp(ANNA) == 2
    assert s.t.obsessions(ANNA) == 2


def test_the_music_is_not_heard_elsewhere(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "music-of-erich-zann")
    s.uses(BRUNO, "yog-sothoth-1")
    assert s.kp(ANNA) == 0


@pytest.mark.rule("WOC-R30")
def test_the_shunned_house_pays_for_guests_and_lets_them_out(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "the-shunned-house")
    for name in ("ghoul", "shoggoth", "great-race-of-yith"):
        s.gets(ANNA, name, "under the-shunned-house")
    assert s.kp(ANNA) == 6
    s.has(BRUNO, kp=3)
    s.acts(ANNA, "call great-race-of-yith")
    assert s.kp(BRUNO) == 0
    assert s.kp(ANNA) == 6 + 3
    assert not s.offers("call ghoul")
    assert s.play.why_not("call ghoul") == "WOC-R30"
    s.says("forsake obsession")
    s.acts(ANNA, "call ghoul", "forsake obsession")
    assert s.area(ANNA) == ["the-shunned-house", "ghoul"]


def test_the_shunned_house_pays_six_in_all_and_goes_when_empty(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "the-shunned-house")
    s.t.paid[card("the-shunned-house")] = 6
    s.gets(ANNA, "ghoul", "under the-shunned-house")
    assert s.kp(ANNA) == 0
    s.acts(ANNA, "call ghoul", "forsake obsession")
    assert s.area(ANNA) == ["ghoul"]
    assert s.pile("fw") == ["the-shunned-house"]


def test_the_seven_books_count_what_was_left_on_offer(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "seven-cryptical-books-of-hsan")
    s.on_offer("aklo", "mr-noyes", "cool-air")
    s.does(Preparation().begins)
    assert s.kp(ANNA) == 2


def test_the_seven_books_of_an_empty_offer(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "seven-cryptical-books-of-hsan")
    s.does(Preparation().begins)
    assert s.kp(ANNA) == 0


def test_brown_jenkins_pays_at_places_and_counts_as_a_master(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "brown-jenkins")
    s.uses(ANNA, "yuggoth")
    assert s.kp(ANNA) == 1 + 3
    s.gets(ANNA, "dreams-of-cthulhu", "play now")
    assert s.kp(ANNA) == 1 + 3 + 1


@pytest.mark.rule("WOC-R45")
@pytest.mark.parametrize(("combination", "seed"), [("wax-sculptures", 0), ("mi-go-brain-case", 2)])
def test_brown_jenkins_goes_under_a_combination_as_wisdom_first(
    study: OpenStudy, combination: str, seed: int
) -> None:
    s = study()
    s.owns(ANNA, combination)
    s.gets(ANNA, "brown-jenkins", f"under {combination}")
    assert s.t.under[card(combination)] == ((card("brown-jenkins"), seed),)


@pytest.mark.rule("WOC-2.14")
def test_the_great_library_pays_at_the_end_of_the_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "great-library-of-pnakotus")
    s.does(EndOfResearch().begins, *["obsess fw-fw"] * 3)
    assert s.kp(ANNA) == 3


def test_a_trapped_library_pays_nothing(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "great-library-of-pnakotus")
    s.t.state[card("great-library-of-pnakotus")] |= TRAPPED
    s.does(EndOfResearch().begins, *["obsess fw-fw"] * 3)
    assert s.kp(ANNA) == 0


def test_the_psionic_society_pays_and_lends_powers_once_a_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "psionic-society")
    for name in ("randolph-carter", "alonzo-typer"):
        s.gets(ANNA, name, "under psionic-society")
    assert s.kp(ANNA) == 4
    s.acts(ANNA, "call randolph-carter", "choose yuggoth")
    assert s.kp(ANNA) == 4 + 2, "its members pay no bond"
    assert s.play.why_not("call alonzo-typer") == "WOC-R30"
    s.says("forsake obsession")


def test_a_continuous_master_of_the_society_works_until_the_end_of_the_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "psionic-society")
    s.under("psionic-society", "alonzo-typer")
    s.on_offer("mr-noyes")
    s.acts(ANNA, "call alonzo-typer", "buy mr-noyes", "at arkham")
    assert s.kp(ANNA) == 1


@pytest.mark.rule("WOC-R17", "WOC-R40")
def test_mr_noyes_steps_in(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes", "ghoul")
    s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
    s.play.expects(seat=BRUNO, prompt="stand-in", options=["choose mr-noyes", "no"])
    s.says("choose mr-noyes")
    assert s.area(BRUNO) == ["ghoul"]
    assert s.pile("fw") == ["mr-noyes", "dust-of-ibn-ghazi"]
    assert s.kp(BRUNO) == 1


def test_mr_noyes_may_stand_aside(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes", "ghoul")
    s.gets(ANNA, "dust-of-ibn-ghazi", "play now", "no")
    assert s.area(BRUNO) == ["mr-noyes"]
    assert s.kp(BRUNO) == 0


@pytest.mark.rule("WOC-R40")
def test_mr_noyes_does_not_step_in_for_himself_or_for_what_is_taken(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes")
    s.owns(ANNA, "shoggoth")
    s.gets(CARLA, "ghast")
    assert s.area(CARLA) == ["mr-noyes"]
    s.activates(ANNA, "shoggoth")
    assert s.area(CARLA) == []
    assert s.kp(CARLA) == 0


def test_a_silent_mr_noyes_is_no_help(study: OpenStudy) -> None:
    s = study()
    s.owns(BRUNO, "mr-noyes", "ghoul")
    s.t.state[card("mr-noyes")] |= TRAPPED
    s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
    assert s.area(BRUNO) == ["mr-noyes"]


@pytest.mark.rule("WOC-R55")
def test_the_snake_den_sells_the_bottom_discard(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "the-snake-den")
    s.discarded("deep-one-tiara", "kitab-al-azif")
    s.on_offer("mr-noyes")
    s.acts(ANNA)
    assert s.offers("buy deep-one-tiara")
    assert not s.offers("buy kitab-al-azif")
    s.says("buy deep-one-tiara", "at arkham")
    assert s.area(ANNA) == ["the-snake-den", "deep-one-tiara"]
    assert s.offer() == ["mr-noyes"]
    assert s.kp(ANNA) == 1


@pytest.mark.rule("WOC-R55")
def test_the_snake_den_needs_a_card_to_stand_for(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "the-snake-den")
    s.discarded("deep-one-tiara")
    s.on_offer("cool-air")
    s.acts(ANNA)
    assert not s.offers("buy deep-one-tiara")
    assert s.play.why_not("buy deep-one-tiara") == "WOC-3.2"
