"""The Invocation Powers of the Great Old Ones (WOC-7.10)."""

from miskatonic.games.wisdom_of_cthulhu.actions.acquire import acquire, put_into_play, receive
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard, draw, scatter, to_nest, to_offer
from miskatonic.games.wisdom_of_cthulhu.board.powers import PowerAtWork, Use, gain, use_power
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Ground
from miskatonic.games.wisdom_of_cthulhu.combinations.completion import announce
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import score_of
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import (
    aim,
    copyable,
    entities_on_offer,
    find,
    takeable,
)
from miskatonic.games.wisdom_of_cthulhu.moments import TURN_STARTS
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, IN_AREA, ON_OFFER, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    AS,
    CHOOSE,
    CITY,
    CONTINUOUS,
    DM,
    ELSEWHERE,
    EN,
    FIRST_PLACE,
    FW,
    GROUNDS,
    NO,
    NOTHING,
    STOP,
    YES,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

YOURS, THEIRS = 3, 1


def open_grounds(t: Table, seat: Seat, grounds: tuple[Ground, ...]) -> list[int]:
    """The Places of some kinds that no Sign of another lies on."""
    wanted = [GROUNDS.index(ground) for ground in grounds]
    places = [at for at in t.rules.places if t.rules.ground[at] in wanted]
    return [at for at in places if not t.is_barred(seat, FIRST_PLACE + at)]


def pay_all(t: Table, use: Use) -> None:
    """The user gains 3 and every opponent 1."""
    gain(t, use.seat, YOURS, use.source)
    for other in t.opponents(use.seat):
        gain(t, other, THEIRS, use.source)


@VERBS.verb("use-many-wisdoms")
def use_many_wisdoms(t: Table, use: Use) -> None:
    """Use any number of own or offered FW powers; those on offer may be replaced."""
    rules = t.rules
    mine = [card for card in t.areas[use.seat] if rules.seed[card] == FW and rules.type[card] != CONTINUOUS]
    offered = [card for card in t.offer if rules.seed[card] == FW]
    UsingWisdoms(use, tuple(mine + offered)).asks(t)


@frame("woc/using-wisdoms")
class UsingWisdoms:
    """The FW cards that can still be used, and those on offer that were (WOC-R26)."""

    use: Use
    left: tuple[int, ...]
    used: tuple[int, ...] = ()
    done: bool = False

    def asks(self, t: Table) -> None:
        seat = self.use.seat
        cards = [card for card in self.left if copyable(t, seat, card) and self._is_there(t, card)]
        if not cards and not self.done:
            t.tell("no-target", seat, thing=t.rules.names[self.use.source])
        words = (*(CHOOSE[card] for card in cards), STOP)
        t.flow.ask(seat, "use-wisdom", words, self.chosen, t.rules.causes[self.use.source])

    def _is_there(self, t: Table, card: int) -> bool:
        return t.zone[card] == ON_OFFER or (t.zone[card] == IN_AREA and t.owner[card] == self.use.seat)

    def chosen(self, t: Table, word: Word) -> None:
        if word == STOP:
            self.replaces(t)
            return
        card = word - CHOOSE[0]
        used = (*self.used, card) if t.zone[card] == ON_OFFER else self.used
        left = tuple(other for other in self.left if other != card)
        t.flow.then(UsingWisdoms(self.use, left, used, done=True).asks)
        t.tell("copied", self.use.seat, card=t.rules.names[card], cause=t.rules.causes[self.use.source])
        use_power(t, self.use.seat, card)

    def replaces(self, t: Table) -> None:
        used = tuple(card for card in self.used if t.zone[card] == ON_OFFER)
        if used:
            then = UsingWisdoms(self.use, (), used).decided
            about = {"card": t.rules.names[used[0]]}
            t.flow.ask(self.use.seat, "replace", (YES, NO), then, t.rules.causes[self.use.source], about)

    def decided(self, t: Table, word: Word) -> None:
        card, *rest = self.used
        if word == YES:
            t.tell("discarded", None, card=t.rules.names[card], cause=t.rules.causes[self.use.source])
            discard(t, card)
            new = draw(t, FW)
            if new != NOTHING:
                to_offer(t, new)
                t.tell("dealt", None, card=t.rules.names[new], cause=t.rules.causes[self.use.source])
        UsingWisdoms(self.use, (), tuple(rest)).replaces(t)


