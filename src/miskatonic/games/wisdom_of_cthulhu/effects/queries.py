"""Verbs by which Continuous cards answer queries: other sources, stand-ins, guards."""

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import first_this_turn
from miskatonic.games.wisdom_of_cthulhu.board.powers import Query
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Bond, Seed
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import find, takeable
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import BONDS, DM, FW, SEEDS, SLOTS


@VERBS.verb("buy-from-anywhere")
def buy_from_anywhere(t: Table, query: Query, seed: Seed) -> None:
    """Cards of a seed may be bought from opponents, the top of the discards, or the deck."""
    wanted, use = SEEDS.index(seed), query.use
    if use.amount >> wanted & 1:
        theirs = find(t, use.seat, ("opponents",), (seed,))
        query.found.extend([card for card in theirs if not t.is_barred(use.seat, card)])
        query.found.extend(t.discards[wanted][-1:])
        if len(t.decks[wanted]) or t.discards[wanted]:
            query.found.append(len(SLOTS) + wanted)


@VERBS.verb("buy-bottom-discard")
def buy_bottom_discard(t: Table, query: Query) -> None:
    """The bottom discard may be taken in place of a card of its seed that could be bought."""
    rules, use = t.rules, query.use
    offered = {rules.seed[card] for card in takeable(t, use.seat, t.offer)}
    for seed in (FW, SEEDS.index("as"), DM):
        if use.amount >> seed & 1 and seed in offered:
            query.found.extend(t.discards[seed][:1])


@VERBS.verb("keep-first-used")
def keep_first_used(t: Table, query: Query, seed: Seed) -> None:
    """The first Immediate card of a seed that is used each turn is kept."""
    use = query.use
    if t.rules.seed[use.subject] == SEEDS.index(seed) and first_this_turn(t, use.seat, use.source):
        query.found.append(use.subject)
        t.tell("keeps-wisdom", use.seat, card=t.rules.names[use.subject], cause=t.rules.causes[use.source])


@VERBS.verb("this-instead")
def this_instead(t: Table, query: Query) -> None:
    """This card can be discarded in place of one that an opponent would make its owner discard."""
    use = query.use
    # A borrower has the power but not the card (WOC-R16).
    if use.amount != use.seat and use.source != use.subject and use.source in t.areas[use.seat]:
        query.found.append(use.source)


@VERBS.verb("another-instead")
def another_instead(t: Table, query: Query, of: Seed, by: Seed) -> None:
    """Whoever must discard a card of one seed may discard one of another in its place."""
    use = query.use
    if t.rules.kinds[use.subject] >> SEEDS.index(of) & 1:
        query.found.extend(find(t, use.seat, ("mine",), (by,)))


@VERBS.verb("guard")
def guard(t: Table, query: Query, seed: Seed, bond: Bond) -> None:
    """Cards of a seed and bond cannot be discarded."""
    rules, card = t.rules, query.use.subject
    if rules.seed[card] == SEEDS.index(seed) and rules.bond[card] == BONDS.index(bond):
        query.found.append(card)
