"""Habits and instincts of older commits."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench.duel import old_room

TOY: Any = SimpleNamespace(key="toy-game")
GAME = Path("src/miskatonic/games/toy_game")


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game whose habit was one module once, and is a package since."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    GAME.mkdir(parents=True)
    (GAME / "habit.py").write_text("hope = 1\n", encoding="utf-8")
    _git("init", "--quiet")
    _commit()
    (GAME / "habit.py").unlink()
    (GAME / "habit").mkdir()
    (GAME / "habit" / "weights.py").write_text("hope = 2\n", encoding="utf-8")
    (GAME / "habit" / "__init__.py").write_text(
        "from miskatonic.games.toy_game.habit.weights import hope\n\n__all__ = ['hope']\n", encoding="utf-8"
    )
    _commit()
    return tmp_path


def _git(*words: str) -> None:
    who = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org")
    subprocess.run(["git", *who, *words], check=True, capture_output=True)


def _commit() -> None:
    _git("add", "--all")
    _git("commit", "--quiet", "--message", "Think")


@pytest.mark.parametrize(("commit", "hope"), [("HEAD~1", 1), ("HEAD", 2)])
def test_a_room_is_taken_from_its_commit_as_a_module_or_a_package(
    history: Path, monkeypatch: pytest.MonkeyPatch, commit: str, hope: int
) -> None:
    for name in [name for name in sys.modules if name.startswith("old_habit")]:
        monkeypatch.delitem(sys.modules, name)
    folder = history / "copy"
    folder.mkdir()
    found = old_room(TOY, commit, "habit", folder)
    assert found.hope == hope
