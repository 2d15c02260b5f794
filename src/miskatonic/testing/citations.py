"""Which rules are cited by a test, and which are not."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from miskatonic.games.registry import all_games
from miskatonic.testing.rules import rule_ids


class Citations(NamedTuple):
    """The result of a run: rules without a test, and cited ids that no rulebook has."""

    uncited: Mapping[str, list[str]]
    unknown: list[str]

    @property
    def complete(self) -> bool:
        return not self.unknown and not any(self.uncited.values())


def balance(cited: Iterable[str]) -> Citations:
    """Compare what the tests cite with the rulebooks of all registered games."""
    seen = set(cited)
    books = {key: rule_ids(spec) for key, spec in all_games().items()}
    known = frozenset().union(*books.values())
    prefixes = tuple(
        f"{prefix}-" for spec in all_games().values() for prefix in (spec.rule_prefix, *spec.more_rules)
    )
    return Citations(
        {key: sorted(ids - seen, key=_natural) for key, ids in books.items()},
        sorted((rule for rule in seen - known if rule.startswith(prefixes)), key=_natural),
    )


def _natural(rule: str) -> list[tuple[int, str]]:
    """WOS-4.2 before WOS-4.10 before WOS-R1."""
    parts = rule.replace("-", ".").split(".")
    return [(int(part), "") if part.isdecimal() else (1 << 30, part) for part in parts]
