"""What choices and what luck did to the chances of a match, move by move.

Before each move the words that could have been said are played out in worlds that the mover could believe in
(`bots.prospects`). That gives three figures: what the position was worth if the mover followed the game's
habit, what it was worth with the word that was said, and what the best word would have been worth. The step
from the first to the second is the choice. The step from the second to the first figure of the next move is
luck: dice, draws, and what the next mover knows more. So all choices and all luck add up to the result.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from miskatonic.bots.asking import Asking, Question, answered, promising
from miskatonic.bots.grounds import Grounds, compare
from miskatonic.bots.prospects import Prospect
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import settled
from miskatonic.kernel.dice import QuickDice
from miskatonic.kernel.flow import OUTSIDE, Seat
from miskatonic.matches.match import Match
from miskatonic.matches.resignation import RESIGN

# A choice is a mistake if it cost so much of the chance to win, and twice its own standard error.
MISTAKE: Final = 0.04
CERTAIN: Final = 2.0
TURNING_POINTS: Final = 3


class Alternative(NamedTuple):
    """A word that could have been said, and what the chance of the mover would have been."""

    word: str
    chance: float


class Weighed(NamedTuple):
    """A move: the chances of all sides before it and with it, and the best words, best first.

    `cost` is how much better the best word was for the mover, `error` the standard error of that.
    """

    seq: int
    seat: Seat
    word: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    best: tuple[Alternative, ...]
    cost: float
    error: float
    # What the best word would have had by the end of the round: aspects and amounts, and a card or rule.
    gains: tuple[tuple[str, float], ...] = ()
    cause: str | None = None

    @property
    def is_mistake(self) -> bool:
        return self.cost >= MISTAKE and self.cost >= CERTAIN * self.error

    def as_dict(self) -> dict[str, Any]:
        found = self._asdict()
        found["best"] = [each._asdict() for each in self.best]
        found["gains"] = [{"aspect": key, "amount": amount} for key, amount in self.gains]
        return {**found, "before": list(self.before), "after": list(self.after), "mistake": self.is_mistake}


def from_dict(data: Mapping[str, Any]) -> Weighed:
    """The inverse of `as_dict`."""
    fields = {key: value for key, value in data.items() if key != "mistake"}
    best = tuple(Alternative(**each) for each in fields.pop("best"))
    gains = tuple((each["aspect"], each["amount"]) for each in fields.pop("gains"))
    before, after = (tuple(fields.pop(key)) for key in ("before", "after"))
    return Weighed(**fields, before=before, after=after, best=best, gains=gains)


def decisions(match: Match) -> list[int]:
    """The numbers of the moves that can be weighed: neither resignations, nor what came from other tables."""
    return [seq for seq, move in enumerate(match.moves) if move.word != RESIGN and move.seat != OUTSIDE]


def weigh(match: Match, seq: int, worlds: int) -> Weighed:
    """Weigh one move. It depends on nothing but the match, the move and the number of worlds."""
    vantage = vantage_before(match, seq)
    return answered(judge(match, seq, vantage, worlds), vantage, dice_for(seq))


def vantage_before(match: Match, seq: int) -> Vantage:
    """What the mover could know when the word was said."""
    return Vantage(match.spec, match.position(seq).table, match.moves[seq].seat)


def dice_for(seq: int) -> QuickDice:
    """The chance by which the worlds of a move are imagined; whoever plays them out goes on with it."""
    return QuickDice.seeded(seq, "analysis")


def judge(match: Match, seq: int, vantage: Vantage, worlds: int) -> Asking[Weighed]:
    """Judge one move. Who plays the words out, and where, is up to the caller."""
    move = match.moves[seq]
    said = match.alphabet.find(move.word)
    assert said is not None  # noqa: S101 - the match has been replayed
    usual = vantage.by_habit()
    first = [said] if usual is None else list(dict.fromkeys([said, usual]))
    words = [*first, *(yield from promising(vantage, first))]
    found = yield Question(tuple(words), worlds)
    seats = range(1 if match.is_shared else len(match.setup.seats))
    by_worth = sorted(found, key=lambda each: -each.value(move.seat))
    best, chosen = by_worth[0], found[0]
    baseline = best if usual is None else found[words.index(usual)]
    cost, error = best.gain(chosen, move.seat)
    grounds: Grounds | None = compare(vantage, best, chosen) if best is not chosen else None
    return Weighed(
        seq,
        move.seat,
        move.word,
        _chances(baseline, seats),
        _chances(chosen, seats),
        tuple(Alternative(vantage.text(each.word), _chance(each.value(move.seat))) for each in by_worth[:3]),
        round(cost / 2, 4),
        round(error / 2, 4),
        () if grounds is None else tuple((each.aspect, each.amount) for each in grounds.gains),
        None if grounds is None else grounds.cause,
    )


def _chances(found: Prospect, seats: Sequence[Seat]) -> tuple[float, ...]:
    return tuple(_chance(found.value(seat)) for seat in seats)


def _chance(value: float) -> float:
    return round((value + 1) / 2, 4)


class Step(NamedTuple):
    """What one move did to the chance of a side: by its choice, and by luck after it."""

    weighed: Weighed
    choice: float
    luck: float

    @property
    def largest(self) -> float:
        return max(abs(self.choice), abs(self.luck))


class Shares(NamedTuple):
    """The change of a side's chance over the match, by what changed it."""

    own: float
    others: float
    luck: float


class Analysis:
    """A view of the moves that have been weighed."""

    def __init__(self, match: Match, moves: Sequence[Weighed]) -> None:
        self.match = match
        self.moves = sorted(moves)
        self.is_whole = len(self.moves) == len(decisions(match))

    @property
    def sides(self) -> range:
        """The seats, or 0 for a team that wins or loses together."""
        return range(1 if self.match.is_shared else len(self.match.setup.seats))

    def steps(self, side: int) -> list[Step]:
        """What each move did to a side. The last one is known only if the match is over."""
        found = []
        for at, each in enumerate(self.moves):
            following = self._chance_after(at, side)
            luck = 0.0 if following is None else following - each.after[side]
            found.append(Step(each, each.after[side] - each.before[side], luck))
        return found

    def _chance_after(self, at: int, side: int) -> float | None:
        each = self.moves[at]
        if at + 1 < len(self.moves) and self.moves[at + 1].seq == each.seq + 1:
            return self.moves[at + 1].before[side]
        outcome = self.match.outcome
        if at + 1 < len(self.moves) or outcome is None or each.seq + 1 < self.match.seq:
            return None
        return _chance(settled(outcome, side, cooperative=self.match.spec.cooperative))

    def shares(self, side: int) -> Shares:
        own = others = luck = 0.0
        for step in self.steps(side):
            if self.match.is_shared or step.weighed.seat == side:
                own += step.choice
            else:
                others += step.choice
            luck += step.luck
        return Shares(round(own, 4), round(others, 4), round(luck, 4))

    def turning_points(self, side: int) -> list[Step]:
        """The moves that changed the chance of a side most, in their order."""
        largest = sorted(self.steps(side), key=lambda step: -step.largest)[:TURNING_POINTS]
        return sorted((step for step in largest if step.largest > 0), key=lambda step: step.weighed.seq)

    def mistakes(self, seat: Seat | None = None) -> list[Weighed]:
        """The large mistakes, of one seat or of all, the dearest first."""
        found = [each for each in self.moves if each.is_mistake and seat in (None, each.seat)]
        return sorted(found, key=lambda each: -each.cost)
