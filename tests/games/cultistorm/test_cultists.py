"""The Cultist phase (chapter 4), beyond the worked examples."""

import pytest

from miskatonic.games.cultistorm.board.spawning import SpawnAt, SpawnAtMarker
from miskatonic.games.cultistorm.words import CULTIST_FACES
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, PLACES, OpenStorm


@pytest.mark.rule("CUL-4.1")
def test_the_four_parts_come_in_order(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L5, 2)
    game.elder(L5, "yig")
    game.t.blocked_next = 1 << L2
    game.cultist_phase()
    kinds = [kind for kind in game.kinds() if kind != "token"]
    assert kinds == [
        *("cultist-phase", "elder-devours", "spawn-blocked", "cultist-spawns", "cultist-spawns"),
        "cultist-dice",
    ]


@pytest.mark.rule("CUL-4.9")
def test_a_cultist_named_for_a_great_old_one_comes_to_the_next_location(storm: OpenStorm) -> None:
    game = storm()
    game.elder(L3, "yig")
    game.elder(L4, "dagon")
    game.unit(SpawnAt(L3, "rule/CUL-7.41").begins)
    assert game.spawned() == [PLACES[L5]]
    assert game.t.marker == L1


@pytest.mark.rule("CUL-4.7", "CUL-4.4")
def test_the_icon_moves_the_marker_on_before_and_after_it(storm: OpenStorm) -> None:
    game = storm()
    game.t.marker = L5
    game.elder(L5, "yig")
    game.unit(SpawnAtMarker("action/desperate-plan").begins)
    assert game.spawned() == [PLACES[L1]]
    assert game.t.marker == L2


@pytest.mark.rule("CUL-4.8")
def test_a_named_location_leaves_the_marker_where_it_is(storm: OpenStorm) -> None:
    game = storm()
    game.unit(SpawnAt(L4, "rule/CUL-7.41").begins)
    assert game.spawned() == [PLACES[L4]]
    assert game.t.marker == L1


@pytest.mark.rule("CUL-4.6")
def test_a_block_stops_every_spawn_of_its_phase_and_none_of_the_next(storm: OpenStorm) -> None:
    game = storm(seats=5)
    game.t.marker = L1
    game.t.blocked_next = 1 << L2 | 1 << L2
    game.cultist_phase()
    assert game.counts() == [1, 0, 1, 1, 1]
    game.cultist_phase()
    assert game.counts() == [2, 1, 2, 2, 2]


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 11), (4, 12), (5, 13)])
@pytest.mark.rule("CUL-4.12", "CUL-4.13", "CUL-R9")
def test_the_limit_follows_the_number_of_detectives(storm: OpenStorm, seats: int, limit: int) -> None:
    game = storm(seats=seats)
    game.sealed(L1)
    game.crowd(L1, limit - 1)
    game.unit(SpawnAt(L1, "rule/CUL-4.2").begins)
    assert game.goes_on
    game.unit(SpawnAt(L1, "rule/CUL-4.2").begins)
    assert game.ending == "overrun"


@pytest.mark.rule("CUL-4.14")
def test_great_old_ones_and_what_they_ate_do_not_count(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.elder(L2, "yig", "choir-acolyte", "choir-lookout")
    game.sealed(L1)
    game.crowd(L1, 10)
    game.unit(SpawnAt(L1, "rule/CUL-4.2").begins)
    assert game.goes_on


@pytest.mark.rule("CUL-4.15", "CUL-4.16")
def test_all_five_dice_are_rolled_and_stay(storm: OpenStorm) -> None:
    game = storm(seats=2)
    game.sealed(L5)
    game.play.next_numbers(0, 1, 2, 3, 5)
    game.cultist_phase("choir-acolyte", "choir-lookout")
    assert [CULTIST_FACES[face] for face in game.t.cultist_dice] == [
        "star",
        "shield",
        "tentacle",
        "eye",
        "blank",
    ]
    game.cultists(L4, "tide-acolyte")
    assert game.required(ONE, "tide-acolyte") == {"tentacle": 1, "eye": 2, "planet": 1}


@pytest.mark.rule("CUL-R15")
def test_elsewhere_cultists_come_while_a_great_old_one_walks(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L5, 2)
    game.elder(L5, "yig")
    game.cultist_phase()
    assert len(game.spawned()) == 3
    assert PLACES[L5] not in game.spawned()
