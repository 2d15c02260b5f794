"""Three more cult monsters (MON)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.spawning import SpawnAt, limit_of
from miskatonic.games.cultistorm.turn import Turn
from miskatonic.games.spec import BadOptionError
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.deeds import fight
from tests.games.cultistorm.tables import L1, L2, L4, ONE, THREE, TWO, OpenStorm, Storm

MORE = "the-lamplit-hound,the-stone-midwife,the-orrery-wasp"


def haunted(storm: OpenStorm, seats: int = 3) -> Storm:
    """A table at which the three have come out of hiding, and lie in the deck."""
    game = storm(seats=seats, monsters=MORE)
    game.t.cultists.bag.extend(game.t.late)
    game.t.late = []
    return game


@pytest.mark.rule("MON-1.1", "MON-R2")
def test_monsters_are_named_or_a_number_of_them_drawn() -> None:
    drawn = {tuple(SPEC.new(3, SPEC.settle({"monsters": "random"}), seed).late) for seed in range(40)}
    assert len(drawn) == 5
    assert len(SPEC.new(3, SPEC.settle({"monsters": "random-4"}), 2).late) == 4
    nightmare = SPEC.new(3, SPEC.settle({"difficulty": "nightmare"}), 1)
    assert len(nightmare.rules.all_monsters) == 2
    with pytest.raises(BadOptionError):
        SPEC.new(3, SPEC.settle({"monsters": "random-2,the-orrery-wasp"}), 1)


@pytest.mark.rule("MON-1.1")
def test_as_the_fourth_the_midwife_brings_ghatanothoa(storm: OpenStorm) -> None:
    """Worked example MON-E6."""
    game = haunted(storm)
    game.crowd(L2, 3)
    game.comes("the-stone-midwife")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.elder_at(L2) == "ghatanothoa"
    assert [said["ability"] for said in game.told("cultist-ability")] == ["ability-lowers-limit"]


@pytest.mark.rule("MON-1.2")
def test_the_midwife_breaks_the_limit_by_coming(storm: OpenStorm) -> None:
    """Worked example MON-E1."""
    game = haunted(storm, seats=4)
    for spot, count in ((0, 3), (1, 3), (2, 3), (3, 2)):
        game.crowd(spot, count)
    assert limit_of(game.t) == 12
    game.comes("the-stone-midwife")
    game.unit(SpawnAt(4, "rule/CUL-4.2").begins)
    assert game.ending == "overrun"
    assert game.told("limit-broken")[0]["limit"] == 11


@pytest.mark.rule("MON-1.3")
def test_the_hound_goes_where_most_detectives_are(storm: OpenStorm) -> None:
    """Worked example MON-E2."""
    game = haunted(storm, seats=4)
    game.cultists(L1, "the-lamplit-hound")
    game.crowd(L4, 2)
    game.at(L4, ONE, TWO, THREE)
    game.marked(ONE, "the-lamplit-hound")
    game.play.go_on_from(Turn().cleans)
    assert game.told("monster-prowls") == [
        {"location": "miskatonic-university", "cause": "cultist/the-lamplit-hound"}
    ]
    assert game.column(L4)[2] == "the-lamplit-hound"
    assert game.t.marks[ONE] == ()


@pytest.mark.rule("MON-1.2", "MON-1.3")
def test_the_hound_stays_where_a_full_column_waits(storm: OpenStorm) -> None:
    """Worked example MON-E3."""
    game = haunted(storm, seats=4)
    game.cultists(L1, "the-lamplit-hound")
    game.crowd(L4, 3)
    game.at(L4, ONE, TWO, THREE)
    game.play.go_on_from(Turn().cleans)
    assert not game.told("monster-prowls")
    assert "the-lamplit-hound" in game.column(L1)


@pytest.mark.rule("MON-1.3")
@pytest.mark.parametrize("here", [L1, L4], ids=["a full column", "its own place"])
def test_nobody_is_taken_to_have_answered_where_the_hound_stays(storm: OpenStorm, here: int) -> None:
    game = haunted(storm, seats=4)
    game.cultists(here, "the-lamplit-hound")
    if here == L1:
        game.crowd(L4, 3)
    game.at(L4, ONE, TWO, THREE)
    game.play.go_on_from(Turn().cleans)
    assert game.t.chronicle is not None
    turn = next(event for event in game.t.chronicle.events if event.kind == "turn-begins")
    assert turn.forced is None
    assert "the-lamplit-hound" in game.column(here)


@pytest.mark.rule("MON-R1")
def test_the_team_says_where_the_hound_goes_when_several_locations_have_most(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L4, "the-lamplit-hound")
    game.play.go_on_from(Turn().cleans)
    game.asks(ONE, "monster-where")
    assert game.options(ONE) == ["at arkham", "at salem", "at dunwich"]
    game.says(TWO, "at salem")
    assert game.column(L2)[0] == "the-lamplit-hound"


@pytest.mark.rule("MON-1.2")
def test_wild_symbols_do_not_count_against_the_wasp(storm: OpenStorm) -> None:
    """Worked example MON-E4."""
    game = haunted(storm)
    game.cultists(L1, "the-orrery-wasp")
    game.dice(ONE, "star", "eye", "planet", "wild")
    fight(game, ONE, "the-orrery-wasp")
    assert not game.offers(ONE, "commit")


@pytest.mark.rule("MON-1.4")
def test_the_wasp_gives_a_trophy_of_choice_and_two_cards(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L1, "the-orrery-wasp")
    game.dice(ONE, "star", "eye", "planet", "planet")
    fight(game, ONE, "the-orrery-wasp", "commit", "gain star")
    assert game.won(ONE) == {"star": 1}
    assert len(game.cards(ONE)) == 2


@pytest.mark.rule("MON-1.4")
def test_of_two_trophies_only_what_the_supply_has_is_gained(storm: OpenStorm) -> None:
    """Worked example MON-E5."""
    game = haunted(storm)
    game.cultists(L1, "the-lamplit-hound")
    game.t.supply[3] = 1
    game.dice(ONE, "star", "tentacle", "eye", "eye")
    fight(game, ONE, "the-lamplit-hound", "commit")
    assert game.won(ONE) == {"eye": 1}
    assert game.told("no-trophy-left")


@pytest.mark.rule("MON-1.4")
def test_the_victor_over_the_midwife_blocks_a_location(storm: OpenStorm) -> None:
    game = haunted(storm)
    game.cultists(L1, "the-stone-midwife")
    game.dice(ONE, "shield", "shield", "tentacle", "planet")
    fight(game, ONE, "the-stone-midwife", "commit", "at dunwich")
    assert game.won(ONE) == {"shield": 1}
    assert game.told("location-blocked") == [{"location": "dunwich", "cause": "cultist/the-stone-midwife"}]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_with_the_monsters_keep_the_contract(seats: int) -> None:
    options = {"monsters": MORE, "difficulty": "novice"}
    uphold(Case(SPEC, seats, "more monsters", options, seed=40 + seats), Coverage(), one_in=30)
