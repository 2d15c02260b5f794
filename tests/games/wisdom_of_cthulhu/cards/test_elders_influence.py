"""The Influences of the Great Old Ones, on for everybody after the Evocation (WOC-7.11)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.table import TRAPPED
from tests.games.wisdom_of_cthulhu.cards.givens import completed, is_used
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card


class TestCthulhu:
    @pytest.mark.rule("WOC-R36")
    def test_an_activated_fw_stays_face_up(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.owns(ANNA, "essential-saltes", "shoggoth")
        s.acts(ANNA, "activate essential-saltes")
        assert not is_used(s, "essential-saltes")
        assert s.told("stays-up") == [{"card": "essential-saltes", "cause": "influence/cthulhu-influence"}]
        s.acts(ANNA, "activate essential-saltes")
        assert s.kp(ANNA) == 4
        assert s.t.obsessions(ANNA) == 1
        # Other seeds tire as before.
        s.acts(ANNA, "activate shoggoth")
        assert is_used(s, "shoggoth")

    @pytest.mark.rule("WOC-7.11", "WOC-6.1")
    def test_places_cannot_be_blocked(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.owns(BRUNO, "silver-key")
        s.on_offer("aklo")
        s.acts(ANNA, "sign")
        s.expects("block", "block silver-key", "block aklo")
        assert s.play.why_not("block arkham") == "WOC-7.11"

    @pytest.mark.parametrize(("words", "gain"), [(("visit rlyeh",), 2), (("visit arkham",), 0)])
    def test_a_seeker_put_on_a_madness_place_pays(
        self, study: OpenStudy, words: tuple[str, ...], gain: int
    ) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.acts(ANNA, *words)
        assert s.kp(ANNA) == gain

    def test_one_that_stands_there_already_does_not(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu", by=BRUNO)
        s.stands(ANNA, "rlyeh")
        s.acts(ANNA, "use rlyeh")
        assert s.kp(ANNA) == 4
        # At home again, it comes back for 2 more.
        s.acts(ANNA, "use rlyeh")
        assert s.kp(ANNA) == 4 + 3 + 2


class TestYogSothoth:
    @pytest.mark.parametrize(("place", "kp"), [("rlyeh", 4 + 1), ("yuggoth", 4 + 3), ("arkham", 4 + 3)])
    def test_place_powers_pay_more(self, study: OpenStudy, place: str, kp: int) -> None:
        s = study()
        s.evoked("yog-sothoth", by=BRUNO)
        for seed in ("fw", "as", "dm"):
            s.empty_deck(seed)
        s.acts(ANNA, f"use {place}")
        assert s.kp(ANNA) == kp

    def test_buying_at_a_place_uses_no_power(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("yog-sothoth", by=BRUNO)
        s.on_offer("mr-noyes")
        s.acts(ANNA, "buy mr-noyes")
        assert s.kp(ANNA) == 0


class TestNyarlathotep:
    @pytest.mark.rule("WOC-R40", "WOC-7.4")
    def test_in_a_sacrifice_an_fw_may_go_for_a_master(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=BRUNO)
        s.owns(ANNA, "dreams-of-cthulhu", "aklo", "silver-key", "mr-noyes", "joseph-curwen")
        s.ritual(ANNA, 2, "madness")
        s.does(EndOfResearch().sacrifices, "advance dreams-of-cthulhu", "choose aklo", "choose silver-key")
        s.expects("sacrifice", "choose joseph-curwen", "choose mr-noyes", seat=ANNA)
        s.says("choose mr-noyes")
        assert s.area(ANNA) == ["dreams-of-cthulhu", "joseph-curwen"]
        assert s.t.token[ANNA] == 3

    @pytest.mark.rule("WOC-7.4")
    def test_a_nightmare_master_cannot_be_sacrificed_but_stood_in_for(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=BRUNO)
        s.owns(ANNA, "dreams-of-cthulhu", "aklo", "silver-key", "alonzo-typer")
        s.ritual(ANNA, 2, "madness")
        s.does(EndOfResearch().sacrifices)
        # Two FW are there for two FW; none is left for the master.
        s.expects("obsess")
        s.owns(ANNA, "mr-noyes")
        s.t.hand[ANNA] = 1
        s.does(EndOfResearch().sacrifices, "advance dreams-of-cthulhu", "choose aklo", "choose silver-key")
        # What is left of the wisdom goes in his place.
        assert s.area(ANNA) == ["dreams-of-cthulhu", "alonzo-typer"]
        assert s.t.token[ANNA] == 3

    def test_a_trapped_fw_may_stand_in_too(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.owns(BRUNO, "joseph-curwen", "kitab-al-azif")
        s.t.state[card("kitab-al-azif")] |= TRAPPED
        s.gets(ANNA, "regnum-congo", "choose kitab-al-azif")
        assert s.area(BRUNO) == ["joseph-curwen"]

    def test_other_seeds_are_not_stood_in_for(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.owns(BRUNO, "shantak", "kitab-al-azif")
        s.gets(ANNA, "dust-of-ibn-ghazi", "play now")
        assert s.area(BRUNO) == ["kitab-al-azif"]

    @pytest.mark.rule("WOC-R40")
    def test_brown_jenkins_counts_as_a_master_and_lets_another_fw_go(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.owns(BRUNO, "brown-jenkins", "kitab-al-azif")
        s.gets(ANNA, "regnum-congo")
        s.expects("stand-in", "choose kitab-al-azif", "no", seat=BRUNO)

    @pytest.mark.rule("WOC-R57")
    def test_cleaning_up_the_research_area_is_no_discarding(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep", by=CARLA)
        s.on_offer("alonzo-typer")
        s.does(Preparation().deals)
        assert s.pile("dm") == ["alonzo-typer"]


class TestShubNiggurath:
    @pytest.mark.parametrize(
        ("name", "kp"), [("ghast", 3), ("great-race-of-yith", 2), ("deep-one", 2), ("leng-spider", 2)]
    )
    def test_using_an_entity_pays(self, study: OpenStudy, name: str, kp: int) -> None:
        s = study()
        s.evoked("shub-niggurath", by=BRUNO)
        s.gets(ANNA, name)
        assert s.kp(ANNA) == kp

    @pytest.mark.rule("WOC-R37")
    def test_a_continuous_one_pays_each_time_it_has_an_effect(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("shub-niggurath", by=BRUNO)
        s.stands(BRUNO, "arkham")
        s.gets(ANNA, "shantak")
        assert s.kp(ANNA) == 0
        s.t.round += 1
        s.acts(ANNA, "visit arkham")
        assert s.kp(ANNA) == 2

    def test_an_entity_used_through_another_card_pays_the_user(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("shub-niggurath", by=BRUNO)
        s.owns(ANNA, "richard-upton-pickman")
        s.on_offer("ghast")
        s.activates(ANNA, "richard-upton-pickman")
        assert s.kp(ANNA) == 3

    def test_an_entity_under_a_gun_was_not_used(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("shub-niggurath", by=BRUNO)
        s.owns(ANNA, "beaming-gun")
        s.under("beaming-gun", "ghoul")
        s.acts(ANNA, "feed beaming-gun")
        assert s.kp(ANNA) == 2


@pytest.mark.rule("WOC-7.11", "WOC-7.10")
def test_an_evoked_ones_powers_are_for_holders_of_its_bond(study: OpenStudy) -> None:
    s = study()
    s.evoked("shub-niggurath", by=BRUNO)
    s.ritual(ANNA, 1, "horror")
    s.acts(ANNA)
    assert s.play.why_not("use shub-niggurath-1") == "WOC-7.10"
    s.owns(ANNA, "yule-rite")
    s.acts(ANNA)
    assert s.offers("use shub-niggurath-1")
    s.t.state[card("yule-rite")] |= TRAPPED
    s.acts(ANNA)
    assert not s.offers("use shub-niggurath-1")
    completed(s, ANNA, "great-gem-of-nath", "aklo", "ghoul")
    s.acts(ANNA)
    assert s.offers("use shub-niggurath-1")
