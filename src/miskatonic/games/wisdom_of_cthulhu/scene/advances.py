"""What an advance on the Ritual Dashboard costs, and what it brings about (WOC-7.4-7.6, WOC-7.11)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.rituals.evocation import evocable
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import (
    LAST_BOX,
    SACRIFICE,
    demands,
    offerable,
    price_in_points,
)
from miskatonic.games.wisdom_of_cthulhu.table import EASED, NOBODY, Table
from miskatonic.games.wisdom_of_cthulhu.vocabulary.marks import AdvanceMarks, RitualStep
from miskatonic.games.wisdom_of_cthulhu.words import SEEDS
from miskatonic.kernel.flow import Seat

_STEPS: Final[tuple[RitualStep, ...]] = ("study", "transmutation", "sacrifice")


def price_of_advance(t: Table, seat: Seat, card: int, *, free: bool) -> AdvanceMarks:
    """The step that a Ritual Object would turn for: points, cards that go, and whom it evokes."""
    step, rite = t.token[seat], t.rules.ritual[card]
    bond = t.last_bond[seat] if rite is None else rite.bond
    evokes = step + 1 == LAST_BOX and t.evoker == NOBODY
    return {
        "step": _STEPS[step],
        "costs": price_in_points(t, seat, bond),
        "gives": _sacrificed(t, seat, card) if step == SACRIFICE and not free else [],
        "evokes": [t.rules.elder_names[elder] for elder in evocable(t, bond)] if evokes else [],
    }


def _sacrificed(t: Table, seat: Seat, card: int) -> list[str]:
    """The cards that go; where there is a choice, the seeds of what is demanded."""
    rite = t.rules.ritual[card]
    seeds = () if rite is None else demands(rite.steps[SACRIFICE])
    names: list[str] = []
    for seed in dict.fromkeys(seeds):
        cards = offerable(t, seat, card, seed)
        is_settled = len(cards) == seeds.count(seed) and not t.state[card] & EASED
        names += (
            [t.rules.names[other] for other in cards] if is_settled else [SEEDS[seed]] * seeds.count(seed)
        )
    return names
