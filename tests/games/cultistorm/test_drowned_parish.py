"""The Drowned Parish, and several special cults at once (chapter 13, D.12)."""

import pytest

from miskatonic.games.cultistorm import SPEC, spec_with
from miskatonic.games.cultistorm.board.spawning import SpawnAt
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.games.spec import BadOptionError
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.house import CONTENT, ENEMIES, GLASS, PARISH
from tests.games.cultistorm.tables import BRUNO, L1, L2, L3, L4, L5, ONE, TWO, OpenStorm, Storm

BOTH = "glass-congregation,drowned-parish"


def parish(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats=seats, special_cult="drowned-parish")


@pytest.mark.rule("CUL-13.1", "CUL-13.2", "CUL-13.8", "CUL-R6")
def test_two_special_cults_take_the_place_of_twice_as_many_cultists() -> None:
    table = SPEC.new(4, SPEC.settle({"special_cult": BOTH}), 1)
    deck = [*table.cultists.cards(), *(card for column in table.columns for card in column)]
    assert len(table.aside) == len(GLASS) + len(PARISH)
    assert {*GLASS, *PARISH} <= {ENEMIES[card] for card in deck}
    assert {ENEMIES[elder] for elder in table.special_elders} == {"vhul-atrath", "mother-undertow"}
    places = {table.rules.place_ids[card] for card in table.spots}
    assert {"the-mirror-chapel", "the-sunken-nave"} <= places


@pytest.mark.rule("CUL-13.1")
def test_one_drawn_by_lot_is_told() -> None:
    drawn = set()
    game = spec_with(())
    for seed in range(12):
        table = game.new(3, game.settle({"special_cult": "random"}), seed, chronicle=True)
        assert table.chronicle is not None
        (said,) = [event.args for event in table.chronicle.events if event.kind == "cult-chosen"]
        drawn.add(said["cult"])
    assert drawn == {cult.id for cult in CONTENT.special_cults}
    with pytest.raises(BadOptionError):
        SPEC.new(3, SPEC.settle({"special_cult": "random,drowned-parish"}), 1)


@pytest.mark.rule("CUL-13.3", "CUL-13.4")
def test_each_cult_brings_its_own_great_old_one_and_other_causes_one_of_both(storm: OpenStorm) -> None:
    game = storm(seats=3, special_cult=BOTH)
    game.cultists(L3, *GLASS[:3])
    game.comes("the-undertaker")
    game.unit(SpawnAt(L3, "rule/CUL-4.2").begins)
    assert game.elder_at(L3) == "mother-undertow"
    entered = set()
    for number in range(2):
        other = storm(seats=3, special_cult=BOTH)
        other.terror("second-sky", "the-veil-tears", "every-road-at-once", "growing-dark", "feast")
        other.t.crystals[1] = 4
        other.play.next_numbers(number)
        other.terror_step()
        entered.add(other.elder_at(L1))
    assert entered == {"vhul-atrath", "mother-undertow"}


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.rule("CUL-13.1")
def test_whole_games_with_two_cults_keep_the_contract(seats: int) -> None:
    case = Case(SPEC, seats, "two cults", {"special_cult": BOTH, "narrative": "on"}, seed=3)
    uphold(case, Coverage(), one_in=25)


def test_the_sexton_takes_a_card_from_everybody_there(storm: OpenStorm) -> None:
    game = parish(storm)
    game.at(L2, ONE, TWO)
    game.hand(ONE, "old-map", "hand-off")
    game.hand(TWO, "old-map")
    game.comes("the-sexton")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    game.says(ONE, "discard hand-off")
    assert game.causes("card-discarded") == ["cultist/the-sexton"] * 2
    assert (game.cards(ONE), game.cards(TWO)) == (["old-map"], [])


def test_the_net_mender_makes_the_first_move_away_cost_a_token(storm: OpenStorm) -> None:
    game = parish(storm)
    game.cultists(L1, "the-net-mender")
    game.prepare()
    game.says(ONE, "go salem")
    game.says(TWO, "go arkham")
    assert game.all_tokens()[:2] == [1, 0]
    assert game.causes("token") == ["cultist/the-net-mender"]
    other = parish(storm)
    other.cultists(L1, "the-net-mender")
    other.tokens(ONE, 4)
    other.prepare()
    assert other.why_not(ONE, "go salem") == "CUL-1.9"


