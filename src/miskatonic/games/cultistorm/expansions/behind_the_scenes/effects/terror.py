"""Pages after Review: the terror circle, dice and hands."""

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep, lay_terror
from miskatonic.games.cultistorm.board.hand import EachDiscards
from miskatonic.games.cultistorm.board.locations import roll_cultist_die
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    desk,
    draw_pages,
    look_up,
    overlord,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import (
    Chosen,
    PageUse,
    Question,
    at_spots,
    page_effect,
    spot_of,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import DARKEN, STRIKE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    CHOOSE,
    DIE,
    DONE,
    FACES,
    FIRST,
    OBJECT,
    SECOND,
    SLOTS,
    SPOTS,
)
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_TERROR_SLOTS = 5
_LOOKED_AT = 2


@page_effect("dread")
def dread(t: Table, use: PageUse, chosen: Chosen) -> None:
    t.flow.then(TerrorStep(use.cause(t)).begins, SETTLE)


def look_at_top(t: Table, count: int) -> list[int]:
    """The top cards of the terror deck, which he may see; they stay there. First the one on top."""
    deck = t.terror_deck
    taken = [deck.take_top(t.dice) for _ in range(min(count, len(deck)))]
    for card, known_by in reversed(taken):
        deck.put_top(card, known_by | 1 << overlord(t))
    return [card for card, _ in taken]


def take_one(t: Table, number: int, of: int) -> tuple[int, int]:
    """Take one of the top cards, with the seats that know it; the others go to the bottom."""
    deck = t.terror_deck
    taken = [deck.take_top(t.dice) for _ in range(of)]
    for at, (card, known_by) in enumerate(taken):
        if at != number:
            deck.put_bottom(card, known_by)
    return taken[number]


def _redraft_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    return None if chosen else ("page-slot", list(DARKEN) if len(t.terror_deck) else [])


@page_effect("redraft", _redraft_asks)
def redraft(t: Table, use: PageUse, chosen: Chosen) -> None:
    _Redraft(use, OBJECT[chosen[0]]).asks(t)


@frame("cul/overlord/redraft")
class _Redraft:
    """Which of the top cards comes to the slot?"""

    use: PageUse
    slot: int

    def asks(self, t: Table) -> None:
        words = (FIRST, SECOND)[: len(look_at_top(t, _LOOKED_AT))]
        about = {"slot": SLOTS[self.slot]}
        t.flow.ask(overlord(t), "redraft", words, self.chosen, self.use.cause(t), about)

    def chosen(self, t: Table, word: Word) -> None:
        slot, of = self.slot, min(_LOOKED_AT, len(t.terror_deck))
        old, knew = t.terror[slot], t.rules.everybody if t.seen >> slot & 1 else 0
        card, known_by = take_one(t, (FIRST, SECOND).index(word), of)
        t.terror_deck.put_bottom(old, knew | 1 << overlord(t))
        lay_terror(t, slot, card, known_by)
        number = t.rules.numbers[card]
        t.crystals[slot] = min(t.crystals[slot], number - 1)
        t.tell("terror-replaced", slot=SLOTS[slot], number=number, cause=self.use.cause(t))


def _add_crystal_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    if chosen:
        return None
    numbers = t.rules.numbers
    slots = [slot for slot in range(_TERROR_SLOTS) if t.crystals[slot] <= numbers[t.terror[slot]] - 2]
    return "page-slot", [DARKEN[slot] for slot in slots]


@page_effect("add-crystal", _add_crystal_asks)
def add_crystal(t: Table, use: PageUse, chosen: Chosen) -> None:
    slot = OBJECT[chosen[0]]
    t.crystals[slot] += 1
    t.tell("crystal-added", slot=SLOTS[slot], crystals=t.crystals[slot], cause=use.cause(t))


def _remove_die_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    return None if chosen else ("page-die", [DIE[face] for face in dict.fromkeys(t.pool)])


@page_effect("remove-die", _remove_die_asks)
def remove_die(t: Table, use: PageUse, chosen: Chosen) -> None:
    """It is out of use like a spent one; picks stay."""
    pool = list(t.pool)
    pool.remove(OBJECT[chosen[0]])
    t.pool = tuple(pool)
    t.spent += 1
    t.tell("die-stolen", die=FACES[OBJECT[chosen[0]]], cause=use.cause(t))


def _read_hand_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    seats = [seat for seat in sorted(t.order()) if t.hand[seat]]
    return None if chosen else ("page-detective", [CHOOSE[seat] for seat in seats])


@page_effect("read-hand", _read_hand_asks)
def read_hand(t: Table, use: PageUse, chosen: Chosen) -> None:
    """Until cleanup the table remembers for him what he saw."""
    seat = OBJECT[chosen[0]]
    desk(t).read[seat] = tuple(t.hand[seat])
    cards = [t.rules.action_ids[kind] for kind in t.hand[seat]]
    t.tell("hand-read", seat, (overlord(t), seat), cards=cards, cause=use.cause(t))
    t.tell("hand-looked-at", seat, cause=use.cause(t))


def _hands_held(t: Table, use: PageUse) -> bool:
    return any(t.hand)


@page_effect("each-discards", works=_hands_held)
def each_discards(t: Table, use: PageUse, chosen: Chosen) -> None:
    EachDiscards(t.order(), use.amount(t), use.cause(t)).next(t)


def _reroll_asks(t: Table, use: PageUse, chosen: Chosen) -> Question | None:
    words = [word for word in at_spots(t, range(SPOTS)) if word not in chosen]
    if not words or DONE in chosen:
        return None
    return "page-dice", [*words, DONE] if chosen else words


@page_effect("reroll-omens", _reroll_asks)
def reroll_omens(t: Table, use: PageUse, chosen: Chosen) -> None:
    for spot in sorted(spot_of(t, word) for word in chosen if word != DONE):
        roll_cultist_die(t, spot, use.cause(t))


def _pages_left(t: Table, use: PageUse) -> bool:
    return bool(desk(t).deck or desk(t).discard)


@page_effect("draw-pages", works=_pages_left)
def draw_more(t: Table, use: PageUse, chosen: Chosen) -> None:
    if draw_pages(t, use.amount(t), use.cause(t)):
        DiscardPages(1, use.cause(t)).asks(t)


@frame("cul/overlord/discard-pages")
class DiscardPages:
    """The overlord discards so many pages of his choice; discards lie open (EXP-1.7)."""

    count: int
    cause: str

    def asks(self, t: Table) -> None:
        if self.count and desk(t).hand:
            words = [STRIKE[page] for page in desk(t).hand]
            t.flow.ask(overlord(t), "discard-page", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word) -> None:
        at, page = desk(t), OBJECT[word]
        at.hand.remove(page)
        at.discard.append(page)
        t.tell("page-discarded", overlord(t), page=look_up(t).ids[page], cause=self.cause)
        DiscardPages(self.count - 1, self.cause).asks(t)
