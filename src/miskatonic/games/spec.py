"""What a game provides: a frozen record of functions, not a base class."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from miskatonic.content.cards import CardFace
from miskatonic.content.powers import VerbBook
from miskatonic.games.campaign import Campaign
from miskatonic.games.departures import Departure, by_the_book
from miskatonic.games.region import Region
from miskatonic.games.requests import Favour
from miskatonic.games.tally import TallyLine
from miskatonic.games.value import LearnedValue
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.table import Table
from miskatonic.kernel.vocabulary import Vocabulary
from miskatonic.kernel.words import Alphabet, Word

T = TypeVar("T", bound=Table)
C = TypeVar("C")

_CARD_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class BadOptionError(MiskatonicError):
    """A table option that the game does not have, or a value that the option does not take."""


@dataclass(frozen=True)
class Advice:
    """More than `most` of these values are better not used at once, unless another value is used, too.

    The message `advice-<name>` says so. Nothing is forbidden by it.
    """

    name: str
    values: tuple[str, ...]
    most: int
    unless: str = ""

    def concerns(self, chosen: Sequence[str]) -> bool:
        return self.unless not in chosen and sum(value in chosen for value in self.values) > self.most


@dataclass(frozen=True)
class Option:
    """A table option: its values in the order of the rulebook, the default first or named."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    # The value is a list of distinct values, separated by commas.
    many: bool = False
    # The values name cards. Other card files may have others: those are checked when a table is laid.
    from_content: bool = False
    # How much harder each value makes the game, and the sums that make a usual game; displays show the sum.
    weights: Mapping[str, int] = field(default_factory=dict)
    usual: range | None = None
    # Values that are better not combined; displays warn.
    advice: tuple[Advice, ...] = ()

    def weigh(self, value: str) -> int:
        """How much harder the values in this list make the game together."""
        return sum(self.weights.get(part, 0) for part in value.split(","))

    def warnings(self, value: str) -> list[str]:
        """The names of the advice that speaks against this list of values."""
        return [advice.name for advice in self.advice if advice.concerns(value.split(","))]


@dataclass(frozen=True)
class Reckoning:
    """Which events of a competitive game the arena counts to measure its cards.

    Each event names a card, Place or other power by `card`, `cards` or `thing`. `turn` begins a turn.
    """

    turn: str
    offered: tuple[str, ...]
    bought: str
    owned: str
    used: str
    # Rare events, once or twice in a game, that get a table of their own.
    milestones: tuple[str, ...]


class Trace(NamedTuple):
    """An event of a cooperative game that the arena counts to measure the card named by the argument `arg`.

    A kind of card has several ways to appear. A game counts as one with the card if the last way in the order
    of the traces occurred.
    """

    kind: str
    arg: str
    way: str


def nothing_hidden(_table: object) -> None:
    """A game in which nothing is decided before somebody knows it."""


def no_expansions(_content: object) -> Mapping[str, frozenset[str]]:
    """A game that has the same powers at every table."""
    return {}


def no_cards(_content: object) -> tuple[CardFace, ...]:
    """A game without cards to show."""
    return ()


