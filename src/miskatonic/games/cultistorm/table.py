"""The whole truth of one game of Cultistorm: lists of ints and immutable tuples."""

from typing import Any, Final, NamedTuple

from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.words import BLANK, ENEMIES, NO_ENEMY, NO_SYMBOL, SPOTS
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow, Seat, Step
from miskatonic.kernel.piles import Pile
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

SETUP, CULTIST, REVIEW, TERROR, PREPARATION, COMBAT, SEALING = range(7)

# Where a seal card is when no detective holds it.
IN_SUPPLY: Final = -1
ON_LOCATION: Final = 9

UNDECIDED: Final = -1
NOWHERE: Final = -1

NOTHING: Final = -1


@stored
class SupportCard(NamedTuple):
    """A support card in front of the detective it helps, with the symbol named or the card beneath it."""

    helped: Seat
    kind: int
    owner: Seat
    symbol: int = NO_SYMBOL
    beneath: int = NOTHING
    used: bool = False


@stored
class Declined(NamedTuple):
    """Help that somebody did not want."""

    helper: Seat
    kind: int
    helped: Seat


@stored
class Table:
    """One game. Lists are indexed by seat, by spot (L1-L5), by symbol or by enemy; see the comments."""

    __slots__ = (
        *("acted", "acts", "aimed", "altars", "annex", "aside", "blocked", "blocked_next", "bonus_dice"),
        *("boxed", "calls", "chronicle", "columns", "crystals", "cultist_dice", "cultist_discard"),
        *(
            "cultists",
            "deck",
            "declined",
            "delayed",
            "dice",
            "discard",
            "eaten",
            "elders",
            "endgame",
            "feud_until",
        ),
        *(
            "fight_clues",
            "fight_symbols",
            "fight_trophies",
            "fight_wilds",
            "first",
            "first_wave",
            "flow",
            "found",
            "free_rerolls",
            "front",
            "gates_held",
            "gates_held_next",
        ),
        *(
            "graced",
            "growing",
            "hand",
            "handed",
            "held",
            "helps",
            "house_dice",
            "icons",
            "invoked",
            "item_deck",
            "item_discard",
        ),
        *("item_used", "items", "laid", "lamps_out_until", "late", "level", "marker", "marks", "menus"),
        *("mirror", "more_steps", "moves", "normal", "on_table", "once_team", "paid", "peeked"),
        *(
            "phase",
            "picked",
            "picks",
            "place",
            "pool",
            "powers",
            "queue",
            "ready",
            "refused_rerolls",
            "reserve",
            "role",
        ),
        *("round", "rules", "seal_cards", "sealed", "searched", "seats", "second_wave", "seen", "shield"),
        *("sleepless", "slot", "speaker", "special_elders", "spent", "spots", "stale", "stories"),
        *("story_discard", "supply", "supports", "tale", "terror", "terror_deck", "terror_discard", "told"),
        *("traits", "triggered", "trophies", "turn_calm", "upper", "where", "wilds", "worn"),
    )

    def __init__(self, rules: Rules, seats: int, dice: Dice) -> None:  # noqa: PLR0915 - a line for each thing on the table
        self.rules = rules
        self.seats = seats
        self.dice = dice
        self.flow = Flow()
        self.chronicle: Chronicle | None = None
        self.round = 0
        self.phase = SETUP
        self.first: Seat = 0
        self.speaker: Seat = 0

        # By seat: who it is and where, tokens, levels, and the abilities that are rules (a bit each).
        self.role: list[int] = [0] * seats
        self.place: list[int] = [0] * seats
        self.normal: list[int] = [rules.start_tokens] * seats
        self.growing: list[int] = [0] * seats
        self.level: list[int] = [0] * seats
        self.traits: list[int] = [0] * seats
        # Action cards. What lies in front of somebody or waits for the next turn is in `front` and
        # `delayed`; a card that is being carried out is on the table, with its owner.
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.front: list[SupportCard] = []
        self.delayed: list[SupportCard] = []
        self.on_table: list[tuple[int, int]] = []
        # In this Preparation: help that was declined, re-rolls that were refused (who asked, whose die), and
        # to whom each has handed the floor, a bit each.
        self.declined: tuple[Declined, ...] = ()
        self.refused_rerolls: tuple[tuple[Seat, Seat], ...] = ()
        self.handed: list[int] = [0] * seats
        # Dice in hand, items, targets; trophies by seat and symbol.
        self.held: list[tuple[int, ...]] = [()] * seats
        self.items: list[tuple[int, ...]] = [()] * seats
        self.marks: list[tuple[int, ...]] = [()] * seats
        self.trophies: list[int] = [0] * (5 * seats)
        # What was done this turn; abilities invoked and locations used are a bit each. Wild symbols and a
        # mirror that a location gives are known by their causes.
        self.moves: list[int] = [0] * seats
        self.searched: list[bool] = [False] * seats
        self.icons: list[int] = [0] * seats
        self.supports: list[int] = [0] * seats
        self.acts: list[int] = [0] * seats
        self.calls: list[int] = [0] * seats
        self.picked: list[bool] = [False] * seats
        self.invoked: list[int] = [0] * seats
        self.acted: list[int] = [0] * seats
        self.item_used: list[int] = [0] * seats
        self.wilds: list[tuple[str, ...]] = [()] * seats
        self.mirror: list[str] = [""] * seats
        self.once_team = 0
        self.picks = 0
        # Preparation, a bit for each seat: who is ready, who has acted too often and stays so, whose menu has
        # to be made; then the words each can say, those that play cards apart.
        self.ready = 0
        self.worn = 0
        self.stale = 0
        self.menus: list[tuple[Word, ...]] = [()] * seats
        self.helps: list[tuple[Word, ...]] = [()] * seats
        # Combat: who had marked something when Preparation ended (a bit each), who is spared the next token,
        # and re-rolls that cost nothing.
        self.aimed = 0
        self.shield: Seat = NOTHING
        self.free_rerolls = 0
        # What stories and items add to the present fight: wild units (a symbol to ignore is such a unit too),
        # symbols of the requirement, trophies and item cards for a win. For the whole combat turn: whether a
        # penalty makes no terror step.
        self.fight_wilds = 0
        self.fight_symbols = 0
        self.fight_trophies = 0
        self.fight_clues = 0
        self.turn_calm = False

        # Dice. The reserve holds all that are not rolled.
        self.pool: tuple[int, ...] = ()
        self.reserve = rules.dice
        self.spent = 0
        self.house_dice = 0
        self.bonus_dice = 0

        # By symbol: trophies in the supply and on detective boards, and who holds the seal card.
        self.supply: list[int] = [rules.each_trophy] * 5
        self.paid: list[int] = [0] * 5
        self.seal_cards: list[int] = [IN_SUPPLY] * 5

        # By spot: location card, cultist die, column (position 1 first), Great Old One on top of it, what
        # it has eaten, trophies laid by spot and symbol. Sets of spots are a bit each.
        self.spots: tuple[int, ...] = (0,) * SPOTS
        self.cultist_dice: list[int] = [BLANK] * SPOTS
        self.columns: list[tuple[int, ...]] = [()] * SPOTS
        self.elders: list[int] = [NO_ENEMY] * SPOTS
        self.eaten: list[tuple[int, ...]] = [()] * SPOTS
        self.laid: list[int] = [0] * (5 * SPOTS)
        self.altars = 0
        self.sealed = 0
        self.graced = 0
        self.blocked = 0
        self.blocked_next = 0
        # What holds the Great Old Ones in this and in the next Cultist phase, and what makes the marker go
        # further in the next: causes.
        self.gates_held = ""
        self.gates_held_next = ""
        self.more_steps: tuple[str, ...] = ()
        self.marker = 0
        # By enemy: the spot where it is in play. The powers of the Great Old Ones in play, a bit each.
        self.where: list[int] = [NOWHERE] * len(ENEMIES)
        self.powers = 0

        self.cultists = Pile(list(rules.ordinary))
        self.cultist_discard: list[int] = []
        # Cultists set aside unseen for a special cult, and removed ones. Monsters come in late: when the
        # upper half of the deck has been drawn.
        self.aside: list[int] = []
        self.late: list[int] = []
        self.upper = 0
        # Cards of the cultist deck that are being looked at.
        self.peeked: list[int] = []
        self.boxed: list[int] = []
        self.first_wave: list[int] = list(rules.first_wave)
        self.second_wave: list[int] = list(rules.second_wave)
        self.special_elders: list[int] = list(rules.special_elders)
        self.item_deck: list[int] = list(rules.item_deck)
        self.item_discard: list[int] = []
        # Items drawn and not yet kept or discarded.
        self.found: list[int] = []

        # The terror circle by slot; the faces that were looked at are a bit each.
        self.slot = 0
        self.terror: list[int] = [UNDECIDED] * 5
        self.seen = 0
        self.crystals: list[int] = [0] * 6
        self.terror_deck = Pile(list(range(len(rules.numbers))))
        self.terror_discard: list[int] = []
        self.endgame = UNDECIDED
        self.triggered = False
        self.lamps_out_until = 0
        self.feud_until = 0
        # What makes hands smaller in the next Review: a cause.
        self.sleepless = ""

        self.stories: list[int] = list(rules.story_deck) if rules.narrative else []
        self.story_discard: list[int] = []
        self.told = 0
        # The story that was read last in this turn.
        self.tale = NOTHING
        # Units that wait until the present one is finished (CUL-3.5), and what expansions remember.
        self.queue: list[Step] = []
        self.annex: dict[str, Any] = {}

    def clone(self) -> "Table":  # noqa: PLR0915 - as above
        twin = Table.__new__(Table)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.dice = self.dice.clone()
        twin.flow = self.flow.clone()
        twin.chronicle = None
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.speaker = self.speaker
        twin.role = self.role
        twin.place = self.place[:]
        twin.normal = self.normal[:]
        twin.growing = self.growing[:]
        twin.level = self.level[:]
        twin.traits = self.traits[:]
        twin.deck = [cards[:] for cards in self.deck]
        twin.hand = [cards[:] for cards in self.hand]
        twin.discard = [cards[:] for cards in self.discard]
        twin.front = self.front[:]
        twin.delayed = self.delayed[:]
        twin.on_table = self.on_table[:]
        twin.declined = self.declined
        twin.refused_rerolls = self.refused_rerolls
        twin.handed = self.handed[:]
        twin.held = self.held[:]
        twin.items = self.items[:]
        twin.marks = self.marks[:]
        twin.trophies = self.trophies[:]
        twin.moves = self.moves[:]
        twin.searched = self.searched[:]
        twin.icons = self.icons[:]
        twin.supports = self.supports[:]
        twin.acts = self.acts[:]
        twin.calls = self.calls[:]
        twin.picked = self.picked[:]
        twin.invoked = self.invoked[:]
        twin.acted = self.acted[:]
        twin.item_used = self.item_used[:]
        twin.wilds = self.wilds[:]
        twin.mirror = self.mirror[:]
        twin.once_team = self.once_team
        twin.picks = self.picks
        twin.ready = self.ready
        twin.worn = self.worn
        twin.stale = self.stale
        twin.menus = self.menus[:]
        twin.helps = self.helps[:]
        twin.aimed = self.aimed
        twin.shield = self.shield
        twin.free_rerolls = self.free_rerolls
        twin.fight_wilds = self.fight_wilds
        twin.fight_symbols = self.fight_symbols
        twin.fight_trophies = self.fight_trophies
        twin.fight_clues = self.fight_clues
        twin.turn_calm = self.turn_calm
        twin.pool = self.pool
        twin.reserve = self.reserve
        twin.spent = self.spent
        twin.house_dice = self.house_dice
        twin.bonus_dice = self.bonus_dice
        twin.supply = self.supply[:]
        twin.paid = self.paid[:]
        twin.seal_cards = self.seal_cards[:]
        twin.spots = self.spots
        twin.cultist_dice = self.cultist_dice[:]
        twin.columns = self.columns[:]
        twin.elders = self.elders[:]
        twin.eaten = self.eaten[:]
        twin.laid = self.laid[:]
        twin.altars = self.altars
        twin.sealed = self.sealed
        twin.graced = self.graced
        twin.blocked = self.blocked
        twin.blocked_next = self.blocked_next
        twin.gates_held = self.gates_held
        twin.gates_held_next = self.gates_held_next
        twin.more_steps = self.more_steps
        twin.marker = self.marker
        twin.where = self.where[:]
        twin.powers = self.powers
        twin.cultists = self.cultists.clone()
        twin.cultist_discard = self.cultist_discard[:]
        twin.aside = self.aside[:]
        twin.late = self.late[:]
        twin.upper = self.upper
        twin.peeked = self.peeked[:]
        twin.boxed = self.boxed[:]
        twin.first_wave = self.first_wave[:]
        twin.second_wave = self.second_wave[:]
        twin.special_elders = self.special_elders[:]
        twin.item_deck = self.item_deck[:]
        twin.item_discard = self.item_discard[:]
        twin.found = self.found[:]
        twin.slot = self.slot
        twin.terror = self.terror[:]
        twin.seen = self.seen
        twin.crystals = self.crystals[:]
        twin.terror_deck = self.terror_deck.clone()
        twin.terror_discard = self.terror_discard[:]
        twin.endgame = self.endgame
        twin.triggered = self.triggered
        twin.lamps_out_until = self.lamps_out_until
        twin.feud_until = self.feud_until
        twin.sleepless = self.sleepless
        twin.stories = self.stories[:]
        twin.story_discard = self.story_discard[:]
        twin.told = self.told
        twin.tale = self.tale
        twin.queue = self.queue[:]
        twin.annex = self.annex.copy()
        return twin

    def tell(
        self, kind: str, seat: Seat | None = None, to: tuple[Seat, ...] | None = None, /, **args: object
    ) -> None:
        """Note what happened, for those who may know it."""
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    def order(self) -> tuple[Seat, ...]:
        """The seats in seating order, from the one that began (CUL-17.7)."""
        return self.rules.seating[self.first]

    def tokens(self, seat: Seat) -> int:
        return self.normal[seat] + self.growing[seat]

    def stir(self, seat: Seat) -> None:
        """Something of this detective's has changed: it is no longer ready (CUL-R35).

        Colleagues can heal it, trade with it and help it, so all menus are out of date.
        """
        self.ready &= ~(1 << seat)
        self.stale = -1

    def stir_all(self) -> None:
        """Something has changed that menus depend on; nobody's readiness does."""
        self.stale = -1

    def stir_at(self, spot: int) -> None:
        """The column there has changed (CUL-R35)."""
        for seat in range(self.seats):
            if self.place[seat] == spot:
                self.ready &= ~(1 << seat)
        self.stale = -1

    def is_sealed(self, spot: int) -> bool:
        return bool(self.sealed >> spot & 1)

    def symbol_at(self, spot: int) -> int:
        """The symbol of the location there."""
        return self.rules.place_symbol[self.spots[spot]]

    def here(self, spot: int) -> list[Seat]:
        """Who stands there, in seating order."""
        return [seat for seat in self.order() if self.place[seat] == spot]

    def has_elder(self) -> bool:
        """Is a Great Old One in play?"""
        return any(elder != NO_ENEMY for elder in self.elders)

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
        """Everybody, the speaker first: whom a choice of the team is put to (CUL-R35)."""
        return self.rules.seating[self.speaker]
