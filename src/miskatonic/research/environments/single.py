"""Gymnasium: one agent plays some seats, and bots play the others."""

import copy
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot_of
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat
from miskatonic.research.environments.senses import RENDER_MODES, Observation, Senses
from miskatonic.research.environments.table import SEEDS
from miskatonic.research.matchup import choose
from miskatonic.research.observations.layout import Layout
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting


class BadSeatsError(MiskatonicError):
    """Seats of the agent, or bots for the others, that do not fit the table."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """One agent at a table. It sees through the seat that is asked, so one agent can play several seats.

    `bots` is one bot for all other seats, or one for each of them in order. The reward comes at the end:
    1 for a win, -1 for a loss, shares of it where several win or lose. On the way, the change of the game's
    own estimate of the position (`instinct`, from -1 to 1) is added, times `shaping`. The estimate reads the
    table and not only the scene: use it to train, not to compare.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(  # noqa: PLR0913 - all but the game can be left out
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        agent_seats: Sequence[Seat] = (0,),
        bots: Sequence[str] | str = ("random",),
        shaping: float = 0.0,
        content: Path | None = None,
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting.of(game, seats, options, content)
        self._senses = Senses(self.setting, layout, render_mode)
        self.render_mode = render_mode
        self.shaping = shaping
        self.agent_seats = tuple(agent_seats)
        self._bots = self._make_bots([bots] if isinstance(bots, str) else list(bots))
        self.action_space: spaces.Discrete[Any] = self._senses.action_space()
        self.observation_space: spaces.Dict = self._senses.observation_space()  # type: ignore[assignment] # as above
        self._dice: list[Dice] = []
        self._estimate = 0.0

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return self._senses.names

    @property
    def action_names(self) -> tuple[str, ...]:
        """The word of each action; the last one is to wait."""
        return self.setting.actions.texts

    @property
    def layout(self) -> Layout:
        return self._senses.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay a table, and let bots play until the agent is asked. The same seed gives the same game."""
        super().reset(seed=seed)
        game = int(self.np_random.integers(SEEDS))
        self.position = Position.new(self.setting, game)
        self._dice = [Dice.seeded(game, f"bot {seat}") for seat in range(self.setting.seats)]
        self._let_bots_play()
        self._estimate = self._look()
        observed = self._observe()
        return observed, self._info(observed)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.position.is_over:
            # All that is left is to wait, and nothing comes of it.
            observed = self._observe()
            return observed, 0.0, True, False, self._info(observed)
        self.position.say(self.position.speaker, int(action))
        self._let_bots_play()
        observed = self._observe()
        reward = self.position.returns()[self.agent_seats[0]]
        if self.shaping:
            before, self._estimate = self._estimate, self._look()
            reward += self.shaping * (self._estimate - before)
        return observed, reward, self.position.is_over, False, self._info(observed)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib's MaskablePPO asks for it; never all false."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the agent sees."""
        return self._senses.render(self.position.scene(self._seat))

    def clone(self) -> "SeatEnv":
        """An independent twin in the same position, with the same future."""
        return copy.deepcopy(self)

    def save(self) -> dict[str, Any]:
        """The position, the dice of the bots, and the seeds of the games to come."""
        return {
            "position": self.position.save(),
            "dice": [dice.state for dice in self._dice],
            "estimate": self._estimate,
            "random": self.np_random.bit_generator.state,
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what `save` gave, in this process or another."""
        self.position = Position.restore(self.setting, saved["position"])
        self._dice = [Dice.seeded(0, "bot") for _ in saved["dice"]]
        for dice, state in zip(self._dice, saved["dice"], strict=True):
            dice.state = state
        self._estimate = saved["estimate"]
        self.np_random.bit_generator.state = saved["random"]

    @property
    def _seat(self) -> Seat:
        """The seat through which the agent sees: the one that is asked, its first one after the end."""
        return self.agent_seats[0] if self.position.is_over else self.position.speaker

    def _let_bots_play(self) -> None:
        position = self.position
        while not position.is_over and (seat := position.speaker) not in self.agent_seats:
            position.say(seat, choose(self._bots[seat], position, self._dice[seat]))

    def _look(self) -> float:
        return self.position.instinct(self.agent_seats[0]) if self.shaping else 0.0

    def _mask(self) -> NDArray[np.int8]:
        return self._senses.mask(self.position, self._seat)

    def _observe(self) -> Observation:
        return self._senses.observe(self.position, self._seat)

    def _info(self, observed: Observation) -> dict[str, Any]:
        return {"action_mask": observed["action_mask"], "seat": self._seat}

    def _make_bots(self, names: Sequence[str]) -> dict[Seat, Bot]:
        seats = range(self.setting.seats)
        if not self.agent_seats or len(set(self.agent_seats)) < len(self.agent_seats):
            raise BadSeatsError("name the seats of the agent, each once")
        if strange := [seat for seat in self.agent_seats if seat not in seats]:
            raise BadSeatsError(f"there is no seat {strange[0]}; seats are 0 to {seats[-1]}")
        others = [seat for seat in seats if seat not in self.agent_seats]
        if others and len(names) not in (1, len(others)):
            raise BadSeatsError(
                f"name one bot for all other seats or one for each of the {len(others)}, not {len(names)}"
            )
        lineup = list(names) * len(others) if len(names) == 1 else list(names)
        return {
            seat: make_bot_of(self.setting.spec, name) for seat, name in zip(others, lineup, strict=False)
        }
