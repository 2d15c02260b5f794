"""PettingZoo and Gymnasium: their own tests, masks, twins, pictures."""

import json
import pickle
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import miskatonic.research.environments  # noqa: F401 - importing it registers the environments
from miskatonic.bots.roster import UnknownBotError
from miskatonic.games.registry import UnknownGameError
from miskatonic.kernel.errors import BrokenSaveError
from miskatonic.research.actions import IllegalActionError
from miskatonic.research.environments.aec import TableAECEnv
from miskatonic.research.environments.parallel import TableParallelEnv
from miskatonic.research.environments.senses import BadRenderModeError, Observation
from miskatonic.research.environments.single import BadSeatsError, SeatEnv
from miskatonic.research.position import Position
from miskatonic.research.setting import BadSettingError
from tests.research.settings import SMALL, TABLES

WITCH = "witch-of-salem"
# PettingZoo expects arrays or discrete spaces of games that it does not know; masks need a dictionary.
DICTIONARIES = [
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]


def zoo_name(game: str) -> str:
    return f"miskatonic/{game.replace('-', '_')}_v0"


def gym_name(game: str) -> str:
    return f"miskatonic/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def choose(rng: np.random.Generator, mask: np.ndarray) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play_on(env: TableAECEnv, seed: int, steps: int) -> list[tuple[str, bytes]]:
    """What is seen in the next steps of a random game."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        if not env.agents:
            break
        observed, _, terminated, truncated, _ = env.last()
        seen.append((env.agent_selection, observed["observation"].tobytes()))
        env.step(None if terminated or truncated else choose(rng, observed["action_mask"]))
    return seen


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_tests_pass(game: str, seats: int) -> None:
    make = partial(pettingzoo.make, "aec", zoo_name(game), seats=seats)
    api_test(make(), num_cycles=12)
    seed_test(make, num_cycles=4)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_parallel_tests_pass(game: str, seats: int) -> None:
    make = partial(pettingzoo.make, "parallel", zoo_name(game), seats=seats)
    parallel_api_test(make(), num_cycles=12)
    parallel_seed_test(make, num_cycles=4)


class NotingPosition(Position):
    """Notes who has spoken."""

    said: list[int]

    def say(self, seat: int, action: int) -> None:
        super().say(seat, action)
        self.said = [*getattr(self, "said", []), seat]


class LegalEnv(SeatEnv):
    """Gymnasium's own test samples actions without masks."""

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[action % len(legal)]))


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_gymnasiums_own_test_passes(game: str, seats: int) -> None:
    env = LegalEnv(game, seats)
    env.spec = gymnasium.spec(gym_name(game))
    check_env(env, skip_render_check=True, skip_close_check=True)


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_gymnasium_makes_every_game_by_its_name(game: str, seats: int) -> None:
    env = gymnasium.make(gym_name(game), seats=seats, bots="random")
    observed, info = env.reset(seed=1)
    assert np.array_equal(observed["action_mask"], info["action_mask"])
    assert isinstance(env.unwrapped, SeatEnv)
    assert len(env.unwrapped.observation_names) == len(observed["observation"])


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_no_mask_is_ever_empty_and_only_the_speaker_has_words(game: str, seats: int) -> None:
    env = TableAECEnv(game, seats, max_cycles=60)
    env.reset(seed=3)
    rng = np.random.default_rng(0)
    wait = env.setting.actions.wait
    while env.agents:
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert np.array_equal(mask, env.infos[agent]["action_mask"])
            speaks = agent == env.agent_selection and not (env.terminations[agent] or env.truncations[agent])
            assert mask.any()
            assert bool(mask[wait]) is not speaks
        observed, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else choose(rng, observed["action_mask"]))
    assert env.observe("seat_0")["action_mask"].any()


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_a_clone_and_a_restored_save_go_on_alike_and_leave_the_original_alone(game: str, seats: int) -> None:
    env = TableAECEnv(game, seats)
    env.reset(seed=5)
    play_on(env, seed=1, steps=15)
    saved = json.loads(json.dumps(env.save()))
    twin = env.clone()
    expected = play_on(twin, seed=2, steps=15)
    restored = TableAECEnv(game, seats)
    restored.restore(saved)
    assert play_on(restored, seed=2, steps=15) == expected
    assert play_on(env, seed=2, steps=15) == expected
    # The games to come are the same, too.
    env.reset()
    twin.reset()
    assert play_on(env, seed=3, steps=3) == play_on(twin, seed=3, steps=3)