@VERBS.verb("harvest-wisdom")
def harvest_wisdom(t: Table, use: Use, grounds: tuple[Ground, ...]) -> None:
    """For each unblocked Place of these kinds take an FW from offer or discards."""
    HarvestingWisdom(use, len(open_grounds(t, use.seat, grounds))).asks(t)


@frame("woc/harvesting-wisdom")
class HarvestingWisdom:
    """So many FW cards are still to be taken; each is taken once (WOC-R79)."""

    use: Use
    left: int
    taken: tuple[int, ...] = ()

    def asks(self, t: Table) -> None:
        seat, source = self.use.seat, self.use.source
        if not self.left:
            return
        cards = takeable(t, seat, find(t, seat, ("offer", "discards"), ("fw",)))
        wisdom = [card for card in cards if t.rules.seed[card] == FW and card not in self.taken]
        if wisdom:
            words = [CHOOSE[card] for card in wisdom]
            t.flow.ask(seat, "harvest", words, self.chosen, t.rules.causes[source])
        elif not self.taken:
            t.tell("no-target", seat, thing=t.rules.names[source])

    def chosen(self, t: Table, word: Word) -> None:
        card = word - CHOOSE[0]
        t.flow.then(HarvestingWisdom(self.use, self.left - 1, (*self.taken, card)).asks)
        t.tell("taken", self.use.seat, card=t.rules.names[card], cause=t.rules.causes[self.use.source])
        pay_all(t, self.use)
        acquire(t, self.use.seat, card)


@VERBS.verb("complete-all")
def complete_all(t: Table, use: Use) -> None:
    """All AS combinations count as complete; only the components are discarded."""
    cards = [card for card in t.areas[use.seat] if t.rules.seed[card] == AS and t.is_on(card)]
    if not cards:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
    CountingAsComplete(use, tuple(cards)).resolves(t)


@frame("woc/counting-as-complete")
class CountingAsComplete:
    """Combinations still to be resolved; the first is next."""

    use: Use
    left: tuple[int, ...]

    def resolves(self, t: Table) -> None:
        if not self.left:
            return
        seat, card = self.use.seat, self.left[0]
        t.flow.then(self.scatters)
        if t.zone[card] == IN_AREA and t.owner[card] == seat and card not in t.in_use:
            t.tell("completed", seat, card=t.rules.names[card], cause=t.rules.causes[self.use.source])
            announce(t, seat, card, score_of(t, seat, card))
            if t.rules.type[card] == CONTINUOUS:
                t.state[card] |= COMPLETE
                if TURN_STARTS in t.rules.when[card]:
                    t.flow.then(PowerAtWork(Use(seat, card), TURN_STARTS).goes_on)
            else:
                use_power(t, seat, card)

    def scatters(self, t: Table) -> None:
        card, *rest = self.left
        if t.zone[card] == IN_AREA and t.owner[card] == self.use.seat:
            scatter(t, card, self.use.seat, t.rules.causes[self.use.source])
            t.components[card] = ()
            t.state[card] &= ~COMPLETE
        CountingAsComplete(self.use, tuple(rest)).resolves(t)


@VERBS.verb("places-stand-in")
def places_stand_in(t: Table, use: Use, grounds: tuple[Ground, ...]) -> None:
    """Unblocked Places stand in for missing components of AS combinations."""
    cards = [card for card in t.areas[use.seat] if t.rules.seed[card] == AS]
    PlacesStandIn(use, len(open_grounds(t, use.seat, grounds)), tuple(cards)).asks(t)


@frame("woc/places-stand-in")
class PlacesStandIn:
    """Places not yet used, and combinations not yet completed so."""

    use: Use
    places: int
    left: tuple[int, ...]
    done: bool = False

    def asks(self, t: Table) -> None:
        cards = [card for card in self.left if 0 < lacking(t, card) <= self.places and t.is_on(card)]
        if not cards and not self.done:
            t.tell("no-target", self.use.seat, thing=t.rules.names[self.use.source])
        words = (*(CHOOSE[card] for card in cards), STOP)
        t.flow.ask(self.use.seat, "stand-in-places", words, self.chosen, t.rules.causes[self.use.source])

    def chosen(self, t: Table, word: Word) -> None:
        if word == STOP:
            return
        use, card = self.use, word - CHOOSE[0]
        left = tuple(other for other in self.left if other != card)
        t.flow.then(PlacesStandIn(use, self.places - lacking(t, card), left, done=True).asks)
        t.tell("completed", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])
        announce(t, use.seat, card, YOURS)
        pay_all(t, use)


