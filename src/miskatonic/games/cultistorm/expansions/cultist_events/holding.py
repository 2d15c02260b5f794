"""What an event changes for the rest of its phase or turn, or as long as an enemy is in play (EVT-1.3)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.games.cultistorm.board.locations import turn_cultist_die
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.expansions.cultist_events.calendar import calendar_of, cause_of, holds
from miskatonic.games.cultistorm.expansions.cultist_events.drawing import draw_event, end_turn
from miskatonic.games.cultistorm.fighting.matching import UNIT
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.table import CULTIST, PREPARATION, Table
from miskatonic.games.cultistorm.words import EYE, GO, NO_ENEMY, NO_SYMBOL, OBJECT, SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_TOO_FAR: Final = Refusal("EVT-1.3", "train-too-far")


def marker_steps(t: Table, steps: tuple[str, ...]) -> tuple[str, ...]:
    if holds(t, "one-step-more"):
        return (*steps, cause_of(t))
    return steps[:-1] if holds(t, "one-step-fewer") else steps


def recruit(t: Table) -> None:
    """After the marker's last step, at the first empty location from the marker's on."""
    if not holds(t, "recruits"):
        return
    spots = [(t.marker + step) % SPOTS for step in range(SPOTS)]
    empty = [spot for spot in spots if not t.columns[spot] and t.elders[spot] == NO_ENEMY]
    if empty:
        t.queue.append(SpawnAt(empty[0], cause_of(t)).begins)


def pass_torches(t: Table) -> None:
    if holds(t, "torches"):
        turn_cultist_die(t, t.marker, t.symbol_at(t.marker), cause_of(t))


def anoint(t: Table, enemy: int, spot: int) -> None:
    """The first cultist of the phase. One that comes again is no longer what it was."""
    calendar = calendar_of(t)
    calendar.anointed = tuple(other for other in calendar.anointed if other != enemy)
    if t.phase == CULTIST and holds(t, "anoints") and calendar.spot < 0:
        calendar.spot = spot
        calendar.anointed += (enemy,)
        t.tell("cultist-anointed", cultist=t.rules.enemy_ids[enemy], cause=cause_of(t))


def forget_offerings(t: Table, elder: int, spot: int) -> None:
    calendar = calendar_of(t)
    calendar.offered = tuple(other for other in calendar.offered if other != elder)


def requirement(t: Table, wanted: int, bout: Bout) -> int:
    calendar = calendar_of(t)
    if t.rules.is_elder[bout.enemy]:
        return wanted + calendar.offered.count(bout.enemy) * UNIT[t.symbol_at(bout.spot)]
    if bout.enemy in calendar.anointed:
        wanted += UNIT[EYE]
    cult = t.rules.cult[bout.enemy]
    if cult != NO_SYMBOL and bout.spot == calendar.spot and holds(t, "oath"):
        wanted += UNIT[cult]
    return wanted


def go_to_neighbours(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """The first move of a turn leads to a neighbouring location."""
    if (
        not GO[0] <= word <= GO[-1]
        or t.phase != PREPARATION
        or t.is_away(seat)
        or t.moves[seat]
        or not holds(t, "neighbours-only")
    ):
        return None
    card = OBJECT[word]
    if card not in t.spots:
        return None
    steps = (t.spots.index(card) - t.place[seat]) % SPOTS
    return None if steps in (0, 1, SPOTS - 1) else _TOO_FAR


def draw_less(t: Table, count: int, seat: Seat) -> int:
    watched = holds(t, "informed") and calendar_of(t).seat == seat
    return max(0, count - 1) if watched else count


def roll_less(t: Table, count: int) -> int:
    return count - 1 if holds(t, "fewer-dice") else count


def count_less(t: Table, icons: int, seat: Seat) -> int:
    return icons - 1 if holds(t, "fewer-icons") else icons


def heal_nothing(t: Table, amount: int, seat: Seat, cause: str) -> int:
    return 0 if holds(t, "nothing-heals") else amount


def support_less(t: Table, most: int, seat: Seat) -> int:
    return min(most, t.detectives) if holds(t, "less-support") else most


HOOKS: Final[Mapping[str, Callable[..., Any]]] = {
    "cultist_start": draw_event,
    "marker_steps": marker_steps,
    "marker_stops": recruit,
    "cultist_end": pass_torches,
    "spawn_done": anoint,
    "elder_leaves": forget_offerings,
    "review_cards": draw_less,
    "review_dice": roll_less,
    "icons": count_less,
    "healed": heal_nothing,
    "support_limit": support_less,
    "action_allowed": go_to_neighbours,
    "requirement": requirement,
    "cleanup": end_turn,
}
