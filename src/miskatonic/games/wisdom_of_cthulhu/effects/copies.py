"""Verbs that use the power of something else (WOC-R16, WOC-R24, WOC-R25)."""

from typing import Literal

from miskatonic.games.wisdom_of_cthulhu.board.forced_discards import Discarding
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, use_power
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Seed
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import Where, aim, copyable, deed, find
from miskatonic.games.wisdom_of_cthulhu.rituals.advance import offer_advance
from miskatonic.games.wisdom_of_cthulhu.rituals.invocation import invocable, is_free, number_of
from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, LEFT, ON_OFFER, Table
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_PLACE, elder_of
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame

Which = Literal["mine", "left", "any", "further"]


@VERBS.verb("copy")
def copy(
    t: Table,
    use: Use,
    where: tuple[Where, ...],
    seeds: tuple[Seed, ...],
    memory: Literal["none", "last-turn"] = "none",
    after: Literal["stays", "discarded"] = "stays",
) -> None:
    """Use the power of a card elsewhere; some may not use the same one in two turns running."""
    cards = [card for card in find(t, use.seat, where, seeds) if copyable(t, use.seat, card)]
    if memory == "last-turn":
        cards = [card for card in cards if t.copied.get((use.source, card)) != t.turn - 1]
    aim(t, use, "copy-and-discard" if after == "discarded" else "copy", cards)


@deed("copy")
def copy_card(t: Table, use: Use, card: int) -> None:
    t.copied[use.source, card] = t.turn
    t.tell("copied", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])
    use_power(t, use.seat, card)


@deed("copy-and-discard")
def copy_and_discard(t: Table, use: Use, card: int) -> None:
    t.flow.then(CopiedOnOffer(use.seat, card, t.rules.causes[use.source]).leaves)
    copy_card(t, use, card)


@frame("woc/copied-on-offer")
class CopiedOnOffer:
    """A card on offer whose power was used, and which is discarded for it."""

    seat: Seat
    card: int
    cause: str

    def leaves(self, t: Table) -> None:
        if t.zone[self.card] == ON_OFFER:
            Discarding(self.seat, self.card, self.cause).begins(t)


@VERBS.verb("use-place")
def use_place(t: Table, use: Use) -> None:
    """Use the power of any Place, free, wherever the Seeker is."""
    places = [FIRST_PLACE + at for at in t.rules.places]
    places = [thing for thing in places if thing not in t.in_use and not t.is_barred(use.seat, thing)]
    aim(t, use, "use-place", places)


@VERBS.verb("use-invocation")
def use_invocation(t: Table, use: Use, which: Which) -> None:
    """Use an Invocation Power, free: one the token gives, one of those gone, any, or one further on.

    It can be declined: some cost their user components, and most of them pay the opponents (WOC-R80).
    """
    aim(t, use, "use-invocation", invocations(t, use.seat, which), may=True)


def invocations(t: Table, seat: Seat, which: Which) -> list[int]:
    """The Invocation Powers that such a power lets a seat use now."""
    if which == "mine":
        return invocable(t, seat)
    if which == "any" and t.elders.count(EVOKED):
        return []
    token = t.token[seat]
    found = []
    for thing in t.rules.invocations:
        status, number = t.elders[elder_of(thing)], number_of(thing)
        fits = {
            "left": status == LEFT and number <= token,
            "any": status == IN_PLAY,
            "further": status in (IN_PLAY, EVOKED) and number == min(token + 1, 2),
        }
        if fits[which] and is_free(t, seat, thing):
            found.append(thing)
    return found


@deed("use-place")
@deed("use-invocation")
def use_thing(t: Table, use: Use, thing: int) -> None:
    t.tell("copied", use.seat, card=t.rules.names[thing], cause=t.rules.causes[use.source])
    use_power(t, use.seat, thing)


@VERBS.verb("free-advance")
def free_advance(t: Table, use: Use) -> None:
    """One requirement of a Ritual Object counts as met (WOC-7.8)."""
    cause = t.rules.causes[use.source]
    offer_advance(t, use.seat, t.token[use.seat], free=True, source=cause)
    if t.flow.decision is None:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
