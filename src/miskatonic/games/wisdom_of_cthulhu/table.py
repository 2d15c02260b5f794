"""The whole truth of one game of Wisdom of Cthulhu: lists of ints and immutable tuples."""

from collections.abc import Callable
from typing import ClassVar, Final, Literal

from miskatonic.games.wisdom_of_cthulhu.rules import Rules
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_INFLUENCE, FULL_HAND, NOTHING, SEEDS, SOURCE_COUNT
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.fields import derived, each_seat, laid, table
from miskatonic.kernel.flow import Flow, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.piles import Pile

NOBODY: Final = -1

Phase = Literal["preparation", "order", "research", "end"]

# Where a card is.
IN_DECK, ON_OFFER, IN_DISCARDS, IN_AREA, UNDER, AS_SIGN, IN_LIMBO = range(7)

# What keeps a card in a Learning Area from having its power, a bit each (WOC-R12).
USED, TRAPPED, DOWN_TO_START, DOWN_TO_END = 1, 2, 4, 8
SILENT: Final = USED | TRAPPED | DOWN_TO_START | DOWN_TO_END
# What else can be said of it.
SHIELDED, EASED, KEPT, COMPLETE, ACTIVATED = 16, 32, 64, 128, 256
# It was activated this turn and turned, or stayed, face up: only to be shown, as it changes no rule.
READY_AGAIN: Final = 512
# What keeps it from serving a ritual. That it was activated counts to the end of that turn only, though it
# lies face down for longer (WOC-R75).
_NO_RITUAL: Final = SILENT & ~USED | ACTIVATED

# Where a Seeker is when it is on no Arcane Place and no Great Old One.
AT_HOME: Final = -1
SIGN_HOME, SIGN_LAID, SIGN_OUT = range(3)

NOT_IN_GAME, IN_PLAY, EVOKED, LEFT = range(4)


@frame("woc/sign")
class Sign:
    """The Elder Sign of a seat on a thing, or a power that counts as one: a card lies there, or a mark."""

    thing: int
    owner: Seat
    is_token: bool
    card: int = NOTHING


@frame("woc/component")
class Component:
    """What fills one need of a combination.

    `card` lies there, or stands for the component and stays in play (`is_lent`). There is none when an
    Obsession or a Research card was spent, or when something counts as a component and leaves no card.
    """

    fills: int
    card: int = NOTHING
    is_lent: bool = False


@frame("woc/loan")
class Loan:
    """The power of a Continuous card that somebody else uses until the end of the turn (WOC-R24)."""

    borrower: Seat
    card: int


def listened_to(t: "Table", seat: Seat) -> int:
    """The moments that anything of this seat listens to, a bit each."""
    hears = t.rules.hears
    mask = hears[t.influence] if t.influence >= 0 else 0
    for card in t.areas[seat]:
        mask |= hears[card]
    for loan in t.loans:
        if loan.borrower == seat:
            mask |= hears[loan.card]
    return mask


