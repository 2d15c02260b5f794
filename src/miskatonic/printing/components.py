"""What a game prints beside the texts of its cards: `print/components.toml` in the folder of the game."""

import tomllib
from typing import Literal

from pydantic import Field

from miskatonic.content.files import Strict
from miskatonic.games.spec import AnyGame


class Marker(Strict):
    """Small round pieces. Their name is the message `marker-<id>` of the game's print texts."""

    id: str
    count: int
    icon: str = ""


class Board(Strict):
    """A sheet to lay on the table: a track of numbered spaces, or places for cards and piles."""

    id: str
    kind: Literal["track", "places"]
    spaces: int = 0
    start: int = 0
    places: list[str] = Field(default_factory=list)
    copies: int = 1


class Components(Strict):
    """Everything of one game. Kinds of cards that are not named are cards of the usual size."""

    shapes: dict[str, Literal["tile", "wide", "large", "small"]] = Field(default_factory=dict)
    # Kinds that every seat has a set of.
    sets: dict[str, int] = Field(default_factory=dict)
    # Kinds or cards that are printed once more as usual cards, so many times: the hands of the seats.
    hands: dict[str, int] = Field(default_factory=dict)
    # What the backs of a kind show, as the message `back-<id>`, if it is not the kind.
    backs: dict[str, str] = Field(default_factory=dict)
    # Kinds that are printed only when they are asked for.
    on_request: list[str] = Field(default_factory=list)
    marker: list[Marker] = Field(default_factory=list)
    board: list[Board] = Field(default_factory=list)
    # Chapters of the rulebook that are printed as a reference.
    reference: list[str] = Field(default_factory=list)


def load_components(spec: AnyGame) -> Components:
    """The components of a game; a game without such a file has cards alone."""
    path = spec.folder / "print" / "components.toml"
    if not path.is_file():
        return Components()
    return Components.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
