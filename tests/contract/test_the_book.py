"""Every registered game says how its tables depart from its rule book."""

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.departures import Departure
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame

GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]


def content_of(spec: AnyGame) -> object:
    content: object = spec.load_content(spec.folder / "data")
    return content


def every_departure(spec: AnyGame) -> list[Departure]:
    """The departures of all variants and of all option values."""
    content = content_of(spec)
    by_value = [{option.key: value} for option in spec.options for value in option.values]
    tables = [*spec.variants.values(), *by_value]
    return [
        departure
        for options in tables
        for seats in (None, *spec.seats_for(options))
        for departure in spec.departs(content, options, seats)
    ]


@pytest.mark.parametrize("spec", GAMES)
def test_the_default_table_is_by_the_book(spec: AnyGame) -> None:
    assert spec.departs(content_of(spec), {}) == ()


@pytest.mark.parametrize("spec", GAMES)
def test_departures_are_declared_and_can_be_said(spec: AnyGame) -> None:
    assert spec.vocabulary is not None
    declared = {kind.name: kind.args for kind in spec.vocabulary.departures}
    texts = load_texts(spec.texts, strict=True)
    for key, args in every_departure(spec):
        assert {name: type(value) for name, value in args.items()} == declared[key]
        assert texts.departure(key, args)
