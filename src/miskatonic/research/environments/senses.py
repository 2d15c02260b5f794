"""What an agent gets of a position: the spaces, the observation with its mask, and a picture."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene
from miskatonic.research.observations.layout import LIMIT, Layout, Vector, layout_of
from miskatonic.research.position import Position
from miskatonic.research.rendering.text import scene_text
from miskatonic.research.setting import Setting

RENDER_MODES: Final = ("ansi", "rgb_array")

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


class BadRenderModeError(MiskatonicError):
    """A way of rendering that the environments do not have."""


class Senses:
    """Turns positions of one setting into observations."""

    def __init__(self, setting: Setting, layout: Layout | None, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadRenderModeError(
                f"there is no render mode '{render_mode}'; choose from: {', '.join(RENDER_MODES)}"
            )
        self.setting = setting
        self.layout = layout or layout_of(setting)
        self.render_mode = render_mode

    @property
    def names(self) -> tuple[str, ...]:
        return self.layout.names

    def action_space(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(len(self.setting.actions))

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (len(self.layout),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.setting.actions),), np.int8),
            }
        )

    def vector(self, position: Position, seat: Seat) -> Vector:
        return self.layout.vector(position.scene(seat))

    def mask(self, position: Position, seat: Seat, *, speaks: bool = True) -> Mask:
        """1 for every action that the seat can take; never all 0. Who does not speak can only wait."""
        mask: Mask = np.zeros(len(self.setting.actions), np.int8)
        mask[position.legal(seat) if speaks else self.setting.actions.wait] = 1
        return mask

    def observe(self, position: Position, seat: Seat, *, speaks: bool = True) -> Observation:
        return {
            "observation": self.vector(position, seat),
            "action_mask": self.mask(position, seat, speaks=speaks),
        }

    def render(self, scene: Scene) -> str | NDArray[np.uint8] | None:
        """The scene in the chosen way; None if none was chosen."""
        if self.render_mode is None:
            return None
        text = scene_text(scene)
        if self.render_mode == "ansi":
            return text
        # Pillow is imported only by those who want pictures.
        from miskatonic.research.rendering.image import draw_text  # noqa: PLC0415

        return draw_text(text)
