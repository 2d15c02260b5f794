import json
import re
from pathlib import Path
from typing import Any

import pytest

from miskatonic.arena import Run, play
from miskatonic.arena.data.noting import observe
from miskatonic.arena.data.reading import BadDataError
from miskatonic.arena.data.study import alone, study
from miskatonic.arena.data.writing import write_data
from miskatonic.arena.report.page import make_report
from miskatonic.games.registry import find_game

# What was played, so that a report can be made of it again and again.
STUDIED = {"wisdom-of-cthulhu": 2, "witch-of-salem": 3, "cultistorm": 2}


def keep(folder: Path, game: str, games: int = 6, *, whole: bool = True, **changes: Any) -> Path:
    run = Run(find_game(game), STUDIED[game], ("novice" if whole else "random",), games, **changes)
    parts = study(run) if whole else alone(run)
    played = play([part.run for part in parts], observe(run.spec))
    write_data(folder, list(zip(parts, played, strict=True)))
    return folder


@pytest.fixture(scope="module")
def wisdom(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return keep(tmp_path_factory.mktemp("wisdom") / "wisdom", "wisdom-of-cthulhu", 3)


@pytest.fixture(scope="module")
def page(wisdom: Path) -> str:
    return make_report([wisdom])


def findings(page: str) -> list[str]:
    return re.findall(r"<h2>(.*?)</h2>", page)


def plots(page: str) -> list[Any]:
    specs = re.findall(r'<script type="application/json">(.*?)</script>', page)
    return [json.loads(spec.replace("<\\/", "</")) for spec in specs]


def test_a_report_on_rivals_has_a_finding_for_every_question(page: str) -> None:
    told = " ".join(findings(page))
    asked = (
        "scores",
        "first seat|begins",
        "Skill|Luck",
        "seats",
        "lead changes",
        "end by",
        "rounds",
        "points come",
    )
    for question in (*asked, "cards", "options"):
        assert re.search(question, told), question
    assert len(plots(page)) >= 12
    # Nothing is loaded from elsewhere.
    assert not re.search(r'(src|href)="https?:', page)
    assert "vegaEmbed" in page


def test_plots_show_the_figures_of_the_data(page: str) -> None:
    wins = plots(page)[0]
    values = wins.get("data", wins["layer"][-1].get("data"))["values"]
    assert [row["label"] for row in values] == ["seat 1", "seat 2"]
    assert sum(row["value"] for row in values) >= 1
    assert all(row["low"] <= row["value"] <= row["high"] for row in values)


@pytest.mark.parametrize("game", ["witch-of-salem", "cultistorm"])
def test_a_report_on_teams(game: str, tmp_path: Path) -> None:
    page = make_report([keep(tmp_path / "games", game, 4, whole=game == "witch-of-salem")])
    assert findings(page)[0].startswith("The team wins")


def test_two_folders_stand_side_by_side(wisdom: Path, tmp_path: Path) -> None:
    other = keep(tmp_path / "others", "wisdom-of-cthulhu", whole=False, seed=9)
    page = make_report([wisdom, other])
    assert "others" in json.dumps(plots(page)[0])
    assert len(re.findall(r"<b>(.*?)</b>", page)) == 2


def test_folders_of_different_games_are_not_compared(wisdom: Path, tmp_path: Path) -> None:
    other = keep(tmp_path / "others", "witch-of-salem", 2, whole=False)
    with pytest.raises(BadDataError, match="different games, wisdom-of-cthulhu and witch-of-salem"):
        make_report([wisdom, other])
