"""The default table is the book's, and whatever departs from the book says so (chapters 20 and 21)."""

from functools import cache

import pytest

from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.departures import Departure
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.cards.shape import Content
from tests.games.witch_of_salem.tables import CONTENT, DOCKS, ONE, TWO, OpenArkham

# Values beside the default that contradict no sentence of the book.
NO_DEPARTURE = {("fatalPayments", "on")}
# Options whose values are choices that the book leaves to the players.
FREE = {"preset", "scholars", "start"}
BY_THE_BOOK = {"standard", "strict"}


@cache
def texts() -> Texts:
    return load_texts(SPEC.texts, strict=True)


def changed(**numbers: object) -> Content:
    """The game's own content with other numbers for the default preset."""
    presets = CONTENT.presets
    preset = presets.preset["scholar"].model_copy(update=numbers)
    return CONTENT._replace(
        presets=presets.model_copy(update={"preset": {**presets.preset, "scholar": preset}})
    )


@pytest.mark.rule("WOS-21.3", "WOS-2.4", "WOS-2.7")
def test_the_default_table_is_the_books() -> None:
    assert SPEC.departs(CONTENT, {}) == ()


@pytest.mark.rule("WOS-21.3", "WOS-R15")
def test_by_the_letter_is_by_the_letter() -> None:
    letter = SPEC.variants["strict"]
    assert SPEC.departs(CONTENT, letter) == ()
    assert letter == {"fatalPayments": "on"}  # the only default that forbids what the book does not


@pytest.mark.parametrize("name", sorted(SPEC.variants))
@pytest.mark.rule("WOS-21.3")
def test_every_other_variant_says_that_it_departs(name: str) -> None:
    departs = SPEC.departs(CONTENT, SPEC.variants[name])
    assert bool(departs) == (name not in BY_THE_BOOK)
    assert all(texts().departure(*departure).endswith(".") for departure in departs)
    assert name in BY_THE_BOOK or "book" in texts().variant(name).about


@pytest.mark.parametrize(
    ("key", "value"),
    [(option.key, value) for option in SPEC.options for value in option.values if option.key not in FREE],
)
@pytest.mark.rule("WOS-21.3")
def test_a_value_departs_unless_it_is_the_letter_or_a_ruling(key: str, value: str) -> None:
    default = next(option.default for option in SPEC.options if option.key == key)
    is_by_the_book = value == default or (key, value) in NO_DEPARTURE
    assert bool(SPEC.departs(CONTENT, {key: value})) != is_by_the_book
    assert is_by_the_book or "book" in texts().option(key).values[value]


@pytest.mark.parametrize("preset", [name for name in CONTENT.presets.preset if name != "apprentice"])
@pytest.mark.rule("WOS-2.4", "WOS-2.7", "WOS-7.3")
def test_presets_beside_the_easiest_have_the_books_numbers(preset: str) -> None:
    assert SPEC.departs(CONTENT, {"preset": preset}) == ()


@pytest.mark.rule("WOS-2.7", "WOS-2.4", "WOS-7.3")
def test_other_numbers_of_a_preset_are_named_with_the_books() -> None:
    content = changed(items=3, sanity=5, die=["necronomicon", "necron"])
    assert SPEC.departs(content, {}) == (
        Departure("sanity", {"number": 5, "book": 6}),
        Departure("items", {"number": 3, "book": 1}),
        Departure("die", {"face": "sanity"}),
    )


@pytest.mark.rule("WOS-9.3")
def test_prices_of_one_and_of_two_are_both_somewhere() -> None:
    cheap = tuple(
        card.model_copy(update={"slots": [slot[:1] for slot in card.slots]}) for card in CONTENT.locations
    )
    assert SPEC.departs(CONTENT._replace(locations=cheap), {}) == (
        Departure("price", {"symbol": "cost-s", "number": 2}),
        Departure("price", {"symbol": "cost-n", "number": 2}),
    )


@pytest.mark.rule("WOS-1.2", "WOS-1.3")
def test_other_counts_and_copies_of_cards_are_named() -> None:
    fewer = CONTENT._replace(creatures=CONTENT.creatures[1:], events=CONTENT.events[1:])
    assert [args["what"] for key, args in SPEC.departs(fewer, {}) if key == "number"] == [
        "creatures",
        "events",
    ]
    first, *rest = CONTENT.minor_items
    more = CONTENT._replace(minor_items=(first.model_copy(update={"copies": 9}), *rest))
    assert SPEC.departs(more, {}) == (Departure("copies", {"card": first.id, "number": 9, "book": 7}),)


@pytest.mark.rule("WOS-1.4", "WOS-4.1")
def test_other_common_numbers_are_named() -> None:
    presets = CONTENT.presets
    common = presets.common.model_copy(update={"walls": 5, "creature_rate": {"2": [1], "3": [2], "4": [2]}})
    content = CONTENT._replace(presets=presets.model_copy(update={"common": common}))
    assert SPEC.departs(content, {}) == (
        Departure("number", {"what": "walls", "number": 5, "book": 4}),
        Departure("creature-rate", {"seats": 3}),
    )
    assert Departure("creature-rate", {"seats": 3}) in SPEC.departs(content, {}, 3)
    assert [key for key, _ in SPEC.departs(content, {}, 4)] == ["number"]


@pytest.mark.rule("WOS-R15", "WOS-9.5")
def test_by_the_letter_the_last_sanity_may_be_paid(arkham: OpenArkham) -> None:
    game = arkham(3, **SPEC.variants["strict"])
    game.t.sanity[ONE] = 1
    game.turn(ONE)
    assert "go secret-passage" in game.options
    game.answers("go secret-passage", "slip docks")
    assert game.t.living == 2
    assert game.told("moved") == []  # who dies of the price goes nowhere


@pytest.mark.rule("WOS-R14", "WOS-R16", "WOS-R26", "WOS-R29")
def test_by_the_letter_one_may_stay_and_trades_before_the_roll(arkham: OpenArkham) -> None:
    game = arkham(2, **SPEC.variants["strict"])
    game.creatures(docks="undead")
    game.t.place = [DOCKS, DOCKS]
    game.holds(TWO, "elixir")
    game.turn(ONE, "go docks")
    assert game.prompt == "trade"
    assert game.told("loss-rolled") == []
