"""Preparation: the floor, dice, moves, trading, support limits, targets (CUL-7, CUL-R35)."""

import pytest

from miskatonic.games.cultistorm.phases import preparation
from miskatonic.games.cultistorm.words import CALL
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.house import ENEMIES, ITEM_CARDS
from tests.games.cultistorm.tables import L1, L2, L3, ONE, THREE, TWO, OpenStorm


@pytest.mark.rule("CUL-7.1", "CUL-7.2", "CUL-R35")
def test_actions_are_interleaved_until_all_are_ready(storm: OpenStorm) -> None:
    game = storm()
    game.pool("star", "eye", "planet")
    game.prepare()
    assert list(game.play.asked.seats) == [ONE, TWO, THREE]
    game.says(ONE, "die star")
    game.says(THREE, "go arkham")
    game.says(ONE, "ready")
    assert list(game.play.asked.seats) == [TWO, THREE]
    assert game.why_not(ONE, "go salem") == "CUL-R35"
    game.says(TWO, "ready")
    game.says(THREE, "ready")
    assert game.play.is_over


@pytest.mark.rule("CUL-R35", "CUL-R58")
def test_a_ready_detective_is_called_back_at_most_three_times(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert game.why_not(TWO, "call seat-1") == "CUL-R35"
    for _ in range(3):
        game.says(ONE, "ready")
        game.says(TWO, "call seat-1")
        assert ONE in game.play.asked.seats
    game.says(ONE, "ready")
    assert game.why_not(TWO, "call seat-1") == "CUL-R58"


@pytest.mark.rule("CUL-R35")
def test_what_touches_a_detective_clears_its_flag(storm: OpenStorm) -> None:
    game = storm()
    game.crowd(L1, 1)
    game.hand(ONE, "old-map", "desperate-plan")
    game.prepare()
    game.says(TWO, "ready")
    game.says(THREE, "ready")
    play(game, ONE, "old-map", TWO)
    assert TWO in game.play.asked.seats
    game.says(TWO, "ready")
    game.t.marker = L3
    game.comes("orbit-acolyte")
    play(game, ONE, "desperate-plan", TWO)
    assert THREE in game.play.asked.seats


@pytest.mark.rule("CUL-R35")
def test_forty_actions_are_enough(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    for _ in range(preparation.MOST_ACTS // 2):
        game.says(ONE, "mark choir-acolyte", "unmark choir-acolyte")
    assert ONE not in game.play.asked.seats
    assert game.why_not(TWO, "call seat-1") == "CUL-R35"


@pytest.mark.rule("CUL-R35", "CUL-R58")
def test_the_speaker_has_the_floor_and_hands_it_over(storm: OpenStorm) -> None:
    game = storm(floor="speaker")
    game.prepare()
    assert game.play.asked.seats == (ONE,)
    assert game.why_not(TWO, "ready") == "CUL-R35"
    game.says(ONE, "call seat-3")
    assert game.play.asked.seats == (THREE,)
    game.says(THREE, "ready")
    assert game.play.asked.seats == (ONE,)
    game.says(ONE, "call seat-3")
    assert game.play.asked.seats == (THREE,)
    game.t.round = 2
    game.prepare()
    assert game.play.asked.seats == (TWO,)


@pytest.mark.rule("CUL-7.3", "CUL-7.4", "CUL-7.7")
def test_one_die_each_and_none_goes_back(storm: OpenStorm) -> None:
    game = storm()
    game.pool("star", "eye", "planet")
    game.prepare()
    game.says(ONE, "die star")
    assert game.why_not(ONE, "die eye") == "CUL-7.3"
    game.says(TWO, "ready")
    assert game.why_not(ONE, "die eye") == "CUL-7.3"
    assert game.t.pool == (3, 4)
    assert game.t.held[ONE] == (0,)


@pytest.mark.rule("CUL-7.11", "CUL-7.12")
def test_the_first_move_is_free_and_distance_does_not_matter(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert [word for word in game.options(ONE) if word.startswith("go ")] == [
        "go salem", "go dunwich", "go miskatonic-university", "go sentinel-hill",
    ]  # fmt: skip
    assert game.why_not(ONE, "go arkham") == "CUL-7.11"
    assert game.why_not(ONE, "go kingsport") == "CUL-2.1"
    game.says(ONE, "go dunwich")
    assert game.all_tokens()[ONE] == 0
    game.says(ONE, "go salem")
    assert game.all_tokens()[ONE] == 1
    assert game.t.place[:2] == [L2, L2]


@pytest.mark.rule("CUL-7.13", "CUL-8.3")
def test_nobody_moves_or_helps_in_the_combat_phase(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.hand(ONE, "old-map", "calming-voice")
    game.pool("star")
    game.marked(ONE, "choir-acolyte")
    game.trophies(ONE, "eye")
    game.combat()
    game.turn_of(ONE)
    refusals = {
        "go salem": "CUL-7.13", "play old-map": "CUL-7.27", "die star": "CUL-7.3",
        "investigate 1": "CUL-7.17",
        "level eye": "CUL-7.39", "offer revolver": "CUL-7.25", "mark choir-acolyte": "CUL-7.45",
    }  # fmt: skip
    assert {word: game.why_not(ONE, word) for word in refusals} == refusals


@pytest.mark.rule("CUL-7.25", "CUL-7.22", "CUL-R33")
def test_items_are_given_and_swapped_at_one_location(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "revolver")
    game.holds(TWO, "laudanum", "dynamite")
    game.prepare()
    assert game.why_not(ONE, "offer revolver") == "CUL-7.25"
    game.says(ONE, "go salem", "offer revolver")
    game.says(TWO, "swap dynamite")
    game.says(ONE, "yes")
    assert game.items(ONE) == ["dynamite"]
    assert game.items(TWO) == ["revolver", "laudanum"]
    game.says(ONE, "offer dynamite")
    game.says(TWO, "yes", "drop laudanum")
    assert game.items(TWO) == ["revolver", "dynamite"]
    assert game.t.item_discard == [ITEM_CARDS.index("laudanum")]


@pytest.mark.rule("CUL-7.25")
def test_both_must_agree(storm: OpenStorm) -> None:
    game = storm()
    game.at(L1, TWO)
    game.holds(ONE, "revolver")
    game.prepare()
    game.says(ONE, "offer revolver")
    game.says(TWO, "no")
    assert game.items(ONE) == ["revolver"]
    assert game.told("offer-refused")


@pytest.mark.rule("CUL-7.23")
def test_nobody_holds_two_copies_of_a_unique_item(storm: OpenStorm) -> None:
    game = storm()
    game.at(L1, TWO)
    game.holds(ONE, "silver-star", "storm-lantern")
    game.holds(TWO, "silver-star")
    game.prepare()
    assert game.why_not(ONE, "offer silver-star") == "CUL-7.25"
    game.comes("revolver")
    game.says(ONE, "investigate 1", "done")
    assert not game.told("item-kept")


@pytest.mark.rule("CUL-7.27", "CUL-7.28", "CUL-7.38")
def test_support_is_for_others_and_limited(storm: OpenStorm) -> None:
    game = storm()
    game.hand(ONE, "old-map")
    game.t.supports[ONE] = 6
    game.prepare()
    assert game.why_not(ONE, "play old-map") == "CUL-7.28"
    game.t.supports[ONE] = 5
    game.prepare()
    game.says(ONE, "play old-map")
    assert game.why_not(ONE, "to seat-1") == "CUL-7.27"
    assert game.options(ONE) == ["to seat-2", "to seat-3"]


@pytest.mark.rule("CUL-7.39", "CUL-7.43")
def test_levels_can_be_activated_without_seal_cards(storm: OpenStorm) -> None:
    game = storm()
    for symbol in range(5):
        game.t.seal_cards[symbol] = TWO
    game.trophies(ONE, "star")
    game.prepare()
    game.says(ONE, "level star")
    assert game.t.level[ONE] == 1
    assert not game.told("seal-claimed")
    assert game.t.paid == [1, 0, 0, 0, 0]


@pytest.mark.rule("CUL-7.45", "CUL-R21")
def test_two_targets_in_ones_own_column(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte", "choir-lookout", "choir-chanter")
    game.cultists(L2, "tide-acolyte")
    game.prepare()
    game.says(ONE, "mark choir-lookout", "mark choir-chanter")
    assert game.why_not(ONE, "mark choir-acolyte") == "CUL-7.45"
    assert game.why_not(ONE, "mark tide-acolyte") == "CUL-7.45"
    game.says(ONE, "unmark choir-lookout", "mark choir-acolyte")
    assert [ENEMIES[enemy] for enemy in game.t.marks[ONE]] == ["choir-chanter", "choir-acolyte"]


@pytest.mark.rule("CUL-R1", "CUL-8.6")
@pytest.mark.parametrize("reach", ["own", "any"])
def test_ranged_reach(storm: OpenStorm, reach: str) -> None:
    game = storm(3, ("miriam-hale", "elias-crane", "bruno-kessler"), ranged_reach=reach)
    game.cultists(L1, "choir-lookout", "choir-acolyte")
    game.elder(L3, "dagon")
    game.cultist_die(L1, "eye")
    game.hand(TWO, "shared-notes", "escort", "hand-off", "old-map")
    game.t.hand[TWO].append(12 + 9)
    game.prepare()
    assert game.offers(TWO, "mark choir-acolyte") == (reach == "any")
    assert not game.offers(TWO, "mark dagon")
    assert not game.offers(THREE, "mark choir-acolyte")
    if reach == "any":
        game.says(TWO, "mark choir-acolyte")
        game.combat()
        game.turn_of(TWO)
        assert game.required(TWO, "choir-acolyte") == {"star": 2, "shield": 1, "tentacle": 1, "eye": 1}
        game.says(TWO, "fight choir-acolyte", "commit")
        assert game.column(L1) == ["choir-lookout"]


@pytest.mark.rule("CUL-R66")
def test_what_would_change_nothing_may_not_be_used(storm: OpenStorm) -> None:
    game = storm()
    game.holds(ONE, "laudanum", "dynamite")
    game.level(ONE, 1)
    game.prepare()
    assert game.why_not(ONE, "use laudanum") == "CUL-R66"
    assert game.why_not(ONE, "use dynamite") == "CUL-R66"
    assert game.why_not(ONE, "invoke bedside-manner") == "CUL-R66"


def test_menus_are_what_the_checks_allow(storm: OpenStorm) -> None:
    """A menu that is kept must be the one that would be made anew."""
    game = storm()
    game.crowd(L1, 2)
    game.hand(ONE, "old-map", "calming-voice", "escort")
    game.hand(TWO, "hand-off", "hunch")
    game.holds(THREE, "laudanum", "motor-car")
    game.pool("star", "wild", "eye")
    game.prepare()
    for seat, word in (
        (ONE, "die star"), (TWO, "go arkham"), (THREE, "go arkham"), (THREE, "go salem"), (ONE, "ready"),
        (TWO, "die wild"), (THREE, "go dunwich"), (TWO, "call seat-1"), (ONE, "go dunwich"),
    ):  # fmt: skip
        game.says(seat, word)
        for other in game.play.asked.seats:
            fresh = (*preparation.own_words(game.t, other), *preparation.help_words(game.t, other))
            kept = [word for word in game.play.asked.options_of(other) if word not in CALL]
            assert kept == list(fresh)
