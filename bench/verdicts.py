"""Ratios between ours and the peers, and whether the targets are met."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from bench.figures import Figures, middle
from bench.rounds import Entry

# How many times faster than Catanatron a game is to be; the bigger games do more in a decision.
DECISIONS_TARGETS = {"witch-of-salem": 4.0}
DECISIONS_TARGET = 3.0
CLONE_TARGET_MICROSECONDS = 15.0
TARGET_PEER = "catanatron"


@dataclass(frozen=True, slots=True)
class Ratios:
    """How many times faster we are than a peer; below 1 the peer is faster."""

    peer: str
    per_decision: float
    per_tick: float
    clone: float | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """One target and what was reached; `met` is None when it could not be judged."""

    target: str
    reached: str
    met: bool | None


def slowest(entries: Sequence[Entry]) -> Entry:
    """The number of seats that speaks for a game: the one that flatters it least."""
    return min(entries, key=lambda entry: middle(entry.rounds).decisions_per_second)


def ratios(ours: Entry, peer: Entry) -> Ratios:
    per_decision = _paired(ours, peer, lambda us, them: us.decisions_per_second / them.decisions_per_second)
    per_tick = _paired(ours, peer, lambda us, them: us.decisions_per_second / them.ticks_per_second)
    clone = _paired(ours, peer, _clone_ratio) if peer.rounds[0].clone_microseconds else None
    return Ratios(peer.key, per_decision, per_tick, clone)


def _paired(ours: Entry, peer: Entry, ratio: Callable[[Figures, Figures], float]) -> float:
    """The median over rounds of the ratio within a round, where both had the same weather."""
    return median(ratio(us, them) for us, them in zip(ours.rounds, peer.rounds, strict=True))


def _clone_ratio(us: Figures, them: Figures) -> float:
    return (them.clone_microseconds or 0.0) / (us.clone_microseconds or 1.0)


def verdicts(game: str, entries: Sequence[Entry], against: Sequence[Ratios]) -> list[Verdict]:
    target = DECISIONS_TARGETS.get(game, DECISIONS_TARGET)
    clone = max(middle(entry.rounds).clone_microseconds or 0.0 for entry in entries)
    cheap = Verdict(
        f"clone below {CLONE_TARGET_MICROSECONDS:g} µs, in the deepest effect, with any number of seats",
        f"{clone:.1f} µs",
        clone < CLONE_TARGET_MICROSECONDS,
    )
    fast = f"decisions/s at least {target:g} times Catanatron's"
    found = next((each for each in against if each.peer == TARGET_PEER), None)
    if found is None:
        return [cheap, Verdict(fast, "Catanatron was not measured", met=None)]
    readings = (
        (f"{fast} ticks/s, forced ones too", found.per_tick),
        (f"{fast} decisions/s", found.per_decision),
    )
    return [
        cheap,
        *(Verdict(text, f"{ratio:.2f} times", ratio >= target) for text, ratio in readings),
    ]
