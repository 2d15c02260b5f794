"""What happens next at a table: a stack of steps, and the decision that is waiting.

A frame (see `frames`) is an immutable value whose methods are the steps of a rule or a card. The stack
holds bound methods: frame and program counter in one. Because frames never change, cloning a flow is
copying a list, and a table can be saved in the middle of any nested effect.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, NoReturn, TypeAlias

from miskatonic.kernel.errors import EffectLoopError, GameIsOverError, IllegalWordError
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.frames import frame
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

Seat: TypeAlias = int
Step: TypeAlias = Callable[[Any], None]
Answer: TypeAlias = Callable[..., None]

# The seat of what comes from outside: the answers of nobody at the table.
OUTSIDE: Seat = -1

STEP_BUDGET = 10_000
_WATCHED_STEPS = 500


@frame("outcome")
class Outcome:
    """How a game ended: the way of ending, who won, and the points of each seat."""

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def as_dict(self) -> dict[str, Any]:
        return {"ending": self.ending, "winners": self.winners, "scores": self.scores}


@frame("decision")
class Decision:
    """A choice that somebody must make before the game goes on.

    `seat` chooses among `options`. In an open decision any of several seats may answer, each from its
    own `offers`; then `seat` is the first of them and `options` are the words of all. If they decide
    `together`, all have the same words and one answer counts for all of them.

    A question to the outside is answered by whoever runs the table, in the name of `OUTSIDE`: by what
    happened elsewhere. `guess(table, dice)` gives an answer that could come, for those who play ahead.
    """

    seat: Seat
    prompt: str
    options: Sequence[Word]
    then: Answer
    source: str = ""
    about: Mapping[str, Any] | None = None
    offers: tuple[tuple[Seat, Sequence[Word]], ...] | None = None
    together: bool = False
    guess: Callable[[Any, Any], Word] | None = None

    @property
    def frame(self) -> Any:
        """The frame that asks: the answer is one of its steps."""
        return self.then.__self__  # type: ignore[attr-defined] # answers are bound methods

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody who may answer; nobody, if the question is put to the outside."""
        if self.guess is not None:
            return ()
        return (self.seat,) if self.offers is None else tuple(seat for seat, _ in self.offers)

    def options_of(self, seat: Seat) -> Sequence[Word]:
        """What this seat may answer; nothing when it is not asked."""
        if self.offers is None:
            return self.options if seat == self.seat else ()
        return next((words for other, words in self.offers if other == seat), ())


