"""The whole truth of one game of Cultistorm: lists of ints and immutable tuples."""

from collections.abc import Callable
from typing import ClassVar, Final, Literal, Protocol, TypeVar

from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.words import AWAY, BLANK, NO_ENEMY, NO_SYMBOL, SPOTS
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.fields import derived, laid, table
from miskatonic.kernel.flow import Flow, Seat, Step
from miskatonic.kernel.frames import frame
from miskatonic.kernel.memo import Memo
from miskatonic.kernel.piles import Pile
from miskatonic.kernel.words import Word

SETUP, CULTIST, REVIEW, TERROR, PREPARATION, COMBAT, SEALING = range(7)

# Where a seal card is when no detective holds it.
IN_SUPPLY: Final = -1
ON_LOCATION: Final = 9

UNDECIDED: Final = -1
ALL_STALE: Final = -1
NOWHERE: Final = -1

NOTHING: Final = -1


@frame("cul/support-card")
class SupportCard:
    """A support card in front of the detective it helps, with the symbol named or the card beneath it."""

    helped: Seat
    kind: int
    owner: Seat
    symbol: int = NO_SYMBOL
    beneath: int = NOTHING
    used: bool = False


V = TypeVar("V")


def each_detective(value: V, *, init: Literal[False] = False) -> list[V]:
    """A list that holds this immutable value once for every detective."""
    return laid(lambda t: [value] * t.detectives)


class Annex(Protocol):
    """What an expansion remembers: an object of a class that is declared by `kernel.fields.table`."""

    def clone(self) -> "Annex": ...


