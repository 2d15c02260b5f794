"""Random mixes of table options: many options of a game at once, so that every pair of them is played.

A *feature* is one value of one option that is not its default: a module, a main expansion, a special cult.
The first mixes of a game cover all pairs of features that can be combined; those after them are drawn freely.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from itertools import combinations, islice
from typing import Final, TypeAlias, TypeVar

from miskatonic.games.spec import AnyGame, BadOptionError, Option
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import MIX, Case

R = TypeVar("R")
Feature: TypeAlias = tuple[str, str]
Pair: TypeAlias = frozenset[Feature]

# How many mixes are drawn for one that covers many new pairs.
_DRAWS: Final = 6
# Mixes from this number on are drawn freely, whatever the first ones cover.
_FIRST: Final = 1000
# One option in so many is not at its default, and one value in so many is taken of an option that takes many.
_CHANGED: Final = 3
_TAKEN: Final = 3
# Values that stand for others, or for none of them, and options that change no rule.
_NO_FEATURES: Final = ("none", "preset", "random")
_NO_RULES: Final = ("start", "detectives", "region_table", "region_tables", "region_clock", "campaign_again")
_SESSION: Final = "campaign"


def _once(function: Callable[[AnyGame], R]) -> Callable[[AnyGame], R]:
    """Worked out once for each game; specs hold dictionaries, so they cannot be keys themselves."""
    found: dict[int, tuple[AnyGame, R]] = {}

    @wraps(function)
    def known(spec: AnyGame) -> R:
        if id(spec) not in found:
            found[id(spec)] = spec, function(spec)
        return found[id(spec)][1]

    return known


@_once
def features_of(spec: AnyGame) -> tuple[Feature, ...]:
    """All features of a game; the sessions of a campaign are features, too."""
    found = [
        (option.key, value)
        for option in spec.options
        for value in option.values
        if value != option.default and not value.startswith(_NO_FEATURES) and option.key not in _NO_RULES
    ]
    return (*found, *((_SESSION, str(number)) for number in range(1, _sessions(spec))))


def mix(spec: AnyGame, number: int, seed: int = 0) -> Case:
    """The mix with this number: the first ones cover all pairs, see `covering`."""
    if number < _FIRST and number < len(covering(spec)):
        return covering(spec)[number]._replace(seed=seed + number)
    dice = Dice.seeded(seed + number, "mix")
    return next(case for case in _drawn(spec, dice, {}) if case is not None)._replace(seed=seed + number)


def pairs_of(case: Case) -> frozenset[Pair]:
    """The pairs of features that a mix plays together."""
    return frozenset(frozenset(pair) for pair in combinations(_features(case), 2))


def possible_pairs(spec: AnyGame) -> frozenset[Pair]:
    """The pairs of features that a table can have: those that the first mixes cover."""
    return frozenset[Pair]().union(*map(pairs_of, covering(spec)))


@_once
def covering(spec: AnyGame) -> tuple[Case, ...]:
    """Mixes that together play all pairs of features that can be combined."""
    left = {frozenset(pair) for pair in combinations(features_of(spec), 2)}
    dice = Dice.seeded(0, "covering")
    found: list[Case] = []
    while left:
        # Each mix begins with a pair that is still to be covered, so this ends.
        wanted = min(left, key=sorted)
        drawn = islice(_drawn(spec, dice, dict_of(wanted)), _DRAWS)
        cases = [case for case in drawn if case is not None]
        if not cases:
            # With everything else at its default it can be played, or not at all; but not by every number of
            # seats, and that is drawn.
            alone = (_case(spec, dice, dict_of(wanted)) for _ in range(_DRAWS))
            cases = [case for case in alone if case is not None][:1]
        if cases:
            best = max(cases, key=lambda case: len(pairs_of(case) & left))
            found.append(best)
            left -= pairs_of(best)
        left.discard(wanted)
    return tuple(found)


def dict_of(features: Pair | tuple[Feature, ...]) -> dict[str, list[str]]:
    """Values by option."""
    found: dict[str, list[str]] = {}
    for key, value in sorted(features):
        found.setdefault(key, []).append(value)
    return found


def _drawn(spec: AnyGame, dice: Dice, wanted: Mapping[str, list[str]]) -> Iterator[Case | None]:
    """Mixes with these values and others, as long as one asks; None for one that cannot be combined."""
    known = features_of(spec)
    while True:
        chosen = {key: list(values) for key, values in wanted.items()}
        for option in spec.options:
            if dice.below(_CHANGED) == 0:
                for value in (value for key, value in known if key == option.key):
                    few = option.many or not chosen.get(option.key)
                    if few and dice.below(_TAKEN) == 0 and value not in chosen.get(option.key, ()):
                        chosen.setdefault(option.key, []).append(value)
        yield _case(spec, dice, chosen)


def _case(spec: AnyGame, dice: Dice, chosen: Mapping[str, list[str]]) -> Case | None:
    """A table with these values and a random number of seats; None if there is none."""
    sessions = chosen.get(_SESSION, ())
    by_key = {option.key: option for option in spec.options}
    plain = {key: values for key, values in chosen.items() if key != _SESSION}
    if len(sessions) > 1 or any(len(values) > 1 and not by_key[key].many for key, values in plain.items()):
        return None
    options = {key: ",".join(_in_order(by_key[key], values)) for key, values in plain.items()}
    try:
        seats = dice.pick(spec.seats_for(options))
        if sessions and spec.campaign is not None:
            session = spec.campaign.sessions(seats)[int(sessions[0])]
            if any(options.get(key, value) != value for key, value in session.items()):
                return None
            options = {**options, **session}
            seats = dice.pick([number for number in spec.seats_for(options) if number == seats])
        spec.new(seats, spec.settle(options), 0)
    except (BadOptionError, IndexError, ValueError):
        return None
    return Case(spec, seats, MIX, options, 0)


def _in_order(option: Option, values: list[str]) -> list[str]:
    return sorted(values, key=option.values.index)


def _sessions(spec: AnyGame) -> int:
    return 0 if spec.campaign is None else len(spec.campaign.sessions(max(spec.seats)))


def _features(case: Case) -> list[Feature]:
    known = set(features_of(case.spec))
    found = {(key, part) for key, value in case.options.items() for part in value.split(",")}
    if case.spec.campaign is not None:
        sessions = case.spec.campaign.sessions(case.seats)
        played = (str(at) for at, one in enumerate(sessions) if one.items() <= case.options.items())
        found |= {(_SESSION, number) for number in played}
    return sorted(found & known)
