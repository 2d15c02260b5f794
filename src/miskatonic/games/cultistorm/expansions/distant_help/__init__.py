"""Distant Help: two detectives, or a single one, with colleagues at the end of a wire (DIS)."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.distant_help import calling, effects, lines, scene, state, wire
from miskatonic.games.cultistorm.expansions.distant_help.cards import is_solo, load, numbers, rules
from miskatonic.games.cultistorm.expansions.distant_help.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.distant_help.seals import FirstSeal
from miskatonic.games.cultistorm.expansions.distant_help.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.distant_help.words import (
    CONNECT,
    DIAL,
    DISPATCH,
    KEY,
    SEND_FOR,
    WORDS,
)
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion, Helpers, Supply
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import PLAY
from miskatonic.games.spec import Trace
from miskatonic.kernel.refusal import Refusal

# Importing verbs is what declares them.
DECLARED: Final = (effects,)

_WHEN: Final = "only-in-preparation"


def _setup_ends(t: Table) -> None:
    if is_solo(t):
        lines.Hiring().asks(t)
    else:
        FirstSeal().begins(t)


def _review_ends(t: Table) -> None:
    if is_solo(t):
        lines.ring(t)
    else:
        wire.Refilling().goes(t)


def _cleanup(t: Table) -> None:
    if is_solo(t):
        state.exchange(t).sent = 0
    else:
        wire.shorten(t)


EXPANSION: Final = Expansion(
    key=KEY,
    order=3,
    prefix="DIS",
    kind="main",
    folder=Path(__file__).parent,
    teams=range(1, 3),
    limits={"special_cult": 1, "monsters": 1},
    numbers=numbers,
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=state.new,
    forbids=PLAY,
    heeds_targets=False,
    hooks={
        "setup_end": _setup_ends,
        "review_end": _review_ends,
        "cleanup": _cleanup,
        "marker_steps": lines.marker_steps,
        "action_allowed": lines.may_not_support,
        "free_move": wire.free_move,
        "combat_turn_end": wire.combat_turn_ends,
    },
    actions=(
        Action(
            "prepare",
            DIAL,
            calling.may_not_dial,
            calling.dial,
            Refusal("DIS-1.4", _WHEN),
            calling.on_the_wire,
        ),
        Action("prepare", CONNECT, lines.may_not_connect, lines.connect, Refusal("DIS-2.4", _WHEN)),
        Action("prepare", SEND_FOR, lines.may_not_send, lines.send_for, Refusal("DIS-2.7", _WHEN)),
        Action("prepare", DISPATCH, lines.may_not_dispatch, lines.dispatch, Refusal("DIS-2.8", _WHEN)),
    ),
    moments={"hire": Refusal("DIS-2.2", "not-asked-for")},
    about_hands=("partner-card",),
    supply=Supply(calling.sources, calling.source_name, calling.spend),
    helpers=Helpers(lines.correspondent, lines.pile),
    scene=scene.scene,
    habit=HABIT,
    instinct=instinct,
    facts=state.facts,
    conserved=state.conserved,
    traces=(Trace("distant-called", "distant", "called"), Trace("line-connected", "card", "connected")),
)
