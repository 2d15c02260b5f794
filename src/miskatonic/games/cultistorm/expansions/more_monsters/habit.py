"""What an experienced player knows of the monsters."""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.more_monsters.cards import look_up
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import OBJECT
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_REWARD: Final = 0.8
_TIGHT: Final = 2
_NO_ROOM: Final = 2.0


def worth(t: Table, _seat: Seat, enemy: int, _spot: int, value: float) -> float:
    """It pays well; who lowers the limit falls first when that is near."""
    ability = look_up(t).ability.get(enemy)
    if ability is None:
        return value
    near = limit_of(t) - sum(map(len, t.columns)) <= _TIGHT
    return value + _REWARD + (_NO_ROOM if ability == "lowers-limit" and near else 0.0)


def where_it_goes(t: Table, seat: Seat, asked: Decision) -> Word:
    """To the shortest column: there it calls nobody, and is soon the closest."""
    spots = {card: spot for spot, card in enumerate(t.spots)}
    return min(asked.options_of(seat), key=lambda word: len(t.columns[spots[OBJECT[word]]]))


def outlook(t: Table, _seat: Seat) -> Hashable:
    """Who lowers the limit falls first when that is near."""
    return limit_of(t)


HABIT: Final = Habit(answers={"monster-where": where_it_goes}, worth=worth, outlook=outlook)
