"""Innocent Victims (VIC): people stumble into the fight, and are led out, or put on the robe."""

from pathlib import Path
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion, Supply
from miskatonic.games.cultistorm.expansions.innocent_victims.cards import extend, load, rules_of
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import KEY, crowd_of, lay_out, look_up
from miskatonic.games.cultistorm.expansions.innocent_victims.fearing import (
    HOOKS,
    name_of,
    spared_symbols,
    use_up,
)
from miskatonic.games.cultistorm.expansions.innocent_victims.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.innocent_victims.saving import (
    ONLY_IN_PREPARATION,
    may_not_save,
    save,
    victims_with,
)
from miskatonic.games.cultistorm.expansions.innocent_victims.scene import scene
from miskatonic.games.cultistorm.expansions.innocent_victims.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.innocent_victims.words import SAVE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.spec import Option, Trace
from miskatonic.kernel.flow import Seat


def _forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """Nobody knows the order of the deck (EXP-1.7)."""
    crowd_of(t).deck.forget(*seats)


def _facts(t: Table) -> tuple[Any, ...]:
    crowd, ids = crowd_of(t), look_up(t).ids
    return (
        [[ids[victim] for victim in here] for here in crowd.here],
        crowd.fear,
        crowd.came,
        *([ids[victim] for victim in some] for some in (crowd.saved, crowd.lost, crowd.gone)),
        crowd.free,
        crowd.spared,
    )


def _conserved(t: Table) -> dict[str, int]:
    """Those who have turned or were devoured lie among the cultists; all are counted with them."""
    crowd = crowd_of(t)
    return {
        "cultists": len(crowd.deck) + sum(map(len, crowd.here)) + len(crowd.saved) + len(crowd.gone),
    }


EXPANSION: Final = Expansion(
    key=KEY,
    order=8,
    prefix="VIC",
    weight=1,
    folder=Path(__file__).parent,
    options=(Option("grave_count", ("off", "on"), "off", "VIC-4.1"),),
    words=(SAVE,),
    vocabulary=VOCABULARY,
    load=load,
    extend=extend,
    rules=rules_of,
    state=lay_out,
    heeds_targets=False,
    hooks=HOOKS,
    actions=(Action("prepare", SAVE, may_not_save, save, ONLY_IN_PREPARATION, victims_with),),
    supply=Supply(spared_symbols, name_of, use_up),
    scene=scene,
    forget=_forget,
    habit=HABIT,
    instinct=instinct,
    facts=_facts,
    conserved=_conserved,
    traces=(Trace("victim-saved", "victim", "saved"), Trace("victim-turns", "victim", "turned")),
)
