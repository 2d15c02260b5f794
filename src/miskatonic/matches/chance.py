"""Chance that is drawn afresh for each word, so that no step foretells the next (ADR 0060).

A word may bring a secret of its own. Then what nobody knows is dealt anew from it before the word is carried
out, and all chance of the word comes from it. So nothing that anybody can find out before a word is said, not
even by saying it, going back and saying it again, tells what it will lead to.
"""

from typing import Final

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import KeyedDice, Secret
from miskatonic.kernel.table import Table

_STREAM: Final = "word"


def renew(spec: AnyGame, table: Table, secret: Secret | None) -> None:
    """Let chance come from this secret from now on; without one, the table goes on with its dice."""
    if secret is not None:
        table.dice = KeyedDice(secret, _STREAM)
        spec.redeal(table)
