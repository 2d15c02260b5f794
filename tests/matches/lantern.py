"""A small game for the tests of matches and terminal: every kind of step, and nothing else.

Two to four keepers look for the one dark room among three. On its turn a keeper may trim the lamp (which
tells nothing), look into a room (which only that keeper sees), roll the weather (chance) or pass the
lantern on. Whoever opens the dark room loses the game for all; opening another room wins it.
"""

from pathlib import Path
from typing import Any

from miskatonic.games.spec import GameSpec, Option
from miskatonic.games.tally import TallyLine
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow, Outcome, finish
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Piece, Scene, Zone, compose, legal_words
from miskatonic.kernel.storage import digest, stored
from miskatonic.kernel.words import Alphabet, Word

ALPHABET = Alphabet()
ROOMS = ("attic", "cellar", "tower")
TRIM = ALPHABET.bare("trim")
ROLL = ALPHABET.bare("roll")
PASS = ALPHABET.bare("pass")
LOOK = ALPHABET.verb("look", ROOMS)
OPEN = ALPHABET.verb("open", ROOMS)
UNDECIDED = -1


class Rules:
    def __init__(self, cards: str, lamp: int) -> None:
        self.cards = cards
        self.lamp = lamp
        self.digest = digest([cards, lamp])
        self.alphabet = ALPHABET


class Table:
    __slots__ = ("chronicle", "dark", "dice", "flow", "known", "lamp", "round", "rules", "seats", "weather")

    rules: Any
    seats: int
    round: int
    dice: Dice
    flow: Flow
    chronicle: Chronicle | None
    lamp: int
    weather: int
    dark: int
    known: int

    def clone(self) -> "Table":
        twin = Table.__new__(Table)
        for slot in self.__slots__:
            setattr(twin, slot, getattr(self, slot))
        twin.dice = self.dice.clone()
        twin.flow = self.flow.clone()
        twin.chronicle = None
        return twin

    def tell(self, kind: str, seat: int | None, to: tuple[int, ...] | None = None, **args: Any) -> None:
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    def dark_room(self) -> int:
        """The dark room is decided when somebody first looks."""
        if self.dark == UNDECIDED:
            self.dark = self.dice.below(len(ROOMS))
        return self.dark


stored("lantern/table")(Table)


@frame("lantern/watch")
class Watch:
    """One keeper's turn."""

    seat: int

    def begins(self, t: Table) -> None:
        words = (TRIM, ROLL, PASS, *LOOK, *OPEN) if t.lamp else (ROLL, PASS, *LOOK, *OPEN)
        t.flow.ask(self.seat, "watch", words, self.chosen, "rule/LAN-1.1")

    def chosen(self, t: Table, word: Word) -> None:
        if word == TRIM:
            t.lamp -= 1
            t.tell("trimmed", self.seat)
        elif word == ROLL:
            t.weather = t.dice.below(6)
            t.tell("rolled", self.seat, weather=t.weather)
        elif word in LOOK:
            self._look(t, LOOK.index(word))
        elif word in OPEN:
            self._open(t, OPEN.index(word))
        following = self if word != PASS else Watch((self.seat + 1) % t.seats)
        if word == PASS:
            t.round += following.seat == 0
            t.tell("passed", self.seat)
        t.flow.then(following.begins)

    def _look(self, t: Table, room: int) -> None:
        is_dark = t.dark_room() == room
        t.known |= 1 << self.seat
        t.tell("looked", self.seat, room=ROOMS[room])
        t.tell("saw", self.seat, (self.seat,), room=ROOMS[room], dark=is_dark)

    def _open(self, t: Table, room: int) -> None:
        lost = t.dark_room() == room
        t.tell("opened", self.seat, room=ROOMS[room])
        finish(
            Outcome("swallowed", (), (0,) * t.seats)
            if lost
            else Outcome("dawn", tuple(range(t.seats)), (1,) * t.seats)
        )


def new(seats: int, options: Any, seed: int, content: Any = None, *, chronicle: bool = False) -> Table:
    t = Table()
    t.rules = Rules(content or "printed", int(options["lamp"]))
    t.seats = seats
    t.round = 1
    t.dice = Dice.seeded(seed, "game")
    t.flow = Flow()
    t.chronicle = Chronicle() if chronicle else None
    t.lamp = t.rules.lamp
    t.weather = 0
    t.dark = UNDECIDED
    t.known = 0
    t.flow.start(t, Watch(0).begins)
    return t


def scene(t: Table, seat: int | None) -> Scene:
    knows = t.flow.outcome is not None or (seat is not None and t.known >> seat & 1)
    options = legal_words(t.flow, seat, ALPHABET)
    rooms = []
    for number, room in enumerate(ROOMS):
        marks: dict[str, Any] = {"dark": t.dark == number} if knows else {}
        rooms.append(Piece(f"room.{room}", room, marks, tuple(w for w in options if w.endswith(room))))
    keepers = tuple(
        Zone(f"keeper.{n + 1}", "tableau", (), n, {"knows": bool(t.known >> n & 1)}) for n in range(t.seats)
    )
    house = Zone("house", "ring", tuple(rooms), None, {"lamp": t.lamp, "weather": t.weather})
    return compose("lantern", t.flow, seat, t.round, options, (house, *keepers))


def imagine(t: Table, seat: int, dice: Dice) -> Table:
    twin = t.clone()
    twin.dice = dice.split()
    if not t.known >> seat & 1:
        twin.dark = UNDECIDED if not t.known else twin.dice.below(len(ROOMS))
    return twin


def why_not(t: Table, _seat: int, word: Word) -> Refusal | None:
    return Refusal("LAN-1.2", "lamp-is-out") if word == TRIM and not t.lamp else None


def tally(t: Table) -> list[TallyLine]:
    """A keeper has a point for the dawn."""
    outcome = t.flow.outcome
    return (
        [] if outcome is None else [TallyLine(seat, "dawn", won) for seat, won in enumerate(outcome.scores)]
    )


SPEC = GameSpec(
    key="lantern",
    seats=range(2, 5),
    cooperative=True,
    rules_version="1.0",
    rule_prefix="LAN",
    alphabet=ALPHABET,
    options=(Option("lamp", ("2", "5"), "2", "LAN-1.2"),),
    variants={},
    folder=Path(__file__).parent,
    load_content=lambda path: path.name,
    new=new,
    scene=scene,
    imagine=imagine,
    instinct=lambda _t, _seat: 0.0,
    why_not=why_not,
    powers=lambda _t: frozenset(),
    conserved=lambda _t: {},
    facts=lambda t: [t.lamp, t.weather, t.dark, t.known],
    tally=tally,
    fatal=frozenset(OPEN),
)
