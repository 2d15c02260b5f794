"""What a fight demands (CUL-8.9, CUL-9.16)."""

from typing import NamedTuple

from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.rules import DOUBLES_DIE, NO_DIE, UNBINDS
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.games.cultistorm.words import BLANK, NO_SYMBOL
from miskatonic.kernel.flow import Seat


class Bout(NamedTuple):
    """Who fights whom and where, with what is held back, and hand cards spent in the fight before.

    A trial is no fight: the symbols of `trial` must be matched, with whatever counts against no enemy alone.
    """

    seat: Seat
    enemy: int
    spot: int
    spared: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    trial: int = 0


def unbinders(t: Table, spot: int) -> list[Seat]:
    """Detectives there for whom the symbol of the location does not count (D.2)."""
    return [seat for seat, traits in enumerate(t.traits) if traits & UNBINDS and t.place[seat] == spot]


def counted_die(t: Table, bout: Bout) -> int:
    """What the cultist die adds (CUL-4.16): nothing against a brawler, twice for the Nameless Pane."""
    face = t.cultist_dice[bout.spot]
    if face == BLANK:
        return 0
    if t.rules.is_elder[bout.enemy]:
        return UNIT[face]
    if t.traits[bout.seat] & NO_DIE:
        return 0
    return UNIT[face] * (2 if t.rules.ability[bout.enemy] == DOUBLES_DIE else 1)


def is_joined(t: Table, enemy: int) -> bool:
    """Is another cultist of its special cult in play (D.12)?"""
    own = t.rules.all_cults[t.rules.special_cult[enemy]].cultists
    return any(t.where[card] != NOWHERE for card in own if card != enemy)


def requirement(t: Table, bout: Bout) -> int:
    """The symbols that must be matched."""
    if bout.trial:
        return bout.trial
    enemy, spot, rules = bout.enemy, bout.spot, t.rules
    place = rules.place_symbol[t.spots[spot]]
    wanted = rules.printed[enemy] + counted_die(t, bout) + t.fight_symbols
    bound = not unbinders(t, spot)
    if t.rules.is_elder[enemy]:
        for eaten in t.eaten[spot]:
            if rules.cult[eaten] != NO_SYMBOL:
                wanted += UNIT[rules.cult[eaten]]
        if bound:
            wanted += UNIT[place]
    elif bound and rules.cult[enemy] == place:
        wanted += UNIT[place]
    if rules.grows[enemy] and is_joined(t, enemy):
        wanted += rules.grows[enemy]
    if rules.hooked:
        wanted = rules.hooks.filter("requirement", t, wanted, bout)
    return wanted
