"""CM3, The Drowned Quarter: a tide, and refugees (CAM-13)."""

from collections.abc import Hashable
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.board.outcome import check_victory, lose_game
from miskatonic.games.cultistorm.expansions.expansion import Action
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import (
    IN_PREPARATION,
    NOT_THIS_MISSION,
    Mission,
    place_name,
    spot_of,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import number, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import CARRY
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import GO, MARK, PLANET, SPOTS, TENTACLE
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOBODY_HERE: Final = Refusal("CAM-13.4", "no-refugee-here")
_CARRIES: Final = Refusal("CAM-13.4", "carries-already")
_TWO_MARKERS: Final = Refusal("CAM-13.4", "two-markers-out")
_ONE_MARKER: Final = Refusal("CAM-13.4", "carrier-marks-once")
_TIDE: Final = "rule/CAM-13.3"
# With so many tokens a detective stays out of the water.
_SHAKEN: Final = 2
_WET: Final = 1.0
_WAITING: Final = 1.2
_HARBOUR: Final = 2.5


def setup_end(t: Table) -> None:
    found = session(t)
    found.refugees = [number(t, "at_the_first"), *[1] * (SPOTS - 1)]
    t.tell("refugees-wait", count=sum(found.refugees), cause="rule/CAM-13.1")
    t.tell("tide", location=place_name(t, found.tide), cause="rule/CAM-13.1")


def hand_size(t: Table, size: int, seat: Seat) -> int:
    """Whoever had tickets came early (CAM-13.1)."""
    return size + number(t, "more_cards") if t.round == 1 else size


def is_carrying(t: Table, seat: Seat) -> bool:
    return bool(session(t).carriers >> seat & 1)


def may_not_carry(t: Table, seat: Seat, _: int) -> Refusal | None:
    if not plays(t, "tide"):
        return NOT_THIS_MISSION
    if is_carrying(t, seat):
        return _CARRIES
    if t.is_away(seat) or not session(t).refugees[t.place[seat]]:
        return _NOBODY_HERE
    return _TWO_MARKERS if len(t.marks[seat]) > 1 else None


def carry(t: Table, seat: Seat, _: int) -> None:
    found, spot = session(t), t.place[seat]
    found.refugees[spot] -= 1
    found.carriers |= 1 << seat
    t.tell("refugee-taken", seat, location=place_name(t, spot), cause="rule/CAM-13.4")


def may_not_say(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """With a refugee by the hand one target is all (CAM-13.4)."""
    if word in MARK and is_carrying(t, seat) and t.marks[seat]:
        return _ONE_MARKER
    return None


def combat_end(t: Table) -> None:
    """The tide takes whoever stands in it by the hand, and refugees for good (CAM-13.3)."""
    found = session(t)
    for seat in t.here(found.tide):
        suffer(t, seat, _TIDE)
    if found.refugees[found.tide]:
        t.tell(
            "refugees-lost", location=place_name(t, found.tide), count=found.refugees[found.tide], cause=_TIDE
        )
        found.refugees[found.tide] = 0
        if left(t) < number(t, "saved"):
            lose_game(t, "refugees-lost")


def left(t: Table) -> int:
    """Refugees that are saved, carried, or still wait (CAM-13.7)."""
    found = session(t)
    return found.saved + found.carriers.bit_count() + sum(found.refugees)


def cleanup(t: Table) -> None:
    """First the harbour, then the tide (CAM-13.2, CAM-13.5)."""
    found, harbour = session(t), spot_of(t, PLANET)
    for seat in t.here(harbour):
        if is_carrying(t, seat):
            found.carriers &= ~(1 << seat)
            found.saved += 1
            t.tell("refugee-saved", seat, saved=found.saved, cause="rule/CAM-13.5")
    check_victory(t)
    found.tide = (found.tide + 1) % SPOTS
    t.tell("tide", location=place_name(t, found.tide), cause="rule/CAM-13.2")


def goal(t: Table) -> bool:
    safe = session(t).saved >= number(t, "saved")
    return safe and t.is_sealed(spot_of(t, TENTACLE)) and not t.has_elder()


# --- habit ------------------------------------------------------------------------------------------


def _wanted(t: Table) -> bool:
    found = session(t)
    return found.saved + found.carriers.bit_count() < number(t, "saved")


def before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Take somebody by the hand when that costs no second target, and bring them to the harbour."""
    words = asked.options_of(seat)
    if CARRY[0] in words and _wanted(t):
        return CARRY[0]
    harbour = spot_of(t, PLANET)
    if is_carrying(t, seat) and t.place[seat] != harbour and not t.marks[seat] and move.is_free(t, seat):
        word = GO[t.spots[harbour]]
        wet = session(t).tide == harbour and t.tokens(seat) > _SHAKEN
        return word if word in words and not wet else None
    return None


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """Out of the tide, to where somebody waits, and with a refugee to the harbour."""
    found = session(t)
    if spot == found.tide:
        value -= _WET * (1 + (t.tokens(seat) >= _SHAKEN))
    if is_carrying(t, seat):
        value += _HARBOUR * (spot == spot_of(t, PLANET))
    elif found.refugees[spot] and _wanted(t):
        value += _WAITING
    return value + (t.rules.cult[enemy] == TENTACLE and not t.is_sealed(spot_of(t, TENTACLE)))


def outlook(t: Table, seat: Seat) -> Hashable:
    found = session(t)
    return found.tide, found.carriers, tuple(found.refugees), found.saved, t.tokens(seat)


QUARTER: Final = Mission(
    goal=goal,
    hooks={
        "setup_end": setup_end,
        "review_draw": hand_size,
        "action_allowed": may_not_say,
        "combat_end": combat_end,
        "cleanup": cleanup,
    },
    actions=(Action("prepare", CARRY, may_not_carry, carry, IN_PREPARATION),),
    marks=lambda t: {"saved": session(t).saved, "to_save": number(t, "saved")},
    at=lambda t, spot: [*["tide"] * (session(t).tide == spot), *["refugee"] * session(t).refugees[spot]],
    worth=worth,
    outlook=outlook,
    seals=lambda t: [spot for spot in (spot_of(t, TENTACLE),) if not t.is_sealed(spot)],
    before=before,
)
