"""Choices of the whole team (CUL-R35): put to everybody, made by whoever answers."""

from collections.abc import Sequence

from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


def to_team(t: Table, words: Sequence[Word]) -> list[tuple[Seat, Sequence[Word]]]:
    """The same words for every seat, the speaker first; what is no choice is put to the speaker alone."""
    if len(words) == 1:
        return [(t.speaker, words)]
    return [(seat, words) for seat in t.team()]
