"""The worked examples 1 to 21 of chapter 21, each named after its number there."""

from collections import Counter

import pytest

from miskatonic.games.cultistorm.board.spawning import SpawnAt, SpawnAtMarker
from tests.games.cultistorm.tables import (
    AGNES,
    BRUNO,
    ELIAS,
    L1,
    L2,
    L3,
    L4,
    L5,
    MIRIAM,
    ONE,
    PLACES,
    TWO,
    OpenStorm,
)


@pytest.mark.rule("CUL-4.2", "CUL-4.3")
def test_example_01_the_first_night(storm: OpenStorm) -> None:
    game = storm(seats=4)
    for spot in range(5):
        game.crowd(spot, 1)
    game.cultist_phase()
    assert game.spawned() == list(PLACES[1:])
    assert game.t.marker == L5
    assert sum(game.counts()) == 9


@pytest.mark.rule("CUL-4.5", "CUL-4.6")
def test_example_02_a_blocked_step(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.t.marker = L5
    game.t.blocked_next = 1 << L2
    game.cultist_phase()
    assert game.counts() == [1, 0, 1, 1, 0]
    assert game.t.marker == L4


@pytest.mark.rule("CUL-4.4")
def test_example_03_the_marker_passes_a_great_old_one(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L2, "choir-acolyte", "choir-lookout")
    game.elder(L2, "yig")
    game.cultist_phase()
    assert game.spawned() == [PLACES[L3], PLACES[L4], PLACES[L5]]
    assert game.t.marker == L5


@pytest.mark.rule("CUL-4.7", "CUL-R13", "CUL-R29", "CUL-7.32")
def test_example_04_desperate_plan(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.marker = L3
    game.crowd(L1, 1)
    game.hand(ONE, "desperate-plan")
    game.prepare()
    game.says(ONE, "play desperate-plan", "to seat-2")
    assert game.spawned() == [PLACES[L3]]
    assert game.t.marker == L4
    game.cultist_phase()
    assert game.spawned()[1] == PLACES[L5]


@pytest.mark.rule("CUL-4.6")
def test_example_05_a_block_is_for_one_phase(storm: OpenStorm) -> None:
    game = storm()
    game.t.marker = L3
    game.t.blocked_next = 1 << L3
    game.unit(SpawnAtMarker("action/desperate-plan").begins)
    assert game.spawned() == [PLACES[L3]]


@pytest.mark.rule("CUL-4.12", "CUL-4.13", "CUL-12.4")
def test_example_06_one_too_many(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.crowd(L2, 3)
    for spot in (L1, L3, L4):
        game.crowd(spot, 3)
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.ending == "overrun"
    assert "elder-enters" not in game.kinds()


@pytest.mark.rule("CUL-4.11", "CUL-9.2", "CUL-9.6", "CUL-9.14", "CUL-R14")
def test_example_07_the_fourth_cultist(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L2, "choir-acolyte", "choir-lookout", "choir-chanter")
    game.cultist_phase("wardens-knife-bearer", "tide-acolyte", "coil-acolyte")
    assert game.elder_at(L2) == "ghatanothoa"
    assert game.column(L2)[-1] == "wardens-knife-bearer"
    assert game.all_tokens() == [1, 1, 1]
    assert "elder-devours" not in game.kinds()


@pytest.mark.rule("CUL-9.7", "CUL-9.8", "CUL-R16")
def test_example_08_a_failed_summons(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.crowd(L2, 3)
    game.crowd(L5, 1)
    game.elder(L5, "yig")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.all_tokens() == [1] * 4
    assert game.causes("terror-step") == ["rule/CUL-9.7"] * 4
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    game.play.answers("at arkham")
    assert game.all_tokens() == [2] * 4
    assert len(game.told("terror-step")) == 8
    assert game.counts()[L2] == 5
    assert game.elder_at(L2) is None


@pytest.mark.rule("CUL-4.10")
def test_example_09_a_sealed_location(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L2)
    game.crowd(L2, 5)
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.counts()[L2] == 6
    assert game.kinds() == ["cultist-spawns"]


@pytest.mark.rule("CUL-1.6", "CUL-R36", "CUL-12.2")
def test_example_10_no_time_to_heal(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.tokens(TWO, 4)
    game.hand(MIRIAM, "calming-voice", "talking-cure")
    game.crowd(L2, 3)
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.ending == "madness"
    assert "healed" not in game.kinds()


@pytest.mark.rule("CUL-9.11", "CUL-9.12")
def test_example_11_devouring(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L1, "tide-acolyte", "choir-lookout", "coil-chanter")
    game.elder(L1, "dagon")
    before = game.required(ONE, "dagon")
    game.cultist_phase()
    assert game.column(L1) == ["tide-acolyte", "choir-lookout"]
    game.cultist_die(L1, "blank")
    assert game.required(ONE, "dagon") - before == Counter(["eye"])


@pytest.mark.rule("CUL-9.13", "CUL-12.3", "CUL-R7")
def test_example_12_crossing(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.elder(L3, "yig")
    game.cultist_phase()
    assert game.ending == "crossing"
    assert game.spawned() == []


@pytest.mark.rule("CUL-9.14", "CUL-R21", "CUL-R26", "CUL-8.7")
def test_example_13_clearing_the_way(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L3, "choir-acolyte")
    game.elder(L3, "yig")
    game.at(L3, BRUNO)
    game.hand(BRUNO, "whispered-sign", "spare-die", "hand-off")
    game.marked(BRUNO, "choir-acolyte", "yig")
    game.combat()
    game.turn_of(BRUNO)
    assert game.why_not(BRUNO, "fight yig") == "CUL-8.7"
    game.says(BRUNO, "fight choir-acolyte", "commit")
    assert game.column(L3) == []
    assert "elder-devours" not in game.kinds()
    assert game.offers(BRUNO, "fight yig")
    game.says(BRUNO, "done")
    game.cultist_phase()
    assert game.ending == "crossing"


@pytest.mark.rule("CUL-R26", "CUL-9.13")
def test_example_14_without_the_option_it_crosses_at_once(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.marker = L4
    game.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 4
    game.cultists(L1, "choir-acolyte")
    game.combat()
    assert game.told("elder-enters")[0]["location"] == PLACES[L4]
    game.cultist_phase()
    assert game.ending == "crossing"


@pytest.mark.rule("CUL-9.14", "CUL-R21")
def test_example_13_a_later_combat_turn_may_fight_it(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L3, "choir-acolyte")
    game.elder(L3, "yig")
    game.at(L3, MIRIAM, BRUNO)
    game.hand(BRUNO, "whispered-sign", "spare-die", "hand-off")
    game.marked(BRUNO, "choir-acolyte")
    game.marked(MIRIAM, "yig")
    game.combat()
    game.turn_of(BRUNO)
    game.says(BRUNO, "fight choir-acolyte", "commit")
    game.turn_of(MIRIAM)
    assert game.offers(MIRIAM, "fight yig")


@pytest.mark.rule("CUL-R26", "CUL-9.3", "CUL-8.23")
def test_example_14_arriving_late(storm: OpenStorm) -> None:
    game = storm(seats=3, portal_grace="summoned")
    game.t.marker = L4
    game.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 4
    game.cultists(L1, "choir-acolyte")
    game.play.next_numbers(0)
    game.combat()
    assert game.told("elder-enters")[0]["location"] == PLACES[L4]
    assert game.causes("elder-enters") == ["terror/the-veil-tears"]
    game.cultist_phase()
    assert game.causes("elder-stays") == ["rule/CUL-R26"]
    assert game.goes_on
    game.cultist_phase()
    assert game.ending == "crossing"


@pytest.mark.rule("CUL-8.9", "CUL-R17", "CUL-4.16")
def test_example_15_five_symbols(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-knife-bearer")
    game.cultist_die(L1, "tentacle")
    assert game.required(ONE, "choir-knife-bearer") == Counter(
        ["shield", "eye", "planet", "tentacle", "star"]
    )
    game.cultist_die(L1, "blank")
    assert game.required(ONE, "choir-knife-bearer") == Counter(["shield", "eye", "planet", "star"])


@pytest.mark.rule("CUL-8.11", "CUL-8.10")
def test_example_16_a_wild_in_need(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.cultists(L2, "choir-twice-marked")
    game.at(L2, ONE)
    assert game.required(ONE, "choir-twice-marked") == Counter(["shield", "shield", "eye"])
    game.hand(ONE, "spare-die", "old-map")
    game.dice(ONE, "wild")
    game.marked(ONE, "choir-twice-marked")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight choir-twice-marked", "commit")
    assert game.column(L2) == []


@pytest.mark.rule("CUL-7.9", "CUL-R18")
def test_example_17_twice_the_same(storm: OpenStorm) -> None:
    game = storm(seats=5)
    game.cultists(L1, "coil-brute")
    game.hand(ONE, "spare-die")
    game.dice(ONE, "wild")
    game.helped(ONE, "echo", 4)
    game.marked(ONE, "coil-brute")
    assert game.required(ONE, "coil-brute") == Counter(["shield", "tentacle", "eye"])
    game.combat()
    game.says(ONE, "fight coil-brute")
    assert not game.offers(ONE, "commit")
    assert game.why_not(ONE, "commit") == "CUL-8.15"


@pytest.mark.rule("CUL-8.12")
def test_example_18_left_over(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.cultists(L1, "orbit-herald", "coil-brute")
    game.helped(ONE, "berserk", BRUNO)
    game.hand(ONE, "spare-die", "old-map", "bear-the-burden", "follow-the-trail")
    game.dice(ONE, "star")
    game.marked(ONE, "orbit-herald", "coil-brute")
    game.combat()
    game.says(ONE, "fight orbit-herald", "commit", "fight coil-brute")
    assert game.required(ONE, "coil-brute") == Counter(["shield", "tentacle", "eye"])
    assert not game.offers(ONE, "commit")


@pytest.mark.parametrize(("second", "penalties"), [(("done",), 0), (("fight coil-brute", "retreat"), 1)])
@pytest.mark.rule("CUL-8.5", "CUL-R20", "CUL-R23", "CUL-8.19")
def test_example_19_two_in_a_row(storm: OpenStorm, second: tuple[str, ...], penalties: int) -> None:
    game = storm(seats=3)
    game.cultists(L1, "orbit-herald", "coil-brute")
    game.hand(ONE, "spare-die", "old-map", "hand-off")
    game.dice(ONE, "star")
    game.marked(ONE, "orbit-herald", "coil-brute")
    game.combat()
    assert game.why_not(ONE, "fight coil-brute") == "CUL-8.5"
    game.says(ONE, "fight orbit-herald", "commit", *second)
    assert game.penalised().count(ONE) == penalties


@pytest.mark.rule("CUL-8.5", "CUL-8.19", "CUL-R22")
def test_example_20_behind_one_another(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.cultists(L3, "choir-acolyte", "choir-lookout")
    game.at(L3, MIRIAM, ELIAS, AGNES, BRUNO)
    game.marked(AGNES, "choir-acolyte")
    game.marked(BRUNO, "choir-lookout")
    game.combat()
    game.play.answers(f"choose seat-{AGNES + 1}")
    game.says(AGNES, "fight choir-acolyte")
    game.play.answers(f"choose seat-{BRUNO + 1}")
    assert game.penalised() == [AGNES, BRUNO]
    assert game.told("fight-begins") == [{"enemy": "choir-acolyte"}]


@pytest.mark.parametrize("empty_handed", ["strict", "exempt"])
@pytest.mark.rule("CUL-7.46", "CUL-8.18", "CUL-8.20", "CUL-R22")
def test_example_21_somebody_else_was_faster(storm: OpenStorm, empty_handed: str) -> None:
    game = storm(seats=4, empty_handed=empty_handed)
    game.cultists(L2, "tide-acolyte")
    game.crowd(L5, 1)
    game.at(L2, ELIAS, AGNES)
    game.hand(ELIAS, "hand-off", "old-map", "barricade")
    game.marked(ELIAS, "tide-acolyte")
    game.marked(AGNES, "tide-acolyte")
    game.combat()
    game.play.answers(f"choose seat-{ELIAS + 1}")
    game.says(ELIAS, "fight tide-acolyte", "commit")
    assert ELIAS not in game.penalised()
    assert (AGNES in game.penalised()) == (empty_handed == "strict")
    assert bool(game.told("quarry-gone", AGNES)) == (empty_handed == "strict")
