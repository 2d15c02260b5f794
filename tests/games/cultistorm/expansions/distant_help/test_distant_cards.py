"""The distant cards, one by one (DIS-1.4, DIS-1.5)."""

import pytest

from miskatonic.games.cultistorm.expansions.distant_help import EXPANSION
from miskatonic.games.cultistorm.expansions.distant_help.cards import look_up
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.distant_help.telephones import board, dials, number, on_wire, two
from tests.games.cultistorm.tables import L1, L2, L3, ONE, TWO, OpenStorm

RULE = pytest.mark.rule("DIS-1.4")


def test_the_catalogue_has_twenty_four_cards_and_a_story_for_each(storm: OpenStorm) -> None:
    game = two(storm, narrative="on")
    cards = look_up(game.t).cards
    assert len(cards) == 24
    assert {card.id for card in cards} <= game.t.rules.own_story.keys()
    assert EXPANSION.prefix == "DIS"


@RULE
def test_a_long_distance_call_draws_two_cards_and_costs_one(storm: OpenStorm) -> None:
    game = two(storm, "long-distance-call")
    game.comes("escort", "old-map")
    dials(game, ONE, "long-distance-call", "discard escort")
    assert game.cards(ONE) == ["old-map"]


@RULE
def test_a_telegram_heals_for_a_card(storm: OpenStorm) -> None:
    game = two(storm, "telegram-from-boston")
    game.hand(ONE, "escort", "old-map")
    game.tokens(ONE, 2)
    dials(game, ONE, "telegram-from-boston", "discard old-map")
    assert game.all_tokens() == [1, 0]
    assert game.cards(ONE) == ["escort"]


@RULE
@pytest.mark.rule("DIS-1.6")
def test_borrowed_muscle_ignores_two_symbols_of_a_cultist_for_a_token(storm: OpenStorm) -> None:
    game = two(storm, "borrowed-muscle")
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte")
    game.dice(ONE, "star")
    dials(game, ONE, "borrowed-muscle")
    assert game.all_tokens() == [1, 0]
    fight(game, ONE, "choir-acolyte", "commit")
    assert game.column(L2) == []
    assert game.causes("standby-used") == ["distant/borrowed-muscle"]


@pytest.mark.rule("DIS-1.5", "DIS-1.6")
def test_borrowed_muscle_is_of_no_use_against_a_great_old_one(storm: OpenStorm) -> None:
    game = two(storm, "borrowed-muscle", "professors-reply")
    game.elder(L1, "dagon")
    game.prepare()
    assert game.why_not(ONE, "dial borrowed-muscle") == "DIS-1.5"
    assert game.offers(ONE, "dial professors-reply")


@RULE
def test_the_bulletin_looks_at_three_cultists_and_may_sink_one(storm: OpenStorm) -> None:
    game = two(storm, "wireless-bulletin")
    game.comes("choir-acolyte", "choir-scribe", "tide-acolyte")
    dials(game, ONE, "wireless-bulletin", "bottom choir-scribe", "top tide-acolyte")
    assert game.told("deck-looked-at")[0]["cards"] == ["choir-acolyte", "choir-scribe", "tide-acolyte"]
    assert game.told("deck-ordered")[0]["cards"] == ["tide-acolyte", "choir-acolyte"]


@RULE
def test_parcel_post_brings_two_item_cards_without_an_investigation(storm: OpenStorm) -> None:
    game = two(storm, "parcel-post")
    game.comes("revolver", "dynamite")
    dials(game, ONE, "parcel-post", "keep revolver")
    assert game.items(ONE) == ["revolver"]
    assert game.t.searched == [False, False]


@RULE
@pytest.mark.rule("DIS-1.6")
def test_the_professors_reply_is_a_wild_symbol(storm: OpenStorm) -> None:
    game = two(storm, "professors-reply")
    game.at(L2, ONE)
    game.cultists(L2, "choir-acolyte")
    game.dice(ONE, "star", "shield")
    dials(game, ONE, "professors-reply")
    fight(game, ONE, "choir-acolyte", "commit")
    assert game.column(L2) == []


