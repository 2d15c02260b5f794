"""The words of Innocent Victims."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, expansion_words

VICTIMS: Final = ALPHABET.kind("victim", room=32)
SAVE: Final = expansion_words("save", VICTIMS)
