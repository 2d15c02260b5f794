"""Putting a card on offer, as Arkham does: it serves whoever can buy it first."""

from functools import cache
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.actions.buy import seeds_for
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import master
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import gained
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.rules import Rules
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import DECK, DM, FIRST_PLACE, SKIP, TOP
from miskatonic.kernel.flow import Decision, Seat

_MEAN_MASTER: Final = 4.6
# What the best of three cards of another deck brings.
_BEST_OF_THREE: Final = (3.0, 1.5)


def may_look(t: Table) -> bool:
    """Is there a Place that puts a card of a deck on offer?"""
    return any(_offers(t.rules, FIRST_PLACE + at) for at in t.rules.places)


@cache
def _offers(rules: Rules, thing: int) -> bool:
    return any(power.verb == "look-and-offer" for power in rules.power[thing])


def unseen(own: Standing, seed: int) -> float:
    """What the best of some cards from the top of a deck would bring a seat, before anybody has seen them."""
    if seed == DM:
        return _MEAN_MASTER * (w.SURE_LATER * own.uses_later + w.SURE_NOW * max(0, own.obsessions - 1))
    return _BEST_OF_THREE[seed]


def for_me(view: Outlook, seed: int) -> bool:
    """Can the seat buy such a card with its next action?"""
    t, seat = view.t, view.seat
    enough = t.hand[seat] or view.own.obsessions > 1
    return bool(enough and seeds_for(t, seat, t.rules.all_places) >> seed & 1)


def for_them(view: Outlook, seed: int) -> list[Seat]:
    """The opponents who could buy such a card before."""
    t = view.t
    return [
        seat
        for seat in range(t.seats)
        if seat != view.seat and seeds_for(t, seat, t.rules.all_places) >> seed & 1
    ]


def look_worth(view: Outlook, thing: int) -> float:
    """What looking at a deck and putting a card on offer is worth, when nobody else can buy it."""
    most = 0.0
    if not _offers(view.t.rules, thing):
        return most
    for seed in range(DM + 1):
        if for_me(view, seed) and not for_them(view, seed):
            most = max(most, w.LOOK * (unseen(view.own, seed) - view.own.best_now))
    return most


def weigh_decks(view: Outlook, asked: Decision) -> list[float]:
    """A deck of which the next card would serve an opponent is left alone."""
    return [0.0 if word == SKIP else _deck(view, word - DECK[0]) for word in asked.options]


def _deck(view: Outlook, seed: int) -> float:
    others = for_them(view, seed)
    if others:
        return -w.OFFERED_TO_OTHERS * view.deny * max(unseen(view.standing(seat), seed) for seat in others)
    return unseen(view.own, seed) if for_me(view, seed) else 0.1


def weigh_tops(view: Outlook, asked: Decision) -> list[float]:
    """The card that serves the seat most, and the others least."""
    seed = asked.frame.seed
    seen, _ = view.t.decks[seed].known(view.seat)
    others = for_them(view, seed)
    return [_top(view, seen[word - TOP[0]], others) for word in asked.options]


def _top(view: Outlook, card: int, others: list[Seat]) -> float:
    rules = view.t.rules
    seed = rules.seed[card]
    theirs = 0.0
    if others and seed == DM:
        theirs = max(master(view.standing(seat), card, rules.worth[card]) for seat in others)
    elif others:
        theirs = view.own.book.quick[card]
    mine = gained(view, card) if for_me(view, seed) else 0.0
    return mine * (w.LEFT_BEST if others else 1.0) - theirs * view.deny
