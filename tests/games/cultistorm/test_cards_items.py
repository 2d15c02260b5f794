"""Items that are used in Preparation or work by themselves (D.10), and locations (D.7)."""

import pytest

from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.house import TERRORS
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, ONE, THREE, TWO, OpenStorm

# Items


def test_storm_lantern_counts_an_icon(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "storm-lantern")
    game.prepare()
    game.comes("revolver")
    game.says(ONE, "investigate 1", "keep revolver")
    assert sorted(game.items(ONE)) == ["revolver", "storm-lantern"]


def test_laudanum_heals_two_here(storm: OpenStorm) -> None:
    game = storm()
    game.at(L1, TWO)
    game.holds(ONE, "laudanum")
    game.tokens(TWO, 3)
    game.tokens(THREE, 3)
    game.prepare()
    game.says(ONE, "use laudanum")
    assert game.all_tokens() == [0, 1, 3]
    assert game.items(ONE) == []


@pytest.mark.rule("CUL-10.10", "CUL-R43")
def test_laudanum_can_be_used_in_the_sealing_phase(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "laudanum", "police-badge")
    game.tokens(ONE, 3)
    game.sealing()
    assert game.why_not(ONE, "use police-badge") == "CUL-1.4"
    game.says(ONE, "use laudanum")
    assert game.all_tokens() == [1, 0, 0]


@pytest.mark.rule("CUL-7.12")
def test_motor_car_makes_the_second_move_free(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "motor-car")
    game.prepare()
    game.says(ONE, "go salem", "go dunwich")
    assert game.all_tokens()[ONE] == 0
    assert game.causes("moved")[1] == "item/motor-car"
    game.says(ONE, "go salem")
    assert game.all_tokens()[ONE] == 1


