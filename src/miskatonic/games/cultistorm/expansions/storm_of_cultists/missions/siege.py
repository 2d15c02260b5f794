"""CM5, The Siege of Miskatonic: walls, and two assaults (CAM-15)."""

from typing import Final

from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.board.outcome import lose_game, win_game
from miskatonic.games.cultistorm.expansions.expansion import Action
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import (
    IN_PREPARATION,
    NOT_THIS_MISSION,
    Mission,
    place_name,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import number, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import WALL
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, NO_ENEMY, SPOTS, SYMBOLS, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_HIGH_ENOUGH: Final = Refusal("CAM-15.4", "walls-high-enough")
_CULTISTS_HERE: Final = Refusal("CAM-15.4", "cultists-at-the-wall")
_TOO_FEW_ALIKE: Final = Refusal("CAM-15.4", "too-few-alike")
# A seal card that is not in the game: nobody holds it, nobody can take it.
NOT_IN_GAME: Final = 8
_ASSAULT: Final = "rule/CAM-15.3"
_WALL: Final = "rule/CAM-15.4"
_BREACH: Final = 1.5


def setup_end(t: Table) -> None:
    session(t).walls = number(t, "walls")
    t.seal_cards = [NOT_IN_GAME] * len(SYMBOLS)
    t.tell("walls-stand", walls=session(t).walls, cause="rule/CAM-15.1")


def breaches(t: Table) -> list[int]:
    """Locations from which the walls are stormed (CAM-15.2)."""
    enough = number(t, "breached_by")
    return [spot for spot in range(SPOTS) if len(t.columns[spot]) >= enough or t.elders[spot] != NO_ENEMY]


def cleanup(t: Table) -> None:
    """Walls fall, and if one is left at the end of the last turn, the siege is over (CAM-15.2, CAM-15.5)."""
    found = session(t)
    for spot in breaches(t)[: number(t, "breaches")]:
        found.walls -= 1
        t.tell("wall-falls", location=place_name(t, spot), walls=found.walls, cause="rule/CAM-15.2")
        if not found.walls:
            lose_game(t, "walls-fallen")
    if t.round >= number(t, "turns") and not t.has_elder():
        win_game(t)


def goal(t: Table) -> bool:
    """Nothing wins the siege before its cleanup (CAM-15.5)."""
    return False


def marker_steps(t: Table, steps: tuple[str, ...]) -> tuple[str, ...]:
    """One step more in the turns of assault."""
    return (*steps, _ASSAULT) if t.round in (number(t, "assault"), number(t, "second_assault")) else steps


def fitting(t: Table, seat: Seat, symbol: int) -> list[int]:
    """Hand cards that show this symbol, or any."""
    return [kind for kind in t.hand[seat] if t.rules.symbol[kind] in (symbol, WILD)]


def may_not_build(t: Table, seat: Seat, symbol: int) -> Refusal | None:
    if not plays(t, "walls"):
        return NOT_THIS_MISSION
    if session(t).walls >= number(t, "most"):
        return _HIGH_ENOUGH
    if t.is_away(seat) or t.columns[t.place[seat]]:
        return _CULTISTS_HERE
    return _TOO_FEW_ALIKE if len(fitting(t, seat, symbol)) < number(t, "cards") else None


def build(t: Table, seat: Seat, symbol: int) -> None:
    Building(seat, symbol, number(t, "cards")).asks(t)


@frame("cul-cam/building")
class Building:
    """Cards of one symbol are discarded for a wall (CAM-15.4)."""

    seat: Seat
    symbol: int
    left: int

    def asks(self, t: Table) -> None:
        if self.left:
            words = [DISCARD[kind] for kind in fitting(t, self.seat, self.symbol)]
            t.flow.ask(self.seat, "discard", words, self.chosen, _WALL)
            return
        session(t).walls += 1
        t.tell("wall-built", self.seat, walls=session(t).walls, cause=_WALL)

    def chosen(self, t: Table, word: Word) -> None:
        discard_card(t, self.seat, word - DISCARD[0], _WALL)
        Building(self.seat, self.symbol, self.left - 1).asks(t)


# --- habit ------------------------------------------------------------------------------------------


def after(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Whoever has nothing to fight builds."""
    if t.marks[seat]:
        return None
    words = asked.options_of(seat)
    return next((word for word in WALL if word in words), None)


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Columns that are about to breach the wall, and those that do, come first."""
    return value + _BREACH * (len(t.columns[spot]) == number(t, "breached_by"))


SIEGE: Final = Mission(
    goal=goal,
    hooks={"setup_end": setup_end, "cleanup": cleanup, "marker_steps": marker_steps},
    actions=(Action("prepare", WALL, may_not_build, build, IN_PREPARATION),),
    marks=lambda t: {"walls": session(t).walls, "last_turn": number(t, "turns")},
    at=lambda t, spot: ["breach"] * (spot in breaches(t)),
    worth=worth,
    after=after,
)
