"""What worlds promised comes when its moment is there (OTW-2.4)."""

from typing import Final

from miskatonic.games.cultistorm.board.madness import treat
from miskatonic.games.cultistorm.expansions.expansion import Supply
from miskatonic.games.cultistorm.expansions.other_worlds.cards import look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import CLOSED, state_of
from miskatonic.games.cultistorm.fighting.matching import Source, any_of
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DIE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NO_PICK: Final = Refusal("OTW-2.4", "no-pick-this-turn")
_EASED: Final = "world-eased"


def _by(t: Table, verb: str) -> str:
    """The world whose toll or gift has this verb, as a cause."""
    powers = look_up(t).powers
    worlds = zip(powers["toll"], powers["gift"], strict=True)
    return look_up(t).causes[
        next(
            number
            for number, both in enumerate(worlds)
            if any(power.verb == verb for part in both for power in part)
        )
    ]


def prep_start(t: Table) -> None:
    """Healing, and the card that counts twice."""
    found = state_of(t)
    for seat in t.order():
        if found.heals[seat]:
            amount, found.heals[seat] = found.heals[seat], 0
            treat(t, seat, amount, _by(t, "world-heal-later"))
        if found.mirror[seat] == t.round:
            found.mirror[seat] = 0
            t.mirror[seat] = _by(t, "world-mirror")
            t.tell("mirror-gained", seat, cause=t.mirror[seat])


def action_allowed(t: Table, seat: Seat, word: Word) -> Refusal | None:
    return _NO_PICK if DIE[0] <= word <= DIE[-1] and state_of(t).no_pick[seat] == t.round else None


def free_move(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the value of the filter
    return free and state_of(t).slow[seat] != t.round


def elder_moves(t: Table, held: bool, elder: int, spot: int) -> bool:  # noqa: FBT001 - as above
    return held or state_of(t).held[spot] == t.round


def requirement(t: Table, wanted: int, bout: Bout) -> int:
    """A Great Old One draws strength from its world (OTW-1.5), and from what grew in the Black Wood."""
    if not t.rules.is_elder[bout.enemy]:
        return wanted
    found = state_of(t)
    world = found.worlds[bout.spot]
    strength = 0 if world == CLOSED else look_up(t).strength[world]
    return wanted + found.grown[bout.spot] + strength


def _eases(t: Table, bout: Bout) -> list[Source]:
    if bout.trial or t.rules.is_elder[bout.enemy] or not state_of(t).eased >> bout.seat & 1:
        return []
    return [Source((0,), 0, any_of(1))]


def _spend(t: Table, seat: Seat, _: int) -> None:
    state_of(t).eased &= ~(1 << seat)
    t.tell("perk-used", seat, cause=_by(t, "world-ease"))


def fight_end(t: Table, seat: Seat, enemy: int, _: str) -> None:
    """It was for the next cultist fight, whether it was needed or not."""
    if not t.rules.is_elder[enemy]:
        state_of(t).eased &= ~(1 << seat)


SUPPLY: Final = Supply(_eases, lambda _t, _number: _EASED, _spend)
