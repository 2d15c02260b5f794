"""Support cards that work later, in the helped's combat turn or in the next turn: can it carry them out?

As with effects that work at once (see `book`), what it cannot carry out as things stand may not be played
(CUL-7.29, CUL-R49). What the helped can still do by itself counts: it may move, and take a die.
"""

from typing import Final

from miskatonic.games.cultistorm.board.madness import can_heal
from miskatonic.games.cultistorm.effects.locations import is_open_anywhere, is_open_here
from miskatonic.games.cultistorm.rules import NO_DIE, Condition, Grant
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import BLANK, NO_ENEMY, NO_SYMBOL, NOBODY
from miskatonic.kernel.flow import Seat

# To lay one card beneath another, to fight twice, to win a second trophy.
_TWO: Final = 2


def usable_in_combat(grant: Grant) -> Condition:
    """When a combat-support card can be used: nearly always, or by the one thing that it does."""
    if grant.supply or grant.names or grant.twin:
        # What does not count against a Great Old One needs a cultist.
        return _somebody_to_fight if grant.against_elder or grant.names or grant.twin else _cultist_in_play
    narrow = (
        (grant.against_elder, _elder_in_play),
        (grant.carries, _card_to_lay_beneath),
        (grant.echo or grant.free_rerolls or grant.reroll_all, _die_at_hand),
        (grant.no_die, _die_counts),
        (grant.again, _two_to_fight),
        (grant.trophy, _trophies_left),
        (grant.dice, _dice_in_reserve),
    )
    found = [condition for given, condition in narrow if given]
    # A card that does more than one thing is of use when it may be: reach, a token spared, a calm penalty.
    return found[0] if len(found) == 1 else _somebody_to_fight


def usable_next_turn(delay: str) -> Condition:
    """When a delayed card would change something as things stand."""
    return _DELAYED[delay]


def _somebody_to_fight(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(t.columns) or t.has_elder()


def _cultist_in_play(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(t.columns)


def _elder_in_play(t: Table, seat: Seat, helper: Seat) -> bool:
    return t.has_elder()


def _card_to_lay_beneath(t: Table, seat: Seat, helper: Seat) -> bool:
    """The card itself is still in the helper's hand; a helper that is no detective has none."""
    return helper != NOBODY and len(t.hand[helper]) >= _TWO


def _die_at_hand(t: Table, seat: Seat, helper: Seat) -> bool:
    """It holds a die, can take one, or is promised one."""
    if t.held[seat] or (t.pool and (t.picks or not t.picked[seat])):
        return True
    grants = (t.rules.grant[card.kind] for card in t.front if card.helped == seat)
    return t.reserve > 0 and any(grant is not None and grant.dice for grant in grants)


def _die_counts(t: Table, seat: Seat, helper: Seat) -> bool:
    """Does the cultist die add a symbol to a cultist somewhere, and not to a brawler's?"""
    if t.traits[seat] & NO_DIE:
        return False
    return any(column and face != BLANK for column, face in zip(t.columns, t.cultist_dice, strict=True))


def _two_to_fight(t: Table, seat: Seat, helper: Seat) -> bool:
    """Two enemies at one location, or anywhere for whom reaches everywhere."""
    if t.rules.reaches_far[t.role[seat]] and t.enemies_in_play() >= _TWO:
        return True
    return any(
        len(column) + (elder != NO_ENEMY) >= _TWO for column, elder in zip(t.columns, t.elders, strict=True)
    )


def _trophies_left(t: Table, seat: Seat, helper: Seat) -> bool:
    """The cult of a cultist in play has a trophy in the supply, beyond the one that its defeat brings."""
    cults = {t.rules.cult[card] for column in t.columns for card in column}
    return any(cult != NO_SYMBOL and t.supply[cult] >= _TWO for cult in sorted(cults))


def _dice_in_reserve(t: Table, seat: Seat, helper: Seat) -> bool:
    return t.reserve > 0


def _elder_to_hold(t: Table, seat: Seat, helper: Seat) -> bool:
    return not t.gates_held_next and t.has_elder()


def _to_heal(t: Table, seat: Seat, helper: Seat) -> bool:
    return can_heal(t, seat)


_DELAYED: Final[dict[str, Condition]] = {
    "block-here": is_open_here,
    "block-named": is_open_anywhere,
    "hold-gates": _elder_to_hold,
    "heal": _to_heal,
}
