"""Buying a card at an Arcane Place (WOC-3.2-3.4)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.actions.acquire import acquire
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import draw, to_limbo
from miskatonic.games.wisdom_of_cthulhu.board.powers import credit, gain, has_trait, listeners, notify, query
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession, spend_research
from miskatonic.games.wisdom_of_cthulhu.board.seekers import end_exploring, enter, reachable
from miskatonic.games.wisdom_of_cthulhu.moments import (
    ENTITY_BOUGHT,
    KNOWLEDGE_BOUGHT,
    SEEKER_PLACED,
    SELLS_ENTITIES,
    SOURCES,
    WALKS_ANYWHERE,
)
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, IN_DISCARDS, NOBODY, ON_OFFER, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    AT,
    BUY,
    DECKS,
    EN,
    FIRST_DECK,
    NOTHING,
    PAY,
    PAYS,
    SEATS,
    SHOWS,
    sites,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_KNOWLEDGE: Final = 7
# The Research cards that show each seed, a bit each.
_SHOWING: Final = tuple(
    sum(1 << card for card, shows in enumerate(SHOWS) if shows >> seed & 1) for seed in range(EN)
)


def seeds_for(t: Table, seat: Seat, places: int) -> int:
    """The Knowledge seeds that the seat can buy at some Places, a bit each."""
    if t.mad_purchase[seat]:
        return 0
    hand = t.hand[seat]
    if hand:
        return t.rules.can_buy[hand] & t.rules.sold(places)
    if t.temporary[seat] | t.permanent[seat]:
        return _KNOWLEDGE & t.rules.sold(places)
    return 0


def entity_sites(t: Table, seat: Seat) -> int:
    """The Places at which this seat can buy Entities."""
    if t.hears[seat] >> SELLS_ENTITIES & 1 and has_trait(t, seat, SELLS_ENTITIES):
        return t.rules.all_places
    return t.rules.sells[EN]


def options(t: Table, seat: Seat, places: int) -> list[Word]:
    """What the seat can buy at some of these Places."""
    seed_bit = t.rules.seed_bit
    barred = [sign.thing for sign in t.signs if sign.owner != seat]
    words = []
    seeds = seeds_for(t, seat, places)
    if seeds:
        words = [BUY[card] for card in t.offer if seeds & seed_bit[card] and card not in barred]
        if t.hears[seat] >> SOURCES & 1:
            words += [BUY[item] for item in dict.fromkeys(query(t, SOURCES, seat, seeds=seeds))]
    if not t.entities_barred and t.temporary[seat] | t.permanent[seat]:
        if t.nest:
            words += [BUY[card] for card, at in t.nest.items() if places >> at & 1 and card not in barred]
        elif places & entity_sites(t, seat):
            words += [BUY[card] for card in t.entities if card not in barred]
    return words


def _seed_of(t: Table, item: int) -> int:
    """The seed of a card, or of a deck."""
    return item - FIRST_DECK if item >= FIRST_DECK else t.rules.seed[item]


def may_not_buy(t: Table, seat: Seat, item: int) -> Refusal | None:
    """Why a card, or the top of a deck, cannot be bought."""
    seed = _seed_of(t, item)
    places = reachable(t, seat)
    if BUY[item] in options(t, seat, places):
        return None
    return _why_no_entity(t, seat, item) if seed == EN else _why_no_knowledge(t, seat, item, places)


def _why_no_knowledge(t: Table, seat: Seat, item: int, places: int) -> Refusal:
    seed = _seed_of(t, item)
    if t.mad_purchase[seat]:
        return Refusal("WOC-3.4", "bought-with-madness")
    offered = item < FIRST_DECK and t.zone[item] == ON_OFFER
    if not offered and item not in query(t, SOURCES, seat, seeds=seeds_for(t, seat, places)):
        return Refusal("WOC-3.2", "not-on-offer")
    if offered and t.is_barred(seat, item):
        return Refusal("WOC-6.2", "card-blocked")
    if not places & t.rules.sells[seed]:
        return Refusal("WOC-3.2", "no-place-sells")
    return Refusal("WOC-3.2", "no-research-shows")


def _why_no_entity(t: Table, seat: Seat, card: int) -> Refusal:
    if card >= FIRST_DECK or (card not in t.nest and card not in t.entities):
        return Refusal("WOC-3.3", "not-on-offer")
    if t.entities_barred:
        return Refusal("WOC-2.2", "entities-barred")
    if t.nest and card not in t.nest:
        return Refusal("WOC-2.2", "spawn-first")
    if t.is_barred(seat, card):
        return Refusal("WOC-6.2", "card-blocked")
    if not t.obsessions(seat):
        return Refusal("WOC-3.3", "no-obsession")
    return Refusal("WOC-3.3", "no-place-sells")


def _where_matters(t: Table, seat: Seat) -> bool:
    """Wherever a card is bought, the Seeker goes home; so only what hears of its way matters (WOC-R82)."""
    hears = t.hears[seat]
    return bool(hears >> SEEKER_PLACED & 1 and listeners(t, seat, SEEKER_PLACED)) or has_trait(
        t, seat, WALKS_ANYWHERE
    )


@frame("woc/buying")
class Buying:
    """Somebody buys a card or the top of a deck, at a Place."""

    seat: Seat
    item: int
    site: int = NOTHING

    def begins(self, t: Table) -> None:
        seat, item = self.seat, self.item
        places = reachable(t, seat)
        seed = _seed_of(t, item)
        if seed != EN:
            places &= t.rules.sells[seed]
        elif t.nest:
            places = 1 << t.nest[item]
        else:
            places &= entity_sites(t, seat)
        if places & (places - 1) and _where_matters(t, seat):
            t.flow.ask(seat, "buy-where", sites(places), self.site_chosen, about=self._about(t))
            return
        here = t.seeker[seat]
        if here < 0 or not places >> here & 1:
            nearest = places & t.rules.sells[seed] or places
            here = (nearest & -nearest).bit_length() - 1
        self.site_chosen(t, AT[here])

    def site_chosen(self, t: Table, word: Word) -> None:
        seat, item = self.seat, self.item
        there = Buying(seat, item, word - AT[0])
        seed = _seed_of(t, item)
        if seed == EN:
            there.bought(t, NOTHING)
        elif t.hand[seat]:
            fit = PAYS[t.hand[seat] & _SHOWING[seed]]
            if len(fit) > 1:
                t.flow.ask(seat, "pay", fit, there.bought, about=self._about(t))
            else:
                there.bought(t, fit[0])
        else:
            t.mad_purchase[seat] = True
            t.tell("mad-purchase", seat)
            there.bought(t, NOTHING)

    def bought(self, t: Table, word: Word) -> None:
        """The price is paid, the Place explored, and the card is the buyer's."""
        seat, item, site = self.seat, self.item, self.site
        on = DECKS[item - FIRST_DECK] if item >= FIRST_DECK else t.rules.causes[item]
        if word == NOTHING:
            spend_obsession(t, seat, on)
        else:
            spend_research(t, seat, word - PAY[0], on)
        seed = _seed_of(t, item)
        loser = t.owner[item] if item < FIRST_DECK and t.zone[item] == IN_AREA else NOBODY
        source = self._enabled_by(t) if item >= FIRST_DECK or t.zone[item] != ON_OFFER else NOTHING
        card = draw(t, seed) if item >= FIRST_DECK else item
        if t.zone[card] == IN_DISCARDS:
            # What hears of the purchase may move the cards of that pile.
            to_limbo(t, seat, card)
        t.flow.then(BoughtCard(seat, card, seed).arrives)
        enter(t, seat, site)
        if t.chronicle is not None:
            t.tell("bought", seat, card=t.rules.names[card], place=t.rules.place_names[site])
            self._tell_seller(t, card, seed)
        if source != NOTHING:
            self._tell_source(t, source, loser)
            gain(t, seat, t.rules.pays[source], source)
        end_exploring(t, seat, site)

    def _about(self, t: Table) -> dict[str, str]:
        item = self.item
        return {"card": DECKS[item - FIRST_DECK] if item >= FIRST_DECK else t.rules.names[item]}

    def _enabled_by(self, t: Table) -> int:
        """Whoever made this purchase possible, and is paid for it (WOC-4.1)."""
        return credit(t, SOURCES, self.seat, self.item, seeds=1 << _seed_of(t, self.item))

    def _tell_source(self, t: Table, source: int, loser: int) -> None:
        cause = t.rules.causes[source]
        if loser == NOBODY:
            t.tell("sourced", self.seat, cause=cause)
        else:
            t.tell("sourced-from", self.seat, other=SEATS[loser], cause=cause)

    def _tell_seller(self, t: Table, card: int, seed: int) -> None:
        # What lies on a Place is sold there, whatever it sells (WOC-R44).
        if seed == EN and not t.rules.sells[EN] >> self.site & 1 and card not in t.nest:
            for thing in listeners(t, self.seat, SELLS_ENTITIES):
                t.tell("sourced", self.seat, cause=t.rules.causes[thing])


@frame("woc/bought-card")
class BoughtCard:
    """A card that was paid for."""

    seat: Seat
    card: int
    seed: int

    def arrives(self, t: Table) -> None:
        notify(t, ENTITY_BOUGHT if self.seed == EN else KNOWLEDGE_BOUGHT, self.seat, self.card)
        acquire(t, self.seat, self.card, bought=True)


def buy(t: Table, seat: Seat, item: int) -> None:
    """A card, or the top of a deck."""
    Buying(seat, item).begins(t)
