"""Making somebody discard a card, and who or what steps in (WOC-R17)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard
from miskatonic.games.wisdom_of_cthulhu.board.powers import Query, credit, gain, is_guarded, query
from miskatonic.games.wisdom_of_cthulhu.moments import GUARDED, STAND_INS, TORN_AWAY
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, NOBODY, Table
from miskatonic.games.wisdom_of_cthulhu.words import CHOOSE, NO
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("woc/discarding")
class Discarding:
    """A seat makes a card go to the discards, from an offer or from a Learning Area."""

    by: Seat
    card: int
    cause: str

    def begins(self, t: Table) -> None:
        by, card, cause = self.by, self.card, self.cause
        owner = t.owner[card] if t.zone[card] == IN_AREA else NOBODY
        keeper = by if owner == NOBODY else owner
        if is_guarded(t, keeper, card):
            guard = credit(t, GUARDED, keeper, card, card)
            t.tell(
                "guarded",
                None if owner == NOBODY else owner,
                card=t.rules.names[card],
                cause=t.rules.causes[guard],
            )
            return
        if owner == NOBODY:
            self.chosen(t, NO)
            return
        others = [other for other in dict.fromkeys(query(t, STAND_INS, owner, card, by=by)) if other != card]
        words = [*(CHOOSE[other] for other in others), NO]
        t.flow.ask(owner, "stand-in", words, self.chosen, cause, {"card": t.rules.names[card]})

    def chosen(self, t: Table, word: Word) -> None:
        by, card, cause = self.by, self.card, self.cause
        owner = t.owner[card]
        if word == NO:
            send_away(t, by, card, cause)
            return
        other = word - CHOOSE[0]
        thing = credit(t, STAND_INS, owner, other, card, by=by)
        t.tell(
            "stood-in",
            owner,
            card=t.rules.names[card],
            other=t.rules.names[other],
            cause=t.rules.causes[thing],
        )
        # It pays before it leaves: whoever looks at the discards then does not find it there.
        t.flow.then(Discarding(by, other, cause).goes)
        gain(t, owner, t.rules.pays[thing], thing)

    def goes(self, t: Table) -> None:
        send_away(t, self.by, self.card, self.cause)


def send_away(t: Table, by: Seat, card: int, cause: str) -> None:
    """Discard a card, with nobody stepping in."""
    if t.zone[card] == IN_AREA:
        tear(t, card, by)
    t.tell(
        "discarded",
        None if t.owner[card] == NOBODY else t.owner[card],
        card=t.rules.names[card],
        cause=cause,
    )
    discard(t, card)


def tear(t: Table, card: int, by: Seat) -> None:
    """Somebody takes a card out of the Learning Area of another; the card may see to its components."""
    seat = t.owner[card]
    powers = t.rules.when[card].get(TORN_AWAY)
    if powers and seat not in (by, NOBODY) and t.is_on(card):
        for power in powers:
            power.apply(t, Query(seat, card, [], card), **power.args)
