"""Pairs on purpose: Elder Signs with copied powers, and Evocations with combinations."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, EVOKED, KEPT, SIGN_HOME, TRAPPED
from tests.games.wisdom_of_cthulhu.cards.givens import borrowed, completed
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, ELDERS, OpenStudy


class TestSignsAndCopies:
    @pytest.mark.rule("WOC-R35", "WOC-R16")
    def test_copied_star_stones_leave_a_mark(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "star-stones-of-mnar")
        s.activates(ANNA, "night-gaunt", "block arkham")
        assert s.is_blocked("arkham")
        assert s.kp(ANNA) == 1
        assert s.area(BRUNO) == ["star-stones-of-mnar"]
        # The own Sign is still at home, and the mark is no card.
        assert s.t.sign_place[ANNA] == SIGN_HOME
        s.acts(BRUNO, "dispel")
        assert not s.is_blocked("arkham")
        assert s.pile("fw") == []

    @pytest.mark.rule("WOC-6.4", "WOC-R35")
    def test_marks_end_with_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "star-stones-of-mnar")
        s.activates(ANNA, "night-gaunt", "block arkham")
        s.does(EndOfResearch().effects_end)
        assert not s.is_blocked("arkham")

    @pytest.mark.rule("WOC-R35")
    def test_an_own_amulet_used_by_cthulhus_first_from_the_offer_leaves_a_mark(
        self, study: OpenStudy
    ) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen")
        s.on_offer("hound-amulet")
        s.uses(ANNA, "cthulhu-1", "choose hound-amulet", "no")
        assert s.is_blocked("joseph-curwen")
        assert s.offer() == ["hound-amulet"]
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R23")
    def test_a_sign_laid_after_the_copying_does_not_end_the_loan(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite")
        s.owns(BRUNO, "george-rogers")
        s.activates(ANNA, "asenath-waite")
        s.blocks(CARLA, "george-rogers")
        assert borrowed(s, ANNA) == ["george-rogers"]
        s.on_offer("shantak")
        s.stands(ANNA, "arkham")
        s.acts(ANNA, "buy shantak")
        assert s.told("bought") == [{"card": "shantak", "place": "arkham"}]

    @pytest.mark.rule("WOC-R64")
    def test_a_card_that_lies_as_a_sign_is_not_kept_by_curwen(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.owns(BRUNO, "george-rogers")
        s.gets(ANNA, "hound-amulet")
        assert s.area(ANNA) == ["joseph-curwen"]
        s.gets(ANNA, "stele-of-dagon", "play now")
        assert s.state("stele-of-dagon") & KEPT

    @pytest.mark.rule("WOC-R64")
    def test_an_amulet_that_finds_no_master_is(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.gets(ANNA, "hound-amulet")
        assert s.area(ANNA) == ["joseph-curwen", "hound-amulet"]
        s.t.round += 1
        s.owns(BRUNO, "george-rogers")
        s.acts(ANNA, "play hound-amulet")
        assert s.is_blocked("george-rogers")
        assert s.area(ANNA) == ["joseph-curwen"]

    @pytest.mark.rule("WOC-R22")
    def test_a_card_used_as_a_sign_is_discarded_with_what_it_lies_on(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "george-rogers")
        s.gets(ANNA, "hound-amulet")
        s.gets(CARLA, "regnum-congo")
        assert s.area(BRUNO) == []
        assert s.pile("fw") == ["hound-amulet", "regnum-congo"]


class TestEvocationsAndCombinations:
    @pytest.mark.rule("WOC-R60")
    def test_yog_sothoth_scatters_masters_who_only_stand_there(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "herbert-west", "wax-sculptures")
        s.acts(BRUNO, "call herbert-west", "forsake obsession")
        s.evokes(ANNA, "yog-sothoth")
        # Sculptures 3 and what stands under them 1; West stays in play, and is free again.
        assert s.kp(ANNA) == 3 + 1
        assert s.area(BRUNO) == ["herbert-west", "wax-sculptures"]
        s.acts(BRUNO)
        assert s.offers("call herbert-west")

    def test_yog_sothoth_puts_out_a_complete_gem(self, study: OpenStudy) -> None:
        s = study()
        completed(s, BRUNO, "shining-trapezohedron", "ghoul", "joseph-curwen")
        s.evokes(ANNA, "yog-sothoth")
        assert s.area(BRUNO) == ["shining-trapezohedron"]
        assert not s.state("shining-trapezohedron") & COMPLETE

    def test_a_mi_go_under_an_opponents_science_is_discarded_too(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "mi-go", "yekub-cube")
        s.activates(BRUNO, "mi-go")
        s.evokes(ANNA, "yog-sothoth")
        assert s.pile("en") == ["mi-go"]
        assert s.components("yekub-cube") == []

    @pytest.mark.rule("WOC-R12", "WOC-R9")
    def test_nyarlathotep_shuts_opponents_societies_and_houses(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(BRUNO, "psionic-society", "the-shunned-house")
        s.under("psionic-society", "george-rogers")
        s.under("the-shunned-house", "ghoul")
        s.evokes(ANNA, "nyarlathotep", "choose seat-1")
        s.acts(BRUNO)
        assert not [word for word in s.options() if word.startswith("call")]
        s.says("free the-shunned-house")
        s.acts(BRUNO)
        assert s.offers("call ghoul")

    @pytest.mark.rule("WOC-R60", "WOC-R9")
    def test_cthulhu_traps_a_standing_master_whose_place_stays_filled(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(BRUNO, "herbert-west", "yekub-cube")
        s.under("yekub-cube", "cool-air", "ghoul")
        s.acts(BRUNO, "call herbert-west", "forsake obsession")
        s.evokes(ANNA, "cthulhu", "home", "home")
        assert s.state("herbert-west") & TRAPPED
        s.acts(BRUNO, "activate yekub-cube")
        assert s.kp(BRUNO) == 1 + 4

    @pytest.mark.rule("WOC-R17")
    def test_shub_niggurath_leaves_entities_under_combinations(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(BRUNO, "the-shunned-house", "mi-go", "yekub-cube")
        s.under("the-shunned-house", "ghoul")
        s.activates(BRUNO, "mi-go")
        s.empty_deck("en")
        s.evokes(ANNA, "shub-niggurath")
        assert s.kp(ANNA) == 0
        assert s.components("yekub-cube") == ["mi-go"]


class TestEvocationsInTheMiddle:
    @pytest.mark.rule("WOC-7.11", "WOC-R26")
    def test_cthulhu_is_evoked_while_his_first_power_is_used(self, study: OpenStudy) -> None:
        s = study(2)
        s.turned(ANNA, 2, "stele-of-dagon")
        s.on_offer("aklo", "regnum-congo")
        s.acts(ANNA, "use cthulhu-1", "choose aklo", "advance stele-of-dagon")
        s.expects("place-seeker", seat=ANNA)
        s.says("home", "home")
        # Three FW at 2 KP, Aklo's 1; then the first power goes on.
        assert s.kp(ANNA) == 6 + 1
        s.expects("use-wisdom", "choose stele-of-dagon", "choose regnum-congo", "stop")
        s.says("stop", "no")
        assert s.over
        assert s.t.elders[ELDERS.index("cthulhu")] == EVOKED
        assert s.t.in_use == []

    @pytest.mark.rule("WOC-R39", "WOC-7.12")
    def test_while_an_evocation_waits_nobody_else_evokes(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "silver-key")
        s.owns(BRUNO, "stele-of-dagon")
        s.ritual(ANNA, 2, "nightmare")
        s.ritual(BRUNO, 2, "madness")
        s.gets(BRUNO, "great-sign-of-koth", "choose nyarlathotep-evocation")
        s.gets(ANNA, "aklo", "advance silver-key")
        assert s.told("evocation-waits")
        s.owns(ANNA, "mr-noyes")
        s.uses(BRUNO, "aklo", "advance stele-of-dagon")
        assert s.t.token == [3, 3]
        assert s.told("evoked") == []
        s.does(EndOfResearch().effects_end)
        assert s.told("evoked") == [{"elder": "nyarlathotep"}]

    @pytest.mark.rule("WOC-R13")
    def test_without_the_bond_in_play_the_evoker_picks(self, study: OpenStudy) -> None:
        s = study(2)
        s.elders("cthulhu", "shub-niggurath")
        s.owns(ANNA, "silver-key")
        s.ritual(ANNA, 2, "nightmare")
        s.gets(ANNA, "aklo", "advance silver-key")
        s.expects("evoke", "choose cthulhu-evocation", "choose shub-niggurath-evocation", seat=ANNA)

    @pytest.mark.rule("WOC-R62")
    def test_the_seeker_of_nyarlathoteps_invoker_is_with_him(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.turned(ANNA, 2, "silver-key")
        s.stands(ANNA, "rlyeh")
        s.acts(ANNA, "use nyarlathotep-2")
        assert s.kp(ANNA) == 0
        s.stands(ANNA, "rlyeh")
        s.gets(ANNA, "bacchanalia-of-red-hook", "choose nyarlathotep-2")
        # Called from afar, it finds the Seeker where it is: 4, the bond's 4, and the Bacchanalia's 1.
        assert s.kp(ANNA) == 4 + 4 + 1
