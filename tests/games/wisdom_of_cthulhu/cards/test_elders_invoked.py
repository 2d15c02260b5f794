"""The first and second Invocation Powers of the Great Old Ones (WOC-7.10)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, TRAPPED
from miskatonic.games.wisdom_of_cthulhu.words import FW
from tests.games.wisdom_of_cthulhu.cards.givens import (
    SILENCES,
    borrowed,
    completed,
    is_used,
    silence,
)
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


class TestCthulhuFirst:
    @pytest.mark.rule("WOC-R16", "WOC-R26")
    def test_any_number_of_own_and_offered_wisdom_is_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "stele-of-dagon", "essential-saltes", "mr-noyes", "the-shunned-house")
        s.owns(BRUNO, "silver-key")
        s.on_offer("regnum-congo", "kitab-al-azif", "wax-sculptures")
        s.top_of_deck("aklo")
        s.uses(ANNA, "cthulhu-1")
        # Own Continuous cards are on already; combinations and opponents' cards are out of reach.
        wanted = ("stele-of-dagon", "essential-saltes", "regnum-congo", "kitab-al-azif")
        s.expects("use-wisdom", *(f"choose {name}" for name in wanted), "stop")
        s.says(
            "choose stele-of-dagon", "choose essential-saltes", "choose kitab-al-azif", "choose regnum-congo"
        )
        assert s.kp(ANNA) == 3 + 2 + 1
        assert not is_used(s, "essential-saltes")
        assert borrowed(s, ANNA) == ["kitab-al-azif"]
        assert s.area(ANNA) == ["stele-of-dagon", "essential-saltes", "mr-noyes", "the-shunned-house"]
        # Nothing is left to use; those on offer may be replaced, each.
        s.expects("replace", "yes", "no", seat=ANNA)
        s.says("no")
        s.expects("replace", "yes", "no", seat=ANNA)
        s.says("yes")
        assert s.offer() == ["kitab-al-azif", "wax-sculptures", "aklo"]
        assert s.pile("fw") == ["regnum-congo"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_silent_wisdom_stays_silent(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "essential-saltes")
        silence(s, "essential-saltes", how)
        s.uses(ANNA, "cthulhu-1")
        assert s.over
        assert s.kp(ANNA) == 0

    @pytest.mark.rule("WOC-R23")
    def test_wisdom_on_offer_under_the_sign_of_another_too(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("regnum-congo", "stele-of-dagon")
        s.blocks(BRUNO, "regnum-congo")
        s.blocks(ANNA, "stele-of-dagon")
        s.uses(ANNA, "cthulhu-1")
        s.expects("use-wisdom", "choose stele-of-dagon", "stop")

    @pytest.mark.rule("WOC-R2")
    def test_with_an_empty_deck_the_replaced_card_may_come_back(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("regnum-congo")
        s.empty_deck("fw")
        s.uses(ANNA, "cthulhu-1", "choose regnum-congo", "yes")
        assert s.offer() == ["regnum-congo"]


class TestCthulhuSecond:
    @pytest.mark.rule("WOC-R79")
    def test_each_open_city_or_ruins_gives_an_fw(self, study: OpenStudy) -> None:
        s = study(2)
        # Four with 2 players: Arkham, Innsmouth, R'lyeh, the Nameless City; one is shut.
        s.blocks(BRUNO, "rlyeh")
        s.on_offer("mr-noyes", "wax-sculptures")
        s.discarded("regnum-congo", "kitab-al-azif")
        s.uses(ANNA, "cthulhu-2")
        s.expects("harvest", "choose mr-noyes", "choose regnum-congo", "choose kitab-al-azif")
        s.says("choose mr-noyes", "choose regnum-congo")
        # Regnum Congo has gone to the discards again, but each card is taken once.
        assert s.pile("fw") == ["regnum-congo"]
        assert s.kp(ANNA) == 9 + 1  # 3 each, and Regnum Congo paid its own 1.
        assert s.kp(BRUNO) == 3
        assert s.area(ANNA) == ["mr-noyes", "kitab-al-azif"]

    @pytest.mark.rule("WOC-R79")
    def test_used_again_it_takes_the_same_cards_again(self, study: OpenStudy) -> None:
        s = study(2)
        s.discarded("regnum-congo")
        for _ in range(2):
            s.uses(ANNA, "cthulhu-2")
        assert s.over
        assert s.kp(ANNA) == 2 * (3 + 1)

    @pytest.mark.rule("WOC-4.8")
    def test_it_takes_what_there_is(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("mr-noyes", "silver-key")
        s.blocks(BRUNO, "silver-key")
        s.uses(ANNA, "cthulhu-2")
        assert s.area(ANNA) == ["mr-noyes"]
        assert s.t.kp == [3, 1, 1]

    def test_the_own_sign_does_not_shut_a_place(self, study: OpenStudy) -> None:
        s = study(2)
        s.blocks(ANNA, "rlyeh")
        s.on_offer("mr-noyes", "silver-key", "kitab-al-azif", "yule-rite")
        s.uses(ANNA, "cthulhu-2", "choose silver-key", "keep", "choose mr-noyes", "choose yule-rite")
        assert len(s.area(ANNA)) == 4


class TestYogSothothFirst:
    def test_all_own_science_counts_as_complete(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures", "technology-of-yith", "miskatonic-university")
        s.under("technology-of-yith", "cool-air", "joseph-curwen")
        s.under("miskatonic-university", "aklo")
        s.owns(BRUNO, "yekub-cube")
        s.uses(ANNA, "yog-sothoth-1")
        # 3 for the sculptures; 3 for each of three AS: both combinations and the component.
        assert s.kp(ANNA) == 3 + 9
        assert s.area(ANNA) == ["wax-sculptures", "technology-of-yith", "miskatonic-university"]
        assert s.components("technology-of-yith") == []
        assert s.components("miskatonic-university") == ["aklo"]
        assert s.pile("as") == ["cool-air"]
        assert not s.state("technology-of-yith") & COMPLETE

    @pytest.mark.rule("WOC-R43")
    def test_powers_happen_and_the_gem_burns(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "beaming-gun", "shining-trapezohedron")
        s.under("shining-trapezohedron", "ghoul", "joseph-curwen")
        s.on_offer("shantak")
        s.uses(ANNA, "yog-sothoth-1")
        assert s.pile("en") == ["shantak"]
        s.expects("burn-component", "choose ghoul", "choose joseph-curwen", "skip")
        s.says("choose joseph-curwen")
        assert s.kp(ANNA) == 2 + 4
        assert s.components("shining-trapezohedron") == []
        assert s.area(ANNA) == ["beaming-gun", "shining-trapezohedron"]

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12")
    def test_a_silent_combination_does_not(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(ANNA, "wax-sculptures")
        s.under("wax-sculptures", "aklo")
        silence(s, "wax-sculptures", how)
        s.uses(ANNA, "yog-sothoth-1")
        assert s.kp(ANNA) == 0
        assert s.components("wax-sculptures") == ["aklo"]

    @pytest.mark.rule("WOC-R43")
    def test_a_yekub_worm_hears_the_first_one(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "yekub-worm")
        s.owns(ANNA, "wax-sculptures", "telepathic-transmitter")
        s.uses(ANNA, "yog-sothoth-1")
        assert s.t.kp[:2] == [7, 3]


class TestYogSothothSecond:
    @pytest.mark.rule("WOC-R43")
    def test_places_stand_in_for_components(self, study: OpenStudy) -> None:
        s = study(2)
        s.blocks(BRUNO, "arkham")
        s.owns(ANNA, "wax-sculptures", "technology-of-yith", "beaming-gun")
        s.under("technology-of-yith", "cool-air")
        s.on_offer("shantak")
        s.uses(ANNA, "yog-sothoth-2")
        # Three Places are open: two for the sculptures, three for the technology, two for the gun.
        s.expects(
            "stand-in-places",
            "choose wax-sculptures",
            "choose technology-of-yith",
            "choose beaming-gun",
            "stop",
        )
        s.says("choose beaming-gun")
        assert s.over
        assert s.t.kp == [3, 1]
        # Its power does not happen and the components stay.
        assert s.entities() == ["shantak"]
        assert s.area(ANNA) == ["wax-sculptures", "technology-of-yith", "beaming-gun"]
        assert s.components("technology-of-yith") == ["cool-air"]

    def test_complete_and_silent_combinations_are_left_alone(self, study: OpenStudy) -> None:
        s = study(2)
        completed(s, ANNA, "yekub-cube", "cool-air", "joseph-curwen", "ghoul")
        s.owns(ANNA, "wax-sculptures")
        s.t.state[card("wax-sculptures")] |= TRAPPED
        s.uses(ANNA, "yog-sothoth-2")
        assert s.over
        assert s.t.kp == [0, 0]


class TestNyarlathotepFirst:
    @pytest.mark.rule("WOC-R32")
    def test_the_numbers_of_all_own_masters(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen", "george-rogers", "brown-jenkins", "keziah-mason")
        s.t.state[card("keziah-mason")] |= TRAPPED
        s.uses(ANNA, "nyarlathotep-1")
        # Brown Jenkins, who counts as a master, has a variable number.
        assert s.kp(ANNA) == 4 + 5 + 2

    @pytest.mark.rule("WOC-R24")
    def test_then_one_master_of_each_opponent(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "george-rogers", "randolph-carter")
        s.owns(CARLA, "alonzo-typer")
        s.uses(ANNA, "nyarlathotep-1")
        s.expects("copy", "choose george-rogers", "choose randolph-carter", "skip", seat=ANNA)
        s.says("choose randolph-carter", "choose rlyeh")
        s.expects("copy", "choose alonzo-typer", "skip", seat=ANNA)
        s.says("choose alonzo-typer")
        assert s.kp(ANNA) == 4
        assert borrowed(s, ANNA) == ["alonzo-typer"]

    @pytest.mark.rule("WOC-4.8")
    def test_each_may_be_left_alone(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "george-rogers")
        s.owns(CARLA, "alonzo-typer")
        s.uses(ANNA, "nyarlathotep-1", "skip", "choose alonzo-typer")
        assert borrowed(s, ANNA) == ["alonzo-typer"]
        s.uses(BRUNO, "nyarlathotep-1", "skip")
        assert borrowed(s, BRUNO) == []

    @pytest.mark.parametrize("how", SILENCES)
    @pytest.mark.rule("WOC-R12", "WOC-R23")
    def test_a_silent_master_lends_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        s.owns(BRUNO, "george-rogers")
        silence(s, "george-rogers", how)
        s.uses(ANNA, "nyarlathotep-1")
        assert s.over


class TestNyarlathotepSecond:
    def test_places_with_the_own_sign_or_seeker_and_a_masters_bond(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.blocks(ANNA, "innsmouth")
        s.stands(ANNA, "rlyeh")
        s.uses(ANNA, "nyarlathotep-2")
        # Innsmouth, a City: 4 and the bond twice. R'lyeh: 4 and the bond.
        assert s.kp(ANNA) == 4 + 8 + 4 + 4
        assert (s.kp(BRUNO), s.kp(CARLA)) == (2, 2)
        assert s.t.obsessions(ANNA) == 3
        assert s.where(ANNA) == "rlyeh"

    def test_a_place_with_both_is_used_once(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.blocks(ANNA, "rlyeh")
        s.stands(ANNA, "rlyeh")
        s.uses(ANNA, "nyarlathotep-2")
        assert s.t.kp == [4 + 4, 1, 1]

    @pytest.mark.rule("WOC-R12")
    def test_without_such_a_master_nothing_happens(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen", "george-rogers")
        s.t.state[card("joseph-curwen")] |= TRAPPED
        s.blocks(ANNA, "innsmouth")
        s.uses(ANNA, "nyarlathotep-2")
        assert s.told("no-target") == [{"thing": "nyarlathotep-2"}]
        assert s.t.kp == [0, 0, 0]

    @pytest.mark.rule("WOC-6.4")
    def test_what_counts_as_a_sign_holds_a_place(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.gets(ANNA, "the-colour-out-of-space", "block rlyeh")
        s.uses(ANNA, "nyarlathotep-2")
        assert s.kp(ANNA) == 4 + 4


class TestShubNiggurathFirst:
    @pytest.mark.rule("WOC-R18")
    def test_all_entities_on_offer_are_played_by_type(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("great-race-of-yith", "shantak", "dhole")
        s.blocks(BRUNO, "dhole")
        s.has(CARLA, kp=9)
        s.uses(ANNA, "shub-niggurath-1")
        assert s.area(ANNA) == ["shantak"]
        assert s.pile("en") == ["great-race-of-yith"]
        assert s.entities() == ["dhole"]
        assert s.t.kp == [4, 0, 5]
        assert len(s.t.acquired[ANNA]) == 2

    @pytest.mark.rule("WOC-4.8")
    def test_with_nothing_on_offer_nothing_comes(self, study: OpenStudy) -> None:
        s = study()
        s.uses(ANNA, "shub-niggurath-1")
        assert s.told("no-target") == [{"thing": "shub-niggurath-1"}]


class TestShubNiggurathSecond:
    @pytest.mark.rule("WOC-R44")
    def test_entities_lie_on_elsewhere_and_only_they_are_sold(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("shantak")
        s.top_of_deck("ghoul", "ghast", "dhole")
        s.blocks(BRUNO, "yuggoth")
        s.uses(ANNA, "shub-niggurath-2")
        assert s.t.kp == [9, 3, 3]
        places = list(s.t.nest.values())
        # Two Elsewheres are open for three Entities.
        assert len(places) == 3
        assert len(set(places)) == 2
        s.acts(CARLA)
        assert s.offers("buy ghoul")
        assert not s.offers("buy shantak")
        assert s.play.why_not("buy shantak") == "WOC-2.2"
        s.says("buy ghoul")
        assert s.area(CARLA) == ["ghoul"]

    @pytest.mark.rule("WOC-R44")
    def test_when_all_are_shut_they_lie_in_the_evocation_area(self, study: OpenStudy) -> None:
        s = study(2)
        s.top_of_deck("ghoul", "dhole")
        s.blocks(BRUNO, "yuggoth")
        s.gets(BRUNO, "the-colour-out-of-space", "block plateau-of-leng")
        s.uses(ANNA, "shub-niggurath-2")
        assert s.t.nest == {}
        assert s.entities() == ["ghoul", "dhole"]

    @pytest.mark.rule("WOC-R2")
    def test_an_empty_deck_gives_what_its_discards_hold(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("ghoul")
        s.empty_deck("en")
        s.uses(ANNA, "shub-niggurath-2")
        assert s.t.kp == [3, 1, 1]
        assert len(s.t.nest) == 1


def test_a_replaced_card_is_drawn_from_its_own_deck(study: OpenStudy) -> None:
    s = study()
    s.on_offer("regnum-congo")
    before = len(s.t.decks[FW])
    s.uses(ANNA, "cthulhu-1", "choose regnum-congo", "yes")
    assert len(s.t.decks[FW]) == before - 1
