"""Bots of a team are asked for help: answers are fair and declared, and a promise has an effect."""

from collections.abc import Iterator

import pytest

from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.requests import Owed, UnknownRequestError, ask, choose, topics
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.requests import Request
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.table import Table
from miskatonic.matches import Match, Occupant, from_json, to_json
from miskatonic.matches.errors import BrokenReplayError

TEAMS = [game for game in all_games() if find_game(game).favours]
SEATS = 3


def moments(spec: AnyGame, every: int, variant: str = "standard", seed: int = 4) -> Iterator[Table]:
    """The tables of a game by habit, every so many words."""
    table = spec.new(SEATS, spec.settle(spec.variants[variant]), seed)
    count = 0
    while (asked := table.flow.decision) is not None:
        if count % every == 0:
            yield table
        count += 1
        assert spec.habit is not None
        table.flow.submit(table, spec.habit(table, asked.seats[0]), asked.seats[0])


def requests_at(spec: AnyGame, table: Table, asker: int, seat: int) -> list[Request]:
    found = topics(spec, table, asker, seat)
    return [Request(kind, asker, subject) for kind, subjects in found.items() for subject in subjects]


def test_games_with_a_team_have_requests_and_games_with_rivals_have_none() -> None:
    for game in all_games():
        spec = find_game(game)
        assert bool(spec.favours) == spec.cooperative
        assert spec.vocabulary is not None
        assert list(spec.vocabulary.requests) == list(spec.favours)


@pytest.mark.parametrize("game", TEAMS)
def test_every_answer_is_declared_with_its_arguments(game: str) -> None:
    spec = find_game(game)
    assert spec.vocabulary is not None
    declared = {answer.name: set(answer.args) for answer in spec.vocabulary.answers}
    given = set()
    for table in moments(spec, 31):
        for request in requests_at(spec, table, 0, 1):
            answer = ask(spec, table, 1, request)
            assert set(answer.args) == declared[answer.key], answer
            assert answer.until is None or answer.until >= table.round
            given.add(answer.key)
    assert len(given) > len(declared) / 4


@pytest.mark.parametrize(
    ("game", "variant"), [(game, "standard") for game in TEAMS] + [("cultistorm", "closed")]
)
def test_an_answer_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(game: str, variant: str) -> None:
    spec = find_game(game)
    dice = Dice.seeded(1, "worlds")
    for table in moments(spec, 61, variant):
        other = spec.imagine(table, 1, dice)
        for request in requests_at(spec, table, 0, 1):
            assert ask(spec, other, 1, request) == ask(spec, table, 1, request)


@pytest.mark.parametrize("game", TEAMS)
def test_unknown_requests_are_refused_with_what_is_known(game: str) -> None:
    spec = find_game(game)
    table = spec.new(2, spec.settle({}), 1)
    with pytest.raises(UnknownRequestError, match=r"'song' in this game, but for: plan"):
        ask(spec, table, 1, Request("song", 0))
    with pytest.raises(UnknownRequestError, match=r"'item' cannot be about 'crown'"):
        ask(spec, table, 1, Request("item", 0, "crown"))


def test_without_a_promise_a_bot_chooses_as_ever() -> None:
    spec = find_game("witch-of-salem")
    table = spec.new(2, spec.settle({}), 3)
    asked = table.flow.decision
    assert asked is not None
    vantage = Vantage(spec, table, asked.seat)
    dice = Dice.seeded(0, "x")
    assert choose(GreedyBot(), vantage, dice, []) == vantage.by_habit()
    idle = Owed(Request("plan", 1 - asked.seat), ())
    assert choose(GreedyBot(), vantage, dice, [idle]) == vantage.by_habit()


def promised() -> Match:
    """A match in which the second seat has promised to come to the first."""
    spec = find_game("witch-of-salem")
    match = Match.new(spec, [Occupant("Ada"), Occupant("Bo", "greedy")], 1, {"start": "seat-1"})
    match.submit(0, "go docks")
    request = Request("come", 0)
    answer = ask(spec, match.table, 1, request)
    assert answer.until is not None
    match.promise(1, request, answer.until)
    return match


def until_asked(match: Match, seat: int, prompt: str) -> None:
    while (asked := match.table.flow.decision) is not None and (asked.seat, asked.prompt) != (seat, prompt):
        assert match.spec.habit is not None
        word = match.spec.habit(match.table, asked.seat)
        match.submit(asked.seat, match.alphabet.text(word))


def test_what_is_promised_is_done_at_the_next_turn_and_then_no_more() -> None:
    match = promised()
    until_asked(match, 1, "move")
    vantage = Vantage(match.spec, match.table, 1)
    assert vantage.by_habit() != match.alphabet.find("go docks")
    word = choose(GreedyBot(), vantage, Dice.seeded(0, "x"), match.owed(1))
    assert match.alphabet.text(word) == "go docks"
    match.submit(1, "go docks")
    assert [match.alphabet.text(said) for said in match.owed(1)[0].said] == ["go docks"]
    until_asked(match, 1, "move")
    vantage = Vantage(match.spec, match.table, 1)
    assert choose(GreedyBot(), vantage, Dice.seeded(0, "x"), match.owed(1)) == vantage.by_habit()


def test_a_promise_is_saved_with_the_match_and_read_again() -> None:
    match = promised()
    again = from_json(to_json(match))
    assert again.promises == match.promises
    assert again.owed(1) == match.owed(1)
    assert match.fork(1).promises == match.promises
    assert match.fork(0).promises == []


def test_a_promise_that_nobody_could_have_asked_for_breaks_the_capsule() -> None:
    text = to_json(promised())
    with pytest.raises(BrokenReplayError, match="nobody can have promised 'come crown'"):
        from_json(text.replace('"subject": ""', '"subject": "crown"'))
    with pytest.raises(BrokenReplayError, match="nobody can have promised 'come'"):
        from_json(text.replace('"asker": 0', '"asker": 7'))


def test_undo_takes_a_promise_back_with_the_step_after_which_it_was_made() -> None:
    match = promised()
    until_asked(match, 1, "move")
    match.undo(1, agreed=True)
    assert len(match.promises) == 1
    match.undo(0, agreed=True)
    assert match.promises == []


def test_to_promise_the_same_again_takes_the_place_of_the_earlier_promise() -> None:
    match = promised()
    match.promise(1, Request("come", 0), 9)
    assert [promise.until for promise in match.promises] == [9]
