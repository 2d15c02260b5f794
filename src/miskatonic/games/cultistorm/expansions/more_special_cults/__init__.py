"""Four more special cults (CLT): the Ashen Choir, the Quarry Kin and the Sleepers Under Orbit.

The Drowned Parish is among the base game's cards. The option `special_cult` names these cults like any other.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.more_special_cults import arrivals, cards, fights, prohibitions
from miskatonic.games.cultistorm.expansions.more_special_cults.habit import HABIT
from miskatonic.games.cultistorm.expansions.more_special_cults.state import KEY, CultState, cults, rules
from miskatonic.games.cultistorm.expansions.more_special_cults.vocabulary import VOCABULARY
from miskatonic.games.cultistorm.expansions.more_special_cults.words import BURDEN
from miskatonic.games.cultistorm.words import ACT, INVESTIGATE, SPEND, USE
from miskatonic.kernel.refusal import Refusal

_CULTS: Final = ("ashen-choir", "quarry-kin", "sleepers-under-orbit")
_BY_LOT: Final = ("random-2", "random-3", "random-4", "random-5")


def is_named(options: Mapping[str, str]) -> bool:
    """Does the option name one of these cults, or leave it to the lot (CLT-1.1)?"""
    chosen = options["special_cult"].split(",")
    return any(name in (*_CULTS, "random", *_BY_LOT) for name in chosen)


EXPANSION: Final = Expansion(
    key=KEY,
    order=13,
    prefix="CLT",
    weight=1,
    kind="cards",
    chosen=is_named,
    folder=Path(__file__).parent,
    values={"special_cult": (*_BY_LOT, *_CULTS)},
    words=(BURDEN,),
    vocabulary=VOCABULARY,
    load=cards.load,
    extend=cards.extend,
    rules=rules,
    state=lambda _: CultState(),
    forbids=(ACT, *INVESTIGATE, *USE, *SPEND),
    heeds_targets=False,
    hooks={
        "spawn_done": arrivals.arrives,
        "elder_enters": prohibitions.enters,
        "action_allowed": prohibitions.may_not,
        "place_works": prohibitions.place_works,
        "blockable": prohibitions.takes_blocks,
        "support_played": prohibitions.helps,
        "has_turn": prohibitions.has_turn,
        "cleanup": prohibitions.cleans,
        "fight_allowed": fights.may_not_fight,
        "fight_start": fights.begins,
        "requirement": fights.required,
        "sources": fights.counted,
        "fight_end": fights.ends,
        "defeated": fights.defeated,
        "combat_turn_end": fights.turn_ends,
    },
    moments={"burden": Refusal("CLT-1.3", "no-crystal-now")},
    habit=HABIT,
    facts=lambda t: (cults(t).arrived, cults(t).asleep),
)
