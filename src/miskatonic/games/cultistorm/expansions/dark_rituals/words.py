"""The words of Dark Rituals."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, expansion_words

KEY: Final = "rituals"

RITUALS: Final = ALPHABET.kind("ritual", room=32)

LEARN: Final = expansion_words("learn", RITUALS)
CHANT: Final = expansion_words("chant", RITUALS)
INTONE: Final = expansion_words("intone", RITUALS)
WORDS: Final = (LEARN, CHANT, INTONE)
