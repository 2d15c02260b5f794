"""Cultist Events (EVT): the cults have a calendar of their own, and each turn opens with a card of it."""

from pathlib import Path
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.cultist_events.calendar import KEY, calendar_of, lay_out, look_up
from miskatonic.games.cultistorm.expansions.cultist_events.cards import load, rules_of
from miskatonic.games.cultistorm.expansions.cultist_events.drawing import forget
from miskatonic.games.cultistorm.expansions.cultist_events.habit import HABIT
from miskatonic.games.cultistorm.expansions.cultist_events.holding import HOOKS
from miskatonic.games.cultistorm.expansions.cultist_events.scene import scene
from miskatonic.games.cultistorm.expansions.cultist_events.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.cultist_events.words import CARRY_OUT, ENDURE
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import GO
from miskatonic.games.spec import Option, Trace
from miskatonic.kernel.refusal import Refusal


def _facts(t: Table) -> tuple[Any, ...]:
    calendar, ids = calendar_of(t), look_up(t).ids
    enemies = t.rules.enemy_ids
    return (
        ids[calendar.now] if calendar.now >= 0 else None,
        calendar.spot,
        calendar.seat,
        [ids[card] for card in calendar.discard],
        [enemies[card] for card in (*calendar.anointed, *calendar.offered)],
    )


def _conserved(t: Table) -> dict[str, int]:
    calendar = calendar_of(t)
    return {"cultist events": len(calendar.deck) + len(calendar.discard) + len(calendar.drawn)}


EXPANSION: Final = Expansion(
    key=KEY,
    order=7,
    prefix="EVT",
    weight=2,
    folder=Path(__file__).parent,
    options=(Option("gentle_events", ("off", "on"), "off", "EVT-1.5"),),
    words=(CARRY_OUT, ENDURE),
    vocabulary=VOCABULARY,
    load=load,
    rules=rules_of,
    state=lay_out,
    forbids=GO,
    heeds_targets=False,
    hooks=HOOKS,
    moments={"carry-out": Refusal("EVT-1.2", "not-asked-for"), "endure": Refusal("EVT-1.2", "not-asked-for")},
    scene=scene,
    forget=forget,
    habit=HABIT,
    facts=_facts,
    conserved=_conserved,
    traces=(Trace("cultist-event", "event", "struck"),),
)
