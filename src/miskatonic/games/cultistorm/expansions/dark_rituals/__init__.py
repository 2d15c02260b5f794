"""Dark Rituals (RIT): help that hurts teaches, and tomes have rituals for those who have learnt enough."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions import shared_verbs
from miskatonic.games.cultistorm.expansions.dark_rituals import interrupts, learning, scene, state, using
from miskatonic.games.cultistorm.expansions.dark_rituals.cards import load, rules
from miskatonic.games.cultistorm.expansions.dark_rituals.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.dark_rituals.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.dark_rituals.words import CHANT, INTONE, KEY, LEARN, WORDS
from miskatonic.games.cultistorm.expansions.expansion import Action, Expansion, Supply
from miskatonic.games.spec import Trace
from miskatonic.kernel.refusal import Refusal

# Importing verbs is what declares them.
DECLARED: Final = (shared_verbs,)

EXPANSION: Final = Expansion(
    key=KEY,
    order=6,
    prefix="RIT",
    weight=-1,
    folder=Path(__file__).parent,
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=state.new,
    heeds_targets=False,
    hooks={
        "support_done": state.helped,
        "level_up": state.levelled,
        "investigated": state.investigated,
        "fight_start": using.fight_starts,
        "sources_spent": using.spent,
        "fight_end": state.fought,
        "combat_turn_end": using.combat_turn_ends,
        "requirement": using.unnamed,
        "token": interrupts.token_comes,
        "token_taken": interrupts.token_came,
        "summon": interrupts.summoned,
        "cleanup": using.clean_up,
    },
    actions=(
        Action(
            "prepare",
            LEARN,
            learning.may_not_learn,
            learning.learn,
            Refusal("RIT-2.3", "only-in-preparation"),
            learning.in_the_tome,
        ),
        Action(
            "prepare",
            CHANT,
            using.may_not_chant,
            using.chant,
            Refusal("RIT-3.1", "only-in-preparation"),
            state.known_by,
        ),
        Action(
            "fight",
            INTONE,
            using.may_not_intone,
            using.intone,
            Refusal("RIT-3.1", "only-in-fight"),
            state.known_by,
        ),
    ),
    supply=Supply(using.sources, using.source_name, using.spend),
    scene=scene.scene,
    habit=HABIT,
    instinct=instinct,
    facts=state.facts,
    conserved=state.conserved,
    traces=(Trace("ritual-learnt", "ritual", "learnt"),),
)
