"""Each creature's activation: with an effect, without a target, and at the boundaries."""

import pytest

from miskatonic.games.witch_of_salem import SPEC
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    DOCKS,
    FOUR,
    ONE,
    SHOP,
    THREE,
    TWO,
    OpenArkham,
)


class TestWitches:
    @pytest.mark.parametrize(("seats", "need"), [(2, 1), (3, 2), (4, 2)])
    @pytest.mark.rule("WOS-4.5")
    def test_half_the_seats_rounded_up(self, arkham: OpenArkham, seats: int, need: int) -> None:
        game = arkham(seats)
        game.creatures(docks="witches")
        game.holds(ONE, "elixir", "elixir", "elixir")
        game.phase_a("witches")
        assert game.play.asked.about == {"item": "elixir", "missing": need}
        game.answers(f"offer {need}")
        assert game.heap() == ["elixir"] * need
        assert game.t.necron == 0

    @pytest.mark.parametrize(("seats", "need"), [(2, 1), (3, 1), (4, 2)])
    @pytest.mark.rule("WOS-12.3", "WOS-12.4")
    def test_a_banner_away_does_not_count(self, arkham: OpenArkham, seats: int, need: int) -> None:
        game = arkham(seats)
        game.elders(prisoner="dagon")
        game.bans(TWO)
        game.stock(SHOP, None, None, "dagger")
        game.holds(TWO, "elixir")
        game.holds(ONE, "elixir", "elixir", "elixir")
        game.creatures(docks="witches")
        game.phase_a("witches")
        assert game.play.asked.about == {"item": "elixir", "missing": need}
        game.answers(f"offer {need}")
        assert game.pouch(TWO) == ["elixir"]
        assert game.is_quiet


class TestUndead:
    @pytest.mark.rule("WOS-3.4", "WOS-12.4")
    def test_each_exposed_seat_loses_one(self, arkham: OpenArkham) -> None:
        game = arkham(4)
        game.elders(prisoner="dagon")
        game.bans(TWO)
        game.out(THREE)
        game.creatures(docks="undead")
        game.phase_a("undead")
        assert game.t.sanity == [5, 6, 0, 5]
        assert game.causes("sanity-lost") == ["creature/undead"] * 2


class TestBloodHunters:
    @pytest.mark.rule("WOS-4.5", "WOS-R9")
    def test_each_seat_chooses_a_minor_item(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="blood-hunters")
        game.holds(ONE, "elixir", "dagger", "elder-sign")
        game.holds(TWO, "glasses")
        game.holds(THREE, "dagger", "dagger")
        game.phase_a("blood-hunters")
        game.expects(ONE, "discard", "drop elixir", "drop dagger")
        game.answers("drop dagger")
        # Two and Three have nothing to choose from.
        assert game.is_quiet
        assert [game.pouch(seat) for seat in range(3)] == [["elixir", "elder-sign"], [], ["dagger"]]
        assert game.t.necron == 0

    @pytest.mark.rule("WOS-4.5")
    def test_an_artifact_is_no_minor_item(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="blood-hunters")
        game.holds(ONE, "elder-sign")
        game.holds(TWO, "glasses")
        game.holds(THREE, "dagger")
        game.phase_a("blood-hunters")
        assert [game.pouch(seat) for seat in range(3)] == [["elder-sign"], [], []]
        assert game.t.necron == 6

    @pytest.mark.rule("WOS-4.5")
    def test_the_last_seat_alone_is_short(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="blood-hunters")
        game.holds(ONE, "glasses")
        game.holds(TWO, "glasses")
        game.phase_a("blood-hunters")
        assert game.heap() == ["glasses", "glasses"]
        assert game.t.necron == 6


