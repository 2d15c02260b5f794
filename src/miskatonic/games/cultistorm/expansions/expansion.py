"""What an expansion brings to the game: a record of functions, as a game is one (see `games/spec.py`)."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from miskatonic.content.cards import CardFace
from miskatonic.games.campaign import Campaign
from miskatonic.games.region import Region
from miskatonic.games.spec import Advice, Option, Trace
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Zone
from miskatonic.kernel.vocabulary import Vocabulary
from miskatonic.kernel.words import Word

if TYPE_CHECKING:
    from miskatonic.content.files import Folder
    from miskatonic.games.cultistorm.cards.content import Content
    from miskatonic.games.cultistorm.fighting.matching import Source
    from miskatonic.games.cultistorm.fighting.requirement import Bout
    from miskatonic.games.cultistorm.rules import Rules
    from miskatonic.games.cultistorm.scene.view import View
    from miskatonic.games.cultistorm.table import Table

Listener: TypeAlias = Callable[..., Any]
Check: TypeAlias = "Callable[[Table, Seat, int], Refusal | None]"

# The teams of the printed game (CUL-1.1).
TEAMS: Final = range(3, 6)


@dataclass(frozen=True)
class Action:
    """Something that a seat can do at a question of the base game: `prepare`, `combat`, `fight` or `sealing`.

    `words` are those of one verb. `may_not(t, seat, number)` forbids the word with this number; the menu and
    `why_not` both ask it. `does(t, seat, number)` carries it out. `when` is the reason given at any other
    question.
    """

    at: Literal["prepare", "combat", "fight", "sealing"]
    words: tuple[Word, ...]
    may_not: Check
    does: "Callable[[Table, Seat, int], None]"
    when: Refusal
    # The numbers that can be allowed at all, where most cannot: menus ask about these alone.
    among: "Callable[[Table, Seat], Sequence[int]] | None" = None

    def options(self, t: "Table", seat: Seat) -> list[Word]:
        numbers = range(len(self.words)) if self.among is None else self.among(t, seat)
        # Mostly there are none: every menu asks every action.
        if not numbers:
            return []
        words, may_not = self.words, self.may_not
        return [words[number] for number in numbers if may_not(t, seat, number) is None]


class TeamNumbers(NamedTuple):
    """Numbers that depend on the size of the team; None where the base game's hold.

    Presets of the difficulty change the limit and the trophies as they change those of the base game.
    """

    hand: int | None = None
    limit: int | None = None
    to_seal: int | None = None
    # Dice that are rolled in Review, and how many of them a team of this size may take (CUL-5.4, CUL-7.3).
    pool: int | None = None
    picks: int | None = None
    # Terror steps of a failed summons (CUL-9.7).
    failed_steps: int | None = None


class Cards(NamedTuple):
    """What an expansion read from its own card files.

    `own` is whatever its code looks up. `names` are the ids of its cards by kind (see `words.kind`), `faces`
    what a player can look up, `causes` the cards that must have had an effect in some game, `owners` the
    cards that may have a story.
    """

    own: Any = None
    names: Mapping[str, Sequence[str]] = {}
    faces: tuple[CardFace, ...] = ()
    causes: frozenset[str] = frozenset()
    owners: tuple[str, ...] = ()


def no_cards(_folder: "Folder") -> Cards:
    return Cards()


@dataclass(frozen=True, eq=False)
class Supply:
    """Sources of symbols that an expansion brings to fights (CUL-8.10).

    `find` lists them; the first ref of each is a number of the expansion's own, from 0. `name` is the content
    id of a number, `spend` uses it up.
    """

    find: "Callable[[Table, Bout], list[Source]]"
    name: "Callable[[Table, int], str]"
    spend: "Callable[[Table, Seat, int], None]"


class Helpers(NamedTuple):
    """Helpers of an expansion that are no detectives: they have numbers after those of the detectives.

    `name` is the content id of the one with this number, from 0 on; `pile` is where its cards are discarded.
    """

    name: "Callable[[Table, int], str]"
    pile: "Callable[[Table, int], list[int]]"


Choice: TypeAlias = "Callable[[Table, Seat, Decision], Word]"
Thought: TypeAlias = "Callable[[Table, Seat, Decision], Word | None]"
Worth: TypeAlias = "Callable[[Table, Seat, int, int, float], float]"


@dataclass(frozen=True, eq=False)
class Habit:
    """What an experienced player thinks of the expansion.

    `answers` are for its own questions. `before` has the first say at a question of the base game, `after`
    the last: it is asked when the base habit would be ready or done. `worth` changes what an enemy is worth
    to a detective, `keeps` names hand cards that a detective does not want to lose. `arrivals` is how many
    cultists more than usual may come before the next Preparation. `seals` are the locations that its goal
    still asks to be sealed; None if that is the base game's. `outlook` is everything beside
    `habit/aims.outlook` on which its requirements, sources, forbidden moves, `worth` and `seals` depend;
    without it nothing that detectives think out is kept (ADR 0110).
    """

    answers: Mapping[str, Choice] = field(default_factory=dict)
    before: Mapping[str, Thought] = field(default_factory=dict)
    after: Mapping[str, Thought] = field(default_factory=dict)
    worth: "Worth | None" = None
    keeps: "Callable[[Table, Seat], Iterable[int]] | None" = None
    arrivals: "Callable[[Table], int] | None" = None
    seals: "Callable[[Table], Sequence[int] | None] | None" = None
    outlook: "Callable[[Table, Seat], Hashable] | None" = None


@dataclass(frozen=True, eq=False)
class Expansion:
    """One expansion.

    A `module` is switched on by the option `modules`, a `main` one by `main`, a `region` by `region`
    (EXP-1.1), and `cards` that lengthen the lists of another option by naming one of them: `chosen` says so.
    """

    key: str
    # Its place among the others: they act in this order (EXP-1.4).
    order: int
    # The beginning of its rule ids.
    prefix: str
    # How much harder it makes the game; 1 is about six points of the win rate.
    weight: int = 0
    kind: Literal["module", "main", "region", "cards"] = "module"
    chosen: Callable[[Mapping[str, str]], bool] | None = None
    # Its own `data/` and `text/`.
    folder: Path | None = None
    options: tuple[Option, ...] = ()
    # Values that it adds to options of the base game, by the key of the option.
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Keys of expansions that cannot be used with it.
    excludes: frozenset[str] = frozenset()
    # What is better not combined with it; its texts have the messages.
    advice: tuple[Advice, ...] = ()
    # How many detectives it takes, and seats that are no detectives; those come last.
    teams: range | None = None
    more_seats: int = 0
    # How many cards an option may name at most with it, by the key of the option.
    limits: Mapping[str, int] = field(default_factory=dict)
    # Numbers of a team of this size that it has otherwise than the base game: gets `Cards.own` and the size.
    numbers: "Callable[[Any, int], TeamNumbers] | None" = None

    # The words it declared, verb by verb (see `words.expansion_words`).
    words: tuple[tuple[Word, ...], ...] = ()
    vocabulary: Vocabulary | None = None
    load: "Callable[[Folder], Cards]" = no_cards
    # Adds cards of the base game's own kinds to the content of a table: gets that content, and `Cards.own`.
    extend: "Callable[[Content, Any], Content] | None" = None
    # What the game looks up while it runs, as `rules.more[key]`: made of `Cards.own` and the rules of the
    # table.
    rules: "Callable[[Any, Rules], Any] | None" = None
    # What it must remember, as `t.annex[key]`: an object of a class declared by `kernel.fields.table`.
    state: "Callable[[Table], Any] | None" = None
    hooks: Mapping[str, Listener] = field(default_factory=dict)
    # The words that its `action_allowed` can forbid, None if any: it is asked about no others.
    forbids: tuple[Word, ...] | None = None
    # Can a target, or who is ready, change what it lets others do? If not, menus are kept longer (ADR 0110).
    heeds_targets: bool = True
    actions: tuple[Action, ...] = ()
    # The checks behind the options of its own questions, by verb: `why_not` asks them. Where such a question
    # offers words of the base game, by question and verb.
    checks: "Mapping[str, Check]" = field(default_factory=dict)
    question_checks: Mapping[str, Mapping[str, Check]] = field(default_factory=dict)
    # Its questions whose options depend on hand cards. Their frames have a step `asks` that asks anew.
    about_hands: tuple[str, ...] = ()
    # Reasons why a word of its own cannot be said when nobody asks for it, by verb.
    moments: Mapping[str, Refusal] = field(default_factory=dict)
    supply: Supply | None = None
    helpers: Helpers | None = None
    # Its verbs whose object is a seat: in a scene they point at the detective.
    seat_verbs: tuple[str, ...] = ()
    # A piece with a mark `location` lies at that location, one with a mark `holder` with that seat.
    scene: "Callable[[View], Sequence[Zone]] | None" = None
    # Deals anew what these seats do not know: one seat when a bot imagines, all seats when a future is
    # redealt.
    forget: "Callable[[Table, tuple[Seat, ...]], None] | None" = None
    habit: Habit = field(default_factory=Habit)
    # What is added to the value of a table for the team.
    instinct: "Callable[[Table], float] | None" = None
    # The state of play as plain data (see `GameSpec.facts`), and counts that no rule may change. A count with
    # the name of one of the base game's is added to it.
    facts: "Callable[[Table], Sequence[Any]] | None" = None
    conserved: "Callable[[Table], Mapping[str, int]] | None" = None
    traces: tuple[Trace, ...] = ()
    # Games of several sessions that it brings.
    campaign: Campaign | None = None
    # How tables with this expansion are tied together.
    region: Region | None = None

    def is_chosen(self, options: Mapping[str, str]) -> bool:
        """Do these options, all of them settled, switch it on?"""
        if self.chosen is not None:
            return self.chosen(options)
        if self.kind == "region":
            return options.get("region") == "on"
        return self.key in options.get("modules" if self.kind == "module" else "main", "").split(",")
