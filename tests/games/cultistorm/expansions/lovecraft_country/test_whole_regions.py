"""Whole regions, what they store, and what cannot be a region."""

from typing import Any

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import Wave, country
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.words import SYMBOLS
from miskatonic.games.spec import BadOptionError
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.kernel.storage import digest
from miskatonic.matches.match import Match
from miskatonic.matches.record import Occupant
from miskatonic.matches.region import options_of_tables, pass_words
from miskatonic.testing.cases import Case
from miskatonic.testing.checkpoint import Checkpoint
from miskatonic.testing.clauses.storage import nothing_is_lost
from miskatonic.testing.contract import AT_SOME_DECISIONS, uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.lovecraft_country.regions import (
    banked,
    bots_play,
    has_sealed,
    known,
    meet,
    ring,
    table_of,
    to_the_barrier,
)
from tests.games.cultistorm.tables import ONE, OpenStorm, Storm

REGION = {"region": "on", "region_tables": "3", "region_table": "2"}


@pytest.mark.rule("LCN-1.1", "LCN-1.2", "LCN-1.3")
def test_bots_play_a_region_to_its_end_and_it_can_be_played_again() -> None:
    tables, log = bots_play(3, 3, difficulty="novice")
    assert all(table.flow.outcome is not None for table in tables)
    again, same = bots_play(3, 3, difficulty="novice")
    assert log == same
    assert [digest(table) for table in tables] == [digest(table) for table in again]


@pytest.mark.rule("LCN-1.3")
def test_each_table_is_replayed_from_its_own_log_alone() -> None:
    options = options_of_tables(SPEC, {"region": "on", "difficulty": "novice"})
    matches = [
        Match.new(SPEC, [Occupant("bot", "greedy")] * 3, seed, chosen) for seed, chosen in enumerate(options)
    ]
    _play_turns(matches, 3)
    assert any(move.seat == OUTSIDE for move in matches[0].moves)
    for match in matches:
        *_, last = match.replay()
        replayed: Any = last.table
        played: Any = match.table
        assert SPEC.facts(replayed) == SPEC.facts(played)


def _play_turns(matches: list[Match], rounds: int) -> None:
    region: Any = SPEC.region
    tables: list[Any] = [match.table for match in matches]
    while not all(match.over for match in matches):
        for said in pass_words(region, tables, lambda said: _say(matches, said)):
            assert matches[said.table].moves[-1].seat == OUTSIDE
        if min(table.round for table in tables) > rounds:
            return
        for match in matches:
            table: Any = match.table
            while (asked := table.flow.decision) is not None and asked.seats:
                seat = asked.seats[0]
                match.submit(seat, match.alphabet.text(habit(table, seat)))


def _say(matches: list[Match], said: Any) -> None:
    match = matches[said.table]
    match.submit(OUTSIDE, match.alphabet.text(said.word))


@pytest.mark.rule("LCN-1.2")
def test_nothing_is_taken_back_that_other_tables_have_seen() -> None:
    options = options_of_tables(SPEC, {"region": "on", "difficulty": "novice"})
    matches = [
        Match.new(SPEC, [Occupant("bot", "greedy")] * 3, seed, chosen) for seed, chosen in enumerate(options)
    ]
    _play_turns(matches, 1)
    match = matches[0]
    before = max(seq for seq, move in enumerate(match.moves) if move.seat == OUTSIDE)
    with pytest.raises(Exception, match="other tables"):
        match.undo(before, agreed=True)


@pytest.mark.rule("LCN-1.4")
def test_the_clock_of_a_region_is_ten_minutes_unless_the_table_says_otherwise() -> None:
    assert SPEC.region is not None
    minutes = [
        SPEC.region.minutes(SPEC.settle({"region": "on", **more}))
        for more in ({}, {"region_clock": "5"}, {"region_clock": "none"})
    ]
    assert minutes == [10, 5, 0]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"region_tables": "1"}, "option 'region_tables' cannot be '1'; choose from: 2, 3, 4, 5, 6"),
        ({"region_tables": "7"}, "option 'region_tables' cannot be '7'; choose from: 2, 3, 4, 5, 6"),
        ({"main": "overlord"}, "only one of these expansions can be used in a game: region, overlord"),
        ({"modules": "puzzle"}, "the expansions region and puzzle cannot be used together"),
        (
            {"region_tables": "2", "region_table": "3"},
            "option 'region_table' cannot be '3' in a region of 2 tables",
        ),
    ],
)
@pytest.mark.rule("LCN-1.1", "EXP-1.2")
def test_what_cannot_be_a_region_is_refused_in_one_sentence(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOptionError) as refused:
        SPEC.new(4, SPEC.settle({"region": "on", **options}), 1)
    assert str(refused.value) == sentence


@pytest.mark.rule("LCN-1.1")
def test_a_table_of_a_region_has_three_to_five_detectives() -> None:
    assert list(SPEC.seats_for({"region": "on"})) == [3, 4, 5]


