"""The powers of the Arcane Places that only tables of four have (WOC-5)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.table import EASED, TRAPPED, USED
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, DORA, OpenStudy, Study, card, cards_of


class TestKingsport:
    @pytest.mark.rule("WOC-R27")
    def test_a_spent_research_card_returns(self, study: OpenStudy) -> None:
        s = study(4)
        s.acts(ANNA, "forsake as-as")
        s.acts(ANNA, "forsake dm-dm")
        s.acts(ANNA, "use kingsport")
        s.expects("recover", "recover as-as", "recover dm-dm")
        s.says("recover dm-dm")
        assert s.t.hand[ANNA] == cards_of(("fw-fw", "dm-dm"))
        assert s.t.research_spent[ANNA] == 2

    @pytest.mark.rule("WOC-R69")
    def test_the_same_card_returns_once_a_turn(self, study: OpenStudy) -> None:
        s = study(4)
        for _ in range(2):
            s.acts(ANNA, "forsake as-as")
            s.acts(ANNA, "use kingsport")
        assert s.t.hand[ANNA] == cards_of(("fw-fw", "dm-dm"))
        s.acts(ANNA, "forsake dm-dm")
        s.acts(ANNA, "use kingsport")
        assert s.t.hand[ANNA] == cards_of(("fw-fw", "dm-dm"))

    @pytest.mark.rule("WOC-R69")
    def test_a_card_does_not_pay_for_its_own_return_for_ever(self, study: OpenStudy) -> None:
        s = study(4)
        s.has(ANNA, ["fw-fw"], [])
        s.owns(ANNA, "keziah-mason")
        s.owns(BRUNO, "randolph-carter")
        s.discarded("psalm-iii-in-the-liber-damnatus")
        round_trip = (
            "buy psalm-iii-in-the-liber-damnatus",
            "choose nyarlathotep-1",
            "choose randolph-carter",
            "choose kingsport",
        )
        s.acts(ANNA, *round_trip)
        assert s.t.hand[ANNA] == cards_of(["fw-fw"])
        s.acts(ANNA, *round_trip)
        assert not s.t.can_act(ANNA)

    @pytest.mark.rule("WOC-R69")
    def test_next_turn_it_can_return_again(self, study: OpenStudy) -> None:
        s = study(4)
        s.acts(ANNA, "forsake as-as")
        s.acts(ANNA, "use kingsport")
        s.does(EndOfResearch().cards_return)
        assert not s.t.recovered[ANNA]


class TestElderCity:
    def test_a_used_activation_card_turns_face_up(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(ANNA, "essential-saltes", "shoggoth", "yule-rite", "mr-noyes")
        s.t.state[card("essential-saltes")] |= USED
        s.t.state[card("shoggoth")] |= USED | TRAPPED
        s.acts(ANNA, "use elder-city")
        s.expects("refresh", "choose essential-saltes", "choose shoggoth")
        s.says("choose essential-saltes")
        s.acts(ANNA)
        assert s.offers("activate essential-saltes")


class TestCarcosa:
    def _eased(self, s: Study) -> None:
        s.acts(DORA, "use carcosa")

    def test_a_transmutation_ignores_one_item(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(DORA, "third-aklo-ritual")
        s.ritual(DORA, 1, "dimension")
        s.t.acquired[DORA] = (card("aklo"), card("mr-noyes"))
        self._eased(s)
        # Two of three FW were acquired; the advance is offered after the action.
        s.expects("advance", "advance third-aklo-ritual", "skip", seat=DORA)
        s.says("advance third-aklo-ritual")
        assert s.t.token[DORA] == 2
        assert not s.state("third-aklo-ritual") & EASED

    def test_a_sacrifice_ignores_one_item(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(DORA, "third-aklo-ritual", "mr-noyes")
        s.ritual(DORA, 2, "dimension")
        self._eased(s)
        s.does(EndOfResearch().sacrifices, "advance third-aklo-ritual")
        s.expects("sacrifice", "choose mr-noyes", "skip", seat=DORA)
        s.says("choose mr-noyes")
        s.expects("obsess")
        assert s.t.token[DORA] == 3

    def test_it_ends_with_the_turn(self, study: OpenStudy) -> None:
        s = study(4)
        s.owns(DORA, "third-aklo-ritual")
        self._eased(s)
        assert s.state("third-aklo-ritual") & EASED
        s.does(EndOfResearch().effects_end)
        assert not s.state("third-aklo-ritual") & EASED

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R51")
    def test_a_silent_ritual_object_is_not_eased(self, study: OpenStudy, how: str) -> None:
        s = study(4)
        s.owns(DORA, "third-aklo-ritual")
        silence(s, "third-aklo-ritual", how)
        self._eased(s)
        assert s.told("no-target") == [{"thing": "carcosa"}]
