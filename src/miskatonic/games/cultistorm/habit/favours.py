"""What a detective answers to its team, and how it keeps its word.

Answers come from the team's plan. What is asked for is granted if the plan loses little by it.
"""

from collections.abc import Callable, Sequence
from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.habit.aims import NO_DIE, Aim, aims_at
from miskatonic.games.cultistorm.habit.lending import ITEM, SUPPORT
from miskatonic.games.cultistorm.habit.plan import team_plan
from miskatonic.games.cultistorm.habit.preparation import go_sealing
from miskatonic.games.cultistorm.habit.talking import GONE, NOT_NOW, about_to_act, is_preparing, worth
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.games.cultistorm.words import FACES, GO, MARK, NO_ENEMY, OBJECT, SEATS
from miskatonic.games.requests import (
    Answer,
    Favour,
    Request,
    Said,
    forbidden,
    nothing_to_keep,
    nothing_to_name,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# What a favour may cost the team's plan: about half of what it is worth to defeat a cultist.
_COST: Final = 1.5
# What a promise may cost by the time it is kept. Things change meanwhile, and a word is a word.
_COST_OF_A_WORD: Final = 3.0
_NOT_IN_PLAY: Final = forbidden(Refusal("CUL-7.45", "enemy-not-in-play"))
_RISKY: Final = Answer("fight-risky")
_AWAY: Final = forbidden(Refusal("EXP-1.8", "away"))


def _plan(t: Table, seat: Seat, request: Request) -> Answer:
    """Where it would go, and whom it would fight there."""
    if not is_preparing(t, seat):
        return GONE if t.gone >> seat & 1 else NOT_NOW
    if t.ready >> seat & 1 and not t.marks[seat]:
        return Answer("plan-ready")
    t = about_to_act(t, seat)
    sealing = go_sealing(t, seat, ())
    if sealing is not None:
        return Answer("plan-seal", {"location": t.rules.place_ids[OBJECT[sealing]]})
    aim = team_plan(t).get(seat)
    if aim is None:
        return Answer("plan-none")
    about = {"enemy": t.rules.enemy_ids[aim.enemy], "location": t.rules.place_ids[t.spots[aim.spot]]}
    if aim.lacking:
        return Answer("plan-lacking", {**about, "count": aim.lacking})
    if aim.die != NO_DIE:
        return Answer("plan-with-die", {**about, "face": FACES[aim.die]})
    return Answer("plan-sure", about)


def _enemies(t: Table, _asker: Seat, _seat: Seat) -> Sequence[str]:
    found = [enemy for column in t.columns for enemy in column]
    found += [elder for elder in t.elders if elder != NO_ENEMY]
    return [t.rules.enemy_ids[enemy] for enemy in found]


def _who_fights(t: Table, seat: Seat, request: Request) -> Answer:
    enemy = t.rules.enemy_ids.index(request.subject)
    if not is_preparing(t, seat):
        return GONE if t.gone >> seat & 1 else NOT_NOW
    if t.where[enemy] == NOWHERE:
        return _NOT_IN_PLAY
    marked = [other for other in range(t.detectives) if enemy in t.marks[other]]
    if seat in marked:
        return Answer("fight-marked", {"enemy": request.subject})
    if marked:
        return _another(marked[0], request)
    if t.marks[seat]:
        return Answer("busy", {"enemy": t.rules.enemy_ids[t.marks[seat][0]]})
    return _by_plan(about_to_act(t, seat), seat, request, enemy)


def _by_plan(t: Table, seat: Seat, request: Request, enemy: int) -> Answer:
    """Whoever the plan means for it; if nobody, this seat, unless that costs too much."""
    about = {"enemy": request.subject}
    plan = team_plan(t)
    planned = next((other for other, aim in plan.items() if aim.enemy == enemy and aim.value > 0), seat)
    if planned != seat:
        return _another(planned, request)
    aim = _aim(t, seat, lambda aim: aim.enemy == enemy)
    if aim is None:
        return Answer("fight-reach", about)
    if _cost(t, seat, aim) > _COST:
        mine = plan.get(seat, aim)
        is_other = mine.enemy != enemy
        return Answer("first", {"enemy": t.rules.enemy_ids[mine.enemy]}) if is_other else _RISKY
    if aim.lacking:
        return Answer("fight-try", {**about, "count": aim.lacking}, t.round)
    return Answer("fight-yes", about, t.round)


def _another(other: Seat, request: Request) -> Answer:
    if other == request.asker:
        return Answer("fight-you", {"enemy": request.subject})
    return Answer("fight-other", {"enemy": request.subject, "other": SEATS[other]})


def _aim(t: Table, seat: Seat, is_wanted: Callable[[Aim], bool]) -> Aim | None:
    """The best of some aims that the team's plan has room for."""
    aims = aims_at(t, seat, is_wanted)
    return team_plan(t, {seat: aims}).get(seat) if aims else None


def _cost(t: Table, seat: Seat, aim: Aim | None) -> float:
    """What the team's plan loses if this seat has this aim, or none."""
    wished = {seat: [] if aim is None else [aim]}
    return worth(team_plan(t)) - worth(team_plan(t, wished))


def _fights(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    """Go there and mark it, unless somebody else has done so or it would cost the team too much by now."""
    enemy = t.rules.enemy_ids.index(request.subject)
    is_taken = any(enemy in marks for marks in t.marks) or t.where[enemy] == NOWHERE
    if not _is_preparing_now(t) or t.marks[seat] or is_taken or MARK[enemy] in said:
        return None
    aim = _aim(t, seat, lambda aim: aim.enemy == enemy)
    if aim is None or _cost(t, seat, aim) > _COST_OF_A_WORD:
        return None
    return MARK[enemy] if aim.spot == t.place[seat] else GO[t.spots[aim.spot]]


def _is_preparing_now(t: Table) -> bool:
    asked = t.flow.decision
    return asked is not None and asked.prompt == "prepare"


def _come(t: Table, seat: Seat, request: Request) -> Answer:
    if not is_preparing(t, seat):
        return GONE if t.gone >> seat & 1 else NOT_NOW
    if t.is_away(seat) or t.is_away(request.asker):
        return _AWAY
    spot = t.place[request.asker]
    about = {"location": t.rules.place_ids[t.spots[spot]]}
    if spot == t.place[seat]:
        return Answer("come-here", about)
    if t.marks[seat]:
        return Answer("busy", {"enemy": t.rules.enemy_ids[t.marks[seat][0]]})
    if not move.is_free(t, seat):
        return Answer("come-costs", about, rule="CUL-7.12")
    t = about_to_act(t, seat)
    aim = _aim(t, seat, lambda aim: aim.spot == spot)
    if _cost(t, seat, aim) > _COST:
        mine = team_plan(t).get(seat)
        return Answer("first", {"enemy": t.rules.enemy_ids[mine.enemy]}) if mine else NOT_NOW
    if aim is None:
        return Answer("come-idle", about, t.round)
    return Answer("come-yes", {**about, "enemy": t.rules.enemy_ids[aim.enemy]}, t.round)


def _comes(t: Table, seat: Seat, request: Request, said: Said) -> Word | None:
    if not _is_preparing_now(t) or any(word in GO for word in said):
        return None
    return GO[t.spots[t.place[request.asker]]] if _come(t, seat, request).until is not None else None


FAVOURS: Final[dict[str, Favour[Table]]] = {
    "plan": Favour(nothing_to_name, _plan, nothing_to_keep),
    "fight": Favour(_enemies, _who_fights, _fights),
    "support": SUPPORT,
    "item": ITEM,
    "come": Favour(nothing_to_name, _come, _comes),
}
