"""Two expansions for tests, which together use everything that an expansion can.

*The Bell Tower*: three bells hang in a tower, in an order that nobody knows. A detective may ring the first
in Preparation, once a turn for the team; it has a wild symbol this turn, and may go home at the end of it. In
a fight it may let the bell toll for another symbol, between fights hum, and in the Sealing phase muffle the
bells. When a detective's investigation ends it hears which bell hangs first.

*The Watcher*: a seat that is no detective chooses, among the top two cultists, who comes.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypedDict

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.board.cultist_deck import deck_size, draw_cultist, refill
from miskatonic.games.cultistorm.expansions.expansion import Action, Cards, Expansion, Habit, Supply
from miskatonic.games.cultistorm.expansions.hooks import ASKED, Passing
from miskatonic.games.cultistorm.expansions.names import GIVING, HOOKS
from miskatonic.games.cultistorm.fighting.matching import Source, any_of
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import ALPHABET, ENEMIES, NO, YES, expansion_words
from miskatonic.games.spec import Option
from miskatonic.kernel.fields import each_seat, table
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Piece, Zone
from miskatonic.kernel.vocabulary import Marks, Vocabulary, event, prompt
from miskatonic.kernel.words import Word

KEY: Final = "bell-tower"
RULE: Final = "CUL-16.1"
CAUSE: Final = f"rule/{RULE}"
BELLS: Final = ALPHABET.kind("bell", room=4)
RING: Final = expansion_words("ring", BELLS)
TOLL: Final = expansion_words("toll")
HUM: Final = expansion_words("hum")
MUFFLE: Final = expansion_words("muffle")
SEND: Final = expansion_words("send", ENEMIES)
# How often each hook was called, in all games of the process.
HEARD: Final[Counter[str]] = Counter()


class Bell(Strict):
    """A bell."""

    id: str
    symbol: str


class Bells(Strict):
    """bells.toml."""

    bell: list[Bell]


class BellRules(NamedTuple):
    """What the tower looks up while a game runs."""

    ids: tuple[str, ...]
    causes: tuple[str, ...]
    short: bool


@table("test-bells/tower")
class Tower:
    """What the tower remembers: the order of the bells, who has heard the first, who has rung."""

    seats: int
    order: list[int]
    heard: int = 0
    rung: int = 0
    rings: list[int] = each_seat(0)
    wild: int = NOTHING

    clone: ClassVar[Any]


def tower(t: Table) -> Any:
    return t.annex[KEY]


def look_up(t: Table) -> BellRules:
    found: BellRules = t.rules.more[KEY]
    return found


def load(folder: Folder) -> Cards:
    bells = (folder.read("bells.toml", Bells) or Bells(bell=[])).bell
    ids = tuple(bell.id for bell in bells)
    return Cards(
        own=ids,
        names={"bell": ids},
        faces=tuple(CardFace(bell.id, "bell") for bell in bells),
        causes=frozenset(f"bell/{name}" for name in ids),
        owners=ids,
    )


def rules(ids: tuple[str, ...], rules: Rules) -> BellRules:
    return BellRules(ids, tuple(f"bell/{name}" for name in ids), rules.options["bell_rope"] == "short")


def state(t: Table) -> Tower:
    left = list(range(len(look_up(t).ids)))
    return Tower(t.detectives, [t.dice.draw(left) for _ in range(len(left))])


SILENT: Final = Refusal(RULE, "bell-silent")
HUNG: Final = Refusal(RULE, "bell-hung")


def may_not_ring(t: Table, seat: Seat, bell: int) -> Refusal | None:
    """A bell is named by whoever thinks that it is the first: the wrong one stays silent."""
    if bell >= len(look_up(t).ids):
        return HUNG
    if tower(t).rung == t.round or (look_up(t).short and t.round == 1):
        return SILENT
    return None


def ring(t: Table, seat: Seat, bell: int) -> None:
    found = tower(t)
    found.rung = t.round
    if bell == found.order[0]:
        found.wild = seat
        found.rings[seat] += 1
        t.tell("bell-rung", seat, bell=look_up(t).ids[bell], cause=look_up(t).causes[bell])
        t.flow.ask(seat, "bell-heard", (YES, NO), Heard(seat).answered, look_up(t).causes[bell])


@frame("test-bells/heard")
class Heard:
    """Does whoever rang it go home?"""

    seat: Seat

    def answered(self, t: Table, word: Word) -> None:
        if word == YES:
            t.place[self.seat] = 0


def may_not_toll(t: Table, seat: Seat, _: int) -> Refusal | None:
    return None if tower(t).rung == t.round and not t.fight_wilds else SILENT


def toll(t: Table, seat: Seat, _: int) -> None:
    t.fight_wilds += 1
    t.tell("bell-tolls", seat, cause=CAUSE)


def may_not_hum(t: Table, seat: Seat, _: int) -> Refusal | None:
    return None if tower(t).rings[seat] else SILENT


def hum(t: Table, seat: Seat, _: int) -> None:
    tower(t).rings[seat] = 0
    t.tell("bell-hummed", seat, cause=CAUSE)


def may_not_muffle(t: Table, seat: Seat, _: int) -> Refusal | None:
    return None if tower(t).wild == seat else SILENT


def muffle(t: Table, seat: Seat, _: int) -> None:
    tower(t).wild = NOTHING
    t.tell("bell-muffled", seat, cause=CAUSE)


def sources(t: Table, bout: Bout) -> list[Source]:
    return [Source((0,), 1, any_of(1))] if tower(t).wild == bout.seat else []


def spend(t: Table, seat: Seat, number: int) -> None:
    tower(t).wild = NOTHING


class BellMarks(TypedDict):
    """A bell in the tower; which it is only those know who have heard it."""

    place: int


def scene(view: View) -> Sequence[Zone]:
    t = view.t
    found, ids = tower(t), look_up(t).ids
    sees = view.is_over or (view.seat is not None and found.heard >> view.seat & 1)
    faces = [
        ids[bell] if (at == 0 and sees) or view.is_over else "face-down"
        for at, bell in enumerate(found.order)
    ]
    words = tuple(word for word in view.words if word.startswith("ring "))
    pieces = [
        Piece(f"bell.{at}", face, BellMarks(place=at), words if at == 0 else ())
        for at, face in enumerate(faces)
    ]
    return (Zone("tower", "row", tuple(pieces)),)


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """Whoever has heard the first bell knows it; the others are shuffled for everybody."""
    order = tower(t).order
    known = order[:1] if any(tower(t).heard >> seat & 1 for seat in seats) else []
    left = sorted(bell for bell in order if bell not in known)
    tower(t).order = [*known, *(t.dice.draw(left) for _ in range(len(left)))]


def note(name: str) -> Any:
    """A listener that counts how often it was called."""

    def listen(t: Table, *about: Any) -> Any:
        HEARD[name] += 1
        return about[0] if name in GIVING else None

    return listen


def investigated(t: Table, seat: Seat) -> None:
    HEARD["investigated"] += 1
    tower(t).heard |= 1 << seat


def cleanup(t: Table) -> None:
    HEARD["cleanup"] += 1
    tower(t).wild = NOTHING


def first_ring(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return next((word for word in asked.options_of(seat) if word in RING), None)


def refuse(t: Table, seat: Seat, asked: Decision) -> Word:
    return NO


BELL_TOWER: Final = Expansion(
    key=KEY,
    order=900,
    prefix="CUL",
    weight=-1,
    folder=Path(__file__).parent,
    words=(RING, TOLL, HUM, MUFFLE),
    options=(Option("bell_rope", ("long", "short"), "long", RULE),),
    vocabulary=Vocabulary(
        events=(
            event("bell-rung", bell=str, cause=str),
            event("bell-tolls", cause=str),
            event("bell-hummed", cause=str),
            event("bell-muffled", cause=str),
        ),
        prompts=(prompt("bell-heard", RULE),),
        refusals=("bell-silent", "bell-hung"),
        endings=("bell-cracked",),
        marks={"tower": Marks(piece=BellMarks)},
        causes=(RULE,),
    ),
    load=load,
    rules=rules,
    state=state,
    hooks={**{name: note(name) for name in HOOKS}, "investigated": investigated, "cleanup": cleanup},
    actions=(
        Action("prepare", RING, may_not_ring, ring, SILENT),
        Action("fight", TOLL, may_not_toll, toll, SILENT),
        Action("combat", HUM, may_not_hum, hum, SILENT),
        Action("sealing", MUFFLE, may_not_muffle, muffle, SILENT),
    ),
    supply=Supply(sources, lambda t, _: look_up(t).ids[tower(t).order[0]], spend),
    scene=scene,
    forget=forget,
    habit=Habit(answers={"bell-heard": refuse}, after={"prepare": first_ring}),
    instinct=lambda t: 0.01 * tower(t).rung,
    facts=lambda t: (tower(t).rung, tower(t).wild, tower(t).rings),
    conserved=lambda t: {"bells": len(tower(t).order)},
)


@frame("test-watcher/sends")
class Sends:
    """The Watcher chooses one of two cultists; the other goes to the bottom of the deck."""

    cards: tuple[int, ...]
    passing: Passing

    def asks(self, t: Table) -> None:
        words = [SEND[card] for card in self.cards]
        t.flow.ask(t.detectives, "watcher-sends", words, self.chosen, CAUSE)

    def chosen(self, t: Table, word: Word) -> None:
        card = word - SEND[0]
        for other in self.cards:
            if other != card:
                t.peeked.remove(other)
                t.cultists.put_bottom(other, 0)
        t.peeked.remove(card)
        self.passing.gives(t, card)


def spawn_draw(t: Table, card: int, spot: int, passing: Passing) -> Any:
    refill(t)
    if card != NOTHING or deck_size(t) < 2 or t.late:
        return card
    cards = (draw_cultist(t), draw_cultist(t))
    t.peeked += cards
    replace(Sends(cards, passing)).asks(t)
    return ASKED


def watch(view: View) -> Sequence[Zone]:
    name = f"seat-{view.t.detectives + 1}"
    return (Zone(f"watcher.{name}", "tableau", (), view.t.detectives),)


WATCHER: Final = Expansion(
    key="watcher",
    order=901,
    prefix="CUL",
    kind="main",
    excludes=frozenset({"campanile"}),
    teams=range(3, 6),
    more_seats=1,
    vocabulary=Vocabulary(
        events=(),
        prompts=(prompt("watcher-sends", RULE),),
        refusals=(),
        endings=(),
        marks={"watcher": Marks()},
    ),
    words=(SEND,),
    moments={"send": SILENT},
    hooks={"spawn_draw": spawn_draw},
    scene=watch,
)
