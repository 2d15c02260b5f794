"""What each saved victim does for its saver (VIC-2.2)."""

import pytest

from miskatonic.games.cultistorm.words import BLANK, CULTIST_FACES
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.expansions.innocent_victims.crowds import (
    cleans_up,
    crowd,
    peaceful,
    saves,
    stands,
)
from tests.games.cultistorm.tables import L1, L2, ONE, PLACES, TWO, OpenStorm, Storm

pytestmark = pytest.mark.rule("VIC-2.2")


def saved(storm: OpenStorm, victim: str) -> Storm:
    """The first detective saves this victim."""
    game = peaceful(storm)
    stands(game, L1, victim)
    saves(game, ONE, victim)
    return game


def test_a_saved_victim_leaves_the_game(storm: OpenStorm) -> None:
    game = saved(storm, "student-of-optics")
    assert len(crowd(game).saved) == 1
    assert crowd(game).here[L1] == ()
    assert len(game.cards(ONE)) == 2
    assert game.told("victim-saved")[0]["cause"] == "victim/student-of-optics"


def test_the_newspaper_boy_shows_two_and_one_may_go_under(storm: OpenStorm) -> None:
    game = saved(storm, "newspaper-boy")
    game.asks(ONE, "look-ahead")
    words = [word for word in game.options(ONE) if word.startswith("bottom ")]
    assert len(words) == 2
    game.says(ONE, words[0])
    assert len(game.told("card-sunk")) == 1


@pytest.mark.parametrize("victim", ["night-nurse", "lost-child"])
def test_the_nurse_and_the_child_heal(storm: OpenStorm, victim: str) -> None:
    game = peaceful(storm)
    stands(game, L1, victim)
    game.at(L1, TWO)
    game.tokens(ONE, 2)
    game.tokens(TWO, 1)
    saves(game, ONE, victim)
    assert game.all_tokens()[:2] == ([1, 0] if victim == "lost-child" else [1, 1])


@pytest.mark.rule("VIC-R4")
def test_the_widow_exchanges_a_trophy_if_one_likes(storm: OpenStorm) -> None:
    game = saved(storm, "fishers-widow")
    assert game.told("trophy-returned") == []
    for answer, symbol in (("yes", "eye"), ("no", "star")):
        other = peaceful(storm)
        stands(other, L1, "fishers-widow")
        other.trophies(ONE, "star")
        saves(other, ONE, "fishers-widow")
        other.asks(ONE, "thanks")
        other.says(ONE, answer)
        if answer == "yes":
            other.says(ONE, "gain eye")
        assert other.won(ONE) == {symbol: 1}


def test_the_astronomer_brings_a_die(storm: OpenStorm) -> None:
    game = saved(storm, "astronomer")
    assert len(game.t.held[ONE]) == 1


def test_the_conductor_makes_all_moves_free_for_a_turn(storm: OpenStorm) -> None:
    game = saved(storm, "tram-conductor")
    game.says(ONE, f"go {PLACES[L2]}", f"go {PLACES[L1]}", f"go {PLACES[L2]}")
    assert game.all_tokens()[ONE] == 0
    cleans_up(game)
    assert crowd(game).free == 0


def test_the_librarian_finds_an_item_among_three(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "librarian")
    game.comes("silver-star", "iron-ward", "bone-coil")
    saves(game, ONE, "librarian")
    game.asks(ONE, "keep-item")
    game.says(ONE, "keep iron-ward")
    assert game.items(ONE) == ["iron-ward"]


def test_the_constable_blocks_the_location(storm: OpenStorm) -> None:
    game = saved(storm, "constable")
    assert game.t.blocked_next == 1 << L1


@pytest.mark.rule("VIC-R4")
def test_the_pawnbroker_returns_an_item(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "pawnbroker")
    game.t.item_deck.remove(game.t.rules.item_ids.index("revolver"))
    game.t.item_discard.append(game.t.rules.item_ids.index("revolver"))
    saves(game, ONE, "pawnbroker")
    game.says(ONE, "yes")
    assert game.items(ONE) == ["revolver"]


def test_the_organist_takes_a_crystal(storm: OpenStorm) -> None:
    game = saved(storm, "organist")
    assert game.t.crystals[0] == 0


def test_the_dock_worker_spares_two_symbols_of_one_cultist_fight(storm: OpenStorm) -> None:
    game = saved(storm, "dock-worker")
    game.crowd(L1, 1)
    name = game.column(L1)[0]
    game.t.wilds[ONE] = ("rule/CUL-15.3",) * (sum(game.required(ONE, name).values()) - 2)
    fight(game, ONE, name, "commit")
    assert game.causes("thanks-used") == ["victim/dock-worker"]
    assert crowd(game).spared[ONE] == 0


def test_the_dock_worker_is_no_help_against_a_great_old_one(storm: OpenStorm) -> None:
    game = saved(storm, "dock-worker")
    game.elder(L1, "dagon")
    game.t.wilds[ONE] = ("rule/CUL-15.3",) * (sum(game.required(ONE, "dagon").values()) - 2)
    fight(game, ONE, "dagon")
    assert len(game.told("retreats")) == 1


def test_the_mediums_client_shows_a_terror_card(storm: OpenStorm) -> None:
    game = saved(storm, "mediums-client")
    game.says(ONE, "look star-slot")
    assert game.t.seen == 1 << 1


def test_the_acolyte_brings_a_trophy_of_the_location(storm: OpenStorm) -> None:
    game = saved(storm, "deserter-acolyte")
    assert game.won(ONE) == {"star": 1}


def test_the_judge_lets_everybody_draw(storm: OpenStorm) -> None:
    game = saved(storm, "old-judge")
    assert [len(game.cards(seat)) for seat in range(3)] == [1, 1, 1]


def test_the_sleepwalker_blanks_the_die(storm: OpenStorm) -> None:
    game = peaceful(storm)
    stands(game, L1, "sleepwalker")
    game.cultist_die(L1, CULTIST_FACES[2])
    saves(game, ONE, "sleepwalker")
    assert game.t.cultist_dice[L1] == BLANK
