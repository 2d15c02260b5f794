"""What carriers suffer (SIK-2.4), and all places at which the module acts."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.games.cultistorm.actions.take_die import take_die
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.expansions.diseases.curing import offer_recovery
from miskatonic.games.cultistorm.expansions.diseases.spreading import first_outbreak, next_outbreak, spread
from miskatonic.games.cultistorm.expansions.diseases.ward import look_up, suffers, ward_of
from miskatonic.games.cultistorm.fighting.matching import Source
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.reroll import reroll_cost
from miskatonic.games.cultistorm.fighting.sources import DICE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DIE, MARK, REROLL, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_SMALL_HAND: Final = 3
_CALM: Final = 1
ONLY_GRAB: Final = Refusal("SIK-2.4", "only-in-preparation")
_ONE_TARGET: Final = Refusal("SIK-2.4", "symptom-one-target")
_BLIND: Final = Refusal("SIK-2.4", "symptom-blind-pick")
_SEEING: Final = Refusal("SIK-2.4", "sees-the-dice")
_NO_DIE: Final = Refusal("CUL-7.3", "die-taken")
_NO_REROLL: Final = Refusal("SIK-2.4", "symptom-no-rerolls")
_NO_SPECIAL: Final = Refusal("SIK-2.4", "symptom-no-special-help")
_NO_COMBAT: Final = Refusal("SIK-2.4", "symptom-no-combat-help")
_NO_TRADE: Final = Refusal("SIK-2.4", "symptom-no-trade")


def refill(t: Table, size: int, seat: Seat) -> int:
    return min(size, _SMALL_HAND) if suffers(t, seat, "smaller-hand") else size


def count(t: Table, icons: int, seat: Seat) -> int:
    return icons - 1 if suffers(t, seat, "fewer-icons") else icons


def is_free(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the hook hands it on like this
    return free and not (t.moves[seat] == 0 and suffers(t, seat, "no-free-move"))


def support_limit(t: Table, most: int, seat: Seat) -> int:
    return min(most, 1) if suffers(t, seat, "one-help") else most


def may_say(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """Targets, dice and re-rolls of carriers. A seat that is no detective carries nothing."""
    if seat >= t.detectives:
        return None
    if MARK[0] <= word <= MARK[-1]:
        return _ONE_TARGET if t.marks[seat] and suffers(t, seat, "one-target") else None
    if DIE[0] <= word <= DIE[-1]:
        return _BLIND if suffers(t, seat, "blind-pick") else None
    if REROLL[0] <= word <= REROLL[-1]:
        return _NO_REROLL if suffers(t, seat, "no-rerolls") and reroll_cost(t, seat) else None
    return None


def may_help(t: Table, helper: Seat, kind: int, helped: Seat) -> Refusal | None:
    if not t.rules.is_general[kind] and suffers(t, helper, "no-special-help"):
        return _NO_SPECIAL
    combat = t.rules.grant[kind] is not None
    return _NO_COMBAT if combat and suffers(t, helped, "no-combat-help") else None


def may_trade(t: Table, giver: Seat, taker: Seat) -> Refusal | None:
    return _NO_TRADE if suffers(t, giver, "no-trade") or suffers(t, taker, "no-trade") else None


def without_wilds(t: Table, sources: list[Source], bout: Bout) -> list[Source]:
    if not suffers(t, bout.seat, "no-wild-dice"):
        return sources
    return [source for source in sources if source.refs[0] != DICE + WILD]


def dream(t: Table) -> None:
    for seat in t.order():
        if suffers(t, seat, "nightmares") and t.tokens(seat) <= _CALM:
            suffer(t, seat, look_up(t).causes[ward_of(t).carried[seat]])


def may_not_grab(t: Table, seat: Seat, _: int) -> Refusal | None:
    """The one way to a die for whoever cannot choose."""
    if not suffers(t, seat, "blind-pick"):
        return _SEEING
    return None if t.pool and (t.picks or not t.picked[seat]) else _NO_DIE


def grab(t: Table, seat: Seat, _: int) -> None:
    take_die(t, seat, t.dice.pick(list(t.pool)))


HOOKS: Final[Mapping[str, Callable[..., Any]]] = {
    "setup_end": first_outbreak,
    "terror_card": next_outbreak,
    "cleanup": spread,
    "tokens_healed": offer_recovery,
    "prep_start": dream,
    "review_draw": refill,
    "icons": count,
    "free_move": is_free,
    "support_limit": support_limit,
    "sources": without_wilds,
    "action_allowed": may_say,
    "help_allowed": may_help,
    "trade_allowed": may_trade,
}
