"""Tables of every game: by the default options, and of Cultistorm with its expansions."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame


class Setting(NamedTuple):
    """A game, how many play it, and by which options."""

    spec: AnyGame
    seats: int
    options: Mapping[str, str]


def _with_expansions() -> dict[str, Setting]:
    spec = find_game("cultistorm")
    modules = next(option for option in spec.options if option.key == "modules")
    every = ",".join(value for value in modules.values if value != modules.default)
    assert spec.campaign is not None
    return {
        "modules": Setting(spec, 3, {"modules": every, "narrative": "on"}),
        "overlord": Setting(spec, 4, {"main": "overlord", "modules": "relics,cultist_events"}),
        "campaign": Setting(spec, 3, spec.campaign.sessions(3)[1]),
        "solo-distant": Setting(spec, 1, {"main": "distant", "modules": "relics,diseases"}),
    }


PLAIN: Final = [pytest.param(Setting(spec, spec.seats[0], {}), id=spec.key) for spec in all_games().values()]
EXPANDED: Final = [
    pytest.param(setting, id=f"cultistorm-{name}") for name, setting in _with_expansions().items()
]
