"""Words that bring secrets: chance is drawn for each of them, so nobody sees the same future twice."""

import json
from collections.abc import Iterator
from itertools import count, islice

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice, KeyedDice, Secret
from miskatonic.matches import Match, Occupant, from_json, to_json
from miskatonic.matches.errors import UndoError
from tests.matches.lantern import SPEC

SEED = Secret("7" * 64)
GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]


def secrets(start: int = 0) -> Iterator[Secret]:
    return (Secret(f"{number:032x}") for number in count(start))


def a_match(*words: str, start: int = 0) -> Match:
    """A match of two in which these words were said by the seat that was asked, each with a secret."""
    match = Match.new(SPEC, [Occupant("Ada"), Occupant("Bo")], SEED)
    for word, secret in zip(words, secrets(start), strict=False):
        asked = match.table.flow.decision
        assert asked is not None
        match.submit(asked.seat, word, secret=secret)
    return match


def played(spec: AnyGame, steps: int, *, start: int = 0) -> Match:
    """A served match with random moves."""
    match = Match.new(spec, [Occupant(f"Player {seat}") for seat in range(spec.seats[0])], SEED)
    goes_on(match, steps, start)
    return match


def goes_on(match: Match, steps: int, start: int) -> None:
    dice = Dice.seeded(3, "test")
    for secret in secrets(start):
        asked = match.table.flow.decision
        if asked is None or match.seq == steps:
            return
        seat = dice.pick(asked.seats)
        match.submit(seat, match.alphabet.text(dice.pick(asked.options_of(seat))), secret=secret)


def weathers(match: Match) -> list[int]:
    return [event.args["weather"] for event in match.events(0) if event.kind == "rolled"]


def test_the_secret_of_a_word_decides_its_chance() -> None:
    rolls = ["roll"] * 20
    first = weathers(a_match(*rolls))
    assert len(set(first)) > 1
    assert weathers(a_match(*rolls)) == first
    # Whatever was rolled before, a secret rolls the same.
    assert weathers(a_match(*rolls, start=1))[:-1] == first[1:]
    assert weathers(a_match(*rolls, start=100)) != first


def test_going_back_does_not_bring_the_same_future() -> None:
    seen = set()
    match = a_match("trim")
    for secret in islice(secrets(1), 60):
        match.submit(0, "roll", secret=secret)
        seen.add(weathers(match)[-1])
        match.undo(1, agreed=True)
    assert seen == set(range(6))


def test_a_fork_has_the_past_of_its_parent_and_a_future_of_its_own() -> None:
    rolls = ["roll"] * 20
    parent = a_match(*rolls)
    fork = parent.fork(10)
    for secret in islice(secrets(100), 10):
        fork.submit(0, "roll", secret=secret)
    assert weathers(fork)[:10] == weathers(parent)[:10]
    assert weathers(fork)[10:] != weathers(parent)[10:]


def test_a_word_that_uses_no_chance_is_free_to_take_back_and_keeps_no_secret() -> None:
    match = a_match("trim")
    assert match.moves[0].secret is None
    assert match.free_until() == 0
    assert [move.word for move in match.undo()] == ["trim"]
    rolled = a_match("roll")
    assert rolled.free_until() == 1
    with pytest.raises(UndoError, match="chance was used"):
        rolled.undo()


def test_without_secrets_a_match_follows_from_its_seed() -> None:
    """A local game: whoever goes back and says the same words sees the same cards."""
    match = Match.new(SPEC, [Occupant("Ada"), Occupant("Bo")], 7)
    match.submit(0, "roll")
    first = match.undo(0, agreed=True)
    assert match.submit(0, "roll") == first[0]


def test_a_word_without_a_secret_goes_on_with_the_dice_of_the_last_one_that_had_one() -> None:
    """A match of a server that is loaded in a terminal."""
    match = a_match("roll")
    assert isinstance(match.table.dice, KeyedDice)
    state = match.table.dice.state
    match.submit(0, "roll")
    assert match.table.dice.state == state + 1
    assert from_json(to_json(match), find=lambda _key: SPEC).moves == match.moves


@pytest.mark.parametrize("spec", GAMES)
def test_a_match_with_secrets_comes_back_from_its_capsule(spec: AnyGame) -> None:
    match = played(spec, 300)
    text = to_json(match)
    assert any("secret" in move for move in json.loads(text)["moves"])
    again = from_json(text)
    assert again.moves == match.moves
    assert again.events(0) == match.events(0)
    assert [step.table.round for step in again.replay()][-1] == match.table.round


@pytest.mark.parametrize("spec", GAMES)
def test_going_back_and_on_again_leads_elsewhere_in_every_game(spec: AnyGame) -> None:
    match = played(spec, 60)
    past, future = match.moves[:20], match.moves[20:]
    match.go_back(20)
    goes_on(match, 60, start=1000)
    assert match.moves[:20] == past
    assert match.moves[20:] != future
    assert from_json(to_json(match)).moves == match.moves
