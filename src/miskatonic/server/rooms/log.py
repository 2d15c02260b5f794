"""The log of a match, which only grows, and the words in it that were not taken back."""

from bisect import bisect_left
from collections.abc import Iterable

from miskatonic.matches import Move
from miskatonic.matches.promises import Promise, read_promise, with_promise
from miskatonic.server.storage.rows import Act, MoveRow


class Log:
    """All lines, and which of them are steps of the match as it stands."""

    def __init__(self, lines: Iterable[MoveRow] = ()) -> None:
        self.lines: list[MoveRow] = []
        # For each step that was not taken back, the number of its line.
        self.standing: list[int] = []
        # What bots have promised at a step that was not taken back.
        self.promises: list[Promise] = []
        for line in lines:
            self.add(line)

    @property
    def seq(self) -> int:
        """The number of the next line."""
        return len(self.lines)

    @property
    def step(self) -> int:
        """How many words stand."""
        return len(self.standing)

    def add(self, line: MoveRow) -> None:
        self.lines.append(line)
        if line.act == Act.UNDO:
            del self.standing[line.to_step :]
            self.promises = [promise for promise in self.promises if promise.step <= self.step]
        elif line.act in (Act.SAY, Act.RESIGN):
            self.standing.append(line.seq)
        elif line.act == Act.PROMISE:
            made = read_promise(self.step, line.seat, line.given_by or 0, line.word or "")
            self.promises = with_promise(self.promises, made)

    def moves(self) -> list[Move]:
        """The moves of the match as it stands."""
        lines = (self.lines[seq] for seq in self.standing)
        return [Move(line.seat, line.word or "", line.digest, line.secret) for line in lines]

    def steps_before(self, seq: int) -> int:
        """How many of the words that stand were said before a line."""
        return bisect_left(self.standing, seq)

    def step_of(self, seq: int) -> int | None:
        """The step that a line is; None if it was taken back or is no word."""
        at = bisect_left(self.standing, seq)
        return at + 1 if at < len(self.standing) and self.standing[at] == seq else None
