"""The words of Other Worlds."""

from typing import Final

from miskatonic.games.cultistorm.words import ENEMIES, SEATS, expansion_words

KEY: Final = "otherworlds"

# Pull a colleague out; let oneself be drawn in; bear a token instead of returning a trophy; free a devoured
# cultist.
RESCUE: Final = expansion_words("rescue", SEATS)
FALL: Final = expansion_words("fall")
BEAR_IT: Final = expansion_words("bear-it")
FREE: Final = expansion_words("free", ENEMIES)

WORDS: Final = (RESCUE, FALL, BEAR_IT, FREE)
