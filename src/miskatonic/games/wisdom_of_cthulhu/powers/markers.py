"""Verbs about Signs, Seekers, Research cards and the search order."""

from typing import Literal, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.combinations import owned
from miskatonic.games.wisdom_of_cthulhu.hearing import Use, first_this_turn, was_used
from miskatonic.games.wisdom_of_cthulhu.points import gain
from miskatonic.games.wisdom_of_cthulhu.powers.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.powers.targets import aim, aim_at_seat, deed, find
from miskatonic.games.wisdom_of_cthulhu.seekers import go_home, put
from miskatonic.games.wisdom_of_cthulhu.signs import blockable, lay, lift, may_not_block
from miskatonic.games.wisdom_of_cthulhu.slots import (
    EN,
    FIRST_EVOCATION,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FW,
    RESEARCH_CARDS,
)
from miskatonic.games.wisdom_of_cthulhu.spending import recoverable
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, IN_LIMBO, IN_PLAY, MARK, Table
from miskatonic.games.wisdom_of_cthulhu.words import BLOCK, NO, RANK, RECOVER, RECOVERS, SEATS, SKIP, YES
from miskatonic.games.wisdom_of_cthulhu.zones import refill
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

On = Literal["anything", "dark-master", "ritual-object", "invocation", "place"]


@VERBS.verb("lay-sign")
def lay_sign(t: Table, use: Use, on: tuple[On, ...]) -> None:
    """The power counts as an Elder Sign (WOC-6.4)."""
    cause = t.rules.causes[use.source]
    things = [thing for target in on for thing in _signable(t, use.seat, target)]
    if things:
        t.flow.ask(use.seat, "block", [BLOCK[thing] for thing in things], SignPower(use).chosen, cause)
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


def _signable(t: Table, seat: Seat, on: On) -> list[int]:
    if on == "anything":
        return blockable(t, seat)
    if on == "place":
        things = [FIRST_PLACE + at for at in t.rules.places]
    elif on == "invocation":
        things = list(range(FIRST_INVOCATION, FIRST_EVOCATION))
    elif on == "dark-master":
        things = find(t, seat, ("opponents",), ("dm",))
    else:
        things = [card for card in find(t, seat, ("opponents",)) if t.rules.rite[card] is not None]
    return [thing for thing in things if may_not_block(t, seat, thing) is None]


@stored
class SignPower(NamedTuple):
    """A card whose power counts as an Elder Sign: an own Immediate card lies there itself."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        seat, source = self.use.seat, self.use.source
        own = source < FIRST_PLACE and t.zone[source] == IN_LIMBO and t.owner[source] == seat
        lay(t, seat, word - BLOCK[0], source if own else MARK, t.rules.causes[source])


@VERBS.verb("lift-sign")
def lift_sign(t: Table, use: Use, where: Literal["opponents", "places"]) -> None:
    """Remove an opponent's Sign anywhere, or any Sign from a Place."""
    if where == "opponents":
        things = [thing for thing, owner, _ in t.signs if owner != use.seat]
    else:
        things = [thing for thing, _, _ in t.signs if FIRST_PLACE <= thing < FIRST_INVOCATION]
    aim(t, use, "lift-sign", things)


@deed("lift-sign")
def lift_one(t: Table, use: Use, thing: int) -> None:
    lift(t, thing, t.rules.causes[use.source], out=True)


@VERBS.verb("swap-seekers")
def swap_seekers(t: Table, use: Use) -> None:
    """The user's Seeker and an opponent's change places, if it can move (WOC-R66)."""
    here = t.seeker[use.seat]
    others = [other for other in t.opponents(use.seat) if t.seeker[other] != here and not t.stone[use.seat]]
    aim_at_seat(t, use, "swap-seekers", others)


@deed("swap-seekers")
def swap_seekers_with(t: Table, use: Use, other: int) -> None:
    mine, theirs = t.seeker[use.seat], t.seeker[other]
    t.tell("seekers-swapped", use.seat, other=SEATS[other], cause=t.rules.causes[use.source])
    t.seeker[other] = mine
    if theirs == AT_HOME:
        go_home(t, use.seat)
    else:
        put(t, use.seat, theirs)


@VERBS.verb("oust-seeker")
def oust_seeker(t: Table, use: Use) -> None:
    """An opponent's Seeker goes home, and the user's takes its place if it can move (WOC-R66)."""
    out = [other for other in t.opponents(use.seat) if t.seeker[other] != AT_HOME]
    aim_at_seat(t, use, "oust-seeker", out)


@deed("oust-seeker")
def oust(t: Table, use: Use, other: int) -> None:
    there = t.seeker[other]
    go_home(t, other)
    t.tell("seeker-sent-home", other, cause=t.rules.causes[use.source])
    if not t.stone[use.seat] and t.seeker[use.seat] != there:
        put(t, use.seat, there)


@VERBS.verb("petrify")
def petrify(t: Table, use: Use) -> None:
    """An opponent's Seeker cannot move during that opponent's next action."""
    others = [other for other in t.opponents(use.seat) if not t.stone[other]]
    aim_at_seat(t, use, "petrify", others)


@deed("petrify")
def petrify_seat(t: Table, use: Use, other: int) -> None:
    t.stone[other] = True
    t.tell("petrified", other, cause=t.rules.causes[use.source])


@VERBS.verb("exchange-minds")
def exchange_minds(t: Table, use: Use) -> None:
    """A random Permanent Obsession and a random Research card of an opponent change places."""
    others = [other for other in t.opponents(use.seat) if t.fixed[other] and t.hand[other]]
    aim_at_seat(t, use, "exchange-minds", others)


