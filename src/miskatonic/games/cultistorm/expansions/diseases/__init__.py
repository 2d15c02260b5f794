"""Diseases from Other Worlds (SIK): crowds feed them, detectives carry them on, and treat them."""

from pathlib import Path
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.diseases.cards import load, rules_of
from miskatonic.games.cultistorm.expansions.diseases.curing import (
    ONLY_GET_WELL,
    ONLY_TREAT,
    get_well,
    may_not_get_well,
    may_not_treat,
    treat,
)
from miskatonic.games.cultistorm.expansions.diseases.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.diseases.scene import scene
from miskatonic.games.cultistorm.expansions.diseases.symptoms import HOOKS, ONLY_GRAB, grab, may_not_grab
from miskatonic.games.cultistorm.expansions.diseases.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.diseases.ward import KEY, lay_out, look_up, ward_of
from miskatonic.games.cultistorm.expansions.diseases.words import GET_WELL, GRAB, TREAT
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DIE, MARK, REROLL
from miskatonic.games.spec import Trace
from miskatonic.kernel.flow import Seat


def _forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """Nobody knows the order of the deck (EXP-1.7)."""
    ward_of(t).deck.forget(*seats)


def _facts(t: Table) -> tuple[Any, ...]:
    ward, ids = ward_of(t), look_up(t).ids
    named = {-1: None, **dict(enumerate(ids))}
    return (
        [ids[disease] for disease in ward.active],
        [ids[disease] for disease in ward.discard],
        [named[disease] for disease in (*ward.at, *ward.carried)],
        ward.tokens,
    )


def _conserved(t: Table) -> dict[str, int]:
    ward = ward_of(t)
    return {"diseases": len(ward.deck) + len(ward.discard) + len(ward.active)}


EXPANSION: Final = Expansion(
    key=KEY,
    order=9,
    prefix="SIK",
    weight=2,
    folder=Path(__file__).parent,
    words=(TREAT, GET_WELL, GRAB),
    vocabulary=VOCABULARY,
    load=load,
    rules=rules_of,
    state=lay_out,
    forbids=(*MARK, *DIE, *REROLL),
    heeds_targets=False,
    hooks=HOOKS,
    actions=(
        Action("prepare", TREAT, may_not_treat, treat, ONLY_TREAT),
        Action("prepare", GET_WELL, may_not_get_well, get_well, ONLY_GET_WELL),
        Action("prepare", GRAB, may_not_grab, grab, ONLY_GRAB),
    ),
    scene=scene,
    forget=_forget,
    habit=HABIT,
    instinct=instinct,
    facts=_facts,
    conserved=_conserved,
    traces=(Trace("outbreak", "disease", "broke out"), Trace("disease-eradicated", "disease", "eradicated")),
)
