"""The whole truth of one game of Wisdom of Cthulhu: lists of ints and immutable tuples."""

from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.rules import Rules
from miskatonic.games.wisdom_of_cthulhu.words import (
    ELDERS,
    EN,
    FIRST_EVOCATION,
    FULL_HAND,
    NOTHING,
    SEEDS,
    SLOTS,
)
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow, Seat
from miskatonic.kernel.piles import Pile
from miskatonic.kernel.storage import stored

NOBODY: Final = -1

# Where a card is.
IN_DECK, ON_OFFER, IN_DISCARDS, IN_AREA, UNDER, AS_SIGN, IN_LIMBO, IN_BOX = range(8)

# What keeps a card in a Learning Area from having its power, a bit each (WOC-R12).
USED, TRAPPED, DOWN_TO_START, DOWN_TO_END = 1, 2, 4, 8
SILENT: Final = USED | TRAPPED | DOWN_TO_START | DOWN_TO_END
# What else can be said of it.
SHIELDED, EASED, KEPT, COMPLETE, ACTIVATED = 16, 32, 64, 128, 256

# Where a Seeker is when it is on no Arcane Place and no Great Old One.
AT_HOME: Final = -1
SIGN_HOME, SIGN_LAID, SIGN_OUT = range(3)

NOT_IN_GAME, IN_PLAY, EVOKED, LEFT = range(4)


@stored
class Sign(NamedTuple):
    """The Elder Sign of a seat on a thing, or a power that counts as one: a card lies there, or a mark."""

    thing: int
    owner: Seat
    is_token: bool
    card: int = NOTHING


@stored
class Component(NamedTuple):
    """What fills one need of a combination.

    `card` lies there, or stands for the component and stays in play (`is_lent`). There is none when an
    Obsession or a Research card was spent, or when something counts as a component and leaves no card.
    """

    fills: int
    card: int = NOTHING
    is_lent: bool = False


@stored
class Loan(NamedTuple):
    """The power of a Continuous card that somebody else uses until the end of the turn (WOC-R24)."""

    borrower: Seat
    card: int


