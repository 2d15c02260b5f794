"""The screen of a decision: the board above the question, so that both fit into the terminal together."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from miskatonic.kernel.scene import Scene
from miskatonic.terminal.asking import Asking
from miskatonic.terminal.board import board
from miskatonic.terminal.choices import Choice
from miskatonic.terminal.compact import Compact
from miskatonic.terminal.cutting import cut
from miskatonic.terminal.library import Library
from miskatonic.terminal.listing import Listing
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.sentences import question
from miskatonic.terminal.strips import Strip, fitted
from miskatonic.terminal.voice import Voice

# The line of the prompt, below the screen.
_PROMPT = 1
# The first line of the screen.
_HEAD = 1


class Screen(NamedTuple):
    """What is printed for a decision: the board and the question, and whether either is shortened."""

    board: RenderableType
    question: RenderableType
    is_whole: bool


def screen(
    scenes: Sequence[Scene],
    choices: Sequence[Choice],
    voice: Voice,
    console: Console,
    library: Library,
    above: int = 0,
) -> Screen:
    """The board of the first scene and the question of all scenes, with some lines left free above them.

    Both are whole if they fit into the terminal, or if there is none. What can be chosen is never left out,
    even if the terminal is too low for it.
    """
    scene = scenes[0]
    asked = scene.question
    keys = {choice.word: choice.key for choice in choices if choice.is_listed}
    whole = Screen(
        Group(Text(""), board(scene, voice, keys, console, library)),
        Group() if asked is None else question(asked, scenes, choices, voice, _width(console)),
        is_whole=True,
    )
    height = console.height - _PROMPT - above
    if not console.is_terminal or height_of(whole, console) <= height:
        return whole
    compact = Compact(scene, Pencil(voice, glyphs(console), keys), console.width, Listing(library, voice))
    drawn = list(compact.strips())
    asking = [] if asked is None else Asking(asked, scenes, choices, voice, console).strips()
    chosen = fitted([*drawn, *asking], height - _HEAD)
    lines, told = _lines(drawn, chosen[: len(drawn)]), _lines(asking, chosen[len(drawn) :])
    are_options_short = bool(asking) and chosen[-1] > 0
    head = _head(scene, compact, voice, console, are_options_short=are_options_short)
    return Screen(Group(head, *lines), Group(*told), is_whole=False)


def _width(console: Console) -> int | None:
    return console.width if console.is_terminal else None


def height_of(shown: Screen, console: Console) -> int:
    """The number of lines that a screen takes."""
    return len(console.render_lines(Group(shown.board, shown.question)))


def _lines(strips: Sequence[Strip], chosen: Sequence[int]) -> list[Text]:
    return [
        line for each, version in zip(strips, chosen, strict=True) for line in each.versions[version].lines
    ]


def _head(scene: Scene, compact: Compact, voice: Voice, console: Console, *, are_options_short: bool) -> Text:
    """The title with the round and what is true of the whole table, and the commands that show the rest."""
    signs = glyphs(console)
    more = Text.assemble("more: ", ("board", "key"))
    if are_options_short:
        more = Text.assemble(more, ", ", ("options", "key"))
    head = Text.assemble((voice.title(), "title"), "  ", (voice.round(scene.round), "bold"))
    for told in compact.head():
        head = Text.assemble(head, (signs.dot, "quiet"), told)
    head = cut(head, console.width - more.cell_len - 2, signs)
    between = " " + signs.rule * (console.width - head.cell_len - more.cell_len - 2) + " "
    return Text.assemble(head, (between, "quiet"), more)
