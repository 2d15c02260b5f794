"""The words of the puzzle."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, expansion_words

PIECES: Final = ALPHABET.kind("piece", room=12)
FIT: Final = expansion_words("fit", PIECES)
HAND_PIECE: Final = expansion_words("hand-piece", PIECES)
