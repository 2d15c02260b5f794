"""What a seat does not know is dealt anew: pages and cast for detectives, hands for the overlord."""

from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, look_up, overlord
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import effect_of
from miskatonic.games.cultistorm.imagine import ask_again, forget_cultists
from miskatonic.games.cultistorm.table import ALL_STALE, NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY
from miskatonic.kernel.flow import Seat

# Questions whose options lie in his hand; their frames can ask again.
_HIS_SECRETS: Final = frozenset(
    {"bring", "page-window", "commit-page", "discard-page", "recast", "dismiss", "place-terror", "redraft"}
)


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """The order of the page deck is known to nobody."""
    desk(t).deck.sort()
    if overlord(t) not in seats:
        _forget_cast(t, seats)
        _forget_pages(t)
        _ask_him_again(t)
    elif seats == (overlord(t),):
        _recall_hands(t)


def _forget_cast(t: Table, seats: tuple[Seat, ...]) -> None:
    """The team knows what it has looked at; the rest may be any card of the deck."""
    at = desk(t)
    hidden = [card for card in at.cast if card not in at.known_cast]
    t.cultists.bag.extend(hidden)
    # Cards that were set aside unseen may be among them, too.
    forget_cultists(t, seats)
    t.cultists.bag.sort()
    drawn = [t.dice.draw(t.cultists.bag) for _ in hidden]
    t.cultists.bag.sort()
    at.cast = sorted([*at.known_cast, *drawn])


def _forget_pages(t: Table) -> None:
    """A page that lies face down has shown its price, and with whom it can lie."""
    at, found = desk(t), look_up(t)
    count = len(at.hand)
    bag = at.deck + at.hand
    if at.committed != NOTHING:
        price = found.ink[at.committed]
        bag = sorted([*bag, at.committed])
        fitting = [
            page
            for page in bag
            if found.window[page] == "fight"
            and found.ink[page] == price
            and (at.target == NO_ENEMY or effect_of(t, page).fits(t, at.target))
        ]
        at.committed = t.dice.pick(fitting)
        bag.remove(at.committed)
    bag.sort()
    at.hand = sorted(t.dice.draw(bag) for _ in range(count))
    bag.sort()
    at.deck = bag


def _ask_him_again(t: Table) -> None:
    asked = t.flow.decision
    if asked is not None and asked.seat == overlord(t) and asked.prompt in _HIS_SECRETS:
        asked.frame.asks(t)


def _recall_hands(t: Table) -> None:
    """What he has read is in those hands; it takes the place of cards that he has only imagined."""
    read = desk(t).read
    if not any(read):
        return
    for seat, kinds in enumerate(read):
        hand, deck = t.hand[seat], t.deck[seat]
        for kind in kinds:
            if kind in deck:
                other = next(card for card in hand if card not in kinds)
                hand[hand.index(other)] = kind
                deck[deck.index(kind)] = other
        deck.sort()
    t.stale = ALL_STALE
    ask_again(t, overlord(t))
