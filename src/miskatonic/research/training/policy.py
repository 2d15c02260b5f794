"""A trained model as a bot: it sees through a vantage, like every other bot."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from sb3_contrib import MaskablePPO

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.words import Word
from miskatonic.research.observations.layout import Layout
from miskatonic.research.setting import Setting

PREFIX: Final = "ppo:"
MODEL: Final = "model.zip"
LAYOUT: Final = "layout.json"


class BadModelError(MiskatonicError):
    """A folder without a model, or a model of another table."""


class PolicyBot:
    """Takes the action that the model thinks most likely."""

    def __init__(self, setting: Setting, folder: Path) -> None:
        if not (folder / MODEL).is_file():
            raise BadModelError(f"{folder} contains no {MODEL}; `train` writes one")
        self.name = f"{PREFIX}{folder}"
        self._actions = setting.actions
        self._layout = Layout.load(folder / LAYOUT)
        self._model: Any = MaskablePPO.load(folder / MODEL, device="cpu")
        trained = (self._model.observation_space.shape[0], int(self._model.action_space.n))
        if trained != (len(self._layout), len(self._actions)):
            raise BadModelError(f"the model in {folder} was trained at another table")

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        mask = np.zeros(len(self._actions), np.bool_)
        mask[self._actions.numbers(vantage.options)] = True
        vector = self._layout.vector(vantage.scene)
        action, _ = self._model.predict(vector, action_masks=mask, deterministic=True)
        return self._actions.word(int(action))

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        return by_policy(self.choose(vantage, dice), vantage.options)
