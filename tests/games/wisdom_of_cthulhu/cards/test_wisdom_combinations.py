"""The three open combinations of Forbidden Wisdom."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import TRAPPED
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, borrowed, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card

UNIVERSITY = "miskatonic-university"
HOUSE = "the-shunned-house"
SOCIETY = "psionic-society"


class TestMiskatonicUniversity:
    def test_it_pays_two_then_three_each_up_to_nine(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY)
        for name, total in (("aklo", 0), ("wax-sculptures", 2), ("mr-noyes", 5), ("cool-air", 8)):
            s.gets(ANNA, name, f"under {UNIVERSITY}")
            assert s.kp(ANNA) == total
        s.gets(ANNA, "regnum-congo", f"under {UNIVERSITY}")
        assert s.kp(ANNA) == 9
        s.expects("keep-component", seat=ANNA)
        s.says("choose cool-air")
        assert s.area(ANNA) == ["cool-air"]
        assert set(s.pile("fw")) == {"aklo", "mr-noyes", "regnum-congo", UNIVERSITY}
        assert s.pile("as") == ["wax-sculptures"]

    def test_three_of_one_seed_pay_when_the_first_of_the_other_comes(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY)
        for name in ("aklo", "mr-noyes", "regnum-congo"):
            s.gets(ANNA, name, f"under {UNIVERSITY}")
        assert s.kp(ANNA) == 0
        s.gets(ANNA, "yule-rite")
        # A fourth FW finds no room.
        assert s.area(ANNA) == [UNIVERSITY, "yule-rite"]
        s.gets(ANNA, "cool-air", f"under {UNIVERSITY}")
        assert s.kp(ANNA) == 8

    @pytest.mark.rule("WOC-R65")
    def test_an_immediate_card_kept_in_play_can_be_used_later(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY)
        s.under(UNIVERSITY, "aklo", "mr-noyes", "wax-sculptures", "cool-air")
        s.t.paid[card(UNIVERSITY)] = 8
        s.gets(ANNA, "regnum-congo", f"under {UNIVERSITY}", "choose aklo")
        assert s.kp(ANNA) == 1
        assert s.area(ANNA) == ["aklo"]
        s.t.round += 1
        s.acts(ANNA, "play aklo")
        assert s.kp(ANNA) == 2
        assert "aklo" in s.pile("fw")

    def test_masters_who_stand_for_components_count(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY, "alfred-clarendon", "crawford-tillinghast")
        s.acts(ANNA, "call alfred-clarendon", "call crawford-tillinghast")
        assert s.kp(ANNA) == 2

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12", "WOC-6.2")
    def test_silent_it_takes_no_component(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY)
        silence(s, UNIVERSITY, how)
        s.gets(ANNA, "mr-noyes")
        assert s.area(ANNA) == [UNIVERSITY, "mr-noyes"]

    @pytest.mark.rule("WOC-R22")
    def test_made_to_leave_it_takes_its_components_along(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, UNIVERSITY)
        s.under(UNIVERSITY, "aklo", "wax-sculptures")
        s.owns(ANNA, "shoggoth")
        s.activates(ANNA, "shoggoth")
        assert s.area(BRUNO) == []
        assert set(s.pile("fw")) == {"aklo", UNIVERSITY}
        assert s.pile("as") == ["wax-sculptures"]


class TestShunnedHouse:
    def test_each_entity_pays_two_up_to_six(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, HOUSE)
        for name, total in (("ghoul", 2), ("ghast", 4), ("mi-go", 6)):
            s.gets(ANNA, name, f"under {HOUSE}")
            assert s.kp(ANNA) == total
        s.acts(ANNA, "call ghoul")
        assert s.area(ANNA) == [HOUSE, "ghoul"]
        # A new one takes its place and pays no more.
        s.gets(ANNA, "shantak", f"under {HOUSE}")
        assert s.kp(ANNA) == 6
        assert s.components(HOUSE) == ["ghast", "mi-go", "shantak"]

    @pytest.mark.rule("WOC-R30")
    def test_one_comes_out_before_each_action(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, HOUSE)
        s.under(HOUSE, "great-race-of-yith", "ghast")
        s.has(BRUNO, kp=7)
        s.acts(ANNA, "call great-race-of-yith")
        assert (s.kp(ANNA), s.kp(BRUNO)) == (4, 3)
        assert s.pile("en") == ["great-race-of-yith"]
        # No second one, but the action is still to be taken.
        s.expects("action", seat=ANNA)
        assert s.play.why_not("call ghast") == "WOC-R30"
        s.says("forsake obsession")
        s.acts(ANNA)
        assert s.offers("call ghast")

    def test_when_the_last_leaves_it_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, HOUSE)
        s.under(HOUSE, "ghoul")
        s.acts(ANNA, "call ghoul")
        assert s.area(ANNA) == ["ghoul"]
        assert s.pile("fw") == [HOUSE]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_lets_nobody_out(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, HOUSE)
        s.under(HOUSE, "ghoul")
        silence(s, HOUSE, how)
        s.acts(ANNA)
        assert not s.offers("call ghoul")

    @pytest.mark.rule("WOC-7.11")
    def test_an_entity_used_from_it_pays_under_shub_nigguraths_influence(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("shub-niggurath")
        s.owns(ANNA, HOUSE)
        s.under(HOUSE, "ghast", "mi-go")
        s.acts(ANNA, "call ghast")
        assert s.kp(ANNA) == 3


class TestPsionicSociety:
    def test_each_master_pays_two_up_to_six(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, SOCIETY)
        for name, total in (("joseph-curwen", 2), ("brown-jenkins", 4), ("george-rogers", 6)):
            s.gets(ANNA, name, f"under {SOCIETY}")
            assert s.kp(ANNA) == total

    @pytest.mark.rule("WOC-R11")
    def test_its_masters_pay_no_bond(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, SOCIETY)
        s.under(SOCIETY, "joseph-curwen")
        s.uses(ANNA, "innsmouth")
        assert s.kp(ANNA) == 4

    @pytest.mark.rule("WOC-R30", "WOC-R24")
    def test_once_a_turn_the_power_of_one_is_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, SOCIETY)
        s.under(SOCIETY, "randolph-carter", "george-rogers")
        s.acts(ANNA, "call randolph-carter", "choose rlyeh")
        assert s.kp(ANNA) == 4
        s.expects("action", seat=ANNA)
        assert s.play.why_not("call george-rogers") == "WOC-R30"
        assert s.components(SOCIETY) == ["randolph-carter", "george-rogers"]
        s.says("forsake obsession")
        s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        s.acts(ANNA)
        assert s.offers("call george-rogers")

    @pytest.mark.rule("WOC-R24")
    def test_a_continuous_one_works_until_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, SOCIETY)
        s.under(SOCIETY, "george-rogers")
        s.on_offer("shantak")
        s.stands(ANNA, "yuggoth")
        s.acts(ANNA, "call george-rogers", "buy shantak")
        assert s.told("sourced") == [{"cause": "dm/george-rogers"}]
        assert borrowed(s, ANNA) == ["george-rogers"]
        s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        assert borrowed(s, ANNA) == []

    @pytest.mark.rule("WOC-R24", "WOC-R38")
    def test_wilbur_called_from_under_it_invokes_for_his_price(self, study: OpenStudy) -> None:
        s = study()
        s.elders("shub-niggurath")
        s.owns(ANNA, SOCIETY, "ghoul", "dhole")
        s.under(SOCIETY, "wilbur-whateley")
        s.on_offer("shantak")
        s.acts(ANNA, "call wilbur-whateley")
        s.expects("action", seat=ANNA)
        s.says("activate wilbur-whateley", "choose ghoul")
        assert s.area(ANNA) == [SOCIETY, "dhole", "shantak"]
        assert s.pile("en") == ["ghoul"]
        assert s.t.obsessions(ANNA) == 2
        assert s.components(SOCIETY) == ["wilbur-whateley"]

    @pytest.mark.rule("WOC-R24", "WOC-R59")
    def test_brown_jenkins_called_from_under_it_runs_ahead_until_the_end_of_the_turn(
        self, study: OpenStudy
    ) -> None:
        s = study()
        s.owns(ANNA, SOCIETY)
        s.under(SOCIETY, "brown-jenkins")
        s.uses(ANNA, "rlyeh")
        assert s.kp(ANNA) == 4
        s.acts(ANNA, "call brown-jenkins", "use plateau-of-leng")
        assert s.kp(ANNA) == 4 + 3 + 3
        s.does(EndOfResearch().begins, "obsess fw-fw", "obsess fw-fw", "obsess fw-fw")
        s.uses(ANNA, "rlyeh")
        assert s.kp(ANNA) == 4 + 3 + 3 + 4

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_calls_on_nobody(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, SOCIETY)
        s.under(SOCIETY, "george-rogers")
        silence(s, SOCIETY, how)
        s.acts(ANNA)
        assert not s.offers("call george-rogers")

    @pytest.mark.rule("WOC-R56")
    def test_discarded_by_an_opponent_it_leaves_its_masters_in_play(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shoggoth")
        s.owns(BRUNO, SOCIETY)
        s.under(SOCIETY, "joseph-curwen", "brown-jenkins")
        s.activates(ANNA, "shoggoth")
        assert s.area(BRUNO) == ["joseph-curwen", "brown-jenkins"]
        assert s.pile("fw") == [SOCIETY]
        assert s.pile("dm") == []

    @pytest.mark.rule("WOC-R56")
    def test_taken_by_an_opponent_too(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, SOCIETY)
        s.under(SOCIETY, "joseph-curwen")
        s.gets(ANNA, "ghast")
        assert s.area(BRUNO) == ["joseph-curwen"]
        assert s.area(ANNA) == [SOCIETY]
        assert s.components(SOCIETY) == []

    @pytest.mark.rule("WOC-R40", "WOC-R56")
    def test_if_mr_noyes_steps_in_the_society_stays_as_it_is(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shoggoth")
        s.owns(BRUNO, SOCIETY, "mr-noyes")
        s.under(SOCIETY, "joseph-curwen")
        s.activates(ANNA, "shoggoth", f"choose {SOCIETY}", "choose mr-noyes")
        assert s.area(BRUNO) == [SOCIETY]
        assert s.components(SOCIETY) == ["joseph-curwen"]

    @pytest.mark.rule("WOC-R12", "WOC-R56")
    def test_trapped_it_protects_nobody(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shoggoth")
        s.owns(BRUNO, SOCIETY)
        s.under(SOCIETY, "joseph-curwen")
        s.t.state[card(SOCIETY)] |= TRAPPED
        s.activates(ANNA, "shoggoth")
        assert s.area(BRUNO) == []
        assert s.pile("dm") == ["joseph-curwen"]

    def test_its_owner_can_give_it_up_with_all_its_masters(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, SOCIETY)
        s.under(SOCIETY, "joseph-curwen")
        s.owns(CARLA, "mr-noyes")
        s.gets(BRUNO, "third-aklo-ritual", "play now")
        assert s.area(CARLA) == [SOCIETY]
        assert s.pile("dm") == ["joseph-curwen"]
