"""The terror circle: steps, crystals, cards, altars, and the Endgame card (CUL-6, CUL-11)."""

from miskatonic.games.cultistorm.board.card_text import (
    ENDGAME_CARD,
    TERROR_CARD,
    Effect,
    Use,
    tell_story,
)
from miskatonic.games.cultistorm.board.items import discard_item, held_of
from miskatonic.games.cultistorm.expansions.hooks import has_choice
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import AT, ENDGAME_SLOT, NO, NOBODY, SLOTS, SPOTS, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_ALL_SPOTS = (1 << SPOTS) - 1


@frame("cul/terror-step")
class TerrorStep:
    """One step of the terror marker: one unit (CUL-3.4, CUL-6.2)."""

    cause: str

    def begins(self, t: Table) -> None:
        """Whoever holds the Stopped Watch may cancel it (CUL-R54)."""
        watches = t.rules.watches
        holder = next((seat for seat in range(t.detectives) if not watches.isdisjoint(t.items[seat])), NOBODY)
        if holder == NOBODY or _is_idle_step(t):
            self.may_be_cancelled(t)
        else:
            about = {"item": t.rules.item_ids[held_of(t, holder, watches)]}
            then = _Watch(holder, self.cause).answered
            t.flow.ask(holder, "stop-clock", (YES, NO), then, self.cause, about)

    def may_be_cancelled(self, t: Table) -> None:
        """By an expansion; nobody is asked where the step would do nothing."""
        if has_choice(t, "terror_try") and not _is_idle_step(t):
            t.rules.hooks.choose("terror_try", t, True, (self.cause,), self.decided)  # noqa: FBT003 - the value of the choice
        else:
            self.moves(t)

    def decided(self, t: Table, goes: bool) -> None:  # noqa: FBT001 - the value of the choice
        if goes:
            self.moves(t)

    def moves(self, t: Table) -> None:
        t.slot = slot = (t.slot + 1) % len(SLOTS)
        if t.rules.hooked:
            t.rules.hooks.notify("terror_step", t, slot)
        if slot == ENDGAME_SLOT:
            self._reaches_endgame(t)
            return
        t.crystals[slot] += 1
        t.tell("terror-step", slot=SLOTS[slot], crystals=t.crystals[slot], cause=self.cause)
        if slot == 0:
            t.flow.then(self.wakes)
        if t.crystals[slot] >= t.rules.numbers[t.terror[slot]]:
            activate(t, slot)

    def _reaches_endgame(self, t: Table) -> None:
        """The sixth crystal turns the Endgame card; after that none is laid there (CUL-6.9)."""
        if not t.triggered:
            t.crystals[ENDGAME_SLOT] += 1
        t.tell("terror-step", slot=SLOTS[t.slot], crystals=t.crystals[ENDGAME_SLOT], cause=self.cause)
        if not t.triggered and t.crystals[ENDGAME_SLOT] >= t.rules.crystals:
            Endgame().begins(t)

    def wakes(self, t: Table) -> None:
        """On entering the Shield slot an altar is placed, sealed locations included (CUL-6.7, CUL-6.8)."""
        idle = [spot for spot in range(SPOTS) if not t.altars >> spot & 1]
        if t.rules.hooked:
            idle = t.rules.hooks.filter("altar_spots", t, idle)
        if idle:
            words = [AT[t.spots[spot]] for spot in idle]
            t.flow.ask_team(t.team(), "altar", words, self.placed, "rule/CUL-6.7")

    def placed(self, t: Table, word: Word, seat: Seat) -> None:
        place_altar(t, t.spots.index(word - AT[0]))


def _is_idle_step(t: Table) -> bool:
    """After the Endgame the marker enters the Endgame slot without effect (CUL-6.9): no watch is needed."""
    return t.triggered and (t.slot + 1) % len(SLOTS) == ENDGAME_SLOT


def place_altar(t: Table, spot: int) -> None:
    t.altars |= 1 << spot
    card = t.spots[spot]
    t.tell("altar-placed", location=t.rules.place_ids[card], cause="rule/CUL-6.7")
    if t.rules.hooked:
        t.rules.hooks.notify("altar_placed", t, spot)
    story = t.rules.place_story[card]
    # A location's story has its effect once (CUL-15.6, CUL-15.7).
    if t.rules.narrative and story != NOBODY and not t.story_had >> spot & 1:
        t.story_had |= 1 << spot
        tell_story(t, story, spot=spot)


