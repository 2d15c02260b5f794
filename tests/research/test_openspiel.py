"""OpenSpiel: its own random simulation, twins, resampled states, structures."""

import json
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import miskatonic.research.openspiel  # noqa: F401 - importing it registers the games
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.research.openspiel.game import TableGame
from tests.research.settings import SMALL, TABLES


def spiel_name(game: str) -> str:
    return f"miskatonic_{game.replace('-', '_')}"


def play_on(state: pyspiel.State, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def at_a_decision(game: str, seats: int, seed: int) -> pyspiel.State:
    """The last decision of a player within a few moves; a random game may be over soon."""
    state = pyspiel.load_game(spiel_name(game), {"players": seats}).new_initial_state()
    chance = random.Random(seed)
    decision = None
    for _ in range(14):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            decision = state.clone()
        play_on(state, chance, 1)
    assert decision is not None
    return decision


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiels_own_simulation_passes(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(spiel_name(game), {"players": seats}), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_a_resampled_state_looks_the_same_to_its_player(game: str, seats: int) -> None:
    state = at_a_decision(game, seats, seed=1)
    player = state.current_player()
    for number in range(3):
        resampled = state.resample_from_infostate(player, random.Random(number).random)
        assert resampled.information_state_string(player) == state.information_state_string(player)
        assert resampled.observation_tensor(player) == state.observation_tensor(player)
        assert resampled.legal_actions() == state.legal_actions()
        play_on(resampled, random.Random(0), 10)


def test_resampling_changes_what_the_player_cannot_know() -> None:
    state = at_a_decision("cultistorm", 2, seed=1)
    player = state.current_player()
    resampled = [state.resample_from_infostate(player, random.Random(number).random) for number in range(5)]
    assert len({json.dumps(each.position.save()["table"]) for each in resampled}) > 1


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_clones_go_on_alike_with_the_same_chance_and_apart_with_another(game: str, seats: int) -> None:
    state = at_a_decision(game, seats, seed=2)
    before = str(state)
    ends = []
    for seed in (1, 1, 2):
        twin = state.clone()
        play_on(twin, random.Random(seed), 30)
        ends.append(str(twin))
    assert str(state) == before
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_states_observations_and_actions_have_structures(game: str, seats: int) -> None:
    state = at_a_decision(game, seats, seed=3)
    player = state.current_player()
    assert json.loads(state.to_struct().to_json())["current_player"] == player
    assert json.loads(state.to_observation_struct(player).to_json())["seat"] == player
    for action in state.legal_actions():
        struct = state.action_to_struct(player, action)
        told = json.loads(struct.to_json())
        assert f"{told['verb']} {told['object']}".strip() == state.action_to_string(action)
        assert state.struct_to_actions(struct) == [action]


def test_chance_decides_who_speaks_if_several_seats_are_asked() -> None:
    game = pyspiel.load_game("miskatonic_cultistorm", {"players": 3, "options": "floor=open"})
    state = game.new_initial_state()
    chance = random.Random(1)
    while not (state.is_chance_node() and len(state.chance_outcomes()) <= 3):
        play_on(state, chance, 1)
    assert {state.action_to_string(seat) for seat, _ in state.chance_outcomes()} >= {"seat-1 speaks"}
    seat = state.chance_outcomes()[-1][0]
    state.apply_action(seat)
    assert state.current_player() == seat


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_openspiels_is_mcts_plays(game: str, seats: int) -> None:
    """It searches states that it has resampled."""
    state = at_a_decision(game, seats, seed=4)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, max_simulations=2, random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_bad_parameters_are_told_in_one_sentence() -> None:
    creator = type("Game", (TableGame,), {"GAME": "witch-of-salem", "TYPE": None})
    with pytest.raises(MiskatonicError, match="2 to 4 seats, not 9"):
        creator({"players": 9})
    with pytest.raises(MiskatonicError, match="write KEY=VALUE;KEY=VALUE"):
        creator({"players": 2, "options": "novice"})


def test_a_process_that_used_it_ends_cleanly() -> None:
    """What OpenSpiel keeps is freed after the interpreter; that must not crash."""
    code = "import pyspiel, miskatonic.research.openspiel; pyspiel.load_game('miskatonic_witch_of_salem')"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
