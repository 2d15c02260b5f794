"""One action of a seat, with what may come before it (WOC-3)."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu import buying, calling
from miskatonic.games.wisdom_of_cthulhu.acquire import play_kept
from miskatonic.games.wisdom_of_cthulhu.activation import Activating, may_not_activate, offerings
from miskatonic.games.wisdom_of_cthulhu.combinations import add, takes
from miskatonic.games.wisdom_of_cthulhu.evocation import invocable
from miskatonic.games.wisdom_of_cthulhu.moments import CALLED_ON
from miskatonic.games.wisdom_of_cthulhu.points import gain_by_rule
from miskatonic.games.wisdom_of_cthulhu.rituals import TRANSMUTATION, drift_or_offer
from miskatonic.games.wisdom_of_cthulhu.rules import elder_of
from miskatonic.games.wisdom_of_cthulhu.seekers import (
    can_reach_elder,
    elders_in_play,
    enter,
    explore,
    leave,
    reachable,
)
from miskatonic.games.wisdom_of_cthulhu.signs import blockable, lay, lift, may_not_sign
from miskatonic.games.wisdom_of_cthulhu.slots import (
    FIRST_INVOCATION,
    FIRST_PLACE,
    IMMEDIATE,
    NOTHING,
    OBSESSION,
    PLACES,
    RESEARCH,
)
from miskatonic.games.wisdom_of_cthulhu.spending import spend_obsession, spend_research
from miskatonic.games.wisdom_of_cthulhu.table import (
    COMPLETE,
    FED_OBSESSION,
    FED_RESEARCH,
    SIGN_HOME,
    SILENT,
    TOKEN,
    TRAPPED,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.use import use_power
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATE,
    ALPHABET,
    BLOCK,
    BUY,
    CALL,
    CHOOSE,
    DISPEL,
    FEED,
    FORSAKE,
    FORSAKES,
    FREE,
    GIVE_UP_OBSESSION,
    LAY_SIGN,
    PAY,
    PAYS,
    PLAY,
    SEATS,
    USE,
    VISIT,
    explorations,
    visits,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

# What has come before the action, a bit each: the free move, and a card called out of a house.
MOVED, CALLED = 1, 2


def options(t: Table, seat: Seat, before: int) -> list[Word]:
    """All that a seat may do; it is never nothing, for any card can be given up (WOC-2.11)."""
    places = reachable(t, seat)
    obsessed = t.temps[seat] | t.perms[seat]
    words: list[Word] = []
    if not before & MOVED and not t.stone[seat]:
        goals = places | elders_in_play(t)
        if t.seeker[seat] >= 0:
            goals &= ~(1 << t.seeker[seat])
        words += visits(goals)
    words += buying.options(t, seat, places)
    words += explorations(places if obsessed else places & t.rules.free_places)
    if t.areas[seat]:
        words += _card_options(t, seat)
        if t.under and t.tuned[seat] >> CALLED_ON & 1:
            words += calling.options(t, seat, before & CALLED)
    if t.loans:
        words += [
            ACTIVATE[card]
            for borrower, card in t.loans
            if borrower == seat and ACTIVATE[card] not in words and may_not_activate(t, seat, card) is None
        ]
    if obsessed:
        if t.token[seat]:
            words += [
                USE[thing - FIRST_PLACE]
                for thing in invocable(t, seat)
                if can_reach_elder(t, seat, elder_of(thing))
            ]
        if t.sign[seat] == SIGN_HOME and may_not_sign(t, seat) is None:
            words.append(LAY_SIGN)
        for _, owner, _ in t.signs:
            if owner != seat:
                words.append(DISPEL)
                break
        words.append(GIVE_UP_OBSESSION)
    words += FORSAKES[t.hand[seat]]
    return words


def _card_options(t: Table, seat: Seat) -> list[Word]:
    """What the cards in the own Learning Area allow.

    Every action passes here with every card, so what `is_on`, `may_not_activate` and `may_not_play` would
    look at anew is looked at once.
    """
    rules, now = t.rules, t.round
    acts, can_activate, needs, offering = rules.acts, rules.can_activate, rules.needs, rules.offering
    states, block, since = t.state, t.block, t.since
    obsessed = t.temps[seat] | t.perms[seat]
    words = []
    for card in t.areas[seat]:
        state = states[card]
        if state & TRAPPED:
            if obsessed:
                words.append(FREE[card])
        elif not acts[card] or state & SILENT or block[card] >= 0 or since[card] >= now:
            continue
        elif needs[card] and not state & COMPLETE:
            if rules.is_fed[card] and _feeds(t, seat, card):
                words.append(FEED[card])
        elif rules.type[card] == IMMEDIATE:
            words.append(PLAY[card])
        elif obsessed and can_activate[card] and (offering[card] == NOTHING or offerings(t, seat, card)):
            words.append(ACTIVATE[card])
    return words


def _feeds(t: Table, seat: Seat, card: int) -> bool:
    """Does a combination want an Obsession or a Research card that the seat has (WOC-R10)?"""
    needs = t.rules.needs[card]
    if needs[OBSESSION] and t.obsessions(seat):
        return takes(t, card, OBSESSION)
    return bool(needs[RESEARCH] and t.hand[seat]) and takes(t, card, RESEARCH)


@stored
class Action(NamedTuple):
    """The turn of a seat in a round."""

    seat: Seat
    before: int = 0

    def begins(self, t: Table) -> None:
        seat, before = self
        t.flow.ask(seat, "action", options(t, seat, before), self.chosen)

    def chosen(self, t: Table, word: Word) -> None:
        seat, before = self
        do = _DO.get(word)
        if do is not None:
            t.flow.then(_AFTER_ACTION[seat])
            do(t, seat, word)
        elif word <= VISIT[-1]:
            t.flow.then(ACTIONS[seat][before | MOVED].begins)
            enter(t, seat, word - VISIT[0])
        else:
            played = calling.plays(t, seat, word - CALL[0])
            t.flow.then(ACTIONS[seat][before | CALLED if played else before].begins)
            calling.call(t, seat, word - CALL[0])


@stored
class AfterAction(NamedTuple):
    """A seat has acted."""

    seat: Seat

    def checks(self, t: Table) -> None:
        """Whatever held the Seeker has passed; a Transmutation may be met (WOC-7.3, WOC-R29)."""
        t.stone[self.seat] = False
        drift_or_offer(t, self.seat, TRANSMUTATION)


# Frames are values: those that every action needs are made once.
ACTIONS: Final = tuple(tuple(Action(seat, before) for before in range(4)) for seat in range(len(SEATS)))
_AFTER_ACTION: Final = tuple(AfterAction(seat).checks for seat in range(len(SEATS)))


def _buy(t: Table, seat: Seat, word: Word) -> None:
    buying.Buying(seat, word - BUY[0]).begins(t)


def _use(t: Table, seat: Seat, word: Word) -> None:
    thing = word - USE[0] + FIRST_PLACE
    if thing < FIRST_INVOCATION:
        at = thing - FIRST_PLACE
        visiting = _visiting(seat, thing)
        t.flow.then(visiting.explores, visiting.leaves)
        if t.rules.place_cost[at]:
            spend_obsession(t, seat)
        enter(t, seat, at)
    else:
        visiting = _visiting(seat, thing)
        t.flow.then(visiting.explores, visiting.goes_home)
        spend_obsession(t, seat)
        enter(t, seat, len(PLACES) + elder_of(thing))


@stored
class Visiting(NamedTuple):
    """A seat whose Seeker has come to a Place or a Great Old One to use a power."""

    seat: Seat
    thing: int

    def explores(self, t: Table) -> None:
        use_power(t, self.seat, self.thing)

    def leaves(self, t: Table) -> None:
        explore(t, self.seat, self.thing - FIRST_PLACE)

    def goes_home(self, t: Table) -> None:
        leave(t, self.seat, len(PLACES) + elder_of(self.thing))


_visiting: Final = cache(Visiting)


def _activate(t: Table, seat: Seat, word: Word) -> None:
    Activating(seat, word - ACTIVATE[0]).begins(t)


def _play(t: Table, seat: Seat, word: Word) -> None:
    play_kept(t, seat, word - PLAY[0])


def _free(t: Table, seat: Seat, word: Word) -> None:
    card = word - FREE[0]
    spend_obsession(t, seat)
    t.state[card] &= ~TRAPPED
    t.tell("freed", seat, card=t.rules.names[card])


def _feed(t: Table, seat: Seat, word: Word) -> None:
    card = word - FEED[0]
    if takes(t, card, OBSESSION):
        spend_obsession(t, seat)
        add(t, seat, card, FED_OBSESSION, OBSESSION)
    else:
        about = {"card": t.rules.names[card]}
        t.flow.ask(seat, "feed", PAYS[t.hand[seat]], Feeding(seat, card).chosen, about=about)


@stored
class Feeding(NamedTuple):
    """A combination that wants a Research card."""

    seat: Seat
    card: int

    def chosen(self, t: Table, word: Word) -> None:
        spend_research(t, self.seat, word - PAY[0])
        add(t, self.seat, self.card, FED_RESEARCH, RESEARCH)


def _lay_sign(t: Table, seat: Seat, word: Word) -> None:
    spend_obsession(t, seat)
    t.flow.ask(seat, "block", [BLOCK[thing] for thing in blockable(t, seat)], Laying(seat).chosen)


@stored
class Laying(NamedTuple):
    """A seat that lays its Elder Sign."""

    seat: Seat

    def chosen(self, t: Table, word: Word) -> None:
        lay(t, self.seat, word - BLOCK[0], TOKEN, "rule/WOC-3.6")


def _dispel(t: Table, seat: Seat, word: Word) -> None:
    spend_obsession(t, seat)
    words = [CHOOSE[thing] for thing, owner, _ in t.signs if owner != seat]
    t.flow.ask(seat, "lift-sign", words, Dispelling(seat).chosen, "rule/WOC-3.7")


@stored
class Dispelling(NamedTuple):
    """A seat that removes an opponent's Sign."""

    seat: Seat

    def chosen(self, t: Table, word: Word) -> None:
        lift(t, word - CHOOSE[0], "rule/WOC-3.7", out=True)


def _forsake(t: Table, seat: Seat, word: Word) -> None:
    spend_research(t, seat, word - FORSAKE[0])
    gain_by_rule(t, seat, t.rules.research_kp, "WOC-3.10")


def _forsake_obsession(t: Table, seat: Seat, word: Word) -> None:
    spend_obsession(t, seat)
    gain_by_rule(t, seat, t.rules.obsession_kp, "WOC-3.10")


_Do = Callable[[Table, Seat, Word], None]
_BY_VERB: Final[dict[str, _Do]] = {
    "buy": _buy,
    "use": _use,
    "activate": _activate,
    "play": _play,
    "free": _free,
    "feed": _feed,
    "sign": _lay_sign,
    "dispel": _dispel,
    "forsake": _forsake,
}
_DO: Final[dict[Word, _Do]] = {
    word: _BY_VERB[verb]
    for word, verb in ((word, ALPHABET.parts(word)[0]) for word in range(len(ALPHABET)))
    if verb in _BY_VERB
} | {GIVE_UP_OBSESSION: _forsake_obsession}