def lacking(t: Table, card: int) -> int:
    """How many components a combination lacks."""
    if t.state[card] & COMPLETE:
        return 0
    return sum(t.rules.needs[card]) - len(t.components[card])


@VERBS.verb("borrow-masters")
def borrow_masters(t: Table, use: Use) -> None:
    """The numbers of all own Dark Masters; then a power of one of each opponent's."""
    rules = t.rules
    mine = [card for card in t.areas[use.seat] if rules.kinds[card] >> DM & 1 and t.is_on(card)]
    gain(t, use.seat, sum(rules.worth[card] for card in mine), use.source)
    t.flow.then(BorrowingMasters(use, tuple(t.opponents(use.seat))).asks)


@frame("woc/borrowing-masters")
class BorrowingMasters:
    """Opponents whose Dark Masters are still to be asked, in search order."""

    use: Use
    opponents: tuple[Seat, ...]

    def asks(self, t: Table) -> None:
        if not self.opponents:
            return
        other, *rest = self.opponents
        t.flow.then(BorrowingMasters(self.use, tuple(rest)).asks)
        seat = self.use.seat
        masters = [
            card for card in t.areas[other] if t.rules.kinds[card] >> DM & 1 and copyable(t, seat, card)
        ]
        if masters:
            aim(t, self.use, "copy", masters, may=True)


@VERBS.verb("use-bonded-places")
def use_bonded_places(t: Table, use: Use) -> None:
    """Use the Places that hold the own Sign or Seeker and share a bond with a master."""
    rules = t.rules
    bonds = {rules.bond[card] for card in t.areas[use.seat] if rules.seed[card] == DM and t.is_on(card)}
    bonded = [FIRST_PLACE + at for at in rules.places if rules.place_bond[at] in bonds]
    here = FIRST_PLACE + t.seeker[use.seat]
    held = [place for place in bonded if place == here or t.blocked_by.get(place) == use.seat]
    places = [place for place in held if not t.is_barred(use.seat, place)]
    if not places:
        t.tell("no-target", use.seat, thing=rules.names[use.source])
    BondedPlaces(use, tuple(places)).goes_on(t)


@frame("woc/bonded-places")
class BondedPlaces:
    """Places whose powers are still to be used, one after the other."""

    use: Use
    left: tuple[int, ...]

    def goes_on(self, t: Table) -> None:
        if not self.left:
            return
        place, *rest = self.left
        t.flow.then(BondedPlaces(self.use, tuple(rest)).goes_on)
        if place in t.in_use:
            return
        t.tell("copied", self.use.seat, card=t.rules.names[place], cause=t.rules.causes[self.use.source])
        for other in t.opponents(self.use.seat):
            gain(t, other, THEIRS, self.use.source)
        city = t.rules.ground[place - FIRST_PLACE] == CITY
        use_power(t, self.use.seat, place, 2 if city else 1)


@VERBS.verb("take-all-entities")
def take_all_entities(t: Table, use: Use) -> None:
    """Take all Entities on offer and play them by type."""
    cards = takeable(t, use.seat, entities_on_offer(t))
    if not cards:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
    TakingEntities(use, tuple(cards)).comes(t)


@frame("woc/taking-entities")
class TakingEntities:
    """Entities still to be played."""

    use: Use
    left: tuple[int, ...]

    def comes(self, t: Table) -> None:
        if not self.left:
            return
        seat, (card, *rest) = self.use.seat, self.left
        t.flow.then(TakingEntities(self.use, tuple(rest)).comes)
        if t.zone[card] == ON_OFFER:
            t.tell("taken", seat, card=t.rules.names[card], cause=t.rules.causes[self.use.source])
            receive(t, seat, card)
            put_into_play(t, seat, card)


@VERBS.verb("spawn-entities")
def spawn_entities(t: Table, use: Use) -> None:
    """An Entity for each Elsewhere; they lie there, and only they can be bought."""
    rules = t.rules
    count = sum(rules.ground[at] == ELSEWHERE for at in rules.places)
    homes = open_grounds(t, use.seat, ("elsewhere",))
    for number in range(count):
        card = draw(t, EN)
        if card == NOTHING:
            if not number:
                t.tell("no-target", use.seat, thing=rules.names[use.source])
            break
        to_offer(t, card)
        if homes:
            to_nest(t, card, homes[number % len(homes)])
        t.tell("spawned", use.seat, card=rules.names[card], cause=rules.causes[use.source])
        pay_all(t, use)