@frame("cul/stop-clock")
class _Watch:
    """The Stopped Watch before a terror step."""

    holder: Seat
    cause: str

    def answered(self, t: Table, word: Word) -> None:
        if word == YES:
            watch = held_of(t, self.holder, t.rules.watches)
            cause = t.rules.item_causes[watch]
            discard_item(t, self.holder, watch, cause)
            t.tell("step-cancelled", self.holder, cause=cause)
        else:
            TerrorStep(self.cause).may_be_cancelled(t)


def activate(t: Table, slot: int) -> None:
    """The card is turned up, its story read, its text carried out; then it is replaced (CUL-6.3)."""
    card = t.terror[slot]
    t.crystals[slot] = 0
    t.seen |= 1 << slot
    t.tell("terror-card", card=t.rules.terror_ids[card], slot=SLOTS[slot], cause="rule/CUL-6.3")
    t.flow.then(_Activation(slot).acts, _Activation(slot).replaces)
    if t.rules.hooked:
        t.rules.hooks.notify("terror_card", t, card)
    if t.rules.narrative and t.rules.terror_story[card] != NOBODY:
        tell_story(t, t.rules.terror_story[card])


@frame("cul/terror-card")
class _Activation:
    """A terror card at work in its slot."""

    slot: int

    def acts(self, t: Table) -> None:
        card = t.terror[self.slot]
        Effect(TERROR_CARD, card, Use(t.rules.terror_causes[card])).goes(t)

    def replaces(self, t: Table) -> None:
        """The top card goes unseen to the bottom, the next is laid face down (CUL-6.4, CUL-6.5)."""
        if len(t.terror_deck) < 2:  # noqa: PLR2004 - one to the bottom and one for the slot
            t.terror_deck.shuffle_in(t.terror_discard)
            t.terror_discard = []
        if has_choice(t, "terror_place"):
            t.rules.hooks.choose("terror_place", t, NOTHING, (self.slot,), self.chosen)
        else:
            self._deals(t)

    def _deals(self, t: Table) -> None:
        if t.terror_deck.top or t.terror_deck.bottom:
            card, known_by = t.terror_deck.take_top(t.dice)
            t.terror_deck.put_bottom(card, known_by)
        card, known_by = t.terror_deck.take_top(t.dice)
        self._lays(t, card, known_by)

    def chosen(self, t: Table, card: int) -> None:
        """The card that an expansion took from the deck; NOTHING: the rule goes its way."""
        if card == NOTHING:
            self._deals(t)
        else:
            self._lays(t, card, 0)

    def _lays(self, t: Table, card: int, known_by: int) -> None:
        spent = t.terror[self.slot]
        lay_terror(t, self.slot, card, known_by)
        t.terror_discard.append(spent)
        t.tell("terror-replaced", slot=SLOTS[self.slot], number=t.rules.numbers[card], cause="rule/CUL-6.4")


def lay_terror(t: Table, slot: int, card: int, known_by: int) -> None:
    """Face down, but what is known stays known (CUL-R56)."""
    t.terror[slot] = card
    # What only somebody knows who is no detective is hidden from the team.
    t.seen = t.seen | 1 << slot if known_by & t.rules.everybody else t.seen & ~(1 << slot)


@frame("cul/endgame")
class Endgame:
    """Turned up once in a game; which of the two it is nobody knew before (CUL-2.13, CUL-11.2)."""

    def begins(self, t: Table) -> None:
        if t.triggered:
            return
        t.triggered = True
        t.endgame = t.dice.below(len(t.rules.endgame_ids))
        cause = t.rules.endgame_causes[t.endgame]
        t.tell("endgame", card=t.rules.endgame_ids[t.endgame], cause=cause)
        story = t.rules.endgame_story[t.endgame]
        if t.rules.narrative and story != NOBODY:
            t.flow.then(Effect(ENDGAME_CARD, t.endgame, Use(cause)).goes)
            tell_story(t, story)
        else:
            Effect(ENDGAME_CARD, t.endgame, Use(cause)).goes(t)
