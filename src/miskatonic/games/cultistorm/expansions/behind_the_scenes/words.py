"""The words of the overlord and of those who play against him."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, ENEMIES, SLOTS, expansion_words

PAGES: Final = ALPHABET.kind("page", room=64)

# Windows in the order of a turn (OVR-5.1): after the direction is named, after Review, at the start of
# Preparation, before combat, before sealing.
WINDOWS: Final = ("cultists", "terror", "preparation", "fight", "sealing")

WRITE: Final = expansion_words("write", PAGES)
STRIKE: Final = expansion_words("strike", PAGES)
NO_PAGE: Final = expansion_words("no-page")
WALK: Final = expansion_words("walk", ("clockwise", "counter-clockwise"))
BUY: Final = expansion_words("buy", ("no-step", "one-step", "two-steps"))
BRING: Final = expansion_words("bring", ENEMIES)
DISMISS: Final = expansion_words("dismiss", ENEMIES)
REVIVE: Final = expansion_words("revive", ENEMIES)
ROUSE: Final = expansion_words("rouse", ENEMIES)
DARKEN: Final = expansion_words("darken", SLOTS[:5])
VIEW_CAST: Final = expansion_words("view-cast")

WORDS: Final = (WRITE, STRIKE, NO_PAGE, WALK, BUY, BRING, DISMISS, REVIVE, ROUSE, DARKEN, VIEW_CAST)

# To write nothing changes nothing by itself; but it is asked for even if there is no other answer, since not
# to be asked would betray the hand (OVR-5.5).
ALPHABET.idle(*NO_PAGE)
ALPHABET.always_asked(*NO_PAGE)
