"""Pages: what is higher than the terminal is printed screen by screen."""

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.segment import SegmentLines


def print_pages(page: RenderableType, console: Console, ask: Callable[[], str | None]) -> int:
    """Print a page, and ask before each further screen; an empty answer goes on.

    Returns the number of lines since the last question.

    Without a terminal, everything is printed at once.
    """
    lines = console.render_lines(page, pad=False)
    room = console.height - 1 if console.is_terminal else len(lines)
    printed = 0
    while lines:
        console.print(SegmentLines(lines[:room], new_lines=True), end="")
        printed = len(lines[:room])
        lines = lines[room:]
        if lines:
            answer = ask()
            if answer is None or answer.strip():
                break
    return printed