@RULE
def test_two_tickets_take_each_anywhere_without_a_move(storm: OpenStorm) -> None:
    game = two(storm, "two-tickets-north")
    dials(game, ONE, "two-tickets-north", "at dunwich")
    game.says(TWO, "done")
    assert game.t.place == [L3, L2]
    assert game.t.moves == [0, 0]


@RULE
@pytest.mark.rule("DIS-1.5")
def test_watchmen_block_a_location_and_then_make_a_step(storm: OpenStorm) -> None:
    game = two(storm, "hired-watchmen")
    dials(game, ONE, "hired-watchmen", "at salem")
    assert game.t.blocked_next == 1 << L2
    kinds = game.kinds()
    assert kinds.index("location-blocked") < kinds.index("terror-step")


@RULE
def test_a_courier_brings_an_extra_die(storm: OpenStorm) -> None:
    game = two(storm, "dice-by-courier")
    game.rolls("eye")
    dials(game, ONE, "dice-by-courier")
    assert game.t.held[ONE] == (3,)


@RULE
def test_on_a_party_line_each_draws_a_card(storm: OpenStorm) -> None:
    game = two(storm, "party-line")
    dials(game, ONE, "party-line")
    assert [len(hand) for hand in game.t.hand] == [1, 1]


@RULE
def test_the_doctor_heals_each_and_then_makes_a_step(storm: OpenStorm) -> None:
    game = two(storm, "doctor-on-call")
    game.tokens(ONE, 1)
    game.tokens(TWO, 3)
    dials(game, ONE, "doctor-on-call")
    assert game.all_tokens() == [0, 2]
    assert game.causes("terror-step") == ["distant/doctor-on-call"]


@RULE
def test_a_registered_letter_moves_a_trophy_either_way(storm: OpenStorm) -> None:
    for word, won in (("get eye", [{"eye": 1}, {}]), ("give star", [{}, {"eye": 1, "star": 1}])):
        game = two(storm, "registered-letter")
        game.trophies(TWO, "eye")
        if word == "give star":
            game.trophies(ONE, "star")
        dials(game, ONE, "registered-letter", *([word] if word == "give star" else []))
        assert [game.won(ONE), game.won(TWO)] == won


@RULE
def test_the_night_editor_removes_a_crystal_for_a_card(storm: OpenStorm) -> None:
    game = two(storm, "night-editor")
    game.hand(ONE, "escort")
    dials(game, ONE, "night-editor")
    assert game.t.crystals == [0] * 6
    assert game.cards(ONE) == []


@RULE
def test_the_museum_lends_an_item_and_then_a_step_is_made(storm: OpenStorm) -> None:
    game = two(storm, "museum-loan")
    item = game.t.rules.item_ids.index("revolver")
    game.t.item_deck.remove(item)
    game.t.item_discard.append(item)
    dials(game, ONE, "museum-loan")
    assert game.items(ONE) == ["revolver"]
    assert game.causes("terror-step") == ["distant/museum-loan"]


@RULE
@pytest.mark.rule("DIS-1.6")
def test_the_chant_is_two_symbols_of_one_kind(storm: OpenStorm) -> None:
    game = two(storm, "distant-chant")
    game.at(L1, ONE)
    game.cultists(L1, "choir-acolyte")
    game.dice(ONE, "shield", "tentacle")
    assert game.required(ONE, "choir-acolyte") == {"star": 2, "shield": 1, "tentacle": 1}
    dials(game, ONE, "distant-chant")
    fight(game, ONE, "choir-acolyte", "commit")
    assert game.column(L1) == []


@RULE
def test_a_bank_draft_exchanges_a_trophy_for_a_card(storm: OpenStorm) -> None:
    game = two(storm, "bank-draft")
    game.hand(ONE, "escort")
    game.trophies(ONE, "eye")
    dials(game, ONE, "bank-draft", "gain planet")
    assert game.won(ONE) == {"planet": 1}


