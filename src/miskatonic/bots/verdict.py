"""What one race or several have found out, as the opinions of a bot.

Races of several processes compare the same words, each in worlds of its own. In each race the values of a
word belong to its first worlds, so two words are compared there in the worlds that both have seen, and the
differences of all races are pooled (ADR 0176).
"""

from collections.abc import Iterator, Sequence

from miskatonic.bots.bot import Opinion
from miskatonic.bots.race import Tried, gain
from miskatonic.kernel.words import Word


class _Pooled:
    """A word in all races."""

    def __init__(self, parts: Sequence[Tried]) -> None:
        self.parts = parts
        self.word = parts[0].word
        self.values = [value for part in parts for value in part.values]
        self.visits = sum(part.visits for part in parts)
        # Of the race that has looked at the word most.
        self.plan = max(parts, key=lambda part: part.visits).plan
        self.stayed = any(part.stayed for part in parts)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def beside(self, other: "_Pooled") -> Iterator[tuple[float, float]]:
        """The values of this word and another in the worlds that both have seen."""
        for ours, theirs in zip(self.parts, other.parts, strict=True):
            yield from zip(ours.values, theirs.values, strict=False)

    def is_better_than(self, other: "_Pooled") -> bool:
        pairs = list(self.beside(other))
        # Two means and not the mean of the differences: that of equal values may miss zero by a rounding.
        return bool(pairs) and (
            sum(ours for ours, _ in pairs) / len(pairs) > sum(theirs for _, theirs in pairs) / len(pairs)
        )


def opinions(
    races: Sequence[Sequence[Tried]], options: Sequence[Word], convinced: float, *, has_habit: bool
) -> list[Opinion]:
    """The chosen word first, then the others by how long they stayed and how good they were.

    All races have the same words in the same order. `has_habit`: the first one is the habit's. `convinced`:
    it is replaced by a word that is better by more than so many standard errors.
    """
    words = [_Pooled(parts) for parts in zip(*races, strict=True)]
    chosen = _chosen(words, convinced, has_habit=has_habit)
    total = sum(each.visits for each in words)
    seen = [each.mean for each in words if each.values]
    unseen = sum(seen) / len(seen) if seen else 0.0
    judged = {
        each.word: Opinion(each.word, each.mean, each.plan, each.visits / total)
        for each in words
        if each.values
    }
    rest = [word for word in options if word not in judged]
    share = 0.0 if judged else 1 / len(rest)
    found = [*judged.values(), *(Opinion(word, unseen, (word,), share) for word in rest)]
    return sorted(found, key=lambda each: (each.word != chosen, -each.weight, -each.value))


def _chosen(words: Sequence[_Pooled], convinced: float, *, has_habit: bool) -> Word:
    usual = words[0]
    running = [each for each in words if each.stayed and each.values]
    if not running:
        return usual.word
    best = running[0]
    for each in running[1:]:
        if each.is_better_than(best):
            best = each
    if not has_habit or usual is best or not usual.values:
        return best.word
    found, error = gain(best.beside(usual))
    return best.word if found > convinced * error else usual.word
