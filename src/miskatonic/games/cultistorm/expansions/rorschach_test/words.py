"""The words of the Rorschach Test."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, expansion_words

INKBLOTS: Final = ALPHABET.kind("inkblot", room=24)
READ_BLOT: Final = expansion_words("read-blot", INKBLOTS)
