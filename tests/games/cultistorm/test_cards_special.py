"""The special action cards that work at once or in the next turn (D.4)."""

import pytest

from tests.games.cultistorm.deeds import given, play
from tests.games.cultistorm.house import ENEMIES, ITEM_CARDS, TERRORS
from tests.games.cultistorm.tables import L1, L2, L3, L4, ONE, THREE, TWO, OpenStorm

HEALER = ("miriam-hale", "elias-crane", "bruno-kessler")
INVESTIGATOR = ("elias-crane", "miriam-hale", "bruno-kessler")
FIGHTER = ("bruno-kessler", "miriam-hale", "elias-crane")
DEFENDER = ("agnes-ward", "miriam-hale", "bruno-kessler")
MEDIUM = ("ysolde-marchetti", "miriam-hale", "bruno-kessler")


# Healer


@pytest.mark.rule("CUL-7.30", "CUL-1.7", "CUL-R45")
def test_calming_voice(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "calming-voice")
    game.tokens(TWO, 2)
    game.prepare()
    play(game, ONE, "calming-voice", TWO)
    assert game.all_tokens() == [0, 1, 0]
    assert game.discards(ONE) == ["calming-voice"]


@pytest.mark.rule("CUL-7.33")
def test_talking_cure(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "talking-cure")
    game.tokens(TWO, 3)
    game.prepare()
    play(game, ONE, "talking-cure", TWO)
    assert game.all_tokens() == [0, 1, 0]
    assert game.cards(ONE) == []


def test_sedative_heals_both(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "sedative")
    game.tokens(ONE, 2)
    game.tokens(TWO, 2)
    game.prepare()
    play(game, ONE, "sedative", TWO)
    assert game.all_tokens() == [1, 1, 0]
    assert game.causes("terror-step") == ["action/sedative"]


@pytest.mark.rule("CUL-1.7")
def test_hypnosis_turns_a_growing_token_into_a_normal_one(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "hypnosis")
    game.tokens(TWO, 0, growing=1)
    game.prepare()
    assert game.why_not(ONE, "play hypnosis") == "CUL-7.29"
    game.trophies(TWO, "eye")
    game.prepare()
    play(game, ONE, "hypnosis", TWO)
    assert game.won(TWO) == {}
    assert (game.t.normal[TWO], game.t.growing[TWO]) == (1, 0)


def test_case_study(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "case-study")
    game.prepare()
    game.comes("tip-off", "hunch", "calming-voice")
    play(game, ONE, "case-study", TWO)
    game.says(TWO, "discard hunch")
    assert game.cards(TWO) == ["tip-off"]


@pytest.mark.rule("CUL-R30", "CUL-R43")
def test_smelling_salts_work_in_the_next_preparation(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "smelling-salts")
    game.tokens(TWO, 3)
    game.prepare()
    play(game, ONE, "smelling-salts", TWO)
    assert game.all_tokens() == [0, 3, 0]
    game.cultist_phase("choir-acolyte", "choir-lookout", "choir-chanter")
    assert game.all_tokens() == [0, 3, 0]
    game.prepare()
    assert game.all_tokens() == [0, 1, 0]
    assert game.discards(ONE) == ["smelling-salts"]


def test_group_session_heals_everybody_there(storm: OpenStorm) -> None:
    game = given(storm, HEALER, "group-session")
    game.at(L1, ONE, TWO)
    for seat in (ONE, TWO, THREE):
        game.tokens(seat, 1)
    game.prepare()
    game.comes("choir-acolyte", "calming-voice")
    play(game, ONE, "group-session", TWO)
    assert game.all_tokens() == [0, 0, 1]
    assert game.column(L1) == ["choir-acolyte"]


# Investigator


def test_tip_off(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "tip-off")
    game.prepare()
    play(game, ONE, "tip-off", TWO)
    assert game.offers(TWO, "investigate 1")


@pytest.mark.rule("CUL-7.20", "CUL-7.21")
def test_field_search_is_no_investigation(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "field-search")
    game.hand(TWO, "old-map")
    game.prepare()
    game.comes("revolver", "laudanum")
    play(game, ONE, "field-search", TWO)
    game.says(TWO, "keep laudanum")
    assert game.items(TWO) == ["laudanum"]
    assert game.offers(TWO, "investigate 1")


