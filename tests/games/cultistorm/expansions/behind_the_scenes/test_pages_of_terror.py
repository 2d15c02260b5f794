"""Pages after Review, and the overlord's terror circle (OVR-4, OVR-5)."""

import pytest

from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.behind_the_scenes.terror_circle import review_end
from tests.games.cultistorm.expansions.behind_the_scenes.desks import OpenStage
from tests.games.cultistorm.house import ACTIONS, TERRORS
from tests.games.cultistorm.tables import L1, L2, ONE, PLACES, TWO

WINDOW = "terror"


@pytest.mark.rule("OVR-4.1")
def test_he_sees_every_terror_card_and_not_the_endgame_card(stage: OpenStage) -> None:
    game = stage()
    shown = {
        seat: [piece.face for piece in SPEC.scene(game.t, seat).zone("circle").pieces]
        for seat in (0, 4, None)
    }
    assert shown[4][:5] == [TERRORS[card] for card in game.t.terror]
    assert shown[0] == shown[None] == ["face-down"] * 6
    assert shown[4][5] == "face-down"


@pytest.mark.rule("OVR-4.2")
def test_of_the_top_two_he_places_one_and_the_other_goes_under(stage: OpenStage) -> None:
    game = stage()
    game.ripen(1)
    game.terror_step()
    while game.play.asked.prompt != "place-terror":
        game.says(game.play.asked.seat, game.play.options()[0])
    drafts = [piece.face for piece in SPEC.scene(game.t, game.lord).zone("drafts").pieces]
    assert all(zone.id != "drafts" for zone in SPEC.scene(game.t, 0).zones)
    names = [load_texts(SPEC.texts).name(face) for face in drafts]
    assert [game.worded(word) for word in ("first", "second")] == [f"Place {name}" for name in names]
    game.says(game.lord, "second")
    assert TERRORS[game.t.terror[1]] == drafts[1]
    assert TERRORS[game.t.terror_deck.bottom[-1][0]] == drafts[0]
    assert not game.t.seen >> 1 & 1


@pytest.mark.rule("OVR-4.3")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_he_may_buy_a_terror_step_after_review(stage: OpenStage, word: str) -> None:
    game = stage()
    game.desk.ink = 4
    game.play.run(review_end)
    game.says(game.lord, word)
    assert (game.t.slot, game.desk.ink) == ((1, 0) if word == "yes" else (0, 4))
    game.asks(game.lord, "page-window")


@pytest.mark.rule("OVR-4.3")
def test_without_ink_no_step_is_asked_about(stage: OpenStage) -> None:
    game = stage()
    game.desk.ink = 2
    game.play.run(review_end)
    game.asks(game.lord, "page-window")


def test_dread_makes_a_step(stage: OpenStage) -> None:
    game = stage()
    game.writes("dread", window=WINDOW)
    assert (game.t.slot, game.t.crystals[1]) == (1, 1)


def test_a_darker_draft_exchanges_a_card_and_cuts_its_crystals(stage: OpenStage) -> None:
    game = stage()
    game.t.crystals[2] = 4
    old = game.t.terror[2]
    game.comes("lamps-go-out", "cold-dice")
    game.writes("a-darker-draft", "darken tentacle-slot", "first", window=WINDOW)
    assert TERRORS[game.t.terror[2]] == "lamps-go-out"
    assert game.t.crystals[2] == 1
    assert {card for card, _ in game.t.terror_deck.bottom} == {old, TERRORS.index("cold-dice")}


def test_slow_burn_lays_a_crystal_where_two_are_lacking(stage: OpenStage) -> None:
    game = stage()
    game.ripen(3)
    game.writes("slow-burn", window=WINDOW)
    assert "darken eye-slot" not in game.options(game.lord)
    game.says(game.lord, "darken star-slot")
    assert game.t.crystals[1] == 1


def test_stolen_daylight_takes_a_die_and_leaves_the_picks(stage: OpenStage) -> None:
    game = stage()
    game.pool("star", "eye", "wild", "wild")
    game.t.picks = 1
    game.writes("stolen-daylight", "die wild", window=WINDOW)
    assert (len(game.t.pool), game.t.picks, game.t.spent) == (3, 1, 1)


@pytest.mark.rule("OVR-R8", "OVR-7.1")
def test_cold_reading_shows_one_hand_to_him_alone_until_cleanup(stage: OpenStage) -> None:
    game = stage()
    game.hand(ONE, "whispered-sign", "shared-notes")
    game.hand(TWO, "steady-hand")
    game.writes("cold-reading", "choose seat-1", window=WINDOW)
    # The scenario has stopped, but the game has not ended.
    game.t.flow.outcome = None
    seen = [piece.face for piece in SPEC.scene(game.t, game.lord).zone("reading.seat-1").pieces]
    assert seen == ["whispered-sign", "shared-notes"]
    assert not [zone for seat in (1, None) for zone in SPEC.scene(game.t, seat).zones if "reading" in zone.id]
    assert game.told("hand-read", game.lord)[0]["cards"] == seen
    assert game.told("hand-read", None) == []
    kinds = {ACTIONS.index(card) for card in seen}
    dice = game.t.dice
    assert all(kinds <= {*SPEC.imagine(game.t, game.lord, dice).hand[ONE]} for _ in range(5))
    game.t.rules.hooks.notify("cleanup", game.t)
    assert game.desk.read == [()] * 4


def test_sleepless_city_takes_a_card_of_each_ones_choice(stage: OpenStage) -> None:
    game = stage(3)
    for seat in range(3):
        game.hand(seat, "whispered-sign", "shared-notes")
    game.writes("sleepless-city", window=WINDOW)
    for seat in range(3):
        game.says(seat, "discard shared-notes")
    assert [len(hand) for hand in game.t.hand] == [1, 1, 1]


def test_bad_omens_re_roll_the_dice_he_names(stage: OpenStage) -> None:
    game = stage()
    game.holds_pages("bad-omens")
    game.play.next_numbers(3, 2)
    game.writes("bad-omens", f"at {PLACES[L2]}", f"at {PLACES[L1]}", "done", window=WINDOW)
    assert game.t.cultist_dice[:2] == [3, 2]


def test_second_chapter_draws_two_and_discards_one(stage: OpenStage) -> None:
    game = stage()
    game.writes("second-chapter", window=WINDOW)
    game.asks(game.lord, "discard-page")
    game.says(game.lord, game.options(game.lord)[0])
    assert len(game.desk.hand) == 1
    assert len(game.desk.discard) == 2
