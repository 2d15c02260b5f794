"""What an experienced overlord would answer, and what the detectives think of him."""

from collections.abc import Callable
from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import desk, is_overlord
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit import overlord, pages, targets, team
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_INK: Final = 0.04
_INSIGHT: Final = 0.03
_PAGE: Final = 0.01


def instinct(t: Table) -> float:
    """For the team: what he can still do to it, and what it can still strike out."""
    at = desk(t)
    return _INSIGHT * at.insight - _INK * at.ink - _PAGE * len(at.hand)


Answer = Callable[[Table, Seat, Decision], Word]
Thought = Callable[[Table, Seat, Decision], Word | None]


def _his(answer: Answer) -> Thought:
    """A choice that is the team's at other tables; the detectives answer it as ever."""

    def think(t: Table, seat: Seat, asked: Decision) -> Word | None:
        return answer(t, seat, asked) if is_overlord(t, seat) else None

    return think


HABIT: Final = Habit(
    answers={
        "direction": overlord.direction,
        "buy-steps": overlord.buy_steps,
        "bring": overlord.bring,
        "rouse": overlord.rouse,
        "place-terror": overlord.place_terror,
        "redraft": overlord.place_terror,
        "buy-terror": overlord.buy_terror,
        "discard-page": overlord.discard_page,
        "recast": overlord.recast,
        "revive": overlord.revive,
        "dismiss": overlord.dismiss,
        "page-window": pages.choose,
        "commit-page": targets.commit,
        "page-location": targets.location,
        "page-from": targets.location,
        "page-to": targets.location,
        "page-detective": targets.detective,
        "page-enemy": targets.enemy,
        "page-slot": targets.slot,
        "page-die": targets.die,
        "page-dice": targets.dice,
        "page-symbol": targets.symbol,
        "cancel-page": team.cancel,
    },
    before={
        "spawn-where": _his(targets.spawn_where),
        "who-suffers": _his(targets.who_suffers),
        "who-loses": _his(targets.who_suffers),
        "undo-trophy": _his(targets.trophy),
        "prepare": team.look_at_cast,
    },
    worth=team.worth,
)
