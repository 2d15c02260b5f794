"""A truth that a seat could believe: what it does not know is undecided again, or dealt anew."""

from collections.abc import Iterable
from typing import Any, Final

from miskatonic.games.cultistorm.phases.preparation import offer_of
from miskatonic.games.cultistorm.table import ALL_STALE, Table
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import replace

# What these offer depends on hand cards; their frames can ask again.
_ABOUT_HANDS: Final = frozenset({"card-beneath", "discard", "fight", "review", "swap-cards"})


def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
    """A clone with other dice, in which this seat's ignorance is filled by chance (CUL-1.12)."""
    twin = t.clone()
    twin.dice = dice.split()
    _forget_terror(twin, (seat,))
    forget_cultists(twin, (seat,))
    if not t.rules.open_hands or seat >= t.detectives:
        _forget_hands(twin, seat)
    _forget_expansions(twin, (seat,))
    return twin


def redeal(t: Table) -> None:
    """Deal anew what is decided but known to nobody: face-down terror cards, and the order of decks."""
    everybody = tuple(range(t.seats))
    _forget_terror(t, everybody)
    forget_cultists(t, everybody)
    _forget_expansions(t, everybody)


def _forget_expansions(t: Table, seats: tuple[Seat, ...]) -> None:
    for expansion in t.rules.expansions:
        if expansion.forget is not None:
            expansion.forget(t, seats)


def _forget_terror(t: Table, seats: Iterable[Seat]) -> None:
    """A face-down card shows its number; which of those it is nobody knows."""
    deck = t.terror_deck
    numbers = t.rules.numbers
    known = t.seen
    if t.rules.hooked:
        for seat in seats:
            known |= t.rules.hooks.filter("terror_known", t, t.seen, seat)
    hidden = [slot for slot in range(5) if not known >> slot & 1]
    shown = [numbers[t.terror[slot]] for slot in hidden]
    deck.bag.extend(t.terror[slot] for slot in hidden)
    deck.forget(*seats)
    for slot, number in zip(hidden, shown, strict=True):
        card = t.dice.pick([card for card in deck.bag if numbers[card] == number])
        deck.bag.remove(card)
        t.terror[slot] = card


def forget_cultists(t: Table, seats: Iterable[Seat]) -> None:
    """The order of the deck, and what was set aside for a special cult."""
    deck = t.cultists
    deck.forget(*seats)
    if t.aside:
        special = t.rules.special_cult
        count = len(t.aside)
        free = sorted([*t.aside, *(card for card in deck.bag if special[card] == NOBODY)])
        kept = sorted(card for card in deck.bag if special[card] != NOBODY)
        t.aside = sorted(t.dice.draw(free) for _ in range(count))
        deck.bag = sorted(free) + kept


def _forget_hands(t: Table, seat: Seat) -> None:
    """With closed hands the others' cards are some of those that they have not played."""
    for other in range(t.detectives):
        if other != seat:
            count = len(t.hand[other])
            bag = sorted(t.hand[other] + t.deck[other])
            t.hand[other] = [t.dice.draw(bag) for _ in range(count)]
            t.deck[other] = sorted(bag)
        else:
            t.deck[other].sort()
    t.stale = ALL_STALE
    ask_again(t, seat)


def ask_again(t: Table, seat: Seat) -> None:
    """What is waiting for an answer depends on hands that have been dealt anew."""
    asked = t.flow.decision
    if asked is None:
        return
    if asked.prompt == "prepare":
        if asked.offers is None:
            if asked.seat != seat:
                t.flow.decision = replace(asked, options=offer_of(t, asked.seat))
            return
        offers = tuple(
            (other, words if other == seat else offer_of(t, other)) for other, words in asked.offers or ()
        )
        union = tuple(dict.fromkeys(word for _, words in offers for word in words))
        t.flow.decision = replace(asked, offers=offers, options=union)
    elif _is_about_hands(t, asked.prompt) and (asked.seat != seat or asked.offers is not None):
        # The question still waits while it is asked again, so that its only target is not taken unasked.
        frame: Any = getattr(asked.then, "__self__", None)
        frame.asks(t)


def _is_about_hands(t: Table, prompt: str) -> bool:
    return prompt in _ABOUT_HANDS or any(prompt in one.about_hands for one in t.rules.expansions)
