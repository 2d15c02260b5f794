"""Tables of Witch of Salem as an example has them: quiet, and then arranged.

A quiet table stands in round 1 with everybody at the University, empty pouches, no creature in Arkham and
no ability awake (the first Great Old One was a shadow and has been defeated). Three of each minor item and
all artifacts are in the bag. Seats count from 0 here.
"""

from typing import Any, Final, Protocol

from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.board.events import reveal_event
from miskatonic.games.witch_of_salem.board.items import receive
from miskatonic.games.witch_of_salem.phases.creatures import CreatureCards
from miskatonic.games.witch_of_salem.phases.scholars import Turn
from miskatonic.games.witch_of_salem.setup import house_content
from miskatonic.games.witch_of_salem.table import (
    FACE_DOWN,
    GONE,
    NO_CREATURE,
    NO_ELDER,
    PORTAL,
    UNDECIDED,
    WALL,
    Table,
    abilities_at_work,
)
from miskatonic.games.witch_of_salem.turn import Round
from miskatonic.games.witch_of_salem.words import NO_ITEM, NOWHERE, RLYEH, UNIVERSITY
from miskatonic.kernel.flow import Outcome, Seat
from miskatonic.kernel.scene import Piece, Scene
from miskatonic.testing.scenario import NewScenario

ONE, TWO, THREE, FOUR = range(4)
CONTENT: Final = house_content()
COUNTS: Final = CONTENT.presets.counts
LOCATIONS: Final = tuple(card.id for card in CONTENT.locations)
MINOR: Final = tuple(card.id for card in CONTENT.minor_items)
SANATORIUM, DOCKS, CEMETERY, STATION, SHOP, CHURCH = (
    LOCATIONS.index(name) for name in ("sanatorium", "docks", "cemetery", "station", "shop", "church")
)
TILES: Final = {"portal": PORTAL, "wall": WALL}
_QUIET_STOCK: Final = (
    ("necronomicon", "glasses", "elixir"),
    ("dagger", "necronomicon", "glasses"),
    ("elixir", "dagger", "necronomicon"),
    ("glasses", "elixir", "dagger"),
    ("necronomicon", None, "elixir"),
    ("dagger", None, "glasses"),
)


class OpenArkham(Protocol):
    """Opens a quiet table; options are given by their keys."""

    def __call__(self, seats: int = 3, **options: str) -> "Arkham": ...


