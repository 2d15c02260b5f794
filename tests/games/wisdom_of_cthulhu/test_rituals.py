"""Rituals (WOC-7.1-7.9)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch, Sacrificing
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Studying
from miskatonic.games.wisdom_of_cthulhu.phases.research import AfterAction
from miskatonic.games.wisdom_of_cthulhu.table import EASED, TRAPPED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, card


@pytest.mark.rule("WOC-7.1", "WOC-7.2", "WOC-7.5")
def test_study_transmutation_and_sacrifice_in_this_order(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "dust-of-ibn-ghazi", "mr-noyes", "ghoul", "dhole")
    s.does(Studying(ANNA).asks, "advance dust-of-ibn-ghazi")
    assert (s.t.token[ANNA], s.t.quarter_turns[card("dust-of-ibn-ghazi")]) == (1, 1)
    s.does(Sacrificing(ANNA).asks)
    assert s.over, "the next step is Transmutation"
    s.t.acquired[ANNA] = (card("aklo"), card("silver-key"), card("regnum-congo"))
    s.does(AfterAction(ANNA).checks, "advance dust-of-ibn-ghazi")
    assert s.t.token[ANNA] == 2
    s.t.turn += 1
    s.does(Sacrificing(ANNA).asks, "advance dust-of-ibn-ghazi")
    assert s.t.token[ANNA] == 3
    assert s.area(ANNA) == ["dust-of-ibn-ghazi"]
    assert s.t.evoker == ANNA


@pytest.mark.rule("WOC-7.5")
def test_nobody_has_to_advance(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "mr-noyes")
    s.does(Studying(ANNA).asks, "skip")
    assert s.t.token[ANNA] == 0


@pytest.mark.rule("WOC-7.2", "WOC-R31")
@pytest.mark.parametrize(
    ("name", "others", "met"),
    [
        ("silver-key", ["mr-noyes"], True),
        ("silver-key", [], False),
        ("stele-of-dagon", ["ghoul"], False),
        ("stele-of-dagon", ["ghoul", "dhole"], True),
        ("henry-armitage", [], True),
        ("pre-human-sites", [], False),
    ],
)
def test_study_looks_at_what_is_there(study: OpenStudy, name: str, others: list[str], met: bool) -> None:
    s = study()
    s.owns(ANNA, name, *others)
    s.does(Studying(ANNA).asks)
    assert s.over != met


@pytest.mark.rule("WOC-7.2")
def test_study_can_ask_for_the_own_sign_on_the_table(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "pre-human-sites")
    s.blocks(ANNA, "arkham")
    s.does(Studying(ANNA).asks)
    assert s.offers("advance pre-human-sites")


@pytest.mark.rule("WOC-7.2")
def test_components_do_not_count_for_study(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key", "wax-sculptures")
    s.under("wax-sculptures", "mr-noyes")
    s.does(Studying(ANNA).asks)
    assert s.over


@pytest.mark.rule("WOC-7.3")
@pytest.mark.parametrize(
    ("name", "got", "explored", "research", "obsessions", "met"),
    [
        ("necronomicon", [], 0, 0, 3, True),
        ("necronomicon", [], 0, 0, 2, False),
        ("silver-key", ["aklo", "regnum-congo"], 1, 0, 0, True),
        ("silver-key", ["aklo", "mr-noyes"], 1, 0, 0, False),
        ("silver-key", ["aklo", "silver-key"], 1, 0, 0, False),
        ("kitab-al-azif", [], 0, 2, 1, True),
        ("non-euclidean-angles", [], 3, 0, 0, True),
        ("asenath-waite", ["aklo", "george-rogers"], 1, 0, 0, True),
        ("asenath-waite", ["aklo", "asenath-waite"], 1, 0, 0, False),
        ("yekub-cube", ["aklo"], 2, 0, 0, True),
    ],
)
def test_transmutation_looks_at_what_was_done_this_turn(
    study: OpenStudy, name: str, got: list[str], explored: int, research: int, obsessions: int, met: bool
) -> None:
    s = study()
    s.owns(ANNA, name)
    s.ritual(ANNA, 1)
    s.t.acquired[ANNA] = tuple(card(other) for other in got)
    s.t.explored[ANNA] = explored
    s.t.research_spent[ANNA] = research
    s.t.obsessions_spent[ANNA] = obsessions
    s.does(AfterAction(ANNA).checks)
    assert s.over != met


@pytest.mark.rule("WOC-7.3", "WOC-R29")
def test_transmutation_is_offered_after_an_action_and_again_after_the_next(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "necronomicon")
    s.ritual(ANNA, 1, "madness")
    s.t.obsessions_spent[ANNA] = 2
    s.acts(ANNA, "forsake obsession")
    s.expects("advance", "advance necronomicon", "skip")
    s.says("skip")
    s.acts(ANNA, "forsake obsession", "advance necronomicon")
    assert s.t.token[ANNA] == 2


@pytest.mark.rule("WOC-R45")
@pytest.mark.parametrize(("others", "met"), [(["mr-noyes"], True), ([], False)])
def test_a_card_of_two_seeds_counts_once(study: OpenStudy, others: list[str], met: bool) -> None:
    s = study()
    s.ritual(ANNA, 1, "madness")
    s.owns(ANNA, "asenath-waite")
    s.t.explored[ANNA] = 1
    s.t.acquired[ANNA] = tuple(card(name) for name in ["brown-jenkins", *others])
    s.does(AfterAction(ANNA).checks)
    assert s.over != met


@pytest.mark.rule("WOC-7.4")
@pytest.mark.parametrize(("turn", "met"), [(1, True), (2, False)])
def test_sacrifice_comes_in_a_later_turn_than_transmutation(study: OpenStudy, turn: int, met: bool) -> None:
    s = study()
    s.owns(ANNA, "third-aklo-ritual", "mr-noyes", "aklo")
    s.ritual(ANNA, 2, "dimension", turn=turn)
    s.does(Sacrificing(ANNA).asks)
    assert s.over != met


@pytest.mark.rule("WOC-7.4", "WOC-R31")
def test_the_cards_of_a_sacrifice_are_chosen(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "necronomicon", "mr-noyes", "aklo", "george-rogers", "ghoul", "dhole")
    s.ritual(ANNA, 2, "madness")
    s.does(Sacrificing(ANNA).asks, "advance necronomicon")
    s.expects("sacrifice", "choose mr-noyes", "choose aklo")
    s.says("choose aklo")
    s.expects("sacrifice", "choose ghoul", "choose dhole")
    s.says("choose dhole")
    assert s.area(ANNA) == ["necronomicon", "mr-noyes", "ghoul"]
    assert s.t.token[ANNA] == 3


def test_a_card_of_two_seeds_serves_where_it_is_needed(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "asenath-waite", "brown-jenkins", "mr-noyes", "aklo")
    s.ritual(ANNA, 2, "madness")
    s.does(Sacrificing(ANNA).asks, "advance asenath-waite")
    assert s.t.token[ANNA] == 3, "Jenkins is the only Dark Master to give"
    assert s.area(ANNA) == ["asenath-waite"]


@pytest.mark.rule("WOC-7.6")
@pytest.mark.parametrize(("points", "offered"), [(5, True), (4, False)])
def test_another_bond_costs_five_points(study: OpenStudy, points: int, offered: bool) -> None:
    s = study()
    s.has(ANNA, kp=points)
    s.owns(ANNA, "necronomicon")
    s.ritual(ANNA, 1, "horror")
    s.t.obsessions_spent[ANNA] = 3
    s.does(AfterAction(ANNA).checks)
    assert s.over != offered
    if offered:
        s.says("advance necronomicon")
        assert s.kp(ANNA) == 0
        assert s.t.token[ANNA] == 2


@pytest.mark.rule("WOC-7.7", "WOC-4.6")
@pytest.mark.parametrize(("ritual", "bonds"), [("dust-of-ibn-ghazi", 5 + 5), ("henry-armitage", 0)])
def test_a_third_turn_pays_the_bond_unless_the_object_is_a_master(
    study: OpenStudy, ritual: str, bonds: int
) -> None:
    s = study()
    s.elders("shub-niggurath")
    s.owns(ANNA, ritual, "george-rogers", "herbert-west")
    s.t.quarter_turns[card(ritual)] = 2
    s.ritual(ANNA, 1, "horror")
    s.gets(ANNA, "aklo", f"advance {ritual}")
    assert s.kp(ANNA) == 1 + bonds


@pytest.mark.rule("WOC-7.8")
def test_a_free_advance_turns_an_object_and_moves_the_token(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key")
    s.ritual(ANNA, 1, "nightmare", turn=2)
    s.gets(ANNA, "aklo", "advance silver-key")
    assert (s.t.token[ANNA], s.t.quarter_turns[card("silver-key")]) == (2, 1)


@pytest.mark.rule("WOC-7.9")
def test_losing_an_object_does_not_move_the_token_back(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "silver-key")
    s.gets(ANNA, "aklo", "advance silver-key")
    s.gets(BRUNO, "ghast", "keep")
    assert s.area(ANNA) == []
    assert s.t.token[ANNA] == 1
    assert s.t.quarter_turns[card("silver-key")] == 0


@pytest.mark.rule("WOC-R51")
def test_a_trapped_object_neither_advances_nor_gives_invocations(study: OpenStudy) -> None:
    s = study()
    s.turned(ANNA, 1, "silver-key")
    s.owns(ANNA, "mr-noyes")
    s.t.state[card("silver-key")] |= TRAPPED
    s.t.acquired[ANNA] = (card("aklo"), card("regnum-congo"))
    s.t.explored[ANNA] = 1
    s.does(AfterAction(ANNA).checks)
    assert s.over
    s.acts(ANNA)
    assert s.play.why_not("use nyarlathotep-1") == "WOC-7.10"
    s.evoked("nyarlathotep")
    s.acts(ANNA)
    assert s.play.why_not("use nyarlathotep-1") == "WOC-7.10"


def test_an_eased_transmutation_lacks_one_item(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "necronomicon")
    s.ritual(ANNA, 1, "madness")
    s.t.state[card("necronomicon")] |= EASED
    s.t.obsessions_spent[ANNA] = 2
    s.does(AfterAction(ANNA).checks, "advance necronomicon")
    assert s.t.token[ANNA] == 2
    assert not s.state("necronomicon") & EASED


def test_an_eased_sacrifice_spares_a_card(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "third-aklo-ritual", "mr-noyes", "aklo")
    s.ritual(ANNA, 2, "dimension")
    s.t.state[card("third-aklo-ritual")] |= EASED
    s.does(Sacrificing(ANNA).asks, "advance third-aklo-ritual")
    s.expects("sacrifice", "choose mr-noyes", "choose aklo", "skip")
    s.says("skip", "choose aklo")
    assert s.area(ANNA) == ["third-aklo-ritual", "mr-noyes"]
    assert s.t.token[ANNA] == 3


def test_easing_ends_with_the_turn(study: OpenStudy) -> None:
    s = study(2)
    s.owns(ANNA, "necronomicon")
    s.t.state[card("necronomicon")] |= EASED
    s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw")
    assert not s.state("necronomicon")


@pytest.mark.rule("WOC-4.7")
def test_an_activated_card_is_no_ritual_object_for_the_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "yule-rite")
    assert s.t.is_ritual_object(card("yule-rite"))
    s.activates(ANNA, "yule-rite")
    assert not s.t.is_ritual_object(card("yule-rite"))


@pytest.mark.rule("WOC-R40", "WOC-7.4")
def test_a_card_given_for_one_demand_takes_no_stand_in_with_it(study: OpenStudy) -> None:
    s = study()
    s.evoked("nyarlathotep", by=BRUNO)
    s.owns(ANNA, "dreams-of-cthulhu", "brown-jenkins", "mr-noyes", "kitab-al-azif")
    s.ritual(ANNA, 2, "madness")
    s.does(Sacrificing(ANNA).asks, "advance dreams-of-cthulhu")
    while not s.over:
        s.says(s.options()[0])
    assert s.area(ANNA) == ["dreams-of-cthulhu"], "Jenkins, the only master, may go as wisdom"
    assert s.t.token[ANNA] == 3
