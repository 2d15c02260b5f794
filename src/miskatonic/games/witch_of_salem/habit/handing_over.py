"""Items that a scholar hands over because it was asked for them (WOS-6)."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.requests import Answer, Favour, Request, Said, forbidden
from miskatonic.games.witch_of_salem.actions.trade import Trade, may_not_trade
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.plans import without
from miskatonic.games.witch_of_salem.habit.talking import COST, NOT_IN_ARKHAM, is_out, named, openly, too_much
from miskatonic.games.witch_of_salem.habit.trading import Exchange, exchanges, joint_gain, pending
from miskatonic.games.witch_of_salem.table import PRISONER, Table
from miskatonic.games.witch_of_salem.words import GIVE, GO, NO_ITEM, SEATS, TRADE, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# Two rounds, in which the two may meet.
_ROUNDS: Final = 2
_FULL: Final = forbidden(Refusal("WOS-6.2", "partner-full"))


def _items(t: Table, _asker: Seat, _seat: Seat) -> Sequence[str]:
    return [t.rules.item_names[item] for item in t.rules.minor_items]


def _answer(t: Table, seat: Seat, request: Request) -> Answer:
    t = openly(t, seat)
    asker, about = request.asker, {"item": request.subject}
    item = t.rules.item_numbers[request.subject]
    if is_out(t, seat) or is_out(t, asker):
        return NOT_IN_ARKHAM
    if item not in t.minors[seat]:
        return _elsewhere(t, request, item)
    best = _best(t, seat, asker, item)
    if best is None:
        return _FULL
    if best.gain < -COST:
        return Answer(_need(t, seat, item), about)
    if may_not_trade(t, seat, asker) is not None:
        return Answer("item-meet", about, t.round + _ROUNDS)
    if best.asked != NO_ITEM:
        return Answer("item-swap", {**about, "back": t.rules.item_names[best.asked]}, t.round + _ROUNDS)
    return Answer("item-yes", about, t.round + _ROUNDS)


def _best(t: Table, seat: Seat, asker: Seat, item: int) -> Exchange | None:
    """The exchange of this item that the team gains most by, or loses least; None if there is no room."""
    possible = exchanges(t, Outlook(t, seat), seat, asker)
    return max((each for each in possible if each.given == item != each.asked), default=None)


def _elsewhere(t: Table, request: Request, item: int) -> Answer:
    about = {"item": request.subject}
    others = [other for other in t.exposed() if other != request.asker and item in t.minors[other]]
    if others:
        return Answer("item-other", {**about, "other": SEATS[others[0]]})
    return named(
        "item-lies",
        "item-nobody",
        about,
        t,
        next((place for place in t.rules.outer if item in t.stock[place]), None),
    )


def _need(t: Table, seat: Seat, item: int) -> str:
    """What the item is kept for, as a key."""
    left = without(t.minors[seat], item)
    if t.is_unmasked():
        missing = t.rules.elder_missing[t.elders[PRISONER]]
        if missing[left] > missing[t.minors[seat]]:
            return "item-to-ban"
    recipes = (t.rules.creature_holders[creature] for creature in t.creatures if creature >= 0)
    if any(t.minors[seat] in recipe and left not in recipe for recipe in recipes):
        return "item-to-defeat"
    return "item-needed"


def _keep(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    asked, asker = t.flow.decision, request.asker
    item = t.rules.item_numbers[request.subject]
    if asked is None or GIVE[item] in said or _answer(t, seat, request).until is None:
        return None
    if asked.prompt == "move":
        place = t.place[asker]
        return GO[place] if too_much(t, seat, place) is None else None
    if asked.prompt == "trade":
        return TRADE[asker]
    if asked.prompt == "trade-give":
        return GIVE[item] if pending(asked).partner == asker else None
    if asked.prompt == "trade-consent":
        return YES if _is_fair(t, seat, pending(asked), request) else None
    return None


def _is_fair(t: Table, seat: Seat, offer: Trade, request: Request) -> bool:
    """Does the asker ask for this item, and does the team not lose too much by what it gives for it?"""
    if (offer.seat, offer.asked) != (request.asker, t.rules.item_numbers[request.subject]):
        return False
    return joint_gain(t, Outlook(t, seat), offer) >= -COST


ITEM: Final = Favour(_items, _answer, _keep)
