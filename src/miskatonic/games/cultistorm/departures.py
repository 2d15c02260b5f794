"""How a table departs from the printed rule book: by the numbers of its preset, and by its options.

The rule book's numbers stand in the card files (`[book]` of presets.toml). A ruling where the source
is silent or disagrees with itself is no departure (CUL-R84).
"""

from collections.abc import Iterator, Mapping
from typing import Final

from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.interpret import TEAMS
from miskatonic.games.cultistorm.cards.presets import Preset, SeatCount
from miskatonic.games.cultistorm.expansions.installed import active, more_seats
from miskatonic.games.cultistorm.options import AS_PRESET
from miskatonic.games.departures import Departure

# The values of options that the source states, and what a table with another value says.
_BY_THE_BOOK: Final = {
    "seal_trophies": "matching",
    "portal_grace": "none",
    "last_elder": "seal_first",
    "empty_handed": "strict",
    "review_draw": "refill",
}

# Fewer detectives belong to an expansion of the printed game (CUL-R9).
_SMALLEST_TEAM: Final = 3


def departures(content: Content, options: Mapping[str, str], seats: int | None) -> tuple[Departure, ...]:
    """All that a table with these options and so many seats has otherwise than the rule book."""
    preset = {str(name): value for name, value in content.presets.preset.items()}[options["difficulty"]]
    used = active(content.installed, options)
    team = None if seats is None else seats - more_seats(used)
    is_small = team is not None and team < _SMALLEST_TEAM
    is_meant = any(one.kind == "main" and one.teams is not None and team in one.teams for one in used)
    small = (Departure("two-seats"),) if is_small and not is_meant else ()
    return (
        *small,
        *(Departure("expansion", {"expansion": expansion.key}) for expansion in used),
        *_in_numbers(content, preset),
        *_by_team(content, preset, team),
        *_in_options(preset, options),
    )


def _in_numbers(content: Content, preset: Preset) -> Iterator[Departure]:
    book, common = content.presets.book, content.presets.common
    yield from _differs("hand", preset.hand, book.hand)
    yield from _differs("crystals", preset.crystals, book.crystals)
    yield from _differs("dice", common.detective_dice, book.detective_dice)
    yield from _differs("sanity", common.most_tokens, book.most_tokens)
    if common.more_steps:
        yield Departure("steps", {"number": common.more_steps})


def _by_team(content: Content, preset: Preset, seats: int | None) -> Iterator[Departure]:
    """Numbers by the size of the team. While it is unknown, the one farthest from the book is told."""
    book, common = content.presets.book, content.presets.common
    # Whoever is alone has the numbers of two, or those of an expansion, which is told of.
    seats = None if seats is None else int(TEAMS[seats])
    for key, numbers, stated in (
        ("items", preset.items_kept, book.items_kept),
        ("tokens", preset.tokens, book.tokens),
        ("trophies", common.trophies_of_each, book.trophies_of_each),
    ):
        number, reach = _farthest(numbers, stated, seats)
        if number != stated:
            yield Departure(key, {"number": number, "book": stated, "reach": reach})
    limit = {team: common.limit[team] + preset.more_limit[team] - book.limit[team] for team in common.limit}
    for higher, lower, numbers in (
        ("limit-higher", "limit-lower", limit),
        ("seal-dearer", "seal-cheaper", preset.more_trophies),
    ):
        number, reach = _farthest(numbers, 0, seats)
        if number:
            yield Departure(higher if number > 0 else lower, {"number": abs(number), "reach": reach})


def _in_options(preset: Preset, options: Mapping[str, str]) -> Iterator[Departure]:
    for key, book in _BY_THE_BOOK.items():
        chosen = getattr(preset, key) if options[key] == AS_PRESET else options[key]
        if chosen != book:
            yield Departure(f"{key.replace('_', '-')}-{chosen.replace('_', '-')}")


def _differs(key: str, number: int, book: int) -> Iterator[Departure]:
    if number != book:
        yield Departure(key, {"number": number, "book": book})


def _farthest(numbers: Mapping[SeatCount, int], book: int, seats: int | None) -> tuple[int, str]:
    """Of numbers by the size of the team, the one that is farthest from the book's, and for whom it holds."""
    possible = {number for team, number in numbers.items() if seats in (None, int(team))}
    farthest = max(possible, key=lambda number: abs(number - book))
    return farthest, "every-team" if len(possible) == 1 else "some-teams"