def test_the_baptist_has_a_die_rolled_again(storm: OpenStorm) -> None:
    game = parish(storm)
    game.cultists(L1, "the-baptist")
    game.dice(ONE, "eye", "planet")
    game.marked(ONE, "the-baptist")
    game.combat()
    game.says(ONE, "fight the-baptist")
    game.asks(ONE, "must-reroll")
    game.rolls("wild")
    game.says(ONE, "reroll planet")
    assert game.told("die-turned") == [{"die": "planet", "face": "wild", "cause": "cultist/the-baptist"}]
    assert game.all_tokens()[ONE] == 0


def test_the_salt_bride_lets_no_card_come_for_help(storm: OpenStorm) -> None:
    game = parish(storm)
    game.cultists(L2, "the-salt-bride")
    game.hand(ONE, "old-map")
    game.prepare()
    play(game, ONE, "old-map", TWO)
    assert game.causes("redraw-barred") == ["cultist/the-salt-bride"]
    assert game.cards(ONE) == []


def test_the_tide_caller_brings_a_terror_step(storm: OpenStorm) -> None:
    game = parish(storm)
    game.comes("the-tide-caller")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert game.causes("terror-step") == ["cultist/the-tide-caller"]


def test_the_drowned_twin_grows_with_its_own(storm: OpenStorm) -> None:
    game = parish(storm)
    game.cultists(L1, "the-drowned-twin")
    assert game.required(ONE, "the-drowned-twin") == {"shield": 1, "tentacle": 1, "eye": 1}
    game.cultists(L5, "the-undertaker")
    assert game.required(ONE, "the-drowned-twin") == {"shield": 1, "tentacle": 2, "eye": 1}
    game.dice(ONE, *["wild"] * 4)
    game.marked(ONE, "the-drowned-twin")
    game.combat()
    game.says(ONE, "fight the-drowned-twin", "commit")
    assert game.causes("enemy-grown") == ["cultist/the-drowned-twin"]


@pytest.mark.rule("CUL-14.6")
def test_the_undertaker_leaves_by_a_fight_alone(storm: OpenStorm) -> None:
    game = storm(seats=4, special_cult="drowned-parish")
    game.cultists(L1, "the-undertaker")
    game.holds(ONE, "dynamite")
    game.hand(3, "drag-away")
    game.prepare()
    assert game.why_not(ONE, "use dynamite") == "CUL-R66"
    assert not game.offers(3, "play drag-away")


def test_mother_undertow_leaves_smaller_hands(storm: OpenStorm) -> None:
    game = parish(storm)
    game.elder(L1, "mother-undertow")
    game.crowd(L1, 1)
    game.t.round, game.t.phase = 2, REVIEW
    game.play.run(Review().begins)
    assert len(game.cards(ONE)) == game.t.rules.hand - 1
    assert game.causes("cards-drawn")[0] == "elder/mother-undertow"


@pytest.mark.rule("CUL-7.15")
def test_in_the_sunken_nave_a_card_moves_the_top_cultist_next_door(storm: OpenStorm) -> None:
    game = parish(storm)
    nave = game.t.rules.place_ids.index("the-sunken-nave")
    game.t.spots = (*game.t.spots[:2], nave, *game.t.spots[3:])
    game.active(L3)
    game.cultists(L3, "choir-acolyte", "choir-lookout")
    game.hand(BRUNO, "old-map", "hand-off")
    game.prepare()
    game.says(BRUNO, "act", "discard old-map", "at salem")
    assert (game.column(L3), game.column(L2), game.column(L4)) == (["choir-acolyte"], ["choir-lookout"], [])
    assert game.why_not(BRUNO, "act") == "CUL-7.16"


@pytest.mark.rule("CUL-13.9")
def test_what_a_special_cultist_can_do_is_told_and_shown(storm: OpenStorm) -> None:
    game = parish(storm)
    game.comes("the-salt-bride")
    game.unit(SpawnAt(L2, "rule/CUL-4.2").begins)
    assert [said["ability"] for said in game.told("cultist-ability")] == ["ability-bars-redraws"]
    piece = SPEC.scene(game.t, ONE).zone("column.salem").pieces[0]
    assert piece.marks["ability"] == "ability-bars-redraws"