def test_twins_of_the_parallel_and_the_single_environment_go_on_alike() -> None:
    parallel = TableParallelEnv("cultistorm", 2)
    seen, _ = parallel.reset(seed=4)
    twin = parallel.clone()
    rng = np.random.default_rng(0)
    actions = {agent: choose(rng, observed["action_mask"]) for agent, observed in seen.items()}
    ours, theirs = parallel.step(actions)[0], twin.step(actions)[0]
    assert all(np.array_equal(ours[agent]["observation"], theirs[agent]["observation"]) for agent in ours)

    single = SeatEnv(WITCH, 2, bots="greedy", shaping=1.0)
    observed, _ = single.reset(seed=4)
    other = single.clone()
    action = choose(rng, observed["action_mask"])
    one, two = single.step(action), other.step(action)
    assert np.array_equal(one[0]["observation"], two[0]["observation"])
    assert one[1:4] == two[1:4]


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(TableAECEnv(WITCH, 2)))
    env.reset(seed=1)
    assert env.agents == ["seat_0", "seat_1"]


def test_results_are_told_to_all_seats_and_add_up() -> None:
    env = TableAECEnv("wisdom-of-cthulhu", 2)
    env.reset(seed=1)
    rng = np.random.default_rng(0)
    while not any(env.terminations.values()):
        env.step(choose(rng, env.infos[env.agent_selection]["action_mask"]))
    assert sorted(env.rewards.values()) == [-1.0, 1.0]


def test_several_asked_seats_answer_in_one_parallel_step() -> None:
    env = TableParallelEnv("cultistorm", 3, {"floor": "open"})
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(0)
    most = 0
    for _ in range(40):
        position = NotingPosition(env.setting, env.position.table, env.position.talk, env.position.speaker)
        env.position = position
        seen = env.step({agent: choose(rng, told["action_mask"]) for agent, told in seen.items()})[0]
        assert len(set(position.said)) == len(position.said)
        most = max(most, len(position.said))
        if not env.agents:
            break
    assert most > 1


def test_an_illegal_answer_ends_a_parallel_game_and_costs_its_seat() -> None:
    env = TableParallelEnv(WITCH, 2)
    seen, _ = env.reset(seed=1)
    speaker = env.possible_agents[env.position.asked[0]]
    illegal = int(np.flatnonzero(seen[speaker]["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError, match=f"{speaker} is asked"):
        env.step({})
    _, rewards, terminated, _, _ = env.step(dict.fromkeys(env.agents, illegal))
    assert rewards[speaker] == -1.0
    assert all(terminated.values())
    assert env.agents == []


def test_pictures_and_texts_show_what_the_asked_seat_sees() -> None:
    env = TableAECEnv(WITCH, 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert f"seen by seat-{env.position.speaker + 1}" in text
    assert "words: " in text
    picture = SeatEnv(WITCH, 2, render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.dtype == np.uint8
    assert drawn.shape == (960, 1280, 3)
    assert len(np.unique(drawn)) > 10


def test_one_agent_can_play_all_seats_and_shaping_adds_up_to_the_result() -> None:
    env = SeatEnv(WITCH, 2, agent_seats=(0, 1), shaping=1.0)
    observed, _ = env.reset(seed=2)
    start = env.position.instinct(0)
    rng = np.random.default_rng(0)
    total, over = 0.0, False
    while not over:
        assert env.action_masks().any()
        observed, reward, over, _, _ = env.step(choose(rng, observed["action_mask"]))
        total += reward
    result = env.position.returns()[0]
    assert total == pytest.approx(result + result - start)
    assert env.action_masks().sum() == 1


def test_bad_input_is_told_in_one_sentence() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'"):
        TableAECEnv("chess")
    with pytest.raises(BadSettingError, match="2 to 4 seats, not 0"):
        TableAECEnv(WITCH, 0)
    with pytest.raises(UnknownBotError, match="no bot 'clever'"):
        SeatEnv(WITCH, 2, bots="clever")
    with pytest.raises(BadSeatsError, match="no seat 2; seats are 0 to 1"):
        SeatEnv(WITCH, 2, agent_seats=(2,))
    with pytest.raises(BadSeatsError, match="one for each of the 2, not 3"):
        SeatEnv(WITCH, 3, bots=["random"] * 3)
    with pytest.raises(BadRenderModeError, match="no render mode 'human'"):
        TableAECEnv(WITCH, 2, render_mode="human")
    with pytest.raises(BadSettingError, match="region"):
        TableAECEnv("cultistorm", options={"region": "on"})


def test_what_does_not_fit_a_position_is_refused() -> None:
    env = TableAECEnv(WITCH, 2)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="cannot take action"):
        env.step(env.setting.actions.wait)
    other = TableAECEnv(WITCH, 3)
    other.reset(seed=1)
    with pytest.raises(BrokenSaveError, match="other cards, options or seats"):
        env.restore(other.save())
    with pytest.raises(BrokenSaveError, match="not a saved position"):
        env.restore({"position": {}, "cycles": 0})
