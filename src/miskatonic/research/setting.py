"""Which tables are played: game, seats, table options and card files, checked once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.table import Rules, Table
from miskatonic.research.actions import Actions

# Stands for the smallest number of seats until the options are known.
_FEWEST: Final = -1
_NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})


class BadSettingError(MiskatonicError):
    """A table that cannot be laid as described."""


@dataclass(frozen=True)
class Setting:
    """The tables of an environment. Everything that has a fixed size in a learner is fixed here.

    `content` is a folder of card files; None stands for the cards that come with the game. `seats` may be
    left out, and is then the smallest number that the game allows.
    """

    game: str
    seats: int = field(default=_FEWEST)
    options: Mapping[str, str] = field(default_factory=lambda: _NO_OPTIONS)
    content: Path | None = None

    def __post_init__(self) -> None:
        settled = self.spec.settle(self.options)
        object.__setattr__(self, "options", settled)
        allowed = self.spec.seats_for(settled)
        if self.seats == _FEWEST:
            object.__setattr__(self, "seats", allowed[0])
        if self.seats not in allowed:
            raise BadSettingError(
                f"{self.game} is played by {allowed[0]} to {allowed[-1]} seats, not {self.seats}"
            )
        if self.spec.region is not None and self.spec.region.tables(settled):
            raise BadSettingError("tables of a region wait for each other, so a single one cannot be played")

    @staticmethod
    def of(
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Path | None = None,
    ) -> "Setting":
        """A setting as people give it, with everything but the game left out at will."""
        return Setting(game, _FEWEST if seats is None else seats, options or _NO_OPTIONS, content)

    def __reduce__(self) -> tuple[Any, ...]:
        # The game, its rules and the actions are found again.
        return Setting, (self.game, self.seats, dict(self.options), self.content)

    def __deepcopy__(self, memo: dict[int, object]) -> "Setting":
        return self

    @cached_property
    def spec(self) -> AnyGame:
        return find_game(self.game)

    @property
    def key(self) -> tuple[str, int, tuple[tuple[str, str], ...], Path | None]:
        """Equal for settings with equal tables."""
        return self.game, self.seats, tuple(sorted(self.options.items())), self.content

    @property
    def is_shared(self) -> bool:
        """Do all seats win or lose together?"""
        return self.spec.is_shared(self.options)

    def lay(self, seed: int) -> Table:
        """A table at its first decision."""
        content = None if self.content is None else _load(self.game, self.content)
        table: Table = self.spec.new(self.seats, self.options, seed, content=content)
        return table

    @cached_property
    def rules(self) -> Rules:
        """What all tables of this setting share."""
        return self.lay(0).rules

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.rules.alphabet)


@cache
def _load(game: str, folder: Path) -> Any:  # noqa: ANN401 - the game's own content
    return find_game(game).load_content(folder)