@pytest.mark.rule("CUL-7.24")
def test_evidence_locker(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "evidence-locker")
    game.prepare()
    assert game.why_not(ONE, "play evidence-locker") == "CUL-7.29"
    game.holds(THREE, "revolver", "dynamite")
    game.t.items[THREE] = ()
    revolver, dynamite = map(ITEM_CARDS.index, ("revolver", "dynamite"))
    game.t.item_discard = [revolver, dynamite]
    game.prepare()
    play(game, ONE, "evidence-locker", TWO)
    game.says(TWO, "take dynamite")
    assert game.items(TWO) == ["dynamite"]
    assert game.t.item_discard == [revolver]


def test_cold_case_shuffles_and_draws(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "cold-case")
    cards = len(game.t.item_deck)
    game.t.item_discard = [game.t.item_deck.pop()]
    game.prepare()
    game.comes("calming-voice", "tip-off")
    play(game, ONE, "cold-case", TWO)
    assert game.t.item_discard == []
    assert len(game.t.item_deck) == cards
    assert game.cards(TWO) == ["calming-voice"]


@pytest.mark.rule("CUL-1.12", "CUL-R56")
def test_stake_out_orders_the_next_cultists(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "stake-out")
    game.prepare()
    game.comes("choir-acolyte", "choir-lookout", "choir-chanter")
    play(game, ONE, "stake-out", TWO)
    game.says(TWO, "top choir-chanter", "top choir-acolyte")
    for seat in (ONE, TWO, THREE):
        known = game.t.cultists.known(seat)[0]
        assert [ENEMIES[card] for card in known] == ["choir-chanter", "choir-acolyte", "choir-lookout"]
    game.cultist_phase()
    assert [args["cultist"] for args in game.told("cultist-spawns")] == [
        "choir-chanter", "choir-acolyte", "choir-lookout",
    ]  # fmt: skip


def test_cross_reference_exchanges_any_number(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "cross-reference")
    game.hand(TWO, "escort", "hand-off", "barricade")
    game.prepare()
    game.comes("calming-voice", "sedative", "hypnosis")
    play(game, ONE, "cross-reference", TWO)
    game.casts(TWO, "escort", "hand-off", "barricade")
    assert game.cards(TWO) == ["calming-voice", "sedative", "hypnosis"]


def test_courier_gives_takes_and_swaps_at_any_distance(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "courier")
    game.holds(TWO, "revolver")
    game.holds(THREE, "laudanum")
    game.prepare()
    play(game, ONE, "courier", TWO)
    game.says(TWO, "choose seat-3", "take laudanum")
    game.asks(THREE, "give-item")
    game.says(THREE, "yes")
    assert game.items(TWO) == ["revolver", "laudanum"]
    game.t.hand[ONE].append(game.t.discard[ONE].pop())
    game.prepare()
    play(game, ONE, "courier", TWO)
    game.says(TWO, "choose seat-3", "offer revolver")
    game.says(THREE, "yes")
    assert game.items(THREE) == ["revolver"]


def test_hunch_sets_a_die_to_the_symbol_of_the_place(storm: OpenStorm) -> None:
    game = given(storm, INVESTIGATOR, "hunch")
    game.dice(TWO, "planet")
    game.prepare()
    play(game, ONE, "hunch", TWO)
    assert game.t.held[TWO] == (1,)


# Fighter


def test_drill_rerolls_any_dice_once(storm: OpenStorm) -> None:
    game = given(storm, FIGHTER, "drill")
    game.dice(TWO, "star", "planet")
    game.prepare()
    game.rolls("eye", "wild")
    play(game, ONE, "drill", TWO)
    game.says(TWO, "reroll star", "reroll planet")
    assert game.t.held[TWO] == (3, 5)


# Defender


@pytest.mark.rule("CUL-R30")
def test_salt_line_blocks_a_named_location(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "salt-line")
    game.prepare()
    play(game, ONE, "salt-line", TWO)
    game.says(TWO, "at dunwich")
    assert game.t.blocked_next == 1 << L3


@pytest.mark.rule("CUL-R46")
def test_hold_the_door_blanks_the_die_there(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "hold-the-door")
    game.prepare()
    assert game.why_not(ONE, "play hold-the-door") == "CUL-7.29"
    game.cultist_die(L2, "eye")
    game.prepare()
    play(game, ONE, "hold-the-door", TWO)
    assert game.t.cultist_dice[L2] == 5


