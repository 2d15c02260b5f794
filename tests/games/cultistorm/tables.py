"""Tables of Cultistorm as an example has them: quiet, and then arranged.

A quiet table stands in turn 1, in the Preparation phase. The locations are Arkham (Star), Salem (Shield),
Dunwich (Tentacle), the University (Eye) and Sentinel Hill (Planet), all of them empty, with blank dice and
without altars; the marker is at the first. Everybody has an empty hand, no item and no token, and stands at
the location of its own number. The terror cards lie face down with high numbers. Seats count from 0 here.
"""

from collections import Counter
from typing import Any, Final, Protocol

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.fighting.matching import unpack
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.phases.cleanup import clean_up
from miskatonic.games.cultistorm.phases.combat import CombatPhase
from miskatonic.games.cultistorm.phases.cultists import CultistPhase
from miskatonic.games.cultistorm.phases.preparation import Preparation
from miskatonic.games.cultistorm.phases.sealing import SealingPhase
from miskatonic.games.cultistorm.table import (
    COMBAT,
    CULTIST,
    NOWHERE,
    PREPARATION,
    SEALING,
    SupportCard,
    Table,
)
from miskatonic.games.cultistorm.words import (
    BLANK,
    CULTIST_FACES,
    FACES,
    LEVELS,
    NO_ENEMY,
    NO_SYMBOL,
    SPOTS,
    SYMBOLS,
)
from miskatonic.kernel.flow import Outcome, Seat, Step
from miskatonic.testing.scenario import NewScenario
from tests.games.cultistorm.house import ACTIONS, TERRORS

ONE, TWO, THREE, FOUR, FIVE = range(5)
L1, L2, L3, L4, L5 = range(5)
PLACES: Final = ("arkham", "salem", "dunwich", "miskatonic-university", "sentinel-hill")
TEAM: Final = ("miriam-hale", "elias-crane", "bruno-kessler", "agnes-ward", "ysolde-marchetti")
MIRIAM, ELIAS, BRUNO, AGNES, YSOLDE = range(5)
_QUIET_TERROR: Final = ("second-sky", "every-road-at-once", "the-veil-tears", "growing-dark", "feast")


class OpenStorm(Protocol):
    """Opens a quiet table; options are given by their keys."""

    def __call__(self, seats: int = 3, team: tuple[str, ...] = TEAM, **options: str) -> "Storm": ...


