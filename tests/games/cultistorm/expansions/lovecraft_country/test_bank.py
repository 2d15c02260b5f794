"""The bank: deposits, witnesses and couriers (LCN-2)."""

import pytest

from miskatonic.games.cultistorm.board.elders import banish_elder
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import STAR, SYMBOLS
from miskatonic.kernel.frames import frame
from tests.games.cultistorm.expansions.lovecraft_country.regions import (
    all_meet,
    banked,
    hear,
    known,
    meet,
    ring,
    table_of,
    to_the_barrier,
)
from tests.games.cultistorm.tables import L1, L2, ONE, TWO, OpenStorm


@frame("test-lcn/banished")
class Banished:
    """A detective has defeated the Great Old One of a location."""

    def comes(self, t: Table) -> None:
        banish_elder(t, ONE, L2)


@pytest.mark.rule("LCN-2.1")
def test_a_deposit_is_marked_with_its_table_and_stays(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    games[0].trophies(ONE, "star")
    games[0].sealing()
    assert games[0].why_not(ONE, "deposit eye") == "LCN-2.1"
    games[0].says(ONE, "deposit star")
    assert games[0].won(ONE) == {}
    assert known(games[0]).deposits(0, STAR) == 1
    all_meet(games)
    assert known(games[1]).deposits(0, STAR) == 1
    games[0].sealing()
    assert games[0].play.is_over


@pytest.mark.rule("LCN-2.1")
def test_trophies_are_deposited_in_the_sealing_phase_only(storm: OpenStorm) -> None:
    game = table_of(storm)
    game.trophies(ONE, "star")
    game.prepare()
    assert game.why_not(ONE, "deposit star") == "LCN-2.1"


@pytest.mark.rule("LCN-2.2")
def test_a_deposit_of_this_turn_is_no_witness_yet(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    games[1].trophies(ONE, "star")
    games[1].sealing()
    games[1].says(ONE, "deposit star")
    games[0].laid(L1, "star", games[0].t.rules.to_seal)
    games[0].seal_card(ONE, "star")
    games[0].trophies(ONE, "eye")
    games[0].sealing()
    assert games[0].why_not(ONE, "seal") == "LCN-2.2"


@pytest.mark.rule("LCN-2.2")
def test_the_sealer_chooses_among_witnesses_of_several_tables(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    banked(games, 2, "star")
    banked(games, 3, "star")
    games[0].laid(L1, "star", games[0].t.rules.to_seal)
    games[0].seal_card(ONE, "star")
    games[0].sealing()
    games[0].says(ONE, "seal")
    games[0].asks(ONE, "which-witness")
    assert games[0].why_not(ONE, "witness table-1") == "LCN-2.2"
    games[0].says(ONE, "witness table-3")
    assert meet(games) == [(1, "witness-granted")]
    assert [known(games[0]).deposits(table, STAR) for table in range(3)] == [0, 1, 0]


@pytest.mark.rule("LCN-2.3")
def test_nothing_is_paid_for_a_seal_whose_witness_is_taken(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    banked(games, 2, "star")
    games[0].holds(ONE, "elder-stone")
    games[0].crowd(L1, 1)
    games[0].laid(L1, "star", games[0].t.rules.to_seal)
    games[0].seal_card(ONE, "star")
    games[0].sealing()
    games[0].says(ONE, "seal")
    hear(games[0], "witness-taken")
    assert games[0].items(ONE) == ["elder-stone"]
    assert games[0].all_tokens() == [0, 0, 0]
    assert not games[0].t.is_sealed(L1)


@pytest.mark.rule("LCN-2.4")
def test_a_great_old_one_is_beaten_without_a_witness(storm: OpenStorm) -> None:
    game = table_of(storm)
    elder = next(
        name for name in game.t.rules.enemy_ids if game.t.rules.enemy_ids.index(name) in game.t.first_wave
    )
    game.elder(L2, elder)
    game.play.run(Banished().comes)
    assert game.t.is_sealed(L2)
    assert known(game).sealed[0] == 1 << game.t.symbol_at(L2)


@pytest.mark.rule("LCN-2.5", "LCN-R3")
def test_a_courier_brings_a_trophy_to_another_table(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    games[0].trophies(TWO, "eye")
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "courier table-2")
    games[0].says(TWO, "send-trophy eye")
    meet(games)
    games[1].asks(TWO, "trophy-for")
    games[1].says(TWO, "choose seat-3")
    meet(games)
    assert games[0].won(TWO) == {}
    assert games[1].won(2) == {"eye": 1}


@pytest.mark.rule("LCN-2.5", "LCN-R3")
def test_a_courier_brings_an_item_and_somebody_makes_room_for_it(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    item, *others = _items(games[0].t)[:3]
    games[0].holds(ONE, item)
    games[1].holds(ONE, *others)
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "courier table-2", f"send-item {item}")
    meet(games)
    games[1].says(ONE, "choose seat-1")
    games[1].says(ONE, f"drop {others[0]}")
    meet(games)
    assert games[0].items(ONE) == []
    assert sorted(games[1].items(ONE)) == sorted([item, others[1]])


def _items(t: Table) -> list[str]:
    rules = t.rules
    return [rules.item_ids[item] for item in dict.fromkeys(rules.item_deck) if not rules.is_event[item]]


@pytest.mark.rule("LCN-R3")
def test_an_item_that_nobody_may_own_is_discarded(storm: OpenStorm) -> None:
    game = table_of(storm)
    unique = next(item for item in game.t.item_deck if game.t.rules.unique[item])
    for seat in range(3):
        game.t.items[seat] = (unique,)
    to_the_barrier(game)
    hear(game, f"heard-parcel {game.t.rules.item_ids[unique]}")
    assert game.play.options() == ["heard-address table-1", "heard-address table-2"]
    hear(game, "heard-address table-1")
    assert game.t.item_discard.count(unique) == 1
    assert game.play.asked.prompt == "barrier"
    assert len(SYMBOLS) == len(known(game).wounds)