def test_drag_away_moves_the_top_cultist_to_a_neighbour(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "drag-away")
    game.cultists(L2, "choir-acolyte", "choir-lookout")
    game.crowd(L1, 3)
    game.prepare()
    play(game, ONE, "drag-away", TWO)
    assert game.column(L2) == ["choir-acolyte"]
    assert game.column(L3) == ["choir-lookout"]
    assert not game.told("cultist-spawns")


def test_drag_away_does_not_work_below_a_great_old_one(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "drag-away")
    game.cultists(L2, "choir-acolyte")
    game.elder(L2, "dagon")
    game.prepare()
    assert game.why_not(ONE, "play drag-away") == "CUL-7.29"


def test_night_watch_puts_each_card_on_top_or_bottom(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "night-watch")
    game.prepare()
    game.comes("choir-acolyte", "choir-lookout")
    play(game, ONE, "night-watch", TWO)
    game.says(TWO, "bottom choir-acolyte", "done")
    top, bottom = game.t.cultists.known(ONE)
    assert [ENEMIES[card] for card in top] == ["choir-lookout"]
    assert [ENEMIES[card] for card in bottom] == ["choir-acolyte"]


def test_slow_the_clock_removes_a_crystal(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "slow-the-clock")
    game.t.crystals = [0, 2, 0, 0, 1, 3]
    game.prepare()
    play(game, ONE, "slow-the-clock", TWO)
    assert game.options(TWO) == ["ease star-slot", "ease planet-slot"]
    game.says(TWO, "ease star-slot")
    assert game.t.crystals == [0, 1, 0, 0, 1, 3]


def test_lock_the_gate_holds_every_great_old_one(storm: OpenStorm) -> None:
    game = given(storm, DEFENDER, "lock-the-gate")
    game.elder(L4, "dagon")
    game.prepare()
    play(game, ONE, "lock-the-gate", TWO)
    game.cultist_phase("choir-acolyte", "choir-lookout", "choir-chanter")
    assert game.goes_on
    assert game.causes("elder-stays") == ["action/lock-the-gate"]


# Medium


def test_trance_rerolls_the_cultist_die(storm: OpenStorm) -> None:
    game = given(storm, MEDIUM, "trance")
    game.cultist_die(L2, "eye")
    game.prepare()
    game.rolls("star")
    play(game, ONE, "trance", TWO)
    assert game.t.cultist_dice[L2] == 0


def test_spirit_guide_takes_a_card_from_the_discards(storm: OpenStorm) -> None:
    game = given(storm, MEDIUM, "spirit-guide")
    game.hand(TWO, "escort", "old-map")
    game.t.discard[TWO], game.t.hand[TWO] = game.t.hand[TWO], []
    game.prepare()
    play(game, ONE, "spirit-guide", TWO)
    game.says(TWO, "recover old-map")
    assert game.cards(TWO) == ["old-map"]
    assert game.discards(TWO) == ["escort"]


def test_second_sight_may_bury_the_card(storm: OpenStorm) -> None:
    game = given(storm, MEDIUM, "second-sight")
    game.t.crystals[1] = 5
    game.prepare()
    play(game, ONE, "second-sight", TWO)
    game.says(TWO, "look star-slot")
    assert game.told("terror-looked-at")[0]["card"] == "every-road-at-once"
    game.comes("cold-dice")
    game.says(TWO, "yes")
    assert TERRORS[game.t.terror[1]] == "cold-dice"
    assert game.t.crystals[1] == 1
    assert not game.t.seen >> 1 & 1
    assert [TERRORS[card] for card in game.t.terror_deck.known(THREE)[1]] == ["every-road-at-once"]


@pytest.mark.rule("CUL-1.10")
def test_seance_exchanges_a_trophy(storm: OpenStorm) -> None:
    game = given(storm, MEDIUM, "seance")
    game.trophies(TWO, "eye")
    game.prepare()
    play(game, ONE, "seance", TWO)
    game.says(TWO, "gain star")
    assert game.won(TWO) == {"star": 1}
    assert game.t.supply == [7, 8, 8, 8, 8]
