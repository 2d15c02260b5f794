"""All verbs of the card files, gathered."""

from miskatonic.games.cultistorm.powers import ahead, board, goods, hands, healing, tales, terrors, throws
from miskatonic.games.cultistorm.powers.book import VERBS

# Importing a module of verbs is what declares them.
DECLARED = (ahead, board, goods, hands, healing, tales, terrors, throws)

__all__ = ["DECLARED", "VERBS"]
