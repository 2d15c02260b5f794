"""Where Knowledge Points come from: the lines of the final score."""

from typing import Final

SOURCES: Final = (
    "bonds",
    "wisdom",
    "science",
    "masters",
    "entities",
    "places",
    "invocations",
    "evocation",
    "influence",
    "research",
    "obsessions",
    "bond-changes",
    "taken",
)
SOURCE_COUNT: Final = len(SOURCES)
# A card pays by its seed: Forbidden Wisdom, Alien Science, the power of a Dark Master, an Entity.
FROM_BONDS: Final = 0
OF_SEED: Final = (1, 2, 3, 4)
FROM_PLACES, FROM_INVOCATIONS, FROM_EVOCATION, FROM_INFLUENCE = range(5, 9)
RESEARCH_GIVEN_UP, OBSESSIONS_GIVEN_UP = 9, 10
# These are less than nothing: the price of changes of bond, and what opponents have taken.
CHANGED_BONDS, TAKEN = 11, 12
