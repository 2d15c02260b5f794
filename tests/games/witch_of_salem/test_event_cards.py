"""Each event: with an effect, without a target, and at the boundaries."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    CHURCH,
    FOUR,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    THREE,
    TWO,
    OpenArkham,
)


class TestCounterspell:
    @pytest.mark.parametrize(("before", "after"), [(10, 7), (3, 0), (2, 0), (0, 0)])
    @pytest.mark.rule("WOS-15.1")
    def test_necron_retreats_three_but_not_below_the_start(
        self, arkham: OpenArkham, before: int, after: int
    ) -> None:
        game = arkham()
        game.t.necron = before
        game.event("counterspell")
        assert game.t.necron == after
        assert game.t.witch == 1


class TestRestfulNight:
    @pytest.mark.rule("WOS-14.1", "WOS-12.4", "WOS-R31")
    def test_each_exposed_seat_regains_two_up_to_six(self, arkham: OpenArkham) -> None:
        game = arkham(4)
        game.elders(prisoner="dagon")
        game.bans(THREE)
        game.t.sanity = [6, 5, 3, 1]
        game.event("restful-night")
        assert game.t.sanity == [6, 6, 3, 3]
        assert game.t.witch == 2


class TestBeaconOfSalem:
    @pytest.mark.parametrize(
        ("witch", "gone"),
        [(0, CEMETERY), (1, SHOP), (2, SHOP), (3, CEMETERY), (6, CEMETERY)],
    )
    @pytest.mark.rule("WOS-7.7", "WOS-10.2", "WOS-R18")
    def test_the_first_creature_clockwise_from_where_he_walks_goes(
        self, arkham: OpenArkham, witch: int, gone: int
    ) -> None:
        game = arkham()
        game.t.witch = witch
        game.creatures(cemetery="undead", shop="thul-sahuun")
        game.event("beacon-of-salem")
        expected = {CEMETERY: "undead", SHOP: "thul-sahuun"}
        discarded = expected.pop(gone)
        assert {place: name for place in (CEMETERY, SHOP) if (name := game.creature_at(place))} == expected
        assert game.discarded_creatures() == [discarded]

    @pytest.mark.rule("WOS-3.6")
    def test_without_creatures_the_witch_only_walks(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.event("beacon-of-salem")
        assert game.t.witch == 3
        assert game.discarded_creatures() == []


class TestArmitagesParcel:
    @pytest.mark.rule("WOS-9.2", "WOS-12.4")
    def test_each_exposed_seat_keeps_or_discards(self, arkham: OpenArkham) -> None:
        game = arkham(4)
        game.elders(prisoner="dagon")
        game.bans(TWO)
        game.event("armitages-parcel", "elixir", "dagger", "silver-key")
        game.expects(ONE, "keep-item", "yes", "no")
        game.answers("yes")
        game.expects(THREE, "keep-item", "yes", "no")
        game.answers("no")
        game.answers("yes")
        assert game.heap() == ["dagger"]
        assert [game.pouch(seat) for seat in range(4)] == [["elixir"], [], [], ["silver-key"]]
        assert game.is_quiet

    @pytest.mark.rule("WOS-9.2")
    def test_a_full_pouch_makes_room(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.holds(ONE, "elixir", "elixir", "dagger")
        game.event("armitages-parcel", "glasses", "glasses")
        game.answers("yes")
        game.expects(ONE, "make-room", "drop elixir", "drop dagger")
        game.answers("drop dagger", "no")
        assert game.pouch(ONE) == ["glasses", "elixir", "elixir"]
        assert game.heap() == ["dagger", "glasses"]

    @pytest.mark.rule("WOS-9.2")
    def test_an_artifact_takes_the_place_of_the_one_held(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.holds(ONE, "elixir", "elixir", "dagger", "elder-sign")
        game.event("armitages-parcel", "silver-key", "glasses")
        game.answers("yes", "no")
        assert game.pouch(ONE) == ["elixir", "elixir", "dagger", "silver-key"]
        assert game.heap() == ["elder-sign", "glasses"]

    @pytest.mark.rule("WOS-R20")
    def test_the_room_of_an_item_being_paid_for_is_reserved(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.holds(ONE, "glasses", "glasses")
        game.stock(STATION, None, "elixir", "dagger")
        game.draws("armitages-parcel", "necronomicon", "elixir")
        game.turn(ONE, "go station", "skip", "take right")
        game.expects(ONE, "keep-item", "yes", "no")
        game.answers("yes")
        # Two held and one reserved: the pouch is full, and the reserved item cannot be dropped.
        assert game.pouch(ONE) == ["necronomicon", "glasses"]
        game.answers("no")
        assert game.pouch(ONE) == ["necronomicon", "glasses", "dagger"]
        assert game.heap() == ["elixir", "glasses"]

    @pytest.mark.rule("WOS-R20", "WOS-9.2")
    def test_an_artifact_being_paid_for_leaves_no_room_for_another(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.stock(STATION, None, "elixir", "silver-key")
        game.draws("armitages-parcel", "elder-sign", "elder-sign")
        game.turn(ONE, "go station", "take right")
        # One cannot keep it and has nothing to discard for it; only Two is asked.
        game.expects(TWO, "keep-item", "yes", "no")
        game.answers("yes")
        assert game.heap() == ["elder-sign"]
        assert (game.pouch(ONE), game.pouch(TWO)) == (["silver-key"], ["elder-sign"])

    @pytest.mark.rule("WOS-R21", "WOS-9.8")
    def test_a_refused_item_may_be_drawn_again_from_the_recycled_heap(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.t.bag = [2]
        game.event("armitages-parcel")
        game.answers("no", "yes")
        assert game.pouch(TWO) == ["elixir"]
        assert game.told("bag-refilled") == [{}]

    @pytest.mark.rule("WOS-R21", "WOS-3.6")
    def test_with_bag_and_heap_empty_nobody_draws(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.t.bag = [2]
        game.event("armitages-parcel")
        game.answers("yes")
        assert game.is_quiet
        assert (game.pouch(ONE), game.pouch(TWO)) == (["elixir"], [])


class TestDreamOfTheThreshold:
    @pytest.mark.rule("WOS-18.3")
    def test_the_team_chooses_who_peeks(self, arkham: OpenArkham) -> None:
        game = arkham(3, start="seat-2")
        game.t.first = TWO
        game.event("dream-of-the-threshold")
        game.expects_team(TWO, "who-peeks", "peek seat-2", "peek seat-3", "peek seat-1")
        game.draws("portal")
        game.answers("peek seat-1")
        assert [game.tile(seat, SANATORIUM) for seat in range(3)] == ["portal", "face-down", "face-down"]
        assert game.t.place[ONE] == 0  # it need not be there

    @pytest.mark.parametrize(("witch", "sealed"), [(CHURCH, False), (0, True)])
    @pytest.mark.rule("WOS-3.6")
    def test_no_face_down_tile_no_dream(self, arkham: OpenArkham, witch: int, sealed: bool) -> None:
        game = arkham()
        game.t.witch = witch
        if sealed:
            game.sealed(SANATORIUM)
        game.event("dream-of-the-threshold")
        assert game.is_quiet
        assert game.told("peeked") == []

    @pytest.mark.rule("WOS-R46")
    def test_who_knows_the_tile_is_not_chosen(self, arkham: OpenArkham) -> None:
        game = arkham(3)
        game.tiles(sanatorium="wall")
        game.seen(SANATORIUM, ONE)
        game.event("dream-of-the-threshold")
        game.expects_team(ONE, "who-peeks", "peek seat-2", "peek seat-3")
        assert game.why_not("peek seat-1") == "WOS-R46"
        game.answers("peek seat-3")
        assert game.tile(THREE, SANATORIUM) == "wall"

    @pytest.mark.rule("WOS-R46")
    def test_nothing_happens_when_everybody_knows_it(self, arkham: OpenArkham) -> None:
        game = arkham(2)
        game.tiles(sanatorium="wall")
        game.seen(SANATORIUM, ONE, TWO)
        game.event("dream-of-the-threshold")
        assert game.is_quiet
        assert game.told("peeked") == []


class TestNightCoach:
    @pytest.mark.rule("WOS-12.4", "WOS-3.4")
    def test_each_exposed_seat_retrieves(self, arkham: OpenArkham) -> None:
        game = arkham(3)
        game.elders(prisoner="dagon")
        game.bans(THREE)
        game.played(ONE, "docks", "secret-passage")
        game.played(THREE, "secret-passage")
        game.event("night-coach")
        assert game.has_full_hand(ONE)
        assert "secret-passage" not in game.hand(THREE)
        assert game.t.witch == 3


class TestTheVeilThins:
    @pytest.mark.rule("WOS-10.2")
    def test_necron_advances_two(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.event("the-veil-thins")
        assert (game.t.necron, game.t.witch) == (2, 3)


class TestNightmares:
    @pytest.mark.rule("WOS-10.2", "WOS-12.4")
    def test_those_who_have_been_on_their_feet_too_long_sleep_badly(self, arkham: OpenArkham) -> None:
        game = arkham(4)
        game.elders(prisoner="dagon")
        game.bans(TWO)
        game.played(TWO, "docks", "shop", "church")
        game.played(THREE, "docks", "shop", "church")
        game.played(FOUR, "docks", "shop")
        game.event("nightmares")
        assert game.t.sanity == [6, 6, 5, 6]


class TestShadowOnTheCampus:
    @pytest.mark.rule("WOS-11.6")
    def test_a_shadow_is_placed(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.elders(None, "dagon", "cthulhu")
        game.event("shadow-on-the-campus")
        assert game.t.rules.elders[game.t.shadow] == "dagon"
        assert game.t.necron == 0

    @pytest.mark.rule("WOS-11.7", "WOS-R27")
    def test_a_second_one_makes_necron_advance(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.elders(None, "cthulhu", shadow="dagon")
        game.event("shadow-on-the-campus")
        assert game.t.necron == 1
        assert game.t.rules.elders[game.t.shadow] == "dagon"

    @pytest.mark.rule("WOS-11.7", "WOS-3.6")
    def test_no_face_up_edge_card_no_shadow(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.elders(prisoner="dagon")
        game.event("shadow-on-the-campus")
        assert game.t.shadow < 0
        assert game.t.necron == 0


class TestTheStarsAreRight:
    @pytest.mark.rule("WOS-11.6")
    def test_a_shadow_and_an_advance(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.elders("hastur")
        game.event("the-stars-are-right")
        assert game.t.rules.elders[game.t.shadow] == "hastur"
        assert game.t.necron == 1


class TestSomethingInTheFog:
    @pytest.mark.rule("WOS-4.9", "WOS-10.2")
    def test_a_creature_is_placed_from_where_the_witch_has_walked(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.event("something-in-the-fog", "ghouls")
        assert game.t.witch == 2
        assert game.creature_at(CEMETERY) == "ghouls"

    @pytest.mark.rule("WOS-4.7", "WOS-4.9")
    def test_craven_comes_out_of_the_fog(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.t.place = [SHOP, SHOP, SHOP]
        game.event("something-in-the-fog", "craven", "ghouls")
        assert game.t.place == [0, 0, 0]
        assert game.t.witch == 0
        assert game.creature_at(SANATORIUM) == "ghouls"


class TestIllOmen:
    @pytest.mark.rule("WOS-10.5")
    def test_another_event_resolves_fully(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.t.sanity = [3, 3, 3]
        game.event("ill-omen", "restful-night")
        assert game.t.witch == 3
        assert game.t.sanity == [5, 5, 5]
        assert game.past_events() == ["ill-omen", "restful-night"]

    @pytest.mark.rule("WOS-10.4", "WOS-10.5", "WOS-R23")
    def test_omens_may_chain_through_a_reshuffle(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.t.events_left = 1
        game.event("ill-omen", "ill-omen", "something-in-the-fog", "undead")
        assert game.t.witch == 4
        assert game.creature_at(SHOP) == "undead"
        assert game.t.events_left == 6
        assert len(game.told("events-reshuffled")) == 1
        assert SPEC.conserved(game.t)["events"] == 12
