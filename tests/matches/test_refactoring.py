"""Code may be renamed, moved, extended and reordered: matches and saves do not notice."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.storage import freeze
from miskatonic.matches import from_json
from tests.capsules.record import path_of

GAMES = [pytest.param(spec, id=key) for key, spec in all_games().items()]
FRAME = re.compile(r'@frame\("[^)]*\)\nclass (\w+):')

# Replays capsules, and plays saved tables on, with the game that lies in another package by another name.
CHECK = """
import json, sys
from importlib import import_module
from miskatonic.kernel.storage import thaw
from miskatonic.matches import from_json
from miskatonic.matches.position import position_digest

spec = import_module("elsewhere.renamed").SPEC
finished, running, saves = (open(path, encoding="utf-8").read() for path in sys.argv[1:])
match = from_json(finished, find=lambda _key: spec)
assert match.over
rules = from_json(running, find=lambda _key: spec).table.rules
for save in json.loads(saves):
    table = thaw(save["table"], rules)
    assert table.brand_new == 7
    assert position_digest(spec, table) == save["digest"]
    for seat, word, digest in save["moves"]:
        table.flow.submit(table, rules.alphabet.find(word), seat)
        assert position_digest(spec, table) == digest
print(len(match.moves), "moves replayed")
"""


@pytest.mark.parametrize("spec", GAMES)
def test_a_refactored_game_plays_every_match_on(spec: AnyGame, tmp_path: Path) -> None:
    refactor(spec, tmp_path / "elsewhere" / "renamed")
    finished, running = (path_of(spec, "home", state) for state in ("finished", "running"))
    saves = tmp_path / "saves.json"
    saves.write_text(json.dumps(saves_of(running)), encoding="utf-8")
    command = [sys.executable, "-c", CHECK, str(finished), str(running), str(saves)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "moves replayed" in done.stdout


def saves_of(capsule: Path) -> list[dict[str, object]]:
    """The table at every tenth step of a match, with the moves that follow."""
    match = from_json(capsule.read_bytes())
    moves = [(move.seat, move.word, move.digest) for move in match.moves]
    digests = [match.opening, *(move.digest for move in match.moves)]
    return [
        {"table": freeze(step.table), "digest": digests[step.seq], "moves": moves[step.seq :]}
        for step in match.replay()
        if step.seq % 10 == 0
    ]


def refactor(spec: AnyGame, folder: Path) -> None:
    """Copy a game: another package, other class names, one field more, and fields in another order."""
    shutil.copytree(spec.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    package = f"miskatonic.games.{spec.folder.name}"
    sources = sorted(folder.rglob("*.py"))
    texts = {path: path.read_text(encoding="utf-8") for path in sources}
    frames = {name for text in texts.values() for name in FRAME.findall(text)}
    assert len(frames) > 10
    names = re.compile(rf"\b({'|'.join(sorted(frames))})\b")
    for path, text in texts.items():
        moved = names.sub(r"\1OfOld", text).replace(package, "elsewhere.renamed")
        path.write_text(_reordered(moved) if path.name == "table.py" else moved, encoding="utf-8")


def _reordered(text: str) -> str:
    """A table with one more field, and with its plain fields the other way round."""
    head, mark, body = text.partition("class Table:\n")
    assert mark
    plain = re.compile(r"^    \w+: (?:int|bool|Seat) = (?!laid|derived|each_seat).*\n", re.MULTILINE)
    declared = plain.findall(body)
    assert len(declared) > 3
    fields = iter(reversed(declared))
    return (
        head
        + mark
        + plain.sub(lambda _: next(fields), body).replace(
            declared[0], f"    brand_new: int = 7\n{declared[0]}", 1
        )
    )
