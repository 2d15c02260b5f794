"""Two tiny games to try bots on: one without chance, one with hidden cards; and what they share."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.games.spec import AnyGame, GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Flow, Outcome, finish
from miskatonic.kernel.frames import frame
from miskatonic.kernel.piles import Pile
from miskatonic.kernel.scene import Piece, Question, Scene, Zone
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Alphabet

ALPHABET = Alphabet()
TAKE = ALPHABET.verb("take", ("1", "2", "3"))
DRAW = ALPHABET.bare("draw")
STOP = ALPHABET.bare("stop")
LIMIT = 12
UNSEEN = 0


class Rules(NamedTuple):
    digest: str = "toy"
    alphabet: Alphabet = ALPHABET


RULES = Rules()


@stored("toys/table")
class Table:
    __slots__ = (
        "chronicle",
        "dice",
        "flow",
        "hidden",
        "pile",
        "round",
        "seats",
        "shown",
        "sticks",
        "stopped",
    )

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.flow = Flow()
        self.chronicle: Any = None
        self.round = 0
        self.sticks = 0
        self.pile = Pile([])
        self.hidden = [UNSEEN] * seats
        self.shown = [0] * seats
        self.stopped = [False] * seats

    @property
    def rules(self) -> Rules:
        return RULES

    def clone(self) -> "Table":
        twin = Table(self.seats, self.dice.clone())
        twin.flow = self.flow.clone()
        twin.round = self.round
        twin.sticks = self.sticks
        twin.pile = self.pile.clone()
        twin.hidden = self.hidden[:]
        twin.shown = self.shown[:]
        twin.stopped = self.stopped[:]
        return twin


@frame("toys/sticks")
class Sticks:
    """Take one to three sticks; who takes the last one wins."""

    seat: int

    def begins(self, t: Table) -> None:
        t.round += 1
        t.flow.ask(self.seat, "sticks", TAKE[: min(3, t.sticks)], self.taken)

    def taken(self, t: Table, word: int) -> None:
        t.sticks -= TAKE.index(word) + 1
        if not t.sticks:
            finish(
                Outcome("last-stick", (self.seat,), tuple(int(seat == self.seat) for seat in range(t.seats)))
            )
        Sticks((self.seat + 1) % t.seats).begins(t)


@frame("toys/cellar")
class Cellar:
    """Each holds a hidden card and draws open ones; nearest to the limit wins, above it loses."""

    seat: int

    def begins(self, t: Table) -> None:
        if all(t.stopped):
            self.ends(t)
        if t.stopped[self.seat]:
            Cellar((self.seat + 1) % t.seats).begins(t)
        else:
            t.round += 1
            t.flow.ask(self.seat, "cellar", (DRAW, STOP), self.chosen)

    def chosen(self, t: Table, word: int) -> None:
        if word == DRAW:
            t.shown[self.seat] += t.pile.draw(t.dice)
        if word == STOP or t.shown[self.seat] >= LIMIT:
            t.stopped[self.seat] = True
        Cellar((self.seat + 1) % t.seats).begins(t)

    def ends(self, t: Table) -> None:
        sums = [hidden + shown for hidden, shown in zip(t.hidden, t.shown, strict=True)]
        scores = tuple(total if total <= LIMIT else 0 for total in sums)
        best = max(scores)
        finish(Outcome("counted", tuple(seat for seat in range(t.seats) if scores[seat] == best), scores))


@frame("toys/treadmill")
class Treadmill:
    """Whatever is said, it goes on."""

    def begins(self, t: Table) -> None:
        t.flow.ask(0, "treadmill", (DRAW, STOP), self.chosen)

    def chosen(self, t: Table, word: int) -> None:
        self.begins(t)


def _new_treadmill(seats: int, _options: Mapping[str, str], seed: int, **_: Any) -> Table:
    t = Table(seats, Dice.seeded(seed, "game"))
    t.flow.start(t, Treadmill().begins)
    return t


def _new_sticks(seats: int, _options: Mapping[str, str], seed: int, **_: Any) -> Table:
    t = Table(seats, Dice.seeded(seed, "game"))
    t.sticks = 9 + t.dice.below(6)
    t.flow.start(t, Sticks(0).begins)
    return t


def _new_cellar(seats: int, _options: Mapping[str, str], seed: int, **_: Any) -> Table:
    t = Table(seats, Dice.seeded(seed, "game"))
    t.pile = Pile([card for card in range(1, 7) for _ in range(4)])
    t.hidden = [t.pile.draw(t.dice) for _ in range(seats)]
    t.flow.start(t, Cellar(0).begins)
    return t


def _scene(t: Table, seat: int | None) -> Scene:
    asked = t.flow.decision
    question = None
    if asked is not None:
        words = tuple(ALPHABET.text(word) for word in asked.options) if seat == asked.seat else ()
        question = Question((asked.seat,), asked.prompt, "", {}, words)
    own = () if seat is None else (Piece("own", str(t.hidden[seat])),)
    shown = tuple(Piece(f"shown-{number}", str(value)) for number, value in enumerate(t.shown))
    return Scene(
        "toy", seat, t.round, (Zone("table", "row", shown), Zone("hand", "row", own)), question, None
    )


def _imagine(t: Table, seat: int, dice: Dice) -> Table:
    twin = t.clone()
    twin.dice = dice.split()
    others = [other for other in range(t.seats) if other != seat]
    twin.pile.shuffle_in([twin.hidden[other] for other in others if twin.hidden[other]])
    twin.pile.bag.sort()
    for other in others:
        if twin.hidden[other]:
            twin.hidden[other] = twin.pile.draw(twin.dice)
    return twin


def _sticks_instinct(_t: Table, _seat: int) -> float:
    return 0.0


def _cellar_instinct(t: Table, seat: int) -> float:
    total = t.hidden[seat] + t.shown[seat]
    return -1.0 if total > LIMIT else total / LIMIT - 0.5


def _facts(t: Table) -> list[Any]:
    return [t.sticks, t.hidden, t.shown, t.stopped]


def _spec(key: str, new: Any, instinct: Any) -> AnyGame:
    return GameSpec(
        key=key,
        seats=range(2, 4),
        cooperative=False,
        rules_version="1",
        rule_prefix="TOY",
        alphabet=ALPHABET,
        options=(),
        variants={},
        folder=Path(__file__).parent,
        load_content=_nothing,
        new=new,
        scene=_scene,
        imagine=_imagine,
        instinct=instinct,
        why_not=_nothing,
        powers=_no_powers,
        conserved=_no_counts,
        facts=_facts,
    )


def _stop(_t: Table, _seat: int) -> int:
    return STOP


def _nothing(*_: Any) -> None:
    return None


def _no_powers(_: Any) -> frozenset[str]:
    return frozenset()


def _no_counts(_: Any) -> Mapping[str, int]:
    return {}


STICKS = _spec("sticks", _new_sticks, _sticks_instinct)
CELLAR = _spec("cellar", _new_cellar, _cellar_instinct)
TREADMILL = replace(_spec("treadmill", _new_treadmill, _sticks_instinct), habit=_stop)
