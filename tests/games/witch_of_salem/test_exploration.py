"""Exploration (WOS-21.2)."""

import pytest

from tests.games.witch_of_salem.tables import DOCKS, ONE, SHOP, THREE, TWO, OpenArkham

pytestmark = pytest.mark.rule("WOS-21.2")


def test_off_by_default(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks", "skip")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("explore seat-2") == "WOS-21.2"


@pytest.mark.rule("WOS-18.3")
def test_both_peek_and_the_active_seat_pays(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.draws("portal")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "explore seat-2", "skip")
    game.answers("explore seat-2")
    game.expects(TWO, "explore-consent", "yes", "no")
    assert game.tile(ONE, DOCKS) == "face-down"
    game.answers("yes")
    assert [game.tile(seat, DOCKS) for seat in (ONE, TWO, THREE, None)] == [
        "portal", "portal", "face-down", "face-down",
    ]  # fmt: skip
    assert game.t.sanity == [5, 6, 6]
    assert game.told("peeked", THREE) == [{"location": "docks", "cause": "rule/WOS-21.2"}] * 2
    assert game.told("peek-result", THREE) == []
    assert game.prompt == "take"  # it was instead of Use


@pytest.mark.rule("WOS-R45")
def test_a_declined_exploration_ends_the_step(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks", "skip", "explore seat-2", "no")
    assert game.t.sanity[ONE] == 6
    assert game.told("peeked") == []
    assert game.told("exploration-declined") == [{"partner": "seat-2"}]
    assert game.prompt == "take"


def test_it_needs_a_shared_outer_location_with_a_face_down_tile(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.holds(ONE, "elixir")
    game.turn(ONE, "go university", "skip")
    assert game.why_not("explore seat-2") == "WOS-21.2"
    game.turn(ONE, "go docks")
    assert game.why_not("explore seat-2") == "WOS-21.2"
    game.sealed(SHOP)
    game.t.place[TWO] = SHOP
    game.turn(ONE, "go shop", "skip")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("explore seat-2") == "WOS-21.2"


@pytest.mark.rule("WOS-9.4")
def test_the_last_sanity_is_not_paid(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.t.sanity[ONE] = 1
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks", "skip")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("explore seat-2") == "WOS-21.2"


@pytest.mark.rule("WOS-R47")
def test_who_pays_with_the_last_sanity_sees_nothing(arkham: OpenArkham) -> None:
    game = arkham(exploration="on", fatalPayments="on")
    game.t.place[TWO] = DOCKS
    game.t.sanity[ONE] = 1
    game.turn(ONE, "go docks", "explore seat-2", "yes")
    assert game.t.living == 2
    assert game.told("peeked") == []
    assert [game.tile(seat, DOCKS) for seat in (ONE, TWO)] == ["face-down"] * 2
    assert game.is_quiet


@pytest.mark.rule("WOS-R47")
def test_the_payment_comes_before_the_look(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place[TWO] = DOCKS
    game.turn(ONE, "go docks", "explore seat-2", "yes")
    kinds = [kind for kind in game.kinds() if kind in ("sanity-lost", "peeked")]
    assert kinds == ["sanity-lost", "peeked", "peeked"]


@pytest.mark.rule("WOS-R51")
def test_one_of_the_two_must_learn_something(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.t.place = [SHOP, DOCKS, DOCKS]
    game.tiles(docks="wall")
    game.seen(DOCKS, ONE, TWO)
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "explore seat-3", "skip")
    assert game.why_not("explore seat-2") == "WOS-R51"
    game.answers("explore seat-3", "yes")
    assert game.tile(THREE, DOCKS) == "wall"


@pytest.mark.rule("WOS-12.4")
def test_a_banner_explores_nothing(arkham: OpenArkham) -> None:
    game = arkham(exploration="on")
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks")
    game.expects(ONE, "use", "use elixir", "skip")
    assert game.why_not("explore seat-2") == "WOS-21.2"
