"""What carriers of each disease suffer (SIK-2.4)."""

import pytest

from miskatonic.games.cultistorm.actions.investigate import count_icons
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.fighting.sources import can_win
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from tests.games.cultistorm.expansions.diseases.wards import carries, healthy
from tests.games.cultistorm.tables import BRUNO, L1, L2, MIRIAM, ONE, PLACES, TWO, OpenStorm

pytestmark = pytest.mark.rule("SIK-2.4")


def test_glass_cough_leaves_a_hand_of_three(storm: OpenStorm) -> None:
    game = healthy(storm)
    carries(game, ONE, "glass-cough")
    game.t.phase = REVIEW
    game.play.run(Review().begins)
    assert [len(game.cards(seat)) for seat in range(3)] == [3, 4, 4]


def test_ink_fever_costs_an_icon(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.t.icons[ONE] = game.t.icons[TWO] = 2
    carries(game, ONE, "ink-fever")
    assert (count_icons(game.t, ONE), count_icons(game.t, TWO)) == (1, 2)


def test_tidal_sweats_leave_one_target(storm: OpenStorm) -> None:
    game = healthy(storm)
    carries(game, ONE, "tidal-sweats")
    game.crowd(L1, 2)
    first, second = game.column(L1)
    game.prepare()
    game.says(ONE, f"mark {first}")
    assert game.why_not(ONE, f"mark {second}") == "SIK-2.4"


def test_stone_limbs_make_the_first_move_cost_a_token(storm: OpenStorm) -> None:
    game = healthy(storm)
    carries(game, ONE, "stone-limbs")
    game.prepare()
    game.says(ONE, f"go {PLACES[L2]}")
    game.says(TWO, f"go {PLACES[L1]}")
    assert game.all_tokens()[:2] == [1, 0]


def test_orbit_vertigo_takes_a_die_without_looking(storm: OpenStorm) -> None:
    game = healthy(storm)
    carries(game, ONE, "orbit-vertigo")
    game.pool("eye", "planet", "wild")
    game.prepare()
    assert game.why_not(ONE, "die eye") == "SIK-2.4"
    assert game.why_not(TWO, "grab-die") == "SIK-2.4"
    game.play.next_numbers(1)
    game.says(ONE, "grab-die")
    assert len(game.t.held[ONE]) == 1
    assert len(game.t.pool) == 2
    assert game.why_not(ONE, "grab-die") == "CUL-7.3"


def test_hollow_sleep_forbids_special_cards(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.hand(MIRIAM, "calming-voice", "old-map")
    game.tokens(TWO, 2)
    carries(game, MIRIAM, "hollow-sleep")
    game.prepare()
    assert game.why_not(MIRIAM, "play calming-voice") == "SIK-2.4"
    assert game.offers(MIRIAM, "play old-map")


def test_choir_throat_allows_one_support_card(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.hand(ONE, "old-map")
    carries(game, ONE, "choir-throat")
    game.prepare()
    assert game.offers(ONE, "play old-map")
    game.t.supports[ONE] = 1
    game.prepare()
    assert game.why_not(ONE, "play old-map") == "CUL-7.28"


def test_weeping_eyes_forbid_rerolls_for_insanity(storm: OpenStorm) -> None:
    for ill in (False, True):
        game = healthy(storm)
        if ill:
            carries(game, ONE, "weeping-eyes")
        game.crowd(L1, 1)
        game.dice(ONE, "eye")
        game.t.wilds[ONE] = ("rule/CUL-15.3",) * 9
        game.marked(ONE, game.column(L1)[0])
        game.combat()
        game.turn_of(ONE)
        game.says(ONE, f"fight {game.column(L1)[0]}")
        assert game.why_not(ONE, "reroll eye") == ("SIK-2.4" if ill else None)


def test_mirror_rash_keeps_combat_help_away(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.hand(BRUNO, "double-blow")
    game.crowd(L1, 2)
    game.prepare()
    assert game.offers(BRUNO, "play double-blow")
    carries(game, ONE, "mirror-rash")
    carries(game, TWO, "mirror-rash")
    game.prepare()
    assert game.why_not(BRUNO, "play double-blow") == "SIK-2.4"


def test_star_blindness_makes_wild_dice_useless(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.crowd(L1, 1)
    enemy = game.t.columns[L1][0]
    needed = sum(game.required(ONE, game.column(L1)[0]).values())
    game.t.wilds[ONE] = ("rule/CUL-15.3",) * (needed - 1)
    game.dice(ONE, "wild")
    assert can_win(game.t, Bout(ONE, enemy, L1))
    carries(game, ONE, "star-blindness")
    assert not can_win(game.t, Bout(ONE, enemy, L1))


def test_marsh_palsy_stops_all_trade(storm: OpenStorm) -> None:
    game = healthy(storm)
    game.at(L1, TWO)
    game.holds(ONE, "revolver")
    game.holds(TWO, "iron-ward")
    game.prepare()
    assert game.offers(ONE, "offer revolver")
    carries(game, TWO, "marsh-palsy")
    game.prepare()
    assert game.why_not(ONE, "offer revolver") == "SIK-2.4"
    assert game.why_not(TWO, "offer iron-ward") == "SIK-2.4"


def test_the_yellow_dream_comes_to_the_calm(storm: OpenStorm) -> None:
    game = healthy(storm)
    for seat, tokens in ((0, 0), (1, 2)):
        carries(game, seat, "the-yellow-dream")
        game.tokens(seat, tokens)
    game.prepare()
    assert game.all_tokens() == [1, 2, 0]
    assert game.causes("token") == ["disease/the-yellow-dream"]
