"""Sanity and elimination (chapter 14)."""

import pytest

from miskatonic.games.witch_of_salem.words import NOWHERE
from tests.games.witch_of_salem.tables import ONE, SANATORIUM, TWO, OpenArkham


@pytest.mark.rule("WOS-14.1")
def test_sanity_stays_between_zero_and_six(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("nyarlathotep")
    game.t.sanity = [6, 1, 6]
    game.event("restful-night")
    assert game.t.sanity == [6, 3, 6]
    game.creatures(docks="undead")
    game.t.witch = SANATORIUM
    game.t.sanity[TWO] = 1
    game.die("sanity")
    game.turn(TWO, "go docks")  # twice 1 is lost, but there is only 1
    assert game.t.sanity == [6, 0, 6]


@pytest.mark.rule("WOS-14.2", "WOS-R40")
def test_at_zero_a_seat_leaves_and_its_pouch_goes_to_the_heap(arkham: OpenArkham) -> None:
    game = arkham()
    game.creatures(docks="undead")
    game.t.sanity[ONE] = 1
    game.holds(ONE, "elixir", "glasses", "elder-sign")
    game.tiles(sanatorium="wall")
    game.seen(SANATORIUM, ONE)
    game.die("sanity")
    game.turn(ONE, "go docks")
    assert game.is_quiet  # the turn ends: no Use, no Take
    assert game.heap() == ["elder-sign", "elixir", "glasses"]
    assert game.pouch(ONE) == []
    assert game.t.place[ONE] == NOWHERE
    scene = game.scene(TWO)
    assert scene.zone("hand.seat-1").pieces == ()
    assert scene.zone("scholar.seat-1").marks["out"] is True
    assert all("seat-1" not in piece.marks["seats"] for piece in scene.zone("arkham").pieces)


@pytest.mark.rule("WOS-14.2", "WOS-5.1")
def test_an_eliminated_seat_takes_no_turn_and_is_not_reached(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.out(TWO)
    game.creatures(docks="undead")
    game.round("undead", "the-veil-thins", "ghouls", "mi-go")
    assert game.t.sanity == [5, 0, 5]
    game.answers("go university")
    game.expects(2, "move")
    assert game.why_not("go docks", TWO) == "WOS-14.2"


@pytest.mark.parametrize(
    ("seats", "out", "ends"), [(2, 1, True), (3, 1, False), (3, 2, True), (4, 2, False), (4, 3, True)]
)
@pytest.mark.rule("WOS-14.3", "WOS-R35", "WOS-16.3")
def test_fewer_than_two_living_seats_lose(arkham: OpenArkham, seats: int, out: int, ends: bool) -> None:
    game = arkham(seats)
    game.creatures(docks="undead")
    game.t.sanity = [1] * out + [6] * (seats - out)
    game.phase_a("undead")
    if ends:
        assert game.outcome.ending == "madness"
        assert game.outcome.winners == ()
    else:
        assert game.is_quiet
        assert game.t.living == seats - out


@pytest.mark.rule("WOS-14.3", "WOS-R35")
def test_a_banner_counts_as_living(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.elders(prisoner="dagon")
    game.bans(ONE)
    game.creatures(docks="undead")
    game.t.sanity = [6, 1, 6]
    game.phase_a("undead")
    assert game.is_quiet
    game.t.sanity[2] = 1
    game.played(2, "docks", "shop", "church")
    game.event("nightmares")
    assert game.outcome.ending == "madness"