class TestSoulEaters:
    @pytest.mark.rule("WOS-3.4")
    def test_ties_are_fixed_beforehand(self, arkham: OpenArkham) -> None:
        game = arkham(4)
        game.t.sanity = [4, 5, 3, 5]
        game.creatures(docks="soul-eaters")
        game.phase_a("soul-eaters")
        # After the loss of the second seat the first would have had most.
        assert game.t.sanity == [4, 3, 3, 3]

    @pytest.mark.rule("WOS-12.4")
    def test_the_banner_has_not_most(self, arkham: OpenArkham) -> None:
        game = arkham(3)
        game.elders(prisoner="dagon")
        game.bans(ONE)
        game.t.sanity = [6, 2, 4]
        game.creatures(docks="soul-eaters")
        game.phase_a("soul-eaters")
        assert game.t.sanity == [6, 2, 2]

    @pytest.mark.rule("WOS-14.1", "WOS-14.2")
    def test_who_has_one_loses_no_more_than_one(self, arkham: OpenArkham) -> None:
        game = arkham(4)
        game.elders(prisoner="dagon")
        game.bans(FOUR)
        game.t.sanity = [1, 0, 0, 6]
        for seat in (TWO, THREE):
            game.out(seat)
        game.creatures(docks="soul-eaters")
        game.phase_a("soul-eaters")
        assert game.outcome.ending == "madness"
        assert [args["amount"] for args in game.told("sanity-lost")] == [1]
        assert game.t.sanity[FOUR] == 6


class TestDeepOnes:
    @pytest.mark.rule("WOS-4.4")
    def test_necron_advances_two(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="deep-ones")
        game.phase_a("deep-ones")
        assert game.t.necron == 2


class TestHoundsOfTindalos:
    @pytest.mark.rule("WOS-4.4", "WOS-3.4")
    def test_three_played_cards_are_scented(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="hounds-of-tindalos")
        game.played(ONE, "docks", "shop")
        game.played(TWO, "docks", "shop", "secret-passage")
        game.played(THREE, "docks", "shop", "station", "church")
        game.phase_a("hounds-of-tindalos")
        assert game.t.sanity == [6, 5, 5]

    @pytest.mark.rule("WOS-3.6", "WOS-R8")
    def test_full_hands_are_safe(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="hounds-of-tindalos")
        game.phase_a("hounds-of-tindalos")
        assert game.t.sanity == [6, 6, 6]
        assert game.t.necron == 0


class TestCultists:
    @pytest.mark.rule("WOS-4.5", "WOS-R7")
    def test_the_team_gives_a_necronomicon(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="cultists")
        game.holds(ONE, "necronomicon")
        game.holds(TWO, "necronomicon")
        game.phase_a("cultists")
        game.expects(ONE, "tribute", "offer 0", "offer 1")
        game.answers("offer 0")
        game.expects(TWO, "tribute", "offer 0", "offer 1")
        game.answers("offer 0")
        # Nobody offered: it is taken in seat order.
        assert (game.pouch(ONE), game.pouch(TWO)) == ([], ["necronomicon"])
        assert game.t.necron == 0

    @pytest.mark.rule("WOS-4.5")
    def test_without_one_necron_surges(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="cultists")
        game.phase_a("cultists")
        assert game.t.necron == 6
        assert game.causes("necron-advanced") == ["creature/cultists"]


