"""Tables of Wisdom of Cthulhu as an example has them: quiet, and then arranged.

A quiet table stands in turn 2. All Great Old Ones are in play, whatever the seats. Nothing is on offer, all
cards are in their decks, the Learning Areas are empty, and everybody has three Research cards (fw-fw,
as-as, dm-dm) and three Temporary Obsessions. The search order is that of the seats, which count from 0 here.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.actions.acquire import acquire
from miskatonic.games.wisdom_of_cthulhu.actions.activate import Activating
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard, to_area, to_deck, to_offer
from miskatonic.games.wisdom_of_cthulhu.board.powers import use_power
from miskatonic.games.wisdom_of_cthulhu.board.signs import lay
from miskatonic.games.wisdom_of_cthulhu.cards.numbering import rules_for
from miskatonic.games.wisdom_of_cthulhu.phases.research import Action
from miskatonic.games.wisdom_of_cthulhu.rituals.evocation import evoke
from miskatonic.games.wisdom_of_cthulhu.setup import house_content
from miskatonic.games.wisdom_of_cthulhu.table import (
    AT_HOME,
    EVOKED,
    IN_LIMBO,
    IN_PLAY,
    LEFT,
    NOBODY,
    ON_OFFER,
    UNDER,
    Component,
    Sign,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, FIRST_ELDER, NOTHING, RESEARCH_CARDS, SEEDS
from miskatonic.kernel.flow import Seat, Step
from miskatonic.kernel.piles import Pile
from miskatonic.kernel.scene import Piece, Scene
from miskatonic.testing.scenario import NewScenario

ANNA, BRUNO, CARLA, DORA = range(4)
# What the game's own card files name: cards with their copies, Places, Great Old Ones, all that has a power.
_RULES: Final = rules_for(house_content(), (), 2)
SLOTS: Final = tuple(_RULES.labels[: _RULES.card_count])
PLACES: Final = _RULES.place_names
ELDERS: Final = _RULES.elder_names
THINGS: Final = tuple(_RULES.labels)
INVOCATIONS: Final = tuple(_RULES.labels[thing] for thing in _RULES.invocations)
ALPHABET: Final = _RULES.alphabet
COPIES: Final = [len(deck) for deck in _RULES.deck]

# Questions about something of one's own, or of a Place: they can be declined (WOC-R80).
DECLINED: Final = (
    "buy-entity",
    "discard-for-points",
    "ease-ritual",
    "exchange-first",
    "oust-seeker",
    "rearrange",
    "recover",
    "refresh",
    "stand-for-component",
    "swap-entity",
    "swap-for",
    "swap-mine",
    "swap-seekers",
    "swap-theirs",
    "take",
    "use-invocation",
    "which-deck",
)

_HAND: Final = ("fw-fw", "as-as", "dm-dm")
_FLIPPED: Final = ("fw-as", "fw-dm", "as-dm")


def card(name: str) -> int:
    """The slot of a card."""
    return SLOTS.index(name)


def thing(name: str) -> int:
    """The number of a card, Place or power."""
    return THINGS.index(name)


def _location(name: str) -> int:
    """The number of a Place or a Great Old One as one where Seekers stand."""
    return PLACES.index(name) if name in PLACES else FIRST_ELDER + ELDERS.index(name)


def cards_of(names: Sequence[str]) -> int:
    """A set of Research cards."""
    return sum(1 << RESEARCH_CARDS.index(name) for name in names)


class OpenStudy(Protocol):
    """Opens a quiet table; options are given by their keys."""

    def __call__(self, seats: int = 3, **options: str) -> "Study": ...


class Study:
    """A scenario of Wisdom of Cthulhu with the words of its examples."""

    def __init__(self, new: NewScenario, seats: int, options: dict[str, str]) -> None:
        self.play = new(SPEC, seats, options={"start": "seat-1", **options})
        t = self.t
        for slot in [*t.offer, *t.entities]:
            to_deck(t, slot)
        t.elders = [IN_PLAY] * len(ELDERS)
        t.turn = 2
        t.round = 5
        t.phase = "research"
        t.order = list(range(seats))
        t.settled_order = list(range(seats))
        for seat in range(seats):
            self.has(seat)

    @property
    def t(self) -> Table:
        """The table as it is now; every answer may have put another in its place."""
        table: Table = self.play.table
        return table

    # How it was.

    def has(
        self,
        seat: Seat,
        research: Sequence[str] = _HAND,
        obsessions: Sequence[str] = _FLIPPED,
        permanent: Sequence[str] = (),
        kp: int = 0,
    ) -> None:
        """A seat has these Research cards, Obsessions and points."""
        t = self.t
        t.hand[seat] = cards_of(research)
        t.temporary[seat] = cards_of(obsessions)
        t.all_permanent[seat] = t.permanent[seat] = cards_of(permanent)
        t.kp[seat] = kp

    def owns(self, seat: Seat, *names: str, new: bool = False) -> None:
        """Cards lie in a Learning Area, by default since an earlier round."""
        for name in names:
            to_area(self.t, seat, self._fetch(name))
            self.t.since_round[card(name)] = self.t.round - (not new)

    def under(self, combination: str, *names: str) -> None:
        """Cards are components of a combination, each for its own seed."""
        t, host = self.t, card(combination)
        for name in names:
            slot = self._fetch(name)
            t.limbo.remove(slot)
            t.zone[slot] = UNDER
            t.owner[slot] = t.owner[host]
            t.components[host] += (Component(t.rules.seed[slot], slot),)

    def on_offer(self, *names: str) -> None:
        for name in names:
            to_offer(self.t, self._fetch(name))

    def discarded(self, *names: str) -> None:
        """Cards lie on the discard piles, the last on top."""
        for name in names:
            discard(self.t, self._fetch(name))

    def top_of_deck(self, *names: str) -> None:
        """The next cards of a deck, first one first, known to nobody."""
        deck = self.t.decks[self.t.rules.seed[card(names[0])]]
        for name in reversed(names):
            deck.bag.remove(card(name))
            deck.put_top(card(name), 0)

    def empty_deck(self, seed: str) -> None:
        """All cards of a deck are out of the game."""
        self.t.decks[SEEDS.index(seed)] = Pile([])

    def stands(self, seat: Seat, where: str) -> None:
        self.t.seeker[seat] = AT_HOME if where == "home" else _location(where)

    def blocks(self, seat: Seat, name: str) -> None:
        """The Elder Sign of a seat lies on something."""
        lay(self.t, Sign(thing(name), seat, is_token=True), "rule/WOC-3.6")

    def ritual(self, seat: Seat, box: int, *bonds: str, turn: int = 1) -> None:
        """A token stands on a box, having come there by these bonds, the last one last.

        The Ritual Objects that turned for it are gone; `turned` has one that is still there.
        """
        t = self.t
        t.token[seat] = box
        for bond in bonds:
            t.bonds[seat] |= 1 << BONDS.index(bond)
            t.last_bond[seat] = BONDS.index(bond)
        t.advanced[seat] = turn

    def turned(self, seat: Seat, box: int, name: str, *more: str, turn: int = 1) -> None:
        """A token stands on a box, having come there by this Ritual Object, or by one for each step."""
        t = self.t
        names = (name, *more) if more else (name,) * box
        for step, each in enumerate(names):
            if card(each) not in t.areas[seat]:
                self.owns(seat, each)
            t.quarter_turns[card(each)] += 1
            t.turned_for[card(each)] = t.turned_for.get(card(each), 0) | 1 << step
            rite = t.rules.ritual[card(each)]
            assert rite is not None
            self.ritual(seat, box, BONDS[rite.bond], turn=turn)

    def elders(self, *names: str) -> None:
        """Only these Great Old Ones are in play."""
        self.t.elders = [IN_PLAY if name in names else LEFT for name in ELDERS]

    def evoked(self, name: str, by: Seat = ANNA) -> None:
        """A Great Old One was evoked some time ago."""
        t = self.t
        t.elders = [EVOKED if elder == name else LEFT for elder in ELDERS]
        t.evoker = by
        t.begin_influence(ELDERS.index(name))

    def _fetch(self, name: str) -> int:
        t, slot = self.t, card(name)
        deck = t.decks[t.rules.seed[slot]]
        deck.bag.remove(slot)
        t.zone[slot] = IN_LIMBO
        t.limbo.append(slot)
        return slot

    # What happens.

    def acts(self, seat: Seat, *words: str) -> None:
        """A seat takes its action, and nothing comes after it."""
        self.play.run(Action(seat).begins)
        self.says(*words)

    def gets(self, seat: Seat, name: str, *words: str) -> None:
        """A card comes to a seat as if taken."""
        slot = card(name)
        if self.t.zone[slot] != ON_OFFER and self.t.owner[slot] == NOBODY and slot not in self._discarded():
            self._fetch(name)
        self.does(lambda t: acquire(t, seat, slot), *words)

    def _discarded(self) -> list[int]:
        return [slot for pile in self.t.discards for slot in pile]

    def activates(self, seat: Seat, name: str, *words: str) -> None:
        self.does(Activating(seat, card(name)).begins, *words)

    def uses(self, seat: Seat, name: str, *words: str) -> None:
        """A seat uses the power of a card, Place or Great Old One, free."""
        self.does(lambda t: use_power(t, seat, thing(name)), *words)

    def evokes(self, seat: Seat, name: str, *words: str) -> None:
        self.t.evoker = seat
        self.does(lambda t: evoke(t, seat, ELDERS.index(name)), *words)

    def does(self, step: Step, *words: str) -> None:
        """Something happens, and nothing comes after it."""
        self.play.run(step)
        self.says(*words)

    def goes_on(self, *steps: Step) -> None:
        self.play.go_on_from(*steps)

    def says(self, *words: str) -> None:
        """Answers. Whoever could decline an only target takes it, unless the next word says otherwise."""
        for word in words:
            self._take_only_target(word)
            self.play.answers(word)
        self._take_only_target("")

    def _take_only_target(self, word: str) -> None:
        while (asked := self.t.flow.decision) is not None and asked.prompt in DECLINED:
            target, *others = self.options()
            if word in (target, *others) or others != ["skip"]:
                return
            self.play.answers(target)

    # How it is.

    def kp(self, seat: Seat) -> int:
        return self.t.kp[seat]

    def area(self, seat: Seat) -> list[str]:
        return [SLOTS[slot] for slot in self.t.areas[seat]]

    def components(self, combination: str) -> list[str]:
        """The cards that lie under it, and a dash for each component that does not."""
        parts = self.t.components[card(combination)]
        return ["-" if part.is_lent or part.card == NOTHING else SLOTS[part.card] for part in parts]

    def pile(self, seed: str) -> list[str]:
        """A discard pile, the top last."""
        return [SLOTS[slot] for slot in self.t.discards[SEEDS.index(seed)]]

    def offer(self) -> list[str]:
        return [SLOTS[slot] for slot in self.t.offer]

    def entities(self) -> list[str]:
        return [SLOTS[slot] for slot in self.t.entities]

    def where(self, seat: Seat) -> str:
        at = self.t.seeker[seat]
        return "home" if at == AT_HOME else self.t.rules.location(at)

    def is_blocked(self, name: str) -> bool:
        return thing(name) in self.t.blocked_by

    def state(self, name: str) -> int:
        return self.t.state[card(name)]

    @property
    def over(self) -> bool:
        """Has everything happened?"""
        return self.play.is_over

    def offers(self, word: str) -> bool:
        return self.play.offers(word)

    def options(self) -> list[str]:
        return self.play.options()

    def expects(self, prompt: str, *options: str, seat: Seat | None = None) -> None:
        """This is asked; if options are named, with these and no others, in whatever order.

        That a question of WOC-R80 can be declined need not be named.
        """
        self.play.expects(prompt=prompt, seat=seat)
        declining = ["skip"] if prompt in DECLINED and "skip" not in options and self.offers("skip") else []
        if options:
            assert sorted(self.options()) == sorted([*options, *declining])

    def told(self, kind: str) -> list[dict[str, Any]]:
        return self.play.told(kind)

    def scene(self, seat: Seat | None = None) -> Scene:
        return SPEC.scene(self.t, seat)

    def piece(self, name: str, seat: Seat | None = None) -> Piece:
        """A piece on the table, as a seat sees it."""
        return next(piece for zone in self.scene(seat).zones for piece in zone.pieces if piece.id == name)
