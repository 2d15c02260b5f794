"""What a replay checks: the state of the game, not the code that plays it.

The digest of a position covers the state of the dice, who may answer with which words, how the game ended,
and the facts that the game reports. It does not depend on how tables are stored, on the names of classes or
on the order of options, so code can change without breaking a match.
"""

import hashlib
import json
from typing import Final

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.table import Table

# Made once: it is asked for on every move.
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"))


def position_digest(spec: AnyGame, table: Table) -> str:
    """A short fingerprint of the state of play."""
    asked, outcome = table.flow.decision, table.flow.outcome
    text = table.rules.alphabet.text
    asking = asked and [[seat, sorted(map(text, asked.options_of(seat)))] for seat in asked.seats]
    ending = outcome and outcome.as_dict()
    data = [table.dice.state, table.round, asking, ending, spec.facts(table)]
    return hashlib.blake2b(_ENCODER.encode(data).encode(), digest_size=8).hexdigest()
