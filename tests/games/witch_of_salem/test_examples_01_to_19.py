"""The worked examples 1 to 19 of chapter 22, each named after its number there."""

import pytest

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
    assert {*game.t.rules.necron_cards, *game.t.rules.calling_cards} <= set(game.t.creature_deck)


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

    game.t.hand[ONE] = game.t.rules.full_hand
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