@dataclass(frozen=True)
class GameSpec(Generic[T, C]):
    """One game. `content` is what `load_content` returns; `table` is the game's own table class."""

    key: str
    seats: range
    cooperative: bool
    rules_version: str
    rule_prefix: str
    alphabet: Alphabet
    options: tuple[Option, ...]
    # Option values worth a run of their own in tests: each with the options it sets.
    variants: Mapping[str, Mapping[str, str]]
    folder: Path
    load_content: Callable[[Path], C]
    new: Callable[..., T]
    scene: Callable[[T, int | None], Scene]
    imagine: Callable[[T, int, Dice], T]
    instinct: Callable[[T, int], float]
    why_not: Callable[[T, int, Word], Refusal | None]
    powers: Callable[[C], frozenset[str]]
    conserved: Callable[[T], Mapping[str, int]]
    # The state of play as plain data. Replays of stored matches compare it.
    facts: Callable[[T], Sequence[Any]]
    # Powers that only some tables have, by the expansion that brings them; `powers` are those of the others.
    more_powers: Callable[[C], Mapping[str, frozenset[str]]] = no_expansions
    # The scenes of several viewers of one position, if that is cheaper than one call of `scene` for each.
    scenes: Callable[[T, Iterable[int | None]], Mapping[int | None, Scene]] | None = None
    # Deals anew, with the dice of the table, what is decided already but known to no seat.
    redeal: Callable[[T], None] = nothing_hidden
    # The instinct of all seats at once, if that is cheaper than one call for each.
    instincts: Callable[[T], Sequence[float]] | None = None
    # The learned value that the instinct is made of, if it is. Its weights are trained by `bench.value`.
    value: LearnedValue[T] | None = None
    # Policy: what an experienced player would answer at a glance. Optional.
    habit: Callable[[T, int], Word] | None = None
    # Policy of a person in the first game: legal and sensible, but never trades. Optional.
    beginner: Callable[[T, int], Word] | None = None
    # A novice overlooks one option in so many. In a game of many words few slips make a weak player.
    overlooked_one_in: int = 3
    # Sparring partners by name: policies with one idea each, against which bots are measured.
    scripts: Mapping[str, Callable[[T, int], Word]] = field(default_factory=dict)
    # The aspects of a table for a seat, by the names in the vocabulary: what players talk about. Optional.
    aspects: Callable[[T, int], Mapping[str, float]] | None = None
    # Prior: the probability of each option for that player, in the order of the options; they sum to 1.
    leanings: Callable[[T, int], Sequence[float]] | None = None
    # In a cooperative game: what a seat answers to each kind of request of its team. Optional.
    favours: Mapping[str, Favour[T]] = field(default_factory=dict)
    # How many rounds a search plays out by habit before it evaluates the table by instinct.
    rounds_ahead: int = 3
    # The questions at which a search evaluates tables, and values are trained. None: all menus.
    evaluated_at: frozenset[str] | None = None
    # What a balance report counts: `reckoning` in competitive games, `traces` in cooperative ones.
    reckoning: Reckoning | None = None
    traces: tuple[Trace, ...] = ()
    fatal: frozenset[Word] = field(default_factory=frozenset)
    # Words that go on with the game (ready, strike, stop). Displays offer them first, in this order.
    primary: tuple[Word, ...] = ()
    # What the game says and shows. The contract and the text check compare the game with it.
    vocabulary: Vocabulary | None = None
    # The cards that a player may look up.
    cards: Callable[[C], tuple[CardFace, ...]] = no_cards
    # How a table of this content with these options, all of them settled, and with so many seats departs from
    # the rule book. In a list of ways to play the number of seats is None: then any number of seats counts.
    departures: Callable[[C, Mapping[str, str], int | None], Sequence[Departure]] = by_the_book
    # How the score of a finished table came about: the lines of each seat sum up to its score. Optional.
    tally: Callable[[T], Sequence[TallyLine]] | None = None
    # The variant that is offered to newcomers; empty when the game has no easier one.
    newcomer: str = ""
    # How many seats a table with these options, all of them settled, can have. If it is not given, `seats`.
    seats_with: Callable[[Mapping[str, str]], range] | None = None
    # Folders with further texts, beside `folder / "text"`.
    more_texts: tuple[Path, ...] = ()
    # The prefixes of rules in a second page of the rulebook, beside `rule_prefix`.
    more_rules: tuple[str, ...] = ()
    # How sessions follow each other, if the game has a campaign.
    campaign: Campaign | None = None
    # How several tables are tied together, if the game can do that.
    region: Region | None = None
    # The verbs that powers in card files may use.
    verbs: VerbBook = field(default_factory=VerbBook)
    # In a cooperative game: how many seats of a table with these options, all of them settled, play against
    # the others. They come last.
    opponents: Callable[[Mapping[str, str]], int] | None = None
    # Option values by which one person plays all seats of a table; empty if the game has no such option.
    solo: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.newcomer and self.newcomer not in self.variants:
            raise ValueError(f"{self.key} has no variant '{self.newcomer}' to offer to newcomers")

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options of a table: the chosen ones, and the defaults of the rest."""
        return settle(self.options, chosen)

    def seats_for(self, chosen: Mapping[str, str]) -> range:
        """How many seats a table with these options can have."""
        return self.seats if self.seats_with is None else self.seats_with(self.settle(chosen))

    def is_shared(self, chosen: Mapping[str, str]) -> bool:
        """Do all seats of a table with these options win or lose together?"""
        return self.cooperative and not self.count_opponents(chosen)

    def count_opponents(self, chosen: Mapping[str, str]) -> int:
        """How many seats of a cooperative game, the last ones, play against the others."""
        return 0 if self.opponents is None else self.opponents(self.settle(chosen))

    @property
    def card_folders(self) -> tuple[Path, ...]:
        """The folders that hold the cards of the game, the main one first; others lie beside their texts."""
        return (self.folder / "data", *(texts.parent / "data" for texts in self.more_texts))

    @property
    def texts(self) -> tuple[Path, ...]:
        """The folders that hold the texts of the game, the main one first."""
        return (self.folder / "text", *self.more_texts)

    def is_heading(self, kind: str) -> bool:
        """Does an event of this kind begin a part of the log?"""
        declared = None if self.vocabulary is None else self.vocabulary.event(kind)
        return declared is not None and declared.heading

    def is_opening(self, kind: str) -> bool:
        """Is an event of this kind told at the start even if much else has happened since?"""
        declared = None if self.vocabulary is None else self.vocabulary.event(kind)
        return declared is not None and declared.opening

    def is_menu(self, prompt: str) -> bool:
        """Does an action begin with the answer to this question? Without a vocabulary, with every answer."""
        declared = None if self.vocabulary is None else self.vocabulary.prompt(prompt)
        return declared is None or declared.menu

    def is_evaluated(self, prompt: str) -> bool:
        """Does a search evaluate tables where this question is asked?"""
        return self.is_menu(prompt) if self.evaluated_at is None else prompt in self.evaluated_at

    def is_solo(self, settled: Mapping[str, str]) -> bool:
        """Does one person play all seats of a table with these options?"""
        return bool(self.solo) and all(settled.get(key) == value for key, value in self.solo.items())

    def weigh(self, chosen: Mapping[str, str]) -> int:
        """How much harder all these options make the game together."""
        return sum(option.weigh(chosen.get(option.key, option.default)) for option in self.options)

    @property
    def usual(self) -> range | None:
        """The sums of weights that make a usual game, if options have weights."""
        return next((option.usual for option in self.options if option.usual is not None), None)

    def departs(
        self, content: C, chosen: Mapping[str, str], seats: int | None = None
    ) -> tuple[Departure, ...]:
        """How a table with these options departs from the rule book; `seats` as far as they are known."""
        return tuple(self.departures(content, self.settle(chosen), seats))

    def departs_by(self, content: C, key: str, value: str) -> tuple[Departure, ...]:
        """How a table departs from the rule book because an option has this value."""
        usual = self.departs(content, {})
        return tuple(found for found in self.departs(content, {key: value}) if found not in usual)


# A game of which nothing more is known: most of the code serves every game alike.
AnyGame: TypeAlias = GameSpec[Any, Any]


def settle(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of a table: the chosen ones checked, and the defaults of the rest."""
    settled = {option.key: option.default for option in options}
    for key, value in chosen.items():
        option = next((option for option in options if option.key == key), None)
        if option is None:
            raise BadOptionError(f"there is no option '{key}'; possible options: {', '.join(settled)}")
        parts = value.split(",") if option.many else [value]
        for part in parts:
            if part not in option.values and not (option.from_content and _CARD_ID.fullmatch(part)):
                raise BadOptionError(
                    f"option '{key}' cannot be '{part}'; choose from: {', '.join(option.values)}"
                )
        if len(set(parts)) < len(parts):
            raise BadOptionError(f"option '{key}' names something twice: {value}")
        settled[key] = value
    return settled


def starting_seat(start: str, seats: int) -> int | None:
    """The seat that an option like `seat-2` names; None when it is drawn by lot."""
    if start == "random":
        return None
    seat = int(start.removeprefix("seat-")) - 1
    if seat >= seats:
        raise BadOptionError(f"option 'start' cannot be '{start}' at a table of {seats} seats")
    return seat


def check_seats(allowed: range, seats: int, what: str = "this game") -> None:
    """Raise unless the game allows so many seats."""
    if not allowed:
        raise BadOptionError(f"{what} has no number of seats that all its options allow")
    if seats not in allowed:
        span = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else f"{allowed[0]}"
        raise BadOptionError(f"{what} is for {span} seats, not {seats}")
