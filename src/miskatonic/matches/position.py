"""What a match checks when it is played again: the game, not the code that plays it.

The digest of a position covers the chance that was used, who is asked for which words, how it ended, and the
facts that the game gives of itself. How tables are stored, what classes are called and in which order
options stand plays no part, so that code can change without hurting a match.
"""

import hashlib
import json

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.table import Table


def position_digest(spec: GameSpec, table: Table) -> str:
    """A short fingerprint of the state of play."""
    asked, outcome = table.flow.decision, table.flow.outcome
    text = table.rules.alphabet.text
    asking = asked and [[seat, sorted(map(text, asked.options_of(seat)))] for seat in asked.seats]
    ending = outcome and outcome.as_dict()
    data = [table.dice.state, table.round, asking, ending, spec.facts(table)]
    return hashlib.blake2b(json.dumps(data, separators=(",", ":")).encode(), digest_size=8).hexdigest()
