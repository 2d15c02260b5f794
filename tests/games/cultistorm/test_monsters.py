"""Cult monsters (chapter 14, D.12)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.cultist_deck import deck_size, draw_cultist
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.phases.terror import TerrorPhase
from miskatonic.games.cultistorm.table import TERROR
from miskatonic.games.cultistorm.words import SPOTS
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import BRUNO, L1, L2, L3, ONE, TWO, OpenStorm, Storm

BOTH = "the-harbour-thing,the-bell-ringer"


def haunted(storm: OpenStorm, seats: int = 3) -> Storm:
    """A table at which both monsters have come out of hiding, and lie in the deck."""
    game = storm(seats=seats, monsters=BOTH)
    game.t.cultists.bag.extend(game.t.late)
    game.t.late = []
    return game


@pytest.mark.rule("CUL-14.1")
def test_a_monster_is_a_cultist_for_the_limit_and_the_column(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.crowd(L2, 2)
    game.cultists(L2, "the-harbour-thing")
    game.comes("choir-acolyte" if "choir-acolyte" not in game.column(L2) else "tide-acolyte")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.elder_at(L2) is not None
    game.cultist_phase()
    assert game.counts()[L2] == 3


@pytest.mark.rule("CUL-14.2")
def test_monsters_wait_in_the_lower_half_of_the_deck() -> None:
    tables = [SPEC.new(3, SPEC.settle({"monsters": BOTH}), seed) for seed in range(8)]
    waiting = [table for table in tables if table.round == 0]
    assert waiting
    for table in waiting:
        size = len(table.rules.ordinary) - SPOTS + 2
        assert deck_size(table) == size
        drawn = [draw_cultist(table) for _ in range(size)]
        upper, lower = drawn[: size // 2], drawn[size // 2 :]
        assert not [card for card in upper if table.rules.is_monster[card]]
        assert len([card for card in lower if table.rules.is_monster[card]]) == 2


@pytest.mark.rule("CUL-14.3")
def test_a_monster_asks_for_four_to_six_symbols(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L2, "the-bell-ringer")
    assert game.required(ONE, "the-bell-ringer").total() == 4
    game.cultist_die(L2, "planet")
    assert game.required(ONE, "the-bell-ringer").total() == 5
    game.cultists(L3, "the-harbour-thing")
    game.cultist_die(L3, "planet")
    assert game.required(ONE, "the-harbour-thing").total() == 6


@pytest.mark.rule("CUL-14.4")
def test_as_the_fourth_it_brings_the_great_old_one_of_its_symbol(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.crowd(L2, 3)
    game.comes("the-harbour-thing")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.elder_at(L2) == "dagon"


@pytest.mark.rule("CUL-14.5")
def test_the_victor_gets_what_its_card_says_and_it_is_gone_for_good(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L1, "the-harbour-thing")
    game.hand(ONE, "hand-off", "strike-together", "spare-die", "barricade")
    game.marked(ONE, "the-harbour-thing")
    game.combat()
    game.says(ONE, "fight the-harbour-thing", "commit")
    assert game.won(ONE) == {"tentacle": 2}
    assert game.t.boxed == [ENEMIES.index("the-harbour-thing")]


@pytest.mark.rule("CUL-14.5")
def test_the_bell_ringer_gives_a_trophy_of_choice_and_two_cards(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L2, "the-bell-ringer")
    game.at(L2, ONE)
    game.hand(ONE, "whispered-sign", "old-map", "follow-the-trail", "spare-die")
    game.marked(ONE, "the-bell-ringer")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight the-bell-ringer", "commit", "gain planet")
    assert game.won(ONE) == {"planet": 1}
    assert len(game.cards(ONE)) == 2


@pytest.mark.rule("CUL-14.5")
def test_a_devoured_monster_may_come_again(storm: OpenStorm) -> None:
    game = haunted(storm, seats=2)
    game.elder(L1, "yig", "the-bell-ringer")
    game.hand(ONE, "old-map", "follow-the-trail", "barricade", "spare-die", "hand-off", "whispered-sign")
    game.dice(ONE, "star")
    game.marked(ONE, "yig")
    game.combat()
    game.says(ONE, "fight yig", "commit")
    assert ENEMIES.index("the-bell-ringer") in game.t.cultist_discard


@pytest.mark.rule("CUL-14.6")
def test_only_a_fight_gets_rid_of_a_monster(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L1, "the-bell-ringer")
    game.holds(ONE, "dynamite")
    game.prepare()
    assert game.why_not(ONE, "use dynamite") == "CUL-R66"
    ward = storm(seats=4, monsters=BOTH)
    ward.t.cultists.bag.extend(ward.t.late)
    ward.t.late = []
    ward.cultists(L2, "the-bell-ringer")
    ward.hand(3, "drag-away")
    ward.prepare()
    assert ward.why_not(3, "play drag-away") == "CUL-7.29"


def test_the_harbour_thing_strikes_at_the_end_of_combat(storm: OpenStorm) -> None:
    game = haunted(storm, seats=2)
    game.cultists(L1, "the-harbour-thing")
    game.at(L1, ONE, TWO)
    game.combat()
    game.play.answers("choose seat-1")
    assert game.causes("token")[-2:] == ["cultist/the-harbour-thing"] * 2


def test_the_bell_ringer_rings_one_more_terror_step(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L1, "the-bell-ringer")
    game.t.phase = TERROR
    game.play.run(TerrorPhase().begins)
    assert len(game.told("terror-step")) == 2


@pytest.mark.rule("CUL-R72")
def test_a_monster_is_the_first_defeated_cultist_of_a_blood_trail(storm: OpenStorm) -> None:
    """One more trophy of its cult symbol, beside its reward, and none for the next cultist."""
    game = haunted(storm)
    game.cultists(L1, "the-harbour-thing", "orbit-herald")
    game.helped(ONE, "blood-trail", BRUNO)
    game.dice(ONE, *["wild"] * 8)
    game.marked(ONE, "the-harbour-thing", "orbit-herald")
    game.combat()
    game.says(ONE, "fight the-harbour-thing", "commit", "fight orbit-herald", "commit")
    assert game.won(ONE) == {"tentacle": 3, "planet": 1}


@pytest.mark.rule("CUL-R72")
def test_a_blood_trail_is_taken_before_the_bell_ringers_trophy_of_choice(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L2, "the-bell-ringer")
    game.at(L2, ONE)
    game.helped(ONE, "blood-trail", BRUNO)
    game.dice(ONE, *["wild"] * 4)
    game.t.supply[0] = 1
    game.marked(ONE, "the-bell-ringer")
    game.combat()
    game.turn_of(ONE)
    game.says(ONE, "fight the-bell-ringer", "commit")
    game.asks(ONE, "gain-trophy")
    assert not game.offers(ONE, "gain star")
    assert game.won(ONE) == {"star": 1}
