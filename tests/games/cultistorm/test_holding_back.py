"""A source can be held back as long as the fight can be won without it (CUL-R18, CUL-R60)."""

import pytest

from miskatonic.games.cultistorm.words import EYE, FACES, STAR
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.tables import BRUNO, L1, L2, L3, ONE, THREE, TWO, YSOLDE, OpenStorm


@pytest.mark.rule("CUL-R18", "CUL-R60")
def test_of_two_copies_of_a_card_the_one_that_is_not_needed_is_held_back(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "orbit-acolyte")
    game.helped(ONE, "whispered-sign", TWO, STAR)
    game.helped(ONE, "whispered-sign", THREE, EYE)
    game.dice(ONE, "shield", "planet")
    fight(game, ONE, "orbit-acolyte", "spare-help whispered-sign")
    assert game.offers(ONE, "commit")
    assert not game.offers(ONE, "spare-help whispered-sign")
    game.says(ONE, "commit")
    assert game.told("fight-won")


@pytest.mark.rule("CUL-R60")
def test_both_copies_can_be_held_back_and_then_there_is_none_left(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "orbit-acolyte")
    game.helped(ONE, "strike-together", TWO)
    game.helped(ONE, "strike-together", THREE)
    game.dice(ONE, "star", "shield", "planet")
    fight(game, ONE, "orbit-acolyte", "spare-help strike-together", "spare-help strike-together")
    assert not game.offers(ONE, "spare-help strike-together")
    assert game.why_not(ONE, "spare-help strike-together") == "CUL-R18"
    game.says(ONE, "commit")
    assert game.told("fight-won")[0]["means"] == ["die-star", "die-shield", "die-planet"]


@pytest.mark.rule("CUL-R18", "CUL-R60")
def test_one_of_two_dice_of_a_face_is_held_back(storm: OpenStorm) -> None:
    game = storm(seats=5)
    game.cultists(L2, "orbit-twice-marked")
    game.at(L2, ONE)
    game.hand(ONE, "whispered-sign", "hand-off")
    game.dice(ONE, "star", "star")
    fight(game, ONE, "orbit-twice-marked", "spare-die star")
    assert not game.offers(ONE, "spare-die star")
    game.says(ONE, "commit")
    assert game.told("fight-won")[0]["means"] == ["die-star", "whispered-sign", "hand-off"]
    assert game.t.held[ONE] == (FACES.index("star"),)


@pytest.mark.rule("CUL-R60")
def test_one_of_two_revolvers_is_held_back(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.holds(TWO, "revolver", "revolver")
    game.hand(TWO, "whispered-sign", "escort")
    fight(game, TWO, "choir-acolyte", "spare-item revolver")
    assert game.offers(TWO, "commit")
    assert not game.offers(TWO, "spare-item revolver")


@pytest.mark.rule("CUL-R60", "CUL-7.9")
def test_echo_is_kept_for_the_second_fight(storm: OpenStorm) -> None:
    game = storm(seats=5)
    game.cultists(L1, "orbit-twice-marked", "choir-twice-marked")
    game.helped(ONE, "echo", YSOLDE)
    game.hand(ONE, "whispered-sign", "hand-off", "shared-notes", "steady-hand")
    game.dice(ONE, "shield", "eye")
    game.marked(ONE, "orbit-twice-marked", "choir-twice-marked")
    game.combat()
    game.says(ONE, "fight orbit-twice-marked", "spare-help echo", "spare-die shield", "commit")
    game.says(ONE, "fight choir-twice-marked", "commit")
    assert [told["enemy"] for told in game.told("fight-won")] == ["orbit-twice-marked", "choir-twice-marked"]
    assert "echo" in game.told("fight-won")[1]["means"]


@pytest.mark.rule("CUL-R60")
def test_after_a_reroll_nothing_is_held_back_any_more(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "orbit-acolyte")
    game.hand(ONE, "whispered-sign", "spare-die", "barricade")
    game.dice(ONE, "planet")
    game.rolls("eye")
    fight(game, ONE, "orbit-acolyte", "spare barricade")
    game.says(ONE, "reroll planet")
    assert game.offers(ONE, "commit")
    game.says(ONE, "commit")
    assert sorted(game.discards(ONE)) == ["barricade", "spare-die", "whispered-sign"]


@pytest.mark.rule("CUL-R60")
def test_after_all_in_nothing_is_held_back_any_more(storm: OpenStorm) -> None:
    game = storm(3, ("miriam-hale", "jack-delacroix", "bruno-kessler"))
    game.cultists(L1, "orbit-acolyte")
    game.helped(ONE, "all-in", TWO)
    game.hand(ONE, "whispered-sign", "spare-die", "barricade")
    game.dice(ONE, "planet")
    game.rolls("eye")
    fight(game, ONE, "orbit-acolyte", "spare barricade", "spend all-in")
    assert game.offers(ONE, "commit")


@pytest.mark.rule("CUL-R60", "CUL-8.12")
def test_the_wild_of_a_location_is_kept_for_the_second_fight(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "orbit-herald", "tide-acolyte")
    game.t.wilds[ONE] = ("location/dunwich",)
    game.hand(ONE, "spare-die", "hand-off", "old-map")
    game.dice(ONE, "tentacle", "eye")
    game.marked(ONE, "orbit-herald", "tide-acolyte")
    game.combat()
    game.says(ONE, "fight orbit-herald", "spare-die tentacle", "spare-die eye", "spare-perk location-wild")
    assert game.why_not(ONE, "spare-perk location-wild") == "CUL-R18"
    game.says(ONE, "commit", "fight tide-acolyte", "commit")
    assert game.t.wilds[ONE] == ()
    assert [told["enemy"] for told in game.told("fight-won")] == ["orbit-herald", "tide-acolyte"]


@pytest.mark.rule("CUL-R60")
def test_unstoppable_is_kept_for_the_second_fight(storm: OpenStorm) -> None:
    game = storm()
    game.level(BRUNO, 3)
    game.cultists(L3, "choir-acolyte")
    game.hand(BRUNO, "whispered-sign", "escort", "hand-off")
    fight(game, BRUNO, "choir-acolyte", "spare-perk ability-wild", "commit")
    assert sorted(game.told("fight-won")[0]["cards"]) == ["escort", "hand-off", "whispered-sign"]
    assert not game.causes("perk-used")


@pytest.mark.rule("CUL-R60")
def test_the_mirror_is_kept_for_the_second_fight(storm: OpenStorm) -> None:
    game = storm(5, special_cult="glass-congregation")
    game.t.mirror[ONE] = "location/the-mirror-chapel"
    game.cultists(L1, "orbit-acolyte")
    game.hand(ONE, "whispered-sign", "escort", "barricade")
    fight(game, ONE, "orbit-acolyte", "spare-perk mirror", "commit")
    assert game.t.mirror[ONE]


@pytest.mark.rule("CUL-R60", "CUL-8.13")
def test_a_die_that_is_held_back_can_still_be_thrown_again_at_the_fight(storm: OpenStorm) -> None:
    """It lies beside the other sources and covers nothing, so that the fight names the price of a re-roll."""
    game = storm()
    game.cultists(L1, "orbit-acolyte")
    game.helped(ONE, "strike-together", TWO)
    game.dice(ONE, "star", "shield", "planet")
    fight(game, ONE, "orbit-acolyte", "spare-die star")
    zone = game.play.spec.scene(game.t, ONE).zone("fight")
    assert zone.marks["reroll_cost"] == 1
    (die,) = (piece for piece in zone.pieces if "reroll star" in piece.words)
    assert die.marks["covers"] == []
