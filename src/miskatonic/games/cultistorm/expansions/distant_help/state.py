"""What the telephone exchange remembers: the wire of two detectives, the lines of one."""

from collections.abc import Callable
from typing import Any, ClassVar, cast

from miskatonic.games.cultistorm.expansions.distant_help.cards import is_solo, look_up
from miskatonic.games.cultistorm.expansions.distant_help.words import KEY, LINES
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO_SYMBOL
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame


@frame("cul-dis/standby")
class Standby:
    """A distant card before its caller, until the end of its combat turn (DIS-1.6)."""

    seat: Seat
    card: int
    symbol: int = NO_SYMBOL


@table("cul-dis/exchange")
class Exchange:
    """Decks have no order: a card is drawn when it is laid. Lists of lines have an entry for each line."""

    seats: int
    # Two detectives: the deck, the wire with its oldest card first, the discards, the cards for combat turns.
    deck: list[int]
    wire: list[int] = laid(lambda _: [])
    discard: list[int] = laid(lambda _: [])
    standby: list[Standby] = laid(lambda _: [])
    # This turn: the calls that each has left, who was refused a card, whether second moves are free.
    calls: list[int] = each_seat(1)
    refused: tuple[tuple[Seat, int], ...] = ()
    plane: bool = False
    # One detective: whose cards each line has, its deck, its waiting card and its discards.
    hired: list[int] = laid(lambda _: [NOTHING] * len(LINES))
    decks: list[list[int]] = laid(lambda _: [[] for _ in LINES])
    waiting: list[int] = laid(lambda _: [NOTHING] * len(LINES))
    piles: list[list[int]] = laid(lambda _: [[] for _ in LINES])
    # A bit for each line: skipped in the next Review, sent this turn. The symbol of the two trophies that
    # were dispatched on each line.
    skipped: int = 0
    sent: int = 0
    dispatched: list[int] = laid(lambda _: [NOTHING] * len(LINES))
    static: int = 0

    clone: ClassVar[Callable[["Exchange"], "Exchange"]]


def new(t: Table) -> Exchange:
    return Exchange(t.detectives, [] if is_solo(t) else list(range(len(look_up(t).cards))))


def exchange(t: Table) -> Exchange:
    return cast("Exchange", t.annex[KEY])


def drawn(t: Table, deck: list[int], discards: list[int]) -> int:
    """The next card; an empty deck is made anew from its discards (EXP-1.5). NOTHING if both are empty."""
    if not deck:
        deck.extend(discards)
        discards.clear()
    return t.dice.draw(deck) if deck else NOTHING


def conserved(t: Table) -> dict[str, int]:
    """Distant cards; and the action cards of correspondents, in the box while nobody has hired them."""
    found, special = exchange(t), look_up(t).decks
    if not is_solo(t):
        count = len(found.deck) + len(found.wire) + len(found.discard) + len(found.standby)
        return {"distant cards": count}
    boxed = [role for role in range(len(special)) if role not in (*found.hired, *t.role)]
    count = sum(len(special[role]) for role in boxed) + sum(card != NOTHING for card in found.waiting)
    counts = {"action cards": count + sum(map(len, (*found.decks, *found.piles)))}
    for symbol in range(5):
        counts[f"trophies {symbol}"] = 2 * found.dispatched.count(symbol)
    return counts


def facts(t: Table) -> list[Any]:
    found, known = exchange(t), look_up(t).cards
    actions, detectives = t.rules.action_ids, t.rules.detective_ids
    return [
        sorted(known[card].id for card in found.deck),
        *([known[card].id for card in pile] for pile in (found.wire, found.discard)),
        [[one.seat, known[one.card].id, one.symbol] for one in found.standby],
        *(found.calls, [[seat, known[card].id] for seat, card in found.refused], found.plane),
        [None if role == NOTHING else detectives[role] for role in found.hired],
        [sorted(actions[kind] for kind in deck) for deck in found.decks],
        [None if kind == NOTHING else actions[kind] for kind in found.waiting],
        [[actions[kind] for kind in pile] for pile in found.piles],
        *(found.skipped, found.sent, found.dispatched, found.static),
    ]
