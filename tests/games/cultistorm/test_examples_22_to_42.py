"""The worked examples 22 to 42 of chapter 21, each named after its number there."""

import pytest

from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.phases.cleanup import clean_up
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from tests.games.cultistorm.house import ENEMIES, ITEM_CARDS, LOCATIONS
from tests.games.cultistorm.tables import (
    AGNES,
    BRUNO,
    ELIAS,
    FOUR,
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

GAMBLERS = ("agnes-ward", "elias-crane", "bruno-kessler", "jack-delacroix")
JACK = 3


@pytest.mark.rule("CUL-8.22", "CUL-8.1", "CUL-R8")
def test_example_22_nobody_home(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L5, 1)
    game.combat()
    assert game.penalised() == [ONE, TWO, THREE]
    assert game.all_tokens() == [1, 1, 1]
    assert game.causes("terror-step") == ["rule/CUL-8.19"] * 3


@pytest.mark.rule("CUL-8.13", "CUL-8.19", "CUL-1.6", "CUL-R24")
def test_example_23_the_last_re_roll(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.tokens(ONE, 3)
    game.cultists(L1, "orbit-herald")
    game.hand(ONE, "spare-die", "old-map")
    game.dice(ONE, "star")
    game.marked(ONE, "orbit-herald")
    game.combat()
    game.says(ONE, "fight orbit-herald")
    game.rolls("planet")
    game.says(ONE, "reroll star")
    assert game.told("retreats") == [{"enemy": "orbit-herald", "cause": "rule/CUL-8.16"}]
    assert game.ending == "madness"


@pytest.mark.rule("CUL-1.9", "CUL-R27", "CUL-7.12")
def test_example_24_at_the_edge(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.tokens(ELIAS, 4)
    game.hand(ELIAS, "old-map", "tip-off")
    game.elder(L5, "yig")
    game.prepare()
    game.says(ELIAS, "go sentinel-hill")
    assert game.why_not(ELIAS, "go dunwich") == "CUL-1.9"
    assert game.why_not(ELIAS, "play old-map") == "CUL-1.9"
    assert game.offers(ELIAS, "play tip-off")
    game.says(ELIAS, "mark yig")
    game.trophies(ELIAS, "planet")
    game.combat()
    game.turn_of(ELIAS)
    assert game.why_not(ELIAS, "fight yig") == "CUL-1.9"


@pytest.mark.rule("CUL-7.29", "CUL-R49")
def test_example_25_nothing_to_heal(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(MIRIAM, "calming-voice")
    game.prepare()
    assert game.why_not(MIRIAM, "play calming-voice") == "CUL-7.29"
    game.tokens(TWO, 1)
    game.prepare()
    game.says(MIRIAM, "play calming-voice")
    assert game.all_tokens() == [0, 0, 0]


@pytest.mark.rule("CUL-7.30", "CUL-7.31", "CUL-7.32", "CUL-R4")
def test_example_26_a_trail_that_costs(storm: OpenStorm) -> None:
    game = storm(seats=4, team=GAMBLERS)
    game.hand(ELIAS, "follow-the-trail")
    game.prepare()
    game.says(ELIAS, "play follow-the-trail", f"to seat-{JACK + 1}")
    game.says(JACK, "yes")
    assert game.all_tokens() == [0, 1, 0, 1]
    assert game.t.icons[JACK] == 2
    assert len(game.cards(ELIAS)) == 1
    assert game.kinds() == ["preparation", "help", "token", "token", "icons-gained", "cards-drawn"]


@pytest.mark.rule("CUL-7.33", "CUL-7.35", "CUL-8.24", "CUL-7.37")
def test_example_27_a_blow_in_waiting(storm: OpenStorm) -> None:
    game = storm(seats=4, team=("miriam-hale", "elias-crane", "bruno-kessler", "ysolde-marchetti"))
    game.crowd(L4, 2)
    game.hand(BRUNO, "double-blow")
    game.prepare()
    game.says(BRUNO, "play double-blow", "to seat-4")
    assert game.all_tokens() == [0, 0, 0, 0]
    assert game.cards(BRUNO) == []
    assert game.discards(BRUNO) == []
    assert [card.helped for card in game.t.front] == [FOUR]
    game.combat()
    assert game.discards(BRUNO) == ["double-blow"]
    assert game.t.front == []


@pytest.mark.rule("CUL-8.24")
def test_example_27_used_it_goes_the_same_way(storm: OpenStorm) -> None:
    game = storm(seats=4, team=("miriam-hale", "elias-crane", "bruno-kessler", "ysolde-marchetti"))
    game.cultists(L4, "choir-acolyte", "choir-lookout")
    game.helped(FOUR, "double-blow", BRUNO)
    game.hand(FOUR, "whispered-sign", "spare-die", "hand-off", "strike-together", "barricade")
    game.marked(FOUR, "choir-acolyte", "choir-lookout")
    game.combat()
    game.turn_of(FOUR)
    game.says(FOUR, "fight choir-acolyte", "commit", "fight choir-lookout", "commit")
    assert "double-blow" in game.told("fight-won")[1]["means"]
    assert game.discards(BRUNO) == ["double-blow"]
    assert game.t.front == []


@pytest.mark.rule("CUL-7.3", "CUL-7.4", "CUL-7.5", "CUL-7.6")
def test_example_28_the_fifth_die(storm: OpenStorm) -> None:
    game = storm(seats=4, team=GAMBLERS)
    game.pool("star", "shield", "tentacle", "eye")
    game.hand(JACK, "side-bet")
    game.prepare()
    game.rolls("planet")
    game.says(JACK, "play side-bet", "to seat-1", "die star")
    game.says(ELIAS, "die shield", "die planet")
    assert game.why_not(JACK, "die eye") == "CUL-7.3"
    game.says(BRUNO, "die tentacle")
    for seat in (ELIAS, BRUNO, JACK):
        assert not game.offers(seat, "die eye")
    assert game.offers(0, "die eye")


@pytest.mark.parametrize(("house_dice", "rolled"), [(0, 4), (1, 5)])
@pytest.mark.rule("CUL-3.2", "CUL-R31", "CUL-5.4", "CUL-7.10")
def test_example_29_back_to_the_reserve(storm: OpenStorm, house_dice: int, rolled: int) -> None:
    game = storm(seats=4, team=GAMBLERS)
    game.dice(ONE, "star", "wild")
    game.t.house_dice = house_dice
    clean_up(game.t)
    assert game.t.held[ONE] == ()
    assert game.t.reserve == 8
    game.t.phase = REVIEW
    game.play.run(Review().begins)
    assert len(game.t.pool) == rolled
    assert game.t.reserve == 8 - rolled


@pytest.mark.rule("CUL-7.18", "CUL-7.19", "CUL-7.20", "CUL-7.21", "CUL-7.22")
def test_example_30_three_from_the_deck(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.t.marker = L2
    game.hand(ELIAS, "old-map", "shared-notes", "tip-off")
    game.holds(ELIAS, "motor-car", "worn-die")
    game.prepare()
    assert not game.offers(ELIAS, "investigate 4")
    game.comes("revolver", "summoning-eye", "choir-acolyte", "laudanum")
    game.says(ELIAS, "investigate 3")
    assert game.column(L2) == ["choir-acolyte"]
    assert game.t.marker == L3
    assert game.options(ELIAS) == ["keep revolver", "keep laudanum", "done"]
    game.says(ELIAS, "keep revolver", "drop worn-die")
    assert game.items(ELIAS) == ["revolver", "motor-car"]
    gone = sorted(ITEM_CARDS[item] for item in game.t.item_discard)
    assert gone == ["laudanum", "summoning-eye", "worn-die"]
    assert len(game.cards(ELIAS)) == 3


@pytest.mark.rule("CUL-7.18", "CUL-7.24")
def test_example_31_the_last_item(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(ELIAS, "old-map", "shared-notes", "tip-off")
    game.t.item_deck = [ITEM_CARDS.index("revolver")]
    game.t.item_discard = [ITEM_CARDS.index("laudanum")]
    game.prepare()
    game.says(ELIAS, "investigate 3", "keep revolver")
    assert game.items(ELIAS) == ["revolver"]
    assert game.t.item_deck == []
    game.hand(ONE, "old-map")
    game.prepare()
    assert game.why_not(ONE, "investigate 1") == "CUL-7.24"
    game.hand(ELIAS, "cold-case")
    game.prepare()
    game.says(ELIAS, "play cold-case", "to seat-1")
    assert [ITEM_CARDS[item] for item in game.t.item_deck] == ["laudanum"]
    assert game.offers(ONE, "investigate 1")


@pytest.mark.rule("CUL-7.40", "CUL-7.41", "CUL-7.42")
def test_example_32_two_of_a_kind(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.level(ONE, 1)
    game.trophies(ONE, "eye", "eye", "tentacle")
    game.t.marker = L4
    game.prepare()
    assert game.why_not(ONE, "level tentacle") == "CUL-7.40"
    game.says(ONE, "level eye")
    assert game.kinds() == ["preparation", "level-up", "terror-step", "cultist-spawns"]
    assert game.spawned() == [PLACES[L1]]
    assert game.t.marker == L4
    game.asks(ONE, "claim-seal")
    game.says(ONE, "claim star")
    assert game.t.seal_cards[0] == ONE
    assert game.won(ONE) == {"tentacle": 1}
    assert game.t.paid == [0, 0, 0, 2, 0]


@pytest.mark.rule("CUL-4.8", "CUL-4.11", "CUL-R34")
def test_example_33_the_price_of_progress(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.level(ONE, 1)
    game.trophies(ONE, "eye", "eye")
    game.crowd(L1, 3)
    game.prepare()
    game.comes("tide-acolyte")
    game.says(ONE, "level eye")
    assert game.elder_at(L1) == "dagon"


@pytest.mark.rule("CUL-6.3", "CUL-6.4", "CUL-6.7", "CUL-R50")
def test_example_34_round_the_circle(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.terror("theft", "second-sky", "every-road-at-once", "growing-dark", "feast")
    game.t.slot = 5
    game.t.crystals = [2, 0, 0, 0, 0, 1]
    game.terror_step()
    assert game.kinds() == ["terror-step", "terror-card", "terror-replaced"]
    assert game.t.crystals[0] == 0
    game.asks(ONE, "altar")
    game.play.answers("at salem")
    assert game.t.altars == 1 << L2


@pytest.mark.rule("CUL-3.5", "CUL-6.4", "CUL-6.6")
def test_example_35_first_the_card_then_the_step(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.terror("second-sky", "the-clock-skips", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 1
    game.terror_step()
    assert game.kinds() == ["terror-step", "terror-card", "terror-replaced", "terror-step"]
    assert game.causes("terror-step")[1] == "terror/the-clock-skips"


@pytest.mark.rule("CUL-10.2", "CUL-10.5", "CUL-10.1", "CUL-R53")
def test_example_36_the_last_trophy(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.laid(L4, "eye", 3)
    game.seal_card(AGNES, "eye")
    game.at(L4, ELIAS, AGNES)
    game.cultists(L4, "coil-acolyte")
    game.hand(ELIAS, "whispered-sign", "old-map", "follow-the-trail", "barricade")
    game.marked(ELIAS, "coil-acolyte")
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight coil-acolyte", "commit", "lay eye")
    assert game.t.laid_trophies[5 * L4 + 3] == 4
    game.sealing()
    game.says(AGNES, "seal")
    assert game.t.is_sealed(L4)
    assert game.t.supply[3] == game.t.rules.each_trophy


@pytest.mark.parametrize(("monument", "ending"), [(False, "madness"), (True, "sealed")])
@pytest.mark.rule("CUL-10.7", "CUL-10.9", "CUL-12.6", "CUL-12.1")
def test_example_37_one_token_too_many(storm: OpenStorm, monument: bool, ending: str) -> None:
    game = storm(seats=3)
    game.t.spots = (game.t.spots[0], LOCATIONS.index("the-monument"), *game.t.spots[2:])
    game.sealed(L2, L3, L4, L5)
    if monument:
        game.active(L2)
    game.crowd(L1, 2)
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.tokens(ONE, 3)
    game.sealing()
    game.says(ONE, "seal")
    assert game.ending == ending


@pytest.mark.rule("CUL-9.18", "CUL-12.1", "CUL-9.15", "CUL-9.16")
def test_example_38_sealed_by_force(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.sealed(L1, L2, L3, L4)
    game.elder(L5, "tsathoggua")
    game.at(L5, ONE)
    assert game.required(ONE, "tsathoggua") == {"planet": 3, "star": 1, "tentacle": 1, "eye": 1}
    game.hand(ONE, "whispered-sign", "hand-off", "old-map")
    game.dice(ONE, "planet", "planet", "planet")
    game.marked(ONE, "tsathoggua")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight tsathoggua", "commit")
    assert game.told("token", ONE)[-1]["cause"] == "rule/CUL-9.15"
    assert game.ending == "sealed"


@pytest.mark.rule("CUL-3.3", "CUL-3.5", "CUL-11.1", "CUL-11.4", "CUL-11.5", "CUL-R37")
def test_example_39_everything_at_once(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.crowd(L1, 3)
    game.crowd(L5, 1)
    game.elder(L5, "yig")
    last = ENEMIES.index("tide-acolyte")
    game.t.cultist_discard = [card for card in game.t.cultists.bag if card != last]
    game.t.cultists.bag = [last]
    game.play.next_numbers(0, 0)
    game.unit(SpawnAt(L1, "rule/CUL-4.2").begins)
    tokens = ["token"] * 3
    assert game.kinds() == [
        *("cultist-spawns", "cultists-reshuffled", "summons-failed", *tokens),
        *("endgame", "elder-enters", "elder-power", *tokens),
        *["terror-step"] * 3,
    ]
    assert game.elder_at(L1) == "yog-sothoth"
    assert game.elder_at(L5) == "yig"
    assert game.all_tokens() == [2, 2, 2]


@pytest.mark.rule("CUL-R30", "CUL-7.36", "CUL-9.13")
def test_example_40_locked_for_a_turn(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.elder(L3, "yig")
    game.hand(AGNES, "lock-the-gate")
    game.prepare()
    game.says(AGNES, "play lock-the-gate", "to seat-1")
    game.cultist_phase()
    assert game.causes("elder-stays") == ["action/lock-the-gate"]
    assert game.discards(AGNES) == ["lock-the-gate"]
    game.cultist_phase()
    assert game.ending == "crossing"


@pytest.mark.rule("CUL-13.3", "CUL-13.4")
def test_example_41_the_watching_pane(storm: OpenStorm) -> None:
    game = storm(seats=3, special_cult="glass-congregation")
    game.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
    game.t.crystals[1] = 4
    game.terror_step()
    assert game.elder_at(L1) == "vhul-atrath"
    other = storm(seats=3, special_cult="glass-congregation")
    tide = next(name for name in (ENEMIES[card] for card in other.t.cultists.bag) if name.startswith("tide-"))
    other.crowd(L2, 3)
    other.comes(tide)
    other.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert other.elder_at(L2) == "dagon"


@pytest.mark.rule("CUL-R35", "CUL-7.2")
def test_example_42_not_ready_after_all(storm: OpenStorm) -> None:
    game = storm(seats=4, team=GAMBLERS)
    game.hand(JACK, "re-deal")
    game.hand(ELIAS, "old-map")
    game.hand(BRUNO, "old-map")
    game.prepare()
    for seat in (0, ELIAS, BRUNO):
        game.says(seat, "ready")
    game.says(JACK, "play re-deal", f"to seat-{ELIAS + 1}")
    game.says(ELIAS, "yes")
    assert not game.t.ready >> ELIAS & 1
    game.says(JACK, "ready")
    assert "all-ready" not in game.kinds()
    game.says(ELIAS, "ready")
    assert "all-ready" in game.kinds()