class Arkham:
    """A scenario of Witch of Salem with the words of its examples."""

    def __init__(self, new: NewScenario, seats: int, options: dict[str, str]) -> None:
        self.play = new(SPEC, seats, options={"start": "seat-1", "preset": "classic", **options})
        self._quieten()

    @property
    def t(self) -> Table:
        """The table as it is now; every answer may have put another in its place."""
        table: Table = self.play.table
        return table

    def _quieten(self) -> None:
        t, rules = self.t, self.t.rules
        t.round = 1
        t.minors = [()] * t.seats
        t.artifact = [NO_ITEM] * t.seats
        t.bag = list(rules.items)
        t.creatures = [NO_CREATURE] * len(rules.locations)
        t.creature_deck = list(rules.creature_deck)
        t.creature_discard = []
        t.necron = 0
        for location, items in zip(rules.outer, _QUIET_STOCK, strict=True):
            t.stock[location] = ()
            self.stock(location, *items)
        self.elders(None)
        self.forget()

    def forget(self) -> None:
        """Let the story begin here."""
        assert self.t.chronicle is not None
        self.t.chronicle.events.clear()

    # --- given -----------------------------------------------------------------------------------

    def holds(self, seat: Seat, *items: str) -> None:
        """More items in a pouch, out of the bag."""
        for name in items:
            item = self.t.rules.item_numbers[name]
            self.t.bag.remove(item)
            receive(self.t, seat, item)

    def played(self, seat: Seat, *cards: str) -> None:
        for card in cards:
            self.t.hand[seat] &= ~(1 << self._card(card))

    def _card(self, name: str) -> int:
        return next(card for card, known in self.t.rules.card_names.items() if known == name)

    def stock(self, location: int, *items: str | None) -> None:
        """The items of a location, from left to right."""
        t = self.t
        t.bag.extend(item for item in t.stock[location] if item != NO_ITEM)
        t.stock[location] = tuple(NO_ITEM if name is None else t.rules.item_numbers[name] for name in items)
        for item in t.stock[location]:
            if item != NO_ITEM:
                t.bag.remove(item)

    def creatures(self, **names: str) -> None:
        """Creatures by location."""
        for location, name in names.items():
            card = self.t.rules.creatures.index(name)
            self.t.creature_deck.remove(card)
            self.t.creatures[self.t.rules.locations.index(location)] = card

    def elders(self, *edges: str | None, prisoner: str | None = None, shadow: str | None = None) -> None:
        """Face-up Great Old Ones from edge 1 on (None: removed); all further ones are face down.

        With the Prisoner face up no edge is face down; those not named have been removed.
        """
        t, rules = self.t, self.t.rules
        rest = GONE if prisoner else FACE_DOWN
        up = [GONE if name is None else rules.elders.index(name) for name in edges]
        t.elders = up + [rest] * (rules.elders_laid - 1 - len(up))
        t.elders.append(rules.elders.index(prisoner) if prisoner else FACE_DOWN)
        t.shadow = rules.elders.index(shadow) if shadow else NO_ELDER
        awake = [elder for elder in (*t.elders, t.shadow) if elder >= 0]
        t.powers = abilities_at_work(t)
        hidden = [elder for elder in range(len(rules.elders)) if elder not in awake]
        t.elders_hidden = hidden[len(hidden) - t.elders.count(FACE_DOWN) :]

    def tiles(self, **names: str) -> None:
        """What lies at these locations; nobody knows it."""
        for location, name in names.items():
            self.t.tile_bag.remove(TILES[name])
            self.t.tiles[self.t.rules.locations.index(location)] = TILES[name]

    def seen(self, location: int, *seats: Seat) -> None:
        """These seats have peeked here in this round."""
        assert self.t.tiles[location] != UNDECIDED
        self.t.peeked[location] = self.t.round
        for seat in seats:
            self.t.seen[location] |= self.t.owner_mask(seat)

    def sealed(self, *locations: int) -> None:
        """Portals sealed with the artifacts shown there."""
        for location in locations:
            self.t.tile_bag.remove(PORTAL)
            self.t.tiles[location] = PORTAL
            self.t.sealed[location] = self.t.rules.artifact_at[location]
            self.t.bag.remove(self.t.rules.artifact_at[location])

    def bans(self, seat: Seat) -> None:
        """This seat is in R'lyeh."""
        self.t.place[seat] = RLYEH
        self.t.banner = seat

    def out(self, seat: Seat) -> None:
        """This seat has been eliminated."""
        self.t.sanity[seat] = 0
        self.t.place[seat] = NOWHERE
        self.t.hand[seat] = 0
        self.t.living -= 1

    # --- when ------------------------------------------------------------------------------------

    def draws(self, *names: str) -> None:
        """The next things drawn, of whatever kind, in this order."""
        self.play.next_draws(*(self._number(name) for name in names))

    def _number(self, name: str) -> int:
        rules = self.t.rules
        numbers = {**rules.item_numbers, **TILES}
        if name in numbers:
            return numbers[name]
        for known in (rules.creatures, rules.events, rules.elders):
            if name in known:
                return known.index(name)
        raise AssertionError(f"there is no '{name}' to draw")

    def die(self, *faces: str) -> None:
        """The next rolls of the loss die."""
        rules = self.t.rules
        names = [rules.face_names[face] for face in rules.die]
        self.play.next_numbers(*(names.index(face) for face in faces))

    def phase_a(self, *cards: str, count: int | None = None) -> None:
        """Phase A reveals these cards; `count` is given when replacements are among them."""
        self.draws(*cards)
        self.play.run(CreatureCards(len(cards) if count is None else count).begins)

    def round(self, *drawn: str) -> None:
        """The round begins."""
        self.draws(*drawn)
        self.t.round -= 1
        self.play.run(Round().begins)

    def turn(self, seat: Seat, *words: str) -> None:
        """The turn of a seat, as far as these words."""
        self.play.run(Turn(seat).begins)
        self.play.answers(*words)

    def event(self, *drawn: str) -> None:
        """An event is revealed, and what else is drawn because of it."""
        self.draws(*drawn)
        self.play.run(reveal_event)

    def phase_c(self, *drawn: str) -> None:
        """Phase C, and with it the next round begins."""
        self.draws(*drawn)
        self.play.run(Round(self.t.seats).draws_event)

    def answers(self, *words: str) -> None:
        self.play.answers(*words)

    # --- then ------------------------------------------------------------------------------------

    def expects(self, seat: Seat, prompt: str, *options: str) -> None:
        """Who is asked what; without options any will do."""
        self.play.expects(seat=seat, prompt=prompt, options=list(options) or None)

    def expects_team(self, first: Seat, prompt: str, *options: str) -> None:
        """All are asked together, this seat first."""
        asked = self.play.asked
        self.play.expects(seats=asked.seats, prompt=prompt, options=list(options) or None)
        assert asked.together
        assert asked.seat == first
        assert sorted(asked.seats) == list(range(self.t.seats))

    @property
    def prompt(self) -> str:
        return self.play.asked.prompt

    @property
    def options(self) -> list[str]:
        return self.play.options()

    @property
    def is_quiet(self) -> bool:
        """Has all happened that was begun, and does the game go on?"""
        return self.play.is_over and (outcome := self.t.flow.outcome) is not None and not outcome.scores

    @property
    def outcome(self) -> Outcome:
        return self.play.outcome

    def why_not(self, word: str, seat: Seat | None = None) -> str | None:
        return self.play.why_not(word, seat)

    def told(self, kind: str, seat: Seat | None = None) -> list[dict[str, Any]]:
        return self.play.told(kind, seat)

    def kinds(self) -> list[str]:
        """Everything that happened, by kind."""
        assert self.t.chronicle is not None
        return [event.kind for event in self.t.chronicle.events]

    def causes(self, kind: str) -> list[str]:
        return [args["cause"] for args in self.told(kind)]

    def pouch(self, seat: Seat) -> list[str]:
        """Minor items, then the artifact."""
        artifact = self.t.artifact[seat]
        return [
            self.t.rules.item_names[item]
            for item in (*self.t.minors[seat], *((artifact,) if artifact >= 0 else ()))
        ]

    def hand(self, seat: Seat) -> list[str]:
        return [card for number, card in self.t.rules.card_names.items() if self.t.hand[seat] >> number & 1]

    def has_full_hand(self, seat: Seat) -> bool:
        return self.t.hand[seat] == self.t.rules.full_hand

    def place(self, seat: Seat) -> str:
        return self.t.rules.place_names[self.t.place[seat]]

    def stocked(self, location: int) -> list[str | None]:
        return [None if item == NO_ITEM else self.t.rules.item_names[item] for item in self.t.stock[location]]

    def heap(self) -> list[str]:
        return sorted(self.t.rules.item_names[item] for item in self.t.heap)

    def creature_at(self, location: int) -> str | None:
        card = self.t.creatures[location]
        return None if card == NO_CREATURE else self.t.rules.creatures[card]

    def discarded_creatures(self) -> list[str]:
        return [self.t.rules.creatures[card] for card in self.t.creature_discard]

    def past_events(self) -> list[str]:
        return [self.t.rules.events[event] for event in self.t.event_discard]

    def elder_at(self, edge: int) -> str | None:
        """The face-up card at an edge (1 to 5), or the Prisoner (6)."""
        elder = self.t.elders[edge - 1]
        return self.t.rules.elders[elder] if elder >= 0 else None

    def scene(self, seat: Seat | None) -> Scene:
        return SPEC.scene(self.t, seat)

    def location(self, seat: Seat | None, place: int) -> Piece:
        """A location as a seat sees it."""
        return self.scene(seat).zone("arkham").pieces[place]

    def tile(self, seat: Seat | None, place: int) -> str:
        """A tile as a seat sees it."""
        return str(self.location(seat, place).marks["tile"])


def at_university(t: Table) -> list[Seat]:
    """The seats at the University."""
    return [seat for seat in range(t.seats) if t.place[seat] == UNIVERSITY]
