"""Pages of the Cultist phase (OVR-5)."""

import pytest

from miskatonic.games.cultistorm.fighting.matching import size
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.phases.cleanup import clean_up
from miskatonic.games.cultistorm.phases.cultists import CultistPhase
from miskatonic.games.cultistorm.table import CULTIST
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage, Stage
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import L1, L2, L3, L5, ONE, PLACES

WINDOW = "cultists"


def given(stage: OpenStage, detectives: int = 4) -> Stage:
    game = stage(detectives)
    game.t.phase = CULTIST
    return game


@pytest.mark.rule("OVR-5.1", "OVR-5.2")
def test_torchlight_march_brings_one_to_the_marker(stage: OpenStage) -> None:
    game = given(stage)
    game.t.marker = L3
    game.writes("torchlight-march", window=WINDOW, ink=3)
    game.brings()
    assert game.spawned() == [PLACES[L3]]
    assert (game.desk.ink, game.t.marker) == (0, L3)
    assert game.desk.discard == [game.page("torchlight-march")]


@pytest.mark.rule("OVR-R2", "OVR-5.2")
def test_torchlight_march_is_refused_at_a_blocked_marker(stage: OpenStage) -> None:
    game = given(stage)
    game.t.blocked_next = 1 << L1
    game.holds_pages("torchlight-march")
    game.desk.ink = 8
    game.opens(WINDOW)
    assert game.why_not(game.lord, "write torchlight-march") == "OVR-5.2"


def test_the_long_way_round_moves_the_marker_past_no_great_old_one(stage: OpenStage) -> None:
    game = given(stage)
    game.elder(L2, "yig")
    game.crowd(L2, 1)
    game.writes("the-long-way-round", window=WINDOW)
    assert f"at {PLACES[L2]}" not in game.options(game.lord)
    game.says(game.lord, f"at {PLACES[L5]}")
    assert game.t.marker == L5
    assert game.spawned() == []


def test_casting_call_exchanges_cards_of_the_cast(stage: OpenStage) -> None:
    game = given(stage)
    game.casts_in("orbit-scribe", "tide-chanter", "coil-brute")
    game.desk.known_cast = list(game.desk.cast)
    game.writes("casting-call", "dismiss tide-chanter", "dismiss coil-brute", "done", window=WINDOW)
    assert ENEMIES.index("orbit-scribe") in game.desk.cast
    assert len(game.desk.cast) == 3
    assert {card for card, _ in game.t.cultists.bottom} == {
        ENEMIES.index("tide-chanter"),
        ENEMIES.index("coil-brute"),
    }
    assert game.desk.known_cast == []


def test_conscription_moves_a_top_cultist_next_door_without_a_summons(stage: OpenStage) -> None:
    game = given(stage)
    game.crowd(L1, 3)
    game.crowd(L2, 2)
    top = game.column(L1)[-1]
    game.writes("conscription", f"at {PLACES[L1]}", window=WINDOW)
    if not game.play.is_over:
        game.says(game.lord, f"at {PLACES[L2]}")
    assert game.column(L2)[-1] == top
    assert game.counts()[:2] == [2, 3]
    assert game.elder_at(L2) is None


def test_broken_barrier_voids_a_block(stage: OpenStage) -> None:
    game = given(stage)
    game.t.blocked_next = 1 << L2 | 1 << L3
    game.writes("broken-barrier", f"at {PLACES[L3]}", window=WINDOW)
    assert game.t.blocked_next == 1 << L2


@pytest.mark.rule("OVR-5.6")
def test_whispered_orders_add_the_cult_symbol_until_cleanup(stage: OpenStage) -> None:
    game = given(stage)
    game.cultists(L1, "orbit-scribe", "tide-chanter")
    bout = Bout(ONE, ENEMIES.index("orbit-scribe"), L1)
    before = requirement(game.t, bout)
    game.writes("whispered-orders", "mark orbit-scribe", window=WINDOW)
    assert size(requirement(game.t, bout)) == size(before) + 1
    game.t.rules.hooks.notify("cleanup", game.t)
    assert requirement(game.t, bout) == before


def test_understudy_swaps_with_the_discards_for_all_to_see(stage: OpenStage) -> None:
    game = given(stage)
    game.casts_in("orbit-scribe", "tide-chanter")
    game.fallen("coil-brute", "choir-acolyte")
    game.writes("understudy", "revive coil-brute", "dismiss tide-chanter", window=WINDOW)
    assert game.desk.known_cast == [ENEMIES.index("coil-brute")]
    assert ENEMIES.index("tide-chanter") in game.t.cultist_discard


@pytest.mark.rule("OVR-5.6")
def test_stage_direction_turns_the_first_step_into_a_spawn_elsewhere(stage: OpenStage) -> None:
    game = given(stage)
    game.holds_pages("stage-direction")
    game.desk.ink = 2
    game.play.run(CultistPhase().begins)
    game.says(game.lord, "walk clockwise", "buy no-step", "write stage-direction", f"at {PLACES[L5]}")
    game.brings()
    assert game.spawned() == [PLACES[L5], PLACES[L2], PLACES[L3]]
    assert game.desk.lasting == ()


@pytest.mark.rule("OVR-5.6")
def test_loaded_omen_waits_for_the_dice(stage: OpenStage) -> None:
    game = given(stage)
    game.holds_pages("loaded-omen")
    game.play.run(CultistPhase().begins)
    game.says(game.lord, "walk clockwise", "write loaded-omen")
    game.brings()
    game.asks(game.lord, "page-location")
    word = game.options(game.lord)[0]
    game.says(game.lord, word)
    spot = PLACES.index(word.removeprefix("at "))
    assert game.t.cultist_dice[spot] == game.t.symbol_at(spot)


def test_feeding_time_lets_a_great_old_one_devour_two(stage: OpenStage) -> None:
    game = given(stage)
    game.elder(L2, "yig")
    game.crowd(L2, 3)
    game.holds_pages("feeding-time")
    game.desk.ink = 2
    game.play.run(CultistPhase().begins)
    game.says(game.lord, "walk clockwise", "buy no-step", "write feeding-time")
    assert len(game.t.eaten[L2]) == 2
    assert [args["cause"] for args in game.told("elder-devours")] == ["page/feeding-time", "rule/CUL-9.11"]


@pytest.mark.parametrize("held", ["gates", "one"])
def test_feeding_time_needs_one_that_moves_and_two_to_eat(stage: OpenStage, held: str) -> None:
    game = given(stage)
    game.elder(L2, "yig")
    game.crowd(L2, 2 if held == "gates" else 1)
    game.t.gates_held_next = "action/lock-the-gate" if held == "gates" else ""
    game.holds_pages("feeding-time")
    game.desk.ink = 8
    game.opens(WINDOW)
    assert game.why_not(game.lord, "write feeding-time") == "OVR-5.2"
    clean_up(game.t)
