"""Powers that move Seekers, against those that hold or join them."""

import pytest

from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, Study, card


class TestTurnedToStone:
    """A Seeker that cannot move is not moved by its owner's own powers (WOC-R66)."""

    def _stone(self, s: Study) -> None:
        s.stands(CARLA, "arkham")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")

    @pytest.mark.rule("WOC-R66")
    def test_a_leng_spider_sends_home_and_does_not_follow(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "richard-upton-pickman")
        s.on_offer("leng-spider")
        self._stone(s)
        s.acts(BRUNO, "activate richard-upton-pickman")
        assert s.where(CARLA) == s.where(BRUNO) == "home"

    @pytest.mark.rule("WOC-R66")
    def test_minds_are_not_exchanged(self, study: OpenStudy) -> None:
        s = study()
        s.owns(BRUNO, "joseph-curwen")
        s.gets(BRUNO, "mind-exchange")
        s.t.round += 1
        self._stone(s)
        s.acts(BRUNO, "play mind-exchange")
        assert (s.where(BRUNO), s.where(CARLA)) == ("home", "arkham")
        assert s.told("no-target")

    @pytest.mark.rule("WOC-R66")
    def test_others_still_move_it(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "arkham")
        s.gets(ANNA, "petrifying-elixir", "choose seat-2")
        s.gets(CARLA, "leng-spider")
        assert (s.where(BRUNO), s.where(CARLA)) == ("home", "arkham")

    @pytest.mark.rule("WOC-6.2", "WOC-R66", "WOC-R78")
    def test_it_does_not_use_a_place_under_the_sign_of_another(self, study: OpenStudy) -> None:
        s = study()
        s.stands(BRUNO, "arkham")
        s.blocks(BRUNO, "arkham")
        s.stands(ANNA, "innsmouth")
        s.gets(BRUNO, "mind-exchange", "choose seat-1")
        s.gets(CARLA, "petrifying-elixir", "choose seat-1")
        s.acts(ANNA)
        assert s.where(ANNA) == "arkham"
        assert not s.offers("use arkham")


class TestTwoOnOnePlace:
    @pytest.mark.rule("WOC-3.1", "WOC-3.8")
    def test_who_stands_there_can_use_it_beside_a_shantak(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "shantak")
        s.on_offer("mr-noyes")
        s.stands(BRUNO, "arkham")
        s.acts(ANNA, "visit arkham", "forsake obsession")
        s.acts(BRUNO)
        assert s.offers("use arkham")
        assert s.offers("buy mr-noyes")
        s.acts(CARLA)
        assert s.play.why_not("use arkham") == "WOC-3.1"


class TestMovedDuringAVisit:
    @pytest.mark.rule("WOC-R70")
    def test_a_leng_spider_of_dunwich_stays_where_it_jumped(self, study: OpenStudy) -> None:
        s = study()
        s.on_offer("leng-spider")
        s.empty_deck("en")
        s.stands(BRUNO, "arkham")
        s.acts(ANNA, "use dunwich")
        assert (s.where(ANNA), s.where(BRUNO)) == ("arkham", "home")
        assert s.t.explored[ANNA] == 1

    @pytest.mark.rule("WOC-R70")
    def test_minds_exchanged_in_the_nameless_city_stay_so(self, study: OpenStudy) -> None:
        s = study()
        s.discarded("mind-exchange")
        s.stands(BRUNO, "arkham")
        s.acts(ANNA, "use nameless-city", "choose seat-2")
        assert (s.where(ANNA), s.where(BRUNO)) == ("arkham", "nameless-city")

    @pytest.mark.rule("WOC-R70")
    def test_a_seeker_that_nothing_moved_goes_home(self, study: OpenStudy) -> None:
        s = study()
        s.acts(ANNA, "use rlyeh")
        assert s.where(ANNA) == "home"


class TestPlacesFromAfar:
    @pytest.mark.rule("WOC-R72")
    def test_randolph_carter_explores_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "randolph-carter")
        s.activates(ANNA, "randolph-carter", "choose rlyeh")
        assert s.t.explored[ANNA] == 0

    @pytest.mark.rule("WOC-R72")
    def test_the_same_place_is_explored_as_often_as_it_is_used(self, study: OpenStudy) -> None:
        s = study()
        for _ in range(2):
            s.acts(ANNA, "use rlyeh")
        assert s.t.explored[ANNA] == 2


