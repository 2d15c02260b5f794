"""What speaks for one word and against another, as data; the terminal and the page put it into words."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from miskatonic.bots.prospects import Prospect, prospects
from miskatonic.bots.reasons import is_noticeable
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word

# So many worlds are enough to see what usually differs, and few enough to wait for.
WORLDS: Final = 8
# Differences below this, in the units of the instinct, are not worth a word.
WORTH_TELLING: Final = 0.02
# A card or rule is named if it has an effect in so many more worlds; so is an ending.
OFTENER: Final = 0.25
_MOST_ASPECTS: Final = 2


class Difference(NamedTuple):
    """An aspect of the game and by how much more of it there is at the end of the round."""

    aspect: str
    amount: float


class Grounds(NamedTuple):
    """Why one word is better than another, by the end of the round.

    `gains` speak for it, `price` speaks against it. `cause` is a card or rule that has an effect more often.
    `danger` is an ending that the other word leads to more often, `chance` in which share of the worlds.
    """

    instead: Word
    gains: tuple[Difference, ...]
    price: tuple[Difference, ...]
    cause: str | None
    danger: str | None
    chance: float

    @property
    def is_empty(self) -> bool:
        return not (self.gains or self.price or self.danger)

    def at_cost(self, value: float) -> "Grounds":
        """These grounds against a word that is worth so much less.

        The few worlds may end badly by chance: a word that is as good is not called dangerous.
        """
        return self if is_noticeable(value) else self._replace(danger=None, chance=0.0)


def find_grounds(
    vantage: Vantage, best: Word, others: Sequence[Word], dice: Dice, worlds: int = WORLDS
) -> list[Grounds]:
    """What speaks for the best word against each of the others."""
    first, *rest = prospects(vantage, [best, *others], dice, worlds)
    return [compare(vantage, first, other) for other in rest]


def compare(vantage: Vantage, best: Prospect, other: Prospect) -> Grounds:
    """What speaks for a word against another."""
    vocabulary = vantage.spec.vocabulary
    weights = {} if vocabulary is None else vocabulary.aspects
    weighed = sorted(
        ((weight * (best.aspect(key) - other.aspect(key)), key) for key, weight in weights.items()),
        key=lambda each: -abs(each[0]),
    )

    def told(sign: int) -> tuple[Difference, ...]:
        keys = [key for worth, key in weighed if sign * worth > WORTH_TELLING]
        return tuple(
            Difference(key, round(best.aspect(key) - other.aspect(key), 1)) for key in keys[:_MOST_ASPECTS]
        )

    danger, chance = _danger(best, other)
    return Grounds(other.word, told(1), told(-1)[:1], _cause(weights, best, other), danger, chance)


def _danger(best: Prospect, other: Prospect) -> tuple[str | None, float]:
    """The ending at which the seat loses more often with the other word."""
    ours, theirs = best.endings(), other.endings()
    worlds = len(best.playouts)
    extra = {ending: (count - ours[ending]) / worlds for ending, count in theirs.items()}
    ending = max(extra, key=lambda each: extra[each], default=None)
    if ending is None or extra[ending] < OFTENER:
        return None, 0.0
    return ending, extra[ending]


def _cause(weights: Mapping[str, float], best: Prospect, other: Prospect) -> str | None:
    if not weights:
        return None
    causes = dict.fromkeys(cause for each in best.playouts for cause in sorted(each.causes))
    gain = {cause: best.share(cause) - other.share(cause) for cause in causes}
    cause = max(gain, key=lambda each: gain[each], default=None)
    return cause if cause is not None and gain[cause] >= OFTENER else None
