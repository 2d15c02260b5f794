"""What an experienced player knows of the cults."""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.more_special_cults.state import ability_of
from miskatonic.games.cultistorm.expansions.more_special_cults.words import BURDEN
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.habit.targets import shortfall
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import ACT
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# Cultists that make every other fight harder fall first.
_WORTH: Final = {"leads-its-own": 0.6, "only-the-closest": 0.6, "dear-penalties": 0.4, "bars-blocks": 0.2}
_RESTED: Final = 2


def worth(t: Table, _seat: Seat, enemy: int, spot: int, value: float) -> float:
    more = _WORTH.get(ability_of(t, enemy), 0.0)
    return value + more * min(len(t.columns[spot]), 2)


def visit(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """When all else is done: what the strange location here can still do."""
    if ACT not in asked.options_of(seat):
        return None
    verbs = {power.verb: power.args for power in t.rules.place_action[t.spots[t.place[seat]]]}
    marked = t.marks[seat][:1]
    lacking = shortfall(t, seat, marked[0]) if marked else 0
    if "sleep" in verbs:
        hopeless = not marked or lacking > 0
        return ACT if hopeless and t.normal[seat] > 0 else None
    if "ignore" in verbs:
        is_enough = 0 < lacking <= verbs["ignore"]["symbols"] and not t.rules.is_elder[marked[0]]
        return ACT if is_enough and t.tokens(seat) < _RESTED else None
    if "burn-for-wild" in verbs and lacking == 1:
        kept = needed(t, seat, own_aim(t, seat))
        spare = [kind for kind in t.hand[seat] if kind not in kept]
        symbols = {t.rules.symbol[kind] for kind in spare}
        return ACT if len(symbols) >= verbs["burn-for-wild"]["cards"] else None
    return None


def least_dangerous(t: Table, seat: Seat, asked: Decision) -> Word:
    """A crystal goes where most are lacking."""

    def lacking(word: Word) -> int:
        slot = word - BURDEN[0]
        return t.rules.numbers[t.terror[slot]] - t.crystals[slot]

    return max(asked.options_of(seat), key=lacking)


def outlook(_t: Table, _seat: Seat) -> Hashable:
    """All that counts lies in the columns."""
    return None


HABIT: Final = Habit(
    answers={"lay-crystal": least_dangerous}, after={"prepare": visit}, worth=worth, outlook=outlook
)
