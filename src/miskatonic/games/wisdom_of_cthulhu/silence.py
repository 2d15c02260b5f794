"""Why a card in a Learning Area has no power now (WOC-R12, WOC-4.4)."""

from miskatonic.games.wisdom_of_cthulhu.table import SILENT, Table
from miskatonic.kernel.refusal import Refusal


def why_silent(t: Table, card: int) -> Refusal | None:
    """None when it has its power."""
    if t.state[card] & SILENT or t.block[card] >= 0:
        return Refusal("WOC-R12", "card-silent")
    return None if t.is_on(card) else Refusal("WOC-4.4", "new-card")
