"""What a game says and shows, declared: events, questions, refusals, endings, and the marks of its board.

Texts are checked against the declaration, and the browser's types are made from it. Tests check that the
engine keeps to it; matches do not pay for that check. `faults_of_*` list every departure.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict

from miskatonic.kernel.events import Event

Teller = Literal["seat", "nobody", "either"]


@dataclass(frozen=True)
class EventKind:
    """An event that a game can tell.

    `by` says whether it names the seat that caused it. `args` are always given, `optional` ones sometimes;
    both map names to types. A `secret` event may be told to some seats only. A `heading` begins a part of the
    log, such as a round or a turn. An `opening` belongs to the set-up and is not seen on the board: it is
    told at the start even if much else has happened since.
    """

    name: str
    by: Teller
    args: Mapping[str, Any]
    optional: Mapping[str, Any]
    secret: bool
    heading: bool = False
    opening: bool = False

    @cached_property
    def arguments(self) -> type:
        """The arguments as a TypedDict, for validation and for the browser's types."""
        name = "".join(part.capitalize() for part in self.name.split("-"))
        fields = {**self.args, **{key: NotRequired[kind] for key, kind in self.optional.items()}}
        return TypedDict(f"{name}Event", fields)  # type: ignore[operator, no-any-return] # made at run time

    def __getstate__(self) -> dict[str, Any]:
        """The fields without the TypedDict, which cannot be sent to another process."""
        return {key: value for key, value in self.__dict__.items() if key != "arguments"}


def event(
    name: str,
    /,
    *,
    by: Teller = "seat",
    secret: bool = False,
    heading: bool = False,
    opening: bool = False,
    optional: Mapping[str, Any] | None = None,
    **args: Any,
) -> EventKind:
    """Declare an event: `event("item-taken", item=str, slot=str)`."""
    return EventKind(name, by, args, optional or {}, secret, heading, opening)


class Late(NamedTuple):
    """The answer that counts when nobody has answered within so many seconds."""

    word: str
    seconds: int


@dataclass(frozen=True)
class Prompt:
    """A question of a game and the rule by which it is asked; `about` are its arguments, with their types.

    A `menu` is asked by the turn itself, not by what a seat has chosen before: its answer begins an action.
    Where rules say what no answer means, `late` is that answer. It counts at tables with a clock.
    """

    name: str
    rule: str
    about: Mapping[str, Any]
    menu: bool = False
    late: Late | None = None


def prompt(name: str, rule: str, /, *, menu: bool = False, late: Late | None = None, **about: Any) -> Prompt:
    """Declare a question: `prompt("make-room", "WOS-9.2", item=str)`."""
    return Prompt(name, rule, about, menu, late)


@dataclass(frozen=True)
class DepartureKind:
    """A way in which a table can depart from the printed rules; `args` are always given, with their types."""

    name: str
    args: Mapping[str, Any]


def departs(name: str, /, **args: Any) -> DepartureKind:
    """Declare a departure from the book: `departs("hand", number=int, book=int)`."""
    return DepartureKind(name, args)


@dataclass(frozen=True)
class AnswerKind:
    """What a bot can answer to a request of its team; `args` are always given, with their types."""

    name: str
    args: Mapping[str, Any]


def answers(name: str, /, **args: Any) -> AnswerKind:
    """Declare an answer: `answers("item-needed", item=str)`."""
    return AnswerKind(name, args)


@dataclass(frozen=True)
class Marks:
    """The marks of a family of zones, and of the pieces in them: TypedDicts, or None if there are none.

    The family of a zone is its id up to the first full stop: `hand` for `hand.seat-1`.
    """

    zone: type | None = None
    piece: type | None = None


@dataclass(frozen=True)
class Vocabulary:
    """Everything that one game can say and show.

    `causes` are the rules that events name as their cause, `tally` the sources of points. `aspects` are what
    players name when they compare two positions, each with what one more of it is worth. `requests` are what
    seats of a team can ask of each other.
    """

    events: Sequence[EventKind]
    prompts: Sequence[Prompt]
    refusals: Sequence[str]
    endings: Sequence[str]
    marks: Mapping[str, Marks]
    causes: Sequence[str] = ()
    departures: Sequence[DepartureKind] = ()
    tally: Sequence[str] = ()
    aspects: Mapping[str, float] = field(default_factory=dict)
    requests: Sequence[str] = ()
    answers: Sequence[AnswerKind] = ()
    _events: dict[str, EventKind] = field(init=False, repr=False)
    _prompts: dict[str, Prompt] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        for names in (
            [kind.name for kind in self.events],
            [asked.name for asked in self.prompts],
            self.refusals,
            [departure.name for departure in self.departures],
            self.tally,
            self.requests,
            [answer.name for answer in self.answers],
        ):
            if twice := {name for name in names if list(names).count(name) > 1}:
                raise ValueError(f"declared twice: {', '.join(sorted(twice))}")
        object.__setattr__(self, "_events", {kind.name: kind for kind in self.events})
        object.__setattr__(self, "_prompts", {asked.name: asked for asked in self.prompts})

    def event(self, name: str) -> EventKind | None:
        return self._events.get(name)

    def prompt(self, name: str) -> Prompt | None:
        return self._prompts.get(name)

    def faults_of_event(self, told: Event) -> list[str]:
        """How an event departs from its declaration."""
        kind = self._events.get(told.kind)
        if kind is None:
            return [f"the event '{told.kind}' is not declared"]
        faults = [f"the event '{told.kind}' lacks '{name}'" for name in kind.args.keys() - told.args.keys()]
        known = {**kind.args, **kind.optional}
        faults += [f"the event '{told.kind}' has no '{name}'" for name in told.args.keys() - known.keys()]
        if told.to is not None and not kind.secret:
            faults.append(f"the event '{told.kind}' is not secret, but was told to some seats only")
        if told.seat is None and kind.by == "seat":
            faults.append(f"the event '{told.kind}' must name a seat")
        if told.seat is not None and kind.by == "nobody":
            faults.append(f"the event '{told.kind}' must not name a seat")
        return faults

    def faults_of_prompt(self, name: str, about: Mapping[str, Any] | None) -> list[str]:
        """How a question departs from its declaration."""
        asked = self._prompts.get(name)
        if asked is None:
            return [f"the question '{name}' is not declared"]
        return [f"the question '{name}' has no '{key}'" for key in (about or {}).keys() - asked.about.keys()]
