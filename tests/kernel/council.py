"""A small game for tests that uses every part of the kernel.

Three evenings long the council wards off threats. Each evening has an open phase in which any seat that is
not ready may act, and in which acts may ask other seats; then a threat comes, and before it lands, whoever
holds a sign may interpose it. Hands are hidden, and lore shows the next card to one seat only.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from miskatonic.games.spec import GameSpec, Option
from miskatonic.games.tally import TallyLine
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow, Outcome, Seat, finish
from miskatonic.kernel.frames import frame
from miskatonic.kernel.piles import UNKNOWN, Pile
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.scene import Piece, Scene, Zone, compose, legal_words
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Alphabet, Word

SEATS: Final = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5")
CARDS: Final = ("ward", "lore", "sign")
WARD, LORE, SIGN = range(3)
COUNTS: Final = (16, 8, 6)
EVENINGS: Final = 3
ACTS: Final = 4

ALPHABET: Final = Alphabet()
READY = ALPHABET.bare("ready")
PLAY = ALPHABET.verb("play", CARDS[:2])
HELP = ALPHABET.verb("help", SEATS)
ACCEPT = ALPHABET.bare("accept")
DECLINE = ALPHABET.bare("decline")
GIVE = ALPHABET.verb("give", CARDS)
INTERPOSE = ALPHABET.bare("interpose")
PASS = ALPHABET.bare("pass")
ALPHABET.idle(READY, DECLINE, PASS)


class Rules:
    """What all tables share."""

    def __init__(self, doom: int) -> None:
        self.doom = doom
        self.digest = f"council-{doom}"
        self.alphabet = ALPHABET


@stored("council/table")
class Table:
    """One game."""

    __slots__ = (
        "acts",
        "chronicle",
        "dice",
        "discard",
        "doom",
        "flow",
        "hands",
        "pile",
        "ready",
        "round",
        "rules",
        "seats",
        "wards",
    )

    def __init__(self, rules: Rules, seats: int, dice: Dice) -> None:
        self.rules = rules
        self.seats = seats
        self.dice = dice
        self.flow = Flow()
        self.chronicle: Chronicle | None = None
        self.round = 0
        self.pile = Pile([card for card, count in enumerate(COUNTS) for _ in range(count)])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.ready = [False] * seats
        self.acts = [0] * seats
        self.wards = 0
        self.doom = 0

    def clone(self) -> "Table":
        twin = Table(self.rules, self.seats, self.dice.clone())
        twin.flow = self.flow.clone()
        twin.round = self.round
        twin.pile = self.pile.clone()
        twin.hands = [hand[:] for hand in self.hands]
        twin.discard = self.discard[:]
        twin.ready = self.ready[:]
        twin.acts = self.acts[:]
        twin.wards = self.wards
        twin.doom = self.doom
        return twin

    def tell(
        self, kind: str, seat: Seat | None = None, to: tuple[Seat, ...] | None = None, /, **args: Any
    ) -> None:
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    def draw(self, seat: Seat) -> None:
        if len(self.pile):
            self.hands[seat].append(self.pile.draw(self.dice))
            self.hands[seat].sort()
            self.tell("drew", seat)

    def lay_down(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)


@frame("council/evening")
class Evening:
    """Draw, act, and face a threat."""

    def begins(self, t: Table) -> None:
        if t.round == EVENINGS:
            finish(Outcome("dawn", tuple(range(t.seats)), (t.rules.doom - t.doom,) * t.seats))
        t.round += 1
        for seat in range(t.seats):
            t.draw(seat)
            t.draw(seat)
        t.ready = [False] * t.seats
        t.acts = [0] * t.seats
        t.flow.then(Floor().opens, self.darkens, Evening().begins)

    def darkens(self, t: Table) -> None:
        strength = t.seats + t.dice.below(3)
        t.tell("threat", strength=strength)
        Window(strength, 0).opens(t)


@frame("council/floor")
class Floor:
    """Any seat that is not ready may act; the phase ends when all seats are ready."""

    def opens(self, t: Table) -> None:
        offers = [(seat, floor_options(t, seat)) for seat in range(t.seats) if not t.ready[seat]]
        if offers:
            t.flow.ask_any(offers, "floor", then=self.acted)

    def acted(self, t: Table, word: Word, seat: Seat) -> None:
        t.flow.then(self.opens)
        t.acts[seat] += 1
        if word == READY:
            t.ready[seat] = True
            t.tell("ready", seat)
        elif word in HELP:
            Gift(seat, HELP.index(word)).offered(t)
        else:
            t.lay_down(seat, PLAY.index(word))
            t.tell("played", seat, card=CARDS[PLAY.index(word)], cause=f"card/{CARDS[PLAY.index(word)]}")
            if word == PLAY[WARD]:
                t.wards += 1
            elif len(t.pile):
                self.reads(t, seat)

    def reads(self, t: Table, seat: Seat) -> None:
        known_by = t.pile.top[-1][1] if t.pile.top else 0
        card = t.pile.draw(t.dice)
        t.pile.put_top(card, known_by | 1 << seat)
        t.tell("foresaw", seat, (seat,), card=CARDS[card])


@frame("council/gift")
class Gift:
    """The helped seat agrees or declines; then the giver chooses a card."""

    giver: Seat
    helped: Seat

    def offered(self, t: Table) -> None:
        t.flow.ask(
            self.helped, "gift", (ACCEPT, DECLINE), then=self.answered, about={"giver": SEATS[self.giver]}
        )

    def answered(self, t: Table, word: Word) -> None:
        if word == ACCEPT:
            t.flow.then(self.opens_hand)

    def opens_hand(self, t: Table) -> None:
        t.flow.ask(self.giver, "give", gift_options(t, self.giver), then=self.given)

    def given(self, t: Table, word: Word) -> None:
        card = GIVE.index(word)
        t.hands[self.giver].remove(card)
        t.hands[self.helped].append(card)
        t.hands[self.helped].sort()
        t.ready[self.helped] = False
        t.tell("helped", self.giver, seat_helped=SEATS[self.helped])
        t.tell("gift", self.giver, (self.giver, self.helped), card=CARDS[card])


@frame("council/window")
class Window:
    """Before the threat takes effect, each seat in turn may react."""

    strength: int
    seat: Seat

    def opens(self, t: Table) -> None:
        for seat in range(self.seat, t.seats):
            if SIGN in t.hands[seat]:
                here = Window(self.strength, seat)
                t.flow.ask(seat, "interpose", (INTERPOSE, PASS), then=here.answered, source="card/sign")
                return
        self.closes(t)

    def answered(self, t: Table, word: Word) -> None:
        if word == PASS:
            t.flow.then(Window(self.strength, self.seat + 1).opens)
        else:
            t.lay_down(self.seat, SIGN)
            t.tell("averted", self.seat, cause="card/sign")

    def closes(self, t: Table) -> None:
        t.doom += max(0, self.strength - t.wards)
        t.wards = 0
        t.tell("doom", doom=t.doom)
        if t.doom >= t.rules.doom:
            finish(Outcome("doom", (), (0,) * t.seats))


def floor_options(t: Table, seat: Seat) -> list[Word]:
    hand = t.hands[seat]
    options = [PLAY[card] for card in (WARD, LORE) if card in hand]
    if hand and t.acts[seat] < ACTS:
        options += [HELP[other] for other in range(t.seats) if other != seat]
    return [*options, READY]


def gift_options(t: Table, seat: Seat) -> list[Word]:
    return [GIVE[card] for card in range(len(CARDS)) if card in t.hands[seat]]


def why_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    asked = t.flow.decision
    if asked is None or seat not in asked.seats:
        return Refusal("COU-1", "not-asked")
    if asked.prompt == "interpose" and SIGN not in t.hands[seat]:
        return Refusal("COU-2", "no-sign")
    return None if word in asked.options_of(seat) else Refusal("COU-3", "not-offered")


def scene(t: Table, seat: Seat | None) -> Scene:
    texts = legal_words(t.flow, seat, ALPHABET)
    is_over = t.flow.outcome is not None
    known = () if seat is None or is_over else t.pile.known(seat)[0]
    top = [card for card in known if card != UNKNOWN]
    common = (
        Zone(
            "pile",
            "stack",
            tuple(Piece("top", CARDS[card]) for card in top[:1]),
            marks={"count": len(t.pile)},
        ),
        Zone("discard", "stack", tuple(Piece(f"out-{n}", CARDS[card]) for n, card in enumerate(t.discard))),
        Zone("night", "track", marks={"doom": t.doom, "wards": t.wards}),
    )
    places = []
    for owner in range(t.seats):
        hand = [Piece(f"{SEATS[owner]}-{n}", CARDS[card]) for n, card in enumerate(t.hands[owner])]
        marks = {"cards": len(hand), "ready": t.ready[owner], "acts": t.acts[owner]}
        places.append(
            Zone(SEATS[owner], "row", tuple(hand) if is_over or owner == seat else (), owner, marks)
        )
    return compose("council", t.flow, seat, t.round, texts, (*common, *places))


def tally(t: Table) -> list[TallyLine]:
    """The doom that was averted, for the whole council."""
    outcome = t.flow.outcome
    return [TallyLine(None, "averted", outcome.scores[0])] if outcome is not None else []


def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
    """Deal the other hands again, such that the waiting question is possible, and ask it again."""
    twin = t.clone()
    twin.dice = dice.split()
    for hand in (hand for other, hand in enumerate(twin.hands) if other != seat):
        twin.pile.bag += hand
    twin.pile.forget(seat)
    cards = twin.pile.bag
    while True:
        twin.pile.bag = cards[:]
        for other in range(t.seats):
            if other != seat:
                twin.hands[other] = sorted(twin.dice.draw(twin.pile.bag) for _ in t.hands[other])
        if _could_be_asked(twin):
            break
    twin.pile.bag.sort()
    asked = twin.flow.decision
    if asked is not None and asked.prompt == "floor":
        Floor().opens(twin)
    elif asked is not None and asked.prompt == "give":
        asked.frame.opens_hand(twin)
    return twin


def _could_be_asked(t: Table) -> bool:
    asked = t.flow.decision
    if asked is None:
        return True
    if asked.prompt == "interpose":
        return SIGN in t.hands[asked.seat]
    return asked.prompt != "give" or len(gift_options(t, asked.seat)) > 1


def conserved(t: Table) -> dict[str, int]:
    cards = [*t.pile.cards(), *t.discard, *(card for hand in t.hands for card in hand)]
    return {name: cards.count(card) for card, name in enumerate(CARDS)}


def new_table(
    seats: int, options: Mapping[str, str], seed: int, content: object = None, *, chronicle: bool = False
) -> Table:
    assert content is None
    t = Table(Rules(int(options["doom"])), seats, Dice.seeded(seed, "game"))
    if chronicle:
        t.chronicle = Chronicle()
    t.flow.start(t, Evening().begins)
    return t


SPEC: Final = GameSpec(
    key="council",
    seats=range(2, 6),
    cooperative=True,
    rules_version="1",
    rule_prefix="COU",
    alphabet=ALPHABET,
    options=(Option("doom", ("3", "8"), "8", "COU-1"),),
    variants={"grim": {"doom": "3"}},
    folder=Path(__file__).parent,
    load_content=lambda _: None,
    new=new_table,
    scene=scene,
    tally=tally,
    imagine=imagine,
    instinct=lambda t, _: 1 - 2 * min(t.doom / t.rules.doom, 1),
    why_not=why_not,
    powers=lambda _: frozenset(f"card/{name}" for name in CARDS),
    conserved=conserved,
    facts=lambda t: [t.doom, t.wards, t.hands, t.discard, t.ready, t.acts],
)
