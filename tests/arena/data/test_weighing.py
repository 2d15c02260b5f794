from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.arena import BadRunError, Played, Run, play
from miskatonic.arena.data import weighing
from miskatonic.arena.data.noting import Rows, observe
from miskatonic.arena.data.reading import Data
from miskatonic.arena.data.study import alone
from miskatonic.arena.data.weighing import weigh_games
from miskatonic.arena.data.writing import write_data
from miskatonic.arena.report.page import make_report
from miskatonic.games.registry import find_game

SALEM = Run(find_game("witch-of-salem"), 2, ("novice",), 2, seed=4)


@pytest.fixture(scope="module")
def weighed() -> Iterator[Played[Rows]]:
    (played,) = play([SALEM], observe(SALEM.spec, ("decisions",)))
    with pytest.MonkeyPatch.context() as patch:
        # Two worlds will do: what is tested does not depend on how well moves are weighed.
        patch.setattr(weighing, "WORLDS", 2)
        yield weigh_games(played, 1)


@pytest.fixture(scope="module")
def folder(weighed: Played[Rows], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("weighed") / "games"
    write_data(folder, list(zip(alone(SALEM), [weighed], strict=True)))
    return folder


def test_choices_and_luck_add_up_to_the_result(weighed: Played[Rows]) -> None:
    rows = weighed.games[0].notes["luck"]
    game = weighed.games[0].record
    assert [number for number, *_ in rows] == list(range(game.decisions))
    change = sum(choice + luck for *_, choice, luck in rows)
    result = 1.0 if game.winners else 0.0
    # The chance before the first move is what is left.
    assert 0 <= result - change <= 1
    assert any(luck for *_, luck in rows)
    assert any(choice for *_, choice, _ in rows)


def test_only_the_first_games_are_weighed(folder: Path) -> None:
    data = Data(folder)
    assert data.ask("SELECT DISTINCT run, game, seat, own FROM luck").rows == [(0, 0, 0, True)]
    assert data.ask("SELECT count(*) FROM games").rows == [(2,)]


def test_a_report_tells_luck_from_choices(folder: Path) -> None:
    page = make_report([folder])
    assert "luck moves a chance by" in page
    assert "All moves of 1 game were analysed" in page


def test_games_whose_decisions_were_not_noted_cannot_be_weighed() -> None:
    (played,) = play([SALEM], observe(SALEM.spec, ("points",)))
    with pytest.raises(BadRunError, match="only if their decisions are observed"):
        weigh_games(played, 1)
