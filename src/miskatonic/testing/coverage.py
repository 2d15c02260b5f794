"""What a run of the contract has covered."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.words import Alphabet
from miskatonic.testing.cases import Case
from miskatonic.testing.checkpoint import require

_ENOUGH_TO_TELL: Final = 30


@dataclass
class Coverage:
    """Counts of everything that happened in the games of a run. The counts of several runs can be added."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    # How often a seat that was not told a secret imagined something other than the truth, and how often not.
    forgotten: int = 0
    remembered: int = 0
    # Pairs of option values that were played together, if the tables were mixes (see `testing.mixes`).
    pairs: set[frozenset[tuple[str, str]]] = field(default_factory=set)
    cases: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    prompts: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    causes: Counter[str] = field(default_factory=Counter)

    def count_game(self, case: Case, outcome: Outcome | None, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.cases[f"{case.seats} seats, {case.variant}"] += 1
        self.endings[outcome.ending if outcome else "none"] += 1

    def count_events(self, events: list[Event]) -> None:
        self.causes.update(cause for event in events if (cause := event.args.get("cause")))

    def add(self, other: "Coverage") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.forgotten += other.forgotten
        self.remembered += other.remembered
        self.pairs |= other.pairs
        for name in ("cases", "checks", "endings", "prompts", "words", "causes"):
            getattr(self, name).update(getattr(other, name))

    def check_forgetting(self) -> None:
        """Raise if imagination always equalled the truth; a single game is too few to tell."""
        suspicious = self.remembered > _ENOUGH_TO_TELL and not self.forgotten
        require(not suspicious, f"seats imagined all {self.remembered} secrets that they had not been told")

    def unused_words(self, alphabet: Alphabet) -> list[str]:
        """Words that nobody chose in any game."""
        return [text for text in alphabet.sayable if text not in self.words]

    def silent(self, powers: Iterable[str]) -> list[str]:
        """The card powers that caused nothing in any game."""
        return sorted(power for power in powers if power not in self.causes)

    def as_data(self) -> dict[str, Any]:
        """All counts, the largest first, for JSON."""
        counts = {
            name: dict(value.most_common()) if isinstance(value, Counter) else value
            for name, value in vars(self).items()
        }
        return {**counts, "pairs": len(self.pairs)}
