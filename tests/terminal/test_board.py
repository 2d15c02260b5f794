from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from itertools import product
from typing import Any

import pytest
from rich.console import Console

from miskatonic.content.texts import seat_names
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.terminal.board import board
from miskatonic.terminal.choices import choices_of
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import THEME
from miskatonic.terminal.voice import Voice
from tests.matches.lantern import SPEC as LANTERN
from tests.matches.lantern import new as new_lantern
from tests.terminal.sessions import WITCH, page, paper, texts_of

TEXTS = texts_of(WITCH)


def tables(variant: str, seed: int) -> Iterator[Any]:
    """A random game, decision by decision."""
    table = WITCH.new(3, WITCH.settle(WITCH.variants[variant]), seed)
    dice = Dice.seeded(seed, "test")
    while table.flow.decision is not None:
        yield table
        table.flow.submit(table, dice.pick(table.flow.decision.options))
    yield table


def drawn(table: Any, seat: int | None, width: int, library: Library | None = None) -> str:
    scene = WITCH.scene(table, seat)
    names = seat_names(TEXTS, scene)
    keys = {choice.word: choice.key for choice in choices_of([scene])}
    console = paper(width)
    console.print(board(scene, Voice(TEXTS, names), keys, console, library))
    return page(console)


@pytest.mark.parametrize(
    ("variant", "width"), [("standard", 60), ("standard", 220), *product(WITCH.variants, (80, 140))]
)
def test_every_table_can_be_drawn_within_the_width(variant: str, width: int) -> None:
    library = Library(WITCH, WITCH.load_content(WITCH.folder / "data"), TEXTS)
    for number, table in enumerate(tables(variant, width)):
        if number % 25 == 0 or table.flow.decision is None:
            picture = drawn(table, number % 3, width, library)
            assert max(len(line) for line in picture.splitlines()) <= width
            assert "…" not in picture


@pytest.mark.parametrize("width", [80, 140])
def test_the_board_shows_where_everything_is(width: int) -> None:
    table = WITCH.new(3, WITCH.settle({"start": "seat-1"}), 7)
    picture = drawn(table, 0, width)
    for place in (
        "University",
        "Sanatorium",
        "Docks",
        "Cemetery",
        "Railway Station",
        "Curiosity Shop",
        "Church",
    ):
        assert place in picture
    assert "the Witch" in picture
    assert "Baxter (you)" in picture
    assert "●●●●●●" in picture
    assert "Prisoner face down" in picture
    assert f"Rift {table.rules.rift}" in picture


def test_what_can_be_chosen_carries_its_key() -> None:
    table = WITCH.new(3, WITCH.settle({"start": "seat-1"}), 7)
    assert "Docks [3]" in drawn(table, 0, 100)
    assert "[3]" not in drawn(table, 1, 100)


def test_the_seen_tile_is_shown_to_who_saw_it_and_to_nobody_else() -> None:
    table = next(table for seed in range(50) for table in tables("standard", seed) if _knows_more(table))
    assert "face down, seen by Baxter" in drawn(table, 1, 200)
    mine = drawn(table, 0, 200)
    assert "Portal, seen by Baxter" in mine or "Wall, seen by Baxter" in mine


def _knows_more(table: Any) -> bool:
    """Has seat 1 seen a tile that lies face down for seat 2?"""
    here, there = (WITCH.scene(table, seat).zone("arkham").pieces for seat in (0, 1))
    return any(
        mine.marks.get("seen_by") == ["seat-1"] and mine.marks != theirs.marks
        for mine, theirs in zip(here, there, strict=True)
    )


def test_open_cards_are_listed_with_what_they_say() -> None:
    library = Library(WITCH, WITCH.load_content(WITCH.folder / "data"), TEXTS)
    table = WITCH.new(3, WITCH.settle({}), 7)
    names, picture = drawn(table, 0, 400), drawn(table, 0, 400, library)
    lying = [
        card
        for card, face in zip(library.cards, library.faces, strict=True)
        if face.kind == "creature" and card.title in names
    ]
    assert lying
    assert [card.title for card in lying if card.rules not in picture] == []


def test_without_fancy_signs_the_board_is_plain() -> None:
    sheet = BytesIO()
    console = Console(file=TextIOWrapper(sheet, "ascii", errors="replace"), theme=THEME, width=100)
    scene = WITCH.scene(WITCH.new(3, WITCH.settle({}), 7), 0)
    console.print(board(scene, Voice(TEXTS, ["A", "B", "C"]), {}, console))
    console.file.flush()
    picture = sheet.getvalue().decode("ascii")
    assert "******" in picture
    assert "@.....+" in picture


def test_a_game_without_messages_for_its_board_is_drawn_whole() -> None:
    scene = LANTERN.scene(new_lantern(2, {"lamp": "2"}, 1), 0)
    console = paper(80)
    console.print(board(scene, Voice(texts_of(LANTERN), ["Ada", "Bo"]), {}, console))
    picture = page(console)
    for word in ("House", "Attic", "Cellar", "Tower", "Ada (you)", "Bo"):
        assert word in picture


def test_rows_stacks_and_long_tracks_are_told_in_a_line() -> None:
    zones = (
        Zone("road", "track", marks={"position": 3, "length": 500, "inns": [100, 200], "toll": 250}),
        Zone("market", "row", (Piece("a", "attic"), Piece("b", "tower", {"price": 4}, ("open tower",)))),
        Zone("coins", "stack", tuple(Piece(str(n), "cellar") for n in range(3))),
    )
    console = paper(80)
    scene = Scene("lantern", 0, 2, zones, None, None)
    console.print(board(scene, Voice(texts_of(LANTERN), ["Ada"]), {"open tower": "5"}, console))
    picture = page(console)
    assert "Position 3 · ◆ Inns, next 100 · ▲ Toll 250 · ✖ Length 500" in picture
    assert "Attic · Tower [5] (Price 4)" in picture
    assert "Coins 3 (Cellar x3)" in picture
