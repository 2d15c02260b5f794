"""The Evocation Powers of the Great Old Ones (WOC-7.11)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard, draw, scatter, to_deck
from miskatonic.games.wisdom_of_cthulhu.board.places import elders_in_play
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, gain, use_power
from miskatonic.games.wisdom_of_cthulhu.board.signs import send_signs_home
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import owned
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, COMPLETE, IN_LIMBO, TRAPPED, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATION,
    AS,
    CONTINUOUS,
    DM,
    EN,
    FIRST_ELDER,
    FW,
    HOME,
    IMMEDIATE,
    NO,
    NOTHING,
    SEAT,
    SEATS,
    VISIT,
    YES,
    visits,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def everywhere(t: Table, seed: int) -> list[int]:
    """Cards of a seed that players own, as components too, and those on offer and discarded."""
    rules = t.rules
    found = [card for area in t.areas for card in area]
    found += [card for host in t.components for card in t.cards_under(host)]
    found += [*t.offer, *t.discards[seed]]
    return [card for card in found if rules.kinds[card] >> seed & 1]


def trap_all(t: Table, use: Use, seed: int, types: tuple[int, ...]) -> None:
    """Opponents' cards turn face down until an Obsession is spent for each."""
    for other in t.opponents(use.seat):
        for card in t.areas[other]:
            if t.rules.kinds[card] >> seed & 1 and t.rules.type[card] in types:
                t.state[card] |= TRAPPED
                t.tell("trapped", other, card=t.rules.names[card], cause=t.rules.causes[use.source])


@VERBS.verb("evoke-wisdom")
def evoke_wisdom(t: Table, use: Use, kp: int) -> None:
    """Points for every FW; opponents' DM are trapped; Signs go home; the user places all Seekers."""
    gain(t, use.seat, kp * len(everywhere(t, FW)), use.source)
    trap_all(t, use, DM, (IMMEDIATE, ACTIVATION, CONTINUOUS))
    send_signs_home(t, t.rules.causes[use.source])
    if t.phase != "research":
        # They go home anyway before anybody could use where they stand (WOC-2.7, WOC-R81).
        t.seeker = [AT_HOME] * t.seats
        t.tell("seekers-went-home", None, cause=t.rules.causes[use.source])
        return
    # The evoker's own does not move while it is stone (WOC-R66).
    moving = [seat for seat in t.order if seat != use.seat or not t.petrified[seat]]
    for seat in moving:
        t.seeker[seat] = AT_HOME
    PlacingSeekers(use, tuple(moving)).asks(t)


@frame("woc/placing-seekers")
class PlacingSeekers:
    """Seekers that the evoker has still to place."""

    use: Use
    left: tuple[Seat, ...]

    def asks(self, t: Table) -> None:
        if self.left:
            free = t.rules.all_places | elders_in_play(t)
            for at in t.seeker:
                if 0 <= at < FIRST_ELDER:
                    free &= ~(1 << at)
            about = {"other": SEATS[self.left[0]]}
            cause = t.rules.causes[self.use.source]
            t.flow.ask(self.use.seat, "place-seeker", (*visits(free), HOME), self.chosen, cause, about)

    def chosen(self, t: Table, word: Word) -> None:
        seat, *rest = self.left
        cause = t.rules.causes[self.use.source]
        if word == HOME:
            t.tell("seeker-sent-home", seat, cause=cause)
        else:
            t.seeker[seat] = word - VISIT[0]
            t.tell("seeker-put", seat, place=t.rules.location(t.seeker[seat]), cause=cause)
        PlacingSeekers(self.use, tuple(rest)).asks(t)


