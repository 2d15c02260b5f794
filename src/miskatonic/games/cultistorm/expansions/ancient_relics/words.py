"""The words of Ancient Relics."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, expansion_words

KEY: Final = "relics"

RELICS: Final = ALPHABET.kind("relic", room=32)

OPEN: Final = expansion_words("open-portal")
_BREATHE: Final = expansion_words("breathe")
WIELD: Final = expansion_words("wield", RELICS)
BRANDISH: Final = expansion_words("brandish", RELICS)
TURN: Final = expansion_words("turn-again", RELICS)
RAISE: Final = expansion_words("raise", RELICS)
HAND: Final = expansion_words("hand-relic", RELICS)
_SWAP_RELIC: Final = expansion_words("swap-relic")
KEEP_RELIC: Final = expansion_words("keep-relic", RELICS)

BREATHE: Final = _BREATHE[0]
SWAP_RELIC: Final = _SWAP_RELIC[0]
WORDS: Final = (OPEN, _BREATHE, WIELD, BRANDISH, TURN, RAISE, HAND, _SWAP_RELIC, KEEP_RELIC)
