"""CM6, Beyond the Storm Door: two sides, and one Key (CAM-16)."""

from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.board.cultist_deck import draw_cultist
from miskatonic.games.cultistorm.board.outcome import check_victory, lose_game
from miskatonic.games.cultistorm.board.spawning import check_limit, put_on_top
from miskatonic.games.cultistorm.expansions.expansion import Action
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import (
    IN_PREPARATION,
    NOT_THIS_MISSION,
    Mission,
    place_name,
)
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import number, plays
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import session
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import DROP_KEY, GIVE_KEY, TAKE_KEY
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import CHOOSE, CLAIM, GO, NO_ENEMY, NOBODY, SEATS, SYMBOLS
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

NEAR: Final = (0, 1)
DOOR_SPOT: Final = 2
FAR: Final = (3, 4)
_THROUGH_THE_DOOR: Final = Refusal("CAM-16.1", "only-through-the-door")
_NO_KEY_HERE: Final = Refusal("CAM-16.3", "key-not-here")
_NO_KEY: Final = Refusal("CAM-16.3", "key-not-yours")
_NOT_HERE: Final = Refusal("CAM-16.3", "taker-elsewhere")
_KEY: Final = "rule/CAM-16.3"
_TOO_FAR: Final = 0.05
_GATE: Final = 1.2
_HOME: Final = 3.0


def setup_end(t: Table) -> None:
    t.tell("key-lies", location=place_name(t, session(t).key_spot), cause=_KEY)
    for _ in range(number(t, "guards")):
        t.queue.append(Guard().comes)
    for _ in range(number(t, "seal_cards")):
        t.queue.append(Library().asks)


@frame("cul-cam/door-guard")
class Guard:
    """A cultist at the Door, which summons nobody (CAM-16.5)."""

    def comes(self, t: Table) -> None:
        card = draw_cultist(t)
        put_on_top(t, card, DOOR_SPOT)
        name = t.rules.enemy_ids[card]
        t.tell("cultist-spawns", cultist=name, location=place_name(t, DOOR_SPOT), cause="rule/CAM-16.5")
        check_limit(t)


@frame("cul-cam/library")
class Library:
    """The team takes a seal card from the library, and says who keeps it (CAM-16.5)."""

    symbol: int = 0

    def asks(self, t: Table) -> None:
        words = [CLAIM[symbol] for symbol in range(5) if t.seal_cards[symbol] == IN_SUPPLY]
        t.flow.ask_team(t.team(), "library-seal", words, self.chosen, "rule/CAM-16.5")

    def chosen(self, t: Table, word: Word, _: Seat) -> None:
        keeper = Library(word - CLAIM[0])
        words = [CHOOSE[seat] for seat in t.order()]
        about = {"symbol": SYMBOLS[keeper.symbol]}
        t.flow.ask_team(t.team(), "library-keeper", words, keeper.given, "rule/CAM-16.5", about)

    def given(self, t: Table, word: Word, _: Seat) -> None:
        t.seal_cards[self.symbol] = word - CHOOSE[0]
        t.tell("seal-claimed", word - CHOOSE[0], symbol=SYMBOLS[self.symbol], cause="rule/CAM-16.5")


def is_parted(one: int, other: int) -> bool:
    """Does the Door lie between these two?"""
    return (one in NEAR and other in FAR) or (one in FAR and other in NEAR)


def may_not_say(t: Table, seat: Seat, word: Word) -> Refusal | None:
    if word in GO and t.spots.count(word - GO[0]) and is_parted(t.place[seat], t.spots.index(word - GO[0])):
        return _THROUGH_THE_DOOR
    return None


def destinations(t: Table, spots: list[int], seat: Seat) -> list[int]:
    return [spot for spot in spots if not is_parted(t.place[seat], spot)]


def hand_size(t: Table, size: int, seat: Seat) -> int:
    return min(size, number(t, "far_hand")) if t.place[seat] in FAR else size


# --- the Key ----------------------------------------------------------------------------------------


def may_not_take(t: Table, seat: Seat, _: int) -> Refusal | None:
    if not plays(t, "door"):
        return NOT_THIS_MISSION
    found = session(t)
    lies_here = found.key_holder == NOBODY and found.key_spot == t.place[seat]
    return None if lies_here else _NO_KEY_HERE


def take(t: Table, seat: Seat, _: int) -> None:
    session(t).key_holder = seat
    t.tell("key-taken", seat, cause=_KEY)


