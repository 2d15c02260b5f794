"""The Ashen Choir, and the Burned Observatory (CLT)."""

import pytest

from miskatonic.games.cultistorm.board.spawning import SpawnAt
from tests.games.cultistorm.deeds import fight, play
from tests.games.cultistorm.tables import L1, L2, L3, ONE, THREE, TWO, OpenStorm, Storm


def choir(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats=seats, special_cult="ashen-choir")


def place(game: Storm, spot: int, name: str) -> None:
    """A strange location lies there, and is active."""
    spots = list(game.t.spots)
    spots[spot] = game.t.rules.place_ids.index(name)
    game.t.spots = tuple(spots)
    game.active(spot)


def test_the_ember_cantor_takes_a_card_from_whoever_begins(storm: OpenStorm) -> None:
    game = choir(storm)
    game.cultists(L1, "ember-cantor")
    game.hand(ONE, "old-map", "hand-off")
    fight(game, ONE, "ember-cantor", "discard old-map")
    assert game.causes("card-discarded") == ["cultist/ember-cantor"]


@pytest.mark.rule("CLT-1.4")
def test_items_give_no_symbol_against_the_soot_warden(storm: OpenStorm) -> None:
    game = choir(storm)
    game.cultists(L1, "soot-warden")
    game.dice(ONE, "star", "tentacle")
    game.holds(ONE, "revolver", "torn-page")
    fight(game, ONE, "soot-warden")
    assert not game.offers(ONE, "commit")
    assert game.why_not(ONE, "use torn-page") == "CLT-1.4"
    other = choir(storm)
    other.cultists(L1, "choir-acolyte")
    other.holds(ONE, "torn-page")
    fight(other, ONE, "choir-acolyte")
    assert other.offers(ONE, "use torn-page")


@pytest.mark.rule("CLT-1.4")
def test_giving_up_against_the_coal_eater_costs_two_cards(storm: OpenStorm) -> None:
    game = choir(storm)
    game.cultists(L1, "coal-eater")
    game.hand(ONE, "old-map", "hand-off", "spare-die")
    fight(game, ONE, "coal-eater", "discard old-map", "discard spare-die")
    assert game.causes("card-discarded") == ["cultist/coal-eater"] * 2
    assert game.cards(ONE) == ["hand-off"]


@pytest.mark.rule("CLT-1.4", "CLT-R4")
def test_combat_support_does_not_count_against_the_smoke_reader(storm: OpenStorm) -> None:
    game = choir(storm)
    game.cultists(L1, "smoke-reader")
    game.dice(ONE, "tentacle", "planet")
    game.helped(ONE, "strike-together", TWO)
    fight(game, ONE, "smoke-reader")
    assert not game.offers(ONE, "commit")
    # Without the card the die counts once; a card that throws dice again cannot be used.
    mystics = ("miriam-hale", "ysolde-marchetti", "jack-delacroix")
    doubled = storm(team=mystics, special_cult="ashen-choir")
    doubled.cultists(L1, "smoke-reader", "coil-acolyte")
    doubled.dice(ONE, "tentacle", "planet")
    doubled.helped(ONE, "echo", TWO)
    doubled.helped(ONE, "all-in", THREE)
    fight(doubled, ONE, "smoke-reader")
    assert not doubled.offers(ONE, "commit")
    assert doubled.why_not(ONE, "spend all-in") == "CLT-1.4"


def test_the_kindler_turns_the_die_to_the_symbol_of_the_location(storm: OpenStorm) -> None:
    game = choir(storm)
    game.comes("the-kindler")
    game.unit(SpawnAt(L2, "rule/CUL-7.41").begins)
    assert game.told("cultist-die") == [
        {"location": "salem", "face": "shield", "cause": "cultist/the-kindler"}
    ]


@pytest.mark.rule("CLT-1.4")
def test_the_choirmaster_makes_others_of_the_choir_ask_for_a_star(storm: OpenStorm) -> None:
    """Worked example CLT-E4."""
    game = choir(storm)
    game.cultists(L2, "choirmaster", "ash-child", "choir-acolyte")
    assert game.required(TWO, "ash-child") == {"star": 2, "eye": 2}
    assert game.required(TWO, "choirmaster") == {"shield": 1, "tentacle": 1, "eye": 1}
    before = game.required(TWO, "choir-acolyte")
    game.t.columns[L2] = game.t.columns[L2][1:]
    assert game.required(TWO, "choir-acolyte") == before
    assert game.required(TWO, "ash-child") == {"star": 1, "eye": 2}


@pytest.mark.rule("CLT-1.4")
def test_the_ash_child_hurts_a_victor_that_is_well(storm: OpenStorm) -> None:
    for tokens, after in ((0, 1), (2, 3), (3, 3)):
        game = choir(storm)
        game.cultists(L1, "ash-child")
        game.dice(ONE, "star", "eye", "eye")
        game.tokens(ONE, tokens)
        fight(game, ONE, "ash-child", "commit")
        assert game.all_tokens()[ONE] == after


@pytest.mark.rule("CLT-1.4")
def test_with_cinder_that_sings_a_general_card_makes_a_step(storm: OpenStorm) -> None:
    game = choir(storm)
    game.elder(L3, "cinder-that-sings")
    game.crowd(L3, 1)
    game.hand(ONE, "old-map")
    game.prepare()
    play(game, ONE, "old-map", TWO)
    assert game.causes("terror-step") == ["elder/cinder-that-sings"]


@pytest.mark.rule("CLT-R2")
def test_the_observatory_gives_a_wild_for_two_cards_of_different_symbols(storm: OpenStorm) -> None:
    game = choir(storm)
    place(game, L1, "the-burned-observatory")
    hand = ["old-map", "hand-off", "strike-together"]
    game.hand(ONE, *hand)
    symbols = [game.t.rules.symbol[kind] for kind in game.t.hand[ONE]]
    assert symbols[1] == symbols[2] != symbols[0]
    game.prepare()
    game.says(ONE, "act", "discard hand-off")
    assert game.causes("card-discarded") == ["location/the-burned-observatory"] * 2
    assert game.cards(ONE) == ["strike-together"]
    assert game.t.wilds[ONE] == ("location/the-burned-observatory",)
    assert game.why_not(ONE, "act") == "CUL-7.16"
    alike = choir(storm)
    place(alike, L1, "the-burned-observatory")
    alike.hand(ONE, "hand-off", "strike-together")
    alike.prepare()
    assert alike.why_not(ONE, "act") == "CUL-R66"
