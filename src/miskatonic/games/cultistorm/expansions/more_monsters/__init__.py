"""Three more cult monsters (MON). The option `monsters` names them like those of the base game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.more_monsters import abilities, cards
from miskatonic.games.cultistorm.expansions.more_monsters.habit import HABIT
from miskatonic.kernel.vocabulary import Vocabulary, event, prompt

_MONSTERS: Final = ("the-lamplit-hound", "the-stone-midwife", "the-orrery-wasp")
_BY_LOT: Final = ("random-2", "random-3", "random-4", "random-5")


def is_named(options: Mapping[str, str]) -> bool:
    """Does the option name one of these monsters, or leave it to the lot (MON-1.1)?"""
    return any(name in (*_MONSTERS, "random", *_BY_LOT) for name in options["monsters"].split(","))


EXPANSION: Final = Expansion(
    key=cards.KEY,
    order=14,
    prefix="MON",
    weight=1,
    kind="cards",
    chosen=is_named,
    folder=Path(__file__).parent,
    values={"monsters": (*_BY_LOT, *_MONSTERS)},
    vocabulary=Vocabulary(
        events=(event("monster-prowls", by="nobody", location=str, cause=str),),
        prompts=(prompt("monster-where", "MON-1.3"),),
        refusals=(),
        endings=(),
        marks={},
    ),
    load=cards.load,
    extend=cards.extend,
    rules=cards.rules,
    heeds_targets=False,
    hooks={
        "limit": abilities.limit,
        "spawn_done": abilities.arrives,
        "sources": abilities.counted,
        "defeated": abilities.defeated,
        "cleanup": abilities.cleans,
    },
    habit=HABIT,
)
