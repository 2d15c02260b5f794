"""What a player observes: the scene of its seat, as text and as the vector of the layout."""

from typing import Any

import numpy as np

from miskatonic.research.observations.layout import layout_of
from miskatonic.research.setting import Setting


class SceneObserver:
    """OpenSpiel's observer. `dict` has the tensor as `scene`, in the order of the layout's names."""

    def __init__(self, setting: Setting, iig_obs_type: Any, params: Any) -> None:  # noqa: ANN401 - OpenSpiel has no types
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._layout = layout_of(setting)
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(len(self._layout), np.float32)
        self.dict = {"scene": self.tensor}

    def set_from(self, state: Any, player: int) -> None:  # noqa: ANN401 - as above
        position = state.position
        if position is None:
            self.tensor.fill(0.0)
        else:
            # OpenSpiel asks for the shape with an invalid player.
            self.tensor[:] = self._layout.vector(position.scene(max(player, 0)))

    def string_from(self, state: Any, player: int) -> str:  # noqa: ANN401 - as above
        """The scene as text. With perfect recall also the actions that the seat has taken."""
        position = state.position
        if position is None:
            return ""
        seen: str = position.text(player)
        return f"{state.said_by(player)}\n{seen}" if self._recalls else seen
