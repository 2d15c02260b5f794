"""The worked examples 20 to 38 of chapter 22, each named after its number there."""

import pytest

from miskatonic.games.witch_of_salem.table import NO_SEAT, PORTAL, UNDECIDED
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    DOCKS,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    THREE,
    TWO,
    OpenArkham,
)


@pytest.mark.rule("WOS-9.2")
def test_example_20_full_pouch(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.turn(ONE, "go docks", "skip")
    game.expects(ONE, "take", "take left", "take middle", "take right", "skip")
    game.answers("take right")
    game.expects(ONE, "make-room", "drop elixir", "drop dagger")
    assert game.t.necron == 0
    game.answers("drop dagger")
    assert game.pouch(ONE) == ["glasses", "elixir", "elixir"]
    assert game.t.necron == 1


@pytest.mark.rule("WOS-9.7", "WOS-11.3")
def test_example_21_dagon(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("dagon")
    game.stock(DOCKS, None, "elixir", None)
    game.draws("dagger", "glasses")
    game.turn(ONE, "go docks", "take middle")
    assert game.stocked(DOCKS) == [None, "dagger", "glasses"]


@pytest.mark.rule("WOS-9.8", "WOS-R21")
def test_example_22_bag_runs_dry(arkham: OpenArkham) -> None:
    game = arkham()
    game.stock(DOCKS, "dagger", None, None)
    game.t.bag, game.t.heap = [0], game.t.bag[:9]
    game.turn(ONE, "go docks", "take left")
    assert game.stocked(DOCKS)[0] == "necronomicon"
    assert None not in game.stocked(DOCKS)
    assert game.t.heap == []
    assert len(game.t.bag) == 7


@pytest.mark.rule("WOS-10.4", "WOS-R23")
def test_example_23_ill_omen_as_last_event(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.events_left = 1
    game.event("ill-omen", "ill-omen", "the-veil-thins")
    assert game.t.events_left == 6
    assert game.t.necron == 2
    assert game.t.witch == 1 + 1 + 3
    assert game.past_events() == ["ill-omen", "the-veil-thins"]
    assert len(game.t.events_hidden) == 12 - 2


@pytest.mark.rule("WOS-11.5", "WOS-R24")
def test_example_24_yog_sothoth(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("yog-sothoth")
    game.t.sanity = [3, 3, 3]
    game.event("restful-night")
    assert game.t.witch == DOCKS
    assert game.t.sanity == [3, 3, 3]


@pytest.mark.rule("WOS-11.7")
def test_example_25_second_shadow(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(None, "cthulhu", shadow="dagon")
    game.event("the-stars-are-right")
    assert game.t.necron == 2
    assert game.elder_at(2) == "cthulhu"


@pytest.mark.rule("WOS-7.5", "WOS-7.7", "WOS-11.1")
def test_example_26_ending_an_ability(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="nyarlathotep")
    game.creatures(docks="undead")
    game.holds(ONE, "dagger", "dagger", "necronomicon")
    game.turn(ONE, "go university")
    game.answers("skip")  # no trade; the Witch is here, so there is no roll
    game.expects(ONE, "defeat", "defeat shadow", "skip")
    game.answers("defeat shadow")
    # It is back in the box: nowhere on the board, and it will not be unmasked again.
    assert game.t.shadow < 0
    assert game.location(None, 0).marks["shadow"] is None
    nyarlathotep = game.t.rules.elders.index("nyarlathotep")
    assert nyarlathotep not in (*game.t.elders, *game.t.elders_hidden)
    assert game.pouch(ONE) == ["necronomicon", "dagger", "dagger"]
    game.die("sanity")
    game.turn(TWO, "go docks")
    assert game.t.sanity[TWO] == 5


@pytest.mark.rule("WOS-13.6", "WOS-18.3", "WOS-R33")
def test_example_27_nightgaunts(arkham: OpenArkham) -> None:
    game = arkham()
    game.sealed(CEMETERY)
    game.tiles(shop="wall")
    game.seen(SHOP, ONE)
    game.creatures(docks="nightgaunts")
    assert [game.tile(seat, SHOP) for seat in (ONE, TWO, THREE, None)] == ["wall", *["face-down"] * 3]

    game.phase_a("nightgaunts")
    assert game.t.sealed[CEMETERY] == game.t.rules.artifact_at[CEMETERY]
    assert game.t.tiles[CEMETERY] == PORTAL
    assert [game.t.tiles[location] for location in (1, 2, 4, 5, 6)] == [UNDECIDED] * 5
    assert [game.tile(seat, SHOP) for seat in (ONE, TWO, THREE, None)] == ["face-down"] * 4
    assert game.location(ONE, SHOP).marks["seen_by"] == []
    # The five on the board and the two in the box are those that there were.
    assert sorted(game.t.tile_bag + game.t.boxed) == [PORTAL] * 3 + [2] * 4
    assert len(game.t.tile_bag) == 5


@pytest.mark.rule("WOS-13.1", "WOS-13.2", "WOS-16.4")
def test_example_28_wall(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elder-sign")
    game.tiles(sanatorium="wall")
    game.turn(ONE, "go sanatorium", "seal sanatorium")
    assert game.outcome.ending == "wall"
    assert game.outcome.winners == ()


@pytest.mark.rule("WOS-12.2", "WOS-12.7", "WOS-13.5", "WOS-16.6")
def test_example_29_two_seat_win(arkham: OpenArkham) -> None:
    game = arkham(seats=2)
    game.elders(prisoner="dagon")
    game.sealed(SANATORIUM, DOCKS, CEMETERY, STATION)
    game.tiles(shop="wall", church="wall")
    game.t.sanity[ONE] = 2
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.holds(TWO, "silver-key")
    game.turn(ONE, "go secret-passage", "slip rlyeh")
    assert game.is_quiet
    assert game.t.banner == ONE
    assert game.t.sanity[ONE] == 1
    game.turn(TWO, "go university", "close university")
    assert game.outcome.ending == "victory"
    assert game.outcome.winners == (ONE, TWO)


@pytest.mark.rule("WOS-12.5", "WOS-12.6", "WOS-14.3", "WOS-R30")
def test_example_30_banner_dies(arkham: OpenArkham) -> None:
    game = arkham(seats=3)
    game.elders(prisoner="dagon")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.holds(TWO, "silver-key")
    game.holds(THREE, "elixir", "glasses", "dagger")
    game.bans(ONE)
    game.t.sanity[ONE] = 1
    game.turn(ONE)
    assert game.t.living == 2
    assert game.t.banner == NO_SEAT
    assert game.heap() == ["dagger", "elixir", "glasses"]
    game.turn(TWO, "go university", "skip")
    assert game.is_quiet  # nothing to use: the portal cannot be closed
    game.turn(THREE, "go secret-passage", "slip rlyeh")
    game.turn(TWO, "go university")
    assert "close university" in game.options


@pytest.mark.rule("WOS-12.6", "WOS-14.3")
def test_example_30_banner_dies_with_two_seats(arkham: OpenArkham) -> None:
    game = arkham(seats=2)
    game.elders(prisoner="dagon")
    game.bans(ONE)
    game.t.sanity[ONE] = 1
    game.turn(ONE)
    assert game.outcome.ending == "madness"


@pytest.mark.rule("WOS-16.5", "WOS-16.7")
def test_example_31_overlooked_portal(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.sealed(SANATORIUM, DOCKS, CEMETERY)
    game.tiles(station="portal", shop="wall", church="wall")
    game.bans(TWO)
    game.holds(ONE, "silver-key")
    game.turn(ONE, "go university", "close university")
    assert game.outcome.ending == "open-portal"
    assert game.outcome.winners == ()
    assert [args["location"] for args in game.told("tile-turned")] == ["station", "shop", "church"]


@pytest.mark.rule("WOS-12.1", "WOS-R28")
def test_example_32_too_early(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "hastur", "nyarlathotep", "shub-niggurath", "yog-sothoth")
    game.holds(ONE, "elixir", "glasses", "dagger")
    game.turn(ONE, "go secret-passage")
    assert "slip rlyeh" not in game.options
    assert game.why_not("slip rlyeh") == "WOS-12.1"


@pytest.mark.rule("WOS-4.5", "WOS-12.3", "WOS-R7")
def test_example_33_banner_spared(arkham: OpenArkham) -> None:
    game = arkham(seats=3)
    game.elders(prisoner="dagon")
    game.bans(THREE)
    game.holds(ONE, "elixir", "dagger")
    game.holds(THREE, "elixir", "glasses", "dagger")
    game.creatures(docks="blood-hunters")
    game.phase_a("blood-hunters")
    game.expects(ONE, "discard", "drop elixir", "drop dagger")
    game.answers("drop elixir")
    assert game.pouch(ONE) == ["dagger"]
    assert len(game.pouch(THREE)) == 3
    assert game.t.necron == 6
    assert game.is_quiet


@pytest.mark.rule("WOS-8.2", "WOS-18.1", "WOS-18.3", "WOS-18.4")
def test_example_34_private_view(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "glasses")
    game.draws("portal")
    game.turn(ONE, "go station", "use glasses")
    others = (TWO, THREE, None)
    assert game.tile(ONE, STATION) == "portal"
    assert [game.tile(seat, STATION) for seat in others] == ["face-down"] * 3
    assert [args["tile"] for args in game.told("peek-result", ONE)] == ["portal"]
    for seat in others:
        assert game.told("peek-result", seat) == []
        assert game.told("peeked", seat) == [{"location": "station", "cause": "item/glasses"}]
        assert game.location(seat, STATION).marks["seen_by"] == ["seat-1"]
        assert game.location(seat, STATION).marks["seen_in_round"] == 1


@pytest.mark.rule("WOS-17.1")
def test_example_35_score(arkham: OpenArkham) -> None:
    game = arkham(seats=2)
    game.elders(prisoner="cthulhu")
    game.sealed(SANATORIUM, DOCKS, CEMETERY, STATION)
    game.tiles(shop="wall", church="wall")
    game.t.necron = 33
    game.t.sanity = [4, 1]
    game.holds(ONE, "elixir", "dagger", "silver-key")
    game.holds(TWO, "glasses", "glasses", "necronomicon", "trapezohedron")
    game.bans(TWO)
    game.turn(ONE, "go university", "close university")
    assert game.outcome.scores == (26, 26)


@pytest.mark.rule("WOS-4.1", "WOS-R5")
def test_example_36_three_seats(arkham: OpenArkham) -> None:
    game = arkham(seats=3)
    game.out(TWO)
    game.t.round = 4
    game.round("ghouls", "undead")
    assert game.creature_at(SANATORIUM) == "ghouls"
    assert game.creature_at(DOCKS) == "undead"
    assert len(game.told("creature-placed")) == 2


@pytest.mark.rule("WOS-6.2")
def test_example_37_trade_room(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.holds(TWO, "glasses", "glasses", "dagger")
    game.turn(ONE, "go university", "trade seat-2", "give elixir")
    game.expects(ONE, "trade-ask", "ask glasses", "ask dagger")
    assert game.why_not("ask nothing") == "WOS-6.2"
    game.answers("ask dagger")
    game.expects(TWO, "trade-consent", "yes", "no")
    game.answers("yes")
    assert game.pouch(TWO) == ["glasses", "glasses", "elixir"]
    assert game.pouch(ONE) == ["dagger"]


@pytest.mark.rule("WOS-6.2")
def test_example_37_trade_room_declined(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.holds(TWO, "glasses", "glasses", "dagger")
    game.turn(ONE, "go university", "trade seat-2", "give elixir", "ask dagger")
    game.expects(TWO, "trade-consent", "yes", "no")
    game.answers("no")
    assert game.pouch(TWO) == ["glasses", "glasses", "dagger"]
    assert game.pouch(ONE) == ["elixir"]


@pytest.mark.rule("WOS-3.2", "WOS-3.5", "WOS-16.1")
def test_example_38_shub_at_the_brink(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "shub-niggurath")
    game.t.necron = 47
    game.t.elders[5] = game.t.elders_hidden.pop()  # the demon is harmless
    game.round()
    assert game.outcome.ending == "rift"
    assert "creature-placed" not in game.kinds()
    assert len(game.t.creature_deck) == 26
