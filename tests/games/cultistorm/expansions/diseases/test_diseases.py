"""Diseases break out, spread, are treated and eradicated (SIK-1 to SIK-4)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.diseases.ward import infected, ward_of
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.expansions.diseases.wards import (
    card_of,
    carries,
    cleans_up,
    healthy,
    ill,
    number,
    ward,
)
from tests.games.cultistorm.tables import (
    BRUNO,
    L1,
    L2,
    L3,
    L4,
    L5,
    MIRIAM,
    ONE,
    PLACES,
    THREE,
    TWO,
    OpenStorm,
)


@pytest.mark.rule("SIK-1.1")
def test_a_game_begins_with_one_disease_on_a_random_location() -> None:
    places = set()
    for seed in range(6):
        table = SPEC.new(3, SPEC.settle({"modules": "diseases"}), seed)
        while not table.round:
            asked = table.flow.decision
            assert asked is not None
            table.flow.submit(table, asked.options[0], asked.seat)
        found = ward_of(table)
        assert infected(table) == sum(found.tokens) == len(found.active) == 1
        places.add(found.tokens.index(1))
    assert len(places) > 1


@pytest.mark.rule("SIK-1.2", "SIK-1.3", "SIK-R2")
def test_a_terror_card_brings_the_next_to_the_first_healthy_location(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.t.marker = L2
    ill(game, L2, "glass-cough", 1)
    game.ripen(1)
    game.terror_step()
    while not game.play.is_over:
        game.play.answers(game.play.options()[0])
    (told,) = game.told("outbreak")
    assert told["location"] == PLACES[L3]
    assert len(ward(game).active) == 2
    kinds = game.kinds()
    assert kinds.index("terror-replaced") < kinds.index("outbreak")
    game.ripen(2)
    game.terror_step()
    assert len(game.told("outbreak")) == 1


@pytest.mark.rule("SIK-1.3")
def test_with_no_healthy_location_it_is_discarded(storm: OpenStorm) -> None:
    game = healthy(storm)
    for spot in range(5):
        ill(game, spot, "glass-cough", 1)
    game.ripen(1)
    game.terror_step()
    while not game.play.is_over:
        game.play.answers(game.play.options()[0])
    assert len(ward(game).discard) == 1
    assert len(ward(game).active) == 1


@pytest.mark.rule("SIK-2.3")
def test_example_1_a_virulent_disease_goes_to_the_next_location(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.at(L5, ONE, TWO, THREE)
    ill(game, L2, "tidal-sweats", 2)
    cleans_up(game)
    assert ward(game).at[L3] == number(game, "tidal-sweats")
    assert ward(game).tokens == [0, 2, 1, 0, 0]


@pytest.mark.rule("SIK-2.3")
def test_example_2_it_goes_no_further_than_the_next_and_not_where_it_is(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.at(L5, ONE, TWO, THREE)
    ill(game, L2, "stone-limbs", 3)
    ill(game, L3, "stone-limbs", 3)
    cleans_up(game)
    assert ward(game).tokens == [0, 3, 3, 1, 0]


@pytest.mark.rule("SIK-2.1")
def test_example_3_a_carrier_infects_a_healthy_location(storm: OpenStorm) -> None:
    game = healthy(storm)
    carries(game, BRUNO, "glass-cough")
    game.at(L5, BRUNO)
    cleans_up(game)
    assert ward(game).tokens[L5] == 1
    assert ward(game).at[L5] == number(game, "glass-cough")


@pytest.mark.rule("SIK-2.1", "SIK-R1", "SIK-1.4")
def test_whoever_stands_there_catches_it_before_carriers_infect(storm: OpenStorm) -> None:
    game = healthy(storm)
    ill(game, L1, "glass-cough", 1)
    carries(game, TWO, "ink-fever")
    game.at(L2, TWO, THREE)
    cleans_up(game)
    assert ward(game).carried == [number(game, "glass-cough"), number(game, "ink-fever"), -1]
    game.at(L1, TWO)
    cleans_up(game)
    assert ward(game).carried[TWO] == number(game, "ink-fever")
    assert ward(game).at[L1] == number(game, "glass-cough")


@pytest.mark.rule("SIK-2.2", "SIK-1.4")
def test_two_cultists_feed_a_disease_up_to_three_tokens(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.at(L5, ONE, TWO, THREE)
    ill(game, L1, "glass-cough", 1)
    ill(game, L3, "glass-cough", 3)
    ill(game, L4, "glass-cough", 1)
    game.crowd(L1, 2)
    game.crowd(L3, 2)
    game.crowd(L4, 1)
    cleans_up(game)
    assert ward(game).tokens == [2, 0, 3, 1, 0]


@pytest.mark.rule("SIK-3.1", "SIK-3.3")
def test_example_4_the_healer_removes_two_and_takes_a_trophy(storm: OpenStorm) -> None:
    game = healthy(storm)
    ill(game, L1, "ink-fever", 2)
    card_of(game, MIRIAM, 3)
    game.prepare()
    game.says(MIRIAM, "treat")
    assert ward(game).tokens[L1] == 0
    assert game.won(MIRIAM) == {"eye": 1}
    assert ward(game).active == ()
    assert ward(game).discard == [number(game, "ink-fever")]


@pytest.mark.rule("SIK-3.1")
def test_others_remove_one_token_with_a_card_of_the_cure(storm: OpenStorm) -> None:
    game = healthy(storm)
    ill(game, L2, "ink-fever", 2)
    game.prepare()
    assert game.why_not(TWO, "treat") == "SIK-3.1"
    assert game.why_not(ONE, "treat") == "SIK-3.1"
    card_of(game, TWO, 0)
    game.prepare()
    assert game.why_not(TWO, "treat") == "SIK-3.1"
    card_of(game, TWO, 3)
    game.prepare()
    game.says(TWO, "treat")
    assert ward(game).tokens[L2] == 1
    assert len(game.cards(TWO)) == 1


@pytest.mark.rule("SIK-3.2", "SIK-3.3")
def test_a_carrier_gets_well_for_two_cards_where_it_is_healthy(storm: OpenStorm) -> None:
    game = healthy(storm)
    carries(game, ONE, "glass-cough")
    ill(game, L2, "ink-fever", 1)
    game.prepare()
    assert game.why_not(ONE, "get-well") == "SIK-3.2"
    assert game.why_not(TWO, "get-well") == "SIK-3.2"
    for symbol in (0, 1, 2):
        card_of(game, ONE, symbol)
    game.prepare()
    game.says(ONE, "get-well")
    for _ in range(2):
        game.says(ONE, game.options(ONE)[0])
    assert ward(game).carried[ONE] == -1
    assert len(game.cards(ONE)) == 1
    assert game.won(ONE) == {"star": 1}


@pytest.mark.rule("SIK-3.4", "SIK-R3")
@pytest.mark.parametrize(("answer", "tokens", "well"), [("yes", 2, True), ("no", 1, False)])
def test_example_5_a_carrier_may_heal_less_and_recover(
    storm: OpenStorm, answer: str, tokens: int, *, well: bool
) -> None:
    game = healthy(storm)
    carries(game, TWO, "glass-cough")
    game.tokens(TWO, 3)
    game.hand(MIRIAM, "talking-cure")
    game.prepare()
    play(game, MIRIAM, "talking-cure", TWO)
    game.asks(TWO, "heal-less")
    game.says(TWO, answer)
    assert game.all_tokens()[TWO] == tokens
    assert (ward(game).carried[TWO] == -1) == well


@pytest.mark.rule("SIK-4.1")
def test_example_6_five_infected_locations_lose_the_game(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.at(L1, ONE, TWO, THREE)
    for spot in (L1, L2, L3):
        ill(game, spot, "glass-cough", 1)
    ill(game, L4, "tidal-sweats", 2)
    cleans_up(game)
    assert game.ending == "epidemic"
    other = healthy(storm)
    for spot in (L1, L2, L3, L4):
        ill(other, spot, "glass-cough", 1)
    cleans_up(other)
    assert other.goes_on
