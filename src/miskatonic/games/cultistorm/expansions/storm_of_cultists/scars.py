"""Scars at the moment that each names (CAM-2.11)."""

from typing import Final

from miskatonic.games.cultistorm.actions.investigate import most_cards
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.expansions.expansion import Listener
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import feel_scar, has_scar
from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import INVESTIGATE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_SUSPECTED: Final = Refusal("CAM-2.11", "suspected")
_COMPELLED: Final = Refusal("CAM-2.11", "must-search-on")
_TOO_INSANE: Final = Refusal("CUL-1.9", "too-insane")
_COMPULSION: Final = 2


def night_terrors(t: Table, seat: Seat) -> None:
    suffer(t, seat, feel_scar(t, seat, "first-token"))


def reroll_cost(t: Table, cost: int, seat: Seat) -> int:
    return cost + has_scar(t, seat, "dear-reroll")


def rerolled(t: Table, seat: Seat, cost: int) -> None:
    if has_scar(t, seat, "dear-reroll"):
        feel_scar(t, seat, "dear-reroll")


def is_free(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the value of a filter
    """The first move of the first turn costs a token."""
    return free and not (t.round == 1 and not t.moves[seat] and has_scar(t, seat, "dear-move"))


def moved(t: Table, seat: Seat, free: bool) -> None:  # noqa: FBT001 - as declared by the hook
    if t.round == 1 and t.moves[seat] == 1 and has_scar(t, seat, "dear-move"):
        feel_scar(t, seat, "dear-move")


def may_not_help(t: Table, helper: Seat, kind: int, helped: Seat) -> Refusal | None:
    """Nobody helps whoever is suspected; a hollow voice costs a token (CUL-1.9)."""
    if t.round == 1 and has_scar(t, helped, "unhelped"):
        return _SUSPECTED
    if not t.rules.is_general[kind] and has_scar(t, helper, "dear-help") and not may_suffer(t, helper):
        return _TOO_INSANE
    return None


def support_played(t: Table, helper: Seat, helped: Seat, kind: int) -> None:
    if not t.rules.is_general[kind] and has_scar(t, helper, "dear-help"):
        suffer(t, helper, feel_scar(t, helper, "dear-help"))


def review_end(t: Table) -> None:
    """What shows in the first turn is told in it."""
    if t.round == 1:
        for seat in t.order():
            if has_scar(t, seat, "smaller-first-hand"):
                feel_scar(t, seat, "smaller-first-hand")
            if has_scar(t, seat, "unhelped"):
                name = campaign(t).scar_with("unhelped")
                t.tell("scar-felt", seat, scar=name, cause=f"scar/{name}")


def hand_size(t: Table, size: int, seat: Seat) -> int:
    return size - (t.round == 1 and has_scar(t, seat, "smaller-first-hand"))


def may_not_say(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """The first investigation draws at least two cards, if it can."""
    if word == INVESTIGATE[0] and has_scar(t, seat, "long-search") and most_cards(t, seat) >= _COMPULSION:
        return _COMPELLED
    return None


def investigated(t: Table, seat: Seat) -> None:
    if has_scar(t, seat, "long-search"):
        feel_scar(t, seat, "long-search")


def requirement(t: Table, wanted: int, bout: Bout) -> int:
    """The first fight needs the symbol of the location once more."""
    if has_scar(t, bout.seat, "harder-fight"):
        return wanted + UNIT[t.symbol_at(bout.spot)]
    return wanted


def fight_end(t: Table, seat: Seat, enemy: int, outcome: str) -> None:
    if has_scar(t, seat, "harder-fight"):
        feel_scar(t, seat, "harder-fight")


HOOKS: Final[dict[str, Listener]] = {
    "reroll_cost": reroll_cost,
    "rerolled": rerolled,
    "free_move": is_free,
    "moved": moved,
    "help_allowed": may_not_help,
    "support_played": support_played,
    "review_end": review_end,
    "review_draw": hand_size,
    "action_allowed": may_not_say,
    "investigated": investigated,
    "requirement": requirement,
    "fight_end": fight_end,
}
REFUSALS: Final = ("suspected", "must-search-on")
