"""Scenarios: what they check, and that their error messages help."""

import pytest

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import freeze, thaw
from miskatonic.testing.loaded_dice import LoadedDice
from miskatonic.testing.scenario import WAYS, NewScenario, Scenario, Way
from tests.kernel.council import SIGN, SPEC, WARD, Evening, Table, Window


def a_sign_for_all(t: Table) -> None:
    t.hands = [[SIGN] for _ in range(t.seats)]


@pytest.fixture
def play() -> Scenario:
    return Scenario(SPEC, 3)


def test_the_fixture_goes_all_three_ways(three_ways: NewScenario, request: pytest.FixtureRequest) -> None:
    play = three_ways(SPEC, 3)
    assert play.way in WAYS
    assert play.way in request.node.name


@pytest.mark.parametrize("way", WAYS)
def test_the_table_is_replaced_before_every_answer_unless_the_way_is_straight(way: Way) -> None:
    play = Scenario(SPEC, 3, way=way)
    before = play.table
    play.answers("ready", seat=0)
    assert (play.table is before) == (way == "straight")
    play.answers("ready", seat=1)
    assert len(play.events("ready")) == 2


def test_all_ways_lead_to_the_same_place() -> None:
    ends = []
    for way in WAYS:
        play = Scenario(SPEC, 2, seed=5, way=way)
        for seat in (1, 0):
            play.answers("ready", seat=seat)
        ends.append(freeze(play.table))
    assert ends[0] == ends[1] == ends[2]


def test_an_illegal_word_is_answered_with_the_rule_and_the_options(play: Scenario) -> None:
    play.arrange(a_sign_for_all)
    play.run(Window(3, 0).opens)
    with pytest.raises(AssertionError) as complaint:
        play.answers("ready")
    assert str(complaint.value) == (
        "seat 0 cannot say 'ready' at 'interpose' (by COU-3); it can say 'interpose', 'pass'"
    )


def test_a_word_of_somebody_else_is_answered_with_who_is_asked(play: Scenario) -> None:
    play.arrange(a_sign_for_all)
    play.run(Window(3, 0).opens)
    with pytest.raises(AssertionError, match=r"seat 2 says 'pass', but seats \(0,\) are asked 'interpose'"):
        play.answers("pass", seat=2)


def test_a_misspelt_word_is_named(play: Scenario) -> None:
    with pytest.raises(AssertionError, match="council has no word 'raedy'"):
        play.answers("raedy")


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"seat": 1}, "seats .* are asked 'interpose', not seats"),
        ({"seats": (0, 1)}, "not seats"),
        ({"prompt": "floor"}, "the prompt is 'interpose', not 'floor'"),
        ({"options": ["pass", "interpose"]}, "the options are"),
    ],
)
def test_wrong_expectations_are_errors(play: Scenario, wrong: dict[str, object], complaint: str) -> None:
    play.arrange(a_sign_for_all)
    play.run(Window(3, 0).opens)
    play.expects(seat=0, prompt="interpose", options=["interpose", "pass"])
    with pytest.raises(AssertionError, match=complaint):
        play.expects(**wrong)  # type: ignore[arg-type]


def test_what_is_run_does_not_go_on_into_the_game(play: Scenario) -> None:
    play.run(Window(3, 0).closes)
    assert play.is_over
    assert play.table.doom == 3
    with pytest.raises(AssertionError, match="the game has not ended"):
        play.outcome  # noqa: B018 - looking is what is tested
    with pytest.raises(AssertionError, match="nobody is asked"):
        play.answers("ready")


def test_one_run_may_follow_another(play: Scenario) -> None:
    play.run(Window(3, 0).closes)
    play.run(Window(2, 0).closes)
    assert play.table.doom == 5


def test_the_game_can_go_on_from_any_step(play: Scenario) -> None:
    play.go_on_from(Window(3, 9).opens, Evening().begins)
    assert play.asked.prompt == "floor"
    assert play.table.round == 2


def test_options_and_refusals_can_be_asked_for(play: Scenario) -> None:
    play.arrange(a_sign_for_all)
    play.run(Window(3, 0).opens)
    assert play.options() == ["interpose", "pass"]
    assert play.offers("pass")
    assert not play.offers("ready")
    assert play.why_not("ready") == "COU-3"
    assert play.why_not("pass") is None
    assert play.why_not("pass", seat=1) == "COU-1"


def test_promised_draws_come_first_and_chance_after_them(play: Scenario) -> None:
    play.next_draws(SIGN, WARD, SIGN)
    drawn = [play.table.pile.draw(play.table.dice) for _ in range(3)]
    assert drawn == [SIGN, WARD, SIGN]
    play.table.pile.draw(play.table.dice)


def test_a_promised_item_that_is_not_in_the_bag_is_an_error() -> None:
    dice = LoadedDice(Dice.seeded(1, "game"))
    dice.items = [9]
    with pytest.raises(AssertionError, match=r"should be 9, but the bag holds \[1, 2\]"):
        dice.draw([2, 1])


def test_promised_numbers_are_for_rolls_and_picks() -> None:
    dice = LoadedDice(Dice.seeded(1, "game"))
    dice.numbers = [5, 0, 6]
    assert dice.below(6) == 5
    assert dice.pick("abc") == "a"
    with pytest.raises(AssertionError, match="should be 6"):
        dice.below(6)


def test_without_promises_loaded_dice_fall_like_others() -> None:
    plain, loaded = Dice.seeded(1, "game"), LoadedDice(Dice.seeded(1, "game"))
    assert [loaded.below(100) for _ in range(5)] == [plain.below(100) for _ in range(5)]
    assert loaded.draw([1, 2, 3, 4]) == plain.draw([1, 2, 3, 4])
    assert loaded.split().below(100) == plain.split().below(100)
    assert loaded.state == plain.state
    loaded.state = plain.state = 7
    assert loaded.below(100) == plain.below(100)


def test_promises_survive_cloning_and_saving() -> None:
    dice = LoadedDice(Dice.seeded(1, "game"))
    dice.items, dice.numbers = [3], [2]
    for twin in (dice.clone(), thaw(freeze(dice))):
        assert twin.below(6) == 2
        assert twin.draw([1, 2, 3]) == 3
    assert (dice.items, dice.numbers) == ([3], [2])