@table("cul/table")
class Table:
    """One game. Lists are indexed by detective, by spot (L1-L5), by symbol or by enemy; see the comments."""

    rules: Rules
    seats: int
    dice: Dice
    flow: Flow = laid(lambda _: Flow())
    chronicle: Chronicle | None = None
    # How many of the seats are detectives: these come first.
    detectives: int = derived(lambda t: t.rules.detectives)
    round: int = 0
    phase: int = SETUP
    first: Seat = 0
    speaker: Seat = 0

    # By detective: who it is and where, tokens, levels, and the abilities that are rules (a bit each).
    role: tuple[int, ...] = laid(lambda t: (0,) * t.detectives)
    place: list[int] = each_detective(0)
    normal: list[int] = laid(lambda t: [t.rules.start_tokens] * t.detectives)
    growing: list[int] = each_detective(0)
    # Detectives that have left the game by an expansion, a bit each; they are away for good.
    gone: int = 0
    level: list[int] = each_detective(0)
    traits: list[int] = each_detective(0)
    # Action cards. What lies in front of somebody or waits for the next turn is in `front` and
    # `delayed`; a card that is being carried out is on the table, with its owner.
    deck: list[list[int]] = laid(lambda t: [[] for _ in range(t.detectives)])
    hand: list[list[int]] = laid(lambda t: [[] for _ in range(t.detectives)])
    discard: list[list[int]] = laid(lambda t: [[] for _ in range(t.detectives)])
    front: list[SupportCard] = laid(lambda _: [])
    delayed: list[SupportCard] = laid(lambda _: [])
    on_table: list[tuple[int, int]] = laid(lambda _: [])
    # In this Preparation: help that was declined (who helped, with what, whom), re-rolls that were refused
    # (who asked, whose die), and to whom each has handed the floor, a bit each.
    declined: tuple[tuple[Seat, int, Seat], ...] = ()
    refused_rerolls: tuple[tuple[Seat, Seat], ...] = ()
    handed: list[int] = each_detective(0)
    # Dice in hand, items, targets; trophies by seat and symbol.
    held: list[tuple[int, ...]] = each_detective(())
    items: list[tuple[int, ...]] = each_detective(())
    marks: list[tuple[int, ...]] = each_detective(())
    trophies: list[int] = laid(lambda t: [0] * (5 * t.detectives))
    # What was done this turn; abilities invoked and locations used are a bit each. Wild symbols and a
    # mirror that a location gives are known by their causes.
    moves: list[int] = each_detective(0)
    searched: list[bool] = each_detective(value=False)
    icons: list[int] = each_detective(0)
    supports: list[int] = each_detective(0)
    acts: list[int] = each_detective(0)
    calls: list[int] = each_detective(0)
    picked: list[bool] = each_detective(value=False)
    invoked: list[int] = each_detective(0)
    acted: list[int] = each_detective(0)
    item_used: list[int] = each_detective(0)
    wilds: list[tuple[str, ...]] = each_detective(())
    mirror: list[str] = each_detective("")
    # Symbols of one cultist fight that may be ignored: a cause for each effect, and how many.
    ignored: list[tuple[tuple[str, int], ...]] = each_detective(())
    once_team: int = 0
    picks: int = 0
    # Preparation, a bit for each seat: who is ready, who has acted too often and stays so.
    ready: int = 0
    worn: int = 0
    # By seat: why it is asked again after it was ready; of whom that has not been told yet, a bit each.
    recalled: list[str] = each_detective("")
    recalls: int = 0
    # The words that each can say in Preparation, those that play cards apart, and which of these menus have
    # to be made again (see phases/preparation).
    stale: int = derived(lambda _: ALL_STALE)
    menus: list[tuple[Word, ...]] = derived(lambda t: [()] * t.detectives)
    helps: list[tuple[Word, ...]] = derived(lambda t: [()] * t.detectives)
    # Combat: who had marked something when Preparation ended (a bit each), who is spared the next token,
    # and re-rolls that cost nothing.
    aimed: int = 0
    shield: Seat = NOTHING
    free_rerolls: int = 0
    # What stories and items add to the present fight: wild units, symbols to ignore, symbols of the
    # requirement, trophies and item cards for a win. For the whole combat turn: whether a penalty makes no
    # terror step.
    fight_wilds: int = 0
    fight_ignored: int = 0
    fight_symbols: int = 0
    fight_trophies: int = 0
    fight_clues: int = 0
    turn_calm: bool = False

    # Dice. The reserve holds all that are not rolled.
    pool: tuple[int, ...] = ()
    reserve: int = laid(lambda t: t.rules.dice)
    spent: int = 0
    house_dice: int = 0
    bonus_dice: int = 0

    # By symbol: trophies in the supply and on detective boards, and who holds the seal card.
    supply: list[int] = laid(lambda t: [t.rules.each_trophy] * 5)
    paid: list[int] = laid(lambda _: [0] * 5)
    seal_cards: list[int] = laid(lambda _: [IN_SUPPLY] * 5)

    # By spot: location card, cultist die, column (position 1 first), Great Old One on top of it, what
    # it has eaten, trophies laid by spot and symbol. Sets of spots are a bit each.
    spots: tuple[int, ...] = (0,) * SPOTS
    cultist_dice: list[int] = laid(lambda _: [BLANK] * SPOTS)
    columns: list[tuple[int, ...]] = laid(lambda _: [()] * SPOTS)
    elders: list[int] = laid(lambda _: [NO_ENEMY] * SPOTS)
    eaten: list[tuple[int, ...]] = laid(lambda _: [()] * SPOTS)
    laid_trophies: list[int] = laid(lambda _: [0] * (5 * SPOTS))
    altars: int = 0
    sealed: int = 0
    graced: int = 0
    blocked: int = 0
    blocked_next: int = 0
    # What holds the Great Old Ones in this and in the next Cultist phase, and what makes the marker go
    # further in the next: causes.
    gates_held: str = ""
    gates_held_next: str = ""
    more_steps: tuple[str, ...] = ()
    marker: int = 0
    # By enemy: the spot where it is in play. The powers of the Great Old Ones in play, a bit each.
    where: list[int] = laid(lambda t: [NOWHERE] * len(t.rules.enemy_ids))
    powers: int = 0

    cultists: Pile = laid(lambda t: Pile(list(t.rules.ordinary)))
    cultist_discard: list[int] = laid(lambda _: [])
    # Cultists set aside unseen for a special cult, and removed ones. Monsters come in late: when the
    # upper half of the deck has been drawn.
    aside: list[int] = laid(lambda _: [])
    late: list[int] = laid(lambda _: [])
    upper: int = 0
    # Cards of the cultist deck that are being looked at.
    peeked: list[int] = laid(lambda _: [])
    boxed: list[int] = laid(lambda _: [])
    first_wave: list[int] = laid(lambda t: list(t.rules.first_wave))
    second_wave: list[int] = laid(lambda t: list(t.rules.second_wave))
    # The special cults of this game, and those of their Great Old Ones that are not in play.
    special_cults: tuple[int, ...] = ()
    special_elders: list[int] = laid(lambda _: [])
    item_deck: list[int] = laid(lambda t: list(t.rules.item_deck))
    item_discard: list[int] = laid(lambda _: [])
    # Items drawn and not yet kept or discarded.
    found: list[int] = laid(lambda _: [])

    # The terror circle by slot; the faces that were looked at are a bit each.
    slot: int = 0
    terror: list[int] = laid(lambda _: [UNDECIDED] * 5)
    seen: int = 0
    crystals: list[int] = laid(lambda _: [0] * 6)
    terror_deck: Pile = laid(lambda t: Pile(list(range(len(t.rules.numbers)))))
    terror_discard: list[int] = laid(lambda _: [])
    endgame: int = UNDECIDED
    triggered: bool = False
    lamps_out_until: int = 0
    feud_until: int = 0
    # What makes hands smaller in the next Review: a cause.
    sleepless: str = ""

    stories: list[int] = laid(lambda t: list(t.rules.story_deck) if t.rules.narrative else [])
    story_discard: list[int] = laid(lambda _: [])
    told: int = 0
    # Spots whose location has had what comes of its story, a bit each.
    story_had: int = 0
    # The story that was read last in this turn.
    tale: int = NOTHING
    # Units that wait until the present one is finished (CUL-3.5), and what expansions remember.
    queue: list[Step] = laid(lambda _: [])
    annex: dict[str, Annex] = laid(lambda _: {})
    # What detectives have thought out, shared by all clones.
    thoughts: Memo = derived(lambda _: Memo())

    clone: ClassVar[Callable[["Table"], "Table"]]

    def tell(
        self, kind: str, seat: Seat | None = None, to: tuple[Seat, ...] | None = None, /, **args: object
    ) -> None:
        """Note what happened, for those who may know it."""
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    def order(self) -> tuple[Seat, ...]:
        """The detectives in seating order, from the one that began (CUL-17.7)."""
        seating = self.rules.seating[self.first]
        return tuple(seat for seat in seating if not self.gone >> seat & 1) if self.gone else seating

    def tokens(self, seat: Seat) -> int:
        return self.normal[seat] + self.growing[seat]

    def unready(self, seat: Seat, reason: str) -> None:
        """It has received or lost something: it is no longer ready, and is asked again (CUL-R35)."""
        if self.ready >> seat & 1:
            self.ready &= ~(1 << seat)
            if self.phase == PREPARATION:
                self.recalled[seat] = reason
                self.recalls |= 1 << seat

    def unready_at(self, spot: int) -> None:
        """The column there has changed (CUL-R35)."""
        if self.ready:
            for seat in range(self.detectives):
                if self.place[seat] == spot:
                    self.unready(seat, "changed-column")

    def is_away(self, seat: Seat) -> bool:
        """Is this detective at none of the five locations (EXP-1.8)?"""
        return self.place[seat] == AWAY

    def is_sealed(self, spot: int) -> bool:
        return bool(self.sealed >> spot & 1)

    def symbol_at(self, spot: int) -> int:
        """The symbol of the location there."""
        return self.rules.place_symbol[self.spots[spot]]

    def here(self, spot: int) -> list[Seat]:
        """Who stands at this location, in seating order."""
        return [seat for seat in self.order() if self.place[seat] == spot]

    def company(self, seat: Seat) -> list[Seat]:
        """This detective and all who stand where it stands; whoever is away is alone."""
        return [seat] if self.place[seat] == AWAY else self.here(self.place[seat])

    def has_elder(self) -> bool:
        """Is a Great Old One in play?"""
        return self.elders.count(NO_ENEMY) < SPOTS

    def power_cause(self, power: int) -> str:
        """The Great Old One in play that has this power, as a cause."""
        return next(
            self.rules.enemy_causes[elder]
            for elder in self.elders
            if elder != NO_ENEMY and self.rules.elder_power[elder] & power
        )

    def trait_cause(self, seat: Seat, trait: int) -> str:
        """The ability of this detective that has this trait, as a cause."""
        return self.rules.ability_causes[self.rules.ability_with[self.role[seat]][trait]]

    def enemies_in_play(self) -> int:
        return sum(map(len, self.columns)) + SPOTS - self.elders.count(NO_ENEMY)

    def team(self) -> tuple[Seat, ...]:
        """All detectives, the speaker first: whom a choice of the team is put to (CUL-R35)."""
        seating = self.rules.seating[self.speaker]
        return tuple(seat for seat in seating if not self.gone >> seat & 1) if self.gone else seating
