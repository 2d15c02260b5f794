"""One or two humans (chapter 17): seats are detectives, whoever answers for them."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.dice import Dice
from tests.games.cultistorm.tables import BRUNO, ELIAS, MIRIAM, OpenStorm

TURNS = 2


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.rule("CUL-17.1", "CUL-17.2", "CUL-1.1")
def test_every_count_follows_the_detectives(seats: int) -> None:
    table: Table = SPEC.new(seats, SPEC.settle({}), 1)
    rules = table.rules
    assert (rules.steps, rules.to_seal, rules.most_support) == (seats, seats, 2 * seats)
    assert len(table.role) == seats


@pytest.mark.rule("CUL-17.3")
def test_nothing_is_shared_between_detectives_of_one_hand(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(MIRIAM, "old-map")
    game.holds(MIRIAM, "revolver")
    game.trophies(MIRIAM, "star")
    game.dice(MIRIAM, "wild")
    game.prepare()
    game.says(MIRIAM, "go dunwich")
    assert not game.offers(ELIAS, "play old-map")
    assert not game.offers(ELIAS, "level star")
    assert game.t.held[ELIAS] == ()
    assert game.t.moves == [1, 0, 0]
    assert game.t.ready == 0


@pytest.mark.rule("CUL-17.4", "CUL-7.27")
def test_detectives_of_one_hand_help_each_other_but_none_itself(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(MIRIAM, "escort")
    game.prepare()
    assert game.why_not(MIRIAM, "to seat-1") is not None
    game.says(MIRIAM, "play escort")
    assert game.options(MIRIAM) == ["to seat-2", "to seat-3"]
    game.says(MIRIAM, "to seat-2")
    game.says(ELIAS, "yes", "at dunwich")
    assert game.t.place[ELIAS] == 2


@pytest.mark.rule("CUL-R70", "CUL-R28")
def test_every_seat_answers_for_itself_whoever_holds_it(storm: OpenStorm) -> None:
    game = storm(seats=3)
    game.hand(MIRIAM, "escort")
    game.prepare()
    game.says(MIRIAM, "play escort", "to seat-2")
    game.asks(ELIAS, "consent")
    assert game.play.asked.seats == (ELIAS,)
    game.says(ELIAS, "no")
    assert game.cards(MIRIAM) == ["escort"]


@pytest.mark.rule("CUL-17.5")
def test_somebody_else_may_go_on_with_a_seat_at_any_turn() -> None:
    table = SPEC.new(3, SPEC.settle({"difficulty": "novice"}), 4)
    first, second = Dice.seeded(1, "bot"), Dice.seeded(2, "human")
    while (asked := table.flow.decision) is not None:
        player = first if table.round < TURNS else second
        seat = player.pick(asked.seats)
        assert SPEC.scene(table, seat).question is not None
        table.flow.submit(table, player.pick(asked.options_of(seat)), seat)
    assert table.flow.outcome is not None
    assert table.round >= 1


@pytest.mark.rule("CUL-17.6", "CUL-R35")
def test_with_an_open_floor_anybody_acts_and_anybody_decides_for_the_team(storm: OpenStorm) -> None:
    game = storm(seats=3, floor="open")
    game.prepare()
    assert game.play.asked.seats == (MIRIAM, ELIAS, BRUNO)
    game.t.slot = 5
    game.terror_step()
    assert game.play.asked.seats == (MIRIAM, ELIAS, BRUNO)
    assert game.options(BRUNO) == game.options(MIRIAM)
