"""What the tables of card tests need beyond `tables`: complete combinations, silenced cards, loans."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.table import (
    ACTIVATED,
    COMPLETE,
    DOWN_TO_END,
    DOWN_TO_START,
    TRAPPED,
    USED,
)
from tests.games.wisdom_of_cthulhu.tables import CARLA, SLOTS, Study, card

# The ways in which a card in a Learning Area loses its power (WOC-R12).
SILENCES: Final = ("blocked", "trapped", "down-to-start", "down-to-end", "used")
_FLAGS: Final = {
    "trapped": TRAPPED,
    "down-to-start": DOWN_TO_START,
    "down-to-end": DOWN_TO_END,
    # By an activation in this turn.
    "used": USED | ACTIVATED,
}

# Two Ritual Objects of the bond of each, which do nothing by themselves.
OBJECTS: Final = {
    "cthulhu": ("stele-of-dagon", "dreams-of-cthulhu"),
    "yog-sothoth": ("third-aklo-ritual", "kitab-al-azif"),
    "nyarlathotep": ("silver-key", "pnakotic-manuscripts"),
    "shub-niggurath": ("dust-of-ibn-ghazi", "the-black-stone"),
}


def silence(s: Study, name: str, how: str) -> None:
    """A card has lost its power in one of these ways; Signs are Carla's."""
    if how == "blocked":
        s.blocks(CARLA, name)
    else:
        s.t.state[card(name)] |= _FLAGS[how]


def completed(s: Study, seat: int, combination: str, *components: str) -> None:
    """A combination is in play with all its components."""
    s.owns(seat, combination)
    s.under(combination, *components)
    s.t.state[card(combination)] |= COMPLETE


def borrowed(s: Study, seat: int) -> list[str]:
    """The Continuous powers that a seat has on loan."""
    return [SLOTS[loan.card] for loan in s.t.loans if loan.borrower == seat]


def is_used(s: Study, name: str) -> bool:
    return bool(s.state(name) & USED)
