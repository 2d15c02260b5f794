"""What lies under open combinations, and what becomes of it when other powers reach in."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE
from tests.games.wisdom_of_cthulhu.cards.givens import borrowed, completed
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, card

UNIVERSITY = "miskatonic-university"


class TestPsionicSociety:
    @pytest.mark.rule("WOC-R24", "WOC-R30")
    @pytest.mark.parametrize(
        ("master", "combination", "component"),
        [
            ("herbert-west", "wax-sculptures", "aklo"),
            ("crawford-tillinghast", "non-euclidean-angles", "aklo"),
            ("alfred-clarendon", "wax-sculptures", "george-rogers"),
        ],
    )
    def test_a_master_under_it_stands_for_a_component_elsewhere(
        self, study: OpenStudy, master: str, combination: str, component: str
    ) -> None:
        s = study()
        s.owns(ANNA, "psionic-society", combination)
        s.under("psionic-society", master)
        s.under(combination, component)
        s.acts(ANNA, f"call {master}")
        assert borrowed(s, ANNA) == [master]
        s.says(f"call {master}")
        if not s.offers("forsake obsession"):
            s.says("play now")
        assert s.told("completed") == [{"card": combination}]
        assert s.components("psionic-society") == [master]

    @pytest.mark.rule("WOC-R30")
    def test_he_cannot_stand_under_the_society_he_lies_under(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "psionic-society")
        s.under("psionic-society", "herbert-west")
        s.acts(ANNA, "call herbert-west")
        assert s.play.why_not("call herbert-west") == "WOC-4.5"

    @pytest.mark.rule("WOC-R12")
    def test_a_blocked_society_is_silent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "psionic-society")
        s.under("psionic-society", "george-rogers")
        s.blocks(BRUNO, "psionic-society")
        s.acts(ANNA)
        assert s.play.why_not("call george-rogers") == "WOC-R12"


class TestShunnedHouse:
    @pytest.mark.rule("WOC-4.5")
    def test_it_is_discarded_when_yha_nthlei_takes_the_last_entity(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-shunned-house", "telepathic-transmitter")
        s.under("the-shunned-house", "ghoul")
        s.acts(ANNA, "use yha-nthlei")
        assert s.area(ANNA) == ["telepathic-transmitter"]
        assert s.components("telepathic-transmitter") == ["ghoul"]
        assert s.pile("fw") == ["the-shunned-house"]

    def test_with_another_entity_under_it_it_stays(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "the-shunned-house", "telepathic-transmitter")
        s.under("the-shunned-house", "ghoul", "dhole")
        s.acts(ANNA, "use yha-nthlei", "choose dhole")
        assert s.components("the-shunned-house") == ["ghoul"]


class TestMiskatonicUniversity:
    def test_what_left_and_came_back_is_not_paid_again(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY)
        for name in ("aklo", "wax-sculptures", "mr-noyes", "cool-air"):
            s.gets(ANNA, name, f"under {UNIVERSITY}")
        assert s.kp(ANNA) == 8
        s.owns(ANNA, "pendulum-clock", "mines-of-the-mi-go")
        s.uses(ANNA, "yha-nthlei", "choose mr-noyes")
        s.uses(ANNA, "yha-nthlei", "choose cool-air", "choose mines-of-the-mi-go")
        assert s.components(UNIVERSITY) == ["aklo", "wax-sculptures"]
        places = s.kp(ANNA)
        for name in ("regnum-congo", "telepathic-transmitter", "stele-of-dagon"):
            s.gets(ANNA, name, f"under {UNIVERSITY}")
        assert s.kp(ANNA) - places == 1
        s.expects("keep-component")

    @pytest.mark.rule("WOC-R52")
    def test_a_mi_go_is_not_kept_in_play(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY, "mi-go")
        s.under(UNIVERSITY, "aklo", "wax-sculptures", "mr-noyes")
        s.t.paid[card(UNIVERSITY)] = 5
        s.activates(ANNA, "mi-go")
        assert s.kp(ANNA) == 3
        s.gets(ANNA, "regnum-congo", f"under {UNIVERSITY}")
        s.expects(
            "keep-component", "choose aklo", "choose wax-sculptures", "choose mr-noyes", "choose regnum-congo"
        )
        s.says("choose aklo")
        assert s.area(ANNA) == ["aklo"]
        assert "mi-go" in s.pile("en")

    @pytest.mark.rule("WOC-R65")
    def test_the_card_that_it_leaves_was_not_put_into_play(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, UNIVERSITY, "kitab-al-azif")
        s.under(UNIVERSITY, "aklo", "wax-sculptures", "mr-noyes", "cool-air")
        s.t.paid[card(UNIVERSITY)] = 8
        s.gets(ANNA, "regnum-congo", f"under {UNIVERSITY}", "choose cool-air")
        assert s.area(ANNA) == ["kitab-al-azif", "cool-air"]
        assert s.kp(ANNA) == 1


class TestStandingMasters:
    @pytest.mark.rule("WOC-R24", "WOC-R30")
    def test_the_owner_uses_him_while_a_borrower_does(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "wax-sculptures")
        s.owns(BRUNO, "herbert-west", "mi-go-brain-case")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "call herbert-west", "forsake obsession")
        s.acts(BRUNO, "call herbert-west", "forsake obsession")
        assert len(s.components("wax-sculptures")) == len(s.components("mi-go-brain-case")) == 1
        s.does(EndOfResearch().effects_end)
        assert s.components("wax-sculptures") == []
        assert len(s.components("mi-go-brain-case")) == 1

    def test_a_gem_that_he_alone_fills_goes_when_he_goes(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, "shining-trapezohedron")
        s.owns(ANNA, "herbert-west")
        s.acts(ANNA, "call herbert-west", "forsake obsession")
        assert s.state("shining-trapezohedron") & COMPLETE
        s.owns(ANNA, "mr-noyes")
        s.gets(BRUNO, "regnum-congo", "no")
        assert s.pile("dm") == ["herbert-west"]
        assert s.pile("as") == ["shining-trapezohedron"]

    @pytest.mark.rule("WOC-R74")
    def test_what_stands_for_a_component_is_not_owned_as_its_seed(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mines-of-the-mi-go", "mi-go")
        s.under("mines-of-the-mi-go", "cool-air", "george-rogers")
        s.activates(ANNA, "mi-go")
        # The Mines themselves and Cool Air: two AS.
        assert s.kp(ANNA) == 2 * 2
