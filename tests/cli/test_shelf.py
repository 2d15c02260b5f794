"""The shelf: games are kept while they are played, and can be found again."""

import json
import os
from pathlib import Path

import pytest

from miskatonic.cli.lookup import BadArgumentError
from miskatonic.cli.play.resume import chosen_game
from miskatonic.cli.play.shelf import About, KeptGame, Shelf, ShelfError, shelf_folder
from miskatonic.matches import files
from tests.terminal.sessions import WITCH, Typist, page, paper, seated


def kept(shelf: Shelf, *, moves: int = 0, age: int = 0, is_over: bool = False) -> KeptGame:
    """A game that was last played so many seconds ago."""
    match = seated(WITCH, [None, "random"])
    for _ in range(moves):
        seat = match.table.flow.decision.seats[0] if match.table.flow.decision else 0
        match.submit(seat, match.scene(seat).question.options[0])  # type: ignore[union-attr]
    game = shelf.place_for("witch-of-salem", About())
    game.keep(match)
    if is_over:
        about = game.path.with_suffix(".about")
        about.write_text(json.dumps(json.loads(about.read_text()) | {"is_over": True}))
    os.utime(game.path, (1_000_000 - age, 1_000_000 - age))
    return game


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"MISKATONIC_GAMES": "/somewhere"}, "linux", "/somewhere"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/miskatonic/games"),
        ({}, "linux", "~/.local/share/miskatonic/games"),
        ({"XDG_DATA_HOME": ""}, "linux", "~/.local/share/miskatonic/games"),
        ({}, "darwin", "~/Library/Application Support/miskatonic/games"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/miskatonic/games"),
    ],
)
def test_games_are_kept_in_the_data_folder_of_the_user_unless_another_is_named(
    environment: dict[str, str], platform: str, folder: str
) -> None:
    assert shelf_folder(environment, platform) == Path(folder).expanduser()


def test_a_kept_game_is_a_capsule_that_can_be_loaded(tmp_path: Path) -> None:
    game = kept(Shelf(tmp_path / "new"), moves=3)
    assert files.load(game.path).seq == 3
    (found,) = Shelf(tmp_path / "new").games()
    assert (found.name, found.about.moves, found.about.players) == ("witch-of-salem-1", 3, "Ada, Bo")


def test_names_are_free_numbers_and_the_latest_game_comes_first(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    kept(shelf, age=50)
    kept(shelf, age=10)
    kept(shelf, age=30, is_over=True)
    assert [game.name for game in shelf.games()] == [f"witch-of-salem-{number}" for number in (2, 3, 1)]
    assert [game.name for game in shelf.unfinished("witch")] == ["witch-of-salem-2", "witch-of-salem-1"]
    assert shelf.unfinished("cultistorm") == []


def test_only_finished_games_are_cleared_away_and_the_oldest_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.cli.play.shelf._FINISHED", 1)
    shelf = Shelf(tmp_path)
    kept(shelf, age=90)
    kept(shelf, age=80, is_over=True)
    kept(shelf, age=70, is_over=True)
    shelf.place_for("cultistorm", About())
    assert [game.name for game in shelf.games()] == ["witch-of-salem-3", "witch-of-salem-1"]
    assert len(list(tmp_path.iterdir())) == 4


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    game = Shelf(tmp_path / "file").place_for("witch-of-salem", About())
    with pytest.raises(ShelfError, match="cannot keep the game in"):
        game.keep(seated(WITCH, [None, "random"]))


def choose(shelf: Shelf, begin: str = "", *lines: str, asks: bool = True) -> tuple[str | None, str]:
    console = paper()
    game = chosen_game(shelf, begin, console, Typist(lines), asks=asks)
    return (None if game is None else game.name), page(console)


def test_the_only_game_is_resumed_and_several_are_listed(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with pytest.raises(BadArgumentError, match="there is no unfinished game in"):
        choose(shelf)
    kept(shelf, moves=1, age=90)
    assert choose(shelf)[0] == "witch-of-salem-1"
    kept(shelf, moves=2, age=10)
    name, listed = choose(shelf, "", "7", "2")
    assert name == "witch-of-salem-1"
    assert listed.index("witch-of-salem-2") < listed.index("witch-of-salem-1")
    assert "2 moves" in listed
    assert "Type a number from 1 to 2." in listed
    assert choose(shelf, "", "")[0] == "witch-of-salem-2"
    assert choose(shelf, "", "q")[0] is None
    assert choose(shelf, asks=False) == ("witch-of-salem-2", "")
    assert choose(shelf, "Witch-of-Salem-1") == ("witch-of-salem-1", "")
    with pytest.raises(BadArgumentError, match="whose name begins with 'cult'"):
        choose(shelf, "cult")
