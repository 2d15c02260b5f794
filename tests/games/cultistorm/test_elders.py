"""Great Old Ones (chapter 9), beyond the worked examples."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from tests.games.cultistorm.house import ENEMIES, FIRST_WAVE, SECOND_WAVE
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, TWO, OpenStorm, Storm

VEIL = ("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")


def tear_the_veil(game: Storm) -> None:
    game.terror(*VEIL)
    game.t.crystals[1] = 4
    game.t.slot = 0
    game.terror_step()


@pytest.mark.rule("CUL-9.1", "CUL-9.3")
def test_a_terror_card_summons_one_of_the_first_wave_at_the_marker(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.marker = L3
    game.crowd(L3, 1)
    tear_the_veil(game)
    assert game.elder_at(L3) in FIRST_WAVE
    assert game.counts()[L3] == 1


@pytest.mark.rule("CUL-9.4", "CUL-R38")
def test_it_enters_where_neither_seal_nor_another_keeps_it_out(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.marker = L3
    game.sealed(L3, L4)
    tear_the_veil(game)
    assert game.elder_at(L5) is not None
    assert game.t.marker == L3
    other = storm(seats=3)
    other.t.marker = L2
    other.elder(L2, "yig")
    other.crowd(L2, 1)
    other.t.crystals[5], other.t.slot = 5, 4
    other.play.next_numbers(0)
    other.terror_step()
    assert other.elder_at(L3) in SECOND_WAVE


@pytest.mark.rule("CUL-R47")
def test_without_a_location_for_it_the_summons_fails(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L1, L2, L3, L4, L5)
    tear_the_veil(game)
    assert game.causes("summons-failed") == ["terror/the-veil-tears"]
    assert game.all_tokens() == [1, 1, 1]


@pytest.mark.rule("CUL-9.5")
def test_the_second_wave_comes_only_when_it_is_named(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.terror("theft", "second-sky", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 5
    game.terror_step()
    assert game.elder_at(L1) in SECOND_WAVE


@pytest.mark.rule("CUL-9.9")
def test_five_symbols_each_and_an_effect_for_the_second_wave() -> None:
    for elder in SPEC.load_content(SPEC.folder / "data").elders:
        assert len(elder.symbols) == 5
        assert (elder.ability is None) == (elder.wave == "first")


@pytest.mark.rule("CUL-9.10")
def test_where_it_stands_nobody_seals_but_trophies_may_be_laid(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.elder(L1, "yig")
    game.crowd(L1, 1)
    game.laid(L1, "star", 2)
    game.trophies(ONE, "star")
    game.seal_card(ONE, "star")
    game.sealing()
    assert game.why_not(ONE, "seal") == "CUL-9.10"
    game.says(ONE, "lay star")
    assert game.t.laid_trophies[0] == 3


@pytest.mark.rule("CUL-9.11")
def test_two_of_them_move_clockwise_from_the_first_location(storm: OpenStorm) -> None:
    game = storm(seats=2)
    game.crowd(L4, 1)
    game.crowd(L2, 1)
    game.elder(L4, "yig")
    game.elder(L2, "cthulhu")
    game.cultist_phase()
    assert [args["elder"] for args in game.told("elder-devours")] == ["cthulhu", "yig"]


@pytest.mark.rule("CUL-9.16", "CUL-9.12")
def test_its_requirement_grows_with_what_it_ate_with_the_die_and_the_place(storm: OpenStorm) -> None:
    game = storm()
    game.elder(L3, "yig", "choir-acolyte", "choir-lookout")
    game.cultist_die(L3, "planet")
    wanted = game.required(ONE, "yig")
    assert wanted == {"eye": 2, "planet": 2, "shield": 1, "tentacle": 2, "star": 2}


@pytest.mark.rule("CUL-9.17", "CUL-9.15", "CUL-R25")
def test_several_may_try_one_after_another_each_for_a_token_and_the_penalty(storm: OpenStorm) -> None:
    game = storm(seats=2)
    game.elder(L1, "yig")
    game.at(L1, ONE, TWO)
    game.marked(ONE, "yig")
    game.marked(TWO, "yig")
    game.combat()
    game.play.answers("choose seat-1")
    game.says(ONE, "fight yig")
    game.says(TWO, "fight yig")
    assert game.causes("token") == ["rule/CUL-9.15", "rule/CUL-8.19"] * 2


@pytest.mark.rule("CUL-9.18", "CUL-R42")
def test_defeated_it_goes_back_to_its_wave_and_seals_its_location_without_a_card(
    storm: OpenStorm,
) -> None:
    game = storm(seats=2)
    game.elder(L1, "yig", "tide-acolyte")
    game.laid(L1, "star", 1)
    game.hand(ONE, "old-map", "follow-the-trail", "barricade", "spare-die", "hand-off", "whispered-sign")
    game.dice(ONE, "tentacle")
    game.marked(ONE, "yig")
    game.combat()
    game.says(ONE, "fight yig", "commit")
    assert ENEMIES.index("yig") in game.t.first_wave
    assert ENEMIES.index("tide-acolyte") in game.t.cultist_discard
    assert game.t.is_sealed(L1)
    assert game.t.supply[0] == 8
    assert game.won(ONE) == {}
    assert game.t.seal_cards == [-1] * 5


@pytest.mark.rule("CUL-9.19", "CUL-12.1")
def test_five_seals_do_not_win_while_one_is_in_play(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L2, L3, L4, L5)
    game.elder(L5, "yig")
    game.crowd(L5, 1)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "seal")
    assert game.t.sealed == 0b11111
    assert game.goes_on


@pytest.mark.rule("CUL-9.2", "CUL-R16")
def test_the_newcomer_decides_which_one_comes(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L2, "choir-acolyte", "choir-lookout", "choir-chanter")
    game.comes("orbit-acolyte")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.elder_at(L2) == "tsathoggua"
    assert game.told("elder-enters")[0]["cause"] == "cultist/orbit-acolyte"
