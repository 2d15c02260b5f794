"""The verbs of the card files. Each takes the table and the cause, then its arguments."""

from typing import Final, Literal

from miskatonic.content.powers import VerbBook
from miskatonic.games.witch_of_salem.board import creatures, elders, events, hidden, necron, sanity, tiles
from miskatonic.games.witch_of_salem.effects.gifts import EachDrawsItem, OnePeeks
from miskatonic.games.witch_of_salem.effects.tribute import EachDiscards, Need, TeamDiscards, demand
from miskatonic.games.witch_of_salem.table import NO_CREATURE, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, UNIVERSITY
from miskatonic.kernel.flow import Seat

VERBS: Final = VerbBook()

Whom = Literal["all", "most-sanity", "three-played-cards", "away-from-witch"]

_MANY_PLAYED_CARDS: Final = 3
# Arguments of verbs that name minor items.
ITEM_ARGUMENTS: Final = ("items", "half")


@VERBS.verb("advance")
def advance(t: Table, cause: str, spaces: int) -> None:
    """Necron advances."""
    necron.advance(t, spaces, cause)


@VERBS.verb("retreat")
def retreat(t: Table, cause: str, spaces: int) -> None:
    """Necron retreats."""
    necron.retreat(t, spaces, cause)


@VERBS.verb("advance-per-artifact")
def advance_per_artifact(t: Table, cause: str, least: int) -> None:
    """A space for each artifact that exposed seats hold."""
    held = sum(t.artifact[seat] != NO_ITEM for seat in t.exposed())
    necron.advance(t, max(held, least), cause)


@VERBS.verb("each-loses-sanity")
def each_loses_sanity(t: Table, cause: str, amount: int, whom: Whom = "all") -> None:
    """Exposed seats, or some of them, lose sanity; who is fixed before anybody loses (WOS-R9)."""
    concerned = _concerned(t, whom)
    if not concerned:
        t.tell("nothing-happens", cause=cause)
    for seat in concerned:
        sanity.lose_sanity(t, seat, amount, cause)


def _concerned(t: Table, whom: Whom) -> list[Seat]:
    exposed = t.exposed()
    if whom == "most-sanity":
        most = max(t.sanity[seat] for seat in exposed)
        return [seat for seat in exposed if t.sanity[seat] == most]
    if whom == "three-played-cards":
        played = (t.rules.full_hand.bit_count() - t.hand[seat].bit_count() for seat in exposed)
        return [seat for seat, cards in zip(exposed, played, strict=True) if cards >= _MANY_PLAYED_CARDS]
    if whom == "away-from-witch":
        return [seat for seat in exposed if t.place[seat] != t.witch]
    return exposed


@VERBS.verb("each-regains-sanity")
def each_regains_sanity(t: Table, cause: str, amount: int) -> None:
    """Each exposed seat regains sanity."""
    for seat in t.exposed():
        sanity.regain_sanity(t, seat, amount, cause)


@VERBS.verb("team-discards")
def team_discards(
    t: Table, cause: str, items: tuple[str, ...] = (), half: str | None = None, arrow: bool = False
) -> None:
    """The team gives up one of each of `items`, and `half` times half the exposed seats, rounded up."""
    numbers = t.rules.item_numbers
    needs = [Need(numbers[item], 1) for item in items]
    if half is not None:
        needs.append(Need(numbers[half], (len(t.exposed()) + 1) // 2))
    demand(t, TeamDiscards(cause, tuple(needs), arrow), cause, arrow)


@VERBS.verb("each-discards")
def each_discards(t: Table, cause: str, holding: int = 0, arrow: bool = False) -> None:
    """Each seat (holding so many minor items at least) discards one of its choice."""
    seats = tuple(seat for seat in t.exposed() if len(t.minors[seat]) >= holding)
    if not seats:
        t.tell("nothing-happens", cause=cause)
        return
    demand(t, EachDiscards(cause, seats, arrow), cause, arrow)


@VERBS.verb("redistribute-tiles")
def redistribute_tiles(t: Table, cause: str) -> None:
    """The unsealed tiles are dealt anew, face down."""
    tiles.redistribute(t, cause)


@VERBS.verb("strip-stocks")
def strip_stocks(t: Table, cause: str) -> None:
    """Where a creature is, the leftmost item of the stock goes to the heap."""
    before = len(t.heap)
    for location in t.rules.outer:
        stock = t.stock[location]
        at = next((slot for slot, item in enumerate(stock) if item != NO_ITEM), None)
        if t.creatures[location] != NO_CREATURE and at is not None:
            t.heap.append(stock[at])
            t.stock[location] = (*stock[:at], NO_ITEM, *stock[at + 1 :])
            t.tell(
                "stock-stripped",
                location=t.rules.locations[location],
                item=t.rules.item_names[stock[at]],
                cause=cause,
            )
    if len(t.heap) == before:
        t.tell("nothing-happens", cause=cause)


@VERBS.verb("banish-nearest-creature")
def banish_nearest_creature(t: Table, cause: str) -> None:
    """The first creature clockwise from the Witch, his own location first, is discarded."""
    ring = len(t.rules.locations)
    for step in range(ring):
        place = (t.witch + step) % ring
        if t.creatures[place] != NO_CREATURE:
            name = t.rules.creatures[t.creatures[place]]
            t.tell("creature-banished", creature=name, location=t.rules.locations[place], cause=cause)
            creatures.discard_creature(t, place)
            return
    t.tell("nothing-happens", cause=cause)


@VERBS.verb("each-draws-item")
def each_draws_item(t: Table, cause: str) -> None:
    """Each exposed seat draws an item and keeps or discards it."""
    EachDrawsItem(cause, tuple(t.exposed())).draws(t)


@VERBS.verb("one-peeks")
def one_peeks(t: Table, cause: str) -> None:
    """If the Witch is where a face-down tile lies, one seat looks at it."""
    if t.witch != UNIVERSITY and hidden.is_face_down(t, t.witch):
        OnePeeks(cause).begins(t)
    else:
        t.tell("nothing-happens", cause=cause)


@VERBS.verb("each-retrieves-cards")
def each_retrieves_cards(t: Table, cause: str) -> None:
    """Each exposed seat takes back its played location cards."""
    seats = [seat for seat in t.exposed() if t.hand[seat] != t.rules.full_hand]
    if not seats:
        t.tell("nothing-happens", cause=cause)
    for seat in seats:
        t.hand[seat] = t.rules.full_hand
        t.tell("cards-retrieved", seat, cause=cause)


@VERBS.verb("place-shadow")
def place_shadow(t: Table, cause: str) -> None:
    """The lowest face-up Great Old One comes to the University as a shadow."""
    elders.place_shadow(t, cause)


@VERBS.verb("reveal-creature")
def reveal_creature(t: Table, cause: str) -> None:
    """The next creature card is revealed."""
    t.tell("reveals-creature", cause=cause)
    creatures.reveal_creature(t)


@VERBS.verb("reveal-event")
def reveal_event(t: Table, cause: str) -> None:
    """The next event is revealed."""
    t.tell("reveals-event", cause=cause)
    events.reveal_event(t)