class Storm:
    """A scenario of Cultistorm with the words of its examples."""

    def __init__(self, new: NewScenario, seats: int, team: tuple[str, ...], options: dict[str, str]) -> None:
        named = {"start": "seat-1", "floor": "open", "detectives": ",".join(team[:seats])}
        self.play = new(SPEC, seats, options={**named, **options})
        self._quieten()

    @property
    def t(self) -> Table:
        """The table as it is now; every answer may have put another in its place."""
        table: Table = self.play.table
        return table

    def _quieten(self) -> None:
        t = self.t
        t.round, t.phase = 1, PREPARATION
        for column in t.columns:
            t.cultists.bag.extend(column)
        t.cultists.bag.sort()
        t.columns = [()] * SPOTS
        t.where = [NOWHERE] * len(t.rules.enemy_ids)
        t.spots = tuple(t.rules.place_ids.index(place) for place in PLACES)
        t.marker = L1
        t.items = [()] * t.detectives
        t.found = []
        t.item_deck, t.item_discard = list(t.rules.item_deck), []
        t.normal = [0] * t.detectives
        t.place = list(range(t.detectives))
        clean_up(t)
        for seat, role in enumerate(t.role):
            t.deck[seat] = list(t.rules.decks[role])
            t.hand[seat], t.discard[seat] = [], []
        t.cultist_dice = [BLANK] * SPOTS
        t.slot, t.crystals = 0, [1, 0, 0, 0, 0, 0]
        self.terror(*_QUIET_TERROR)
        self.forget()

    def forget(self) -> None:
        """Let the story begin here."""
        assert self.t.chronicle is not None
        self.t.chronicle.events.clear()

    # --- given -----------------------------------------------------------------------------------

    def terror(self, *cards: str) -> None:
        """The face-down cards on the five slots, Shield first."""
        t = self.t
        t.terror_deck.shuffle_in([])
        t.terror_deck.bag = list(range(len(TERRORS)))
        t.terror = [TERRORS.index(card) for card in cards]
        for card in t.terror:
            t.terror_deck.bag.remove(card)

    def ripen(self, slot: int) -> None:
        """One crystal more sets off the terror card there."""
        self.t.crystals[slot] = self.t.rules.numbers[self.t.terror[slot]] - 1

    def cultists(self, spot: int, *names: str) -> None:
        """Cultists in a column, the closest first."""
        t = self.t
        for name in names:
            card = self.t.rules.enemy_ids.index(name)
            t.cultists.bag.remove(card)
            t.columns[spot] = (*t.columns[spot], card)
            t.where[card] = spot

    def crowd(self, spot: int, count: int) -> None:
        """So many cultists, whoever they are; none of them is a Herald."""
        names = [self.t.rules.enemy_ids[card] for card in sorted(self.t.cultists.bag)]
        self.cultists(spot, *[name for name in names if not name.endswith("-herald")][:count])

    def elder(self, spot: int, name: str, *eaten: str) -> None:
        """A Great Old One on top of a column, with what it has eaten."""
        t = self.t
        elder = self.t.rules.enemy_ids.index(name)
        for wave in (t.first_wave, t.second_wave, t.special_elders):
            if elder in wave:
                wave.remove(elder)
        t.elders[spot] = elder
        t.where[elder] = spot
        t.powers |= t.rules.elder_power[elder]
        for cultist in eaten:
            t.cultists.bag.remove(self.t.rules.enemy_ids.index(cultist))
            t.eaten[spot] = (*t.eaten[spot], self.t.rules.enemy_ids.index(cultist))

    def cultist_die(self, spot: int, face: str) -> None:
        self.t.cultist_dice[spot] = CULTIST_FACES.index(face)

    def at(self, spot: int, *seats: Seat) -> None:
        for seat in seats:
            self.t.place[seat] = spot

    def hand(self, seat: Seat, *cards: str) -> None:
        """These cards, out of the detective's own deck."""
        for card in cards:
            kind = ACTIONS.index(card)
            self.t.deck[seat].remove(kind)
            self.t.hand[seat].append(kind)

    def holds(self, seat: Seat, *items: str) -> None:
        for item in items:
            number = self.t.rules.item_ids.index(item)
            self.t.item_deck.remove(number)
            self.t.items[seat] = tuple(sorted((*self.t.items[seat], number)))

    def dice(self, seat: Seat, *faces: str) -> None:
        """Dice that a detective holds."""
        t = self.t
        t.held[seat] = tuple(sorted((*t.held[seat], *(FACES.index(face) for face in faces))))
        t.reserve -= len(faces)

    def pool(self, *faces: str) -> None:
        self.t.pool = tuple(sorted(FACES.index(face) for face in faces))
        self.t.reserve -= len(faces)

    def tokens(self, seat: Seat, normal: int, growing: int = 0) -> None:
        self.t.normal[seat], self.t.growing[seat] = normal, growing

    def trophies(self, seat: Seat, *symbols: str) -> None:
        for symbol in symbols:
            self.t.supply[SYMBOLS.index(symbol)] -= 1
            self.t.trophies[5 * seat + SYMBOLS.index(symbol)] += 1

    def laid(self, spot: int, symbol: str, count: int) -> None:
        self.t.supply[SYMBOLS.index(symbol)] -= count
        self.t.laid_trophies[5 * spot + SYMBOLS.index(symbol)] += count

    def seal_card(self, seat: Seat, symbol: str) -> None:
        self.t.seal_cards[SYMBOLS.index(symbol)] = seat

    def sealed(self, *spots: int) -> None:
        for spot in spots:
            self.t.sealed |= 1 << spot

    def active(self, *spots: int) -> None:
        for spot in spots:
            self.t.altars |= 1 << spot

    def level(self, seat: Seat, level: int) -> None:
        """The first abilities of a detective are active."""
        t = self.t
        t.level[seat] = level
        first = LEVELS * t.role[seat]
        for ability in range(first, first + level):
            t.traits[seat] |= t.rules.trait[ability]

    def marked(self, seat: Seat, *names: str) -> None:
        self.t.marks[seat] = tuple(self.t.rules.enemy_ids.index(name) for name in names)

    def helped(self, seat: Seat, card: str, owner: Seat, symbol: int = NO_SYMBOL) -> None:
        """A combat-support card lies in front of a detective."""
        kind = ACTIONS.index(card)
        self.t.deck[owner].remove(kind)
        self.t.front.append(SupportCard(seat, kind, owner, symbol))

    # --- when ------------------------------------------------------------------------------------

    def comes(self, *names: str) -> None:
        """The next things drawn, of whatever kind, in this order."""
        self.play.next_draws(*(self._number(name) for name in names))

    def _number(self, name: str) -> int:
        rules = self.t.rules
        for known in (rules.enemy_ids, rules.item_ids, ACTIONS, TERRORS):
            if name in known:
                return known.index(name)
        raise AssertionError(f"there is no '{name}' to draw")

    def rolls(self, *faces: str) -> None:
        """The next rolls of detective dice."""
        self.play.next_numbers(*(FACES.index(face) for face in faces))

    def unit(self, step: Step) -> None:
        """One unit with everything it triggers."""
        self.t.queue.append(step)
        self.play.run(SETTLE)

    def terror_step(self, cause: str = "rule/CUL-6.1") -> None:
        self.unit(TerrorStep(cause).begins)

    def cultist_phase(self, *spawns: str) -> None:
        """Phase 1, in which these cultists come."""
        self.comes(*spawns)
        self.t.phase = CULTIST
        self.play.run(CultistPhase().begins)

    def prepare(self) -> None:
        self.t.phase = PREPARATION
        self.play.run(Preparation().begins)

    def combat(self) -> None:
        self.t.phase = COMBAT
        self.t.aimed = sum(1 << seat for seat in range(self.t.detectives) if self.t.marks[seat])
        self.play.run(CombatPhase().begins)

    def turn_of(self, seat: Seat) -> None:
        """The Combat phase goes on until this detective is asked whom it fights; the others fight nobody."""
        while self.play.asked.prompt != "combat" or self.play.asked.seat != seat:
            if self.play.asked.prompt == "combat":
                self.play.answers("done")
            else:
                word = f"choose seat-{seat + 1}"
                self.play.answers(word if self.play.offers(word) else self.play.options()[0])

    def sealing(self) -> None:
        self.t.phase = SEALING
        self.play.run(SealingPhase().begins)

    def says(self, seat: Seat, *words: str) -> None:
        """What one detective answers, question after question."""
        self.play.answers(*words, seat=seat)

    def casts(self, seat: Seat, *cards: str) -> None:
        """One detective discards these hand cards at once."""
        places = [place for place, kind in enumerate(self.t.hand[seat], 1) if ACTIONS[kind] in cards]
        self.says(seat, "cast " + "+".join(f"card-{place}" for place in places))

    # --- then ------------------------------------------------------------------------------------

    def asks(self, seat: Seat, prompt: str) -> None:
        """Is this seat asked this?"""
        assert self.play.asked.prompt == prompt
        assert seat in self.play.asked.seats

    def offers(self, seat: Seat, word: str) -> bool:
        return self.play.offers(word, seat)

    def options(self, seat: Seat) -> list[str]:
        return self.play.options(seat)

    def why_not(self, seat: Seat, word: str) -> str | None:
        return self.play.why_not(word, seat)

    @property
    def outcome(self) -> Outcome:
        return self.play.outcome

    @property
    def ending(self) -> str:
        return self.play.outcome.ending

    @property
    def goes_on(self) -> bool:
        """Is the game undecided?"""
        outcome = self.t.flow.outcome
        return outcome is None or outcome.ending == "scenario-stopped"

    def told(self, kind: str, seat: Seat | None = None) -> list[dict[str, Any]]:
        return self.play.told(kind, seat)

    def kinds(self) -> list[str]:
        """Everything that happened, by kind."""
        assert self.t.chronicle is not None
        return [event.kind for event in self.t.chronicle.events]

    def causes(self, kind: str) -> list[str]:
        return [args["cause"] for args in self.told(kind)]

    def column(self, spot: int) -> list[str]:
        """The cultists there, the closest first."""
        return [self.t.rules.enemy_ids[card] for card in self.t.columns[spot]]

    def counts(self) -> list[int]:
        """How many cultists stand at each location."""
        return [len(column) for column in self.t.columns]

    def elder_at(self, spot: int) -> str | None:
        elder = self.t.elders[spot]
        return None if elder == NO_ENEMY else self.t.rules.enemy_ids[elder]

    def spawned(self) -> list[str]:
        """Where cultists have come to, in this order."""
        return [args["location"] for args in self.told("cultist-spawns")]

    def all_tokens(self) -> list[int]:
        return [self.t.tokens(seat) for seat in range(self.t.detectives)]

    def cards(self, seat: Seat) -> list[str]:
        return [ACTIONS[kind] for kind in self.t.hand[seat]]

    def discards(self, seat: Seat) -> list[str]:
        return [ACTIONS[kind] for kind in self.t.discard[seat]]

    def items(self, seat: Seat) -> list[str]:
        return [self.t.rules.item_ids[item] for item in self.t.items[seat]]

    def won(self, seat: Seat) -> Counter[str]:
        """The trophies of a detective."""
        trophies = self.t.trophies[5 * seat : 5 * seat + 5]
        return Counter({symbol: count for symbol, count in zip(SYMBOLS, trophies, strict=True) if count})

    def penalised(self) -> list[Seat | None]:
        """Who has taken the penalty."""
        return [event.seat for event in self.play.events("penalty")]

    def required(self, seat: Seat, enemy: str) -> Counter[str]:
        """The symbols that this detective must match."""
        card = self.t.rules.enemy_ids.index(enemy)
        wanted = requirement(self.t, Bout(seat, card, self.t.where[card]))
        return Counter(SYMBOLS[symbol] for symbol in unpack(wanted))
