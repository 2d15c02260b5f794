"""Verbs that do something to a chosen card."""

from typing import Literal

from miskatonic.games.wisdom_of_cthulhu.actions.acquire import acquire
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import to_area, to_deck, to_offer
from miskatonic.games.wisdom_of_cthulhu.board.forced_discards import Discarding, send_away, tear
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use, gain, is_guarded
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Seed, Type
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import EVERY_SEED, Where, aim, deed, find, takeable
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import owned_objects
from miskatonic.games.wisdom_of_cthulhu.table import (
    DOWN_TO_END,
    DOWN_TO_START,
    EASED,
    READY_AGAIN,
    SHIELDED,
    TRAPPED,
    USED,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import ACTIVATION, AS, CONTINUOUS, FW


@VERBS.verb("discard")
def discard(t: Table, use: Use, where: tuple[Where, ...], seeds: tuple[Seed, ...] = EVERY_SEED) -> None:
    """The user chooses a card there, which is discarded."""
    aim(t, use, "discard", find(t, use.seat, where, seeds))


@deed("discard")
def discard_card(t: Table, use: Use, card: int) -> None:
    Discarding(use.seat, card, t.rules.causes[use.source]).begins(t)


@VERBS.verb("take")
def take(t: Table, use: Use, where: tuple[Where, ...], seeds: tuple[Seed, ...], *, may: bool = False) -> None:
    """The user takes a card from there, or may take one, and plays it by its type."""
    cards = takeable(t, use.seat, find(t, use.seat, where, seeds))
    if where == ("top-discard",) and len(seeds) == len(cards) == 1 and not may:
        # The power itself says which card: there is nothing to choose.
        take_card(t, use, cards[0])
    else:
        aim(t, use, "take", cards, may=may)


@deed("take")
def take_card(t: Table, use: Use, card: int) -> None:
    t.tell("taken", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])
    acquire(t, use.seat, card)


@VERBS.verb("trap")
def trap(t: Table, use: Use, seeds: tuple[Seed, ...]) -> None:
    """An opponent's card is unusable until its owner spends an Obsession (WOC-R9)."""
    cards = find(t, use.seat, ("opponents",), seeds)
    aim(t, use, "trap", [card for card in cards if not t.state[card] & TRAPPED])


@deed("trap")
def trap_card(t: Table, use: Use, card: int) -> None:
    t.state[card] |= TRAPPED
    t.tell("trapped", t.owner[card], card=t.rules.names[card], cause=t.rules.causes[use.source])


@VERBS.verb("turn-down")
def turn_down(t: Table, use: Use, types: tuple[Type, ...], until: Literal["start", "end"]) -> None:
    """An opponent's card turns face down until the start of the next turn, or the end of this one."""
    flag = DOWN_TO_START if until == "start" else DOWN_TO_END
    cards = find(t, use.seat, ("opponents",), EVERY_SEED, types)
    cards = [card for card in cards if not t.state[card] & flag]
    aim(t, use, "turn-down", cards, flag=flag)


@deed("turn-down")
def turn_card_down(t: Table, use: Use, card: int, *, flag: int) -> None:
    t.state[card] |= flag
    t.tell("turned-down", t.owner[card], card=t.rules.names[card], cause=t.rules.causes[use.source])


@VERBS.verb("shield")
def shield(t: Table, use: Use, seeds: tuple[Seed, ...]) -> None:
    """A card of the user cannot be blocked until the end of the turn."""
    cards = find(t, use.seat, ("mine",), seeds)
    cards = [card for card in cards if not t.state[card] & SHIELDED and card not in t.blocked_by]
    aim(t, use, "shield", cards)


@deed("shield")
def shield_card(t: Table, use: Use, card: int) -> None:
    t.state[card] |= SHIELDED
    t.tell("shielded", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])


@VERBS.verb("refresh")
def refresh(t: Table, use: Use) -> None:
    """A used Activation card of the user may turn face up."""
    aim(t, use, "refresh", [card for card in t.areas[use.seat] if t.state[card] & USED], may=True)


@deed("refresh")
def refresh_card(t: Table, use: Use, card: int) -> None:
    t.state[card] = t.state[card] & ~USED | READY_AGAIN
    t.tell(
        "turned-up",
        use.seat,
        card=t.rules.names[card],
        has_ritual=t.rules.ritual[card] is not None,
        cause=t.rules.causes[use.source],
    )


