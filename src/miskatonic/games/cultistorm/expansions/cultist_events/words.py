"""The words of Cultist Events."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, expansion_words

EVENTS: Final = ALPHABET.kind("cultist-event", room=48)
# Which of two events whoever plays the cults carries out.
CARRY_OUT: Final = expansion_words("carry-out", EVENTS)
# Whoever is hunted keeps its trophies and takes the token.
ENDURE: Final = expansion_words("endure")
