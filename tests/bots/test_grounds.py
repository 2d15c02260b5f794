"""What speaks for a word: what differs by the end of the round, in worlds with the same luck."""

from collections.abc import Sequence
from typing import Any

import pytest

from miskatonic.bots.grounds import Grounds, compare, find_grounds
from miskatonic.bots.prospects import Playout, Prospect, prospects
from miskatonic.bots.vantage import Vantage
from miskatonic.content.texts import load_texts
from miskatonic.games.registry import all_games, find_game
from miskatonic.kernel.dice import Dice

SALEM = find_game("witch-of-salem")


def some_way_in(game: str, steps: int = 12) -> Vantage:
    """A decision with a choice, after some words by habit."""
    spec = find_game(game)
    table = spec.new(max(spec.seats), spec.settle({}), 3)
    assert spec.habit is not None
    while steps > 0 or len(table.flow.decision.options_of(table.flow.decision.seats[0])) < 2:
        seat = table.flow.decision.seats[0]
        table.flow.submit(table, spec.habit(table, seat), seat)
        steps -= 1
    return Vantage(spec, table, table.flow.decision.seats[0])


@pytest.mark.parametrize("game", all_games())
def test_a_word_has_the_same_prospects_as_itself(game: str) -> None:
    vantage = some_way_in(game)
    word = vantage.options[0]
    first, second = prospects(vantage, [word, word], Dice.seeded(1, "worlds"), 2)
    assert first.playouts == second.playouts
    assert first.gain(second, vantage.seat) == (0.0, 0.0)
    assert compare(vantage, first, second).is_empty


@pytest.mark.parametrize("game", all_games())
def test_every_aspect_is_measured_and_has_its_sentence(game: str) -> None:
    spec = find_game(game)
    vantage = some_way_in(game, 0)
    assert spec.vocabulary is not None
    assert spec.aspects is not None
    table = vantage.imagine(Dice.seeded(1, "table"))
    assert set(spec.aspects(table, 0)) == set(spec.vocabulary.aspects)
    texts = load_texts(spec.texts, "en", strict=True)
    for key in spec.vocabulary.aspects:
        more, less = (texts.say(f"aspect-{key}", more=each, amount=1.5) for each in (True, False))
        assert "1.5" in more
        assert more != less


def test_prospects_depend_on_what_the_seat_knows_alone() -> None:
    """Two truths that the seat cannot tell apart have the same prospects."""
    vantage = some_way_in("cultistorm", 30)
    others = [Vantage(vantage.spec, vantage.imagine(Dice.seeded(n, "truth")), vantage.seat) for n in (1, 2)]
    words = vantage.options[:2]
    first, second = (prospects(each, words, Dice.seeded(1, "worlds"), 1) for each in others)
    assert first == second


def prospect(*playouts: tuple[dict[str, float], Sequence[str], str | None], word: int = 1) -> Prospect:
    return Prospect(
        word, tuple(Playout((0.0, 0.0), aspects, frozenset(causes), end) for aspects, causes, end in playouts)
    )


def compared(best: Any, other: Any) -> Grounds:
    return compare(some_way_in("witch-of-salem", 0), prospect(*best), prospect(*other, word=2))


def test_what_counts_most_is_told_first_and_the_price_beside_it() -> None:
    best = [({"sealed": 1, "items": 3, "sanity": 2, "rift": 9}, (), None)]
    other = [({"sealed": 0, "items": 2, "sanity": 6, "rift": 8}, (), None)]
    found = compared(best, other)
    assert [each.aspect for each in found.gains] == ["sealed", "items"]
    assert [(each.aspect, each.amount) for each in found.price] == [("sanity", -4)]


def test_fewer_creatures_are_a_gain() -> None:
    found = compared([({"creatures": 1}, (), None)], [({"creatures": 3}, (), None)])
    assert [(each.aspect, each.amount) for each in found.gains] == [("creatures", -2)]


def test_a_card_is_named_that_has_an_effect_more_often() -> None:
    found = compared([({}, ("item/map", "rule/WOS-1.1"), None)] * 4, [({}, ("rule/WOS-1.1",), None)] * 4)
    assert found.cause == "item/map"
    assert compared([({}, ("item/map",), None)], [({}, ("item/map",), None)]).cause is None


def test_a_danger_is_named_that_the_word_avoids() -> None:
    safe: Any = ({}, (), None)
    lost: Any = ({}, (), "rift")
    found = compared([safe] * 4, [lost, lost, safe, safe])
    assert (found.danger, found.chance) == ("rift", 0.5)
    assert compared([safe] * 8, [lost, *[safe] * 7]).danger is None


def test_a_word_that_is_as_good_is_not_called_dangerous() -> None:
    found = compared([({}, (), None)] * 4, [({}, (), "rift")] * 4)
    assert found.at_cost(0.1) == found
    assert found.at_cost(0.01).danger is None
    assert found.at_cost(0.01).is_empty


def test_grounds_are_given_for_each_alternative() -> None:
    vantage = some_way_in("witch-of-salem")
    best, *others = vantage.options[:3]
    found = find_grounds(vantage, best, others, Dice.seeded(1, "worlds"), 2)
    assert [each.instead for each in found] == others
