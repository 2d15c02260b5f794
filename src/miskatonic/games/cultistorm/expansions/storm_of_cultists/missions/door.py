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
from miskatonic.games.cultistorm.habit.plan import Plan, team_plan
from miskatonic.games.cultistorm.habit.targets import CROWDED, can_seal
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import CALL, CHOOSE, CLAIM, GO, NO_ENEMY, NOBODY, SEATS, SYMBOLS
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
_AT_THE_DOOR: Final = 0.8
_FAR_HAND: Final = 0.4
_DOOR_TROPHY: Final = 1.2
_CROWD: Final = 0.5
_GATE: Final = 2.0
_HOME: Final = 0.5
_BESIDE_THE_KEY: Final = 0.4
_KEY_TO_THE_DOOR: Final = 1.0
_CALM: Final = 2


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


def before(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Take the Key, give it to whoever will clear a gate, and carry it to a gate that is clear."""
    words = asked.options_of(seat)
    gates = open_gates(t)
    if not gates:
        return _go_home(t, seat)
    if TAKE_KEY[0] in words:
        return TAKE_KEY[0]
    holder = session(t).key_holder
    if holder == NOBODY:
        return None
    plan = team_plan(t)
    clearing = [other for other in plan if _clears(t, plan, other)]
    if holder != seat:
        waits = seat in clearing and _can_bring(t, holder, seat) and not t.handed[seat] >> holder & 1
        return CALL[holder] if waits and holder not in clearing else None
    if clearing and seat not in clearing:
        heirs = [GIVE_KEY[other] for other in clearing if GIVE_KEY[other] in words]
        if heirs:
            return heirs[0]
        waiting = [other for other in clearing if _can_bring(t, seat, other)]
        if waiting:
            return GO[t.spots[t.place[waiting[0]]]]
    if clearing or t.marks[seat] or not move.is_free(t, seat) or t.tokens(seat) > _CALM:
        return None
    clear = [spot for spot in gates if not t.columns[spot] and t.elders[spot] == NO_ENEMY]
    return next((GO[t.spots[spot]] for spot in clear if spot != t.place[seat]), None)


def _can_bring(t: Table, holder: Seat, taker: Seat) -> bool:
    """Can the Key be brought to somebody who then goes to a gate with it?"""
    ready = not t.marks[taker] and move.is_free(t, taker) and not is_parted(t.place[holder], t.place[taker])
    return ready and not t.marks[holder] and move.is_free(t, holder)


def _go_home(t: Table, seat: Seat) -> Word | None:
    """Nobody may be on the far side when all else is done: then this is worth a penalty, or a token."""
    if t.place[seat] not in FAR or t.has_elder():
        return None
    sealing = t.is_sealed(DOOR_SPOT) or any(DOOR_SPOT in can_seal(t, other) for other in range(t.detectives))
    return GO[t.spots[DOOR_SPOT]] if sealing else None


def _clears(t: Table, plan: Plan, seat: Seat) -> bool:
    """Will this detective stand at an open gate from which the plan takes the last cultist?"""
    spot = plan[seat].spot
    if spot not in open_gates(t) or t.elders[spot] != NO_ENEMY:
        return False
    falling = {aim.enemy for aim in plan.values() if aim.spot == spot and not aim.lacking}
    return falling.issuperset(t.columns[spot])


def worth(t: Table, seat: Seat, enemy: int, spot: int, value: float) -> float:
    """From the Door all is in reach, and hands are small beyond it: whoever goes there goes for a gate."""
    value += _AT_THE_DOOR * (spot == DOOR_SPOT) - _FAR_HAND * (spot in FAR)
    value += _CROWD * (len(t.columns[spot]) - 1)
    if not open_gates(t):
        value -= _HOME * (spot in FAR)
    elif session(t).key_holder == seat and t.place[seat] in NEAR:
        value += _KEY_TO_THE_DOOR * (spot == DOOR_SPOT)
    if not t.is_sealed(DOOR_SPOT):
        value += _DOOR_TROPHY * (t.rules.cult[enemy] == t.symbol_at(DOOR_SPOT))
    if spot in open_gates(t) and t.elders[spot] == NO_ENEMY:
        hurry = 1 + t.round / number(t, "turns")
        few = len(t.columns[spot])
        if session(t).key_holder == seat:
            value += _GATE * hurry * (2 if few == 1 else 1)
        else:
            value += _BESIDE_THE_KEY * max(0, CROWDED + 1 - few)
    return value


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
    outlook=lambda t, _: (session(t).key_holder, session(t).locked, t.round),
    seals=lambda t: [] if t.is_sealed(DOOR_SPOT) else [DOOR_SPOT],
    before=before,
)
