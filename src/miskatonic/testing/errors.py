"""Violations of the contract, with everything needed to reproduce them."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.kernel.flow import Seat
from miskatonic.testing.cases import Case

_LAST_WORDS: Final = 6


class ViolationError(AssertionError):
    """A clause does not hold. The clause knows neither the case nor the moves; `ContractError` adds them."""


class ContractError(AssertionError):
    """A game violated a clause of the contract."""

    def __init__(self, case: Case, clause: str, said: Sequence[tuple[Seat, str]], problem: str) -> None:
        self.case = case
        self.clause = clause
        self.said = said
        self.problem = problem
        texts = [f"{seat}: {text}" for seat, text in said[-_LAST_WORDS:]]
        super().__init__(
            f"{case.spec.key} with {case.seats} seats, seed {case.seed}, options {dict(case.options)}, "
            f"after {len(said)} decisions (last: {', '.join(texts) or 'none'}): "
            f"violated '{clause}': {problem}"
        )

    def capsule(self) -> dict[str, Any]:
        """The game up to the violation, as data that can be replayed."""
        return {
            "game": self.case.spec.key,
            "seats": self.case.seats,
            "options": dict(self.case.options),
            "seed": self.case.seed,
            "clause": self.clause,
            "problem": self.problem,
            "words": [[seat, text] for seat, text in self.said],
        }