@RULE
@pytest.mark.rule("DIS-1.6", "DIS-R2")
def test_a_silent_partner_discards_a_card_for_its_symbol_twice(storm: OpenStorm) -> None:
    game = two(storm, "silent-partner")
    game.at(L1, ONE)
    game.cultists(L1, "choir-acolyte")
    game.dice(ONE, "shield", "tentacle")
    game.hand(TWO, "whispered-sign", "escort")
    dials(game, ONE, "silent-partner")
    game.says(TWO, "yes", "discard whispered-sign")
    assert game.cards(TWO) == ["escort"]
    fight(game, ONE, "choir-acolyte", "commit")
    assert game.column(L1) == []


@pytest.mark.rule("DIS-1.5")
def test_a_partner_without_cards_is_not_called(storm: OpenStorm) -> None:
    game = two(storm, "silent-partner")
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    assert game.why_not(ONE, "dial silent-partner") == "DIS-1.5"


@RULE
@pytest.mark.rule("DIS-R4")
def test_with_a_plane_second_moves_are_free_unless_yog_sothoth_is_there(storm: OpenStorm) -> None:
    game = two(storm, "chartered-plane")
    dials(game, ONE, "chartered-plane")
    game.says(ONE, "go salem", "go dunwich")
    game.says(TWO, "go arkham", "go dunwich")
    assert game.all_tokens() == [0, 0]
    game.says(ONE, "go salem")
    assert game.all_tokens() == [1, 0]
    game = two(storm, "chartered-plane")
    game.elder(L3, "yog-sothoth")
    game.prepare()
    assert game.why_not(ONE, "dial chartered-plane") == "DIS-1.5"


@RULE
@pytest.mark.rule("DIS-1.5")
def test_an_affidavit_is_a_seal_card_for_two_trophies(storm: OpenStorm) -> None:
    game = two(storm, "sworn-affidavit")
    game.trophies(ONE, "eye", "star", "planet")
    dials(game, ONE, "sworn-affidavit", "pay star", "pay planet", "claim tentacle")
    assert game.won(ONE) == {"eye": 1}
    assert game.t.seal_cards == [-1, -1, ONE, -1, -1]


@RULE
def test_the_weather_report_rolls_a_cultist_die_anew(storm: OpenStorm) -> None:
    game = two(storm, "weather-report")
    game.play.next_numbers(2)
    dials(game, ONE, "weather-report", "at dunwich")
    assert game.t.cultist_dice[L3] == 2


@RULE
def test_a_tip_counts_two_more_icons(storm: OpenStorm) -> None:
    game = two(storm, "anonymous-tip")
    game.prepare()
    assert not game.offers(ONE, "investigate 2")
    game.says(ONE, "dial anonymous-tip")
    assert game.offers(ONE, "investigate 2")


@RULE
def test_the_switchboard_lays_a_new_wire_and_gives_one_more_call(storm: OpenStorm) -> None:
    game = two(storm, "switchboard", "party-line", "parcel-post")
    names = ("weather-report", "anonymous-tip", "dice-by-courier")
    game.play.next_draws(*(number(game, name) for name in names))
    dials(game, ONE, "switchboard")
    assert on_wire(game) == list(names)
    assert board(game).calls == [1, 1]
    game.says(ONE, "dial anonymous-tip")
    assert game.why_not(ONE, "dial weather-report") == "DIS-1.4"


@RULE
def test_reverse_charges_heal_two_and_hurt_the_other(storm: OpenStorm) -> None:
    game = two(storm, "reverse-charges")
    game.tokens(ONE, 3)
    dials(game, ONE, "reverse-charges")
    game.says(TWO, "yes")
    assert game.all_tokens() == [1, 1]
    game = two(storm, "reverse-charges")
    game.tokens(ONE, 3)
    game.tokens(TWO, 4)
    game.prepare()
    assert game.why_not(ONE, "dial reverse-charges") == "DIS-1.5"


@pytest.mark.rule("DIS-1.3")
def test_dead_air_is_never_called(storm: OpenStorm) -> None:
    game = two(storm)
    game.prepare()
    assert game.why_not(ONE, "dial dead-air") == "DIS-1.3"
