"""The screen of every decision of whole games: it fits, and what can be chosen is on it."""

import re
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import Any, NamedTuple

import pytest
from rich.console import Console

from miskatonic.content.texts import seat_names
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Scene
from miskatonic.terminal.choices import Choice, choices_of
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import THEME
from miskatonic.terminal.screen import screen
from miskatonic.terminal.voice import Voice
from tests.terminal.sessions import page, texts_of

PROMPT = 1
# A terminal of any size must do; these two are checked through whole games.
SIZES = [(80, 24), (100, 30)]
FIRST = 3


class Drawn(NamedTuple):
    """A screen as printed: the board, the question, and the options that it stands for."""

    board: list[str]
    question: list[str]
    choices: list[Choice]
    is_whole: bool


def terminal(width: int, height: int) -> Console:
    return Console(
        file=StringIO(),
        theme=THEME,
        width=width,
        height=height,
        highlight=False,
        color_system=None,
        force_terminal=True,
    )


class Reader:
    """Draws the screens of one game."""

    def __init__(self, spec: AnyGame) -> None:
        self.spec = spec
        self.texts = texts_of(spec)
        self.library = Library(spec, spec.load_content(spec.folder / "data"), self.texts)

    def drawn(self, scene: Scene, width: int, height: int) -> Drawn:
        voice = Voice(self.texts, seat_names(self.texts, scene))
        choices = choices_of([scene], voice)
        shown = screen([scene], choices, voice, terminal(width, height), self.library)
        return Drawn(
            _printed(shown.board, width), _printed(shown.question, width), choices, is_whole=shown.is_whole
        )


def _printed(part: Any, width: int) -> list[str]:
    console = terminal(width, 1000)
    console.print(part)
    return page(console).splitlines()


def decisions(spec: AnyGame, seats: int, seed: int) -> Iterator[Scene]:
    """The decisions of a whole random game, as the first seat that is asked sees them.

    To save time, of each kind of question the first ones are taken, and then every tenth.
    """
    table = spec.new(seats, spec.settle({}), seed)
    dice = Dice.seeded(seed, "test")
    seen: Counter[str] = Counter()
    while (asked := table.flow.decision) is not None:
        seat = asked.seats[0]
        if seen[asked.prompt] < FIRST or seen[asked.prompt] % 10 == 0:
            yield spec.scene(table, seat)
        seen[asked.prompt] += 1
        table.flow.submit(table, dice.pick(asked.options_of(seat)), seat)


def numbers(lines: list[str]) -> set[int]:
    """The numbers that a list of options offers: `3 Docks`, `3-9, 12 Buy`."""
    found: set[int] = set()
    for line in lines:
        for run in re.findall(r"\d+(?:-\d+)?", line):
            first, _, last = run.partition("-")
            found |= set(range(int(first), int(last or first) + 1))
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", all_games())
def test_every_decision_of_a_game_fits_into_the_terminal_with_the_board(
    key: str, size: tuple[int, int]
) -> None:
    width, height = size
    reader = Reader(find_game(key))
    for scene in decisions(reader.spec, 3, seed=height):
        shown = reader.drawn(scene, width, height)
        lines = [*shown.board, *shown.question]
        told = "\n".join(lines)
        assert len(lines) + PROMPT <= height, told
        assert max(len(line.rstrip()) for line in lines) <= width, told
        wanted = {int(choice.key) for choice in shown.choices if choice.is_listed}
        assert wanted <= numbers(shown.question), told
        if not shown.is_whole:
            assert "more: board" in shown.board[0], told
