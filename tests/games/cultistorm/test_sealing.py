"""Sealing, laying trophies, victory and defeat (chapters 10 and 12), beyond the worked examples."""

import pytest

from miskatonic.games.cultistorm import spec_with
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, PLACES, THREE, TWO, OpenStorm, Storm


@pytest.mark.parametrize(("option", "rule"), [("matching", "CUL-10.2"), ("any", None)])
@pytest.mark.rule("CUL-10.2", "CUL-R12")
def test_trophies_show_the_symbol_of_the_location_unless_any_will_do(
    storm: OpenStorm, option: str, rule: str | None
) -> None:
    game = storm(seats=3, seal_trophies=option)
    game.trophies(ONE, "eye")
    game.prepare()
    assert game.why_not(ONE, "lay eye") == rule


@pytest.mark.rule("CUL-10.3", "CUL-10.4")
def test_no_more_trophies_lie_there_than_detectives_and_none_comes_back(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.laid(L1, "star", 2)
    game.trophies(ONE, "star", "star")
    game.prepare()
    game.says(ONE, "lay star")
    assert game.why_not(ONE, "lay star") == "CUL-10.3"
    assert not [word for word in game.options(ONE) if word.startswith(("get", "gain"))]
    assert game.t.laid_trophies[0] == 3


@pytest.mark.rule("CUL-10.1", "CUL-10.5")
def test_a_seal_takes_the_place_the_card_and_all_trophies(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.laid(L1, "star", 2)
    game.trophies(ONE, "star")
    game.sealing()
    assert game.why_not(ONE, "seal") == "CUL-10.5"
    game.seal_card(ONE, "star")
    game.sealing()
    assert game.why_not(ONE, "seal") == "CUL-10.1"
    game.says(ONE, "lay star")
    assert game.offers(ONE, "seal")


@pytest.mark.rule("CUL-10.6")
def test_sealing_is_optional_and_several_may_be_sealed_in_any_order(storm: OpenStorm) -> None:
    game = storm(seats=3)
    for seat, spot, symbol in ((ONE, L1, "star"), (TWO, L2, "shield"), (THREE, L3, "tentacle")):
        game.laid(spot, symbol, 3)
        game.seal_card(seat, symbol)
    game.sealing()
    game.says(TWO, "seal")
    game.says(ONE, "seal")
    game.says(THREE, "done")
    assert game.t.sealed == 1 << L1 | 1 << L2


@pytest.mark.rule("CUL-10.5", "CUL-10.6")
def test_whoever_had_enough_is_asked_again_when_a_colleague_has_changed_something(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.at(L1, ONE, TWO)
    game.laid(L1, "star", 2)
    game.seal_card(ONE, "star")
    game.tokens(ONE, 1)
    game.holds(ONE, "laudanum")
    game.trophies(TWO, "star")
    game.sealing()
    game.says(ONE, "done")
    game.says(TWO, "lay star")
    game.says(ONE, "seal")
    assert game.t.is_sealed(L1)


@pytest.mark.rule("CUL-10.7", "CUL-10.8", "CUL-10.11")
def test_the_sealer_pays_for_the_cultists_who_stay(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L1, 2)
    game.at(L1, TWO)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "seal")
    assert game.all_tokens() == [2, 0, 0]
    assert game.counts()[L1] == 2
    assert game.t.supply[0] == 8
    game.trophies(TWO, "star")
    game.prepare()
    assert game.why_not(TWO, "lay star") == "CUL-10.2"


@pytest.mark.rule("CUL-10.10", "CUL-R43")
def test_laudanum_helps_before_a_sealing_or_after_it(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L1, 3)
    game.tokens(ONE, 3)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.holds(ONE, "laudanum")
    game.sealing()
    game.says(ONE, "use laudanum", "seal")
    assert game.all_tokens() == [4, 0, 0]
    late = storm(seats=3)
    late.crowd(L1, 3)
    late.tokens(ONE, 3)
    late.laid(L1, "star", 3)
    late.seal_card(ONE, "star")
    late.holds(ONE, "laudanum")
    late.sealing()
    late.says(ONE, "seal")
    assert late.ending == "madness"


@pytest.mark.rule("CUL-10.11", "CUL-R39")
def test_a_sealed_location_goes_on_being_a_place(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L1)
    game.active(L1)
    game.tokens(ONE, 1)
    game.hand(ONE, "old-map")
    game.crowd(L1, 1)
    game.prepare()
    assert game.offers(ONE, "act")
    assert [word for word in game.options(ONE) if word.startswith("mark ")]
    game.says(TWO, "go arkham")
    assert game.t.place[TWO] == L1


@pytest.mark.rule("CUL-12.1")
def test_the_fifth_seal_wins_at_once(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L2, L3, L4, L5)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "seal")
    assert game.ending == "sealed"
    assert game.outcome.winners == (ONE, TWO, THREE)


@pytest.mark.rule("CUL-12.2")
def test_tokens_for_everybody_are_dealt_in_seating_order(storm: OpenStorm) -> None:
    game = storm(seats=3, start="seat-2")
    game.terror("second-sky", "mass-hysteria", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 3
    game.tokens(THREE, 4)
    game.terror_step()
    assert game.ending == "madness"
    assert [event.seat for event in game.play.events("token")] == [TWO]
    assert [event.seat for event in game.play.events("detective-dies")] == [THREE]


@pytest.mark.rule("CUL-12.5", "CUL-R7")
def test_there_are_four_ways_to_lose_and_no_other() -> None:
    """The contract holds every game to the endings that are declared."""
    base = spec_with(())
    assert base.vocabulary is not None
    assert set(base.vocabulary.endings) == {"madness", "crossing", "overrun", "unsealed", "sealed"}


def beats_dagon(game: Storm) -> None:
    """The first detective drives the Great Old One back that stands at its portal."""
    game.elder(L1, "dagon")
    game.marked(ONE, "dagon")
    game.dice(ONE, *["wild"] * 7)
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight dagon", "commit")


@pytest.mark.rule("CUL-12.7", "CUL-R82")
def test_after_the_endgame_the_last_great_old_one_may_not_fall_before_all_is_sealed(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.triggered, game.t.endgame = True, 0
    game.sealed(L2, L3, L4)
    beats_dagon(game)
    assert game.told("unsealed-left") == [{"locations": [PLACES[L5]], "cause": "rule/CUL-12.7"}]
    assert game.ending == "unsealed"


@pytest.mark.rule("CUL-12.7", "CUL-12.1", "CUL-R82")
def test_its_own_location_is_sealed_in_time_when_it_falls_last(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.triggered, game.t.endgame = True, 0
    game.sealed(L2, L3, L4, L5)
    beats_dagon(game)
    assert game.ending == "sealed"


@pytest.mark.rule("CUL-12.7", "CUL-11.4")
def test_the_first_of_two_after_the_endgame_may_fall_at_any_time(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.triggered, game.t.endgame = True, 0
    game.elder(L4, "cthulhu")
    beats_dagon(game)
    assert game.goes_on


@pytest.mark.parametrize(("triggered", "last_elder"), [(False, "seal_first"), (True, "seal_later")])
@pytest.mark.rule("CUL-12.7")
def test_before_the_endgame_or_with_the_option_the_game_goes_on(
    storm: OpenStorm, triggered: bool, last_elder: str
) -> None:
    game = storm(seats=3, last_elder=last_elder)
    game.t.triggered, game.t.endgame = triggered, 0
    beats_dagon(game)
    assert game.goes_on
    assert game.t.is_sealed(L1)
