"""What the record of a game says about its tables."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from miskatonic.games.departures import Departure
from miskatonic.games.spec import BadOptionError
from tests.matches.lantern import SPEC

BOOK = 2


def departures(_content: object, options: Mapping[str, str], seats: int | None) -> list[Departure]:
    lamp = int(options["lamp"])
    crowd = [] if seats in (None, 1) else [Departure("crowd", {"number": seats})]
    return crowd if lamp == BOOK else [*crowd, Departure("lamp", {"number": lamp, "book": BOOK})]


LANTERN = replace(SPEC, departures=departures, variants={"bright": {"lamp": "5"}})


def test_a_table_departs_from_the_book_by_its_options() -> None:
    assert LANTERN.departs("printed", {}) == ()
    assert LANTERN.departs("printed", LANTERN.variants["bright"]) == (
        Departure("lamp", {"number": 5, "book": BOOK}),
    )


def test_a_table_departs_from_the_book_by_its_seats_where_they_are_known() -> None:
    assert LANTERN.departs("printed", {}, 1) == ()
    assert LANTERN.departs("printed", {}, 2) == (Departure("crowd", {"number": 2}),)


def test_only_a_table_that_can_be_laid_is_compared_with_the_book() -> None:
    with pytest.raises(BadOptionError, match="option 'lamp' cannot be '7'"):
        LANTERN.departs("printed", {"lamp": "7"})


def test_a_game_that_says_nothing_follows_its_book() -> None:
    assert SPEC.departs("printed", {"lamp": "5"}) == ()


def test_newcomers_are_offered_a_variant_that_exists() -> None:
    assert replace(LANTERN, newcomer="bright").newcomer == "bright"
    with pytest.raises(ValueError, match="lantern has no variant 'dim' to offer to newcomers"):
        replace(LANTERN, newcomer="dim")
