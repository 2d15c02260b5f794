"""Tables that rest, tables that fall, and the end of a region (LCN-4)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.lovecraft_country.tables import won
from miskatonic.games.cultistorm.words import PLANET, STAR, SYMBOLS
from tests.games.cultistorm.expansions.lovecraft_country.regions import (
    banked,
    falls,
    has_sealed,
    hear,
    known,
    meet,
    ring,
    table_of,
    to_the_barrier,
)
from tests.games.cultistorm.tables import L1, ONE, OpenStorm, Storm


def settle(games: list[Storm]) -> None:
    """All words pass, and every table declines what it may do at the barrier."""
    meet(games)
    while asking := [
        game for game in games if not game.play.is_over and game.play.asked.prompt == "help-region"
    ]:
        asking[0].says(asking[0].play.asked.seat, "done")
        meet(games)


@pytest.mark.rule("LCN-4.1", "LCN-R1")
def test_with_the_last_seal_the_turn_of_a_table_is_over(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, "shield", "tentacle", "eye", "planet")
    banked(games, 2, "star")
    game = games[0]
    game.laid(L1, "star", game.t.rules.to_seal)
    game.seal_card(ONE, "star")
    game.trophies(ONE, "eye")
    game.sealing()
    game.says(ONE, "seal")
    meet(games)
    assert game.play.asked.prompt == "barrier"
    assert game.goes_on


@pytest.mark.rule("LCN-4.1")
def test_a_table_at_rest_plays_no_turns(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, *SYMBOLS)
    for game in games:
        to_the_barrier(game)
    settle(games)
    assert games[0].play.asked.prompt == "barrier"
    assert games[0].told("table-rests")
    assert games[1].play.asked.prompt != "barrier"
    assert games[0].t.round == games[1].t.round


@pytest.mark.rule("LCN-4.1")
def test_while_a_wound_is_open_it_plays_on(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    has_sealed(games, 1, *SYMBOLS)
    falls(games[1])
    to_the_barrier(games[0])
    to_the_barrier(games[2])
    settle(games)
    assert games[0].play.asked.prompt != "barrier"
    assert games[0].told("turn-begins")


@pytest.mark.rule("LCN-4.1")
def test_relief_heals_blocks_supplies_and_rolls_a_die(storm: OpenStorm) -> None:
    game = table_of(storm)
    game.tokens(ONE, 3)
    to_the_barrier(game)
    hear(
        game,
        "heard-relief table-1+relief-1",
        "heard-relief table-1+relief-3",
        "heard-relief table-1+relief-4",
    )
    hear(game, "heard-relief table-1+relief-2")
    game.says(ONE, "at salem")
    assert game.t.blocked_next == 2
    assert game.t.bonus_dice == 1
    game.prepare()
    assert game.all_tokens() == [1, 0, 0]
    game.asks(ONE, "who-is-supplied")
    game.says(ONE, "choose seat-2")
    assert len(game.told("item-found")) + len(game.told("event-found")) == 2


@pytest.mark.rule("LCN-4.1")
def test_a_table_at_rest_gives_one_relief_at_each_barrier(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    has_sealed(games, 1, *SYMBOLS)
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "aid relief-reserves")
    assert games[0].options(ONE) == ["at-table table-2", "at-table table-3"]
    games[0].says(ONE, "at-table table-3")
    meet(games)
    assert games[2].told("relief-comes")
    assert not games[1].told("relief-comes")
    assert not games[0].play.is_over
    assert games[0].play.asked.prompt == "barrier"


@pytest.mark.rule("LCN-4.7")
def test_a_table_at_rest_may_still_deposit(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, *SYMBOLS)
    games[0].trophies(2, "star")
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "deposit star")
    settle(games)
    assert known(games[1]).deposits(0, STAR) == 1


@pytest.mark.rule("LCN-4.2", "LCN-4.5")
def test_one_fall_of_four_is_borne_and_the_second_loses_the_region(storm: OpenStorm) -> None:
    games = ring(storm, 4)
    falls(games[1])
    for game in (games[0], games[2], games[3]):
        to_the_barrier(game)
    settle(games)
    assert all(game.goes_on for game in (games[0], games[2], games[3]))
    falls(games[3])
    games[3].t.round = 2
    for game in (games[0], games[2]):
        to_the_barrier(game)
    settle(games)
    assert [games[at].ending for at in (0, 2)] == ["region-lost"] * 2
    assert games[0].outcome.winners == ()
    assert won([game.t for game in games], ()) is False


@pytest.mark.rule("LCN-4.5")
def test_a_large_region_bears_two_falls(storm: OpenStorm) -> None:
    assert [table_of(storm, tables).t.rules.more["region"].falls for tables in (2, 3, 4, 5, 6)] == [
        2,
        2,
        2,
        3,
        3,
    ]


@pytest.mark.rule("LCN-4.5")
def test_no_table_left_standing_loses(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    for game in games:
        falls(game)
    assert meet(games) == []
    assert won([game.t for game in games], ()) is False


@pytest.mark.rule("LCN-4.4", "LCN-R4")
def test_a_wound_takes_ones_own_deposits_first(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    banked(games, 3, "planet", 2)
    banked(games, 1, "planet", 3)
    supply = games[2].t.supply[PLANET]
    for game in games:
        known(game).wounds[PLANET] = 1
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "done")
    meet(games)
    games[1].says(ONE, "done")
    meet(games)
    games[2].says(ONE, "close-wound planet")
    settle(games)
    assert [known(games[0]).deposits(table, PLANET) for table in range(3)] == [2, 0, 0]
    assert games[2].t.supply[PLANET] == supply + 2
    assert not any(known(games[0]).wounds)


@pytest.mark.rule("LCN-R5")
def test_a_table_that_was_given_up_has_fallen(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    for game in games[:2]:
        to_the_barrier(game)
    assert SPEC.region is not None
    said = SPEC.region.answer([game.t for game in games], (2,))
    while said is not None:
        hear(games[said.table], games[said.table].t.rules.alphabet.text(said.word))
        said = SPEC.region.answer([game.t for game in games], (2,))
    assert known(games[0]).fallen == 4
    assert sum(known(games[0]).wounds) == 5


@pytest.mark.rule("LCN-4.6")
def test_the_region_waits_for_the_last_table(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, *SYMBOLS)
    has_sealed(games, 2, *SYMBOLS[:4])
    for game in games:
        to_the_barrier(game)
    settle(games)
    assert all(game.goes_on for game in games)
    has_sealed(games, 2, SYMBOLS[4])
    to_the_barrier(games[1])
    settle(games)
    assert [game.ending for game in games] == ["region-won"] * 2
