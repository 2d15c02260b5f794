"""What cultists and Great Old Ones of the cults forbid or bring while they are in play (CLT-1.4, CLT-1.5)."""

from typing import Final

from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.spawning import shift
from miskatonic.games.cultistorm.expansions.more_special_cults.fights import may_not_say
from miskatonic.games.cultistorm.expansions.more_special_cults.state import (
    ability_of,
    cults,
    elder_with,
    having,
)
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import ACT, INVESTIGATE, NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOBODY_SEARCHES: Final = Refusal("CLT-1.4", "investigation-barred")
_NO_LOCATIONS: Final = Refusal("CLT-1.4", "locations-barred")
_FULL_COLUMN: Final = 3


def may_not(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """Location actions, investigations, and what fights with some cultists do not allow."""
    if word == ACT:
        return None if elder_with(t, "no-locations") == NO_ENEMY else _NO_LOCATIONS
    if INVESTIGATE[0] <= word <= INVESTIGATE[-1] and not t.is_away(seat):
        return _NOBODY_SEARCHES if having(t, "bars-investigation", t.columns[t.place[seat]]) else None
    return may_not_say(t, word)


def place_works(t: Table, works: bool, _spot: int) -> bool:  # noqa: FBT001 - as the hook gives it
    return works and elder_with(t, "no-locations") == NO_ENEMY


def takes_blocks(t: Table, takes: bool, spot: int) -> bool:  # noqa: FBT001 - as the hook gives it
    return takes and not having(t, "bars-blocks", t.columns[spot])


def has_turn(t: Table, has: bool, seat: Seat) -> bool:  # noqa: FBT001 - as the hook gives it
    """Whoever sleeps in the Dormitory has no combat turn, and so no penalty."""
    return has and not cults(t).asleep >> seat & 1


def enters(t: Table, elder: int, _spot: int) -> None:
    if ability_of(t, elder):
        t.tell("elder-power", elder=t.rules.enemy_ids[elder], cause=t.rules.enemy_causes[elder])


def helps(t: Table, _helper: Seat, _helped: Seat, kind: int) -> None:
    """While Cinder-That-Sings is in play each general support card makes a terror step."""
    elder = elder_with(t, "general-help-dreads")
    if elder != NO_ENEMY and t.rules.is_general[kind]:
        t.queue.append(TerrorStep(t.rules.enemy_causes[elder]).begins)


def cleans(t: Table) -> None:
    """The turn is over: sleepwalkers walk (CLT-1.5)."""
    found = cults(t)
    found.arrived, found.asleep, found.fought = (), 0, NOTHING
    for card in having(t, "walks-on", [card for column in t.columns for card in column]):
        _walk(t, card)


def _walk(t: Table, card: int) -> None:
    """To the next column clockwise with room and no Great Old One; if there is none, it stays."""
    here = t.where[card]
    for step in range(1, SPOTS):
        goal = (here + step) % SPOTS
        if len(t.columns[goal]) < _FULL_COLUMN and t.elders[goal] == NO_ENEMY:
            shift(t, card, goal)
            place = t.rules.place_ids[t.spots[goal]]
            t.tell("cultist-walks", location=place, cause=t.rules.enemy_causes[card])
            return
