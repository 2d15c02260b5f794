"""CM2, Night Train to Kingsport: a line of carriages, and a clock (CAM-12)."""

from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import Mission, sealed_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import number
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import DOWN, UP, session
from miskatonic.games.cultistorm.habit import weights as w
from miskatonic.games.cultistorm.habit.targets import CROWDED, can_seal, next_spots
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import GO, LEVEL, SPOTS
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_TOO_FAR_AWAY: Final = Refusal("CAM-12.1", "too-many-carriages")
MAIL_VAN, ENGINE = 0, SPOTS - 1
_ENDS: Final = (MAIL_VAN, ENGINE)
_TOO_FAR: Final = 0.05
_AT_THE_END: Final = 1.0
# So many trophies for one end are worth a walk.
_LUGGAGE: Final = 2
# So near to the last stop a single trophy is.
_HURRY: Final = 5
_CALM: Final = 2


def setup_end(t: Table) -> None:
    session(t).clock = number(t, "clock")
    t.tell("clock", time=session(t).clock, end=number(t, "end"), cause="rule/CAM-12.3")
    for _ in range(number(t, "altars")):
        # The question is that of an altar, whatever raised it.
        t.queue.append(TerrorStep("rule/CAM-12.4").wakes)


def is_beside(one: int, other: int) -> bool:
    return abs(one - other) == 1


def is_near(t: Table, one: int, other: int) -> bool:
    """Can a detective go from one of these to the other in one move?"""
    return abs(one - other) <= number(t, "reach")


def may_not_say(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """A move leads through so many carriages at most (CAM-12.1)."""
    if word in GO and t.spots.count(word - GO[0]):
        spot = t.spots.index(word - GO[0])
        if not is_near(t, spot, t.place[seat]):
            return _TOO_FAR_AWAY
    return None


def destinations(t: Table, spots: list[int], seat: Seat) -> list[int]:
    return [spot for spot in spots if is_near(t, spot, t.place[seat])]


def neighbours(t: Table, spots: list[int], spot: int) -> list[int]:
    return [other for other in spots if is_beside(other, spot)]


def next_spot(t: Table, following: int, spot: int, way: str) -> int:
    """To the engine and back, and so on (CAM-12.2)."""
    return spot + {ENGINE: DOWN, MAIL_VAN: UP}.get(spot, session(t).heading)


def marker_moves(t: Table, spot: int, reached: int) -> None:
    session(t).heading = reached - spot


def cleanup(t: Table) -> None:
    """The clock (CAM-12.3, CAM-12.6)."""
    crowded = len(t.columns[ENGINE]) >= number(t, "braked_by")
    session(t).clock += 2 if crowded else 1
    t.tell("clock", time=session(t).clock, end=number(t, "end"), cause="rule/CAM-12.3")
    if session(t).clock >= number(t, "end"):
        lose_game(t, "train-arrives")


def goal(t: Table) -> bool:
    return sealed_of(t, _ENDS) == len(_ENDS) and not t.has_elder()


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Only what can be reached, and above all at the two ends and for their trophies."""
    here = t.place[seat]
    if not is_near(t, spot, here):
        return value * _TOO_FAR
    wanted = [t.symbol_at(end) for end in _ENDS if not t.is_sealed(end)]
    value += _AT_THE_END * (t.rules.cult[enemy] in wanted)
    if spot == ENGINE:
        value += _AT_THE_END * (len(t.columns[spot]) >= number(t, "braked_by"))
    if len(t.columns[spot]) >= CROWDED and not t.is_sealed(spot):
        value += w.BEFORE_A_SUMMONS * ((spot in coming(t)) - (spot in next_spots(t)))
    return value


def coming(t: Table) -> list[int]:
    """Where the marker brings cultists in the next turn: to and fro, not round."""
    spot, heading, found = t.marker, session(t).heading, []
    for _ in range(t.rules.steps):
        heading = {ENGINE: DOWN, MAIL_VAN: UP}.get(spot, heading)
        spot += heading
        found.append(spot)
    return found


def travel(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Levels are paid with trophies that no end asks for; the others are brought where they belong."""
    ends = [end for end in _ENDS if not t.is_sealed(end)]
    levels = [word for word in asked.options_of(seat) if word in LEVEL]
    wanted = {LEVEL[t.symbol_at(end)] for end in ends}
    if wanted.intersection(levels) and t.tokens(seat) <= _CALM and not t.level[seat]:
        others = [word for word in levels if word not in wanted]
        if others:
            return max(others, key=lambda word: t.trophies[5 * seat + word - LEVEL[0]])
    if t.marks[seat] or t.is_away(seat) or not move.is_free(t, seat):
        return None
    goal = _destination(t, seat, ends)
    here = t.place[seat]
    if goal in (here, None):
        return None
    step = min(number(t, "reach"), abs(goal - here))
    return GO[t.spots[here + (step if goal > here else -step)]]


def _destination(t: Table, seat: Seat, ends: list[int]) -> int | None:
    """The end that one can seal; else that for which one carries enough to be worth the way."""
    ready = [end for end in can_seal(t, seat) if end in ends]
    if ready:
        return ready[0]
    carried = {end: t.trophies[5 * seat + t.symbol_at(end)] for end in ends}
    goal = max(ends, key=lambda end: carried[end], default=None)
    if goal is None or not carried[goal]:
        return None
    hurry = number(t, "end") - session(t).clock <= _HURRY
    return goal if hurry or carried[goal] >= _LUGGAGE or is_near(t, goal, t.place[seat]) else None


TRAIN: Final = Mission(
    goal=goal,
    hooks={
        "setup_end": setup_end,
        "action_allowed": may_not_say,
        "destinations": destinations,
        "neighbours": neighbours,
        "next_spot": next_spot,
        "marker_moves": marker_moves,
        "cleanup": cleanup,
    },
    marks=lambda t: {"clock": session(t).clock, "clock_end": number(t, "end")},
    at=lambda _, spot: {MAIL_VAN: ["mail-van"], ENGINE: ["engine"]}.get(spot, []),
    worth=worth,
    outlook=lambda t, _: session(t).heading,
    before=travel,
    seals=lambda t: [end for end in _ENDS if not t.is_sealed(end)],
)
