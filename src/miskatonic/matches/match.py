"""One match in memory. Storing it is up to the caller."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from miskatonic.bots.requests import Owed
from miskatonic.games.requests import Request
from miskatonic.games.spec import AnyGame
from miskatonic.games.tally import TallyLine
from miskatonic.kernel.dice import QuickDice, Secret, Seed
from miskatonic.kernel.errors import GameIsOverError, IllegalWordError
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.flow import OUTSIDE, Outcome
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Alphabet, Word
from miskatonic.matches.chance import renew
from miskatonic.matches.errors import NotAskedError, StaleMoveError, UndoError, UnknownWordError
from miskatonic.matches.notes import StepNote, UndoUnit, free_until, undo_target
from miskatonic.matches.position import position_digest
from miskatonic.matches.promises import Promise, owed, with_promise
from miskatonic.matches.record import MatchSetup, Move, Occupant
from miskatonic.matches.resignation import RESIGN, given_up, may_resign, resigned
from miskatonic.matches.undo import GAVE_UP, REVEALED, has_revealed, plain_barrier
from miskatonic.matches.waypoints import Waypoints


class Position(NamedTuple):
    """The table after `seq` words of a replay. The replay goes on with the same `table` object."""

    seq: int
    move: Move | None
    table: Table
    events: list[Event]


class Match:
    """A table, its players, and every word they said."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup = setup
        self.moves: list[Move] = []
        # What bots have promised their team, as far as it was not taken back.
        self.promises: list[Promise] = []
        self.table = setup.lay()
        self.opening = position_digest(self.spec, self.table)
        # One for the setup and one for each step.
        self.notes = [StepNote(_length(self.table))]
        self.waypoints = Waypoints()
        self.has_resignations = False

    @classmethod
    def new(
        cls,
        spec: AnyGame,
        seats: Sequence[Occupant],
        seed: Seed,
        options: Mapping[str, str] | None = None,
        content: object = None,
    ) -> "Match":
        """Begin a new match; options that are not given have their defaults."""
        return cls(MatchSetup(spec, tuple(seats), seed, spec.settle(options or {}), content))

    @classmethod
    def restored(
        cls, setup: MatchSetup, opening: str, moves: Sequence[Move], table: Table, notes: Sequence[StepNote]
    ) -> "Match":
        """A match after these moves, with the table of that moment and the notes of all steps."""
        match = cls.__new__(cls)
        match.setup = setup
        match.opening = opening
        match.moves = list(moves)
        match.promises = []
        match.table = table
        match.notes = list(notes)
        match.waypoints = Waypoints()
        match.has_resignations = bool(resigned(match.moves))
        return match

    @property
    def spec(self) -> AnyGame:
        return self.setup.spec

    @property
    def is_shared(self) -> bool:
        """Do all seats win or lose together?"""
        return self.spec.is_shared(self.setup.options)

    @property
    def alphabet(self) -> Alphabet:
        """The words of the game, with the names that its content gives to cards."""
        return self.table.rules.alphabet

    @property
    def seq(self) -> int:
        """How many words have been said; also the number of the next one."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: by the rules, or because too few seats were left."""
        return self.table.flow.outcome or self._given_up(self.moves)

    def scene(self, seat: int | None) -> Scene:
        """What a seat (None: a spectator) sees. After the end, everything hidden is turned up."""
        return self._scene(self.table, self.moves, seat)

    def scenes(self, seats: Collection[int | None]) -> Mapping[int | None, Scene]:
        """What each of several viewers sees."""
        draw = self.spec.scenes
        if draw is None or self._given_up(self.moves) is not None:
            return {seat: self.scene(seat) for seat in seats}
        return draw(self.table, seats)

    def scene_at(self, position: Position, seat: int | None) -> Scene:
        """What a seat (None: a spectator) saw after a step of a replay."""
        return self._scene(position.table, self.moves[: position.seq], seat)

    def tally(self) -> Sequence[TallyLine]:
        """How the scores came about; nothing before the end, nor after an end by resignation."""
        return self._tally(self.table)

    def tally_at(self, position: Position) -> Sequence[TallyLine]:
        """How the scores came about, if a step of a replay was the end."""
        return self._tally(position.table)

    def submit(
        self, seat: int, word: str, expected_seq: int | None = None, *, secret: Secret | None = None
    ) -> Move:
        """A seat says a word. `expected_seq`, the `seq` that the player saw, guards against stale clicks.

        With a `secret`, all chance of the word comes from it. It is recorded if there was any.
        """
        if expected_seq is not None and expected_seq != self.seq:
            raise StaleMoveError(
                f"'{word}' was meant for step {expected_seq}, but the table is at step {self.seq}"
            )
        if self.over:
            raise GameIsOverError(f"the game is over; '{word}' is too late")
        if word == RESIGN:
            may_resign(self.setup, self.moves, seat)
        else:
            word = self.alphabet.text(self._understood(seat, word))
        former = self.table.dice
        note = self._take(self.table, seat, word, secret)
        if secret is not None and self.table.dice.state == 0:
            self.table.dice, secret = former, None
        self._add(Move(seat, word, position_digest(self.spec, self.table), secret), note)
        return self.moves[-1]

    def follow(self, moves: Iterable[Move]) -> None:
        """Take the steps of a record. Whether they lead to the recorded tables is the caller's to check."""
        for move in moves:
            self._add(move, self._take(self.table, move.seat, move.word, move.secret))

    def promise(self, seat: int, request: Request, until: int) -> Promise:
        """The bot of a seat says yes to a request, to the end of this round."""
        made = Promise(self.seq, seat, request, until)
        self.promises = with_promise(self.promises, made)
        return made

    def owed(self, seat: int) -> list[Owed]:
        """What the bot of a seat has promised and may still have to do."""
        if not self.promises:
            return []
        return owed(self.promises, self.moves, self.alphabet, seat, self.table.round)

    def why_not(self, seat: int, texts: Iterable[str]) -> dict[str, Refusal | None]:
        """The rule that forbids each word to a seat now; None for a word that is allowed.

        The rules are asked about a table that the seat could imagine, so that no answer reveals a secret.
        """
        words = {text: self._find(text) for text in texts}
        believed: Table = self.spec.imagine(self.table, seat, QuickDice.seeded(0, "why"))
        return {text: self.spec.why_not(believed, seat, word) for text, word in words.items()}

    def free_until(self, mine: Collection[int] | None = None) -> int:
        """The earliest step to which the match can be taken back without consent, as far as is known.

        With `mine`, only steps of these seats can. `undo` looks more closely and may still refuse.
        """
        return free_until(self.moves, self.notes, mine)

    def undo_target(self, unit: UndoUnit, mine: Collection[int]) -> int | None:
        """The step to which these seats go back to take back their last decision, action or turn."""
        return undo_target(unit, self.moves, self.notes, mine)

    def undo(self, to: int | None = None, *, agreed: bool = False) -> list[Move]:
        """Take back the last word, or all words after step `to`, and return them.

        Without consent, a step cannot be taken back if it used chance, revealed something or passed the turn.
        With consent, which only cooperative games allow, any step can.
        """
        target = self.seq - 1 if to is None else to
        if not 0 <= target < self.seq:
            raise UndoError(
                "there is nothing to take back"
                if not self.moves
                else f"there is no step {target} to go back to"
            )
        gone = next((move for move in self.moves[target:] if move.seat == OUTSIDE), None)
        if gone is not None:
            raise UndoError(f"'{gone.word}' cannot be taken back: it came from other tables")
        if agreed and not self.is_shared:
            raise UndoError("players compete at this table: they cannot agree to take moves back")
        if not agreed:
            self._refuse_barriers(target)
        undone = self.moves[target:]
        self.go_back(target)
        return undone

    def go_back(self, to: int) -> None:
        """Be at step `to` again, whatever the rules of undo say."""
        self.table = self._at(to)
        del self.moves[to:]
        del self.notes[to + 1 :]
        self.promises = [promise for promise in self.promises if promise.step <= to]
        self.waypoints.forget_after(to)
        self.has_resignations = bool(resigned(self.moves))

    def fork(self, seq: int | None = None) -> "Match":
        """A new match with the same moves up to step `seq`."""
        at = self.seq if seq is None else seq
        if not 0 <= at <= self.seq:
            raise UndoError(f"there is no step {at}; the match has {self.seq}")
        fork = Match.restored(self.setup, self.opening, self.moves[:at], self._at(at), self.notes[: at + 1])
        fork.promises = [promise for promise in self.promises if promise.step <= at]
        return fork

    def position(self, seq: int) -> Position:
        """The position after step `seq`. To look at one step after the other repeats one word for each."""
        table = self._at(seq)
        self.waypoints.stay_at(seq, table)
        start = self.notes[seq - 1].told if seq else 0
        return Position(seq, self.moves[seq - 1] if seq else None, table, _told(table, start))

    def replay(self) -> Iterator[Position]:
        """The positions of the match from its opening on, with the events of each step."""
        table = self.setup.lay()
        yield Position(0, None, table, _told(table, 0))
        for seq, move in enumerate(self.moves, 1):
            start = _length(table)
            self._repeat(table, move)
            yield Position(seq, move, table, _told(table, start))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat (None: a spectator) may see, from number `since` on."""
        chronicle = self.table.chronicle
        return [] if chronicle is None else chronicle.since(since, seat)

    def _scene(self, table: Table, moves: Sequence[Move], seat: int | None) -> Scene:
        """The scene of a table after these moves. A table does not know that it was given up."""
        outcome = self._given_up(moves)
        if outcome is not None and table.flow.outcome is None:
            table = table.clone()
            table.flow.end(outcome)
        return self.spec.scene(table, seat)

    def _given_up(self, moves: Sequence[Move]) -> Outcome | None:
        """The end by resignation. It is asked for often, and most matches have none."""
        return given_up(self.setup, moves) if self.has_resignations else None

    def _tally(self, table: Table) -> Sequence[TallyLine]:
        tally = self.spec.tally
        return () if tally is None or table.flow.outcome is None else tally(table)

    def _understood(self, seat: int, text: str) -> Word:
        word = self._find(text)
        asked = self.table.flow.decision
        if asked is None:
            raise GameIsOverError(f"the game is over; '{text}' is too late")
        if asked.guess is not None and seat != OUTSIDE:
            raise NotAskedError(f"seat {seat + 1} cannot say '{text}' now: the table waits for other tables")
        if seat not in asked.seats and seat != asked.seat:
            others = " or ".join(str(other + 1) for other in asked.seats)
            raise NotAskedError(f"seat {seat + 1} cannot say '{text}' now: seat {others} is asked")
        if word not in asked.options_of(seat):
            raise IllegalWordError(f"seat {seat + 1} cannot say '{text}' now")
        return word

    def _find(self, text: str) -> Word:
        word = self.alphabet.find(text)
        if word is None:
            raise UnknownWordError(f"{self.spec.key} has no word '{text}'")
        return word

    def _repeat(self, table: Table, move: Move) -> None:
        """Take a step of the record on another table."""
        if move.word != RESIGN:
            renew(self.spec, table, move.secret)
            table.flow.submit(table, self._find(move.word), move.seat)

    def _take(self, table: Table, seat: int, text: str, secret: Secret | None) -> StepNote:
        """Take a step, and note what undo has to know of it."""
        if text == RESIGN:
            return StepNote(_length(table), barrier=GAVE_UP)
        renew(self.spec, table, secret)
        asked, chance, start = table.flow.decision, table.dice.state, _length(table)
        table.flow.submit(table, self._find(text), seat)
        told = _told(table, start)
        return StepNote(
            _length(table),
            asked is not None and self.spec.is_menu(asked.prompt),
            any(self.spec.is_heading(event.kind) for event in told),
            plain_barrier(
                seat,
                used_chance=table.dice.state != chance,
                asked_next=table.flow.decision,
                told=told,
            ),
        )

    def _add(self, move: Move, note: StepNote) -> None:
        self.moves.append(move)
        self.notes.append(note)
        self.has_resignations |= move.word == RESIGN
        self.waypoints.pass_by(self.seq, self.table)

    def _at(self, seq: int) -> Table:
        """A table as it was at a step, with the events up to then."""
        start, table = self.waypoints.before(seq) or (0, self.setup.lay().clone())
        for step, move in enumerate(self.moves[start:seq], start + 1):
            self._repeat(table, move)
            self.waypoints.pass_by(step, table)
        if self.table.chronicle is not None:
            table.chronicle = Chronicle()
            table.chronicle.events = self.table.chronicle.events[: self.notes[seq].told]
        return table

    def _refuse_barriers(self, target: int) -> None:
        """Raise if a step blocks the undo. Of several, name the earliest: it is the player's own move."""
        blocking = self._first_barrier(target)
        if blocking is None and self._has_revealed(target, self.seq):
            # What somebody has learnt stays known, so bisection finds the first step that revealed something.
            ends = range(target + 1, self.seq)
            first = bisect_left(ends, 1, key=lambda end: int(self._has_revealed(target, end)))
            self.notes[target + 1 + first] = self.notes[target + 1 + first]._replace(barrier=REVEALED)
            blocking = target + first
        if blocking is not None:
            why = self.notes[blocking + 1].barrier
            raise UndoError(f"'{self.moves[blocking].word}' cannot be taken back: {why}")

    def _first_barrier(self, target: int) -> int | None:
        return next((seq for seq in range(target, self.seq) if self.notes[seq + 1].barrier is not None), None)

    def _has_revealed(self, start: int, end: int) -> bool:
        said = [(move.seat, self._find(move.word)) for move in self.moves[start:end]]
        events = _told(self.table, self.notes[start].told)[: self.notes[end].told - self.notes[start].told]
        after = self.table if end == self.seq else self._at(end)
        return has_revealed(self.spec, self._at(start), said, after, events)


def _length(table: Table) -> int:
    return 0 if table.chronicle is None else len(table.chronicle)


def _told(table: Table, start: int) -> list[Event]:
    return [] if table.chronicle is None else table.chronicle.events[start:]
