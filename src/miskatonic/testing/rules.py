"""The rule ids of a game, as tests and the contract need them."""

from miskatonic.content.rulebook import NoRulebookError, load_rulebook
from miskatonic.games.spec import AnyGame

_KNOWN: dict[str, frozenset[str]] = {}


def rule_ids(spec: AnyGame) -> frozenset[str]:
    """Every id in the game's rulebook; none when it has no rulebook."""
    if spec.key not in _KNOWN:
        try:
            _KNOWN[spec.key] = frozenset(load_rulebook(spec).ids)
        except NoRulebookError:
            _KNOWN[spec.key] = frozenset()
    return _KNOWN[spec.key]
