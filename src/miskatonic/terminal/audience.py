"""The people at one keyboard: which events each of them has been told, and when the screen is cleared."""

from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from miskatonic.kernel.events import Event
from miskatonic.matches import Match
from miskatonic.terminal.event_lines import event_line
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.paging import print_pages
from miskatonic.terminal.privacy import holds_secrets, tells_secrets
from miskatonic.terminal.voice import Voice

# Reads a line after a prompt; None at the end of the input.
Read = Callable[[str], str | None]

# The prompt of a question.
ANSWER = "> "
# What a reader gives instead of a line when somebody presses Ctrl-C or Ctrl-D at a question.
LEAVING = "quit?"
# How a question ends that can be answered with yes or no only.
YES_OR_NO = "(yes/no) "
READ_ON = "Press Enter to go on "
MORE = "More: Enter, or q to stop "
_LATEST = 5
# Clears the screen and the scrollback, so that scrolling back reveals no secret.
_WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Audience:
    """Tells events: public ones to everybody, secret ones to one person while the others look away."""

    def __init__(self, match: Match, voice: Voice, console: Console, read: Read) -> None:
        self.match = match
        self.voice = voice
        self.console = console
        self.lines_since_input = 0
        self._read = read
        self.people = tuple(seat for seat, who in enumerate(match.setup.seats) if who.bot is None)
        self.aloud = 0
        self.behind: int | None = None
        self._whispered = dict.fromkeys(self.people, 0)
        self._holder: int | None = None
        self._taken_over = 0

    def read(self, prompt: str) -> str | None:
        """Read a line; None at the end of the input."""
        self.lines_since_input = 0
        return self._read(prompt)

    def pause(self) -> bool:
        """Wait until what is on the screen has been read. False at the end of the input."""
        return self.read(READ_ON) is not None

    def show(self, page: RenderableType) -> None:
        """Print a page, screen by screen if it is higher than the terminal."""
        if not self.console.is_terminal:
            self.console.print(page)
            return
        height = len(self.console.render_lines(page))
        if self.lines_since_input and self.lines_since_input + height >= self.console.height:
            self.pause()
        self.lines_since_input += print_pages(page, self.console, lambda: self.read(MORE))

    def begin(self) -> None:
        """Skip all but the latest of the events before the first question; the board shows the rest.

        A series of events of one kind is either told whole or skipped. Of the skipped ones, those are told
        that the board does not show: openings, and options that were taken for somebody. A match that is
        taken up again told them when it began.
        """
        past = self._since(0)
        start = max(0, len(past) - _LATEST)
        while 0 < start < len(past) and past[start].kind == past[start - 1].kind:
            start += 1
        if self.match.seq == 0:
            for event in past[:start]:
                if self._is_public(event) and self._must_be_told(event):
                    self.print(self._line(event, self.people))
        self.aloud = start
        self._whispered = dict.fromkeys(self.people, self._now())

    def tell(self) -> bool:
        """Tell everybody what happened since the last time. Returns whether there was anything to tell."""
        events = [event for event in self._since(self.aloud) if self._is_public(event)]
        self.aloud = self._now()
        for event in events:
            self.print(self._line(event, self.people))
        return bool(events)

    def whispers(self, seat: int) -> list[Event]:
        """Events that this seat may know, others may not, and that it has not been told yet."""
        return [e for e in self._since(self._whispered[seat]) if e.is_for(seat) and not self._is_public(e)]

    def whisper(self, seat: int) -> None:
        for event in self.whispers(seat):
            self.print(self._line(event, (seat,)))
        self._whispered[seat] = self._now()

    def admit(self, seat: int) -> bool:
        """Let a person look at the board, alone if it holds secrets. False at the end of the input."""
        if self._holder != seat:
            self._holder, self._taken_over = seat, self._now()
        others = [other for other in self.people if other != seat]
        table = self.match.table
        secret = holds_secrets(self.match.spec, table, seat, others) or tells_secrets(
            self.whispers(seat), others
        )
        if not secret:
            self.leave(seat)
            return True
        if self.behind == seat:
            return True
        self.wipe()
        self.behind = seat
        self.console.print(Text.assemble("Only ", self.voice.seat(seat), " may look now."))
        return self.read("Pass the keyboard and press Enter ") is not None

    def leave(self, following: int | None) -> None:
        """Clear the screen before somebody else looks, and tell the public events on it again."""
        if self.behind not in (None, following):
            self.wipe()
            self.behind = None
            self.aloud = min(self.aloud, self._taken_over)

    def wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()

    def rewind(self) -> None:
        """After an undo, forget having told the events that were taken back."""
        self.aloud = min(self.aloud, self._now())
        self._taken_over = min(self._taken_over, self._now())
        self._whispered = {seat: min(told, self._now()) for seat, told in self._whispered.items()}

    def log(self, seat: int | None, count: int | None) -> Sequence[RenderableType]:
        """The last events that a seat may know, or all of them, as sentences."""
        events = self.match.events(seat)
        readers = () if seat is None else (seat,)
        return [self._line(event, readers) for event in (events if count is None else events[-count:])]

    def print(self, line: RenderableType) -> None:
        """Print a line of the log. Before unread lines would leave the terminal, wait."""
        if self.console.is_terminal:
            height = len(self.console.render_lines(line))
            if self.lines_since_input + height >= self.console.height:
                self.pause()
            self.lines_since_input += height
        self.console.print(line)

    def _line(self, event: Event, readers: Sequence[int]) -> RenderableType:
        return event_line(event, readers, self.match, self.voice, glyphs(self.console))

    def _must_be_told(self, event: Event) -> bool:
        return event.forced is not None or self.match.spec.is_opening(event.kind)

    def _is_public(self, event: Event) -> bool:
        """May everybody at the keyboard know it? Without people, what a spectator may know is public."""
        return all(event.is_for(seat) for seat in self.people) if self.people else event.is_for(None)

    def _now(self) -> int:
        chronicle = self.match.table.chronicle
        return 0 if chronicle is None else len(chronicle)

    def _since(self, start: int) -> list[Event]:
        chronicle = self.match.table.chronicle
        return [] if chronicle is None else chronicle.events[start:]