class TestTheInfluenceOfCthulhu:
    @pytest.mark.rule("WOC-R76")
    def test_who_is_put_on_a_madness_place_by_another_gains_nothing(self, study: OpenStudy) -> None:
        s = study(2)
        s.evoked("cthulhu", by=ANNA)
        s.stands(ANNA, "rlyeh")
        s.stands(BRUNO, "arkham")
        s.gets(ANNA, "mind-exchange")
        assert s.where(BRUNO) == "rlyeh"
        assert s.kp(BRUNO) == 0
        assert s.kp(ANNA) == 2

    @pytest.mark.rule("WOC-R76")
    def test_a_seeker_that_was_there_already_is_not_put_there(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("cthulhu")
        s.owns(ANNA, "shantak")
        s.stands(ANNA, "rlyeh")
        s.stands(BRUNO, "rlyeh")
        s.gets(ANNA, "leng-spider")
        assert (s.where(ANNA), s.where(BRUNO)) == ("rlyeh", "home")
        assert not s.told("gained")

    @pytest.mark.rule("WOC-6.1", "WOC-3.6")
    def test_with_nothing_to_block_no_sign_is_laid(self, study: OpenStudy) -> None:
        s = study(2)
        s.evoked("cthulhu", by=BRUNO)
        s.acts(ANNA)
        assert s.play.why_not("sign") == "WOC-6.1"
        s.on_offer("mr-noyes")
        s.acts(ANNA)
        assert s.offers("sign")


class TestDunwich:
    @pytest.mark.rule("WOC-R44")
    def test_an_entity_that_lies_on_a_place_is_swapped_there(self, study: OpenStudy) -> None:
        s = study()
        s.top_of_deck("deep-one", "ghoul", "dhole")
        s.uses(CARLA, "shub-niggurath-2")
        where = s.t.nest[card("ghoul")]
        s.top_of_deck("mi-go")
        s.acts(ANNA, "use dunwich", "choose ghoul")
        assert s.t.nest[card("mi-go")] == where
        s.expects("buy-entity", "choose deep-one", "choose dhole", "choose mi-go")


class TestNyarlathotepsSecond:
    @pytest.mark.rule("WOC-R77")
    def test_each_place_pays_the_opponents(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.blocks(ANNA, "innsmouth")
        s.stands(ANNA, "rlyeh")
        s.uses(ANNA, "nyarlathotep-2")
        assert s.kp(BRUNO) == s.kp(CARLA) == 2

    @pytest.mark.rule("WOC-R77")
    def test_places_are_used_in_the_order_in_which_they_lie_whatever_holds_them(
        self, study: OpenStudy
    ) -> None:
        for sign, seeker in (("innsmouth", "rlyeh"), ("rlyeh", "innsmouth")):
            s = study()
            s.owns(ANNA, "joseph-curwen")
            s.blocks(ANNA, sign)
            s.stands(ANNA, seeker)
            s.uses(ANNA, "nyarlathotep-2")
            assert [event["card"] for event in s.told("copied")] == ["innsmouth", "rlyeh"]

    @pytest.mark.rule("WOC-R23", "WOC-R78")
    def test_a_place_under_the_sign_of_another_is_not_used(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "joseph-curwen")
        s.blocks(BRUNO, "rlyeh")
        s.stands(ANNA, "rlyeh")
        s.uses(ANNA, "nyarlathotep-2")
        assert s.told("no-target") == [{"thing": "nyarlathotep-2"}]
        assert s.t.kp == [0, 0, 0]


class TestSeveralThingsAtOnce:
    @pytest.mark.rule("WOC-R77")
    def test_yog_sothoth_completes_combinations_as_they_lie(self, study: OpenStudy) -> None:
        for order in (["beaming-gun", "pendulum-clock"], ["pendulum-clock", "beaming-gun"]):
            s = study()
            s.owns(ANNA, *order)
            s.uses(ANNA, "yog-sothoth-1")
            assert [event["card"] for event in s.told("completed")] == order

    @pytest.mark.rule("WOC-R77")
    def test_shub_niggurath_brings_entities_as_they_lie(self, study: OpenStudy) -> None:
        for order in (["shantak", "ghoul"], ["ghoul", "shantak"]):
            s = study()
            s.on_offer(*order)
            s.uses(ANNA, "shub-niggurath-1")
            assert [event["card"] for event in s.told("taken")] == order
            assert [event["card"] for event in s.told("acquired")] == order
            assert s.area(ANNA) == order
