"""The messages that a designer reads about a mistake in a card file."""

from pathlib import Path
from typing import Annotated, Literal, get_args

import pytest
from pydantic import Field

from miskatonic.content.files import Folder, Strict

Mood = Literal["calm", "cross", "cruel", "curious", "cursed", "craven", "clever", "coy", "cold"]


class Song(Strict):
    verses: int = Field(2, ge=1, le=9)
    as_: str = Field("hymn", alias="as")


class Beast(Strict):
    id: str
    legs: int = 4
    tame: bool = False
    size: Literal["small", "vast"] = "small"
    mood: Mood = "calm"
    food: Annotated[list[str], Field(min_length=1)] = Field(default_factory=list)
    eyes: Annotated[list[int], Field(min_length=2)] = Field(default_factory=list)
    song: Song | None = None
    songs: dict[Literal["dusk", "dawn"], list[Song]] = Field(default_factory=dict)


class Zoo(Strict):
    beast: list[Beast]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("legz = 4", ".legz: unknown key 'legz'; did you mean 'legs'?"),
        ("aardvark = 4", ".aardvark: unknown key 'aardvark'"),
        ("song = { verse = 1 }", ".song.verse: unknown key 'verse'; did you mean 'verses'?"),
        (
            "songs = { dusk = [{ vers = 1 }] }",
            ".songs.dusk.0.vers: unknown key 'vers'; did you mean 'verses'?",
        ),
        ("song = { ass = 'x' }", ".song.ass: unknown key 'ass'; did you mean 'as'?"),
        (
            "songs = { duks = [] }",
            ".songs.duks: unknown value \"duks\"; possible values: dusk, dawn; did you mean 'dusk'?",
        ),
        ("legs = 'two'", '.legs: must be a whole number, not "two"'),
        ("tame = 1", ".tame: must be true or false, not 1"),
        ("food = 'toads'", '.food: must be a list, in brackets, not "toads"'),
        ("food = [3]", ".food.0: must be a text, in quotes, not 3"),
        ("food = []", ".food: must not be empty"),
        ("eyes = [1]", ".eyes: must have at least 2 entries"),
        ("song = 3", ".song: must be a table: { key = value }, not 3"),
        ("song = { verses = 0 }", ".song.verses: must be at least 1, not 0"),
        ("song = { verses = 10 }", ".song.verses: must be at most 9, not 10"),
        (
            "size = 'vasst'",
            ".size: unknown value \"vasst\"; possible values: small, vast; did you mean 'vast'?",
        ),
        ("mood = 'curius'", ".mood: unknown value \"curius\"; did you mean 'curious'?"),
        ("mood = 3", f".mood: unknown value 3; possible values: {', '.join(get_args(Mood))}"),
    ],
)
def test_a_mistake_is_told_in_a_plain_sentence(tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "zoo.toml").write_text(f'[[beast]]\nid = "ghoul"\n{line}\n', encoding="utf-8")
    folder = Folder(tmp_path)
    folder.read("zoo.toml", Zoo)
    assert [str(fault) for fault in folder.faults] == [f"zoo.toml, line 3: beast.[ghoul]{told}"]


def test_a_wrong_line_of_the_file_and_a_missing_one_are_told(tmp_path: Path) -> None:
    (tmp_path / "zoo.toml").write_text("[[baest]]\nid = 3\n", encoding="utf-8")
    folder = Folder(tmp_path)
    folder.read("zoo.toml", Zoo)
    assert [str(fault) for fault in folder.faults] == [
        "zoo.toml: beast: this key is missing",
        "zoo.toml: baest: unknown key 'baest'; did you mean 'beast'?",
    ]
