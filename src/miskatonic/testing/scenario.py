"""Scripts that read like the examples of a rulebook, and run in three ways.

They run as they are, with the table cloned before every answer, and with the table saved and reloaded before
every answer. Rules must work the same in all three.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.flow import Decision, Outcome, Seat, Step, finish
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word
from miskatonic.testing.checkpoint import Checkpoint
from miskatonic.testing.clauses.storage import reloaded
from miskatonic.testing.clauses.vocabulary import events_are_declared, questions_are_declared
from miskatonic.testing.loaded_dice import LoadedDice

Way = Literal["straight", "cloned", "reloaded"]
WAYS: Final[tuple[Way, ...]] = ("straight", "cloned", "reloaded")

_STOPPED: Final = Outcome("scenario-stopped", (), ())


class NewScenario(Protocol):
    """Opens a scenario that runs one of the three ways."""

    def __call__(
        self, spec: AnyGame, seats: int, *, seed: int = 1, options: Mapping[str, str] | None = None
    ) -> "Scenario": ...


@frame("scenario-curtain")
class _Curtain:
    """The bottom of the stack while a scenario runs single steps: the game stops there."""

    def falls(self, _table: object) -> None:
        finish(_STOPPED)


class Scenario:
    """A table that a test arranges, plays and inspects."""

    def __init__(
        self,
        spec: AnyGame,
        seats: int,
        *,
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        way: Way = "straight",
    ) -> None:
        self.spec = spec
        self.way = way
        self.table: Any = spec.new(seats, spec.settle(options or {}), seed, chronicle=True)
        self._heard = 0

    @property
    def asked(self) -> Decision:
        """The decision that is waiting."""
        decision: Decision | None = self.table.flow.decision
        if decision is None:
            raise AssertionError(f"nobody is asked anything: {self.table.flow.outcome}")
        return decision

    @property
    def is_over(self) -> bool:
        """Has the game ended, or has everything happened that `run` started?"""
        return self.table.flow.decision is None

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome: Outcome | None = self.table.flow.outcome
        if outcome is None or outcome == _STOPPED:
            raise AssertionError(f"the game has not ended: {self.table.flow.decision}")
        return outcome

    def arrange(self, change: Callable[[Any], None]) -> None:
        """Set up the table as the example has it; the waiting decision does not change."""
        change(self.table)

    def run(self, step: Step) -> None:
        """Drop what the game was about to do, take this step, and then stop."""
        self.go_on_from(step, _Curtain().falls)

    def go_on_from(self, *steps: Step) -> None:
        """Drop what the game was about to do, and continue with these steps."""
        flow = self.table.flow
        flow.decision = None
        flow.outcome = None
        flow.stack[:] = reversed(steps[1:])
        flow.start(self.table, steps[0])
        self._listen()

    def next_draws(self, *items: int) -> None:
        """Decide the next items drawn from bags and piles, whichever they are."""
        self._loaded().items += items

    def next_numbers(self, *numbers: int) -> None:
        """Decide the next rolls and picks, counted from 0."""
        self._loaded().numbers += numbers

    def answers(self, *texts: str, seat: Seat | None = None) -> None:
        """Answer one decision after another; in an open decision, as the given seat."""
        for text in texts:
            who = self.asked.seat if seat is None else seat
            word = self._word(text)
            if word not in self.asked.options_of(who):
                raise AssertionError(self._complain(who, text))
            self._travel()
            self.table.flow.submit(self.table, word, who)
            self._listen()

    def offers(self, text: str, seat: Seat | None = None) -> bool:
        """Is this one of the options?"""
        return self._word(text) in self.asked.options_of(self.asked.seat if seat is None else seat)

    def options(self, seat: Seat | None = None) -> list[str]:
        """What may be answered."""
        words = self.asked.options_of(self.asked.seat if seat is None else seat)
        return [self.table.rules.alphabet.text(word) for word in words]

    def expects(
        self,
        *,
        seat: Seat | None = None,
        seats: tuple[Seat, ...] | None = None,
        prompt: str | None = None,
        options: Sequence[str] | None = None,
    ) -> None:
        """Check who is asked, the prompt, and the options in their order; only what is given is checked."""
        asked = self.asked
        wanted = seats if seat is None else (seat,)
        if wanted is not None and asked.seats != wanted:
            raise AssertionError(f"seats {asked.seats} are asked '{asked.prompt}', not seats {wanted}")
        if prompt is not None and asked.prompt != prompt:
            raise AssertionError(f"the prompt is '{asked.prompt}', not '{prompt}'")
        if options is not None and self.options() != list(options):
            raise AssertionError(f"the options are {self.options()}, not {list(options)}")

    def why_not(self, text: str, seat: Seat | None = None) -> str | None:
        """The id of the rule that forbids a word; None when it is allowed."""
        who = self.asked.seat if seat is None else seat
        refusal = self.spec.why_not(self.table, who, self._word(text))
        return None if refusal is None else refusal.rule

    def events(self, kind: str, seat: Seat | None = None) -> list[Event]:
        """The events of a kind so far that a seat (None: a spectator) may see."""
        chronicle: Chronicle = self.table.chronicle
        return [event for event in chronicle.since(0, seat) if event.kind == kind]

    def told(self, kind: str, seat: Seat | None = None) -> list[dict[str, Any]]:
        """The arguments of these events."""
        return [event.args for event in self.events(kind, seat)]

    def _word(self, text: str) -> Word:
        word: Word | None = self.table.rules.alphabet.find(text)
        if word is None:
            raise AssertionError(f"{self.spec.key} has no word '{text}'")
        return word

    def _complain(self, seat: Seat, text: str) -> str:
        asked = self.asked
        if seat not in asked.seats:
            return f"seat {seat} says '{text}', but seats {asked.seats} are asked '{asked.prompt}'"
        options = ", ".join(f"'{option}'" for option in self.options(seat))
        rule = self.why_not(text, seat)
        return f"seat {seat} cannot say '{text}' at '{asked.prompt}' (by {rule}); it can say {options}"

    def _listen(self) -> None:
        """Check that events and questions are declared, as the contract does."""
        checkpoint = Checkpoint(self.spec, self.table, self.table.dice)
        told = self.table.chronicle.events
        events_are_declared(checkpoint, told[self._heard :])
        self._heard = len(told)
        if self.table.flow.decision is not None:
            questions_are_declared(checkpoint)

    def _travel(self) -> None:
        """Clone or reload the table; it keeps its chronicle, so that a test can read all events."""
        chronicle = self.table.chronicle
        if self.way == "cloned":
            self.table = self.table.clone()
        elif self.way == "reloaded":
            self.table = reloaded(self.table)
        self.table.chronicle = chronicle

    def _loaded(self) -> LoadedDice:
        if not isinstance(self.table.dice, LoadedDice):
            self.table.dice = LoadedDice(self.table.dice)
        return self.table.dice
