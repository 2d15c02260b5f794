"""docs/research.md: its examples run as they stand."""

import re
from pathlib import Path

import pytest

from miskatonic.research.dataset import Dataset
from miskatonic.research.observations.layout import layout_of
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


# RLlib is not in the lock files, so its example cannot be run here.
PETTINGZOO, GYMNASIUM, OPENSPIEL, _RLLIB, REPLAY = EXAMPLES


@pytest.mark.parametrize(
    "example", [PETTINGZOO, GYMNASIUM, OPENSPIEL], ids=["pettingzoo", "gymnasium", "openspiel"]
)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})


def test_the_example_of_a_replay_reaches_the_end() -> None:
    setting = Setting("witch-of-salem", 2)
    data = Dataset(setting, ["random"], games=1)
    game = data.play_one(data._make_bots(), 3)
    known = {"Position": Position, "Setting": Setting, "game": game, "layout": layout_of(setting)}
    exec(compile(REPLAY, str(PAGE), "exec"), known)
    position = known["position"]
    assert isinstance(position, Position)
    assert position.is_over
