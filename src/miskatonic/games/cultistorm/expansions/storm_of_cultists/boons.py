"""Boons at the moment that each names (CAM-2.11)."""

from typing import Final

from miskatonic.games.cultistorm.board.dice import roll_die, turn_die
from miskatonic.games.cultistorm.board.madness import can_heal, heal
from miskatonic.games.cultistorm.board.trophies import win_trophy
from miskatonic.games.cultistorm.expansions.expansion import Action, Listener
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import campaign
from miskatonic.games.cultistorm.expansions.storm_of_cultists.session import has_boon, use_boon
from miskatonic.games.cultistorm.expansions.storm_of_cultists.words import CONSULT, FLIP, TEND
from miskatonic.games.cultistorm.fighting.reach import reaches
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SLOTS, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

_NO_COIN: Final = Refusal("CAM-2.11", "no-lucky-coin")
_NO_DIE: Final = Refusal("CUL-8.13", "die-not-held")
_NO_MEDIC: Final = Refusal("CAM-2.11", "no-field-medic")
_NOT_HERE: Final = Refusal("CAM-2.11", "patient-elsewhere")
_NOTHING_TO_HEAL: Final = Refusal("CUL-R66", "would-change-nothing")
_NO_INSIDER: Final = Refusal("CAM-2.11", "no-insider")
_KNOWN: Final = Refusal("CUL-R66", "would-change-nothing")
_IN_A_FIGHT: Final = Refusal("CUL-8.13", "only-in-fight")
_IN_PREPARATION: Final = Refusal("CAM-2.11", "only-in-preparation")
_HEALED: Final = 2
# Hardened takes the token that would bring a detective to the brink or one short of it (CAM-R4).
_SHAKEN: Final = 2
_FREE_MOVES: Final = 1


# --- by themselves ----------------------------------------------------------------------------------


def hand_size(t: Table, size: int, seat: Seat) -> int:
    """A larger first hand."""
    return size + (t.round == 1 and has_boon(t, seat, "larger-first-hand"))


def dealt_items(t: Table, count: int, seat: Seat) -> int:
    return count + has_boon(t, seat, "third-starting-item") if count else count


def room(t: Table, count: int, seat: Seat) -> int:
    return count + has_boon(t, seat, "one-more-item")


def is_free(t: Table, free: bool, seat: Seat) -> bool:  # noqa: FBT001 - the value of a filter
    return free or (t.moves[seat] == _FREE_MOVES and has_boon(t, seat, "second-move-free"))


def moved(t: Table, seat: Seat, free: bool) -> None:  # noqa: FBT001 - as declared by the hook
    """The allowance is spent if nothing else made the second move free."""
    if (
        free
        and t.moves[seat] == _FREE_MOVES + 1
        and t.rules.cars.isdisjoint(t.items[seat])
        and has_boon(t, seat, "second-move-free")
    ):
        use_boon(t, seat, "second-move-free")


def token(t: Table, tokens: int, seat: Seat, cause: str) -> int:
    if tokens and cause == "rule/CUL-7.30" and has_boon(t, seat, "free-help"):
        use_boon(t, seat, "free-help")
        return 0
    brink = range(_SHAKEN, t.rules.most_tokens)
    if tokens and t.tokens(seat) in brink and has_boon(t, seat, "spares-a-token"):
        use_boon(t, seat, "spares-a-token")
        return 0
    return tokens


def in_reach(t: Table, reached: bool, seat: Seat, enemy: int) -> bool:  # noqa: FBT001 - the value of a filter
    """Any cultist in the column where it stands."""
    return reached or (t.where[enemy] == t.place[seat] and has_boon(t, seat, "any-position"))


def fight_start(t: Table, seat: Seat, enemy: int) -> None:
    """The shot is used up if the enemy could not have been reached without it."""
    if has_boon(t, seat, "any-position") and not reaches(t, seat, enemy):
        use_boon(t, seat, "any-position")


def level_steps(t: Table, steps: int, seat: Seat, level: int) -> int:
    return 0 if level == 1 and has_boon(t, seat, "quiet-level") else steps


def level_up(t: Table, seat: Seat, level: int) -> None:
    if level == 1 and has_boon(t, seat, "quiet-level"):
        use_boon(t, seat, "quiet-level")


def first_trophy(t: Table, seat: Seat) -> None:
    """A trophy of one's signature symbol; of a random one if that is wild."""
    cause = use_boon(t, seat, "first-trophy")
    symbol = campaign(t).signature[t.role[seat]]
    win_trophy(t, seat, t.dice.below(5) if symbol == WILD else symbol, cause)


def at_the_start(t: Table, seat: Seat) -> None:
    """Those that work by themselves from the start are told."""
    for effect in ("larger-first-hand", "third-starting-item", "one-more-item"):
        if has_boon(t, seat, effect):
            name = campaign(t).boon_with(effect)
            t.tell("boon-works", seat, boon=name, cause=f"boon/{name}")


# --- words ------------------------------------------------------------------------------------------


def may_not_flip(t: Table, seat: Seat, face: int) -> Refusal | None:
    if not has_boon(t, seat, "free-reroll"):
        return _NO_COIN
    return None if face in t.held[seat] else _NO_DIE


def flip(t: Table, seat: Seat, face: int) -> None:
    """A held die is re-rolled for nothing."""
    turn_die(t, seat, face, roll_die(t), use_boon(t, seat, "free-reroll"))


def may_not_tend(t: Table, seat: Seat, patient: int) -> Refusal | None:
    if not has_boon(t, seat, "heals"):
        return _NO_MEDIC
    if patient >= t.detectives or patient not in t.company(seat):
        return _NOT_HERE
    return None if can_heal(t, patient) else _NOTHING_TO_HEAL


def tend(t: Table, seat: Seat, patient: int) -> None:
    heal(t, patient, _HEALED, use_boon(t, seat, "heals"))


def may_not_consult(t: Table, seat: Seat, slot: int) -> Refusal | None:
    if not has_boon(t, seat, "looks-at-terror"):
        return _NO_INSIDER
    return _KNOWN if t.seen >> slot & 1 else None


def consult(t: Table, seat: Seat, slot: int) -> None:
    """What one has looked at all know (CUL-R56)."""
    cause = use_boon(t, seat, "looks-at-terror")
    t.seen |= 1 << slot
    t.tell("terror-looked-at", seat, card=t.rules.terror_ids[t.terror[slot]], slot=SLOTS[slot], cause=cause)


HOOKS: Final[dict[str, Listener]] = {
    "review_draw": hand_size,
    "dealt_items": dealt_items,
    "item_room": room,
    "free_move": is_free,
    "moved": moved,
    "token": token,
    "in_reach": in_reach,
    "fight_start": fight_start,
    "level_steps": level_steps,
    "level_up": level_up,
}
ACTIONS: Final = (
    Action("fight", FLIP, may_not_flip, flip, _IN_A_FIGHT),
    Action("prepare", TEND, may_not_tend, tend, _IN_PREPARATION),
    Action("prepare", CONSULT, may_not_consult, consult, _IN_PREPARATION),
)
REFUSALS: Final = ("no-lucky-coin", "no-field-medic", "patient-elsewhere", "no-insider")
