from dataclasses import replace

import pytest

from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import settled
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Outcome
from tests.bots.toys import CELLAR, DRAW, STICKS, STOP, TAKE, Sticks, Table


def sticks(left: int) -> Vantage:
    table = Table(2, Dice.seeded(1, "game"))
    table.sticks = left
    table.flow.start(table, Sticks(0).begins)
    return Vantage(STICKS, table, 0)


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_search_finds_the_winning_number_of_sticks(left: int) -> None:
    """Leave a multiple of four: the search knows nothing of that, its instinct is silent."""
    opinions = make_bot("search:1500").explain(sticks(left), Dice.seeded(left, "bot"))
    assert TAKE.index(opinions[0].word) + 1 == left % 4
    assert opinions[0].value > 0


def test_search_sees_that_all_is_lost() -> None:
    opinions = make_bot("search:1500").explain(sticks(4), Dice.seeded(1, "bot"))
    assert all(opinion.value < -0.5 for opinion in opinions)


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_equal_dice_give_equal_opinions(name: str) -> None:
    bot = make_bot(name)
    for seed in range(10):
        vantage = Vantage(CELLAR, CELLAR.new(3, {}, seed), 0)
        first, second = (bot.explain(vantage, Dice.seeded(seed, "bot")) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("name", ["random", "greedy", "search:60"])
def test_the_first_opinion_is_the_choice_and_all_options_are_judged(name: str) -> None:
    bot = make_bot(name)
    vantage = Vantage(CELLAR, CELLAR.new(2, {}, 4), 0)
    opinions = bot.explain(vantage, Dice.seeded(9, "bot"))
    assert opinions[0].word == bot.choose(vantage, Dice.seeded(9, "bot"))
    assert sorted(opinion.word for opinion in opinions) == sorted(vantage.options)
    assert all(opinion.plan[0] == opinion.word for opinion in opinions)
    assert sum(opinion.weight for opinion in opinions) == pytest.approx(1)


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_thinking_bots_neither_stop_at_one_nor_draw_at_the_limit(name: str) -> None:
    bot = make_bot(name)
    table = CELLAR.new(2, {}, 1)
    table.hidden[0], table.shown[0] = 1, 0
    assert bot.choose(Vantage(CELLAR, table, 0), Dice.seeded(2, "bot")) == DRAW
    table.hidden[0], table.shown[0] = 6, 6
    assert bot.choose(Vantage(CELLAR, table, 0), Dice.seeded(2, "bot")) == STOP


def test_greedy_prefers_the_better_mean_to_the_luck_of_one_world() -> None:
    """At eleven five cards of six lose: one imagined world in which the next card is a 1 proves nothing."""
    bot = make_bot("greedy")
    table = CELLAR.new(2, {}, 1)
    table.hidden[0], table.shown[0] = 6, 5
    choices = {bot.choose(Vantage(CELLAR, table, 0), Dice.seeded(seed, "bot")) for seed in range(30)}
    assert choices == {STOP}


def test_leanings_guide_a_search_that_has_no_time_and_do_not_bind_one_that_has() -> None:
    """Whoever leans to one stick says so at first; sticks that win are found all the same."""
    spec = replace(STICKS, habit=lambda *_: TAKE[0], leanings=lean_to_one, rounds_ahead=0)
    table = Table(2, Dice.seeded(1, "game"))
    table.sticks = 6
    table.flow.start(table, Sticks(0).begins)
    vantage = Vantage(spec, table, 0)
    hasty = make_bot("search:2").choose(vantage, Dice.seeded(1, "bot"))
    assert hasty == TAKE[0]
    assert make_bot("search:1500").choose(vantage, Dice.seeded(1, "bot")) == TAKE[1]


def lean_to_one(t: Table, _seat: int) -> list[float]:
    asked = t.flow.decision
    assert asked is not None
    others = 0.2 / (len(asked.options) - 1)
    return [0.8] + [others] * (len(asked.options) - 1)


def test_a_search_stops_when_one_word_is_clearly_best() -> None:
    """Three sticks that can all be taken: the rest of the iterations would be wasted."""
    vantage, imagined = sticks(3), 0

    def imagine(table: Table, _seat: int, _dice: Dice) -> Table:
        nonlocal imagined
        imagined += 1
        return table.clone()

    vantage.spec = replace(STICKS, imagine=imagine)
    opinions = make_bot("search:4000").explain(vantage, Dice.seeded(1, "bot"))
    assert opinions[0].word == TAKE[2]
    assert imagined < 50


def test_the_usual_word_is_said_when_no_other_proves_better() -> None:
    """With so many sticks nobody sees the end, and the instinct is silent."""
    vantage = sticks(99)
    vantage.spec = replace(STICKS, habit=lambda *_: TAKE[1], rounds_ahead=0)
    assert make_bot("search:300").choose(vantage, Dice.seeded(1, "bot")) == TAKE[1]


def test_the_luck_of_a_few_worlds_proves_nothing() -> None:
    """A busy machine gives a search time for two or three worlds. In them some other word looks better."""

    def lucky(t: Table, _seat: int) -> float:
        return t.dice.below(1009) * t.sticks % 201 / 100 - 1

    vantage = sticks(99)
    vantage.spec = replace(STICKS, habit=lambda *_: TAKE[1], rounds_ahead=0, instinct=lucky)
    bot = make_bot("search:9")
    assert {bot.choose(vantage, Dice.seeded(seed, "bot")) for seed in range(40)} == {TAKE[1]}


def test_partners_in_a_search_play_by_habit() -> None:
    """What a partner cannot know must not steer the partner, so the tree has no words of partners."""
    asked: list[int] = []

    def habit(_table: Table, seat: int) -> int:
        asked.append(seat)
        return TAKE[0]

    vantage = sticks(9)
    vantage.spec = replace(STICKS, cooperative=True, habit=habit, rounds_ahead=0)
    opinions = make_bot("search:200").explain(vantage, Dice.seeded(1, "bot"))
    assert asked.count(1) > 100
    assert all(len(opinion.plan) >= 1 for opinion in opinions)


@pytest.mark.parametrize(
    ("winners", "cooperative", "value"),
    [((0, 1), True, 1.0), ((), True, -1.0), ((0,), False, 1.0), ((1,), False, -1.0), ((0, 1), False, 0.0)],
)
def test_an_ended_game_is_worth_what_it_brought(
    winners: tuple[int, ...], cooperative: bool, value: float
) -> None:
    assert settled(Outcome("end", winners, (0, 0)), 0, cooperative=cooperative) == value
