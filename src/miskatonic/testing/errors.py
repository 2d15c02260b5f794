"""Violations of the contract, with everything needed to reproduce them."""

from typing import Any, Final

from miskatonic.testing.cases import Case, Move

_LAST_WORDS: Final = 6


class ViolationError(AssertionError):
    """A clause does not hold. The clause knows neither the case nor the moves; `ContractError` adds them."""


class ContractError(AssertionError):
    """A game violated a clause of the contract."""

    def __init__(self, case: Case, clause: str, moves: list[Move], problem: str) -> None:
        self.case = case
        self.clause = clause
        self.moves = moves
        self.problem = problem
        texts = [f"{seat}: {case.spec.alphabet.text(word)}" for seat, word in moves[-_LAST_WORDS:]]
        super().__init__(
            f"{case.spec.key} with {case.seats} seats, seed {case.seed}, options {dict(case.options)}, "
            f"after {len(moves)} decisions (last: {', '.join(texts) or 'none'}): "
            f"violated '{clause}': {problem}"
        )

    def capsule(self) -> dict[str, Any]:
        """The game up to the violation, as data that can be replayed."""
        text = self.case.spec.alphabet.text
        return {
            "game": self.case.spec.key,
            "seats": self.case.seats,
            "options": dict(self.case.options),
            "seed": self.case.seed,
            "clause": self.clause,
            "problem": self.problem,
            "words": [[seat, text(word)] for seat, word in self.moves],
        }
