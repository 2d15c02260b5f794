"""The terror circle (chapter 6), beyond the worked examples."""

import pytest

from miskatonic.games.cultistorm.phases.terror import TerrorPhase
from miskatonic.games.cultistorm.table import TERROR
from miskatonic.games.cultistorm.words import SLOTS
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.house import TERRORS
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, TWO, OpenStorm


@pytest.mark.rule("CUL-6.1")
def test_the_terror_phase_makes_one_step(storm: OpenStorm) -> None:
    game = storm()
    game.t.phase = TERROR
    game.play.run(TerrorPhase().begins)
    assert game.causes("terror-step") == ["rule/CUL-6.1"]


@pytest.mark.rule("CUL-6.2", "CUL-R10")
def test_the_marker_goes_round_six_slots_and_leaves_a_crystal_on_each(storm: OpenStorm) -> None:
    game = storm()
    assert SLOTS[0] == "shield-slot"
    for _ in range(6):
        game.terror_step()
    assert [args["slot"] for args in game.told("terror-step")] == [
        *("star-slot", "tentacle-slot", "eye-slot", "planet-slot", "endgame-slot", "shield-slot")
    ]
    assert game.t.crystals == [2, 1, 1, 1, 1, 1]


@pytest.mark.rule("CUL-6.5")
def test_a_short_deck_takes_in_the_discards_but_not_the_card_just_read(storm: OpenStorm) -> None:
    game = storm()
    game.terror("second-sky", "theft", "every-road-at-once", "growing-dark", "feast")
    gone = [TERRORS.index(card) for card in ("marked", "undoing", "nightmares")]
    game.t.terror_discard = gone
    game.t.terror_deck.bag = [TERRORS.index("gathering")]
    game.t.crystals[1] = 2
    game.terror_step()
    assert game.t.terror_discard == [TERRORS.index("theft")]
    assert game.t.terror[1] in (*gone, TERRORS.index("gathering"))
    assert len(game.t.terror_deck) == 3


@pytest.mark.rule("CUL-6.7", "CUL-6.8")
def test_altars_come_to_sealed_locations_too_and_then_to_none(storm: OpenStorm) -> None:
    game = storm()
    game.sealed(L5)
    game.active(L1, L2, L3)
    game.t.slot = 5
    game.terror_step()
    game.asks(ONE, "altar")
    assert game.options(ONE) == ["at miskatonic-university", "at sentinel-hill"]
    game.play.answers("at sentinel-hill")
    game.active(L4)
    game.t.slot = 5
    game.terror_step()
    assert game.told("altar-placed") == [{"location": "sentinel-hill", "cause": "rule/CUL-6.7"}]


@pytest.mark.rule("CUL-6.9", "CUL-11.1", "CUL-11.2", "CUL-11.3")
def test_the_sixth_crystal_turns_the_endgame_card_and_no_seventh_is_laid(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.crystals[5] = 5
    game.t.slot = 4
    game.play.next_numbers(1, 2)
    game.terror_step()
    assert game.told("endgame")[0]["card"] == "the-last-procession"
    assert game.elder_at(L1) == "cthulhu"
    assert game.all_tokens() == [1, 1, 1]
    game.t.slot = 4
    game.terror_step()
    assert game.t.slot == 5
    assert game.t.crystals[5] == 6
    assert len(game.told("endgame")) == 1


@pytest.mark.rule("CUL-11.2")
def test_what_the_endgame_card_says_holds_for_the_rest_of_the_game(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.triggered, game.t.endgame = True, 0
    game.t.phase = TERROR
    game.play.run(TerrorPhase().begins)
    assert game.causes("terror-step") == ["rule/CUL-6.1", "endgame/the-stars-are-right"]
    game.t.endgame = 1
    game.cultist_phase()
    assert game.causes("cultist-spawns") == ["rule/CUL-4.2"] * 3 + ["endgame/the-last-procession"]


@pytest.mark.rule("CUL-R83")
def test_an_endgame_card_turned_up_in_a_terror_phase_adds_its_step_from_the_next_on(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.slot, game.t.crystals[5] = 4, 5
    game.t.phase = TERROR
    game.play.next_numbers(0)
    game.play.run(TerrorPhase().begins)
    assert game.told("endgame") == [{"card": "the-stars-are-right", "cause": "endgame/the-stars-are-right"}]
    assert game.causes("terror-step") == ["rule/CUL-6.1"]
    game.play.run(TerrorPhase().begins)
    game.play.answers("at arkham")
    assert game.causes("terror-step")[1:] == ["rule/CUL-6.1", "endgame/the-stars-are-right"]


@pytest.mark.rule("CUL-6.3")
def test_a_card_acts_when_it_has_as_many_crystals_as_its_number(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.terror("second-sky", "nightmares", "every-road-at-once", "growing-dark", "feast")
    game.tokens(0, 2)
    game.t.crystals[1] = 1
    game.terror_step()
    assert "terror-card" not in game.kinds()
    game.t.slot = 0
    game.terror_step()
    assert game.all_tokens() == [2, 1, 1]
    assert game.t.crystals[1] == 0


@pytest.mark.rule("CUL-R56")
@pytest.mark.parametrize("sight", [True, False])
def test_a_buried_card_that_is_dealt_again_is_still_known(storm: OpenStorm, *, sight: bool) -> None:
    """No shuffle has come between: the deck had one other card, or none."""
    game = storm(3, ("ysolde-marchetti", "elias-crane", "bruno-kessler"))
    deck = game.t.terror_deck
    buried = TERRORS.index("cold-dice")
    deck.bag.remove(buried)
    others, deck.bag = deck.bag, []
    deck.put_bottom(buried, 31)
    if sight:
        game.t.terror_discard = others
        game.hand(ONE, "second-sight")
        game.prepare()
        play(game, ONE, "second-sight", TWO)
        game.says(TWO, "look star-slot", "yes")
    else:
        deck.bag, game.t.terror_discard = others[:1], others[1:]
        game.t.crystals[1] = 5
        game.terror_step()
    assert game.t.terror[1] == buried
    assert game.t.seen >> 1 & 1


@pytest.mark.rule("CUL-R56", "CUL-6.4")
def test_a_buried_card_that_goes_to_the_bottom_again_is_still_known(storm: OpenStorm) -> None:
    game = storm()
    deck = game.t.terror_deck
    buried, unknown = TERRORS.index("cold-dice"), TERRORS.index("theft")
    game.t.terror_discard = [card for card in deck.bag if card not in (buried, unknown)]
    deck.bag = []
    deck.put_bottom(buried, 31)
    deck.put_bottom(unknown, 0)
    game.t.crystals[1] = 5
    game.terror_step()
    assert game.t.terror[1] == unknown
    assert not game.t.seen >> 1 & 1
    assert game.t.terror_deck.known(ONE)[1] == [buried]
