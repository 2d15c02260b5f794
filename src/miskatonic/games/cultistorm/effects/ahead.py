"""Verbs that look at the cultist deck and at terror cards. What one sees, the team knows (CUL-R56)."""

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.circle import lay_terror
from miskatonic.games.cultistorm.board.cultist_deck import deck_size, draw_cultist
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import BOTTOM, DONE, EASE, LOOK, NO, NOBODY, SEATS, SLOTS, TOP, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

# What one looks at lies open to the whole table; there may be a sixth seat.
_FIVE_SEATS = (1 << len(SEATS)) - 1


def _everybody(t: Table) -> int:
    return _FIVE_SEATS | (1 << t.seats) - 1


@VERBS.verb("look-ahead")
def look_ahead(t: Table, use: Use, cards: int, sink: int = 0, must: bool = False) -> None:
    """Looks at the top cultist cards, puts some (may or must) on the bottom, the others back in any order."""
    for _ in range(min(cards, deck_size(t))):
        t.peeked.append(draw_cultist(t))
    seen = [t.rules.enemy_ids[card] for card in t.peeked]
    t.tell("deck-looked-at", None if use.seat == NOBODY else use.seat, cards=seen, cause=use.cause)
    _Looking(use, sink, must, ()).asks(t)


@helps("look-ahead")
def _deck_left(t: Table, seat: Seat, helper: Seat) -> bool:
    return deck_size(t) > 0


@frame("cul/look-ahead")
class _Looking:
    """Cards to sink, and the order of the others, the one to be drawn first named first."""

    use: Use
    sink: int
    must: bool
    order: tuple[int, ...]

    def asks(self, t: Table) -> None:
        cards = [card for card in t.peeked if card not in self.order]
        if not cards:
            t.peeked = []
            if self.order:
                t.tell(
                    "deck-ordered",
                    cards=[t.rules.enemy_ids[card] for card in self.order],
                    cause=self.use.cause,
                )
            for card in reversed(self.order):
                t.cultists.put_top(card, _everybody(t))
        elif self.sink:
            words = [BOTTOM[card] for card in cards]
            self._ask(t, words if self.must else [*words, DONE])
        else:
            self._ask(t, [TOP[card] for card in cards])

    def _ask(self, t: Table, words: list[Word]) -> None:
        if len(words) == 1:
            # The place of the last card follows from those of the others.
            self.chosen(t, words[0])
        elif self.use.seat == NOBODY:
            t.flow.ask_team(t.team(), "look-ahead", words, self.team_chose, self.use.cause)
        else:
            t.flow.ask(self.use.seat, "look-ahead", words, self.chosen, self.use.cause)

    def team_chose(self, t: Table, word: Word, seat: Seat) -> None:
        self.chosen(t, word)

    def chosen(self, t: Table, word: Word) -> None:
        if word == DONE:
            replace(self, sink=0).asks(t)
        elif word in BOTTOM:
            card = word - BOTTOM[0]
            t.peeked.remove(card)
            t.cultists.put_bottom(card, _everybody(t))
            t.tell("card-sunk", cultist=t.rules.enemy_ids[card], cause=self.use.cause)
            replace(self, sink=self.sink - 1).asks(t)
        else:
            replace(self, order=(*self.order, word - TOP[0])).asks(t)


@VERBS.verb("look-at-terror")
def look_at_terror(t: Table, use: Use) -> None:
    """Looks at one face-down terror card."""
    t.flow.ask_target(t, use.seat, "look-at-terror", _face_down(t), _Sight(use).looked, use.cause)


def _face_down(t: Table) -> list[Word]:
    return [LOOK[slot] for slot in range(5) if not t.seen >> slot & 1]


@helps("look-at-terror")
def _something_face_down(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(_face_down(t))


@VERBS.verb("second-sight")
def second_sight(t: Table, use: Use) -> None:
    """Looks at a terror card and may exchange it for the next of the deck."""
    t.flow.ask_target(t, use.seat, "look-at-terror", list(LOOK), _Sight(use, exchange=True).looked, use.cause)


@frame("cul/look-at-terror")
class _Sight:
    """Which card, and is it to go?"""

    use: Use
    exchange: bool = False
    slot: int = NOBODY

    def looked(self, t: Table, word: Word) -> None:
        slot = word - LOOK[0]
        t.seen |= 1 << slot
        t.tell(
            "terror-looked-at",
            self.use.seat,
            card=t.rules.terror_ids[t.terror[slot]],
            slot=SLOTS[slot],
            cause=self.use.cause,
        )
        if self.exchange and len(t.terror_deck):
            about = {"card": t.rules.terror_ids[t.terror[slot]]}
            then = replace(self, slot=slot).decided
            t.flow.ask(self.use.seat, "bury-terror", (YES, NO), then, self.use.cause, about)

    def decided(self, t: Table, word: Word) -> None:
        """Crystals stay, but are cut to one less than the new number (D.4)."""
        if word == NO:
            return
        slot = self.slot
        t.terror_deck.put_bottom(t.terror[slot], _everybody(t))
        card, known_by = t.terror_deck.take_top(t.dice)
        lay_terror(t, slot, card, known_by)
        number = t.rules.numbers[card]
        t.crystals[slot] = min(t.crystals[slot], number - 1)
        t.tell("terror-replaced", slot=SLOTS[slot], number=number, cause=self.use.cause)


@VERBS.verb("remove-crystal")
def remove_crystal(t: Table, use: Use) -> None:
    """Removes one crystal from a terror card."""
    words = [EASE[slot] for slot in range(5) if t.crystals[slot]]
    t.flow.ask_target(t, use.seat, "remove-crystal", words, _Easing(use).chosen, use.cause)


@helps("remove-crystal")
def _has_crystal(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(t.crystals[:5])


@frame("cul/remove-crystal")
class _Easing:
    """From which card."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        slot = word - EASE[0]
        t.crystals[slot] -= 1
        t.tell(
            "crystal-removed",
            self.use.seat,
            slot=SLOTS[slot],
            crystals=t.crystals[slot],
            cause=self.use.cause,
        )