@table("woc/table")
class Table:
    """One game. Lists are indexed by seat, by card or by thing; see the comments."""

    rules: Rules
    seats: int
    dice: Dice
    flow: Flow = laid(lambda _: Flow())
    chronicle: Chronicle | None = None
    # The number of the round since the game began; a card is new in the round it came in.
    round: int = 1
    # The first round of this turn.
    first_round: int = 1
    turn: int = 1
    phase: Phase = "preparation"

    # By seat and source: how the points came about (see words.py).
    earned: list[int] = laid(lambda t: [0] * (t.seats * SOURCE_COUNT))
    # By seat. Sets of Research cards are a bit each: in hand, usable as Temporary and as Permanent
    # Obsessions, all that are Permanent, those spent as Research, and those that came back from that.
    kp: list[int] = each_seat(0)
    hand: list[int] = each_seat(FULL_HAND)
    temporary: list[int] = each_seat(0)
    permanent: list[int] = each_seat(0)
    all_permanent: list[int] = each_seat(0)
    spent: list[int] = each_seat(0)
    recovered: list[int] = each_seat(0)
    mad_purchase: list[bool] = each_seat(False)  # noqa: FBT003 - the value that all seats begin with
    seeker: list[int] = each_seat(AT_HOME)
    petrified: list[bool] = each_seat(False)  # noqa: FBT003 - as above
    sign_place: list[int] = each_seat(SIGN_HOME)
    # What Transmutation looks at: cards acquired, cards spent and Places explored this turn.
    acquired: list[tuple[int, ...]] = laid(lambda t: [()] * t.seats)
    research_spent: list[int] = each_seat(0)
    obsessions_spent: list[int] = each_seat(0)
    explored: list[int] = each_seat(0)
    # The Ritual token, the bond and turn of its last advance, and all bonds turned for it, a bit each.
    token: list[int] = each_seat(0)
    last_bond: list[int] = each_seat(NOTHING)
    advanced: list[int] = each_seat(0)
    bonds: list[int] = each_seat(0)
    drifts: list[bool] = each_seat(False)  # noqa: FBT003 - as above
    # The search order in force, the one that was settled before markers were exchanged, and who has still
    # to act in this round.
    order: list[Seat] = laid(lambda t: list(range(t.seats)))
    settled_order: list[Seat] = laid(lambda t: list(range(t.seats)))
    to_act: list[Seat] = laid(lambda _: [])

    # By card. A Learning Area is changed only by `put_in_area` and `take_from_area`.
    areas: list[list[int]] = laid(lambda t: [[] for _ in range(t.seats)])
    zone: list[int] = laid(lambda t: [IN_DECK] * t.rules.card_count)
    owner: list[int] = laid(lambda t: [NOBODY] * t.rules.card_count)
    state: list[int] = laid(lambda t: [0] * t.rules.card_count)
    since_round: list[int] = laid(lambda t: [0] * t.rules.card_count)
    quarter_turns: list[int] = laid(lambda t: [0] * t.rules.card_count)
    # By Ritual Object that has turned: the steps that it turned for, a bit each (WOC-7.10).
    turned_for: dict[int, int] = laid(lambda _: {})
    # By thing: the seat whose Sign, or what counts as one, lies on it; and all that lie anywhere.
    blocked_by: dict[int, Seat] = laid(lambda _: {})
    signs: list[Sign] = laid(lambda _: [])
    # By combination: its components, and the points it has paid.
    components: dict[int, tuple[Component, ...]] = laid(lambda _: {})
    paid: dict[int, int] = laid(lambda _: {})

    # Knowledge and Entities on offer, and Entities that lie on Places, each with its Place.
    offer: list[int] = laid(lambda _: [])
    entities: list[int] = laid(lambda _: [])
    nest: dict[int, int] = laid(lambda _: {})
    entities_barred: bool = False
    discards: list[list[int]] = laid(lambda _: [[] for _ in SEEDS])
    decks: list[Pile] = laid(lambda t: [Pile(list(deck)) for deck in t.rules.deck])
    # Cards in hand: what becomes of them is being decided.
    limbo: list[int] = laid(lambda _: [])

    elders: list[int] = laid(lambda t: [NOT_IN_GAME] * len(t.rules.elder_names))
    evoker: Seat = NOBODY
    # The Influence that everybody feels; it begins by `begin_influence` only.
    influence: int = NOTHING
    # Evocation Powers that are sealed, a bit each, and the Great Old One that waits for the end of that.
    sealed: int = 0
    waiting_elder: int = NOTHING
    # Things whose powers are being used.
    in_use: list[int] = laid(lambda _: [])
    # Changed by `lend` and `end_loans` only.
    loans: list[Loan] = laid(lambda _: [])
    # How often each seat has used this turn what counts its uses, and the turn in which each power last
    # copied each card.
    uses: dict[tuple[Seat, int], int] = laid(lambda _: {})
    copied: dict[tuple[int, int], int] = laid(lambda _: {})
    # With tempered bonds: the round in which each Place last woke its bond for each seat (WOC-4.10).
    bond_paid: dict[tuple[Seat, int], int] = laid(lambda _: {})

    # The moments that anything of a seat listens to, a bit each: what areas, loans and the Influence say.
    hears: list[int] = derived(lambda t: [listened_to(t, seat) for seat in range(t.seats)])

    clone: ClassVar[Callable[["Table"], "Table"]]

    # What changes who listens: the only places in which that is done.

    def put_in_area(self, seat: Seat, card: int) -> None:
        self.areas[seat].append(card)
        self.hears[seat] |= self.rules.hears[card]

    def take_from_area(self, seat: Seat, card: int) -> None:
        self.areas[seat].remove(card)
        self.hears[seat] = listened_to(self, seat)

    def lend(self, seat: Seat, card: int) -> None:
        """A seat may use the power of a card that is not its own until the end of the turn."""
        self.loans.append(Loan(seat, card))
        self.hears[seat] |= self.rules.hears[card]

    def end_loans(self) -> list[Loan]:
        """All loans end; they are returned."""
        ended, self.loans = self.loans, []
        self._listen_anew()
        return ended

    def begin_influence(self, elder: int) -> None:
        self.influence = FIRST_INFLUENCE + elder
        self._listen_anew()

    def _listen_anew(self) -> None:
        self.hears = [listened_to(self, seat) for seat in range(self.seats)]

    # What is told, and what is asked.

    def tell(
        self, kind: str, seat: Seat | None = None, to: tuple[Seat, ...] | None = None, /, **args: object
    ) -> None:
        """Note what happened, for those who may know it."""
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    @property
    def round_of_turn(self) -> int:
        """The number of the round in its turn."""
        return self.round - self.first_round + 1

    def opponents(self, seat: Seat) -> list[Seat]:
        """The others, in search order."""
        return [other for other in self.order if other != seat]

    def is_on(self, card: int) -> bool:
        """Has this card in a Learning Area its power and its bond (WOC-R12, WOC-4.4)?"""
        return (
            not self.state[card] & SILENT
            and card not in self.blocked_by
            and self.since_round[card] < self.round
        )

    def has_in_play(self, seat: Seat, card: int) -> bool:
        """Does this card lie in the Learning Area of this seat?"""
        return self.zone[card] == IN_AREA and self.owner[card] == seat

    def has_borrowed(self, seat: Seat, card: int) -> bool:
        """Does this seat use the power of a card that is not its own (WOC-R24)?"""
        return bool(self.loans) and Loan(seat, card) in self.loans

    def cards_under(self, combination: int) -> list[int]:
        """The components of a combination that are cards lying there."""
        return [part.card for part in self.components[combination] if part.card >= 0 and not part.is_lent]

    def is_lent(self, seat: Seat, master: int) -> bool:
        """Does a Dark Master stand for a component of this seat without lying there?"""
        return any(
            part.is_lent and part.card == master
            for host, parts in self.components.items()
            if self.owner[host] == seat
            for part in parts
        )

    def is_barred(self, seat: Seat, thing: int) -> bool:
        """Does the Sign of somebody else keep this seat from it (WOC-6.2)?"""
        return self.blocked_by.get(thing, seat) != seat

    def is_ritual_object(self, card: int) -> bool:
        """May this card in a Learning Area serve a ritual (WOC-4.7, WOC-R12)?"""
        silent = self.state[card] & _NO_RITUAL or card in self.blocked_by
        return self.rules.ritual[card] is not None and not silent

    def obsessions(self, seat: Seat) -> int:
        """How many Obsessions the seat can still spend this turn."""
        return self.temporary[seat].bit_count() + self.permanent[seat].bit_count()

    def can_act(self, seat: Seat) -> bool:
        """Has the seat a usable Research card or Obsession (WOC-2.11)?"""
        return bool(self.hand[seat] | self.temporary[seat] | self.permanent[seat])
