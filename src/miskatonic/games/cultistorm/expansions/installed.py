"""Which expansions there are, and which of them a table plays with.

The packages beside this module are found by looking; those of other distributions by their entry points in
the group `miskatonic.cultistorm.expansions`. Each has its record under the name `EXPANSION`.
"""

import copyreg
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.expansion import TEAMS, Expansion
from miskatonic.games.spec import BadOptionError, Option, check_seats

GROUP: Final = "miskatonic.cultistorm.expansions"
NONE: Final = "none"
# What several expansions say in the same way.
SHARED_TEXTS: Final = (Path(__file__).parent / "text",)
# Sums of weights for a standard evening.
USUAL: Final = range(-2, 4)
# At most one of these is used in a game (EXP-1.2).
_LARGE: Final = ("main", "region")
# Two detectives are a ruling of the game (CUL-R9).
_SMALLEST: Final = 2


@cache
def installed() -> tuple[Expansion, ...]:
    """All expansions, in the order in which they act (EXP-1.4).

    Importing one declares its words. So this is called once, when all words of the base game are declared:
    their numbers do not depend on what is installed.
    """
    here = Path(__file__).parent
    packages = sorted(found.name for found in iter_modules([str(here)]) if found.ispkg)
    found = [import_module(f"{__package__}.{name}").EXPANSION for name in packages]
    found += [point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)]
    return in_order(found)


def find_expansion(key: str) -> Expansion:
    """The installed expansion of this key."""
    return next(expansion for expansion in installed() if expansion.key == key)


def _reduced(expansion: Expansion) -> Any:  # noqa: ANN401 - what pickle calls a reduction
    """An installed expansion is found again by its key: not all of its parts can be sent to a process."""
    is_installed = expansion in installed()
    return (find_expansion, (expansion.key,)) if is_installed else object.__reduce_ex__(expansion, 4)


copyreg.pickle(Expansion, _reduced)


def in_order(expansions: Sequence[Expansion]) -> tuple[Expansion, ...]:
    keys = [expansion.key for expansion in expansions]
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        raise ValueError(f"two expansions are called '{twice[0]}'")
    return tuple(sorted(expansions, key=lambda expansion: (expansion.order, expansion.key)))


def options_of(expansions: Sequence[Expansion]) -> tuple[Option, ...]:
    """The options that switch expansions on, and those that they bring (EXP-1.1, EXP-1.12)."""
    mains = {expansion.key: expansion.weight for expansion in expansions if expansion.kind == "main"}
    modules = {expansion.key: expansion.weight for expansion in expansions if expansion.kind == "module"}
    found = []
    if mains:
        found.append(Option("main", (NONE, *mains), NONE, "EXP-1.2", weights=mains))
    advice = tuple(one for expansion in expansions for one in expansion.advice)
    found.append(
        Option(
            "modules",
            (NONE, *modules),
            NONE,
            "EXP-1.1",
            many=True,
            weights=modules,
            usual=USUAL,
            advice=advice,
        )
    )
    if regions := [expansion.weight for expansion in expansions if expansion.kind == "region"]:
        found.append(Option("region", ("off", "on"), "off", "EXP-1.1", weights={"on": regions[0]}))
    return (*found, *(option for expansion in expansions for option in expansion.options))


def active(expansions: Sequence[Expansion], options: Mapping[str, str]) -> tuple[Expansion, ...]:
    """Those that the options switch on; raises where they cannot be used together (EXP-1.2)."""
    if NONE in (chosen := options.get("modules", NONE).split(",")) and len(chosen) > 1:
        raise BadOptionError(f"option 'modules' cannot be '{options['modules']}': 'none' stands alone")
    found = tuple(expansion for expansion in expansions if expansion.is_chosen(options))
    large = [expansion.key for expansion in found if expansion.kind in _LARGE]
    if len(large) > 1:
        raise BadOptionError(f"only one of these expansions can be used in a game: {', '.join(large)}")
    for one in found:
        for other in found:
            if other.key in one.excludes:
                raise BadOptionError(f"the expansions {one.key} and {other.key} cannot be used together")
        for key, most in one.limits.items():
            if count_named(options.get(key, "")) > most:
                raise BadOptionError(
                    f"with {one.key} option '{key}' cannot be '{options[key]}': {most} at most can be used"
                )
    return found


def count_named(chosen: str) -> int:
    """How many cards an option names, or has drawn by lot: `random-2` stands for two."""
    by_lot = chosen.removeprefix("random-")
    return int(by_lot) if by_lot.isdecimal() else len(chosen.split(","))


def more_seats(chosen: Sequence[Expansion]) -> int:
    """Seats that are no detectives."""
    return sum(expansion.more_seats for expansion in chosen)


def seats_for(chosen: Sequence[Expansion]) -> range:
    """How many seats a table with these expansions can have."""
    large = [one.teams for one in chosen if one.kind in _LARGE and one.teams is not None]
    teams = large[0] if large else range(_SMALLEST, TEAMS[-1] + 1)
    for expansion in chosen:
        if expansion.teams is not None:
            teams = range(max(teams.start, expansion.teams.start), min(teams.stop, expansion.teams.stop))
    extra = more_seats(chosen)
    return range(teams.start + extra, teams.stop + extra)


def check_team(chosen: Sequence[Expansion], seats: int) -> None:
    """Raise unless these expansions can be played by so many seats."""
    names = ", ".join(expansion.key for expansion in chosen)
    check_seats(seats_for(chosen), seats, f"with {names} this game" if chosen else "this game")