def may_not_drop(t: Table, seat: Seat, _: int) -> Refusal | None:
    if not plays(t, "door"):
        return NOT_THIS_MISSION
    return None if session(t).key_holder == seat and not t.is_away(seat) else _NO_KEY


def drop(t: Table, seat: Seat, _: int) -> None:
    session(t).key_holder, session(t).key_spot = NOBODY, t.place[seat]
    t.tell("key-dropped", seat, location=place_name(t, t.place[seat]), cause=_KEY)


def may_not_give(t: Table, seat: Seat, taker: int) -> Refusal | None:
    refusal = may_not_drop(t, seat, 0)
    if refusal is not None:
        return refusal
    return None if taker < t.detectives and taker != seat and taker in t.company(seat) else _NOT_HERE


def give(t: Table, seat: Seat, taker: int) -> None:
    session(t).key_holder = taker
    t.tell("key-given", seat, other=SEATS[taker], cause=_KEY)
    t.unready(taker, "changed-items")


def cleanup(t: Table) -> None:
    """A gate is locked where the carrier stands alone with it (CAM-16.4, CAM-16.7)."""
    found = session(t)
    if found.key_holder != NOBODY:
        spot = t.place[found.key_holder]
        quiet = spot in FAR and not t.columns[spot] and t.elders[spot] == NO_ENEMY
        if quiet and not found.locked >> spot & 1:
            found.locked |= 1 << spot
            t.tell("gate-locked", found.key_holder, location=place_name(t, spot), cause="rule/CAM-16.4")
    check_victory(t)
    if t.round >= number(t, "turns"):
        lose_game(t, "door-open")


def goal(t: Table) -> bool:
    locked = all(session(t).locked >> spot & 1 for spot in FAR)
    nobody_far = not any(place in FAR for place in t.place)
    return locked and t.is_sealed(DOOR_SPOT) and nobody_far and not t.has_elder()


# --- habit ------------------------------------------------------------------------------------------


def open_gates(t: Table) -> list[int]:
    return [spot for spot in FAR if not session(t).locked >> spot & 1]


def _way(t: Table, seat: Seat) -> int:
    """Where the carrier wants to be: at the gate with fewest cultists, or home when both are locked."""
    gates = open_gates(t)
    goal_spot = min(gates, key=lambda spot: len(t.columns[spot])) if gates else DOOR_SPOT
    return DOOR_SPOT if is_parted(t.place[seat], goal_spot) else goal_spot


def before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Take the Key, and carry it from gate to gate."""
    words = asked.options_of(seat)
    if TAKE_KEY[0] in words and open_gates(t):
        return TAKE_KEY[0]
    if session(t).key_holder == seat and not t.marks[seat] and move.is_free(t, seat):
        spot = _way(t, seat)
        word = GO[t.spots[spot]]
        return word if spot != t.place[seat] and word in words else None
    return None


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """What can be reached; cultists before the open gates; and home when these are locked."""
    if is_parted(t.place[seat], spot):
        return value * _TOO_FAR
    gates, has_key = open_gates(t), session(t).key_holder == seat
    if not gates:
        return value - _HOME * (spot in FAR)
    if has_key:
        return value + _HOME * (spot == _way(t, seat))
    value += _GATE * (spot in gates and not t.is_sealed(spot))
    return value + _GATE * (t.rules.cult[enemy] == t.symbol_at(DOOR_SPOT) and not t.is_sealed(DOOR_SPOT))


DOOR: Final = Mission(
    goal=goal,
    hooks={
        "setup_end": setup_end,
        "action_allowed": may_not_say,
        "destinations": destinations,
        "review_draw": hand_size,
        "cleanup": cleanup,
    },
    actions=(
        Action("prepare", TAKE_KEY, may_not_take, take, IN_PREPARATION),
        Action("prepare", DROP_KEY, may_not_drop, drop, IN_PREPARATION),
        Action("prepare", GIVE_KEY, may_not_give, give, IN_PREPARATION),
    ),
    marks=lambda t: {"locked": session(t).locked.bit_count(), "last_turn": number(t, "turns")},
    at=lambda t, spot: [
        *["near" if spot in NEAR else "door" if spot == DOOR_SPOT else "far"],
        *["key"] * (session(t).key_holder == NOBODY and session(t).key_spot == spot),
        *["locked"] * (session(t).locked >> spot & 1),
    ],
    worth=worth,
    seals=lambda t: [] if t.is_sealed(DOOR_SPOT) else [DOOR_SPOT],
    before=before,
)
