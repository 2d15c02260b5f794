"""The worked examples of chapter 22, each named after its number there."""

import pytest

from miskatonic.games.witch_of_salem.table import NO_SEAT, PORTAL, UNDECIDED
from miskatonic.games.witch_of_salem.words import FULL_HAND
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    CHURCH,
    DOCKS,
    FOUR,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    THREE,
    TWO,
    OpenArkham,
    at_university,
)


@pytest.mark.rule("WOS-4.2", "WOS-R4")
def test_example_01_placement(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.witch = STATION
    game.creatures(shop="undead")
    game.phase_a("ghouls")
    assert game.creature_at(CHURCH) == "ghouls"


@pytest.mark.rule("WOS-4.2", "WOS-R4")
def test_example_02_wrap(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.witch = SHOP
    game.creatures(
        church="undead", sanatorium="witches", docks="ghouls", cemetery="cultists", station="mi-go"
    )
    game.phase_a("deep-ones")
    assert game.creature_at(SHOP) == "deep-ones"
    assert game.creature_at(0) is None


@pytest.mark.rule("WOS-4.3", "WOS-4.4", "WOS-R6")
def test_example_03_full_board(arkham: OpenArkham) -> None:
    game = arkham()
    full = {
        "sanatorium": "witches", "docks": "ghouls", "cemetery": "cultists",
        "station": "mi-go", "shop": "deep-ones", "church": "undead",
    }  # fmt: skip
    game.creatures(**full)
    game.phase_a("deep-ones")
    assert game.t.necron == 2
    game.phase_a("shoggoths")
    assert game.t.necron == 2
    assert game.discarded_creatures() == ["deep-ones", "shoggoths"]
    assert [game.creature_at(location) for location in range(1, 7)] == list(full.values())


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_example_04_short_tribute(arkham: OpenArkham) -> None:
    game = arkham(seats=3)
    game.holds(TWO, "elixir")
    game.t.necron = 13
    game.creatures(docks="witches")
    game.phase_a("witches")
    assert game.pouch(TWO) == []
    assert game.heap() == ["elixir"]
    assert game.t.necron == 18


@pytest.mark.rule("WOS-15.2", "WOS-R10")
def test_example_05_on_a_portrait(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.necron = 18
    game.creatures(docks="cultists")
    game.phase_a("cultists")
    assert game.t.necron == 24


@pytest.mark.rule("WOS-15.1", "WOS-16.2")
def test_example_06_surge_into_the_demon(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.necron = 31
    game.creatures(docks="cultists")
    game.phase_a("cultists")
    assert game.outcome.ending == "demon"
    assert game.t.necron == 36


@pytest.mark.rule("WOS-4.6")
def test_example_07_necron_card(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="dagon")
    game.creatures(docks="undead", shop="ghouls", church="mi-go", station="witches")
    game.phase_a("craven", "undead", count=1)
    assert game.discarded_creatures() == ["craven", "undead"]
    game.phase_a("necron")
    assert game.t.necron == 6
    assert game.discarded_creatures() == []
    assert len(game.t.creature_deck) == 26 - 4
    assert {game.t.rules.necron_card, game.t.rules.craven_card} <= set(game.t.creature_deck)


@pytest.mark.rule("WOS-4.7")
def test_example_08_craven_replaced(arkham: OpenArkham) -> None:
    game = arkham(seats=4)
    game.t.place = [DOCKS, SHOP, CHURCH, CHURCH]
    game.t.witch = STATION
    for seat in range(4):
        game.played(seat, "docks", "shop", "church")
    game.round("craven", "ghouls", "undead")
    assert at_university(game.t) == [ONE, TWO, THREE, FOUR]
    assert game.t.witch == 0
    assert all(game.has_full_hand(seat) for seat in range(4))
    assert game.creature_at(SANATORIUM) == "ghouls"
    assert game.creature_at(DOCKS) == "undead"
    game.expects(ONE, "move")


@pytest.mark.rule("WOS-12.4", "WOS-R31")
def test_example_09_craven_and_the_banner(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.played(TWO, "secret-passage", "docks")
    game.t.place[ONE] = SHOP
    game.phase_a("craven", "ghouls", count=1)
    assert game.place(TWO) == "rlyeh"
    assert "secret-passage" not in game.hand(TWO)
    assert at_university(game.t) == [ONE, THREE]


@pytest.mark.rule("WOS-5.7", "WOS-R13")
def test_example_10_retrieval(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place[ONE] = SHOP
    game.played(ONE, "sanatorium", "docks", "cemetery", "station", "shop")
    game.turn(ONE, "go university")
    assert len(game.hand(ONE)) == 8


@pytest.mark.rule("WOS-5.5", "WOS-9.4", "WOS-R15")
def test_example_11_last_sanity(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.sanity[ONE] = 1
    game.turn(ONE)
    assert "go secret-passage" not in game.options
    assert game.why_not("go secret-passage") == "WOS-5.5"
    game.answers("go sanatorium")
    game.expects(ONE, "take", "take left", "take middle", "skip")
    assert game.why_not("take right") == "WOS-9.4"


@pytest.mark.rule("WOS-6.4", "WOS-R16")
def test_example_12_shadow_before_trade(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(shadow="dagon")
    game.t.witch = DOCKS
    game.t.place[ONE] = SHOP
    game.holds(ONE, "elixir")
    game.holds(TWO, "dagger")
    game.die("elixir")
    game.turn(ONE, "go university")
    game.expects(ONE, "trade", "trade seat-2", "skip")
    assert game.pouch(ONE) == []
    assert game.heap() == ["elixir"]


@pytest.mark.rule("WOS-7.4", "WOS-R17")
def test_example_13_double_trouble(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "nyarlathotep")
    game.creatures(docks="undead")
    game.holds(ONE, "glasses")
    game.t.sanity[ONE] = 5
    game.die("glasses", "sanity")
    game.turn(ONE, "go docks")
    assert game.pouch(ONE) == []
    assert game.t.sanity[ONE] == 3
    assert len(game.told("loss-rolled")) == 2


@pytest.mark.rule("WOS-7.5")
def test_example_14_recipe_lost(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="deep-ones")
    game.holds(ONE, "glasses", "dagger")
    game.die("dagger")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use glasses", "skip")
    assert game.creature_at(DOCKS) == "deep-ones"


@pytest.mark.rule("WOS-7.2", "WOS-11.4")
def test_example_15_hastur(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur")
    game.t.witch = CEMETERY
    game.creatures(cemetery="ghouls")
    game.holds(ONE, "dagger", "elixir")
    game.die("necron")
    game.turn(ONE, "go cemetery")
    assert game.t.necron == 1
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("use dagger") == "WOS-11.4"


@pytest.mark.rule("WOS-7.6", "WOS-8.4", "WOS-8.5", "WOS-R18")
def test_example_16_thul_sahuun(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.witch = DOCKS
    game.t.sanity[ONE] = 3
    game.creatures(docks="thul-sahuun")
    game.holds(ONE, "dagger", "elixir", "trapezohedron")
    game.turn(ONE, "go docks")
    game.expects(ONE, "defeat", "sacrifice trapezohedron", "skip")
    game.answers("skip")
    assert game.why_not("use dagger") == "WOS-R18"

    game.t.hand[ONE] = FULL_HAND
    game.turn(ONE, "go docks", "sacrifice trapezohedron")
    assert game.creature_at(DOCKS) is None
    assert game.heap() == ["trapezohedron"]
    game.answers("use elixir")
    assert game.t.sanity[ONE] == 5


@pytest.mark.rule("WOS-8.3", "WOS-11.1", "WOS-12.1")
def test_example_17_unmasking(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "dagon", "hastur", "nyarlathotep", "shub-niggurath")
    game.t.witch = SHOP
    game.holds(ONE, "necronomicon")
    game.holds(TWO, "glasses", "glasses", "elixir")
    game.turn(ONE, "go docks", "use necronomicon")
    assert game.elder_at(6) == "yog-sothoth"
    game.t.necron = 3
    game.event("counterspell")
    assert game.t.necron == 3
    game.turn(TWO, "go secret-passage")
    assert "slip rlyeh" in game.options


@pytest.mark.rule("WOS-15.3")
def test_example_18_just_in_time(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("cthulhu", "dagon", "hastur", "nyarlathotep", "shub-niggurath")
    game.t.necron = 35
    game.holds(ONE, "necronomicon")
    game.turn(ONE, "go docks", "use necronomicon", "take right")
    assert game.t.necron == 36
    assert game.is_quiet


@pytest.mark.rule("WOS-9.3", "WOS-R12", "WOS-R20")
def test_example_19_cost_draws_craven(arkham: OpenArkham) -> None:
    game = arkham()
    game.draws("craven", "ghouls")
    game.turn(ONE, "go cemetery", "take right")
    assert game.place(ONE) == "university"
    assert game.creature_at(SANATORIUM) == "ghouls"
    assert game.pouch(ONE) == ["necronomicon"]
    assert game.is_quiet


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
    assert game.t.shadow < 0
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
