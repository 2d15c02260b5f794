"""The game's own cards: their ids, in the order of the card files."""

from typing import Final

from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.setup import house_content, new_table

CONTENT: Final[Content] = house_content()
_RULES: Final = new_table(3, {}, 1).rules

ACTIONS: Final = _RULES.action_ids
ENEMIES: Final = _RULES.enemy_ids
LOCATIONS: Final = _RULES.place_ids
ITEM_CARDS: Final = _RULES.item_ids
TERRORS: Final = _RULES.terror_ids
DETECTIVES: Final = _RULES.detective_ids
GLASS, PARISH = (
    tuple(card.id for card in CONTENT.special_cultists if card.of == cult.id)
    for cult in CONTENT.special_cults
)
FIRST_WAVE: Final = tuple(ENEMIES[elder] for elder in _RULES.first_wave)
SECOND_WAVE: Final = tuple(ENEMIES[elder] for elder in _RULES.second_wave)
# By symbol: whose cultists are named after it.
CULTS: Final = ("choir", "wardens", "tide", "coil", "orbit")
