"""All verbs of the card files, gathered."""

from miskatonic.games.cultistorm.effects import (
    ahead,
    dice,
    hand,
    healing,
    items,
    locations,
    stories,
    terrors,
    trophies,
)
from miskatonic.games.cultistorm.effects.book import VERBS

# Importing a module of verbs is what declares them.
DECLARED = (ahead, dice, hand, healing, items, locations, stories, terrors, trophies)

__all__ = ["DECLARED", "VERBS"]
