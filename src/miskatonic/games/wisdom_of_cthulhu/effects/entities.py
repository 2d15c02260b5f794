"""Verbs about Entities on offer and in their deck."""

from miskatonic.games.wisdom_of_cthulhu.actions.acquire import acquire
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import detach, draw, refill, to_nest, to_offer
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, notify
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import aim, deed, entities_on_offer, takeable
from miskatonic.games.wisdom_of_cthulhu.moments import ENTITY_BOUGHT
from miskatonic.games.wisdom_of_cthulhu.table import IN_DECK, Table
from miskatonic.games.wisdom_of_cthulhu.words import EN, NO, NOTHING, YES
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


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


@frame("woc/bottom-entity")
class BottomEntity:
    """Somebody knows the bottom Entity."""

    use: Use

    def decided(self, t: Table, word: Word) -> None:
        if word == YES:
            card, known_by = t.decks[EN].take_bottom(t.dice)
            t.decks[EN].put_top(card, known_by | 1 << self.use.seat)
            t.tell("put-on-top", self.use.seat, cause=t.rules.causes[self.use.source])


@VERBS.verb("bar-entities")
def bar_entities(t: Table, use: Use) -> None:
    """Nobody buys Entities until the end of the turn."""
    t.entities_barred = True
    t.tell("entities-barred", use.seat, cause=t.rules.causes[use.source])


@VERBS.verb("swap-entity")
def swap_entity(t: Table, use: Use) -> None:
    """The user may let an Entity on offer and the top of the Entity deck change places."""
    if len(t.decks[EN]) or t.discards[EN]:
        aim(t, use, "swap-entity", entities_on_offer(t), may=True)


@deed("swap-entity")
def swap_entity_on_offer(t: Table, use: Use, card: int) -> None:
    new = draw(t, EN)
    where = t.nest.get(card, NOTHING)
    detach(t, card)
    t.zone[card] = IN_DECK
    t.decks[EN].put_top(card, (1 << t.seats) - 1)
    to_offer(t, new)
    if where != NOTHING:
        to_nest(t, new, where)
    t.tell(
        "entity-swapped",
        use.seat,
        card=t.rules.names[card],
        other=t.rules.names[new],
        cause=t.rules.causes[use.source],
    )


@VERBS.verb("buy-entity")
def buy_entity(t: Table, use: Use) -> None:
    """The user may buy an Entity on offer for the Obsession that was spent here."""
    if t.entities_barred:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
        return
    cards = list(t.nest) or t.entities
    aim(t, use, "buy-entity", takeable(t, use.seat, cards), may=True)


@deed("buy-entity")
def bought_entity(t: Table, use: Use, card: int) -> None:
    t.tell("bought", use.seat, card=t.rules.names[card], place=t.rules.names[use.source])
    notify(t, ENTITY_BOUGHT, use.seat, card)
    acquire(t, use.seat, card, bought=True)
