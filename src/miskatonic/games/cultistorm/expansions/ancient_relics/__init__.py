"""Ancient Relics (REL): altars bring relics within reach, and detectives grope for them through portals."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions import shared_verbs
from miskatonic.games.cultistorm.expansions.ancient_relics import (
    effects,
    holding,
    interrupts,
    opening,
    scene,
    state,
    using,
)
from miskatonic.games.cultistorm.expansions.ancient_relics.cards import load, rules
from miskatonic.games.cultistorm.expansions.ancient_relics.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.ancient_relics.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.ancient_relics.words import (
    BRANDISH,
    HAND,
    KEY,
    OPEN,
    RAISE,
    TURN,
    WIELD,
    WORDS,
)
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion, Supply
from miskatonic.games.cultistorm.fighting.matching import Source
from miskatonic.games.cultistorm.fighting.sources import DICE
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY
from miskatonic.games.spec import Trace
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

# Importing verbs is what declares them.
DECLARED: Final = (shared_verbs, effects)

_IN_PREPARATION: Final = Refusal("REL-3.2", "only-in-preparation")
_IN_FIGHT: Final = Refusal("REL-3.2", "only-in-fight")
_NOT_ASKED: Final = Refusal("REL-3.1", "not-asked-for")


def _fight_starts(t: Table, seat: Seat, enemy: int) -> None:
    state.relics(t).enemy = enemy


def _fight_ends(t: Table, seat: Seat, enemy: int, result: str) -> None:
    state.relics(t).enemy = NO_ENEMY


def _spent(t: Table, seat: Seat, sources: list[Source]) -> None:
    """Hand cards that have won a fight."""
    found = state.relics(t)
    found.spent = sum(source.refs[0] < DICE for source in sources)
    found.again = False


def _combat_turn_ends(t: Table, seat: Seat, penalised: bool) -> None:  # noqa: FBT001 - what the hook tells
    found = state.relics(t)
    found.spent, found.again = 0, False


def _cleanup(t: Table) -> None:
    found = state.relics(t)
    found.opened = found.used = found.seals_freely = 0


EXPANSION: Final = Expansion(
    key=KEY,
    order=5,
    prefix="REL",
    weight=-1,
    folder=Path(__file__).parent,
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=state.new,
    heeds_targets=False,
    hooks={
        "altar_placed": opening.lay,
        "sealed": opening.lose,
        "terror_try": interrupts.step_comes,
        "token": interrupts.token_comes,
        "token_taken": interrupts.token_came,
        "elder_moves": interrupts.is_chained,
        "cultist_end": interrupts.unchain,
        "seal_cost": using.seal_for_nothing,
        "fight_start": _fight_starts,
        "fight_end": _fight_ends,
        "sources_spent": _spent,
        "combat_turn_end": _combat_turn_ends,
        "cleanup": _cleanup,
    },
    actions=(
        Action(
            "prepare",
            OPEN,
            opening.may_not_open,
            opening.open_portal,
            Refusal("REL-2.1", "only-in-preparation"),
        ),
        Action("prepare", WIELD, using.may_not_wield, using.wield, _IN_PREPARATION, state.held_by),
        Action(
            "prepare",
            HAND,
            holding.may_not_hand,
            holding.hand,
            Refusal("REL-3.1", "only-in-preparation"),
            state.held_by,
        ),
        Action("fight", BRANDISH, using.may_not_brandish, using.brandish, _IN_FIGHT, state.held_by),
        Action(
            "combat",
            TURN,
            using.may_not_turn,
            using.turn_again,
            Refusal("REL-3.2", "only-in-combat-turn"),
            state.held_by,
        ),
        Action(
            "sealing",
            RAISE,
            using.may_not_raise,
            using.raise_relic,
            Refusal("REL-3.2", "only-in-sealing"),
            state.held_by,
        ),
    ),
    moments={
        "breathe": Refusal("REL-2.2", "not-asked-for"),
        "swap-relic": _NOT_ASKED,
        "keep-relic": _NOT_ASKED,
    },
    supply=Supply(using.cards_again, using.card_name, using.spend_again),
    scene=scene.scene,
    habit=HABIT,
    instinct=instinct,
    facts=state.facts,
    conserved=state.conserved,
    traces=(Trace("relic-taken", "relic", "taken"),),
)
