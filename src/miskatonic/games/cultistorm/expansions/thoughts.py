"""What an experienced player thinks of things that cards of several expansions bring."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.habit.targets import can_seal, portal
from miskatonic.games.cultistorm.table import COMBAT, Table
from miskatonic.games.cultistorm.words import (
    AT,
    CHOOSE,
    ENDGAME_SLOT,
    FIGHT,
    GAIN,
    NO,
    NO_ENEMY,
    SLOTS,
    SPOTS,
    WILD,
    YES,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# So many tokens are no reason to worry.
CALM: Final = 2


def agree(t: Table, seat: Seat, asked: Decision) -> Word:
    return YES


def refuse(t: Table, seat: Seat, asked: Decision) -> Word:
    return NO


def spare_cards(t: Table, seat: Seat) -> int:
    """Hand cards that the detective's own target does not ask for.

    While a Great Old One is about to cross there are none: whoever fights it may need any of them.
    """
    if t.phase < COMBAT and portal(t) != NO_ENEMY:
        return 0
    return len(t.hand[seat]) - len(needed(t, seat, own_aim(t, seat)))


def idle_cards(t: Table, seat: Seat, enemy: int) -> int:
    """Hand cards whose symbol this enemy does not ask for."""
    wanted = requirement(t, Bout(seat, enemy, t.where[enemy]))
    symbols = [t.rules.symbol[kind] for kind in t.hand[seat]]
    return sum(symbol != WILD and not wanted >> 4 * symbol & 15 for symbol in symbols)


def room(t: Table) -> int:
    """How many cultists may still come."""
    return limit_of(t) - sum(map(len, t.columns))


def sets_off(t: Table, steps: int) -> bool:
    """Would the terror step so far ahead set off a card?"""
    slot = (t.slot + steps) % len(SLOTS)
    if slot == ENDGAME_SLOT:
        return not t.triggered and t.crystals[slot] + 1 >= t.rules.crystals
    return t.crystals[slot] + 1 >= t.rules.numbers[t.terror[slot]]


def wanted_symbols(t: Table) -> dict[int, int]:
    """Trophies that are lacking to seal each unsealed location, by its symbol."""
    lacking = {}
    for spot in range(SPOTS):
        if not t.is_sealed(spot):
            symbol = t.symbol_at(spot)
            won = sum(t.trophies[5 * seat + symbol] for seat in range(t.detectives))
            lacking[symbol] = max(0, t.rules.to_seal - laid_at(t, spot) - won)
    return lacking


def best_trophy(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Of the symbol whose location is closest to its seal, and still lacks one."""
    lacking = wanted_symbols(t)
    words = [word for word in asked.options_of(seat) if word in GAIN]
    useful = [word for word in words if lacking.get(word - GAIN[0])]
    return min(useful or words, key=lambda word: lacking.get(word - GAIN[0], 0), default=None)


def unwanted_trophy(t: Table, seat: Seat, words: Sequence[Word], first: Word) -> Word | None:
    """A trophy that seals nothing any more; `first` is the first word of the verb."""
    lacking = wanted_symbols(t)
    useless = [word for word in words if lacking.get(word - first, 0) == 0]
    return next(iter(useless), None)


def goal(t: Table, seat: Seat) -> int | None:
    """Where a detective that has no free move left would like to be: to seal, or to win a fight."""
    if t.is_away(seat) or move.is_free(t, seat):
        return None
    spots = can_seal(t, seat)
    if spots:
        return None if t.place[seat] in spots else spots[0]
    if t.marks[seat]:
        return None
    for spot in range(SPOTS):
        column = t.columns[spot]
        if spot != t.place[seat] and column and can_win(t, Bout(seat, column[0], spot)):
            return spot
    return None


def carry_whom(t: Table, seat: Seat, asked: Decision) -> Word | None:
    return CHOOSE[seat] if CHOOSE[seat] in asked.options_of(seat) else None


def carry_where(t: Table, seat: Seat, asked: Decision) -> Word | None:
    spot = goal(t, seat)
    return None if spot is None else AT[t.spots[spot]]


def avert(t: Table, seat: Seat, asked: Decision) -> Word:
    """A token is worth its price to whoever has two already, and to all whose cards have had their use."""
    if t.phase >= COMBAT:
        return YES
    return YES if t.tokens(seat) > CALM or (t.tokens(seat) == CALM and spare_cards(t, seat) > 1) else NO


def marked_elder(t: Table) -> bool:
    """Is somebody sure to beat a Great Old One at the portal?"""
    return any(
        t.rules.is_elder[enemy] and can_win(t, Bout(seat, enemy, t.where[enemy]))
        for seat in range(t.detectives)
        for enemy in t.marks[seat]
    )


def elder_at_portal(t: Table) -> int:
    """Where a Great Old One would cross in the next Cultist phase; SPOTS if nowhere."""
    if t.gates_held_next:
        return SPOTS
    return next((spot for spot in range(SPOTS) if t.elders[spot] != NO_ENEMY and not t.columns[spot]), SPOTS)


def fights(asked: Decision, seat: Seat) -> list[int]:
    """The enemies that a detective may fight now, Great Old Ones first."""
    return sorted((word - FIGHT[0] for word in asked.options_of(seat) if word in FIGHT), reverse=True)
