"""An observer of what each card does: the events of a game, counted by their cause."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from miskatonic.arena.observer import FinishedGame, Observer

Effects: TypeAlias = Mapping[str, int]


def _count_causes(game: FinishedGame) -> Effects:
    causes = (event.args.get("cause") for event in game.events)
    return Counter(cause for cause in causes if cause)


EFFECTS: Observer[Effects] = Observer(_count_causes, reads_events=True, name="effects")
