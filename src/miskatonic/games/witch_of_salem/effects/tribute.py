"""Giving up items, with or without the red arrow (WOS-4.5, WOS-R7, WOS-R8)."""

from miskatonic.games.witch_of_salem.board.items import discard
from miskatonic.games.witch_of_salem.board.necron import surge
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import DROP, FIRST_ARTIFACT, OFFER, PAY, SURGE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word


@frame("wos/each-discards")
class EachDiscards:
    """These seats, one by one, discard a minor item of their choice."""

    cause: str
    seats: tuple[Seat, ...]
    arrow: bool
    short: bool = False

    def is_payable(self, t: Table) -> bool:
        return all(t.minors[seat] for seat in self.seats)

    def collects(self, t: Table) -> None:
        for at, seat in enumerate(self.seats):
            if t.minors[seat]:
                rest = EachDiscards(self.cause, self.seats[at:], self.arrow, self.short or at > 0)
                held = dict.fromkeys(t.minors[seat])
                words = [DROP[item] for item in held if may_not_discard(t, seat, item) is None]
                t.flow.ask(seat, "discard", words, rest.chosen, source=self.cause)
                return
        end_tribute(t, self.cause, self.arrow and (self.short or bool(self.seats)))

    def chosen(self, t: Table, word: Word) -> None:
        discard(t, self.seats[0], word - DROP[0], self.cause)
        EachDiscards(self.cause, self.seats[1:], self.arrow, self.short).collects(t)


@frame("wos/need")
class Need:
    """So many of one item."""

    item: int
    count: int


@frame("wos/team-discards")
class TeamDiscards:
    """The team gives up so many of each item together."""

    cause: str
    needs: tuple[Need, ...]
    arrow: bool
    short: bool = False

    def is_payable(self, t: Table) -> bool:
        exposed = t.exposed()
        return all(
            sum(t.minors[seat].count(need.item) for seat in exposed) >= need.count for need in self.needs
        )

    def collects(self, t: Table) -> None:
        if not self.needs:
            end_tribute(t, self.cause, self.arrow and self.short)
            return
        item, need = self.needs[0].item, self.needs[0].count
        exposed = t.exposed()
        held = sum(t.minors[seat].count(item) for seat in exposed)
        t.tell("tribute-due", item=t.rules.item_names[item], count=need, held=held, cause=self.cause)
        rest = TeamDiscards(self.cause, self.needs[1:], self.arrow, self.short or held < need)
        if held <= need:
            # Everything is due, so there is nothing to choose.
            compel(t, item, held, self.cause)
            rest.collects(t)
        else:
            t.flow.then(rest.collects)
            Offers(self.cause, item, need, tuple(exposed)).asks(t)


@frame("wos/offers")
class Offers:
    """In seat order each seat offers what it likes; what is missing then is taken in seat order."""

    cause: str
    item: int
    missing: int
    seats: tuple[Seat, ...]

    def asks(self, t: Table) -> None:
        if not self.missing:
            return
        if not self.seats:
            item = t.rules.item_names[self.item]
            t.tell("tribute-compelled", item=item, count=self.missing, cause=self.cause)
            compel(t, self.item, self.missing, self.cause)
            return
        words = [word for count, word in enumerate(OFFER) if may_not_offer(t, self, count) is None]
        about = {"item": t.rules.item_names[self.item], "missing": self.missing}
        t.flow.ask(self.seats[0], "tribute", words, self.offered, self.cause, about)

    def offered(self, t: Table, word: Word) -> None:
        count = word - OFFER[0]
        for _ in range(count):
            discard(t, self.seats[0], self.item, self.cause)
        Offers(self.cause, self.item, self.missing - count, self.seats[1:]).asks(t)


@frame("wos/tribute-or-surge")
class TributeOrSurge:
    """With `refuseTribute` the team may let Necron surge in place of paying (WOS-R7, WOS-R52)."""

    tribute: EachDiscards | TeamDiscards
    cause: str

    def chosen(self, t: Table, word: Word, decider: Seat) -> None:
        if word == SURGE:
            t.tell("tribute-refused", decider, cause=self.cause)
            surge(t, self.cause)
        else:
            t.tell("tribute-accepted", decider, cause=self.cause)
            self.tribute.collects(t)


def demand(t: Table, tribute: EachDiscards | TeamDiscards, cause: str, arrow: bool) -> None:
    """Begin a tribute or a plain loss."""
    if arrow and t.rules.refuse_tribute:
        then = TributeOrSurge(tribute, cause).chosen
        about = {"payable": tribute.is_payable(t)}
        t.flow.ask_team(t.team(), "tribute-or-surge", (PAY, SURGE), then, cause, about)
    else:
        tribute.collects(t)


def compel(t: Table, item: int, count: int, cause: str) -> None:
    """Take so many of an item from the exposed seats, in seat order."""
    for seat in t.exposed():
        for _ in range(min(count, t.minors[seat].count(item))):
            discard(t, seat, item, cause)
            count -= 1


def end_tribute(t: Table, cause: str, short: bool) -> None:
    """Any shortfall, in however many seats, makes Necron surge once (WOS-4.5)."""
    if short:
        t.tell("tribute-short", cause=cause)
        surge(t, cause)


def may_not_offer(t: Table, offers: Offers, count: int) -> Refusal | None:
    """More than is held or missing is not offered; fewer always can be (WOS-R7)."""
    held = t.minors[offers.seats[0]].count(offers.item)
    return Refusal("WOS-R7", "offer-too-much") if count > min(offers.missing, held) else None


def may_not_discard(t: Table, seat: Seat, item: int) -> Refusal | None:
    """A seat chooses among its own minor items (WOS-R9)."""
    if item in t.minors[seat]:
        return None
    return Refusal("WOS-R9", "minor-only" if item >= FIRST_ARTIFACT else "item-not-held")
