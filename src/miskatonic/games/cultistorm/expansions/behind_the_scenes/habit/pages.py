"""Which page is worth its Ink in a window (OVR-D3). A cultist that comes is worth about 1 (see `march`)."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, look_up
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit.march import (
    FULL,
    path,
    usual_steps,
    worth_of,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit.overlord import (
    ink_worth,
    next_step_strikes,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit.targets import (
    best_mark,
    conscripts,
    marked,
    ready_to_seal,
    stages,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import NO_PAGE, WRITE
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import BLANK, NO_ENEMY, OBJECT, SPOTS, WILD
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

Valuer = Callable[[Table], float]
# Two cultists before the portal, two crystals before a terror card.
_NEXT_BUT_ONE: Final = 2


def _march(t: Table, start: int | None = None) -> float:
    return worth_of(t, path(t, desk(t).way, usual_steps(t) + desk(t).bought, start))


def _move_marker(t: Table) -> float:
    return max(_march(t, spot) for spot in range(SPOTS)) - _march(t)


def _stage(t: Table) -> float:
    steps = path(t, desk(t).way, usual_steps(t) + desk(t).bought)
    return max((worth_of(t, [spot, *steps[1:]]) for spot in stages(t)), default=0.0) - worth_of(t, steps)


def _conscript(t: Table) -> float:
    """A column of three on the way of the marker calls a Great Old One."""
    return 3.0 if conscripts(t) else 0.4


def _void_block(t: Table) -> float:
    steps = path(t, desk(t).way, usual_steps(t) + desk(t).bought)
    blocked = [spot for spot in steps if t.blocked_next >> spot & 1]
    return max(
        (1.2 + 4.0 * (len(t.columns[spot]) >= FULL and not t.is_sealed(spot)) for spot in blocked), default=0
    )


def _load_omen(t: Table) -> float:
    return 0.45 * max(map(len, t.columns))


def _feed(t: Table) -> float:
    """To the portal at once, if only two are in its way."""
    lengths = [len(t.columns[spot]) for spot in range(SPOTS) if t.elders[spot] != NO_ENEMY]
    return 6.0 if _NEXT_BUT_ONE in lengths else 2.5


def _dread(t: Table) -> float:
    return 4.0 if next_step_strikes(t) else 1.2


def _add_crystal(t: Table) -> float:
    lacking = [t.rules.numbers[t.terror[slot]] - t.crystals[slot] for slot in range(5)]
    return 1.6 if _NEXT_BUT_ONE in lacking else 0.9


def _reroll_omens(t: Table) -> float:
    return 0.5 * sum(bool(t.columns[spot]) for spot in range(SPOTS) if t.cultist_dice[spot] == BLANK)


def _jinx(t: Table) -> float:
    return 1.3 * t.pool.count(WILD)


def _always(value: float) -> Valuer:
    return lambda _: value


def _on_marked(value: float) -> Valuer:
    return lambda t: value if marked(t) else 0.0


def _knife(t: Table) -> float:
    enemy = best_mark(t)
    if enemy == NOTHING:
        return 0.0
    return 12.0 if t.rules.is_elder[enemy] else 2.6


def _no_ignoring(t: Table) -> float:
    grants = [t.rules.grant[card.kind] for card in t.front]
    return 2.4 if marked(t) and any(grant is not None and grant.ignores for grant in grants) else 0.0


def _dear_seal(t: Table) -> float:
    return 1.6 if ready_to_seal(t) else 0.0


def _undertow(t: Table) -> float:
    if ready_to_seal(t):
        return 6.0
    laid = [laid_at(t, spot) for spot in range(SPOTS) if not t.is_sealed(spot)]
    return 1.3 + 0.4 * max(laid, default=0)


_VALUES: Final[dict[str, Valuer]] = {
    "spawn-at-marker": lambda t: worth_of(t, [t.marker]),
    "move-marker": _move_marker,
    "recast": _always(0.5),
    "conscript": _conscript,
    "void-block": _void_block,
    "strengthen": _always(1.3),
    "understudy": _always(0.6),
    "stage": _stage,
    "load-omen": _load_omen,
    "feed": _feed,
    "dread": _dread,
    "redraft": _always(1.0),
    "add-crystal": _add_crystal,
    "remove-die": _always(1.8),
    "read-hand": _always(0.5),
    "each-discards": lambda t: 0.6 * t.detectives,
    "reroll-omens": _reroll_omens,
    "draw-pages": _always(0.9),
    "fog": _always(1.0),
    "cut-wires": _always(0.7),
    "close-shops": _always(0.7),
    "lock": _always(1.0),
    "paranoia": _always(0.8),
    "jinx": _jinx,
    "drop-item": _always(2.4),
    "knife": _knife,
    "no-rerolls": _on_marked(0.9),
    "martyr": _on_marked(1.6),
    "no-ignoring": _no_ignoring,
    "whisper": _on_marked(1.7),
    "dear-seal": _dear_seal,
    "undertow": _undertow,
}


def value_of(t: Table, page: int) -> float:
    """What a page would be worth to him now, its Ink not counted."""
    return _VALUES[look_up(t).effect[page]](t)


def choose(t: Table, seat: Seat, asked: Decision) -> Word:
    """The page that gives most beyond its Ink."""
    price = ink_worth(t)
    best, most = NO_PAGE[0], 0.0
    for word in asked.options_of(seat):
        if word in WRITE:
            page = OBJECT[word]
            gain = value_of(t, page) - price * look_up(t).ink[page]
            if gain > most:
                best, most = word, gain
    return best