class Finished(Exception):  # noqa: N818 - the end of a game is no error
    """Raised by `finish`: an end condition stops everything at once, however deep the nesting."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.ending)
        self.outcome = outcome


def finish(outcome: Outcome) -> NoReturn:
    """End the game now; the steps that were still to come are dropped."""
    raise Finished(outcome)


@stored("flow")
class Flow:
    """The stack of steps to come and the decision that is waiting."""

    __slots__ = ("decision", "outcome", "stack")

    def __init__(self) -> None:
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.stack: list[Step] = []

    def clone(self) -> "Flow":
        twin = Flow.__new__(Flow)
        twin.decision = self.decision
        twin.outcome = self.outcome
        twin.stack = self.stack[:]
        return twin

    def then(self, step: Step, *more: Step) -> None:
        """Do these steps, in this order, after the present step and before any that were waiting."""
        if more:
            self.stack.extend(reversed(more))
        self.stack.append(step)

    def ask(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[Word],
        then: Answer,
        source: str = "",
        about: Mapping[str, Any] | None = None,
    ) -> None:
        """Let a seat choose; `then` is called with the table and the chosen word."""
        self.decision = Decision(seat, prompt, options, then, source, about, None)

    def ask_target(
        self,
        table: Any,
        seat: Seat,
        prompt: str,
        options: Sequence[Word],
        then: Answer,
        source: str = "",
        about: Mapping[str, Any] | None = None,
    ) -> None:
        """Let a seat say what the thing it has chosen is for.

        An only target was chosen with the thing itself. It is not asked for, and is no forced option. But
        while a question waits, this is that question again, in a world that somebody imagines. Whoever
        imagines sees that the seat is asked, so it is asked there even for an only target.
        """
        if len(options) == 1 and self.decision is None:
            then(table, options[0])
        else:
            self.ask(seat, prompt, options, then, source, about)

    def ask_any(
        self,
        offers: Sequence[tuple[Seat, Sequence[Word]]],
        prompt: str,
        then: Answer,
        source: str = "",
        about: Mapping[str, Any] | None = None,
    ) -> None:
        """Let whichever seat answers first choose; `then` gets the table, the word and that seat."""
        union = tuple(dict.fromkeys(chain.from_iterable([words for _, words in offers])))
        self.decision = Decision(offers[0][0], prompt, union, then, source, about, tuple(offers))

    def ask_team(
        self,
        seats: Sequence[Seat],
        prompt: str,
        words: Sequence[Word],
        then: Answer,
        source: str = "",
        about: Mapping[str, Any] | None = None,
    ) -> None:
        """Let these seats choose together: any of them answers for all; `then` gets that seat, too.

        Where people and bots sit together, people are asked first. Among bots the first seat answers.
        """
        # A single word is no choice, so it is put to the first seat, and taken.
        asked = seats if len(words) > 1 else seats[:1]
        offers = tuple([(seat, words) for seat in asked])
        self.decision = Decision(
            asked[0], prompt, words, then, source, about, offers, together=len(asked) > 1
        )

    def ask_outside(
        self,
        prompt: str,
        options: Sequence[Word],
        then: Answer,
        guess: Callable[[Any, Any], Word],
        source: str = "",
        about: Mapping[str, Any] | None = None,
    ) -> None:
        """Wait for what happens elsewhere: nobody at the table can answer, not even with an only word."""
        self.decision = Decision(OUTSIDE, prompt, options, then, source, about, None, guess=guess)

    def submit(self, table: Any, word: Word, seat: Seat | None = None) -> None:
        """Answer the waiting decision and go on to the next one."""
        asked = self.decision
        if asked is None:
            raise GameIsOverError("the game is over")
        offers = asked.offers
        who = asked.seat if seat is None else seat
        if word not in (asked.options if offers is None and who == asked.seat else asked.options_of(who)):
            raise IllegalWordError("this seat cannot choose that word now")
        self.decision = None
        if table.chronicle is not None:
            # What is told from here on comes of this word, not of an option taken before it.
            table.chronicle.forced = None
        try:
            if offers is None:
                asked.then(table, word)
            else:
                asked.then(table, word, who)
            self._go_on(table)
        except Finished as end:
            self.end(end.outcome)

    def start(self, table: Any, step: Step) -> None:
        """Begin the game with this step."""
        try:
            step(table)
            self._go_on(table)
        except Finished as end:
            self.end(end.outcome)

    def _go_on(self, table: Any) -> None:
        """Take steps until somebody must choose."""
        if not self._settles(table, STEP_BUDGET):
            raise EffectLoopError(f"no decision after {STEP_BUDGET} steps: {self._name_the_loop(table)}")

    def _settles(self, table: Any, budget: int) -> bool:
        """Does somebody have to choose within so many steps?"""
        stack = self.stack
        for _ in range(budget):
            asked = self.decision
            if asked is None:
                stack.pop()(table)
            elif (
                len(asked.options) > 1
                or (asked.offers is not None and len(asked.offers) > 1)
                or asked.guess is not None
                or not self._take_forced(table, asked)
            ):
                return True
        return False

    def _name_the_loop(self, table: Any) -> str:
        """Run on for a while with a chronicle, to name the cards in the loop for their designer."""
        step = repr(self.stack[-1:])
        table.chronicle = watched = Chronicle()
        with suppress(Finished):
            self._settles(table, _WATCHED_STEPS)
        causes = [event.args.get("cause") for event in watched.events]
        cards = dict.fromkeys(cause.rpartition("/")[2] for cause in causes if cause)
        return f"{', '.join(cards)} trigger each other endlessly" if cards else f"the next step was {step}"

    def end(self, outcome: Outcome) -> None:
        """The game is over: nobody is asked any more."""
        self.decision = None
        self.outcome = outcome
        self.stack.clear()

    def _take_forced(self, table: Any, asked: Decision) -> bool:
        """Take the only option without asking anybody (an empty list is a fault in a rule).

        The next event will say so, unless the word changes nothing by itself. A word that is always asked for
        is not taken: then it says False.
        """
        word = asked.options[0]
        if word in table.rules.alphabet.asked_words:
            return False
        if table.chronicle is not None and word not in table.rules.alphabet.idle_words:
            table.chronicle.force(asked.seat)
        self.decision = None
        if asked.offers is None:
            asked.then(table, word)
        else:
            asked.then(table, word, asked.seat)
        return True