def test_dynamite_discards_the_closest_cultist(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte", "choir-lookout")
    game.holds(ONE, "dynamite")
    game.prepare()
    game.says(ONE, "use dynamite")
    assert game.column(L1) == ["choir-lookout"]
    assert game.won(ONE) == {}
    assert game.causes("terror-step") == ["item/dynamite"]


@pytest.mark.rule("CUL-10.7")
def test_elder_stone_seals_without_insanity(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte", "choir-lookout")
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.holds(ONE, "elder-stone")
    game.sealing()
    game.says(ONE, "seal", "yes")
    assert game.t.sealed == 1 << L1
    assert game.all_tokens() == [0, 0, 0]
    assert game.items(ONE) == []


def test_reliquary_exchanges_a_trophy_once_a_turn(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "reliquary")
    game.trophies(ONE, "eye")
    game.prepare()
    game.says(ONE, "use reliquary", "gain star")
    assert game.won(ONE) == {"star": 1}
    assert game.why_not(ONE, "use reliquary") == "CUL-1.4"


@pytest.mark.parametrize(
    ("item", "words"), [("reliquary", ("gain shield",)), ("spirit-camera", ("look shield-slot",))]
)
def test_once_per_turn_is_once_for_the_team_whoever_is_given_the_item(
    storm: OpenStorm, item: str, words: tuple[str, ...]
) -> None:
    game = storm()
    game.at(L1, ONE, TWO)
    game.holds(ONE, item)
    game.trophies(ONE, "star")
    game.trophies(TWO, "eye")
    game.prepare()
    game.says(ONE, f"use {item}", *words, f"offer {item}")
    game.says(TWO, "yes")
    assert game.items(TWO) == [item]
    assert game.why_not(TWO, f"use {item}") == "CUL-1.4"


def test_a_second_laudanum_is_not_the_one_that_was_used(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "laudanum", "laudanum")
    game.tokens(ONE, 4)
    game.prepare()
    game.says(ONE, "use laudanum")
    assert not game.t.item_used[ONE]
    assert game.offers(ONE, "use laudanum")


def test_police_badge_blocks_the_present_location(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "police-badge")
    game.prepare()
    game.says(ONE, "use police-badge")
    assert game.t.blocked_next == 1 << L1


@pytest.mark.rule("CUL-R54")
@pytest.mark.parametrize("word", ["yes", "no"])
def test_stopped_watch_cancels_a_terror_step(storm: OpenStorm, word: str) -> None:
    game = storm()
    game.holds(TWO, "stopped-watch")
    game.terror_step()
    game.asks(TWO, "stop-clock")
    game.says(TWO, word)
    assert game.t.slot == (0 if word == "yes" else 1)
    assert game.items(TWO) == ([] if word == "yes" else ["stopped-watch"])


@pytest.mark.rule("CUL-R57", "CUL-R54")
def test_strait_waistcoat_is_worn_instead_of_the_fifth_token(storm: OpenStorm) -> None:
    game = storm()
    game.holds(TWO, "strait-waistcoat")
    game.tokens(TWO, 4)
    game.crowd(L1, 1)
    game.combat()
    assert game.goes_on
    assert game.all_tokens() == [1, 4, 1]
    assert game.items(TWO) == []


def test_spirit_camera_looks_at_a_terror_card(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "spirit-camera")
    game.prepare()
    game.says(ONE, "use spirit-camera", "look eye-slot")
    assert game.told("terror-looked-at")[0]["card"] == "growing-dark"
    assert game.t.seen == 1 << 3
    assert TERRORS[game.t.terror[3]] == "growing-dark"


@pytest.mark.rule("CUL-7.20", "CUL-4.8")
@pytest.mark.parametrize(
    ("event", "counts", "tokens", "steps"),
    [
        ("summoning-eye", [0, 0, 0, 1, 0], 0, 0),
        ("unblinking-eye", [0, 0, 0, 0, 0], 1, 1),
        ("weeping-eye", [1, 0, 0, 0, 0], 0, 0),
    ],
)
def test_events_take_effect_at_once(
    storm: OpenStorm, event: str, counts: list[int], tokens: int, steps: int
) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    game.t.marker = L4
    game.prepare()
    game.comes(event, *(["choir-acolyte"] if sum(counts) else []))
    game.says(ONE, "investigate 1")
    assert game.counts() == counts
    assert game.all_tokens()[ONE] == tokens
    assert len(game.told("terror-step")) == steps
    assert len(game.t.item_discard) == 1


# Locations


@pytest.mark.rule("CUL-7.15")
def test_arkham_heals_for_a_card(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    game.tokens(ONE, 1)
    game.prepare()
    assert game.why_not(ONE, "act") == "CUL-7.15"
    game.active(L1)
    game.prepare()
    game.says(ONE, "act")
    assert game.all_tokens()[ONE] == 0
    assert game.discards(ONE) == ["old-map"]


@pytest.mark.rule("CUL-7.16")
def test_kingsport_draws_two_for_a_card_once_each(storm: OpenStorm) -> None:
    game = storm()
    game.t.spots = (1, *game.t.spots[1:])
    game.active(L1)
    game.at(L1, TWO)
    game.hand(ONE, "old-map")
    game.hand(TWO, "old-map")
    game.prepare()
    game.says(ONE, "act")
    assert len(game.cards(ONE)) == 2
    assert game.why_not(ONE, "act") == "CUL-7.16"
    assert game.offers(TWO, "act")


def test_salem_blanks_any_die_once_for_the_team(storm: OpenStorm) -> None:
    game = storm()
    game.active(L2)
    game.at(L2, ONE)
    for spot in (L1, L3, L5):
        game.cultist_die(spot, "eye")
    game.prepare()
    game.says(TWO, "act", "at dunwich")
    assert game.t.cultist_dice == [3, 5, 5, 5, 3]
    assert game.causes("terror-step") == ["location/salem"]
    assert game.why_not(ONE, "act") == "CUL-7.16"


def test_the_monument_makes_sealing_cheaper_from_anywhere(storm: OpenStorm) -> None:
    game = storm()
    game.t.spots = (game.t.spots[0], 3, *game.t.spots[2:])
    game.active(L2)
    game.cultists(L1, "choir-acolyte", "choir-lookout")
    game.laid(L1, "star", 3)
    game.seal_card(ONE, "star")
    game.sealing()
    game.says(ONE, "seal")
    assert game.all_tokens() == [1, 0, 0]
    assert game.causes("seal-eased") == ["location/the-monument"]


@pytest.mark.rule("CUL-1.9")
def test_dunwich_sells_a_wild_symbol_for_a_token(storm: OpenStorm) -> None:
    game = storm()
    game.active(L3)
    game.at(L3, TWO)
    game.tokens(TWO, 4)
    game.cultists(L3, "choir-acolyte")
    game.hand(THREE, "shared-notes", "escort")
    game.prepare()
    assert game.why_not(TWO, "act") == "CUL-1.9"
    game.says(THREE, "act")
    assert game.all_tokens()[THREE] == 1
    fight(game, THREE, "choir-acolyte", "commit")
    assert game.causes("perk-used") == ["location/dunwich"]


def test_innsmouth_takes_an_item_for_a_trophy(storm: OpenStorm) -> None:
    game = storm()
    game.t.spots = (*game.t.spots[:2], 5, *game.t.spots[3:])
    game.active(L3)
    game.holds(THREE, "revolver")
    game.prepare()
    game.says(THREE, "act", "gain planet")
    assert game.items(THREE) == []
    assert game.won(THREE) == {"planet": 1}


def test_the_university_counts_two_icons(storm: OpenStorm) -> None:
    game = storm()
    game.active(L4)
    game.at(L4, ONE)
    game.prepare()
    assert game.offers(ONE, "investigate 2")
    assert not game.offers(TWO, "investigate 1")


def test_lantern_point_must_sink_one(storm: OpenStorm) -> None:
    game = storm()
    game.t.spots = (*game.t.spots[:3], 7, game.t.spots[4])
    game.active(L4)
    game.at(L4, ONE)
    game.prepare()
    game.comes("choir-acolyte", "choir-lookout", "choir-chanter")
    game.says(ONE, "act")
    assert not game.offers(ONE, "done")
    game.says(ONE, "bottom choir-acolyte", "top choir-chanter")
    assert len(game.t.cultists.top) == 2


def test_sentinel_hill_rerolls_a_held_die(storm: OpenStorm) -> None:
    game = storm()
    game.active(L5)
    game.at(L5, ONE)
    game.dice(ONE, "star")
    game.prepare()
    game.rolls("wild")
    game.says(ONE, "act")
    assert game.t.held[ONE] == (5,)


@pytest.mark.rule("CUL-7.16")
def test_devils_reef_exchanges_trophies_as_often_as_one_likes(storm: OpenStorm) -> None:
    game = storm()
    game.t.spots = (*game.t.spots[:4], 9)
    game.active(L5)
    game.at(L5, ONE)
    game.trophies(ONE, "star")
    game.prepare()
    game.says(ONE, "act", "gain eye", "act", "gain planet")
    assert game.won(ONE) == {"planet": 1}
    assert game.all_tokens()[ONE] == 2


def test_the_mirror_chapel_doubles_a_hand_card(storm: OpenStorm) -> None:
    game = storm(4, special_cult="glass-congregation")
    game.t.spots = (*game.t.spots[:3], 10, game.t.spots[4])
    if (card := 9) not in game.t.cultists.bag:
        game.t.cultists.bag.append(card)
    game.cultists(L4, "choir-twice-marked")
    game.active(L4)
    game.at(L4, ONE)
    game.hand(ONE, "escort", "old-map")
    game.prepare()
    game.says(ONE, "act")
    fight(game, ONE, "choir-twice-marked", "commit")
    assert game.causes("perk-used") == ["location/the-mirror-chapel"]
