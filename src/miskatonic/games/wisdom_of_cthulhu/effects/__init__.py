"""What the cards, Places and Great Old Ones do, as verbs for their files."""

from miskatonic.games.wisdom_of_cthulhu.effects import (
    chosen_cards,
    components,
    copies,
    decks,
    entities,
    evocations,
    invocations,
    points,
    queries,
    research_cards,
    search_order,
    seekers,
    signs,
)
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS

__all__ = [
    "VERBS",
    "chosen_cards",
    "components",
    "copies",
    "decks",
    "entities",
    "evocations",
    "invocations",
    "points",
    "queries",
    "research_cards",
    "search_order",
    "seekers",
    "signs",
]
