"""Remarks on a designer's folder that can be played as it is."""

from pathlib import Path

import pytest

from miskatonic.content.copying import copy_content
from miskatonic.content.remarks import remarks_on
from miskatonic.content.text_check import check_texts
from miskatonic.games.registry import all_games, find_game

SPEC = find_game("wisdom-of-cthulhu")
LETTER = '\n[[card]]\nid = "anonymous-letter"\ntype = "immediate"\nkp = 1\n'


def copy_of(game: str, target: Path) -> Path:
    spec = find_game(game)
    copy_content(spec.folder, spec.cards(spec.load_content(spec.folder / "data")), target)
    return target


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(SPEC.key, tmp_path / "mine")


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(folder: Path) -> list[str]:
    content = SPEC.load_content(folder)
    assert check_texts(SPEC, SPEC.texts, content, overlay=folder) == []
    return [str(remark) for remark in remarks_on(SPEC, folder, content)]


@pytest.mark.parametrize("game", all_games())
def test_a_fresh_copy_gives_no_cause_for_remarks(tmp_path: Path, game: str) -> None:
    spec, target = find_game(game), copy_of(game, tmp_path / "mine")
    assert remarks_on(spec, target, spec.load_content(target)) == []


def test_the_words_of_a_card_that_was_taken_away_are_no_fault(folder: Path) -> None:
    file = folder / "fw.toml"
    cards = file.read_text(encoding="utf-8").split("[[card]]")
    file.write_text("[[card]]".join(card for card in cards if 'id = "aklo"' not in card), encoding="utf-8")
    assert told(folder) == [
        "fw.toml: card: there are 35 cards; setup.toml counts 36",
        "en/wisdom.ftl: card-aklo: no card uses this message any more",
        "en/wisdom.ftl: flavour-aklo: no card uses this message any more",
    ]


def test_a_card_without_words_of_its_own_is_remarked_on(folder: Path) -> None:
    with (folder / "fw.toml").open("a", encoding="utf-8") as file:
        file.write(LETTER)
    assert told(folder) == [
        "fw.toml: card: there are 37 cards; setup.toml counts 36",
        "en: name-anonymous-letter: this message is missing, and players see its key",
        "en: card-anonymous-letter: this message is missing, and players see its key",
        "en: flavour-anonymous-letter: this message is missing, and players see its key",
    ]


def test_a_file_that_the_game_does_not_read_is_remarked_on(folder: Path) -> None:
    (folder / "entites.toml").write_text("", encoding="utf-8")
    (folder / "ideas.toml").write_text("", encoding="utf-8")
    assert told(folder) == [
        "entites.toml: the game ignores this unknown file; did you mean 'entities.toml'?",
        "ideas.toml: the game ignores this unknown file",
    ]


def test_two_cards_of_one_name_are_remarked_on(folder: Path) -> None:
    edit(folder / "en" / "names.ftl", "name-ghoul = Ghoul\n", "name-ghoul = Dhole\n")
    assert told(folder) == ["en: name-dhole: ghoul is also called 'Dhole'"]