@stored
class Table:
    """One game. Lists are indexed by seat, by card slot or by thing; see the comments."""

    __slots__ = (
        "advanced",
        "areas",
        "barred",
        "block",
        "bonds",
        "busy",
        "chronicle",
        "copied",
        "decks",
        "dice",
        "discards",
        "drift",
        "elders",
        "entities",
        "evoker",
        "explored",
        "fixed",
        "flow",
        "got",
        "hand",
        "influence",
        "kp",
        "last_bond",
        "limbo",
        "loans",
        "mad",
        "nest",
        "obsessions_spent",
        "offer",
        "order",
        "owner",
        "paid",
        "perms",
        "quarter_turns",
        "queue",
        "research_spent",
        "returned",
        "round",
        "rules",
        "sealed",
        "seats",
        "seeker",
        "settled_order",
        "sign",
        "signs",
        "since",
        "spent",
        "state",
        "stone",
        "temps",
        "token",
        "tuned",
        "turn",
        "under",
        "uses",
        "waiting",
        "zone",
    )

    def __init__(self, rules: Rules, seats: int, dice: Dice) -> None:  # noqa: PLR0915 - a line for each thing on the table
        self.rules = rules
        self.seats = seats
        self.dice = dice
        self.flow = Flow()
        self.chronicle: Chronicle | None = None
        # The number of the round since the game began; a card is new in the round it came in.
        self.round = 1
        self.turn = 1

        # By seat. Sets of Research cards are a bit each: in hand, usable as Temporary and Permanent
        # Obsessions, all that are Permanent, those spent as Research, and those that came back from that.
        self.kp: list[int] = [0] * seats
        self.hand: list[int] = [FULL_HAND] * seats
        self.temps: list[int] = [0] * seats
        self.perms: list[int] = [0] * seats
        self.fixed: list[int] = [0] * seats
        self.spent: list[int] = [0] * seats
        self.returned: list[int] = [0] * seats
        self.mad: list[bool] = [False] * seats
        self.seeker: list[int] = [AT_HOME] * seats
        self.stone: list[bool] = [False] * seats
        self.sign: list[int] = [SIGN_HOME] * seats
        # What Transmutation looks at: cards acquired, cards spent and Places explored this turn.
        self.got: list[tuple[int, ...]] = [()] * seats
        self.research_spent: list[int] = [0] * seats
        self.obsessions_spent: list[int] = [0] * seats
        self.explored: list[int] = [0] * seats
        # The Ritual token, the bond and turn of its last advance, and all bonds turned for it, a bit each.
        self.token: list[int] = [0] * seats
        self.last_bond: list[int] = [NOTHING] * seats
        self.advanced: list[int] = [0] * seats
        self.bonds: list[int] = [0] * seats
        self.drift: list[bool] = [False] * seats
        # The Learning Area, and the moments that anything of the seat listens to, a bit each.
        self.areas: list[list[int]] = [[] for _ in range(seats)]
        self.tuned: list[int] = [0] * seats

        # The search order in force, that which was settled before markers were exchanged, and who still
        # acts in this round.
        self.order: list[Seat] = list(range(seats))
        self.settled_order: list[Seat] = list(range(seats))
        self.queue: list[Seat] = []

        # By card slot.
        cards = len(SLOTS)
        self.zone: list[int] = [IN_BOX] * cards
        for card in rules.cards:
            self.zone[card] = IN_DECK
        self.owner: list[int] = [NOBODY] * cards
        self.state: list[int] = [0] * cards
        self.since: list[int] = [0] * cards
        self.quarter_turns: list[int] = [0] * cards
        # By thing: the seat whose Sign, or what counts as one, lies on it; and all that lie anywhere.
        self.block: list[int] = [NOBODY] * FIRST_EVOCATION
        self.signs: list[Sign] = []
        # By combination: its components, and the points it has paid.
        self.under: dict[int, tuple[Component, ...]] = {}
        self.paid: dict[int, int] = {}

        self.offer: list[int] = []
        self.entities: list[int] = []
        # Entities that lie on Places, each with its Place.
        self.nest: dict[int, int] = {}
        self.discards: list[list[int]] = [[] for _ in SEEDS]
        self.decks: list[Pile] = [Pile(list(rules.deck[seed])) for seed in range(EN + 1)]
        self.limbo: list[int] = []
        self.barred = False

        self.elders: list[int] = [NOT_IN_GAME] * len(ELDERS)
        self.evoker: Seat = NOBODY
        self.influence = NOTHING
        # Evocation Powers under the Sign of Koth, a bit each, and the Great Old One that waits for it.
        self.sealed = 0
        self.waiting = NOTHING
        self.busy: list[int] = []
        self.loans: list[Loan] = []
        # How often each seat has used this turn what counts its uses, and the turn in which each power last
        # copied each card.
        self.uses: dict[tuple[Seat, int], int] = {}
        self.copied: dict[tuple[int, int], int] = {}

    def clone(self) -> "Table":  # noqa: PLR0915 - as above
        twin = Table.__new__(Table)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.dice = self.dice.clone()
        twin.flow = self.flow.clone()
        twin.chronicle = None
        twin.round = self.round
        twin.turn = self.turn
        twin.kp = self.kp[:]
        twin.hand = self.hand[:]
        twin.temps = self.temps[:]
        twin.perms = self.perms[:]
        twin.fixed = self.fixed[:]
        twin.spent = self.spent[:]
        twin.returned = self.returned[:]
        twin.mad = self.mad[:]
        twin.seeker = self.seeker[:]
        twin.stone = self.stone[:]
        twin.sign = self.sign[:]
        twin.got = self.got[:]
        twin.research_spent = self.research_spent[:]
        twin.obsessions_spent = self.obsessions_spent[:]
        twin.explored = self.explored[:]
        twin.token = self.token[:]
        twin.last_bond = self.last_bond[:]
        twin.advanced = self.advanced[:]
        twin.bonds = self.bonds[:]
        twin.drift = self.drift[:]
        twin.areas = [area[:] for area in self.areas]
        twin.tuned = self.tuned[:]
        twin.order = self.order[:]
        twin.settled_order = self.settled_order[:]
        twin.queue = self.queue[:]
        twin.zone = self.zone[:]
        twin.owner = self.owner[:]
        twin.state = self.state[:]
        twin.since = self.since[:]
        twin.quarter_turns = self.quarter_turns[:]
        twin.block = self.block[:]
        twin.signs = self.signs[:]
        twin.under = self.under.copy()
        twin.paid = self.paid.copy()
        twin.offer = self.offer[:]
        twin.entities = self.entities[:]
        twin.nest = self.nest.copy()
        twin.discards = [pile[:] for pile in self.discards]
        twin.decks = [deck.clone() for deck in self.decks]
        twin.limbo = self.limbo[:]
        twin.barred = self.barred
        twin.elders = self.elders[:]
        twin.evoker = self.evoker
        twin.influence = self.influence
        twin.sealed = self.sealed
        twin.waiting = self.waiting
        twin.busy = self.busy[:]
        twin.loans = self.loans[:]
        twin.uses = self.uses.copy()
        twin.copied = self.copied.copy()
        return twin

    def tell(
        self, kind: str, seat: Seat | None = None, to: tuple[Seat, ...] | None = None, /, **args: object
    ) -> None:
        """Note what happened, for those who may know it."""
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    def opponents(self, seat: Seat) -> list[Seat]:
        """The others, in search order."""
        return [other for other in self.order if other != seat]

    def is_on(self, card: int) -> bool:
        """Has this card in a Learning Area its power and its bond (WOC-R12, WOC-4.4)?"""
        return not self.state[card] & SILENT and self.block[card] < 0 and self.since[card] < self.round

    def has_in_play(self, seat: Seat, card: int) -> bool:
        """Does this card lie in the Learning Area of this seat?"""
        return self.zone[card] == IN_AREA and self.owner[card] == seat

    def has_borrowed(self, seat: Seat, card: int) -> bool:
        """Does this seat use the power of a card that is not its own (WOC-R24)?"""
        return bool(self.loans) and Loan(seat, card) in self.loans

    def cards_under(self, combination: int) -> list[int]:
        """The components of a combination that are cards lying there."""
        return [part.card for part in self.under[combination] if part.card >= 0 and not part.is_lent]

    def is_lent(self, seat: Seat, master: int) -> bool:
        """Does a Dark Master stand for a component of this seat without lying there?"""
        return any(
            part.is_lent and part.card == master
            for host, parts in self.under.items()
            if self.owner[host] == seat
            for part in parts
        )

    def is_barred(self, seat: Seat, thing: int) -> bool:
        """Does the Sign of somebody else keep this seat from it (WOC-6.2)?"""
        return self.block[thing] not in (NOBODY, seat)

    def is_ritual_object(self, card: int) -> bool:
        """May this card in a Learning Area serve a ritual (WOC-4.7, WOC-R12)?"""
        silent = self.state[card] & (SILENT | ACTIVATED) or self.block[card] >= 0
        return self.rules.ritual[card] is not None and not silent

    def retune(self, seat: Seat) -> None:
        """Work out anew which moments anything of this seat listens to."""
        hears = self.rules.hears
        mask = hears[self.influence] if self.influence >= 0 else 0
        for card in self.areas[seat]:
            mask |= hears[card]
        for loan in self.loans:
            if loan.borrower == seat:
                mask |= hears[loan.card]
        self.tuned[seat] = mask

    def obsessions(self, seat: Seat) -> int:
        """How many Obsessions the seat can still spend this turn."""
        return self.temps[seat].bit_count() + self.perms[seat].bit_count()

    def can_act(self, seat: Seat) -> bool:
        """Has the seat a usable Research card or Obsession (WOC-2.11)?"""
        return bool(self.hand[seat] | self.temps[seat] | self.perms[seat])
