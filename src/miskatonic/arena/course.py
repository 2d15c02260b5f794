"""The course of one game, noted while it is played: its choices, and how the chances change."""

from collections.abc import Sequence
from typing import Any

from miskatonic.arena.observer import Choice, Observer, Outlook
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word


class Course:
    """Submits words and notes what the observer reads of them."""

    def __init__(self, spec: AnyGame, observer: Observer[Any], *, of_region: bool = False) -> None:
        self.choices: list[Choice] = []
        self.outlooks: list[Outlook] = []
        self.is_wanted = observer.reads_choices or observer.reads_outlooks
        self._spec = spec
        self._looks = observer.reads_outlooks
        self._of_region = of_region
        self._last: tuple[int, Seat] | None = None

    def submit(self, table: Table, word: Word, seat: Seat) -> None:
        asked = table.flow.decision
        assert asked is not None  # noqa: S101 - somebody answers it
        now = (table.round, seat)
        if self._looks and now != self._last:
            self.outlooks.append(Outlook(len(self.choices), table.round, chances(self._spec, table)))
            self._last = now
        told = None if self._of_region or table.chronicle is None else len(table.chronicle)
        said = table.rules.alphabet.text(word)
        options = len(asked.options_of(seat))
        self.choices.append(Choice(seat, word, said, asked.prompt, options, table.round, told))
        table.flow.submit(table, word, seat)


def chances(spec: AnyGame, table: Table) -> tuple[float, ...]:
    """The chance of each seat to win as the game's instinct sees it, who looks at the true table.

    The chances of rivals sum to 1.
    """
    felt: Sequence[float]
    if spec.instincts is not None:
        felt = spec.instincts(table)
    else:
        felt = [spec.instinct(table, seat) for seat in range(table.seats)]
    found = [(value + 1) / 2 for value in felt]
    total = 1.0 if spec.cooperative else sum(found) or 1.0
    return tuple(chance / total for chance in found)