class TestThulSahuun:
    @pytest.mark.rule("WOS-4.4", "WOS-12.3")
    def test_an_advance_for_each_artifact_of_exposed_seats(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.elders(prisoner="dagon")
        game.bans(TWO)
        for seat in range(3):
            game.holds(seat, "trapezohedron" if seat < 2 else "elder-sign")
        game.creatures(docks="thul-sahuun")
        game.phase_a("thul-sahuun")
        assert game.t.necron == 2

    @pytest.mark.rule("WOS-4.4")
    def test_at_least_one(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="thul-sahuun")
        game.phase_a("thul-sahuun")
        assert game.t.necron == 1


class TestNightgaunts:
    @pytest.mark.rule("WOS-13.6")
    def test_all_six_tiles_are_dealt_anew(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.tiles(docks="portal", shop="wall")
        game.seen(DOCKS, ONE, TWO)
        game.seen(SHOP, TWO)
        game.creatures(church="nightgaunts")
        game.phase_a("nightgaunts")
        assert game.t.seen == [0] * 7
        assert len(game.t.tile_bag) == 6
        assert len(game.t.boxed) == 2

    @pytest.mark.rule("WOS-13.6", "WOS-3.6")
    def test_with_every_tile_sealed_nothing_moves(self, arkham: OpenArkham) -> None:
        game = arkham(2, wallCheck="end")
        for location in range(1, 7):
            game.t.sealed[location] = game.t.rules.artifact_at[location]
        game.creatures(church="nightgaunts")
        game.phase_a("nightgaunts")
        assert game.t.tile_bag == []
        assert SPEC.conserved(game.t)["tiles"] == 8


class TestGhouls:
    @pytest.mark.rule("WOS-R8", "WOS-R9")
    def test_exactly_three_minor_items_cost_one(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="ghouls")
        game.holds(ONE, "elixir", "dagger", "elder-sign")
        game.holds(TWO, "elixir", "dagger", "glasses")
        game.phase_a("ghouls")
        game.expects(TWO, "discard", "drop glasses", "drop elixir", "drop dagger")
        game.answers("drop glasses")
        assert len(game.pouch(ONE)) == 3
        assert game.pouch(TWO) == ["elixir", "dagger"]
        assert game.t.necron == 0
        assert game.is_quiet

    @pytest.mark.rule("WOS-21.1")
    def test_baxter_with_four_loses_one(self, arkham: OpenArkham) -> None:
        game = arkham(talents="on")
        game.creatures(docks="ghouls")
        game.holds(ONE, "dagger", "dagger", "dagger", "elixir")
        game.phase_a("ghouls")
        game.answers("drop dagger")
        assert len(game.pouch(ONE)) == 3


class TestMiGo:
    @pytest.mark.rule("WOS-4.5", "WOS-R7")
    def test_what_is_there_is_paid_and_the_rest_surges(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="mi-go")
        game.holds(TWO, "dagger", "elixir")
        game.phase_a("mi-go")
        assert game.pouch(TWO) == ["elixir"]
        assert game.t.necron == 6

    @pytest.mark.rule("WOS-4.5")
    def test_both_paid(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="mi-go")
        game.holds(TWO, "dagger", "glasses")
        game.phase_a("mi-go")
        assert game.heap() == ["dagger", "glasses"]
        assert game.t.necron == 0


class TestShoggoths:
    @pytest.mark.rule("WOS-4.4")
    def test_the_leftmost_item_goes_where_creatures_are(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="shoggoths", shop="undead")
        game.stock(SHOP, None, "elixir", "dagger")
        game.phase_a("shoggoths")
        assert game.stocked(DOCKS) == [None, "necronomicon", "glasses"]
        assert game.stocked(SHOP) == [None, None, "dagger"]
        assert None not in game.stocked(CEMETERY)
        assert game.heap() == ["dagger", "elixir"]
        assert [args["location"] for args in game.told("stock-stripped")] == ["docks", "shop"]

    @pytest.mark.rule("WOS-R38", "WOS-9.7")
    def test_an_emptied_stock_is_refilled_after_the_card(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="shoggoths")
        game.stock(DOCKS, None, None, "dagger")
        game.phase_a("shoggoths")
        assert None not in game.stocked(DOCKS)
        assert game.heap() == ["dagger"]

    @pytest.mark.rule("WOS-R38", "WOS-R20")
    def test_a_stock_emptied_as_a_cost_is_refilled_after_the_payment(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(cemetery="shoggoths")
        game.t.witch = CEMETERY
        game.stock(CEMETERY, None, "elixir", "dagger")
        game.draws("shoggoths", "glasses", "glasses", "necronomicon")
        game.turn(ONE, "go cemetery", "take right")
        assert game.pouch(ONE) == ["dagger"]
        assert game.heap() == ["elixir"]
        assert game.stocked(CEMETERY) == ["glasses", "glasses", "necronomicon"]

    @pytest.mark.rule("WOS-3.6")
    def test_an_empty_stock_gives_nothing(self, arkham: OpenArkham) -> None:
        game = arkham()
        game.creatures(docks="shoggoths")
        game.stock(DOCKS, None, None, None)
        game.t.bag = []
        game.phase_a("shoggoths")
        assert game.stocked(DOCKS) == [None, None, None]
        assert game.heap() == []
