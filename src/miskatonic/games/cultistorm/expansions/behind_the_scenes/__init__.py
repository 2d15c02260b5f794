"""Behind the Scenes: one seat is the overlord, who writes the story that detectives must survive (OVR)."""

from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.behind_the_scenes import (
    casting,
    checks,
    effects,
    lasting,
    opening,
    terror_circle,
    windows,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.cards import load, rules
from miskatonic.games.cultistorm.expansions.behind_the_scenes.census import conserved, facts
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import KEY, lay_desk
from miskatonic.games.cultistorm.expansions.behind_the_scenes.forget import forget
from miskatonic.games.cultistorm.expansions.behind_the_scenes.habit import HABIT, instinct
from miskatonic.games.cultistorm.expansions.behind_the_scenes.scene import scene
from miskatonic.games.cultistorm.expansions.behind_the_scenes.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import VIEW_CAST, WORDS
from miskatonic.games.cultistorm.expansions.expansion import TEAMS, Action, Expansion
from miskatonic.games.cultistorm.words import REROLL, SPEND
from miskatonic.games.spec import Option, Trace
from miskatonic.kernel.refusal import Refusal

__all__ = ["EXPANSION", "effects"]

_HIS: Final = "overlord-only"

EXPANSION: Final = Expansion(
    key=KEY,
    order=1,
    prefix="OVR",
    kind="main",
    folder=Path(__file__).parent,
    options=(Option("overlord_ink", ("2", "1", "3"), "2", "OVR-2.1"),),
    teams=TEAMS,
    more_seats=1,
    words=WORDS,
    vocabulary=VOCABULARY,
    load=load,
    rules=rules,
    state=lay_desk,
    forbids=(*REROLL, *SPEND),
    heeds_targets=False,
    hooks={
        "setup_end": opening.setup_end,
        "starting_items": lasting.starting_items,
        "cultist_start": opening.cultist_start,
        "marker_start": opening.marker_start,
        "cultist_end": opening.cultist_end,
        "next_spot": opening.next_spot,
        "marker_steps": opening.marker_steps,
        "elder_enters": opening.elder_enters,
        "elder_moves": opening.elder_moves,
        "spawn_draw": casting.spawn_draw,
        "summon": casting.summon,
        "terror_known": terror_circle.terror_known,
        "terror_place": terror_circle.terror_place,
        "deciders": terror_circle.deciders,
        "review_end": terror_circle.review_end,
        "prep_start": windows.prep_start,
        "combat_start": windows.combat_start,
        "fight_start": windows.fight_start,
        "combat_end": windows.combat_end,
        "combat_turn_end": lasting.combat_turn_end,
        "terror_card": lasting.terror_card,
        "sealed": lasting.sealed,
        "elder_leaves": lasting.elder_leaves,
        "fight_end": lasting.fight_end,
        "defeated": lasting.defeated,
        "support_played": lasting.support_played,
        "cleanup": lasting.cleanup,
        "altar_spots": lasting.altar_spots,
        "move_cost": lasting.move_cost,
        "support_limit": lasting.support_limit,
        "icons": lasting.icons,
        "seal_cost": lasting.seal_cost,
        "token": lasting.token,
        "requirement": lasting.requirement,
        "sources": lasting.sources,
        "action_allowed": lasting.action_allowed,
        "help_allowed": lasting.help_allowed,
    },
    actions=(
        Action(
            "prepare",
            VIEW_CAST,
            checks.may_not_view_cast,
            casting.view_cast,
            Refusal("OVR-6.3", "only-in-preparation"),
        ),
    ),
    checks={
        "write": checks.write_check,
        "strike": checks.strike_check,
        "bring": checks.cast_check,
        "dismiss": checks.cast_check,
    },
    moments={
        "write": checks.NOT_NOW,
        "strike": Refusal("OVR-2.1", "no-window-now"),
        "no-page": checks.NOT_NOW,
        "walk": Refusal("OVR-3.1", _HIS),
        "buy": Refusal("OVR-3.2", _HIS),
        "bring": Refusal("OVR-3.3", _HIS),
        "dismiss": Refusal("OVR-3.3", _HIS),
        "revive": Refusal("OVR-5.2", _HIS),
        "rouse": Refusal("OVR-3.5", _HIS),
        "darken": Refusal("OVR-5.2", _HIS),
    },
    scene=scene,
    forget=forget,
    habit=HABIT,
    instinct=instinct,
    facts=facts,
    conserved=conserved,
    traces=(Trace("page-revealed", "page", "revealed"), Trace("page-cancelled", "page", "cancelled")),
)
