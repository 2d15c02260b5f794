"""Other Worlds: with a Great Old One its world opens, and whoever lingers before it is drawn in (OTW)."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.other_worlds import effects, later, worlds
from miskatonic.games.cultistorm.expansions.other_worlds.cards import load, rules
from miskatonic.games.cultistorm.expansions.other_worlds.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.other_worlds.rescue import ACTION
from miskatonic.games.cultistorm.expansions.other_worlds.scene import scene
from miskatonic.games.cultistorm.expansions.other_worlds.state import state, state_of
from miskatonic.games.cultistorm.expansions.other_worlds.trial import CHECKS, has_turn, trials
from miskatonic.games.cultistorm.expansions.other_worlds.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.other_worlds.words import KEY, WORDS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DIE
from miskatonic.games.spec import Option, Trace
from miskatonic.kernel.refusal import Refusal

# Importing the verbs of the world cards is what declares them.
DECLARED: Final = effects

_NOT_IN_A_WORLD: Final = Refusal("OTW-2.1", "not-in-a-world")


def _facts(t: Table) -> tuple[object, ...]:
    found = state_of(t)
    return (found.worlds, found.fresh, found.inside, found.grown, found.held, found.eased, t.gone)


EXPANSION: Final = Expansion(
    key=KEY,
    order=4,
    prefix="OTW",
    # The catalogue hopes for 2. A greedy team of four lost 1.8 points by it in 500 games: it meets a Great
    # Old One in six games of ten, and wins few of those anyway.
    weight=1,
    folder=Path(__file__).parent,
    # Nobody rescues a detective who plays alone.
    teams=range(2, 6),
    options=(Option("doomed", ("lose", "sacrifice"), "lose", "OTW-4.2"),),
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=state,
    forbids=DIE,
    heeds_targets=False,
    hooks={
        "elder_enters": worlds.opens,
        "elder_leaves": worlds.elder_leaves,
        "sealed": worlds.sealed,
        "cleanup": worlds.pulls,
        "combat_spot": trials,
        "has_turn": has_turn,
        "prep_start": later.prep_start,
        "action_allowed": later.action_allowed,
        "free_move": later.free_move,
        "elder_moves": later.elder_moves,
        "requirement": later.requirement,
        "fight_end": later.fight_end,
        "grave": worlds.grave,
    },
    actions=(ACTION,),
    question_checks={"trial": CHECKS},
    about_hands=("trial", "world-pull", "rescue-card"),
    moments={"fall": _NOT_IN_A_WORLD, "bear-it": _NOT_IN_A_WORLD, "free": _NOT_IN_A_WORLD},
    supply=later.SUPPLY,
    seat_verbs=("rescue",),
    scene=scene,
    habit=HABIT,
    instinct=instinct,
    facts=_facts,
    traces=(Trace("world-opens", "world", "opened"), Trace("trial-passed", "world", "passed")),
)
