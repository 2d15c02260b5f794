"""The twelve general action cards (D.3), each played once."""

import pytest

from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.tables import BRUNO, ELIAS, L1, L2, L4, L5, MIRIAM, OpenStorm


@pytest.mark.rule("CUL-7.34", "CUL-7.35")
def test_whispered_sign_names_a_symbol_now(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.hand(ELIAS, "spare-die", "hand-off")
    game.hand(MIRIAM, "whispered-sign")
    game.prepare()
    game.says(ELIAS, "mark choir-acolyte")
    play(game, MIRIAM, "whispered-sign", ELIAS)
    game.asks(ELIAS, "name-symbol")
    game.says(ELIAS, "name star")
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight choir-acolyte", "commit")
    assert game.won(ELIAS) == {"star": 1}
    assert "action/whispered-sign" in game.causes("help-used")


@pytest.mark.rule("CUL-7.34")
def test_shared_notes_exchanges_up_to_two_cards(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "shared-notes")
    game.hand(ELIAS, "escort", "hand-off", "barricade")
    game.prepare()
    game.comes("tip-off", "hunch", "calming-voice")
    play(game, MIRIAM, "shared-notes", ELIAS)
    game.casts(ELIAS, "escort", "barricade")
    assert game.cards(ELIAS) == ["hand-off", "tip-off", "hunch"]
    assert game.cards(MIRIAM) == ["calming-voice"]


def test_shared_notes_may_be_declined(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "shared-notes")
    game.hand(ELIAS, "escort", "hand-off")
    game.prepare()
    play(game, MIRIAM, "shared-notes", ELIAS)
    game.says(ELIAS, "done")
    assert game.cards(ELIAS) == ["escort", "hand-off"]


@pytest.mark.rule("CUL-7.8")
def test_steady_hand_sets_a_held_die(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "steady-hand")
    game.dice(ELIAS, "star", "wild")
    game.prepare()
    assert game.why_not(MIRIAM, "play steady-hand") is None
    game.says(MIRIAM, "play steady-hand")
    game.says(ELIAS, "pick star", "set eye")
    assert list(game.t.held[ELIAS]) == [3, 5]


@pytest.mark.rule("CUL-7.6", "CUL-R31")
def test_spare_die_comes_from_the_reserve_and_is_rolled(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "spare-die")
    game.prepare()
    game.rolls("planet")
    play(game, MIRIAM, "spare-die", ELIAS)
    assert game.t.held[ELIAS] == (4,)
    assert game.t.reserve == 7
    assert game.cards(MIRIAM) == []


@pytest.mark.rule("CUL-7.6")
def test_without_a_reserve_there_is_no_extra_die(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "spare-die")
    game.t.reserve = 0
    game.prepare()
    assert game.why_not(MIRIAM, "play spare-die") == "CUL-7.29"


@pytest.mark.rule("CUL-1.7")
def test_bear_the_burden_heals_and_exchanges_a_card(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "bear-the-burden")
    game.hand(ELIAS, "escort")
    game.tokens(ELIAS, 2)
    game.prepare()
    game.comes("tip-off", "calming-voice")
    play(game, MIRIAM, "bear-the-burden", ELIAS)
    game.casts(ELIAS, "escort")
    assert game.all_tokens() == [1, 1, 0]
    assert game.cards(ELIAS) == ["tip-off"]


@pytest.mark.rule("CUL-7.14", "CUL-R28", "CUL-R62", "CUL-R63")
def test_escort_moves_with_consent_and_is_no_move(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.hand(MIRIAM, "escort")
    game.prepare()
    game.says(ELIAS, "mark choir-acolyte")
    game.says(MIRIAM, "play escort", "to seat-2")
    game.asks(ELIAS, "consent")
    game.says(ELIAS, "no")
    assert game.cards(MIRIAM) == ["escort"]
    assert game.all_tokens() == [0, 0, 0]
    assert game.t.supports[MIRIAM] == 0
    game.prepare()
    play(game, MIRIAM, "escort", ELIAS)
    game.says(ELIAS, "at sentinel-hill")
    assert game.t.place[ELIAS] == L5
    assert game.t.moves[ELIAS] == 0
    assert game.t.marks[ELIAS] == ()


@pytest.mark.rule("CUL-7.26")
def test_hand_off_moves_a_trophy_either_way(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "hand-off")
    game.hand(BRUNO, "hand-off")
    game.trophies(MIRIAM, "star")
    game.trophies(ELIAS, "eye")
    game.prepare()
    play(game, MIRIAM, "hand-off", ELIAS)
    assert game.options(ELIAS) == ["get star", "give eye"]
    game.says(ELIAS, "get star")
    assert game.won(ELIAS) == {"star": 1, "eye": 1}
    play(game, BRUNO, "hand-off", ELIAS)
    game.says(ELIAS, "give eye")
    assert game.won(BRUNO) == {"eye": 1}


@pytest.mark.rule("CUL-R2")
@pytest.mark.parametrize("transfer", ["never", "by_card"])
def test_seal_cards_move_only_by_the_option(storm: OpenStorm, transfer: str) -> None:
    game = storm(seal_transfer=transfer)
    game.hand(MIRIAM, "hand-off")
    game.trophies(ELIAS, "eye")
    game.trophies(MIRIAM, "eye")
    game.seal_card(MIRIAM, "star")
    game.prepare()
    play(game, MIRIAM, "hand-off", ELIAS)
    assert game.offers(ELIAS, "get-seal star") == (transfer == "by_card")
    if transfer == "by_card":
        game.says(ELIAS, "get-seal star")
        assert game.t.seal_cards[0] == ELIAS


def test_strike_together_ignores_a_symbol_and_steps(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.hand(MIRIAM, "strike-together")
    game.hand(ELIAS, "spare-die", "hand-off")
    game.prepare()
    game.says(ELIAS, "mark choir-acolyte")
    play(game, MIRIAM, "strike-together", ELIAS)
    assert game.causes("terror-step") == ["action/strike-together"]
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight choir-acolyte", "commit")
    assert game.won(ELIAS) == {"star": 1}


def test_old_map_draws_a_card(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "old-map")
    game.prepare()
    game.comes("tip-off", "calming-voice")
    play(game, MIRIAM, "old-map", ELIAS)
    assert game.cards(ELIAS) == ["tip-off"]


def test_follow_the_trail_counts_two_more_icons(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "follow-the-trail")
    game.prepare()
    assert not game.offers(ELIAS, "investigate 1")
    play(game, MIRIAM, "follow-the-trail", ELIAS)
    assert game.offers(ELIAS, "investigate 2")
    assert game.why_not(ELIAS, "investigate 3") == "CUL-7.18"
    assert game.all_tokens() == [1, 1, 0]


@pytest.mark.rule("CUL-7.36", "CUL-R30")
def test_barricade_blocks_where_the_helped_stood(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "barricade")
    game.prepare()
    play(game, MIRIAM, "barricade", ELIAS)
    game.says(ELIAS, "go sentinel-hill")
    assert [card.kind for card in game.t.delayed] == [10]
    game.t.marker = L1
    game.cultist_phase("choir-acolyte", "choir-lookout")
    assert game.spawned() == ["dunwich", "miskatonic-university"]
    assert game.discards(MIRIAM) == ["barricade"]
    assert game.t.marker == L4


def test_desperate_plan_gives_two_wild_symbols(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.hand(ELIAS, "spare-die")
    game.helped(ELIAS, "desperate-plan", MIRIAM)
    game.marked(ELIAS, "choir-acolyte")
    game.combat()
    game.turn_of(ELIAS)
    game.says(ELIAS, "fight choir-acolyte", "commit")
    assert "action/desperate-plan" in game.causes("help-used")
