"""Re-rolling detective dice in a fight (CUL-8.13)."""

from typing import TYPE_CHECKING, Final

from miskatonic.games.cultistorm.board.dice import roll_die, turn_die
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.rules import DEAR_REROLLS, KEEPER
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import FIRST_ELDER
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

if TYPE_CHECKING:
    pass


_NO_SUCH_DIE: Final = Refusal("CUL-8.13", "die-not-held")


_KEEPER_WATCHES: Final = Refusal("CUL-13.9", "keeper-of-panes")


_REROLL_INSANE: Final = Refusal("CUL-8.13", "reroll-too-insane")


_NO_SUCH_HELP: Final = Refusal("CUL-7.35", "help-not-there")


_HELP_COUNTS: Final = Refusal("CUL-8.10", "help-counts-by-itself")


_NO_DICE: Final = Refusal("CUL-8.13", "no-dice-held")


def reroll_cost(t: Table, seat: Seat) -> int:
    """Tokens for the next re-roll; none while free ones are left (CUL-8.13, D.10, D.12)."""
    if t.free_rerolls or (
        t.rules.worn_die in t.items[seat] and not t.item_used[seat] >> t.rules.worn_die & 1
    ):
        return 0
    return 2 if t.powers & DEAR_REROLLS else 1


def may_not_reroll(t: Table, seat: Seat, enemy: int, face: int) -> Refusal | None:
    if face not in t.held[seat]:
        return _NO_SUCH_DIE
    if _is_keeper(t, enemy):
        return _KEEPER_WATCHES
    return None if may_suffer(t, seat, reroll_cost(t, seat)) else _REROLL_INSANE


def _is_keeper(t: Table, enemy: int) -> bool:
    return enemy < FIRST_ELDER and t.rules.ability[enemy] == KEEPER


def may_not_spend_help(t: Table, seat: Seat, enemy: int, kind: int) -> Refusal | None:
    """Combat-support cards count by themselves, but one is used before the commit (All In)."""
    if not any(helped == seat and card == kind and not used for helped, card, _, _, used in t.front):
        return _NO_SUCH_HELP
    grant = t.rules.grant[kind]
    if grant is None or not grant.reroll_all:
        return _HELP_COUNTS
    if _is_keeper(t, enemy):
        return _KEEPER_WATCHES
    return None if t.held[seat] else _NO_DICE


def reroll(t: Table, seat: Seat, face: int) -> None:
    """Free re-rolls first; a paid one costs a token, two with Vhul-Atrath (CUL-8.13)."""
    worn, cause = t.rules.worn_die, "rule/CUL-8.13"
    if t.free_rerolls:
        t.free_rerolls -= 1
        cause = "action/steady-nerves"
    elif reroll_cost(t, seat) == 0:
        t.item_used[seat] |= 1 << worn
        cause = t.rules.item_causes[worn]
    else:
        if t.powers & DEAR_REROLLS:
            cause = "elder/vhul-atrath"
        for _ in range(reroll_cost(t, seat)):
            suffer(t, seat, cause, reroll=True)
    turn_die(t, seat, face, roll_die(t), cause)


def reroll_all(t: Table, seat: Seat, kind: int) -> None:
    """All unspent dice together, for free (D.4, GA6)."""
    at = next(at for at, card in enumerate(t.front) if card[0] == seat and card[1] == kind and not card[4])
    t.front[at] = (*t.front[at][:4], True)
    for face in t.held[seat]:
        turn_die(t, seat, face, roll_die(t), t.rules.action_causes[kind])