@VERBS.verb("ease-ritual")
def ease_ritual(t: Table, use: Use) -> None:
    """A Ritual Object of the user may ignore one item of its next requirement this turn."""
    objects = owned_objects(t, use.seat)
    aim(t, use, "ease-ritual", [card for card in objects if not t.state[card] & EASED], may=True)


@deed("ease-ritual")
def ease_card(t: Table, use: Use, card: int) -> None:
    t.state[card] |= EASED
    t.tell("eased", use.seat, card=t.rules.names[card], cause=t.rules.causes[use.source])


@VERBS.verb("discard-for-points")
def discard_for_points(t: Table, use: Use, seed: Seed, kp: int) -> None:
    """The user may discard an own card, which pays."""
    cards = [card for card in find(t, use.seat, ("mine",), (seed,)) if not is_guarded(t, use.seat, card)]
    aim(t, use, "discard-for-points", cards, may=True, kp=kp)


@deed("discard-for-points")
def discard_own(t: Table, use: Use, card: int, *, kp: int) -> None:
    send_away(t, use.seat, card, t.rules.causes[use.source])
    gain(t, use.seat, kp, use.source)


@VERBS.verb("return-to-deck")
def return_to_deck(t: Table, use: Use, seeds: tuple[Seed, ...]) -> None:
    """An opponent's card goes back into its deck, which is shuffled."""
    aim(t, use, "return-to-deck", find(t, use.seat, ("opponents",), seeds))


@deed("return-to-deck")
def return_card(t: Table, use: Use, card: int) -> None:
    t.tell("returned", t.owner[card], card=t.rules.names[card], cause=t.rules.causes[use.source])
    tear(t, card, use.seat)
    to_deck(t, card)


@VERBS.verb("swap-with-opponent")
def swap_with_opponent(t: Table, use: Use, seed: Seed) -> None:
    """A card of the user and an opponent's of the same seed change owners, if the user wants that."""
    theirs = find(t, use.seat, ("opponents",), (seed,))
    aim(t, use, "swap-mine", find(t, use.seat, ("mine",), (seed,)) if theirs else (), may=True)


@deed("swap-mine")
def swap_mine(t: Table, use: Use, card: int) -> None:
    theirs = find(t, use.seat, ("opponents",), ("fw", "as", "dm", "en"))
    seed = t.rules.seed[card]
    theirs = [other for other in theirs if t.rules.seed[other] == seed]
    aim(t, use, "swap-theirs", theirs, may=True, mine=card)


@deed("swap-theirs")
def swap_cards(t: Table, use: Use, theirs: int, *, mine: int) -> None:
    other = t.owner[theirs]
    t.tell(
        "swapped",
        use.seat,
        card=t.rules.names[mine],
        other=t.rules.names[theirs],
        cause=t.rules.causes[use.source],
    )
    tear(t, theirs, use.seat)
    to_area(t, use.seat, theirs)
    to_area(t, other, mine)


@VERBS.verb("swap-with-offer")
def swap_with_offer(t: Table, use: Use) -> None:
    """The user may give a lasting FW or an AS for one of the same seed on offer."""
    rules = t.rules
    offered = {rules.seed[card] for card in takeable(t, use.seat, t.offer)}
    mine = [
        card
        for card in t.areas[use.seat]
        if rules.seed[card] in offered
        and (
            rules.seed[card] == AS
            or (rules.seed[card] == FW and rules.type[card] in (ACTIVATION, CONTINUOUS))
        )
    ]
    aim(t, use, "swap-away", mine, may=True)


@deed("swap-away")
def swap_away(t: Table, use: Use, card: int) -> None:
    offered = [other for other in takeable(t, use.seat, t.offer) if t.rules.seed[other] == t.rules.seed[card]]
    aim(t, use, "swap-for", offered, may=True, mine=card)


@deed("swap-for")
def swap_for(t: Table, use: Use, card: int, *, mine: int) -> None:
    t.tell(
        "swapped",
        use.seat,
        card=t.rules.names[mine],
        other=t.rules.names[card],
        cause=t.rules.causes[use.source],
    )
    to_offer(t, mine)
    acquire(t, use.seat, card)
