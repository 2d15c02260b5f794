"""The twenty-four terror cards (D.8) and the two Endgame cards (D.9), each carried out once."""

import pytest

from miskatonic.games.cultistorm.board.circle import Endgame
from tests.games.cultistorm.house import TERRORS
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, THREE, TWO, OpenStorm, Storm

_OTHERS = ("second-sky", "every-road-at-once", "the-veil-tears", "growing-dark", "feast", "cold-dice")


def strikes(game: Storm, card: str) -> None:
    """The card is on the Star slot and activates."""
    others = [other for other in _OTHERS if other != card]
    game.terror(others[0], card, *others[1:4])
    game.t.slot = 0
    game.t.crystals[1] = game.t.rules.numbers[TERRORS.index(card)] - 1
    game.terror_step()


def test_footsteps_behind_you(storm: OpenStorm) -> None:
    game = storm()
    game.tokens(TWO, 1)
    strikes(game, "footsteps-behind-you")
    assert game.options(THREE) == ["choose seat-1", "choose seat-3"]
    game.says(THREE, "choose seat-3")
    assert game.all_tokens() == [0, 1, 1]


def test_lamps_go_out(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    strikes(game, "lamps-go-out")
    game.prepare()
    assert game.why_not(ONE, "investigate 1") == "CUL-7.17"
    game.t.round += 1
    game.prepare()
    assert game.why_not(ONE, "investigate 1") == "CUL-7.17"
    game.t.round += 1
    game.prepare()
    assert game.offers(ONE, "investigate 1")


def test_a_voice_in_the_wire(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map", "escort")
    game.hand(TWO, "barricade")
    strikes(game, "a-voice-in-the-wire")
    game.says(ONE, "discard escort")
    assert (game.cards(ONE), game.cards(TWO)) == (["old-map"], [])


@pytest.mark.parametrize(("card", "spawned"), [("small-procession", 1), ("open-graves", 2)])
def test_spawns_at_the_marker(storm: OpenStorm, card: str, spawned: int) -> None:
    game = storm()
    game.t.marker = L4
    strikes(game, card)
    assert game.counts() == [0, 0, 0, 1, spawned - 1]
    assert game.t.marker == (L4 + spawned) % 5


def test_cold_dice(storm: OpenStorm) -> None:
    game = storm()
    game.rolls("star", "shield", "tentacle", "eye", "planet")
    strikes(game, "cold-dice")
    assert game.t.cultist_dice == [0, 1, 2, 3, 4]


def test_the_clock_skips(storm: OpenStorm) -> None:
    game = storm()
    strikes(game, "the-clock-skips")
    assert game.causes("terror-step") == ["rule/CUL-6.1", "terror/the-clock-skips"]
    assert game.t.slot == 2


@pytest.mark.rule("CUL-R48")
def test_gathering(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L1, 1)
    game.elder(L2, "dagon")
    game.crowd(L5, 2)
    strikes(game, "gathering")
    assert game.options(ONE) == ["at dunwich", "at miskatonic-university"]
    game.says(TWO, "at dunwich")
    assert game.counts() == [1, 0, 1, 0, 2]


def test_nightmares(storm: OpenStorm) -> None:
    game = storm()
    game.tokens(ONE, 2)
    game.tokens(TWO, 1)
    strikes(game, "nightmares")
    assert game.all_tokens() == [2, 2, 1]


def test_lost_satchel(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "revolver", "dynamite")
    game.holds(TWO, "laudanum")
    strikes(game, "lost-satchel")
    game.says(ONE, "drop dynamite")
    assert (game.items(ONE), game.items(TWO)) == (["revolver"], ["laudanum"])


def test_desecration(storm: OpenStorm) -> None:
    game = storm()
    game.active(L1, L3)
    strikes(game, "desecration")
    game.says(TWO, "at dunwich")
    assert game.t.altars == 1 << L1


def test_bad_blood(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    strikes(game, "bad-blood")
    game.t.supports[ONE] = 3
    game.prepare()
    assert game.why_not(ONE, "play old-map") == "CUL-7.28"
    game.t.round += 2
    game.prepare()
    assert game.offers(ONE, "play old-map")


@pytest.mark.rule("CUL-R48")
def test_theft(storm: OpenStorm) -> None:
    game = storm()
    game.trophies(ONE, "star")
    game.trophies(TWO, "eye", "planet")
    strikes(game, "theft")
    game.says(TWO, "pay eye")
    assert game.won(TWO) == {"planet": 1}


def test_sleepless(storm: OpenStorm) -> None:
    game = storm()
    strikes(game, "sleepless")
    assert game.t.sleepless


def test_mass_hysteria(storm: OpenStorm) -> None:
    game = storm()
    strikes(game, "mass-hysteria")
    assert game.all_tokens() == [1, 1, 1]


def test_the_mask_slips(storm: OpenStorm) -> None:
    game = storm()
    strikes(game, "the-mask-slips")
    assert game.t.cultist_dice == [0, 1, 2, 3, 4]


def test_marked(storm: OpenStorm) -> None:
    game = storm()
    game.trophies(TWO, "eye")
    game.hand(ONE, "old-map")
    game.hand(TWO, "old-map", "escort")
    strikes(game, "marked")
    assert (len(game.cards(ONE)), game.cards(TWO)) == (1, [])


def test_tide_of_zealots(storm: OpenStorm) -> None:
    game = storm()
    strikes(game, "tide-of-zealots")
    game.cultist_phase()
    assert len(game.spawned()) == 4
    assert game.causes("cultist-spawns")[-1] == "terror/tide-of-zealots"
    assert game.t.more_steps == ()


@pytest.mark.rule("CUL-R65")
def test_undoing(storm: OpenStorm) -> None:
    game = storm(seal_trophies="any")
    game.laid(L1, "star", 2)
    game.laid(L3, "eye", 1)
    game.laid(L3, "planet", 1)
    strikes(game, "undoing")
    assert game.options(ONE) == ["pay eye", "pay planet"]
    game.says(TWO, "pay planet")
    assert sum(game.t.laid_trophies) == 2
    assert game.t.laid_trophies[5 * L3 + 3] == 1


def test_the_veil_tears(storm: OpenStorm) -> None:
    game = storm()
    game.t.marker = L4
    game.play.next_numbers(1)
    strikes(game, "the-veil-tears")
    assert game.elder_at(L4) == "ghatanothoa"


def test_growing_dark(storm: OpenStorm) -> None:
    game = storm()
    game.tokens(ONE, 1)
    game.tokens(THREE, 1)
    strikes(game, "growing-dark")
    assert game.t.growing == [0, 1, 0]


@pytest.mark.parametrize("elder", [True, False])
def test_feast(storm: OpenStorm, *, elder: bool) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte", "choir-lookout")
    if elder:
        game.elder(L2, "dagon")
        game.elder(L5, "cthulhu")
    strikes(game, "feast")
    assert game.goes_on
    assert game.counts() == ([0, 1, 0, 0, 0] if elder else [1, 3, 0, 0, 0])


@pytest.mark.rule("CUL-R73")
def test_a_locked_gate_holds_against_a_feast_in_its_cultist_phase(storm: OpenStorm) -> None:
    """A failed summons turns the Feast up while the gates are held."""
    game = storm()
    game.crowd(L3, 2)
    game.elder(L3, "yig")
    game.crowd(L2, 3)
    game.t.gates_held_next = "action/lock-the-gate"
    game.terror("second-sky", "feast", "every-road-at-once", "growing-dark", "the-veil-tears")
    game.ripen(1)
    game.cultist_phase()
    assert game.told("terror-card")[0]["card"] == "feast"
    assert game.counts()[L3] == 2
    assert game.causes("elder-stays") == ["action/lock-the-gate", "action/lock-the-gate"]


def test_second_sky(storm: OpenStorm) -> None:
    game = storm()
    game.t.marker = L4
    game.play.next_numbers(2)
    strikes(game, "second-sky")
    assert game.elder_at(L4) == "cthulhu"


def test_every_road_at_once(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L1, 3)
    game.crowd(L2, 2)
    game.elder(L3, "dagon")
    game.t.marker = L4
    strikes(game, "every-road-at-once")
    assert game.counts() == [3, 3, 0, 1, 1]
    assert game.spawned() == ["miskatonic-university", "sentinel-hill", "salem"]


@pytest.mark.rule("CUL-11.2", "CUL-11.3", "CUL-11.4")
@pytest.mark.parametrize("card", ["the-stars-are-right", "the-last-procession"])
def test_endgame_cards(storm: OpenStorm, card: str) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    game.t.marker = L4
    game.play.next_numbers(int(card == "the-last-procession"), 4)
    game.unit(Endgame().begins)
    assert game.elder_at(L4) == "azathoth"
    assert game.all_tokens() == [1, 1, 1]
    if card == "the-stars-are-right":
        assert game.discards(ONE) == ["old-map"]
    else:
        assert game.spawned() == ["sentinel-hill"]
        game.elder(L4, "azathoth")
        game.crowd(L4, 2)
        game.cultist_phase()
        assert game.causes("cultist-spawns")[-1] == "endgame/the-last-procession"