@deed("exchange-minds")
def exchange_minds_of(t: Table, use: Use, other: int) -> None:
    cards = range(len(RESEARCH_CARDS))
    back = t.dice.pick([card for card in cards if t.fixed[other] >> card & 1])
    gone = t.dice.pick([card for card in cards if t.hand[other] >> card & 1])
    swap = 1 << back | 1 << gone
    t.hand[other] ^= swap
    t.fixed[other] ^= swap
    if t.perms[other] >> back & 1:
        t.perms[other] ^= swap
    t.tell(
        "minds-exchanged",
        other,
        card=RESEARCH_CARDS[gone],
        other=RESEARCH_CARDS[back],
        cause=t.rules.causes[use.source],
    )


@VERBS.verb("look-at-bottom-entity")
def look_at_bottom_entity(t: Table, use: Use) -> None:
    """The user sees the bottom Entity and may put it on top."""
    cause = t.rules.causes[use.source]
    if not refill(t, EN):
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
        return
    card, known_by = t.decks[EN].take_bottom(t.dice)
    t.decks[EN].put_bottom(card, known_by | 1 << use.seat)
    t.tell("looked", use.seat, cause=cause)
    t.tell("saw", use.seat, (use.seat,), card=t.rules.names[card])
    t.flow.ask(use.seat, "bottom-to-top", (YES, NO), BottomEntity(use).decided, cause)


@stored
class BottomEntity(NamedTuple):
    """Somebody knows the bottom Entity."""

    use: Use

    def decided(self, t: Table, word: Word) -> None:
        if word == YES:
            card, known_by = t.decks[EN].take_bottom(t.dice)
            t.decks[EN].put_top(card, known_by | 1 << self.use.seat)
            t.tell("put-on-top", self.use.seat, cause=t.rules.causes[self.use.source])


@VERBS.verb("seal-evocation")
def seal_evocation(t: Table, use: Use) -> None:
    """An Evocation Power is blocked until the end of the turn."""
    elders = [FIRST_EVOCATION + elder for elder, status in enumerate(t.elders) if status == IN_PLAY]
    aim(
        t, use, "seal-evocation", [thing for thing in elders if not t.sealed >> (thing - FIRST_EVOCATION) & 1]
    )


@deed("seal-evocation")
def seal(t: Table, use: Use, thing: int) -> None:
    t.sealed |= 1 << (thing - FIRST_EVOCATION)
    t.tell("evocation-sealed", use.seat, thing=t.rules.names[thing], cause=t.rules.causes[use.source])


@VERBS.verb("bar-entities")
def bar_entities(t: Table, use: Use) -> None:
    """Nobody buys Entities until the end of the turn."""
    t.barred = True
    t.tell("entities-barred", use.seat, cause=t.rules.causes[use.source])


@VERBS.verb("choose-rank")
def choose_rank(t: Table, use: Use, kp: int) -> None:
    """Once a turn the owner may choose a place in the order of the round that begins."""
    if not was_used(t, use) and use.seat in t.queue:
        words = (*RANK[: len(t.queue)], SKIP)
        then = Rank(Use(use.seat, use.source, use.subject, kp)).chosen
        t.flow.ask(use.seat, "choose-rank", words, then, t.rules.causes[use.source])


@stored
class Rank(NamedTuple):
    """A place in the order of a round, and then points for each FW card of the chooser."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        use = self.use
        if word == SKIP:
            return
        first_this_turn(t, use)
        t.queue.remove(use.seat)
        t.queue.insert(word - RANK[0], use.seat)
        t.tell("rank-chosen", use.seat, rank=word - RANK[0] + 1, cause=t.rules.causes[use.source])
        gain(t, use.seat, use.amount * owned(t, use.seat, 1 << FW, components=False), use.source)


@VERBS.verb("exchange-markers")
def exchange_markers(t: Table, use: Use) -> None:
    """Two players change places in the search order for the rest of the turn."""
    aim_at_seat(t, use, "exchange-first", t.order[:])


@deed("exchange-first")
def exchange_first(t: Table, use: Use, seat: int) -> None:
    others = [other for other in t.order if other != seat]
    aim_at_seat(t, Use(use.seat, use.source, seat), "exchange-second", others)


@deed("exchange-second")
def exchange_second(t: Table, use: Use, seat: int) -> None:
    one, two = t.order.index(use.subject), t.order.index(seat)
    t.order[one], t.order[two] = seat, use.subject
    t.tell(
        "markers-exchanged",
        use.subject,
        other=SEATS[seat],
        cause=t.rules.causes[use.source],
    )


@VERBS.verb("recover-research")
def recover_research(t: Table, use: Use) -> None:
    """A spent Research card of the user returns to hand, the same one once a turn (WOC-R69)."""
    cause = t.rules.causes[use.source]
    words = RECOVERS[recoverable(t, use.seat)]
    if words:
        t.flow.ask(use.seat, "recover", words, Recovering(use).chosen, cause)
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


@stored
class Recovering(NamedTuple):
    """A spent Research card comes back."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        seat, card = self.use.seat, word - RECOVER[0]
        t.spent[seat] ^= 1 << card
        t.returned[seat] |= 1 << card
        t.hand[seat] |= 1 << card
        t.tell("recovered", seat, card=RESEARCH_CARDS[card], cause=t.rules.causes[self.use.source])
