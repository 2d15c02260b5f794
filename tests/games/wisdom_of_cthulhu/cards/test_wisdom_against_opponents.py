"""Forbidden Wisdom that works on cards of opponents, and who steps in."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.table import DOWN_TO_START, SIGN_HOME, TRAPPED
from miskatonic.games.wisdom_of_cthulhu.words import AS, FW
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


class TestBiteOfTheDevilsFly:
    def test_an_opponents_continuous_card_of_any_seed_turns_down(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes")
        s.owns(BRUNO, "deep-one-tiara", "shantak", "yule-rite", "silver-key")
        s.owns(CARLA, "joseph-curwen", "shining-trapezohedron", "wax-sculptures")
        s.gets(ANNA, "bite-of-the-devils-fly")
        s.expects(
            "turn-down",
            *(
                f"choose {name}"
                for name in ("deep-one-tiara", "shantak", "joseph-curwen", "shining-trapezohedron")
            ),
        )
        s.says("choose joseph-curwen")
        assert s.state("joseph-curwen") & DOWN_TO_START
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R5", "WOC-R12")
    def test_it_lasts_over_the_end_of_the_turn_until_the_start_of_the_next(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(BRUNO, "great-library-of-pnakotus", "seven-cryptical-books-of-hsan")
        s.on_offer("aklo", "mr-noyes")
        s.gets(ANNA, "bite-of-the-devils-fly", "choose great-library-of-pnakotus")
        s.does(EndOfResearch().begins)
        assert s.kp(BRUNO) == 0
        s.t.state[card("seven-cryptical-books-of-hsan")] |= DOWN_TO_START
        # What ends at the start of the turn has ended before anything starts the turn.
        s.does(Preparation().begins)
        assert s.kp(BRUNO) == 2
        assert not s.state("great-library-of-pnakotus")


class TestDustOfIbnGhazi:
    def test_an_opponents_entity_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul")
        s.owns(BRUNO, "shantak", "the-shunned-house", "mr-noyes")
        s.under("the-shunned-house", "mi-go")
        s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
        # The component is out of reach; Noyes steps in if his owner likes.
        s.expects("stand-in", "choose mr-noyes", "no", seat=BRUNO)
        s.says("no")
        assert s.pile("en") == ["shantak"]
        assert s.kp(ANNA) == 2
        assert s.area(BRUNO) == ["the-shunned-house", "mr-noyes"]

    @pytest.mark.rule("WOC-R17", "WOC-R40")
    def test_mr_noyes_may_step_in_for_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "shantak", "mr-noyes")
        s.gets(ANNA, "dust-of-ibn-ghazi", "play now", "choose mr-noyes")
        assert s.area(BRUNO) == ["shantak"]
        assert s.pile("en") == []
        assert s.pile("fw") == ["mr-noyes", "dust-of-ibn-ghazi"]
        assert (s.kp(ANNA), s.kp(BRUNO)) == (2, 1)

    @pytest.mark.rule("WOC-R17")
    def test_two_opponents_entities(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "shantak", "ghoul")
        s.owns(CARLA, "dhole")
        s.t.state[card("ghoul")] |= TRAPPED
        s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
        s.expects("discard", "choose shantak", "choose ghoul", "choose dhole", seat=ANNA)


class TestRegnumCongo:
    def test_an_opponents_master_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen", "brown-jenkins")
        s.gets(ANNA, "regnum-congo")
        s.expects("discard", "choose joseph-curwen", "choose brown-jenkins")
        s.says("choose brown-jenkins")
        # He counts as a Dark Master, but goes to the pile of his seed.
        assert s.pile("fw") == ["brown-jenkins", "regnum-congo"]
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R17", "WOC-R40", "WOC-4.1")
    def test_mr_noyes_steps_in_and_pays_his_owner(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen", "mr-noyes")
        s.gets(ANNA, "regnum-congo", "choose mr-noyes")
        assert s.area(BRUNO) == ["joseph-curwen"]
        assert s.pile("fw") == ["mr-noyes", "regnum-congo"]
        assert (s.kp(ANNA), s.kp(BRUNO)) == (1, 1)

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_a_silent_mr_noyes_cannot(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen", "mr-noyes")
        silence(s, "mr-noyes", how)
        s.gets(ANNA, "regnum-congo")
        assert s.over
        assert s.area(BRUNO) == ["mr-noyes"]
        assert s.kp(BRUNO) == 0

    @pytest.mark.rule("WOC-4.4")
    def test_nor_can_one_who_has_just_come(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen")
        s.owns(BRUNO, "mr-noyes", new=True)
        s.gets(ANNA, "regnum-congo")
        assert s.area(BRUNO) == ["mr-noyes"]

    @pytest.mark.rule("WOC-R17")
    def test_masters_in_the_psionic_society_are_no_targets(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "psionic-society")
        s.under("psionic-society", "joseph-curwen")
        s.gets(ANNA, "regnum-congo")
        assert s.told("no-target") == [{"thing": "regnum-congo"}]
        assert s.components("psionic-society") == ["joseph-curwen"]
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R40", "WOC-7.11")
    def test_under_the_messenger_an_fw_may_go_instead(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep")
        s.owns(BRUNO, "joseph-curwen", "silver-key", "mr-noyes", "wax-sculptures")
        s.gets(ANNA, "regnum-congo")
        s.expects("stand-in", "choose mr-noyes", "choose silver-key", "no", seat=BRUNO)
        s.says("choose silver-key")
        assert s.area(BRUNO) == ["joseph-curwen", "mr-noyes", "wax-sculptures"]
        assert s.kp(BRUNO) == 0
        assert s.told("stood-in")[0]["cause"] == "influence/nyarlathotep-influence"

    @pytest.mark.rule("WOC-4.8", "WOC-7.11", "WOC-R57")
    def test_under_the_messenger_a_nightmare_master_stays(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep")
        s.owns(BRUNO, "alonzo-typer", "silver-key")
        s.gets(ANNA, "regnum-congo")
        assert s.over
        assert s.area(BRUNO) == ["alonzo-typer", "silver-key"]
        assert s.told("guarded")[0]["card"] == "alonzo-typer"
        assert s.kp(ANNA) == 1

    @pytest.mark.rule("WOC-R57", "WOC-R63")
    def test_even_one_that_is_silent(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep")
        s.owns(BRUNO, "alonzo-typer")
        s.t.state[card("alonzo-typer")] |= TRAPPED
        s.gets(ANNA, "regnum-congo")
        assert s.area(BRUNO) == ["alonzo-typer"]


class TestSpellOfTyog:
    @pytest.mark.rule("WOC-R9", "WOC-R12")
    def test_an_entity_is_trapped_until_an_obsession_is_spent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "shoggoth", "silver-key")
        s.on_offer("aklo")
        s.gets(ANNA, "spell-of-tyog")
        assert s.state("shoggoth") & TRAPPED
        assert s.kp(ANNA) == 2
        s.acts(BRUNO)
        assert not s.offers("activate shoggoth")
        s.says("free shoggoth")
        assert s.t.obsessions(BRUNO) == 2
        s.acts(BRUNO)
        assert s.offers("activate shoggoth")

    def test_it_stays_trapped_into_the_next_turn(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(BRUNO, "shoggoth")
        s.gets(ANNA, "spell-of-tyog")
        s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw")
        s.does(Preparation().begins)
        assert s.state("shoggoth") & TRAPPED

    def test_a_trapped_entity_is_no_target_again(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "shoggoth")
        s.t.state[card("shoggoth")] |= TRAPPED
        s.gets(ANNA, "spell-of-tyog")
        assert s.told("no-target")
        assert s.kp(ANNA) == 2


class TestBlackStone:
    def test_a_card_goes_back_into_its_deck(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key", "wax-sculptures", "ghoul")
        s.owns(CARLA, "joseph-curwen")
        s.under("wax-sculptures", "aklo")
        s.gets(ANNA, "the-black-stone", "play now")
        s.expects("return-to-deck", "choose silver-key", "choose wax-sculptures")
        s.says("choose wax-sculptures")
        assert card("wax-sculptures") in s.t.decks[AS].cards()
        assert s.pile("fw") == ["aklo", "the-black-stone"]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R40")
    def test_this_is_no_discarding_and_nobody_steps_in(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "silver-key", "mr-noyes")
        s.gets(ANNA, "the-black-stone", "play now", "choose silver-key")
        assert s.over
        assert s.area(BRUNO) == ["mr-noyes"]

    @pytest.mark.rule("WOC-R56")
    def test_the_masters_of_the_psionic_society_come_into_play(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "psionic-society")
        s.under("psionic-society", "joseph-curwen", "george-rogers")
        s.gets(ANNA, "the-black-stone", "play now")
        assert s.area(BRUNO) == ["joseph-curwen", "george-rogers"]
        assert card("psionic-society") in s.t.decks[FW].cards()

    @pytest.mark.rule("WOC-R12", "WOC-R56")
    def test_but_not_if_the_society_is_silent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "psionic-society")
        s.under("psionic-society", "joseph-curwen")
        s.blocks(CARLA, "psionic-society")
        s.gets(ANNA, "the-black-stone", "play now")
        assert s.area(BRUNO) == []
        assert s.pile("dm") == ["joseph-curwen"]
        assert s.t.sign_place[CARLA] == SIGN_HOME


class TestThirdAkloRitual:
    @pytest.mark.rule("WOC-R48")
    def test_two_fw_change_owners(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes", "yule-rite", "wax-sculptures")
        s.owns(BRUNO, "silver-key", "ghoul")
        s.owns(CARLA, "kitab-al-azif")
        s.gets(ANNA, "third-aklo-ritual", "play now")
        s.expects("swap-mine", "choose mr-noyes", "choose yule-rite")
        s.says("choose mr-noyes")
        s.expects("swap-theirs", "choose silver-key", "choose kitab-al-azif", seat=ANNA)
        s.says("choose silver-key")
        assert s.area(ANNA) == ["yule-rite", "wax-sculptures", "silver-key"]
        assert s.area(BRUNO) == ["ghoul", "mr-noyes"]
        assert s.kp(ANNA) == 2
        # New in the round, and not acquired in the sense of a ritual.
        assert s.t.since_round[card("silver-key")] == s.t.round
        assert card("silver-key") not in s.t.acquired[ANNA]

    def test_without_an_fw_of_the_opponents_nothing_is_asked(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mr-noyes", "brown-jenkins")
        s.owns(BRUNO, "ghoul", "joseph-curwen")
        s.gets(ANNA, "third-aklo-ritual", "play now")
        assert s.over
        assert s.told("no-target") == [{"thing": "third-aklo-ritual"}]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-4.8")
    def test_nor_without_an_fw_of_ones_own(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "ghoul", "joseph-curwen")
        s.owns(BRUNO, "mr-noyes")
        s.gets(ANNA, "third-aklo-ritual", "play now")
        assert s.over
        assert s.told("no-target") == [{"thing": "third-aklo-ritual"}]
        assert s.area(BRUNO) == ["mr-noyes"]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R22")
    def test_a_sign_on_a_swapped_card_goes_home(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "mr-noyes")
        s.owns(BRUNO, "kitab-al-azif")
        s.blocks(ANNA, "kitab-al-azif")
        s.gets(ANNA, "third-aklo-ritual", "play now")
        assert s.area(ANNA) == ["kitab-al-azif"]
        assert not s.is_blocked("kitab-al-azif")
        assert s.t.sign_place[ANNA] == SIGN_HOME

    @pytest.mark.rule("WOC-R56")
    def test_the_psionic_society_leaves_its_masters_behind(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, "mr-noyes")
        s.owns(BRUNO, "psionic-society")
        s.under("psionic-society", "joseph-curwen")
        s.gets(ANNA, "third-aklo-ritual", "play now")
        assert s.area(BRUNO) == ["joseph-curwen", "mr-noyes"]
        assert s.components("psionic-society") == []


class TestWorksOfBorellus:
    @pytest.mark.rule("WOC-R48", "WOC-R18")
    def test_a_lasting_fw_or_an_as_goes_for_one_on_offer(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo", "kitab-al-azif", "wax-sculptures", "joseph-curwen")
        s.owns(ANNA, "silver-key", "mr-noyes", "cool-air", "george-rogers")
        s.gets(ANNA, "works-of-borellus")
        s.expects("swap-away", "choose mr-noyes", "choose cool-air", "skip")
        s.says("choose mr-noyes")
        s.expects("swap-for", "choose aklo", "choose kitab-al-azif")
        s.says("choose kitab-al-azif")
        assert s.area(ANNA) == ["silver-key", "cool-air", "george-rogers", "kitab-al-azif"]
        assert s.offer() == ["aklo", "wax-sculptures", "joseph-curwen", "mr-noyes"]
        assert card("kitab-al-azif") in s.t.acquired[ANNA]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R48", "WOC-R22")
    def test_an_as_leaves_its_components_behind(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo", "wax-sculptures", "yekub-cube")
        s.owns(ANNA, "mr-noyes", "cool-air")
        s.under("cool-air", "joseph-curwen")
        s.gets(ANNA, "works-of-borellus", "choose cool-air")
        s.expects("swap-for", "choose wax-sculptures", "choose yekub-cube", seat=ANNA)
        s.says("choose wax-sculptures")
        assert s.area(ANNA) == ["mr-noyes", "wax-sculptures"]
        assert s.offer() == ["aklo", "yekub-cube", "cool-air"]
        assert s.pile("dm") == ["joseph-curwen"]
        assert s.t.acquired[ANNA] == (card("works-of-borellus"), card("wax-sculptures"))
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-4.8")
    def test_it_may_be_declined(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo")
        s.owns(ANNA, "mr-noyes")
        s.gets(ANNA, "works-of-borellus", "skip")
        assert s.area(ANNA) == ["mr-noyes"]
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R18", "WOC-4.3")
    def test_an_immediate_card_got_so_resolves(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("regnum-congo")
        s.owns(ANNA, "mr-noyes")
        s.gets(ANNA, "works-of-borellus", "choose mr-noyes")
        assert s.kp(ANNA) == 3
        assert s.pile("fw") == ["regnum-congo", "works-of-borellus"]

    @pytest.mark.rule("WOC-R23")
    def test_a_card_under_the_sign_of_another_is_not_got(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("aklo")
        s.owns(ANNA, "mr-noyes")
        s.blocks(BRUNO, "aklo")
        s.gets(ANNA, "works-of-borellus")
        assert s.over
        assert s.told("no-target")
