"""The verbs of the card files. Each takes the table and the use, then its arguments."""

from typing import Final

from miskatonic.content.powers import VerbBook

VERBS: Final = VerbBook()
