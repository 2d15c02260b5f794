"""A study: a run, and the runs beside it that a report compares it with."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from miskatonic.arena.run import Run

Role: TypeAlias = Literal["main", "weaker", "seats", "preset"]

# The options by which games choose their difficulty.
_DIFFICULTY: Final = ("preset", "difficulty")
# What stands for a bot that plays a little worse.
_WEAKER: Final = {
    "master": "adept",
    "adept": "novice",
    "search": "greedy",
    "greedy": "novice",
    "novice": "random",
    "beginner": "random",
}
_ITERATIONS: Final = re.compile(r"search:(\d+)(:\d+)?")
_FEW: Final = 4


class Part(NamedTuple):
    """One run of a study: why it is played, and what distinguishes it from the main run."""

    role: Role
    label: str
    run: Run


def alone(run: Run) -> list[Part]:
    """The run and nothing beside it."""
    return [Part("main", "main", run)]


def study(run: Run) -> list[Part]:
    """The run, and on the same seeds: with weaker bots, other numbers of seats, other presets."""
    return [*alone(run), *_weaker(run), *_other_seats(run), *_presets(run)]


def weaker(bot: str) -> str | None:
    """A bot that plays like this one, but worse; None if there is none."""
    found = _ITERATIONS.fullmatch(bot)
    if found and int(found[1]) >= _FEW:
        return f"search:{int(found[1]) // _FEW}{found[2] or ''}"
    return _WEAKER.get(bot.partition(":")[0])


def _weaker(run: Run) -> Iterator[Part]:
    bot = run.lineup[0]
    worse = weaker(bot)
    if worse is None or len(set(run.lineup)) > 1:
        return
    if run.spec.cooperative:
        yield Part("weaker", f"all seats play as {worse}", replace(run, bots=(worse,)))
        return
    for seat in range(run.seats):
        lineup = tuple(bot if other == seat else worse for other in range(run.seats))
        yield Part(
            "weaker", f"seat {seat + 1} plays as {bot}, the others as {worse}", replace(run, bots=lineup)
        )


def _other_seats(run: Run) -> Iterator[Part]:
    if len(run.bots) > 1:
        return
    for seats in run.spec.seats_for(run.options):
        if seats != run.seats:
            yield Part("seats", f"{seats} seats", replace(run, seats=seats))


def _presets(run: Run) -> Iterator[Part]:
    settled = run.spec.settle(run.options)
    for option in run.spec.options:
        if option.key in _DIFFICULTY:
            for value in option.values:
                if value != settled[option.key]:
                    chosen = {**run.options, option.key: value}
                    yield Part("preset", f"{option.key}={value}", replace(run, options=chosen))
    if run.spec.cooperative:
        return
    for name, options in run.spec.variants.items():
        if run.spec.settle(options) != settled:
            yield Part("preset", name, replace(run, options=options))