@VERBS.verb("evoke-science")
def evoke_science(t: Table, use: Use, per_component: int) -> None:
    """Points for every AS and its components; opponents lose those, and their tokens start anew."""
    rules = t.rules
    components = sum(len(parts) for card, parts in t.components.items() if rules.seed[card] == AS)
    total = sum(rules.worth[card] for card in everywhere(t, AS)) + per_component * components
    gain(t, use.seat, total, use.source)
    for other in t.opponents(use.seat):
        for card in t.areas[other]:
            if rules.seed[card] == AS and t.components[card]:
                scatter(t, card, other, rules.causes[use.source])
                t.components[card] = ()
                t.state[card] &= ~COMPLETE
        t.token[other] = 0
        t.last_bond[other] = NOTHING
        t.drifts[other] = True
        t.tell("cast-back", other, cause=rules.causes[use.source])


@VERBS.verb("evoke-masters")
def evoke_masters(t: Table, use: Use, plus: int) -> None:
    """Points for every DM; opponents' lasting FW are trapped; the user sets the search order."""
    masters = everywhere(t, DM)
    gain(t, use.seat, sum(t.rules.worth[card] + plus for card in masters), use.source)
    trap_all(t, use, FW, (ACTIVATION, CONTINUOUS))
    # When the last turn ends, no order matters any more (WOC-R81).
    if t.phase != "end" or t.turn < t.rules.turns:
        SettingOrder(use, tuple(range(t.seats))).asks(t)


@frame("woc/setting-order")
class SettingOrder:
    """Seats that have still no place in the order, and those that have."""

    use: Use
    left: tuple[Seat, ...]
    order: tuple[Seat, ...] = ()

    def asks(self, t: Table) -> None:
        if len(self.left) == 1:
            t.order = [*self.order, *self.left]
            t.settled_order = t.order[:]
            names = [SEATS[seat] for seat in t.order]
            t.tell("order-set", self.use.seat, order=names, cause=t.rules.causes[self.use.source])
            return
        words = [SEAT[seat] for seat in self.left]
        about = {"rank": len(self.order) + 1}
        t.flow.ask(self.use.seat, "set-order", words, self.chosen, t.rules.causes[self.use.source], about)

    def chosen(self, t: Table, word: Word) -> None:
        seat = word - SEAT[0]
        left = tuple(other for other in self.left if other != seat)
        SettingOrder(self.use, left, (*self.order, seat)).asks(t)


@VERBS.verb("evoke-entities")
def evoke_entities(t: Table, use: Use, kp: int, lost: int) -> None:
    """Points for Entities, the opponents' of which go back; then everybody draws one to use."""
    gain(t, use.seat, kp * owned(t, use.seat, 1 << EN, components=True), use.source)
    back = [card for other in t.opponents(use.seat) for card in t.areas[other] if t.rules.seed[card] == EN]
    for card in back:
        t.tell("returned", t.owner[card], card=t.rules.names[card], cause=t.rules.causes[use.source])
        to_deck(t, card)
    gain(t, use.seat, lost * len(back), use.source)
    DrawingEntities(use, tuple(t.order)).draws(t)


@frame("woc/drawing-entities")
class DrawingEntities:
    """Seats that have still to draw an Entity; `card` is the one just drawn."""

    use: Use
    left: tuple[Seat, ...]
    card: int = NOTHING

    def draws(self, t: Table) -> None:
        if not self.left:
            return
        card = draw(t, EN)
        if card == NOTHING:
            return
        seat = self.left[0]
        t.owner[card] = seat
        t.tell("drew", seat, card=t.rules.names[card], cause=t.rules.causes[self.use.source])
        about = {"card": t.rules.names[card]}
        then = DrawingEntities(self.use, self.left, card).decided
        t.flow.ask(seat, "use-drawn", (YES, NO), then, t.rules.causes[self.use.source], about)

    def decided(self, t: Table, word: Word) -> None:
        t.flow.then(self.leaves)
        if word == YES:
            gain(t, self.left[0], 1, self.use.source)
            use_power(t, self.left[0], self.card)

    def leaves(self, t: Table) -> None:
        if t.zone[self.card] == IN_LIMBO:
            discard(t, self.card)
        DrawingEntities(self.use, self.left[1:]).draws(t)
