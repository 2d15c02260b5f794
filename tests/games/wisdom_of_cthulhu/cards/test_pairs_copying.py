"""Pairs on purpose: powers that use other powers, with one another and with the cards that step in."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from miskatonic.games.wisdom_of_cthulhu.table import KEPT, USED
from tests.games.wisdom_of_cthulhu.cards.givens import borrowed
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


class TestCopiedDiscards:
    """The one who uses a copied power is the opponent who makes the owner discard."""

    @pytest.mark.rule("WOC-R16", "WOC-R19", "WOC-R40")
    def test_a_night_gaunt_with_an_opponents_dust_meets_mr_noyes(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "dust-of-ibn-ghazi", "mr-noyes", "shantak")
        s.activates(ANNA, "night-gaunt", "choose dust-of-ibn-ghazi")
        s.expects("stand-in", "choose mr-noyes", "no", seat=BRUNO)
        s.says("choose mr-noyes")
        assert s.area(BRUNO) == ["dust-of-ibn-ghazi", "shantak"]
        assert (s.kp(ANNA), s.kp(BRUNO)) == (2, 1)

    @pytest.mark.rule("WOC-R40", "WOC-R16")
    def test_pickman_with_a_shoggoth_on_offer_meets_mr_noyes(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "richard-upton-pickman")
        s.owns(BRUNO, "mr-noyes", "wax-sculptures")
        s.on_offer("shoggoth")
        s.activates(ANNA, "richard-upton-pickman", "choose wax-sculptures", "choose mr-noyes")
        assert s.area(BRUNO) == ["wax-sculptures"]
        assert s.pile("en") == ["shoggoth"]

    @pytest.mark.rule("WOC-R56")
    def test_a_shoggoth_on_offer_frees_the_masters_of_the_society(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "richard-upton-pickman")
        s.owns(BRUNO, "psionic-society")
        s.under("psionic-society", "joseph-curwen")
        s.on_offer("shoggoth")
        s.activates(ANNA, "richard-upton-pickman")
        assert s.area(BRUNO) == ["joseph-curwen"]

    @pytest.mark.rule("WOC-R57", "WOC-7.11")
    def test_cthulhus_first_by_the_yule_rite_meets_the_messenger(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.ritual(ANNA, 1, "horror")
        s.owns(ANNA, "yule-rite")
        s.owns(BRUNO, "alonzo-typer")
        s.on_offer("regnum-congo")
        s.activates(ANNA, "yule-rite", "choose cthulhu-1", "choose regnum-congo", "no")
        assert s.area(BRUNO) == ["alonzo-typer"]
        # Regnum Congo's 1 and the Rite's own.
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R40")
    def test_an_entity_that_pickman_used_is_discarded_by_him_and_nobody_steps_in(
        self, study: OpenStudy
    ) -> None:
        s = study()
        s.owns(ANNA, "richard-upton-pickman", "mr-noyes")
        s.owns(BRUNO, "silver-key")
        s.on_offer("deep-one")
        s.activates(ANNA, "richard-upton-pickman")
        assert s.over
        assert s.area(ANNA) == ["richard-upton-pickman", "mr-noyes"]


class TestCopiedNoyes:
    @pytest.mark.rule("WOC-R16", "WOC-R61")
    def test_who_borrows_mr_noyes_has_nobody_to_discard(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt", "wax-sculptures")
        s.owns(BRUNO, "mr-noyes")
        s.owns(CARLA, "shoggoth")
        s.activates(ANNA, "night-gaunt")
        assert borrowed(s, ANNA) == ["mr-noyes"]
        s.activates(CARLA, "shoggoth", "choose wax-sculptures")
        assert s.over
        assert s.area(ANNA) == ["night-gaunt"]
        assert s.area(BRUNO) == ["mr-noyes"]

    def test_his_owner_still_has_him(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt", "shoggoth")
        s.owns(BRUNO, "mr-noyes", "wax-sculptures")
        s.activates(ANNA, "night-gaunt")
        s.activates(ANNA, "shoggoth", "choose wax-sculptures", "choose mr-noyes")
        assert s.area(BRUNO) == ["wax-sculptures"]
        assert (s.kp(ANNA), s.kp(BRUNO)) == (0, 1)


class TestChains:
    @pytest.mark.rule("WOC-R25")
    def test_a_power_in_use_is_not_used_again(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul")
        s.discarded("richard-upton-pickman", "randolph-carter")
        s.on_offer("ghoul-2")
        # Ghoul wakes Pickman, who uses the other Ghoul, for whom only Carter is left.
        s.activates(ANNA, "ghoul", "choose richard-upton-pickman")
        s.expects("use-place", seat=ANNA)
        s.says("choose rlyeh")
        assert s.kp(ANNA) == 4
        assert s.pile("en") == ["ghoul-2"]

    @pytest.mark.rule("WOC-R19")
    def test_all_choices_are_the_users(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite")
        s.owns(BRUNO, "richard-upton-pickman", "silver-key")
        s.on_offer("ghast", "shantak")
        s.activates(ANNA, "asenath-waite")
        s.expects("copy-and-discard", "choose ghast", "choose shantak", seat=ANNA)
        s.says("choose ghast", "keep")
        assert s.area(ANNA) == ["asenath-waite", "silver-key"]
        assert s.pile("en") == ["ghast"]
        assert not s.state("richard-upton-pickman") & USED

    @pytest.mark.rule("WOC-R30", "WOC-R16")
    def test_asenath_in_the_psionic_society_uses_carter_of_an_opponent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "psionic-society")
        s.under("psionic-society", "asenath-waite")
        s.owns(BRUNO, "randolph-carter")
        s.acts(ANNA, "call asenath-waite", "choose rlyeh")
        # R'lyeh's bond is Madness, but Asenath pays none from under the Society.
        assert s.kp(ANNA) == 4

    @pytest.mark.rule("WOC-R24", "WOC-R38")
    def test_a_ghoul_lends_wilbur_who_still_asks_for_his_price(self, study: OpenStudy) -> None:
        s = study()
        s.elders("shub-niggurath")
        s.owns(ANNA, "ghoul", "mi-go")
        s.discarded("wilbur-whateley")
        s.activates(ANNA, "ghoul")
        s.acts(ANNA, "activate wilbur-whateley", "choose mi-go")
        assert s.pile("en") == ["mi-go"]
        assert s.told("used")[-1] == {"thing": "shub-niggurath-1"}

    @pytest.mark.rule("WOC-R48", "WOC-R19")
    def test_a_night_gaunt_swaps_the_very_ritual_it_uses(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "night-gaunt", "mr-noyes")
        s.owns(BRUNO, "third-aklo-ritual")
        s.activates(ANNA, "night-gaunt")
        assert s.area(ANNA) == ["night-gaunt", "third-aklo-ritual"]
        assert s.area(BRUNO) == ["mr-noyes"]
        assert s.kp(ANNA) == 2

    def test_a_night_gaunt_sends_the_very_stone_it_uses_back(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "the-black-stone")
        s.activates(ANNA, "night-gaunt")
        assert s.area(BRUNO) == []
        assert s.kp(ANNA) == 2


class TestLoans:
    """Continuous powers in use by others than their owner, until the end of the turn (WOC-R24)."""

    @pytest.mark.rule("WOC-R24")
    def test_the_great_library_pays_owner_and_borrower(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "great-library-of-pnakotus")
        s.activates(ANNA, "night-gaunt")
        s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        assert s.t.kp == [3, 3, 0]
        assert s.t.loans == []
        s.does(EndOfResearch().begins)
        assert s.t.kp == [3, 6, 0]

    @pytest.mark.rule("WOC-R24")
    def test_the_loan_stays_when_the_card_is_gone_or_silent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt")
        s.owns(BRUNO, "brown-jenkins")
        s.activates(ANNA, "night-gaunt")
        s.gets(CARLA, "regnum-congo")
        assert s.area(BRUNO) == []
        s.uses(ANNA, "rlyeh")
        assert s.kp(ANNA) == 4 + 3

    @pytest.mark.rule("WOC-R24", "WOC-4.1")
    def test_printed_points_go_to_the_borrower(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt", "night-gaunt-2")
        s.owns(BRUNO, "dhol-chants", "the-snake-den")
        s.on_offer("shantak", "dhole", "kitab-al-azif")
        s.discarded("mr-noyes")
        s.activates(ANNA, "night-gaunt", "choose dhol-chants")
        # The same power is not borrowed twice; the other one is.
        s.activates(ANNA, "night-gaunt-2")
        assert borrowed(s, ANNA) == ["dhol-chants", "the-snake-den"]
        s.acts(ANNA, "buy shantak")
        assert s.kp(ANNA) == 1
        s.acts(ANNA, "buy mr-noyes")
        assert s.kp(ANNA) == 2
        assert s.area(ANNA)[2:] == ["shantak", "dhole", "mr-noyes"]

    @pytest.mark.rule("WOC-R24")
    def test_owner_and_borrower_of_the_necronomicon_choose_both(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt", "silver-key")
        s.owns(CARLA, "necronomicon")
        s.activates(ANNA, "night-gaunt")
        s.does(Round().begins)
        s.expects("choose-rank", seat=ANNA)
        s.says("rank 3")
        s.expects("choose-rank", seat=CARLA)
        s.says("rank 1")
        s.expects("action", seat=CARLA)
        # The borrowed card does not lie among the borrower's FW.
        assert s.t.kp == [1, 0, 1]

    @pytest.mark.rule("WOC-R24", "WOC-R54")
    def test_a_borrowed_curwen_keeps_the_first_fw(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite")
        s.owns(BRUNO, "joseph-curwen")
        s.activates(ANNA, "asenath-waite")
        s.gets(ANNA, "stele-of-dagon", "play now")
        assert s.area(ANNA) == ["asenath-waite", "stele-of-dagon"]
        assert s.state("stele-of-dagon") & KEPT

    @pytest.mark.rule("WOC-R24", "WOC-R55")
    def test_a_borrowed_keziah_buys_from_her_owner(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite")
        s.owns(BRUNO, "keziah-mason", "mr-noyes")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "buy mr-noyes")
        assert s.area(BRUNO) == ["keziah-mason"]

    @pytest.mark.rule("WOC-R24")
    def test_a_borrowed_armitage_reads_the_discards(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "night-gaunt")
        s.owns(BRUNO, "henry-armitage", "essential-saltes")
        s.discarded("stele-of-dagon")
        s.activates(ANNA, "asenath-waite")
        # An FW that is copied pays its user, and Armitage hears it.
        s.activates(ANNA, "night-gaunt")
        assert s.kp(ANNA) == 2 + 3

    @pytest.mark.rule("WOC-R24", "WOC-R37")
    def test_a_borrowed_worm_feeds_and_is_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "richard-upton-pickman")
        s.on_offer("yekub-worm")
        s.owns(BRUNO, "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        s.activates(ANNA, "richard-upton-pickman")
        s.t.state[card("richard-upton-pickman")] &= ~USED
        s.gets(BRUNO, "joseph-curwen", "under wax-sculptures")
        # As much as the sculptures, and the worm's bond Nightmare by Pickman.
        assert s.kp(ANNA) == 3 + 5
