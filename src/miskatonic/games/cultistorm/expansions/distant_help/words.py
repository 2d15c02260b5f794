"""The words of Distant Help."""

from typing import Final

from miskatonic.games.cultistorm.words import ALPHABET, DETECTIVES, expansion_words

KEY: Final = "distant"

DISTANT: Final = ALPHABET.kind("distant", room=40)
LINES: Final = ("line-a", "line-b", "line-c")

DIAL: Final = expansion_words("dial", DISTANT)
HIRE: Final = expansion_words("hire", DETECTIVES)
CONNECT: Final = expansion_words("connect", LINES)
SEND_FOR: Final = expansion_words("send-for", LINES)
DISPATCH: Final = expansion_words("dispatch", LINES)

WORDS: Final = (DIAL, HIRE, CONNECT, SEND_FOR, DISPATCH)
