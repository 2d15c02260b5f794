"""ARCHITECTURE.md draws the house as it is."""

import re
from functools import cache
from pathlib import Path

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame

PAGE = Path(__file__).parents[1] / "ARCHITECTURE.md"
GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]
MOST_ON_ONE_FLOOR = 12
# A game without phases of its own would need no room for them; these are what the house asks of every game.
NEEDED = {
    "words",
    "vocabulary/",
    "table",
    "rules",
    "setup",
    "turn",
    "cards/",
    "board/",
    "scene/",
    "data/",
    "text/",
}


@cache
def drawn() -> set[str]:
    """The modules and rooms that every game may have."""
    drawing = PAGE.read_text(encoding="utf-8").split("games/<game>/\n")[1].split("```")[0]
    return {line.split()[0] for line in drawing.splitlines() if line.strip()}


@cache
def drawn_for(game: str) -> set[str]:
    """Those of one game."""
    return set(re.findall(rf"^\| `{game}` \| `([^`]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))


def standing(folder: Path) -> set[str]:
    """The modules and rooms that are there."""
    parts = [part for part in folder.iterdir() if not part.name.startswith(("__", "."))]
    return {f"{part.name}/" if part.is_dir() else part.stem for part in parts}


@pytest.mark.parametrize("spec", GAMES)
def test_a_game_has_the_drawn_rooms_and_no_others(spec: AnyGame) -> None:
    there = standing(spec.folder)
    own = drawn_for(spec.folder.name)
    assert there - drawn() == own
    assert there >= NEEDED


@pytest.mark.parametrize("spec", GAMES)
def test_no_floor_is_crowded(spec: AnyGame) -> None:
    assert len([name for name in standing(spec.folder) if not name.endswith("/")]) <= MOST_ON_ONE_FLOOR
    for room in spec.folder.rglob("__init__.py"):
        assert len(list(room.parent.glob("*.py"))) <= MOST_ON_ONE_FLOOR + 6, room.parent


@pytest.mark.parametrize("spec", GAMES)
def test_no_two_modules_of_a_floor_differ_only_by_an_ending(spec: AnyGame) -> None:
    for room in spec.folder.rglob("__init__.py"):
        stems = [re.sub(r"(ing|es|s|e)$", "", path.stem) for path in room.parent.glob("*.py")]
        assert len(set(stems)) == len(stems), (room.parent, sorted(stems))


def test_every_package_stands_in_the_drawing_of_the_layers() -> None:
    layers = PAGE.read_text(encoding="utf-8").split("## The layers")[1].split("```")[1]
    packages = {path.parent.name for path in (PAGE.parent / "src" / "miskatonic").glob("*/__init__.py")}
    assert len(packages) > 5
    assert {name for name in packages if not re.search(rf"\b{name}\b", layers)} == set()


def test_every_decision_is_listed_once_in_order() -> None:
    folder = PAGE.parent / "docs" / "adr"
    page = (folder / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[(\d{4})\]\((.+?)\)", page, re.MULTILINE)
    assert [name for _, name in listed] == sorted(path.name for path in folder.glob("[0-9]*.md"))
    assert all(name.startswith(f"{number}-") for number, name in listed)
