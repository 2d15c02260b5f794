"""Games are kept after every move, and a file of another game is not overwritten unasked."""

from pathlib import Path

import pytest

from miskatonic.bots.roster import make_bot
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match, files
from miskatonic.terminal.audience import LEAVING
from miskatonic.terminal.keeping import Keeping, occupied
from miskatonic.terminal.library import Library
from miskatonic.terminal.session import Session
from miskatonic.terminal.voice import Voice
from tests.matches.lantern import SPEC as LANTERN
from tests.terminal.sessions import Typist, page, paper, play, seated, texts_of


class Notebook:
    """Keeps a game by noting how many moves it had."""

    name = "lantern-1"

    def __init__(self, *, is_full: bool = False) -> None:
        self.noted: list[int] = []
        self._is_full = is_full

    def keep(self, match: Match) -> None:
        if self._is_full:
            raise MiskatonicError("the disk is full")
        self.noted.append(match.seq)


def evening(match: Match, lines: list[str], keeping: Keeping) -> tuple[str, list[str]]:
    texts, console, typist = texts_of(LANTERN), paper(), Typist(lines)
    bots = {seat: make_bot("random") for seat, who in enumerate(match.setup.seats) if who.bot}
    voice = Voice(texts, [who.name for who in match.setup.seats])
    library = Library(LANTERN, None, texts)
    Session(match, voice, library, bots, make_bot("random"), console, typist, keeping=keeping).run()
    return page(console), typist.prompts


def test_every_move_and_every_undo_is_kept() -> None:
    notebook = Notebook()
    printed, _ = evening(seated(LANTERN, [None, None]), ["trim", "undo", "pass", "quit"], Keeping(notebook))
    assert notebook.noted == [1, 0, 1]
    assert "The game is kept. Go on with: miskatonic play --resume lantern-1" in printed


def test_moves_of_bots_are_kept_too() -> None:
    notebook = Notebook()
    match = seated(LANTERN, [None, "random"])
    evening(match, ["pass", "quit"], Keeping(notebook))
    assert notebook.noted == list(range(1, match.seq + 1))
    assert {move.seat for move in match.moves} == {0, 1}


def test_a_game_that_cannot_be_kept_says_so_once_and_asks_before_it_is_left() -> None:
    lines = ["pass", "pass", "quit", "yes"]
    printed, asked = evening(seated(LANTERN, [None, None]), lines, Keeping(Notebook(is_full=True)))
    assert printed.count("The disk is full. save FILE saves it elsewhere.") == 1
    assert asked[-1].startswith("This game is not saved")
    assert "Go on with" not in printed


def test_who_presses_ctrl_c_or_ctrl_d_is_asked_even_when_the_game_is_kept() -> None:
    lines = ["pass", LEAVING, "no", "pass", LEAVING, "yes"]
    printed, asked = evening(seated(LANTERN, [None, None]), lines, Keeping(Notebook()))
    assert asked.count("Leave the table? (yes/no) ") == 2
    assert printed.count("The game is kept.") == 1


def test_an_unsaved_game_says_so_to_who_presses_ctrl_d() -> None:
    _, asked = play(seated(LANTERN, [None, None]), ["pass", LEAVING, "yes"])
    assert asked[-1] == "This game is not saved; save FILE saves it. Leave anyway? (yes/no) "


def test_the_line_that_says_how_to_go_on_has_all_that_is_needed(tmp_path: Path) -> None:
    path = tmp_path / "a lantern.json"
    keeping = Keeping(None, " --content 'my cards'")
    printed, _ = evening(seated(LANTERN, [None, None]), ["pass", f"save {path}", "quit"], keeping)
    assert f"miskatonic play --load '{path}' --content 'my cards'" in " ".join(printed.split())


def test_saving_asks_before_it_overwrites_what_is_not_this_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("lantern.json")
    files.save(seated(LANTERN, [None, None], seed=99), path)
    before = path.read_bytes()
    printed, asked = play(seated(LANTERN, [None, None]), ["pass", f"save {path}", "no", "quit", "yes"], 200)
    assert f"{path} holds another game of lantern. Overwrite it? (yes/no) " in asked
    assert "Nothing is saved." in printed
    assert path.read_bytes() == before
    play(seated(LANTERN, [None, None]), ["pass", f"save {path}", "yes", "quit"])
    assert path.read_bytes() != before


def test_a_file_may_be_overwritten_by_later_moments_of_its_own_game_only(tmp_path: Path) -> None:
    path = tmp_path / "lantern.json"
    match = seated(LANTERN, [None, None])
    assert occupied(path, match) is None
    files.save(match, path)
    match.submit(0, "pass")
    assert occupied(path, match) is None
    files.save(match, path)
    other = match.fork(0)
    found = occupied(path, other)
    assert found is not None
    assert found.reason == f"{path} holds this game with other moves, 1 in all"
    path.write_text("a letter")
    found = occupied(path, match)
    assert found is not None
    assert found.reason == f"{path} is not a saved game"
