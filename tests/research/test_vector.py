"""The vector environment does what its tables would do one by one."""

import numpy as np
import pytest

from miskatonic.research.environments.single import SeatEnv
from miskatonic.research.setting import BadSettingError
from miskatonic.research.vector.env import TableVectorEnv, WorkerFailedError

GAME = "witch-of-salem"


def test_tables_in_workers_go_on_like_tables_in_this_process() -> None:
    env = TableVectorEnv(GAME, 3, workers=2, seats=2)
    alone = [SeatEnv(GAME, 2) for _ in range(3)]
    rng = np.random.default_rng(0)
    try:
        seen, infos = env.reset(seed=10)
        ended = 0
        for row, table in enumerate(alone):
            table.reset(seed=10 + row)
        for _ in range(60):
            actions = [int(rng.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
            seen, rewards, terminated, _, infos = env.step(actions)
            finals = []
            for row, table in enumerate(alone):
                observed, reward, over, _, _ = table.step(actions[row])
                assert (reward, over) == (rewards[row], terminated[row])
                if over:
                    finals.append(observed["observation"])
                    observed, _ = table.reset()
                assert np.array_equal(observed["observation"], seen["observation"][row])
                assert np.array_equal(observed["action_mask"], infos["action_mask"][row])
            if finals:
                assert np.array_equal(np.array(finals), infos["final_obs"])
                ended += len(finals)
        assert ended
        assert env.action_masks().any(axis=1).all()
    finally:
        env.close()


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    env = TableVectorEnv(GAME, 1, workers=1, seats=2)
    try:
        env.reset(seed=1)
        with pytest.raises(WorkerFailedError, match="cannot take action 100000"):
            env.step([100_000])
        for process in env._processes:
            process.kill()
            process.join()
        with pytest.raises(WorkerFailedError, match="a worker process has ended"):
            env.reset(seed=1)
    finally:
        env.close()


def test_bad_settings_are_told_before_any_process_starts() -> None:
    with pytest.raises(BadSettingError, match="2 to 4 seats, not 9"):
        TableVectorEnv(GAME, 2, seats=9)
    with pytest.raises(WorkerFailedError, match="at least 1, not 0"):
        TableVectorEnv(GAME, 0)
