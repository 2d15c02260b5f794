"""What combinations need and which cards they take (WOC-4.5)."""

from miskatonic.games.wisdom_of_cthulhu.table import Component, Table
from miskatonic.games.wisdom_of_cthulhu.words import EN, NOTHING, OBSESSION, RESEARCH, WANTS
from miskatonic.kernel.flow import Seat


def missing(t: Table, combination: int) -> list[int]:
    """How many of each component are still wanted, by FW, AS, DM, EN, Obsession, Research card."""
    wanted = list(t.rules.needs[combination])
    for part in t.components[combination]:
        wanted[part.fills] -= 1
    if wanted[OBSESSION] + wanted[RESEARCH] and max(wanted[: EN + 1]) > 0:
        # These come last, in that order (the devices that are fired).
        wanted[OBSESSION] = wanted[RESEARCH] = 0
    return wanted


def takes(t: Table, combination: int, want: int) -> bool:
    """Does a combination in a Learning Area take such a component now?"""
    return t.is_on(combination) and missing(t, combination)[want] > 0


def seed_for(t: Table, combination: int, card: int) -> int:
    """As what a card would go under a combination: as its own seed if it can, or NOTHING."""
    wanted = missing(t, combination)
    own = t.rules.seed[card]
    kinds = t.rules.kinds[card]
    if wanted[own] > 0:
        return own
    if kinds == 1 << own:
        return NOTHING
    return next((seed for seed in range(EN + 1) if kinds >> seed & 1 and wanted[seed] > 0), NOTHING)


def hosts(t: Table, seat: Seat, card: int) -> list[int]:
    """The combinations of a seat that a card may go under."""
    if not t.components:
        return []
    takes_seeds, kinds = t.rules.takes_seeds, t.rules.kinds[card]
    return [
        other
        for other in t.areas[seat]
        if takes_seeds[other] & kinds
        and other != card
        and other not in t.in_use
        and t.is_on(other)
        and seed_for(t, other, card) != NOTHING
    ]


def component_name(t: Table, part: Component) -> str:
    """The card, or what was spent or counted in its place."""
    return t.rules.names[part.card] if part.card != NOTHING else WANTS[part.fills]
