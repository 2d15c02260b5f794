"""The words of Diseases from Other Worlds."""

from typing import Final

from miskatonic.games.cultistorm.words import expansion_words

TREAT: Final = expansion_words("treat")
GET_WELL: Final = expansion_words("get-well")
# A die taken without looking.
GRAB: Final = expansion_words("grab-die")
