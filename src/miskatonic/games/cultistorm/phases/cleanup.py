"""What ends with the turn (CUL-3.2)."""

from miskatonic.games.cultistorm.board.hand import discard_support
from miskatonic.games.cultistorm.table import NOTHING, Table


def clean_up(t: Table) -> None:
    """Dice return, unused combat cards are discarded, markers come back, "this turn" is over."""
    seats = t.detectives
    t.reserve = t.rules.dice
    t.pool = ()
    t.spent = 0
    t.held = [()] * seats
    t.picks = 0
    for card in t.front:
        discard_support(t, card)
    t.front = []
    t.marks = [()] * seats
    t.moves = [0] * seats
    t.searched = [False] * seats
    t.icons = [0] * seats
    t.supports = [0] * seats
    t.acts = [0] * seats
    t.calls = [0] * seats
    t.picked = [False] * seats
    t.invoked = [0] * seats
    t.acted = [0] * seats
    t.item_used = [0] * seats
    t.wilds = [()] * seats
    t.mirror = [""] * seats
    t.ignored = [()] * seats
    t.once_team = 0
    t.shield = NOTHING
    t.free_rerolls = 0
