"""Masters who stand for components, loans, and cards that come to lie where they stood."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import Sacrificing
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, Component
from miskatonic.games.wisdom_of_cthulhu.words import EN, FW
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card

GEM = "shining-trapezohedron"


def _filled_by_west_alone(s: Study) -> None:
    """Anna's gem is complete, and only Herbert West stands under it."""
    s.owns(ANNA, GEM, "herbert-west")
    s.t.state[card(GEM)] |= COMPLETE
    west = card("herbert-west")
    s.t.components[card(GEM)] = (Component(s.t.rules.lends[west], west, is_lent=True),)


class TestTheGem:
    @pytest.mark.rule("WOC-4.5", "WOC-R60")
    def test_who_stood_under_it_may_lie_under_it(self, study: OpenStudy) -> None:
        s = study()
        _filled_by_west_alone(s)
        s.uses(ANNA, "yha-nthlei")
        assert s.area(ANNA) == [GEM]
        assert s.components(GEM) == ["herbert-west"]

    @pytest.mark.rule("WOC-7.4", "WOC-R31")
    def test_he_is_not_sacrificed_for_its_own_ritual(self, study: OpenStudy) -> None:
        s = study()
        _filled_by_west_alone(s)
        s.owns(ANNA, "ghoul", "wax-sculptures")
        s.ritual(ANNA, 2, "nightmare")
        s.does(Sacrificing(ANNA).asks)
        assert s.over
        s.owns(ANNA, "george-rogers")
        s.does(Sacrificing(ANNA).asks, f"advance {GEM}")
        assert s.t.token[ANNA] == 3
        assert "george-rogers" in s.pile("dm")


class TestOneMasterOnePlace:
    @pytest.mark.rule("WOC-R30", "WOC-R74")
    def test_bought_after_he_stood_there_he_fills_one_place(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "mnemonic-prism")
        s.under("mnemonic-prism", "aklo")
        s.on_offer("herbert-west")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "call herbert-west", "buy herbert-west", "under mnemonic-prism")
        assert s.components("mnemonic-prism") == ["aklo", "herbert-west"]
        assert not s.told("completed")

    @pytest.mark.rule("WOC-R30", "WOC-R74")
    def test_moved_out_of_the_society_he_fills_one_place(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "psionic-society", "mnemonic-prism")
        s.under("mnemonic-prism", "aklo")
        s.under("psionic-society", "herbert-west")
        s.acts(ANNA, "call herbert-west", "call herbert-west", "use yha-nthlei")
        assert s.components("mnemonic-prism") == ["aklo", "herbert-west"]
        assert not s.told("completed")


class TestLoans:
    @pytest.mark.rule("WOC-R24")
    def test_a_loan_outlasts_the_card_that_was_bought_meanwhile(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "pre-human-sites")
        s.on_offer("herbert-west")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "call herbert-west", "buy herbert-west")
        s.gets(BRUNO, "regnum-congo", "choose herbert-west")
        assert s.pile("dm") == ["herbert-west"]
        assert len(s.components("pre-human-sites")) == 1

    @pytest.mark.rule("WOC-R24", "WOC-4.4")
    def test_a_borrowed_wilbur_serves_though_he_was_bought_this_round(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "asenath-waite", "ghoul")
        s.on_offer("wilbur-whateley")
        s.activates(ANNA, "asenath-waite")
        s.acts(ANNA, "buy wilbur-whateley")
        s.acts(ANNA)
        assert s.offers("activate wilbur-whateley")

    @pytest.mark.rule("WOC-R61", "WOC-4.5")
    def test_mr_noyes_does_not_step_in_from_under_a_combination(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "night-gaunt", "wax-sculptures", "george-rogers")
        s.owns(BRUNO, "mr-noyes")
        s.activates(ANNA, "night-gaunt")
        s.gets(ANNA, "ghast", "under wax-sculptures")
        s.gets(BRUNO, "regnum-congo")
        assert s.components("wax-sculptures") == ["mr-noyes"]
        assert s.pile("dm") == ["george-rogers"]


class TestWhatIsKnownOfADeck:
    @pytest.mark.rule("WOC-0.1")
    def test_a_second_look_takes_nothing_from_who_looked_before(self, study: OpenStudy) -> None:
        s = study()
        s.gets(ANNA, "chronicle-of-naths", "no")
        known = s.t.decks[EN].known(ANNA)
        s.uses(BRUNO, "chronicle-of-naths", "no")
        assert s.t.decks[EN].known(ANNA) == known == s.t.decks[EN].known(BRUNO)

    @pytest.mark.rule("WOC-0.1")
    def test_what_all_knew_all_still_know_after_arkham(self, study: OpenStudy) -> None:
        s = study()
        deck = s.t.decks[FW]
        deck.bag.clear()
        for name in ("aklo", "mr-noyes"):
            deck.put_bottom(card(name), 0b111)
        s.uses(BRUNO, "arkham", "deck fw-deck", "top 1")
        assert s.offer() == ["aklo"]
        assert s.t.decks[FW].known(CARLA) == s.t.decks[FW].known(BRUNO) == ([], [card("mr-noyes")])
