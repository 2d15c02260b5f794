"""A game of OpenSpiel for each of ours, with its parameters."""

from typing import Any, ClassVar, Final

import pyspiel

from miskatonic.games.registry import find_game, game_keys
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.research.openspiel.observer import SceneObserver
from miskatonic.research.openspiel.state import COURSES, TableState
from miskatonic.research.setting import Setting

# The games stay far below this; the longest random game of a survey had 1,000 decisions.
MOST_MOVES: Final = 20_000


class BadParameterError(MiskatonicError):
    """A parameter of an OpenSpiel game that cannot be read."""


class TableGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One setting. `players` is the number of seats, `options` are table options: `key=value;key=value`."""

    # Given by the class of each game.
    GAME: ClassVar[str]
    TYPE: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = _read_options(str(given.get("options", "")))
        self.setting = Setting.of(self.GAME, given.get("players"), options)
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.wait,
            max_chance_outcomes=COURSES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if not self.setting.spec.cooperative else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.TYPE, info, given)

    def new_initial_state(self, _state: Any = None) -> TableState:  # noqa: ANN401 - as above
        """A table that is not laid yet: that is the first chance."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SceneObserver:  # noqa: ANN401 - as above
        return SceneObserver(self.setting, iig_obs_type, params)


def register_all() -> None:
    """Register every installed game, once."""
    known = set(pyspiel.registered_names())
    for game in game_keys():
        name = f"miskatonic_{game.replace('-', '_')}"
        if name not in known:
            game_type = _type_of(game, name)
            # OpenSpiel frees what is registered after the interpreter is gone; a class survives that.
            pyspiel.register_game(game_type, type(name, (TableGame,), {"GAME": game, "TYPE": game_type}))


def _type_of(game: str, name: str) -> Any:  # noqa: ANN401 - as above
    spec = find_game(game)
    kinds = pyspiel.GameType
    utility = kinds.Utility.IDENTICAL if spec.cooperative else kinds.Utility.ZERO_SUM
    # Some options put a seat against the others.
    if spec.opponents is not None:
        utility = kinds.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Miskatonic: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=spec.seats[-1],
        min_num_players=spec.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.seats[0], "options": ""},
    )


def _read_options(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split(";") if part.strip()]
    if any(not sign for _, sign, _ in pairs):
        raise BadParameterError(f"'{text}' are no table options; write KEY=VALUE;KEY=VALUE")
    return {key.strip(): value.strip() for key, _, value in pairs}
