"""Bots that are programs: what they are told, and what happens when they fail."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from miskatonic.arena import Run, simulate
from miskatonic.bots.external.bot import ExternalBot, NoProgramError, request
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import plain
from tests.bots.external.programs import LAST_WORD, program

SALEM = find_game("witch-of-salem")
EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"


def asked(game: str = "witch-of-salem") -> Vantage:
    spec = find_game(game)
    table = spec.new(max(spec.seats), spec.settle({}), 5)
    return Vantage(spec, table, table.flow.decision.seats[0])


def made(name: str) -> tuple[ExternalBot, list[str]]:
    said: list[str] = []
    bot = make_bot(name)
    assert isinstance(bot, ExternalBot)
    return ExternalBot(bot.command, bot.milliseconds, said.append), said


def greedy_word(vantage: Vantage) -> int:
    return GreedyBot().choose(vantage, Dice.seeded(1, "greedy"))


def choose(bot: ExternalBot, vantage: Vantage) -> int:
    return bot.choose(vantage, Dice.seeded(1, "external"))


def test_a_program_chooses_among_its_words(tmp_path: Path) -> None:
    bot, said = made(program(tmp_path, LAST_WORD))
    vantage = asked()
    assert choose(bot, vantage) == vantage.options[-1]
    assert bot.explain(vantage, Dice.seeded(1, "x"))[0].word == vantage.options[-1]
    assert said == []


@pytest.mark.parametrize("game", all_games())
def test_a_question_holds_what_the_seat_sees_and_nothing_else(game: str) -> None:
    vantage = asked(game)
    told = json.loads(json.dumps(request(vantage, 3, 9, 500)))
    assert told["scene"] == json.loads(json.dumps(plain(vantage.scene)))
    assert told["words"] == [vantage.text(word) for word in vantage.options]
    assert set(told) == {
        "protocol", "id", "game", "rules_version", "seat", "words", "milliseconds", "random", "scene"
    }  # fmt: skip


def test_a_question_does_not_depend_on_what_is_hidden() -> None:
    """Two truths that the seat cannot tell apart lead to the same question."""
    vantage = asked("cultistorm")
    others = [
        Vantage(vantage.spec, vantage.imagine(Dice.seeded(seed, "truth")), vantage.seat) for seed in (1, 2)
    ]
    first, second = (request(each, 1, 1, 1) for each in others)
    assert first == second


SLOW = "import time; time.sleep(30)"
FAILURES: dict[str, tuple[str, str]] = {
    "crash": ("sys.exit(3)", "ended with exit code 3"),
    "garbage": ("print('north')", "answered with something that is not JSON: 'north'"),
    "shape": ("print('[1]')", "did not answer with"),
    "another question": (
        "print(json.dumps({'id': 99, 'word': asked['words'][0]}))",
        "answered question 99, not question 1",
    ),
    "illegal word": (
        "print(json.dumps({'id': asked['id'], 'word': 'win'}))",
        "chose 'win', which is not one of its words",
    ),
    "endless line": ("sys.stdout.write('x' * 70000)", "a line of more than 65,536 bytes"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_program_that_fails_is_reported_once_and_greedy_answers(failure: str, tmp_path: Path) -> None:
    body, sentence = FAILURES[failure]
    bot, said = made(program(tmp_path, body))
    vantage = asked()
    assert choose(bot, vantage) == greedy_word(vantage)
    assert len(said) == 1
    assert sentence in said[0]
    assert said[0].endswith("greedy answers in its place.")


def test_a_program_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.bots.external.program.START_SECONDS", 0.0)
    name = program(tmp_path, SLOW).replace("external:", "external:300ms:")
    bot, said = made(name)
    vantage = asked()
    assert choose(bot, vantage) == greedy_word(vantage)
    assert "did not answer within 0.3 seconds" in said[0]


def test_after_three_failures_in_a_row_a_program_is_not_asked_again(tmp_path: Path) -> None:
    count = tmp_path / "count"
    bot, said = made(program(tmp_path, f"open({str(count)!r}, 'a').write('x'); sys.exit(1)"))
    vantage = asked()
    for _ in range(5):
        assert choose(bot, vantage) == greedy_word(vantage)
    assert count.read_text() == "xxx"
    assert len(said) == 2
    assert "has failed 3 times in a row and is not asked again" in said[1]


def test_a_program_that_recovers_is_asked_again(tmp_path: Path) -> None:
    flag = tmp_path / "seen"
    body = (
        f"first = not __import__('os').path.exists({str(flag)!r}); open({str(flag)!r}, 'w').close();"
        " sys.exit(1) if first else print(json.dumps({'id': asked['id'], 'word': asked['words'][-1]}))"
    )
    bot, said = made(program(tmp_path, body))
    vantage = asked()
    assert choose(bot, vantage) == greedy_word(vantage)
    assert choose(bot, vantage) == vantage.options[-1]
    assert len(said) == 1


def test_a_program_gets_no_secrets_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MISKATONIC_SECRET", "key")
    seen = tmp_path / "seen"
    body = f"import os; open({str(seen)!r}, 'w').write(json.dumps(dict(os.environ))); {LAST_WORD}"
    bot, _ = made(program(tmp_path, body))
    choose(bot, asked())
    assert "MISKATONIC_SECRET" not in json.loads(seen.read_text())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("external:./nowhere", "there is no program './nowhere' that can be run"),
        ("external:", "name the program of the bot"),
        ("external:'", "is not a command: no closing quotation"),
        ("external:''", "there is no program ''"),
    ],
)
def test_a_program_that_is_not_there_is_named(name: str, sentence: str) -> None:
    with pytest.raises(NoProgramError, match=sentence):
        make_bot(name)


@pytest.mark.parametrize("name", ["external:sh", "external:500ms:sh -c x", "external:2000ms:sh"])
def test_a_name_leads_to_the_same_bot_again(name: str) -> None:
    assert make_bot(make_bot(name).name).name == make_bot(name).name


def _example(*command: str) -> str:
    if shutil.which(command[0]) is None:
        raise RuntimeError(f"the tests need {command[0]}")
    return f"external:{' '.join(command)}"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(lambda: _example("node", str(EXAMPLES / "random-bot.mjs")), id="JavaScript"),
        pytest.param(lambda: _example("sh", str(EXAMPLES / "first-word.sh")), id="shell"),
    ],
)
@pytest.mark.parametrize("game", all_games())
def test_the_examples_play_whole_games(
    name: Callable[[], str], game: str, capfd: pytest.CaptureFixture[str]
) -> None:
    spec = find_game(game)

    def played() -> dict[str, Any]:
        seats = min(spec.seats)
        run = Run(spec, seats, (name(), *["random"] * (seats - 1)), 1, 3)
        report = simulate(run).as_dict()
        return {key: value for key, value in report.items() if "second" not in key}

    assert played() == played()
    assert capfd.readouterr().err == ""