@pytest.mark.parametrize(("seats", "more"), [(3, "closed"), (4, "narrative"), (5, "standard")])
@pytest.mark.rule("LCN-1.2")
def test_a_table_alone_keeps_the_contract(seats: int, more: str) -> None:
    """What comes from outside is guessed."""
    options = {**SPEC.variants[more], **REGION}
    uphold(Case(SPEC, seats, "region", options, seed=4 * seats + 1), Coverage(), one_in=40)


@pytest.mark.parametrize("more", ["closed", "novice"])
@pytest.mark.rule("LCN-1.3")
def test_the_contract_holds_at_every_question_of_the_region(more: str) -> None:
    """Played by habit, so that it gets far."""
    own = {"barrier", "witness", "which-witness", "break-wave", "stop-wave", "help-region", "send-what"}
    own |= {"trophy-for", "parcel-for", "cordon-where", "who-is-treated", "who-is-supplied", "stop-where"}
    seen: set[str] = set()
    dice = Dice.seeded(2, "contract")
    for seed in range(8):
        table: Any = SPEC.new(3, SPEC.settle({**SPEC.variants[more], **REGION}), seed, chronicle=True)
        counts = dict(SPEC.conserved(table))
        while (asked := table.flow.decision) is not None and table.round < 6:
            checkpoint = Checkpoint(SPEC, table, dice)
            nothing_is_lost(checkpoint, counts)
            if asked.prompt in own and (asked.prompt not in seen or dice.below(12) == 0):
                seen.add(asked.prompt)
                for clause in AT_SOME_DECISIONS:
                    clause(checkpoint)
            if asked.prompt not in own and not country(table).travelling:
                country(table).travelling = (Wave(dice.below(3), sender=0),)
            if asked.guess is not None:
                table.flow.submit(table, asked.guess(table, dice), OUTSIDE)
                continue
            seat = dice.pick(asked.seats)
            words = asked.options_of(seat)
            table.flow.submit(table, dice.pick(words) if asked.prompt in own else habit(table, seat), seat)
    assert {"barrier", "break-wave", "help-region"} <= seen


def test_the_habit_deposits_what_the_table_does_not_need(storm: OpenStorm) -> None:
    game = table_of(storm)
    game.t.round = 3
    game.sealed(0)
    game.trophies(ONE, "star")
    game.sealing()
    assert game.t.rules.alphabet.text(habit(game.t, ONE)) == "deposit star"


def _says_by_habit(game: Storm) -> str:
    word = game.t.rules.alphabet.text(habit(game.t, ONE))
    game.play.answers(word, seat=ONE)
    return word


@pytest.mark.rule("LCN-2.5")
def test_the_habit_sends_a_trophy_for_which_nobody_here_has_a_use(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, "star")
    banked(games, 1, "star")
    games[0].trophies(ONE, "star")
    for game in games:
        to_the_barrier(game)
    meet(games)
    assert [_says_by_habit(games[0]) for _ in range(2)] == ["courier table-2", "send-trophy star"]


@pytest.mark.rule("LCN-2.5", "LCN-4.1")
def test_the_habit_of_a_table_at_rest_sends_items(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, *SYMBOLS)
    games[0].holds(ONE, "iron-ward")
    games[0].t.supply[:] = [0] * 5
    for game in games:
        to_the_barrier(game)
    meet(games)
    said = [_says_by_habit(games[0]) for _ in range(3)]
    assert said[0].startswith("aid ")
    assert said[1:] == ["courier table-2", "send-item iron-ward"]


@pytest.mark.rule("LCN-3.4")
@pytest.mark.parametrize(("room", "said"), [(2, "stop flood"), (8, "done")])
def test_the_habit_stops_a_flood_that_could_end_a_table(storm: OpenStorm, room: int, said: str) -> None:
    games = ring(storm, 2)
    banked(games, 1, "star", 3)
    for game in games:
        known(game).travelling = (Wave(2, sender=0),)
        to_the_barrier(game)
    meet(games)
    known(games[0]).room[1] = room
    assert games[0].t.rules.alphabet.text(habit(games[0].t, ONE)) == said


@pytest.mark.rule("LCN-R6")
def test_the_scene_shows_the_tables_and_no_hands(storm: OpenStorm) -> None:
    game = table_of(storm, 3)
    zone = SPEC.scene(game.t, ONE).zone("region")
    assert zone.marks == {"table": "table-1", "tables": 3, "wounds": [], "falls": 2}
    assert [piece.face for piece in zone.pieces] == ["table-1", "table-2", "table-3"]
    assert zone.pieces[1].marks == {
        "part": "table",
        "state": "plays",
        "sealed": [],
        "bank": [],
        "terror": "shield-slot",
    }
    known(game).room[1], known(game).tokens[1] = 4, 3
    marks = SPEC.scene(game.t, ONE).zone("region").pieces[1].marks
    assert (marks["room"], marks["tokens"]) == (4, 3)
    assert marks.keys() == {"part", "state", "sealed", "bank", "terror", "room", "tokens"}
