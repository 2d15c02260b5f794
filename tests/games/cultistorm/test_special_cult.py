"""The Glass Congregation (chapter 13, D.12)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.spawning import SpawnAt, SpawnAtMarker
from miskatonic.games.cultistorm.words import CULTIST_FACES
from tests.games.cultistorm.house import ENEMIES, GLASS, PARISH
from tests.games.cultistorm.tables import BRUNO, L1, L2, L3, L4, ONE, PLACES, TWO, OpenStorm, Storm

CULT = "glass-congregation"


def glass(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats=seats, special_cult=CULT)


@pytest.mark.rule("CUL-13.1", "CUL-R41", "CUL-R67")
def test_seven_ordinary_cultists_make_room_for_seven_special_ones() -> None:
    table = SPEC.new(3, SPEC.settle({"special_cult": CULT}), 1)
    deck = [*table.cultists.cards(), *(card for column in table.columns for card in column)]
    assert len(table.aside) == 7
    names = [ENEMIES[card] for card in deck]
    assert not {ENEMIES[card] for card in table.aside} & {*GLASS, *PARISH}
    assert {*names} & {*GLASS, *PARISH} == {*GLASS}
    assert len(deck) == len(table.rules.ordinary)


@pytest.mark.rule("CUL-13.2", "CUL-13.6")
def test_their_great_old_one_is_kept_apart_and_comes_back(storm: OpenStorm) -> None:
    game = glass(storm)
    elder = ENEMIES.index("vhul-atrath")
    assert elder not in (*game.t.first_wave, *game.t.second_wave)
    game.elder(L1, "vhul-atrath")
    game.hand(ONE, "old-map", "follow-the-trail", "whispered-sign", "barricade", "hand-off", "shared-notes")
    game.marked(ONE, "vhul-atrath")
    game.combat()
    game.says(ONE, "fight vhul-atrath", "commit")
    assert game.t.special_elders == [elder]
    game.cultists(L3, *GLASS[:3])
    game.comes("keeper-of-panes")
    game.unit(SpawnAt(L3, "rule/CUL-4.2").begins)
    assert game.elder_at(L3) == "vhul-atrath"


@pytest.mark.rule("CUL-13.4")
def test_a_second_call_for_it_fails(storm: OpenStorm) -> None:
    game = glass(storm)
    game.elder(L1, "vhul-atrath")
    game.crowd(L1, 1)
    game.cultists(L3, *GLASS[:3])
    game.comes("keeper-of-panes")
    game.unit(SpawnAt(L3, "rule/CUL-4.2").begins)
    assert game.elder_at(L3) is None
    assert len(game.told("summons-failed")) == 1


@pytest.mark.rule("CUL-13.5")
def test_the_second_wave_comes_as_ever(storm: OpenStorm) -> None:
    game = glass(storm)
    game.terror("theft", "second-sky", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 5
    game.play.next_numbers(4)
    game.terror_step()
    assert game.elder_at(L1) == "azathoth"


@pytest.mark.rule("CUL-13.7")
def test_without_a_cult_symbol_there_is_no_trophy_no_bonus_and_nothing_to_devour(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L2, "nameless-pane")
    game.at(L2, ONE)
    game.hand(ONE, "spare-die", "hand-off", "old-map")
    assert game.required(ONE, "nameless-pane") == {"shield": 1, "tentacle": 1, "eye": 1}
    game.marked(ONE, "nameless-pane")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight nameless-pane", "commit")
    assert game.won(ONE) == {}
    game.elder(L3, "dagon", "the-hollow-guest")
    assert game.required(ONE, "dagon").total() == 6


@pytest.mark.rule("CUL-13.8")
def test_the_mirror_chapel_stands_where_the_eye_location_would() -> None:
    for seed in range(5):
        table = SPEC.new(3, SPEC.settle({"special_cult": CULT}), seed)
        places = [piece.id for piece in SPEC.scene(table, None).zone("locations").pieces]
        assert "the-mirror-chapel" in places
        assert not {"miskatonic-university", "lantern-point"} & {*places}


@pytest.mark.rule("CUL-13.9")
def test_arrivals_of_the_setup_have_no_effect_and_later_ones_do(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L1, "the-twin-reflection", "the-lamp-eater")
    assert game.kinds() == []
    other = glass(storm)
    other.comes("the-twin-reflection")
    other.unit(SpawnAt(L3, "rule/CUL-4.2").begins)
    assert other.spawned() == [PLACES[L3], PLACES[L1]]
    other.comes("the-lamp-eater")
    other.unit(SpawnAtMarker("item/summoning-eye").begins)
    assert other.causes("terror-step") == ["cultist/the-lamp-eater"]


def test_the_glazier_keeps_the_cultist_die_as_it_is(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L4, "the-glazier")
    game.cultist_die(L4, "star")
    game.terror("second-sky", "cold-dice", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 1
    game.terror_step()
    assert CULTIST_FACES[game.t.cultist_dice[L4]] == "star"
    assert game.causes("cultist-die-fixed") == ["cultist/the-glazier"]


def test_the_sister_of_shards_takes_a_card_before_the_fight(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L1, "sister-of-shards")
    game.hand(ONE, "old-map", "hand-off")
    game.marked(ONE, "sister-of-shards")
    game.combat()
    game.says(ONE, "fight sister-of-shards")
    game.asks(ONE, "discard")
    game.says(ONE, "discard hand-off")
    assert game.causes("card-discarded")[0] == "cultist/sister-of-shards"


def test_under_the_keeper_no_die_is_re_rolled(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L1, "keeper-of-panes")
    game.dice(ONE, "shield")
    game.hand(ONE, "whispered-sign", "hand-off", "barricade")
    game.marked(ONE, "keeper-of-panes")
    game.combat()
    game.says(ONE, "fight keeper-of-panes")
    assert game.why_not(ONE, "reroll shield") == "CUL-13.9"


def test_the_nameless_pane_counts_the_die_twice(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L1, "nameless-pane")
    game.cultist_die(L1, "planet")
    assert game.required(ONE, "nameless-pane") == {"shield": 1, "tentacle": 1, "eye": 1, "planet": 2}


def test_no_general_card_reaches_those_with_the_hollow_guest(storm: OpenStorm) -> None:
    game = glass(storm, seats=2)
    game.cultists(L2, "the-hollow-guest")
    game.hand(ONE, "escort", "calming-voice")
    game.tokens(TWO, 1)
    game.prepare()
    assert game.why_not(ONE, "play escort") == "CUL-13.9"
    assert game.offers(ONE, "play calming-voice")


def test_under_the_watching_pane_a_re_roll_costs_two(storm: OpenStorm) -> None:
    game = glass(storm)
    game.elder(L4, "vhul-atrath")
    game.cultists(L1, "choir-acolyte")
    game.dice(ONE, "eye")
    game.marked(ONE, "choir-acolyte")
    game.combat()
    game.says(ONE, "fight choir-acolyte")
    game.rolls("planet")
    game.says(ONE, "reroll eye")
    assert game.t.normal[ONE] == 2
    assert game.causes("token") == ["elder/vhul-atrath"] * 2


@pytest.mark.rule("CUL-13.7", "CUL-R72")
def test_a_cultist_without_a_symbol_uses_a_blood_trail_up(storm: OpenStorm) -> None:
    game = glass(storm)
    game.cultists(L1, "nameless-pane")
    game.crowd(L1, 1)
    second = game.column(L1)[1]
    game.helped(ONE, "blood-trail", BRUNO)
    game.dice(ONE, *["wild"] * 8)
    game.marked(ONE, "nameless-pane", second)
    game.combat()
    game.says(ONE, "fight nameless-pane", "commit", f"fight {second}", "commit")
    assert game.won(ONE).total() == 1
