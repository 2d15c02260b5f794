"""What a seat may call on before its action, free: components, and masters who stand for them."""

from miskatonic.games.wisdom_of_cthulhu.actions.acquire import put_into_play
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard_served, host_of, to_limbo
from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import first_this_turn, was_used
from miskatonic.games.wisdom_of_cthulhu.board.powers import use_power, why_silent
from miskatonic.games.wisdom_of_cthulhu.combinations.completion import add
from miskatonic.games.wisdom_of_cthulhu.combinations.components import missing
from miskatonic.games.wisdom_of_cthulhu.moments import CALLED_ON
from miskatonic.games.wisdom_of_cthulhu.rules import CALLS_TO_PLAY, CALLS_TO_USE, NO_CALL
from miskatonic.games.wisdom_of_cthulhu.table import UNDER, Component, Table
from miskatonic.games.wisdom_of_cthulhu.words import CALL, CHOOSE, NOTHING
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word


def options(t: Table, seat: Seat, called: int) -> list[Word]:
    """All cards that the seat can call on now; out of a house only one each time."""
    rules = t.rules
    cards = []
    for card in t.areas[seat]:
        if not rules.hears[card] >> CALLED_ON & 1 or not t.is_on(card):
            continue
        if rules.calls[card] != NO_CALL:
            cards += t.cards_under(card)
        else:
            cards.append(card)
    cards += [loan.card for loan in t.loans if loan.borrower == seat and rules.lends[loan.card] != NOTHING]
    return [CALL[card] for card in dict.fromkeys(cards) if may_not_call(t, seat, card, called) is None]


def may_not_call(t: Table, seat: Seat, card: int, called: int) -> Refusal | None:
    """Why a card cannot be called on."""
    if _lies_under(t, seat, card):
        return _may_not_call_out(t, seat, card, called)
    mine = t.has_in_play(seat, card) and t.is_on(card)
    if t.rules.lends[card] == NOTHING or not (mine or t.has_borrowed(seat, card)):
        return Refusal("WOC-R30", "cannot-be-called")
    if t.is_lent(seat, card):
        return Refusal("WOC-R30", "stands-already")
    if not goals(t, seat, card):
        return Refusal("WOC-4.5", "no-combination-needs-it")
    return None


def _may_not_call_out(t: Table, seat: Seat, card: int, called: int) -> Refusal | None:
    """Why a component cannot be called on."""
    host = host_of(t, card)
    if t.rules.calls[host] == NO_CALL:
        return Refusal("WOC-4.5", "component-locked")
    if not t.is_on(host):
        return why_silent(t, host)
    used = was_used(t, seat, host) or t.has_borrowed(seat, card)
    if called if t.rules.calls[host] == CALLS_TO_PLAY else used:
        return Refusal("WOC-R30", "called-already")
    return None


def _lies_under(t: Table, seat: Seat, card: int) -> bool:
    """Is it a component to be called on, and not a master who lies there and is free to stand elsewhere?"""
    stands = t.rules.lends[card] != NOTHING and t.has_borrowed(seat, card)
    return t.zone[card] == UNDER and t.owner[card] == seat and not stands


def goals(t: Table, seat: Seat, master: int) -> list[int]:
    """The combinations that a Dark Master can stand under."""
    want, takes_seeds = t.rules.lends[master], t.rules.takes_seeds
    here = host_of(t, master) if t.zone[master] == UNDER else NOTHING
    return [
        card
        for card in t.areas[seat]
        if takes_seeds[card] >> want & 1 and card != here and t.is_on(card) and missing(t, card)[want] > 0
    ]


def plays(t: Table, seat: Seat, card: int) -> bool:
    """Is it called out of a house, which can be done once before each action?"""
    return _lies_under(t, seat, card) and t.rules.calls[host_of(t, card)] == CALLS_TO_PLAY


def call(t: Table, seat: Seat, card: int) -> None:
    if not _lies_under(t, seat, card):
        words = [CHOOSE[combination] for combination in goals(t, seat, card)]
        cause = t.rules.causes[card]
        t.flow.ask(seat, "lend", words, LendingMaster(seat, card).chosen, cause)
        return
    host = host_of(t, card)
    t.tell("called", seat, card=t.rules.names[card], cause=t.rules.causes[host])
    if t.rules.calls[host] == CALLS_TO_USE:
        first_this_turn(t, seat, host)
        use_power(t, seat, card)
    else:
        to_limbo(t, seat, card)
        if not t.components[host]:
            discard_served(t, host)
        put_into_play(t, seat, card)


@frame("woc/lending-master")
class LendingMaster:
    """A Dark Master who stands for a component without leaving play."""

    seat: Seat
    card: int

    def chosen(self, t: Table, word: Word) -> None:
        combination = word - CHOOSE[0]
        t.tell("lent", self.seat, card=t.rules.names[combination], cause=t.rules.causes[self.card])
        add(t, self.seat, combination, Component(t.rules.lends[self.card], self.card, is_lent=True))
