from collections.abc import Callable
from dataclasses import replace
from itertools import count
from math import inf
from pathlib import Path

import pytest

from miskatonic.bots.budget import Budget
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.roster import ROSTER, UnknownBotError, make_bot, make_bot_of
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from tests.bots.toys import STICKS, TAKE, TREADMILL


@pytest.mark.parametrize("name", ROSTER)
def test_everybody_on_the_roster_exists(name: str) -> None:
    assert make_bot(name).name.startswith(name.split(":", maxsplit=1)[0])


@pytest.mark.parametrize("name", ROSTER)
def test_everybody_on_the_roster_has_a_name_on_the_page(name: str) -> None:
    texts = (Path(__file__).parents[2] / "web/src/text/en.ftl").read_text(encoding="utf-8")
    key = f"bot-{name.replace(':', '-')}"
    assert f"\n{key} = " in texts
    assert f"\n{key}-about = " in texts


def test_levels_are_the_bots_that_were_measured() -> None:
    novice, adept, master = (make_bot(name) for name in ("novice", "adept", "master"))
    assert [novice.name, adept.name, master.name] == ["novice", "adept", "master"]
    assert isinstance(adept, GreedyBot)
    assert isinstance(master, SearchBot)
    assert master.budget == Budget(milliseconds=500)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("search", "search:500ms"),
        ("search:2s", "search:2000ms"),
        ("search:70", "search:70"),
        ("search:2s:4", "search:2000ms:4"),
        ("search:70:64", "search:70:64"),
        ("search:500ms:1", "search:500ms"),
        (" greedy ", "greedy"),
        ("sparring:one-ply", "sparring:one-ply"),
    ],
)
def test_names_say_the_budget(written: str, name: str) -> None:
    assert make_bot(written).name == name


@pytest.mark.parametrize("name", ["", "gredy", "random:3", "greedy:", "novice:3", "sparring", "Search"])
def test_an_unknown_bot_is_refused_in_one_sentence_that_lists_the_others(name: str) -> None:
    with pytest.raises(UnknownBotError, match="random, beginner, greedy, search") as refusal:
        make_bot(name)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:-5", "search:fast", "search:1.5s", "search:5m"]
)
def test_a_bad_budget_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(UnknownBotError, match="is not a budget for a search"):
        make_bot(name)


@pytest.mark.parametrize("number", ["", "0", "-1", "65", "1000", "02", "2.0", "many", "2:2", " 2"])
def test_a_bad_number_of_processes_is_refused_in_one_sentence(number: str) -> None:
    with pytest.raises(
        UnknownBotError, match="is not a number of processes for a search; write 1 to 64"
    ) as told:
        make_bot(f"search:500ms:{number}")
    assert "\n" not in str(told.value)


def test_processes_share_out_iterations_and_have_all_the_time() -> None:
    shares = Budget(iterations=11, milliseconds=70).shares(4)
    assert [share.iterations for share in shares] == [3, 3, 3, 2]
    assert {share.milliseconds for share in shares} == {70}
    assert Budget(milliseconds=70).shares(3) == [Budget(milliseconds=70)] * 3
    assert Budget(iterations=2).shares(5) == [Budget(iterations=1)] * 2
    assert Budget(iterations=9).shares(1) == [Budget(iterations=9)]


def test_time_can_have_begun_before_the_budget_is_spent() -> None:
    """The clock stands at 0, 10, 20 ms and so on; 60 ms of the 100 were over at its first tick."""
    assert len(list(Budget(milliseconds=100, clock=ticking(10)).spend(-0.06))) == 4


def ticking(step: int) -> Callable[[], float]:
    """A clock that ticks every time it is read: nothing else on a machine must decide a test."""
    ticks = count(step=step)
    return lambda: next(ticks) / 1000


def test_a_time_budget_is_kept() -> None:
    clock = ticking(10)
    bot = SearchBot(Budget(milliseconds=100, clock=clock))
    bot.choose(Vantage(STICKS, STICKS.new(2, {}, 1), 0), Dice.seeded(1, "bot"))
    assert clock() == pytest.approx(0.11)


