"""Pairs on purpose: silent cards with rituals, emptied decks, and the brood on Elsewhere Places."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from miskatonic.games.wisdom_of_cthulhu.table import TRAPPED, USED
from miskatonic.games.wisdom_of_cthulhu.words import DM
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, COPIES, OpenStudy, Study, card


class TestSilentRituals:
    @pytest.mark.parametrize("how", [how for how in SILENCES if how not in ("down-to-start", "used")])
    @pytest.mark.rule("WOC-R12", "WOC-R51", "WOC-7.2")
    def test_a_silent_object_studies_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "kitab-al-azif", "mr-noyes")
        silence(s, "kitab-al-azif", how)
        s.does(Preparation().begins)
        assert s.over
        assert s.t.token[ANNA] == 0

    @pytest.mark.rule("WOC-R5", "WOC-7.2")
    def test_what_was_down_to_the_start_of_the_turn_studies_again(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "kitab-al-azif", "mr-noyes")
        silence(s, "kitab-al-azif", "down-to-start")
        s.does(Preparation().begins)
        s.expects("advance", "advance kitab-al-azif", "skip", seat=ANNA)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-7.2")
    def test_silent_cards_are_still_there_for_a_study(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "kitab-al-azif", "mr-noyes")
        silence(s, "mr-noyes", how)
        s.does(Preparation().begins)
        s.expects("advance", "advance kitab-al-azif", "skip", seat=ANNA)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12", "WOC-7.3")
    def test_a_silent_object_transmutes_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "necronomicon")
        s.ritual(ANNA, 1, "madness")
        s.t.obsessions_spent[ANNA] = 2
        silence(s, "necronomicon", how)
        s.acts(ANNA, "forsake obsession")
        assert s.over
        assert s.t.token[ANNA] == 1

    @pytest.mark.rule("WOC-R9", "WOC-7.3", "WOC-R29")
    def test_the_obsession_that_frees_it_counts_for_its_transmutation(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "necronomicon")
        s.ritual(ANNA, 1, "madness")
        s.t.obsessions_spent[ANNA] = 2
        s.t.state[card("necronomicon")] |= TRAPPED
        s.acts(ANNA, "free necronomicon")
        s.expects("advance", "advance necronomicon", "skip", seat=ANNA)

    @pytest.mark.parametrize("how", ["trapped", "blocked"])
    @pytest.mark.rule("WOC-R12", "WOC-7.4")
    def test_a_silent_object_takes_no_sacrifice_but_can_be_one(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "third-aklo-ritual", "mr-noyes", "kitab-al-azif")
        s.ritual(ANNA, 2, "dimension")
        silence(s, "kitab-al-azif", how)
        s.does(EndOfResearch().sacrifices)
        s.expects("advance", "advance third-aklo-ritual", "skip", seat=ANNA)
        s.says("advance third-aklo-ritual")
        assert s.area(ANNA) == ["third-aklo-ritual"]
        assert s.t.token[ANNA] == 3

    @pytest.mark.rule("WOC-4.7", "WOC-3.5")
    def test_an_activated_object_is_none_for_the_rest_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "essential-saltes")
        s.t.acquired[ANNA] = (card("joseph-curwen"), card("ghoul"))
        s.ritual(ANNA, 1, "dimension")
        s.discarded("george-rogers")
        s.acts(ANNA, "activate essential-saltes")
        # Two masters and an Entity were acquired, but the Saltes lie face down.
        assert s.over
        assert s.t.token[ANNA] == 1

    @pytest.mark.rule("WOC-R75", "WOC-2.4", "WOC-4.7")
    def test_what_was_activated_last_turn_studies_though_it_still_lies_face_down(
        self, study: OpenStudy
    ) -> None:
        s = study()
        s.owns(ANNA, "yule-rite", "mr-noyes", "joseph-curwen")
        s.activates(ANNA, "yule-rite")
        s.does(EndOfResearch().powers_end, *["obsess fw-fw"] * 3)
        s.does(Preparation().begins)
        assert s.t.state[card("yule-rite")] & USED
        s.expects("advance", "advance yule-rite", "skip", seat=ANNA)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R51", "WOC-R86", "WOC-R12", "WOC-7.10")
    def test_a_silent_object_gives_no_invocations(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.turned(ANNA, 1, "necronomicon")
        s.acts(ANNA)
        assert s.offers("use cthulhu-1")
        silence(s, "necronomicon", how)
        s.acts(ANNA)
        assert s.play.why_not("use cthulhu-1") == "WOC-7.10"

    @pytest.mark.rule("WOC-R86", "WOC-7.10", "WOC-7.9")
    def test_an_object_that_is_gone_gives_none_though_the_token_stays(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 1, "necronomicon")
        s.owns(BRUNO, "shoggoth")
        s.activates(BRUNO, "shoggoth")
        assert s.t.token[ANNA] == 1
        s.acts(ANNA)
        assert s.play.why_not("use cthulhu-1") == "WOC-7.10"

    @pytest.mark.rule("WOC-R22", "WOC-7.9")
    def test_an_object_that_comes_back_begins_to_turn_anew(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "kitab-al-azif")
        s.t.quarter_turns[card("kitab-al-azif")] = 2
        s.gets(BRUNO, "ghast")
        assert s.area(BRUNO) == ["kitab-al-azif"]
        assert s.t.quarter_turns[card("kitab-al-azif")] == 0

    @pytest.mark.rule("WOC-7.7", "WOC-4.6", "WOC-R12")
    def test_a_third_turn_pays_the_bond_by_masters_who_are_not_silent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "yule-rite", "george-rogers", "herbert-west")
        s.ritual(ANNA, 1, "horror")
        s.t.quarter_turns[card("yule-rite")] = 2
        s.t.state[card("herbert-west")] |= TRAPPED
        s.gets(ANNA, "aklo", "advance yule-rite")
        assert s.kp(ANNA) == 5 + 1

    @pytest.mark.rule("WOC-4.6", "WOC-7.7")
    def test_the_ritual_of_a_master_wakes_no_bond(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage", "george-rogers")
        s.ritual(ANNA, 1, "horror")
        s.t.quarter_turns[card("henry-armitage")] = 2
        s.gets(ANNA, "aklo", "advance henry-armitage")
        assert s.kp(ANNA) == 1


class TestEmptiedDecks:
    @pytest.mark.rule("WOC-R2", "WOC-2.5")
    def test_the_deal_takes_in_what_was_just_cleared(self, study: OpenStudy) -> None:
        s = study(2)
        s.on_offer("aklo", "mr-noyes", "joseph-curwen")
        for seed in ("fw", "as", "dm"):
            s.empty_deck(seed)
        s.does(Preparation().deals)
        # Three FW, two AS and a DM were wanted; two FW and the master exist.
        assert sorted(s.offer()) == ["aklo", "joseph-curwen", "mr-noyes"]
        assert s.pile("fw") == []

    @pytest.mark.rule("WOC-R2", "WOC-2.12")
    def test_entities_are_refilled_as_far_as_there_are_any(self, study: OpenStudy) -> None:
        s = study(2)
        s.discarded("ghoul")
        s.empty_deck("en")
        s.does(Round().ends)
        assert s.entities() == ["ghoul"]
        s.expects("action", seat=ANNA)

    @pytest.mark.rule("WOC-R2")
    def test_armitage_puts_a_card_under_an_empty_deck(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage", "brown-jenkins", "keziah-mason")
        s.discarded("mr-noyes")
        s.empty_deck("fw")
        s.uses(ANNA, "rlyeh")
        # R'lyeh 4, Jenkins 3, and Noyes's 1; he is now the whole deck.
        assert s.kp(ANNA) == 4 + 3 + 1
        s.acts(ANNA, "buy fw-deck")
        assert s.area(ANNA)[-1] == "mr-noyes"

    @pytest.mark.rule("WOC-R46")
    def test_a_deck_is_refilled_only_when_a_card_is_needed(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul", "keziah-mason")
        s.discarded("joseph-curwen")
        s.empty_deck("dm")
        s.acts(ANNA, "use yuggoth")
        assert s.pile("dm") == ["joseph-curwen"]
        # Arkham needs one.
        s.acts(ANNA, "use arkham", "deck dm-deck")
        assert s.pile("dm") == []
        assert s.offer() == ["joseph-curwen"]

    @pytest.mark.rule("WOC-R2")
    def test_what_the_black_stone_sends_back_may_be_the_only_card(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-black-stone", "keziah-mason")
        s.owns(BRUNO, "mr-noyes")
        s.empty_deck("fw")
        s.acts(ANNA, "play the-black-stone")
        s.acts(ANNA, "buy fw-deck")
        assert s.area(ANNA) == ["keziah-mason", "mr-noyes"]

    @pytest.mark.rule("WOC-R59")
    def test_a_brown_jenkins_among_the_fw_discards_is_no_master(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("brown-jenkins")
        s.owns(ANNA, "ghoul", "essential-saltes")
        s.activates(ANNA, "ghoul")
        s.activates(ANNA, "essential-saltes")
        assert [told["thing"] for told in s.told("no-target")] == ["ghoul", "essential-saltes"]
        assert len(s.t.decks[DM]) == COPIES[DM]


class TestBrood:
    """Entities that Shub-Niggurath's second power laid on Elsewhere Places (WOC-R44)."""

    def _spawned(self, s: Study) -> None:
        s.on_offer("shantak")
        s.top_of_deck("deep-one", "ghoul", "dhole")
        s.uses(CARLA, "shub-niggurath-2")

    @pytest.mark.rule("WOC-R44")
    def test_dhol_chants_take_a_second_from_anywhere(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhol-chants")
        self._spawned(s)
        s.acts(ANNA, "buy ghoul")
        s.expects("take", "choose shantak", "choose deep-one", "choose dhole", seat=ANNA)
        s.says("choose shantak")
        assert s.area(ANNA) == ["dhol-chants", "ghoul", "shantak"]

    @pytest.mark.rule("WOC-R44")
    def test_pickman_and_the_polyps_reach_them(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "richard-upton-pickman", "flying-polyps")
        self._spawned(s)
        s.activates(ANNA, "richard-upton-pickman", "choose dhole")
        assert s.t.entities_barred
        s.activates(ANNA, "flying-polyps", "choose ghoul")
        assert s.pile("en") == ["dhole", "ghoul"]
        assert list(s.t.nest) == [card("deep-one")]

    @pytest.mark.rule("WOC-R44", "WOC-R58")
    def test_dunwich_sells_them_and_no_others(self, study: OpenStudy) -> None:
        s = study()
        self._spawned(s)
        s.top_of_deck("mi-go")
        s.acts(ANNA, "use dunwich", "choose shantak")
        s.expects("buy-entity", "choose deep-one", "choose ghoul", "choose dhole", seat=ANNA)

    @pytest.mark.rule("WOC-R44")
    def test_george_rogers_must_go_where_they_lie(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "george-rogers")
        self._spawned(s)
        where = s.t.nest[card("ghoul")]
        s.t.seeker[BRUNO] = where
        s.acts(ANNA)
        assert not s.offers("buy ghoul")
        assert s.offers("buy dhole")

    @pytest.mark.rule("WOC-R44")
    def test_they_stay_over_the_turn_until_they_are_gone(self, study: OpenStudy) -> None:
        s = study()
        self._spawned(s)
        s.does(Preparation().deals)
        assert len(s.t.nest) == 3
        s.uses(BRUNO, "shub-niggurath-1")
        assert s.t.nest == {}
        s.t.entities.clear()
        s.on_offer("mi-go")
        s.acts(ANNA)
        assert s.offers("buy mi-go")


@pytest.mark.rule("WOC-4.2", "WOC-2.6")
def test_used_cards_are_up_again_next_turn(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "essential-saltes", "shoggoth")
    for name in s.area(ANNA):
        s.t.state[card(name)] |= USED
    s.does(Preparation().deals)
    assert [s.state(name) for name in s.area(ANNA)] == [0, 0]
