"""What a seat sees of the table: everything but the order of the decks (WOC-0.1)."""

from typing import Any, Final

from miskatonic.games.wisdom_of_cthulhu.hearing import times_used
from miskatonic.games.wisdom_of_cthulhu.slots import (
    BONDS,
    ELDERS,
    EN,
    FIRST_EVOCATION,
    FIRST_INFLUENCE,
    FIRST_INVOCATION,
    FIRST_PLACE,
    GROUNDS,
    NOTHING,
    PLACES,
    RESEARCH_CARDS,
    SEEDS,
    SLOTS,
    THINGS,
    TYPES,
    WANTS,
)
from miskatonic.games.wisdom_of_cthulhu.table import (
    AT_HOME,
    COMPLETE,
    DOWN_TO_END,
    DOWN_TO_START,
    EASED,
    EVOKED,
    IN_AREA,
    IN_PLAY,
    KEPT,
    LENT,
    NOBODY,
    SHIELDED,
    TRAPPED,
    USED,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import ALPHABET, DECKS, SEATS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.piles import UNKNOWN
from miskatonic.kernel.scene import Piece, Scene, Zone, compose, legal_words

_FLAGS: Final = (
    ("used", USED),
    ("trapped", TRAPPED),
    ("face_down", DOWN_TO_START | DOWN_TO_END),
    ("shielded", SHIELDED),
    ("eased", EASED),
    ("kept", KEPT),
    ("complete", COMPLETE),
)
_SIGNS: Final = ("home", "laid", "out")


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    words = legal_words(t.flow, seat, ALPHABET)
    return compose("wisdom-of-cthulhu", t.flow, seat, t.turn, words, _View(t, seat, words).zones())


class _View:
    """One look at a table by one seat."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...]) -> None:
        self.t = t
        self.seat = seat
        self.words = words
        self.pointing: dict[str, tuple[str, ...]] = {}
        for word in words:
            target = word.partition(" ")[2] or word
            self.pointing[target] = (*self.pointing.get(target, ()), word)

    def zones(self) -> tuple[Zone, ...]:
        t = self.t
        return (
            self.dashboard(),
            self.elders(),
            Zone(
                "entities", "row", tuple(self.card(card) for card in t.entities), marks={"barred": t.barred}
            ),
            Zone("places", "ring", tuple(self.place(at) for at in t.rules.places)),
            Zone("nest", "row", tuple(self.card(card, place=PLACES[at]) for card, at in t.nest)),
            Zone("offer", "row", tuple(self.card(card) for card in t.offer)),
            *(zone for seat in range(t.seats) for zone in (self.area(seat), self.research(seat))),
            *(self.deck(seed) for seed in range(EN + 1)),
            *(self.discards(seed) for seed in range(EN + 1)),
            Zone("limbo", "row", tuple(self.card(card) for card in t.limbo)),
        )

    def dashboard(self) -> Zone:
        t = self.t
        pieces = tuple(
            Piece(f"token.{SEATS[seat]}", SEATS[seat], {"box": t.token[seat], "space": t.token[seat]})
            for seat in range(t.seats)
        )
        marks = {
            "length": 3,
            "turn": t.turn,
            "round": t.round,
            "order": [SEATS[seat] for seat in t.order],
            "acting": [SEATS[seat] for seat in t.queue],
        }
        return Zone("dashboard", "track", pieces, marks=marks)

    def elders(self) -> Zone:
        t = self.t
        pieces: list[Piece] = []
        for elder, status in enumerate(t.elders):
            if status not in (IN_PLAY, EVOKED):
                continue
            marks: dict[str, Any] = {
                "bond": BONDS[t.rules.elder_bond[elder]],
                "evoked": status == EVOKED,
                "sealed": bool(t.sealed >> elder & 1),
                "seekers": self.seekers(len(PLACES) + elder),
            }
            name = ELDERS[elder]
            evocation = self.pointing.get(THINGS[FIRST_EVOCATION + elder], ())
            pieces.append(Piece(name, name, marks, self.pointing.get(name, ()) + evocation))
            for number in (0, 1):
                thing = FIRST_INVOCATION + 2 * elder + number
                power = THINGS[thing]
                marks = {"of": name, "price": 1, **self.blocked(thing)}
                pieces.append(Piece(power, power, marks, self.pointing.get(power, ())))
            if status == EVOKED:
                influence = THINGS[FIRST_INFLUENCE + elder]
                pieces.append(Piece(influence, influence, {"of": name}))
        return Zone("elders", "row", tuple(pieces))

    def seekers(self, at: int) -> list[str]:
        return [SEATS[seat] for seat, where in enumerate(self.t.seeker) if where == at]

    def blocked(self, thing: int) -> dict[str, Any]:
        owner = self.t.block[thing]
        if owner == NOBODY:
            return {}
        piece = next(piece for target, _, piece in self.t.signs if target == thing)
        return {"blocked_by": SEATS[owner], "sign": self.t.rules.names[piece] if piece >= 0 else "elder-sign"}

    def place(self, at: int) -> Piece:
        t, name = self.t, PLACES[at]
        tile = t.rules.content.places[at]
        marks = {
            "ground": GROUNDS[t.rules.ground[at]],
            "sells": list(tile.sells),
            "bond": tile.bond,
            "seekers": self.seekers(at),
            "price": t.rules.place_cost[at],
            "pays": self.pays(FIRST_PLACE + at),
            **self.blocked(FIRST_PLACE + at),
        }
        return Piece(name, name, marks, self.pointing.get(name, ()))

    def pays(self, place: int) -> int:
        """The points that a Place has for this seat if it is used now: they fade (WOC-5.4)."""
        times = 0 if self.seat is None else times_used(self.t, self.seat, place)
        gains = [power.args for power in self.t.rules.power[place] if power.verb == "gain"]
        return sum(max(0, args["kp"] - args.get("fades", 0) * times) for args in gains)

    def card(self, card: int, **more: object) -> Piece:
        t = self.t
        rules = t.rules
        state = t.state[card]
        marks: dict[str, Any] = {"seed": SEEDS[rules.seed[card]], "type": TYPES[rules.type[card]], **more}
        if rules.bond[card] != NOTHING:
            marks["bond"] = BONDS[rules.bond[card]]
        if t.zone[card] == IN_AREA:
            marks |= {name: True for name, flag in _FLAGS if state & flag}
            if t.since[card] == t.round:
                marks["new"] = True
            if rules.rite[card] is not None:
                marks["turned"] = t.turns[card]
            if card in t.under:
                marks["components"] = [self.component(piece, want) for piece, want in t.under[card]]
                marks["fills"] = [WANTS[want] for _, want in t.under[card]]
        marks |= self.blocked(card)
        slot = SLOTS[card]
        return Piece(slot, rules.names[card], marks, self.pointing.get(slot, ()))

    def component(self, piece: int, want: int) -> str:
        return self.t.rules.names[piece % LENT] if piece >= 0 else WANTS[want]

    def area(self, seat: Seat) -> Zone:
        t, name = self.t, SEATS[seat]
        below = [
            self.card(piece, component=True, under=SLOTS[card])
            for card in t.areas[seat]
            for piece, _ in t.under.get(card, ())
            if 0 <= piece < LENT
        ]
        marks = {
            "kp": t.kp[seat],
            "token": t.token[seat],
            "bonds": [name for bond, name in enumerate(BONDS) if t.bonds[seat] >> bond & 1],
            "seeker": None if t.seeker[seat] == AT_HOME else (*PLACES, *ELDERS)[t.seeker[seat]],
            "petrified": t.stone[seat],
            "sign": _SIGNS[t.sign[seat]],
            "mad": t.mad[seat],
            "drifting": t.drift[seat],
            "obsessions": t.obsessions(seat),
            "in_hand": t.hand[seat].bit_count(),
            "obsession_pays": t.rules.obsession_kp,
            "borrowed": [t.rules.names[card] for who, card in t.loans if who == seat],
            "acquired": [t.rules.names[card] for card in t.got[seat]],
            "spent_research": t.research_spent[seat],
            "spent_obsessions": t.obsessions_spent[seat],
            "explored": t.explored[seat],
            "words": list(self.pointing.get(name, ())),
        }
        pieces = (*map(self.card, t.areas[seat]), *below)
        return Zone(f"area.{name}", "tableau", pieces, seat, marks)

    def research(self, seat: Seat) -> Zone:
        t = self.t
        pieces = []
        for card, name in enumerate(RESEARCH_CARDS):
            bit = 1 << card
            if t.hand[seat] & bit:
                state = "hand"
            elif t.temps[seat] & bit:
                state = "temporary"
            elif t.fixed[seat] & bit:
                state = "permanent" if t.perms[seat] & bit else "permanent-spent"
            else:
                state = "spent"
            words = self.pointing.get(name, ()) if seat == self.seat else ()
            marks = {"state": state, "pays": t.rules.research_kp}
            pieces.append(Piece(f"{SEATS[seat]}.{name}", name, marks, words))
        return Zone(f"research.{SEATS[seat]}", "row", tuple(pieces), seat)

    def deck(self, seed: int) -> Zone:
        """How many cards, and those that this seat has seen and knows the place of."""
        t, name = self.t, DECKS[seed]
        pieces: list[Piece] = []
        if self.seat is not None:
            top, bottom = t.decks[seed].known(self.seat)
            looking = self.is_looking(seed)
            for side, cards in (("top", top), ("bottom", bottom)):
                for number, card in enumerate(cards, 1):
                    if card != UNKNOWN:
                        words = self.pointing.get(str(number), ()) if looking and side == "top" else ()
                        seen = {"side": side, "number": number}
                        pieces.append(Piece(f"{name}.{side}.{number}", t.rules.names[card], seen, words))
        marks = {"count": len(t.decks[seed]), "words": list(self.pointing.get(name, ()))}
        return Zone(name, "stack", tuple(pieces), marks=marks)

    def is_looking(self, seed: int) -> bool:
        asked = self.t.flow.decision
        return (
            asked is not None
            and asked.prompt == "which-top"
            and bool(asked.about)
            and ((asked.about or {}).get("deck") == DECKS[seed])
        )

    def discards(self, seed: int) -> Zone:
        t = self.t
        pieces = tuple(self.card(card) for card in reversed(t.discards[seed]))
        return Zone(f"discards.{SEEDS[seed]}", "stack", pieces, marks={"count": len(pieces)})
