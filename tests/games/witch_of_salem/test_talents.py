"""Talents (WOS-21.1). The seats are Baxter, Furlong, Sterns, Foster unless chosen otherwise."""

import pytest

from tests.games.witch_of_salem.tables import (
    CEMETERY,
    DOCKS,
    FOUR,
    ONE,
    SHOP,
    STATION,
    THREE,
    TWO,
    OpenArkham,
)

pytestmark = pytest.mark.rule("WOS-21.1")


def test_without_the_option_all_scholars_are_alike(arkham: OpenArkham) -> None:
    game = arkham(4)
    game.creatures(docks="undead")
    game.die("sanity")
    game.turn(TWO, "go docks")
    assert game.t.sanity[TWO] == 5  # Furlong was not asked
    assert game.t.rules.spaces == (3, 3, 3, 3)


def test_baxter_has_four_minor_spaces(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.turn(ONE, "go docks", "skip", "take left")
    assert game.pouch(ONE) == ["elixir", "elixir", "dagger", "dagger"]
    game.turn(ONE, "go shop", "skip", "take left")
    assert game.prompt == "make-room"
    assert game.scene(None).zone("scholar.seat-1").marks["spaces"] == 4


def test_baxter_may_receive_a_fourth_in_trade(arkham: OpenArkham) -> None:
    game = arkham(2, talents="on")
    game.holds(ONE, "elixir", "elixir", "dagger")
    game.holds(TWO, "glasses")
    game.turn(TWO, "go university", "trade seat-1", "give glasses", "ask nothing", "yes")
    assert len(game.pouch(ONE)) == 4


def test_furlong_may_reroll_and_the_second_result_stands(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.creatures(docks="undead")
    game.die("sanity", "necron")
    game.turn(TWO, "go docks")
    game.expects(TWO, "reroll", "reroll", "skip")
    assert game.play.asked.about == {"face": "sanity"}
    game.answers("reroll")
    assert (game.t.sanity[TWO], game.t.necron) == (6, 1)
    assert game.prompt == "take"  # no second chance
    assert game.causes("rerolled") == ["talent/furlong"]


def test_furlong_may_keep_the_roll(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.creatures(docks="undead")
    game.die("sanity")
    game.turn(TWO, "go docks", "skip")
    assert game.t.sanity[TWO] == 5
    assert game.prompt == "take"
    assert len(game.told("loss-rolled")) == 1


@pytest.mark.rule("WOS-7.4")
def test_furlong_repeats_one_of_cthulhus_two_rolls(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.elders("cthulhu")
    game.creatures(docks="undead")
    game.die("necron", "sanity", "necron")
    game.turn(TWO, "go docks", "skip")  # keeps the first
    game.expects(TWO, "reroll", "reroll", "skip")
    game.answers("reroll")
    assert (game.t.sanity[TWO], game.t.necron) == (6, 2)
    assert len(game.told("loss-rolled")) == 3


@pytest.mark.rule("WOS-7.4")
def test_furlong_who_repeats_the_first_cannot_repeat_the_second(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.elders("cthulhu")
    game.creatures(docks="undead")
    game.die("sanity", "necron", "sanity")
    game.turn(TWO, "go docks", "reroll")
    assert (game.t.sanity[TWO], game.t.necron) == (5, 1)
    assert game.prompt == "take"


@pytest.mark.rule("WOS-7.4", "WOS-14.2")
def test_furlong_eliminated_by_a_kept_roll_is_asked_no_more(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.elders("cthulhu")
    game.creatures(docks="undead")
    game.t.sanity[TWO] = 1
    game.die("sanity")
    game.turn(TWO, "go docks", "skip")
    assert game.is_quiet
    assert game.t.living == 3


@pytest.mark.rule("WOS-7.2")
def test_furlong_is_not_asked_where_nobody_rolls(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.creatures(docks="undead")
    game.t.witch = DOCKS
    game.turn(TWO, "go docks")
    assert game.prompt == "take"


@pytest.mark.parametrize(("target", "healed"), [("seat-3", THREE), ("seat-1", ONE)])
def test_sterns_may_heal_another_at_her_location(arkham: OpenArkham, target: str, healed: int) -> None:
    game = arkham(4, talents="on")
    game.elders(prisoner="dagon")
    game.t.sanity = [3, 3, 3, 3]
    game.t.place = [DOCKS, SHOP, SHOP, DOCKS]
    game.bans(FOUR)
    game.holds(THREE, "elixir")
    game.turn(THREE, "go docks", "skip", "use elixir")
    game.expects(THREE, "heal", "heal seat-3", "heal seat-1")
    assert game.why_not("heal seat-2") == "WOS-21.1"
    game.answers(f"heal {target}")
    expected = [3, 3, 3, 3]
    expected[healed] = 4
    assert game.t.sanity == expected


@pytest.mark.rule("WOS-8.4")
def test_sterns_alone_drinks_herself_and_two_with_the_witch(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.t.sanity[THREE] = 2
    game.t.witch = DOCKS
    game.holds(THREE, "elixir")
    game.turn(THREE, "go docks", "use elixir")
    assert game.t.sanity[THREE] == 4
    assert game.causes("sanity-regained") == ["item/elixir"]


def test_sterns_gives_two_with_the_witch(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.t.sanity = [3, 3, 3, 3]
    game.t.witch = DOCKS
    game.t.place[ONE] = DOCKS
    game.holds(THREE, "elixir")
    game.turn(THREE, "go docks", "skip", "use elixir", "heal seat-1")
    assert game.t.sanity == [5, 3, 3, 3]
    assert game.causes("sanity-regained") == ["talent/sterns"]


@pytest.mark.rule("WOS-6.1")
def test_foster_trades_with_neighbours_on_the_ring(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.holds(FOUR, "elixir")
    game.t.place = [CEMETERY, STATION, 1, SHOP]
    game.turn(FOUR, "go docks")
    game.expects(FOUR, "trade", "trade seat-1", "trade seat-3", "skip")
    assert game.why_not("trade seat-2") == "WOS-21.1"
    game.answers("trade seat-1", "give elixir", "yes")
    assert game.pouch(ONE) == ["elixir"]


@pytest.mark.parametrize(("at", "neighbour"), [("church", 0), ("university", 6)])
def test_the_university_is_a_neighbour_of_the_church(arkham: OpenArkham, at: str, neighbour: int) -> None:
    game = arkham(4, talents="on")
    game.holds(FOUR, "elixir")
    game.t.place = [neighbour, CEMETERY, CEMETERY, SHOP]
    game.turn(FOUR, f"go {at}")
    game.expects(FOUR, "trade", "trade seat-1", "skip")


@pytest.mark.rule("WOS-12.4")
def test_foster_reaches_nobody_in_rlyeh(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.elders(prisoner="dagon")
    game.holds(FOUR, "elixir")
    game.t.place = [CEMETERY, CEMETERY, CEMETERY, SHOP]
    game.bans(ONE)
    game.turn(FOUR, "go church")
    assert game.prompt == "use"


def test_others_do_not_trade_with_foster_from_afar(arkham: OpenArkham) -> None:
    game = arkham(4, talents="on")
    game.holds(ONE, "elixir")
    game.t.place = [0, 0, 0, CEMETERY]
    game.turn(ONE, "go docks")
    assert game.prompt == "use"
