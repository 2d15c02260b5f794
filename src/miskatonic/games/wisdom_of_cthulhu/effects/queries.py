"""Verbs by which Continuous cards answer queries: other sources, stand-ins, guards."""

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import first_this_turn
from miskatonic.games.wisdom_of_cthulhu.board.powers import Query
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Bond, Seed
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import find, takeable
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, DM, FIRST_DECK, FW, SEEDS


@VERBS.verb("buy-from-anywhere")
def buy_from_anywhere(t: Table, query: Query, seed: Seed) -> None:
    """Cards of a seed may be bought from opponents, the top of the discards, or the deck."""
    wanted = SEEDS.index(seed)
    if query.seeds >> wanted & 1:
        theirs = find(t, query.seat, ("opponents",), (seed,))
        query.found.extend([card for card in theirs if not t.is_barred(query.seat, card)])
        query.found.extend(t.discards[wanted][-1:])
        if len(t.decks[wanted]) or t.discards[wanted]:
            query.found.append(FIRST_DECK + wanted)


@VERBS.verb("buy-bottom-discard")
def buy_bottom_discard(t: Table, query: Query) -> None:
    """The bottom discard may be taken in place of a card of its seed that could be bought."""
    rules = t.rules
    offered = {rules.seed[card] for card in takeable(t, query.seat, t.offer)}
    for seed in (FW, SEEDS.index("as"), DM):
        if query.seeds >> seed & 1 and seed in offered:
            query.found.extend(t.discards[seed][:1])


@VERBS.verb("keep-first-used")
def keep_first_used(t: Table, query: Query, seed: Seed) -> None:
    """The first Immediate card of a seed that is used each turn is kept."""
    if t.rules.seed[query.card] == SEEDS.index(seed) and first_this_turn(t, query.seat, query.source):
        query.found.append(query.card)
        t.tell("keeps-wisdom", query.seat, card=t.rules.names[query.card], cause=t.rules.causes[query.source])


@VERBS.verb("this-instead")
def this_instead(t: Table, query: Query) -> None:
    """This card can be discarded in place of one that an opponent would make its owner discard."""
    # A borrower has the power but not the card (WOC-R16).
    if query.by != query.seat and query.source != query.card and query.source in t.areas[query.seat]:
        query.found.append(query.source)


@VERBS.verb("another-instead")
def another_instead(t: Table, query: Query, of: Seed, by: Seed) -> None:
    """Whoever must discard a card of one seed may discard one of another in its place."""
    if t.rules.kinds[query.card] >> SEEDS.index(of) & 1:
        query.found.extend(find(t, query.seat, ("mine",), (by,)))


@VERBS.verb("guard")
def guard(t: Table, query: Query, seed: Seed, bond: Bond) -> None:
    """Cards of a seed and bond cannot be discarded."""
    rules, card = t.rules, query.card
    if rules.seed[card] == SEEDS.index(seed) and rules.bond[card] == BONDS.index(bond):
        query.found.append(card)
