"""What happens first when one power sets off another."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.census import conserved
from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import FW
from tests.games.wisdom_of_cthulhu.cards.givens import borrowed
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, COPIES, OpenStudy, Study, card


def _is_whole(t: Table) -> bool:
    """Is every FW card in one place?"""
    count = conserved(t)
    return count["fw cards"] == COPIES[FW] and not count["cards in two places"]


class TestBuyingFromTheDiscards:
    @pytest.mark.rule("WOC-3.2", "WOC-R55")
    def test_armitage_does_not_put_away_what_is_being_bought(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shantak", "keziah-mason", "deep-one-tiara", "henry-armitage")
        s.discarded("stele-of-dagon", "mr-noyes")
        s.stands(BRUNO, "arkham")
        s.acts(ANNA, "buy mr-noyes", "at arkham")
        # The Shantak wakes Keziah's bond, the Tiara pays for it, and Armitage echoes the Stele.
        assert s.kp(ANNA) == 4 + 1 + 3
        assert s.area(ANNA)[-1] == "mr-noyes"
        assert s.pile("fw") == []
        assert _is_whole(s.t)

    @pytest.mark.rule("WOC-4.1")
    @pytest.mark.parametrize("order", [("keziah-mason", "the-snake-den"), ("the-snake-den", "keziah-mason")])
    def test_the_snake_den_is_paid_wherever_it_lies(self, study: OpenStudy, order: tuple[str, str]) -> None:
        s = study()
        s.owns(ANNA, *order)
        s.on_offer("aklo")
        s.discarded("mr-noyes")
        s.acts(ANNA, "buy mr-noyes")
        assert s.kp(ANNA) == 1
        assert s.told("sourced") == [{"cause": "fw/the-snake-den"}]

    @pytest.mark.rule("WOC-R55")
    def test_whose_card_keziah_buys_is_told(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "mr-noyes")
        s.acts(ANNA, "buy mr-noyes")
        assert s.told("sourced-from") == [{"other": "seat-2", "cause": "dm/keziah-mason"}]


class TestHeldBackByKoth:
    def _held_back(self, s: Study, *drawn: str) -> None:
        s.owns(BRUNO, "dust-of-ibn-ghazi")
        s.ritual(BRUNO, 2, "horror")
        s.gets(ANNA, "great-sign-of-koth", "choose shub-niggurath-evocation")
        s.gets(BRUNO, "aklo", "advance dust-of-ibn-ghazi")
        s.top_of_deck(*drawn)
        s.does(EndOfResearch().effects_end)

    @pytest.mark.rule("WOC-R5", "WOC-R39")
    def test_what_the_evocation_brings_ends_with_the_turn(self, study: OpenStudy) -> None:
        s = study(2)
        self._held_back(s, "dhole", "shantak")
        s.says("yes", "yes")
        assert s.told("entities-barred")
        assert [told["thing"] for told in s.told("borrowed")] == ["shantak"]
        assert not s.t.entities_barred
        assert borrowed(s, ANNA) == borrowed(s, BRUNO) == []

    @pytest.mark.rule("WOC-6.4")
    def test_a_sign_that_it_lays_is_gone_too(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "necronomicon")
        self._held_back(s, "the-colour-out-of-space", "shantak")
        s.says("yes", "block arkham", "no")
        assert s.told("sign-laid")
        assert not s.t.signs


class TestPowersInUse:
    @pytest.mark.rule("WOC-R25")
    def test_works_of_borellus_does_not_take_itself(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes")
        s.on_offer("works-of-borellus")
        s.uses(ANNA, "cthulhu-1", "choose works-of-borellus")
        s.expects("replace")
        assert s.told("no-target") == [{"thing": "works-of-borellus"}]
        assert s.area(ANNA) == ["mr-noyes"]

    @pytest.mark.rule("WOC-R25")
    def test_cthulhu_does_not_take_the_wisdom_that_woke_him(self, study: OpenStudy) -> None:
        s = study()
        s.turned(ANNA, 2, "stele-of-dagon")
        s.on_offer("bacchanalia-of-red-hook", "mr-noyes")
        s.uses(ANNA, "cthulhu-1", "choose bacchanalia-of-red-hook")
        assert {"thing": "cthulhu-2"} in s.told("used")
        assert "bacchanalia-of-red-hook" in s.offer()
        assert s.area(ANNA) == ["stele-of-dagon", "mr-noyes"]

    @pytest.mark.rule("WOC-R25", "WOC-R43")
    def test_a_combination_in_use_takes_no_component(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "nkai-science")
        s.under("nkai-science", "wax-sculptures", "ghoul")
        s.discarded("mi-go-brain-case")
        s.uses(ANNA, "yog-sothoth-1")
        assert s.kp(ANNA) == 3
        assert s.area(ANNA) == ["nkai-science", "mi-go-brain-case"]

    @pytest.mark.rule("WOC-4.7", "WOC-R75")
    def test_a_card_being_activated_serves_no_ritual(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite")
        s.owns(BRUNO, "randolph-carter")
        s.discarded("aklo")
        s.acts(ANNA, "activate asenath-waite", "choose nameless-city")
        assert s.over
        assert s.t.token[ANNA] == 0


class TestArmitage:
    """He echoes the wisdom that lay on the discards when something paid, not the payer itself."""

    @pytest.mark.rule("WOC-R40")
    def test_mr_noyes_pays_before_he_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "henry-armitage", "mr-noyes", "george-rogers")
        s.discarded("stele-of-dagon")
        s.gets(ANNA, "regnum-congo", "choose george-rogers", "choose mr-noyes")
        assert s.kp(BRUNO) == 1 + 3
        assert "mr-noyes" in s.pile("fw")

    def test_the_university_pays_before_it_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "henry-armitage", "miskatonic-university")
        s.under("miskatonic-university", "aklo", "mr-noyes", "wax-sculptures", "cool-air")
        s.t.paid[card("miskatonic-university")] = 8
        s.discarded("stele-of-dagon")
        s.gets(ANNA, "regnum-congo", "under miskatonic-university", "choose aklo")
        assert s.kp(ANNA) == 1 + 3

    def test_the_snake_den_pays_before_the_bought_card_is_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-snake-den", "henry-armitage")
        s.on_offer("mind-exchange")
        s.discarded("essential-saltes", "aklo", "stele-of-dagon")
        s.acts(ANNA, "buy essential-saltes")
        assert s.kp(ANNA) == 1 + 3
        assert s.pile("fw") == ["aklo"]

    def test_dhol_chants_pay_before_the_second_entity_is_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dhol-chants", "henry-armitage")
        s.owns(BRUNO, "regnum-congo")
        s.on_offer("ghoul", "ghast")
        s.discarded("stele-of-dagon")
        s.acts(ANNA, "buy ghoul")
        # 1 and the Stele's 3; Horror 5 for the Ghast and for the Ghoul; Regnum Congo 1, echoing nothing.
        assert s.kp(ANNA) == 1 + 3 + 5 + 5 + 1


class TestYekubWorm:
    @pytest.mark.rule("WOC-R37")
    def test_the_first_is_the_one_completed_first(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "yekub-worm")
        s.owns(ANNA, "nkai-science", "mines-of-the-mi-go")
        s.under("nkai-science", "wax-sculptures", "cool-air")
        s.under("mines-of-the-mi-go", "beaming-gun", "george-rogers")
        s.discarded("lagh-metal")
        s.gets(ANNA, "ghoul", "under nkai-science", "under mines-of-the-mi-go")
        assert [told["card"] for told in s.told("completed")] == ["nkai-science", "mines-of-the-mi-go"]
        assert s.kp(BRUNO) == 3

    @pytest.mark.rule("WOC-R37")
    def test_it_is_not_used_when_it_gains_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "yekub-worm", "alonzo-typer")
        s.owns(ANNA, "shining-trapezohedron")
        s.under("shining-trapezohedron", "george-rogers", "herbert-west", "ghoul")
        s.gets(ANNA, "dhole", "under shining-trapezohedron")
        assert s.told("completed")
        assert s.kp(BRUNO) == 0

    @pytest.mark.rule("WOC-R37")
    def test_it_is_paid_for_the_very_gun_that_shoots_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "yekub-worm")
        s.owns(ANNA, "beaming-gun")
        s.under("beaming-gun", "ghoul")
        s.acts(ANNA, "feed beaming-gun")
        assert "yekub-worm" in s.pile("en")
        assert s.kp(BRUNO) == 2


class TestRitualObjects:
    @pytest.mark.rule("WOC-4.7", "WOC-R75")
    def test_an_activated_one_is_none_again_this_turn_even_face_up(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(ANNA, "essential-saltes")
        s.activates(ANNA, "essential-saltes")
        s.uses(ANNA, "elder-city")
        assert s.t.is_on(card("essential-saltes"))
        assert not s.t.is_ritual_object(card("essential-saltes"))
        s.does(EndOfResearch().powers_end)
        assert s.t.is_ritual_object(card("essential-saltes"))

    @pytest.mark.rule("WOC-4.7", "WOC-R36", "WOC-R75")
    def test_nor_under_the_influence_of_cthulhu(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=CARLA)
        s.owns(ANNA, "essential-saltes")
        s.activates(ANNA, "essential-saltes")
        assert s.t.is_on(card("essential-saltes"))
        assert not s.t.is_ritual_object(card("essential-saltes"))

    @pytest.mark.rule("WOC-R75", "WOC-2.4")
    def test_one_that_lies_face_down_serves_no_study(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "essential-saltes", "george-rogers", "joseph-curwen")
        s.activates(ANNA, "essential-saltes")
        s.does(EndOfResearch().powers_end, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        s.does(Preparation().studies)
        assert not s.told("advanced")
        assert s.t.is_ritual_object(card("essential-saltes"))

    @pytest.mark.rule("WOC-R73")
    def test_aklo_meets_a_sacrifice_in_the_turn_of_the_transmutation(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "silver-key")
        s.ritual(ANNA, 2, "nightmare", turn=2)
        s.gets(ANNA, "aklo", "advance silver-key")
        assert s.t.token[ANNA] == 3
        assert s.t.turn == 2

    @pytest.mark.rule("WOC-7.6", "WOC-R34")
    def test_a_token_that_was_cast_back_has_no_bond_to_keep(self, study: OpenStudy) -> None:
        s = study()
        s.ritual(BRUNO, 2, "horror")
        s.has(BRUNO, kp=4)
        s.evokes(ANNA, "yog-sothoth")
        s.owns(BRUNO, "silver-key")
        s.gets(BRUNO, "aklo", "advance silver-key")
        assert s.t.token[BRUNO] == 1
        assert s.kp(BRUNO) == 4 + 1

    @pytest.mark.rule("WOC-R71")
    def test_wisdom_in_use_does_not_count_itself_unless_it_lies_in_play(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "dreams-of-cthulhu", "mr-noyes")
        s.uses(ANNA, "cthulhu-1", "choose dreams-of-cthulhu")
        assert s.kp(ANNA) == 2
        s.acts(ANNA, "play dreams-of-cthulhu")
        assert s.kp(ANNA) == 2 + 1


class TestLeavingPlay:
    @pytest.mark.rule("WOC-R57")
    def test_a_guarded_master_leaves_with_his_combination(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep")
        s.owns(ANNA, "wax-sculptures")
        s.under("wax-sculptures", "alonzo-typer")
        s.gets(ANNA, "aklo", "under wax-sculptures")
        assert s.pile("dm") == ["alonzo-typer"]

    @pytest.mark.rule("WOC-R64", "WOC-R54")
    def test_the_second_use_of_a_kept_card_is_not_the_first_of_its_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.gets(ANNA, "aklo")
        s.does(EndOfResearch().powers_end, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        s.t.turn += 1
        s.t.round += 1
        s.acts(ANNA, "play aklo")
        assert s.pile("fw") == ["aklo"]
        s.gets(ANNA, "regnum-congo")
        assert s.area(ANNA) == ["joseph-curwen", "regnum-congo"]

    @pytest.mark.rule("WOC-R56", "WOC-R40")
    def test_a_society_that_steps_in_lets_its_masters_out(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.owns(BRUNO, "joseph-curwen", "psionic-society")
        s.under("psionic-society", "george-rogers")
        s.gets(ANNA, "regnum-congo", "choose psionic-society")
        assert s.area(BRUNO) == ["joseph-curwen", "george-rogers"]

    @pytest.mark.rule("WOC-R60", "WOC-R23")
    def test_a_component_can_be_saved_from_a_blocked_combination(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "great-gem-of-nath", "telepathic-transmitter")
        s.under("great-gem-of-nath", "ghoul")
        s.blocks(BRUNO, "great-gem-of-nath")
        s.acts(ANNA, "use yha-nthlei")
        assert s.components("telepathic-transmitter") == ["ghoul"]

    @pytest.mark.rule("WOC-R59")
    def test_brown_jenkins_is_bought_as_the_wisdom_he_is(self, study: OpenStudy) -> None:
        s = study()
        s.has(ANNA, ["dm-dm"])
        s.on_offer("brown-jenkins")
        s.acts(ANNA)
        assert s.play.why_not("buy brown-jenkins") == "WOC-3.2"

    @pytest.mark.rule("WOC-R35")
    def test_the_dhole_counts_as_no_sign(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "dhole")
        s.activates(BRUNO, "dhole")
        s.acts(ANNA)
        assert s.play.why_not("dispel") == "WOC-3.7"
