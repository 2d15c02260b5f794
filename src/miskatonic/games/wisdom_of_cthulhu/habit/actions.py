"""The action of a turn: each option by what it brings, less what the card that it costs would bring."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import added, combination, lasting
from miskatonic.games.wisdom_of_cthulhu.habit.offering import look_worth
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.habit.powers import bond_when_bought, used, wanted
from miskatonic.games.wisdom_of_cthulhu.habit.signs import best_block, lift_worth
from miskatonic.games.wisdom_of_cthulhu.moments import SEEKER_PLACED
from miskatonic.games.wisdom_of_cthulhu.table import UNDER
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATE,
    ACTIVATION,
    ALPHABET,
    BUY,
    CALL,
    DISPEL,
    DM,
    EN,
    FEED,
    FIRST_DECK,
    FIRST_ELDER,
    FIRST_INFLUENCE,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FORSAKE,
    FREE,
    GIVE_UP_OBSESSION,
    LAY_SIGN,
    OBSESSION,
    PLAY,
    USE,
    VISIT,
)
from miskatonic.kernel.words import Word

_VERBS: Final = {
    word: ALPHABET.parts(word)[0]
    for words in (BUY, ACTIVATE, PLAY, FREE, FEED, CALL, USE, VISIT, FORSAKE)
    for word in words
} | {LAY_SIGN: "sign", DISPEL: "dispel", GIVE_UP_OBSESSION: "give-up"}


# A move that nothing is gained by.
_IDLE: Final = -3.0
# What is free is done before anything else.
_FREE_FIRST: Final = 5.0


def weigh_actions(view: Outlook, options: Sequence[Word]) -> list[float]:
    return [_WEIGH[_VERBS[word]](view, word) for word in options]


def _buy(view: Outlook, word: Word) -> float:
    item = word - BUY[0]
    if item >= FIRST_DECK:
        return w.FROM_THE_DECK - w.RESEARCH
    t = view.t
    value = wanted(view, item)
    if t.rules.seed[item] == EN or not t.hand[view.seat]:
        return value + bond_when_bought(view, item) - view.own.best_now
    return value - w.RESEARCH


def _use(view: Outlook, word: Word) -> float:
    thing = word - USE[0] + FIRST_PLACE
    if thing < FIRST_INVOCATION:
        at = thing - FIRST_PLACE
        rate = view.own.rates_now.get(at, 0.0) + look_worth(view, thing)
        return rate - (view.own.best_now if view.t.rules.place_cost[at] else 0.0)
    return used(view, thing) - view.own.best_now


def _activate(view: Outlook, word: Word) -> float:
    return used(view, word - ACTIVATE[0]) - view.own.best_now


def _play(view: Outlook, word: Word) -> float:
    """A kept card is used when it is no longer wanted, and before the game ends."""
    card = word - PLAY[0]
    value = used(view, card)
    if view.t.rules.ritual[card] is not None and view.rituals.is_open():
        value -= max(view.rituals.potential if card == view.rituals.object else 0.0, w.KEEP_OBJECT)
    return value - view.serves(card)


def _free(view: Outlook, word: Word) -> float:
    rules, own, card = view.t.rules, view.own, word - FREE[0]
    if rules.seed[card] != DM:
        return (combination if rules.needs[card] else lasting)(own, card) - own.best_now
    now, later = own.swing(rules.bond[card], rules.worth[card])
    value = now * w.SURE_NOW * (own.obsessions - 1) + later * w.SURE_LATER * own.uses_later
    return value - own.best_now


def _feed(view: Outlook, word: Word) -> float:
    card = word - FEED[0]
    price = view.own.best_now if view.t.rules.needs[card][OBSESSION] else w.RESEARCH
    return added(view.own, card) - price


def _call(view: Outlook, word: Word) -> float:
    """Masters who stand for a component stay where they are; a house gives its Entities back."""
    card = word - CALL[0]
    if view.t.zone[card] != UNDER:
        return _FREE_FIRST
    if view.t.rules.seed[card] != EN:
        return used(view, card)
    return used(view, card) - w.LEAVE_HOUSE if view.t.rules.type[card] != ACTIVATION else _IDLE


def _visit(view: Outlook, word: Word) -> float:
    """Only where entering itself pays."""
    at = word - VISIT[0]
    t = view.t
    if t.influence < 0 or at >= FIRST_ELDER:
        return _IDLE
    powers = t.rules.when[t.influence].get(SEEKER_PLACED, ())
    bond = t.rules.bond[FIRST_PLACE + at]
    paid = sum(
        power.args["bonded"] for power in powers if t.rules.elder_bond[t.influence - FIRST_INFLUENCE] == bond
    )
    return _FREE_FIRST + paid if paid else _IDLE


def _sign(view: Outlook, word: Word) -> float:
    return best_block(view) - view.own.best_now


def _dispel(view: Outlook, word: Word) -> float:
    things = [sign.thing for sign in view.t.signs if sign.owner != view.seat]
    return max(lift_worth(view, thing) for thing in things) - view.own.best_now


def _forsake(view: Outlook, word: Word) -> float:
    return view.t.rules.research_kp - w.RESEARCH - 0.01 * w.USEFULNESS[word - FORSAKE[0]]


def _give_up(view: Outlook, word: Word) -> float:
    return view.t.rules.obsession_kp - view.own.best_now


_WEIGH: Final = {
    "buy": _buy,
    "use": _use,
    "activate": _activate,
    "play": _play,
    "free": _free,
    "feed": _feed,
    "call": _call,
    "visit": _visit,
    "sign": _sign,
    "dispel": _dispel,
    "forsake": _forsake,
    "give-up": _give_up,
}
