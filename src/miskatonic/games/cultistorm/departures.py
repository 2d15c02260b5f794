"""How a table departs from the printed rule book: by the numbers of its preset, and by its options.

The rule book's numbers stand in the card files (`[book]` of presets.toml). A ruling where the source
is silent or disagrees with itself is no departure (CUL-R84).
"""

from collections.abc import Iterator, Mapping
from typing import Final

from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.cultistorm.cards.shape import Preset, SeatCount
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


def departures(content: Content, options: Mapping[str, str]) -> tuple[Departure, ...]:
    """All that a table with these options has otherwise than the rule book."""
    preset = {str(name): value for name, value in content.presets.preset.items()}[options["difficulty"]]
    return (*_in_numbers(content, preset), *_in_options(preset, options))


def _in_numbers(content: Content, preset: Preset) -> Iterator[Departure]:
    book, common = content.presets.book, content.presets.common
    yield from _differs("hand", preset.hand, book.hand)
    yield from _differs("items", _farthest(preset.items_kept, book.items_kept), book.items_kept)
    yield from _differs("tokens", _farthest(preset.tokens, book.tokens), book.tokens)
    yield from _differs("crystals", preset.crystals, book.crystals)
    yield from _differs(
        "trophies", _farthest(common.trophies_of_each, book.trophies_of_each), book.trophies_of_each
    )
    yield from _differs("dice", common.detective_dice, book.detective_dice)
    yield from _differs("sanity", common.most_tokens, book.most_tokens)
    limit = {team: common.limit[team] + preset.more_limit[team] - book.limit[team] for team in common.limit}
    if most := _farthest(limit, 0):
        yield Departure("limit-higher" if most > 0 else "limit-lower", {"number": abs(most)})
    if common.more_steps:
        yield Departure("steps", {"number": common.more_steps})
    if trophies := _farthest(preset.more_trophies, 0):
        yield Departure("seal-dearer" if trophies > 0 else "seal-cheaper", {"number": abs(trophies)})


def _in_options(preset: Preset, options: Mapping[str, str]) -> Iterator[Departure]:
    for key, book in _BY_THE_BOOK.items():
        chosen = getattr(preset, key) if options[key] == AS_PRESET else options[key]
        if chosen != book:
            yield Departure(f"{key.replace('_', '-')}-{chosen.replace('_', '-')}")


def _differs(key: str, number: int, book: int) -> Iterator[Departure]:
    if number != book:
        yield Departure(key, {"number": number, "book": book})


def _farthest(numbers: Mapping[SeatCount, int], book: int) -> int:
    """Of numbers by the size of the team, the one that is farthest from the book's."""
    return max(numbers.values(), key=lambda number: abs(number - book))
