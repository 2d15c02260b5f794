"""The words of the cults."""

from typing import Final

from miskatonic.games.cultistorm.words import ENDGAME_SLOT, SLOTS, expansion_words

BURDEN: Final = expansion_words("burden", SLOTS[:ENDGAME_SLOT])
