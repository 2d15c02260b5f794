"""A walk through a finished or saved match: forward, back, to a step, from turn to turn."""

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from miskatonic.kernel.flow import OUTSIDE
from miskatonic.matches import Match, Position, resignation
from miskatonic.terminal import sentences
from miskatonic.terminal.audience import LEAVING, MORE, Read
from miskatonic.terminal.board import board
from miskatonic.terminal.event_lines import event_line
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import Glyphs, glyphs
from miskatonic.terminal.paging import print_pages
from miskatonic.terminal.screen import height_of, screen
from miskatonic.terminal.voice import Voice

HELP = (
    "Enter: next step, p: previous step, t: next turn, r: previous turn, a number: that step,"
    " board: the whole board, q: quit"
)


def step_lines(
    step: Position, viewer: int | None, match: Match, voice: Voice, signs: Glyphs
) -> RenderableType:
    """A step of a replay: who chose what, and what came of it."""
    head = Text(f"{step.seq:>4}  ", "quiet")
    if step.move is not None:
        outside = step.move.seat == OUTSIDE
        head.append_text(Text("Other tables", "quiet") if outside else voice.seat(step.move.seat))
        resigns = step.move.word == resignation.RESIGN
        head.append(": Resigns" if resigns else f": {voice.word(step.move.word)}")
    else:
        head.append("The table is laid")
    readers = () if viewer is None else (viewer,)
    told = [
        Padding(event_line(event, readers, match, voice, signs), (0, 0, 0, 6))
        for event in step.events
        if event.is_for(viewer)
    ]
    return Group(head, *told)


class Walk:
    """Shows one step after another, as a seat (None: a spectator) saw it."""

    def __init__(
        self, match: Match, viewer: int | None, voice: Voice, library: Library, console: Console, read: Read
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.voice = voice
        self.library = library
        self.console = console
        self.read = read
        # The replay goes on with the same table, so that each step keeps a copy.
        self.steps = [step._replace(table=step.table.clone()) for step in match.replay()]
        self.turns = [
            step.seq for step in self.steps if any(match.spec.is_heading(event.kind) for event in step.events)
        ]

    def run(self, start: int) -> None:
        """Walk until somebody quits."""
        at, last = start, len(self.steps) - 1
        self._show(at)
        while True:
            line = self.read(f"Step {at} of {last}: Enter, p, t, r, a number, board, ? or q > ")
            typed = "q" if line is None else line.strip().casefold()
            if typed in ("q", "quit", "exit", LEAVING):
                return
            if typed in ("b", "board"):
                self._show_board(at)
                continue
            target = self._target(typed, at)
            if target is None:
                self.console.print(Text(HELP, "alarm" if typed not in ("?", "help") else ""))
            elif not 0 <= target <= last:
                self.console.print(Text(f"There are steps 0 to {last}.", "alarm"))
            else:
                at = target
                self._show(at)

    def _target(self, typed: str, at: int) -> int | None:
        if typed in ("", "n", "next"):
            return at + 1
        if typed in ("p", "previous", "back"):
            return at - 1
        if typed == "t":
            return next((turn for turn in self.turns if turn > at), len(self.steps) - 1)
        if typed == "r":
            return next((turn for turn in reversed(self.turns) if turn < at), 0)
        return int(typed) if typed.isdecimal() else None

    def _show_board(self, at: int) -> None:
        scene = self.match.scene_at(self.steps[at], self.viewer)
        page = board(scene, self.voice, {}, self.console, self.library)
        print_pages(page, self.console, lambda: self.read(MORE))

    def _show(self, at: int) -> None:
        """The step, and the board after it if both fit; the end below the last step."""
        step = self.steps[at]
        told = step_lines(step, self.viewer, self.match, self.voice, glyphs(self.console))
        outcome = self.match.outcome
        parts: list[RenderableType] = [told]
        if outcome is not None and at == len(self.steps) - 1:
            parts.append(sentences.ending(self.match, outcome, self.voice, self.console))
        scene = self.match.scene_at(step, self.viewer)._replace(question=None)
        above = len(self.console.render_lines(Group(*parts)))
        drawn = screen([scene], (), self.voice, self.console, self.library, above)
        if height_of(drawn, self.console) + above < self.console.height:
            parts.insert(0, drawn.board)
        print_pages(Group(*parts), self.console, lambda: self.read(MORE))
