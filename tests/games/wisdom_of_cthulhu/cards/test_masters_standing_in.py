"""Dark Masters who stand for a component without leaving play."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, USED
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, completed, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, OpenStudy, card


class TestStandingForComponents:
    LENDERS = (
        ("herbert-west", "wax-sculptures", "aklo", "plateau-of-leng", 6, 3),
        ("crawford-tillinghast", "mi-go-brain-case", "joseph-curwen", "nameless-city", 6, 0),
        ("alfred-clarendon", "wax-sculptures", "george-rogers", "innsmouth", 6, 4),
    )

    @pytest.mark.parametrize(("name", "combination", "other", "place", "kp", "power"), LENDERS)
    @pytest.mark.rule("WOC-R30", "WOC-4.5", "WOC-R68")
    def test_he_stands_for_a_component_without_leaving_play(
        self, study: OpenStudy, name: str, combination: str, other: str, place: str, kp: int, power: int
    ) -> None:
        s = study()
        s.owns(ANNA, name, combination)
        s.acts(ANNA, f"call {name}")
        s.expects("action", seat=ANNA)
        assert s.area(ANNA) == [name, combination]
        # While he stands there his bond pays 1 more.
        s.says(f"use {place}")
        assert s.kp(ANNA) == kp + power
        s.gets(ANNA, other, f"under {combination}")
        assert s.kp(ANNA) == kp + power + 3
        assert s.area(ANNA) == [name]

    @pytest.mark.parametrize("name", ["herbert-west", "crawford-tillinghast", "alfred-clarendon"])
    @pytest.mark.rule("WOC-4.5")
    def test_without_a_combination_that_needs_him_he_cannot(self, study: OpenStudy, name: str) -> None:
        s = study()
        # It wants three Entities and nothing else.
        s.owns(ANNA, name, "the-shunned-house")
        s.acts(ANNA)
        assert s.play.why_not(f"call {name}") == "WOC-4.5"

    @pytest.mark.rule("WOC-R30")
    def test_he_stands_for_one_combination_at_a_time(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "herbert-west", "wax-sculptures", "cool-air")
        s.acts(ANNA, "call herbert-west", "choose cool-air")
        assert s.play.why_not("call herbert-west") == "WOC-R30"

    @pytest.mark.rule("WOC-R60")
    def test_a_combination_lacks_him_when_he_leaves(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "herbert-west", "yekub-cube")
        s.under("yekub-cube", "cool-air", "ghoul")
        s.acts(ANNA, "call herbert-west", "activate yekub-cube")
        assert s.kp(ANNA) == 4
        s.t.state[card("yekub-cube")] &= ~USED
        s.gets(BRUNO, "regnum-congo")
        assert s.components("yekub-cube") == ["cool-air", "ghoul"]
        s.acts(ANNA)
        assert s.play.why_not("activate yekub-cube") == "WOC-4.5"

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_he_stands_for_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "herbert-west", "wax-sculptures")
        silence(s, "herbert-west", how)
        s.acts(ANNA)
        assert not s.offers("call herbert-west")

    @pytest.mark.rule("WOC-R30", "WOC-R68")
    def test_he_counts_in_a_gem_that_is_complete_but_is_not_burnt(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, "shining-trapezohedron", "ghoul", "asenath-waite")
        s.owns(ANNA, "herbert-west")
        s.acts(ANNA, "call herbert-west", "use plateau-of-leng")
        assert s.kp(ANNA) == 3 + 5 + 1
        # Both places of masters are taken.
        s.gets(ANNA, "george-rogers")
        assert s.area(ANNA) == ["shining-trapezohedron", "herbert-west", "george-rogers"]
        s.does(Preparation().begins)
        s.expects("burn-component", "choose ghoul", "choose asenath-waite", "skip", seat=ANNA)

    @pytest.mark.parametrize("name", ["crawford-tillinghast", "alfred-clarendon"])
    @pytest.mark.rule("WOC-4.5")
    def test_a_gem_wants_neither_science_nor_wisdom(self, study: OpenStudy, name: str) -> None:
        s = study()
        completed(s, ANNA, "shining-trapezohedron", "ghoul")
        s.owns(ANNA, name)
        s.acts(ANNA)
        assert s.play.why_not(f"call {name}") == "WOC-4.5"


class TestOnLoan:
    """The power of such a master, used by another (WOC-R24)."""

    @pytest.mark.rule("WOC-R24", "WOC-R16", "WOC-R60")
    def test_a_borrower_lets_him_stand_until_the_end_of_the_turn(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "yekub-cube")
        s.under("yekub-cube", "cool-air", "ghoul")
        s.owns(BRUNO, "herbert-west")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "call herbert-west", "activate yekub-cube")
        assert s.kp(ANNA) == 4
        s.does(EndOfResearch().effects_end)
        assert s.components("yekub-cube") == ["cool-air", "ghoul"]
        assert not s.state("yekub-cube") & COMPLETE

    @pytest.mark.rule("WOC-R24", "WOC-R68")
    def test_the_owner_gains_nothing_by_it(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "wax-sculptures")
        s.owns(BRUNO, "herbert-west")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "call herbert-west", "forsake obsession")
        s.uses(BRUNO, "plateau-of-leng")
        assert s.kp(BRUNO) == 3 + 5

    @pytest.mark.rule("WOC-R24")
    def test_when_a_loan_ends_the_owners_combination_keeps_him(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "herbert-west", "wax-sculptures")
        s.acts(BRUNO, "call herbert-west", "forsake obsession")
        s.owns(ANNA, "asenath-waite", "cool-air")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "call herbert-west", "forsake obsession")
        assert len(s.components("cool-air")) == 1
        s.does(EndOfResearch().effects_end)
        assert len(s.components("wax-sculptures")) == 1
        assert s.components("cool-air") == []
