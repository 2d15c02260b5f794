"""How a table departs from the rule book: by its options, by its preset, by the numbers of its cards.

A departure contradicts a sentence of the rule book. An option that only settles what the book leaves open
(chapter 19 of the rules) is none.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from miskatonic.games.departures import Departure
from miskatonic.games.witch_of_salem.cards.shape import Book, Content, Preset
from miskatonic.kernel.vocabulary import DepartureKind, departs

# Option values that contradict the book.
_VALUES: Final = {
    ("openGlasses", "on"): "open-glasses",
    ("talents", "on"): "talents",
    ("exploration", "on"): "exploration",
    ("solo", "on"): "solo",
    ("placeFrom", "own"): "place-from",
    ("rateByLiving", "on"): "rate-by-living",
    ("refuseTribute", "on"): "refuse-tribute",
    ("mayStay", "off"): "may-not-stay",
    ("rollFirst", "always"): "roll-always-first",
    ("rollFirst", "never"): "roll-never-first",
    ("shadowAbility", "off"): "shadow-sleeps",
    ("banDiscards", "on"): "ban-discards",
    ("wallCheck", "end"): "walls-at-the-end",
}
# Numbers that hold for every preset, and stand in the book under the same name.
_COMMON: Final = ("max_sanity", "minor_spaces", "event_deck", "elders", "portals", "walls")
_COUNTS: Final = ("locations", "minor_items", "artifacts", "creatures", "events")

DEPARTURES: Final = (
    *(DepartureKind(key, {}) for key in _VALUES.values()),
    departs("sanity", number=int, book=int),
    departs("items", number=int, book=int),
    departs("die", face=str),
    departs("price", symbol=str, number=int),
    departs("number", what=str, number=int, book=int),
    departs("copies", card=str, number=int, book=int),
    departs("creature-rate", seats=int),
)


def departures(content: Content, options: Mapping[str, str], seats: int | None) -> list[Departure]:
    """Every difference between this table and the book."""
    found = [Departure(key) for (option, value), key in _VALUES.items() if options[option] == value]
    book = content.presets.book
    if book is not None:
        preset = next(preset for name, preset in content.presets.preset.items() if name == options["preset"])
        found += _of_preset(preset, book)
        found += _of_prices(content, book)
        found += _of_common(content, book, seats)
        found += _of_cards(content, book)
    return found


def _of_preset(preset: Preset, book: Book) -> Iterator[Departure]:
    if preset.sanity != book.sanity:
        yield Departure("sanity", {"number": preset.sanity, "book": book.sanity})
    if preset.items != book.items:
        yield Departure("items", {"number": preset.items, "book": book.items})
    for face in book.die:
        if face not in preset.die:
            yield Departure("die", {"face": face})


def _of_prices(content: Content, book: Book) -> Iterator[Departure]:
    """The book's slots cost up to two symbols of a kind; each number must be the price of some slot."""
    slots = [slot for card in content.locations for slot in card.slots]
    for symbol, prices in (("S", book.sanity_prices), ("N", book.necron_prices)):
        charged = {slot.count(symbol) for slot in slots}
        for number in prices:
            if number not in charged:
                yield Departure("price", {"symbol": f"cost-{symbol.lower()}", "number": number})


def _of_common(content: Content, book: Book, seats: int | None) -> Iterator[Departure]:
    common, counts = content.presets.common, content.presets.counts
    numbers = [(name, getattr(common, name), getattr(book, name)) for name in _COMMON]
    numbers += [(name, len(getattr(content, name)), getattr(counts, name)) for name in _COUNTS]
    for name, number, stated in numbers:
        if stated is not None and number != stated:
            what = name.replace("_", "-")
            yield Departure("number", {"what": what, "number": number, "book": stated})
    for team, rate in book.creature_rate.items():
        if seats in (None, int(team)) and common.creature_rate[team] != rate:
            yield Departure("creature-rate", {"seats": int(team)})


def _of_cards(content: Content, book: Book) -> Iterator[Departure]:
    for cards, stated in (
        (content.minor_items, book.minor_copies),
        (content.artifacts, book.artifact_copies),
        (content.creatures, book.creature_copies),
    ):
        for card in cards:
            if card.copies != stated:
                yield Departure("copies", {"card": card.id, "number": card.copies, "book": stated})
