"""Re-rolling detective dice in a fight (CUL-8.13)."""

from typing import TYPE_CHECKING, Final

from miskatonic.games.cultistorm.board.dice import roll_die, turn_die
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.rules import BARS_REROLLS, DEAR_REROLLS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NOBODY, REROLL
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

if TYPE_CHECKING:
    pass


_NO_SUCH_DIE: Final = Refusal("CUL-8.13", "die-not-held")
_REROLLS_BARRED: Final = Refusal("CUL-13.9", "rerolls-barred")
_REROLL_INSANE: Final = Refusal("CUL-8.13", "reroll-too-insane")
_NO_SUCH_HELP: Final = Refusal("CUL-7.35", "help-not-there")
_HELP_COUNTS: Final = Refusal("CUL-8.10", "help-counts-by-itself")
_NO_DICE: Final = Refusal("CUL-8.13", "no-dice-held")


def reroll_cost(t: Table, seat: Seat) -> int:
    """Tokens for the next re-roll; none while free ones are left (CUL-8.13, D.10, D.12)."""
    free = t.free_rerolls or _worn_die(t, seat) != NOBODY
    cost = 0 if free else 2 if t.powers & DEAR_REROLLS else 1
    if t.rules.hooked:
        cost = t.rules.hooks.filter("reroll_cost", t, cost, seat)
    return cost


def _worn_die(t: Table, seat: Seat) -> int:
    """An item whose free re-roll has not been used; NOBODY when there is none."""
    worn, used = t.rules.worn_dice, t.item_used[seat]
    return next((item for item in t.items[seat] if item in worn and not used >> item & 1), NOBODY)


def may_not_reroll(t: Table, seat: Seat, enemy: int, face: int) -> Refusal | None:
    if face not in t.held[seat]:
        return _NO_SUCH_DIE
    if _is_keeper(t, enemy):
        return _REROLLS_BARRED
    return None if may_suffer(t, seat, reroll_cost(t, seat)) else _REROLL_INSANE


def _is_keeper(t: Table, enemy: int) -> bool:
    return t.rules.ability[enemy] == BARS_REROLLS


def may_not_spend_help(t: Table, seat: Seat, enemy: int, kind: int) -> Refusal | None:
    """Combat-support cards count by themselves, but one is used before the commit (All In)."""
    if not any(card.helped == seat and card.kind == kind and not card.used for card in t.front):
        return _NO_SUCH_HELP
    grant = t.rules.grant[kind]
    if grant is None or not grant.reroll_all:
        return _HELP_COUNTS
    if _is_keeper(t, enemy):
        return _REROLLS_BARRED
    return None if t.held[seat] else _NO_DICE


def reroll(t: Table, seat: Seat, face: int) -> None:
    """Free re-rolls first; a paid one costs a token, two with Vhul-Atrath (CUL-8.13)."""
    worn, cause, cost = _worn_die(t, seat), "rule/CUL-8.13", reroll_cost(t, seat)
    if t.free_rerolls:
        t.free_rerolls -= 1
        cause = _free_by(t, seat)
    elif worn != NOBODY:
        t.item_used[seat] |= 1 << worn
        cause = t.rules.item_causes[worn]
    elif t.powers & DEAR_REROLLS:
        cause = t.power_cause(DEAR_REROLLS)
    for _ in range(cost):
        suffer(t, seat, cause, reroll=True)
    turn_die(t, seat, face, roll_die(t), cause)
    if t.rules.hooked:
        t.rules.hooks.notify("rerolled", t, seat, cost)


def _free_by(t: Table, seat: Seat) -> str:
    """The support card that gives this detective free re-rolls, as a cause."""
    for card in t.front:
        grant = t.rules.grant[card.kind]
        if card.helped == seat and grant is not None and grant.free_rerolls:
            return t.rules.action_causes[card.kind]
    return "rule/CUL-8.13"


def reroll_all(t: Table, seat: Seat, kind: int) -> None:
    """All unspent dice together, for free (D.4, GA6)."""
    at, card = next(
        (at, card)
        for at, card in enumerate(t.front)
        if card.helped == seat and card.kind == kind and not card.used
    )
    t.front[at] = replace(card, used=True)
    for face in t.held[seat]:
        turn_die(t, seat, face, roll_die(t), t.rules.action_causes[kind])


@frame("cul/forced-reroll")
class ForcedReroll:
    """Whoever begins a fight re-rolls one of the dice it holds (D.12)."""

    seat: Seat
    cause: str

    def asks(self, t: Table) -> None:
        words = [REROLL[face] for face in dict.fromkeys(t.held[self.seat])]
        if words:
            t.flow.ask(self.seat, "must-reroll", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word) -> None:
        turn_die(t, self.seat, word - REROLL[0], roll_die(t), self.cause)
