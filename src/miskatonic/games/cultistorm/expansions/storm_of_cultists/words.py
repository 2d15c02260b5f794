"""The words of the campaign."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, FACES, SEATS, SLOTS, SYMBOLS, expansion_words

KEY: Final = "campaign"
# Masks for as many cultists as can be in play at once.
GUESTS: Final = tuple(f"masked-guest-{number}" for number in range(1, 17))
BOONS: Final = ALPHABET.kind("boon", room=32)

# Between two sessions.
BUY: Final = expansion_words("learn-boon", BOONS)
# Boons.
FLIP: Final = expansion_words("flip", FACES)
TEND: Final = expansion_words("tend", SEATS)
CONSULT: Final = expansion_words("consult", SLOTS[:5])
# Missions.
CARRY: Final = expansion_words("carry")
UNMASK: Final = expansion_words("unmask", GUESTS)
WALL: Final = expansion_words("wall", SYMBOLS)
TAKE_KEY: Final = expansion_words("take-key")
DROP_KEY: Final = expansion_words("drop-key")
GIVE_KEY: Final = expansion_words("give-key", SEATS)
ENDURE: Final = expansion_words("brave-storm")

WORDS: Final = (BUY, FLIP, TEND, CONSULT, CARRY, UNMASK, WALL, TAKE_KEY, DROP_KEY, GIVE_KEY, ENDURE)