def test_time_counts_from_the_call_and_not_from_the_first_iteration() -> None:
    clock = ticking(10)
    spending = Budget(milliseconds=100, clock=clock).spend()
    for _ in range(5):
        clock()
    assert len(list(spending)) == 4


def test_a_slow_iteration_that_would_mostly_come_too_late_is_not_begun() -> None:
    assert len(list(Budget(milliseconds=500, clock=ticking(60)).spend())) == 8


def test_a_time_budget_estimates_what_can_follow() -> None:
    assert [round(left, 6) for left in Budget(milliseconds=120, clock=ticking(10)).spend()] == [inf] * 8 + [
        4.5,
        3.333333,
        2.2,
        1.090909,
    ]


def test_a_budget_tells_how_many_more_iterations_can_follow() -> None:
    assert list(Budget(iterations=3).spend()) == [2, 1, 0]
    assert len(list(Budget(milliseconds=0).spend())) == 1


def taught() -> AnyGame:
    """The game of sticks with a beginner who always takes two."""
    return replace(STICKS, beginner=lambda _table, _seat: TAKE[1])


def test_a_beginner_plays_the_beginner_of_the_game() -> None:
    vantage = Vantage(taught(), taught().new(2, {}, 1), 0)
    beginner = make_bot_of(taught(), "beginner")
    assert beginner.choose(vantage, Dice.seeded(1, "bot")) == TAKE[1]
    opinions = beginner.explain(vantage, Dice.seeded(1, "bot"))
    assert [(opinion.word, opinion.weight) for opinion in opinions] == [
        (TAKE[1], 1.0),
        (TAKE[0], 0.0),
        (TAKE[2], 0.0),
    ]


def test_a_game_without_a_beginner_says_so_in_one_sentence() -> None:
    sentence = "treadmill has no bot 'beginner'; choose another bot"
    with pytest.raises(MiskatonicError, match=sentence):
        make_bot_of(TREADMILL, "beginner")
    with pytest.raises(MiskatonicError, match=sentence):
        make_bot("beginner").choose(Vantage(TREADMILL, TREADMILL.new(2, {}, 1), 0), Dice.seeded(1, "bot"))


def test_a_game_without_a_script_says_so_and_names_those_it_has() -> None:
    with pytest.raises(
        MiskatonicError, match="sticks has no bot 'sparring:one-ply'; sparring partners: it has none"
    ):
        make_bot_of(STICKS, "sparring:one-ply")
    sparring: AnyGame = replace(STICKS, scripts={"one": lambda _table, _seat: TAKE[0]})
    with pytest.raises(MiskatonicError, match=r"sparring partners: sparring:one$"):
        make_bot_of(sparring, "sparring:two")
    table = STICKS.new(2, {}, 1)
    vantage = Vantage(sparring, table, 0)
    assert make_bot_of(sparring, "sparring:one").choose(vantage, Dice.seeded(1, "bot")) == TAKE[0]


def test_a_novice_overlooks_the_best_word_now_and_then() -> None:
    """With leanings it takes the next best word that it notices."""
    leaning: AnyGame = replace(STICKS, leanings=lambda _table, _seat: (0.1, 0.7, 0.2))
    vantage = Vantage(leaning, STICKS.new(2, {}, 1), 0)
    chosen = [make_bot("novice").choose(vantage, Dice.seeded(seed, "bot")) for seed in range(60)]
    assert chosen.count(vantage.options[1]) > chosen.count(vantage.options[2]) > 0


def test_a_game_says_how_much_a_novice_overlooks() -> None:
    """Who overlooks one option in a thousand plays the habit; who overlooks each second one does not."""

    def usual_words(overlooked_one_in: int) -> int:
        spec: AnyGame = replace(STICKS, habit=lambda *_: TAKE[1], overlooked_one_in=overlooked_one_in)
        vantage = Vantage(spec, STICKS.new(2, {}, 1), 0)
        chosen = [make_bot("novice").choose(vantage, Dice.seeded(seed, "bot")) for seed in range(60)]
        return chosen.count(TAKE[1])

    assert usual_words(1000) == 60
    assert 20 < usual_words(2) < 55
