"""Benchmark, dataset and evaluation by text: the same call, the same result."""

import json
import sys
from pathlib import Path

import pytest

from miskatonic.bots.external.bot import NoProgramError
from miskatonic.bots.roster import UnknownBotError
from miskatonic.bots.vantage import Vantage
from miskatonic.research.benchmark import Benchmark
from miskatonic.research.dataset import Dataset
from miskatonic.research.language.bot import MOST_FAILURES, TextBot
from miskatonic.research.language.evaluation import Evaluation
from miskatonic.research.language.prompt import Narrator
from miskatonic.research.matchup import BadLineupError
from miskatonic.research.position import Position
from miskatonic.research.results import BadGamesError, Mean
from miskatonic.research.setting import Setting

WITCH = Setting("witch-of-salem", 2)
PROGRAM = Path(__file__).parent / "answering_program.py"


def command(how: str) -> str:
    return f"{sys.executable} {PROGRAM} {how}"


def test_a_benchmark_has_a_row_for_each_agent_and_repeats_itself() -> None:
    asked = Benchmark(WITCH, ["random", "greedy"], games=4, seed=3)
    told = asked.run()
    assert [row["agent"] for row in told["rows"]] == ["random", "greedy"]
    assert told["rows"][1]["points"]["mean"] > told["rows"][0]["points"]["mean"]
    assert asked.run() == told


def test_in_a_competitive_game_the_agent_has_one_seat() -> None:
    told = Benchmark(Setting("wisdom-of-cthulhu", 2), ["greedy"], opponent="random", games=2).run()
    assert told["others"] == "random"
    assert told["rows"][0]["wins"]["mean"] == 1.0


def test_bad_benchmarks_are_told_in_one_sentence() -> None:
    with pytest.raises(UnknownBotError, match="no bot 'clever'"):
        Benchmark(WITCH, ["random", "clever"]).run()
    with pytest.raises(BadGamesError, match="at least 1"):
        Benchmark(WITCH, ["random"], games=0).run()


def test_a_mean_has_the_margin_of_its_interval() -> None:
    assert Mean.of([1.0, 1.0, 1.0]) == (1.0, 0.0)
    assert Mean.of([0.0, 1.0] * 50).margin == pytest.approx(0.0985, abs=1e-3)


def test_a_dataset_can_be_replayed_from_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    decisions = Dataset(WITCH, ["greedy"], games=2, seed=5, with_scenes=True).write(path)
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(len(game["decisions"]) for game in games) == decisions
    for game in games:
        position = Position.new(Setting(game["game"], game["seats"], game["options"]), game["seed"])
        for noted in game["decisions"]:
            assert noted["scene"]["question"]["prompt"] == noted["prompt"]
            assert position.legal(noted["seat"]) == noted["legal"]
            assert WITCH.actions.texts[noted["action"]] == noted["word"]
            position.say(noted["seat"], noted["action"])
        assert position.is_over
        assert position.returns() == game["returns"]


def test_bad_datasets_are_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadLineupError, match="one for each of the 2, not 3"):
        Dataset(WITCH, ["random"] * 3).write(tmp_path / "games.jsonl")


def test_a_question_tells_the_scene_the_cards_and_the_words_and_hides_the_rest() -> None:
    position = Position.new(WITCH, 1)
    text = Narrator(WITCH).tell(position.scene(position.speaker))
    assert "Cards in sight:" in text
    assert "Question:" in text
    for action in position.legal(position.speaker):
        assert f"  {WITCH.actions.texts[action]} - " in text
    blind = Narrator(WITCH).tell(position.scene(position.speaker), with_words=False)
    assert "Answer with one of these words" not in blind
    assert Narrator(WITCH).rules.startswith("WOS-1.1 ")


@pytest.mark.parametrize("how", ["word", "text"])
def test_a_program_plays_and_gets_the_same_result_again(how: str) -> None:
    asked = Evaluation(WITCH, command(how), others="random", games=1, seed=2, with_rules=False)
    told = asked.run()
    assert set(told["questions"]) == {"answered"}
    assert told["games"] == 1
    assert asked.run() == told


def test_the_last_legal_word_in_a_text_counts() -> None:
    position = Position.new(WITCH, 1)
    vantage = Vantage(WITCH.spec, position.table, position.speaker)
    bot = TextBot(WITCH, command("text"))
    first, last = vantage.text(vantage.options[0]), vantage.text(vantage.options[-1])
    assert bot._understood({"text": f"Not {first}! I say: {last}."}, vantage) == vantage.options[-1]
    assert bot._understood({"word": f"  {first.upper()} "}, vantage) == vantage.options[0]


def test_answers_that_cannot_be_used_are_counted_and_the_game_goes_on() -> None:
    told = Evaluation(WITCH, command("nonsense"), others="random", games=1, with_rules=False).run()
    assert told["questions"]["said no word that the seat may say"] == MOST_FAILURES
    assert told["questions"]["not asked"] > 0


def test_rules_and_words_can_be_left_out() -> None:
    told = Evaluation(
        WITCH, command("blind"), others="random", games=1, with_rules=False, with_words=False
    ).run()
    assert "said no word that the seat may say" in told["questions"]


def test_a_command_that_cannot_be_run_is_told_in_one_sentence() -> None:
    with pytest.raises(NoProgramError, match=r"there is no program '\./nowhere'"):
        Evaluation(WITCH, "./nowhere").run()
