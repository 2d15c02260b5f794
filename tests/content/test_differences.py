from pathlib import Path

import pytest

from miskatonic.content.copying import copy_content
from miskatonic.content.differences import differences
from miskatonic.content.records import NoSuchValueError, read_records, read_setting, with_value, write_records
from miskatonic.content.remarks import remarks_on
from miskatonic.content.texts import load_texts
from miskatonic.games.registry import all_games, find_game

WITCH = find_game("witch-of-salem")
HOUSE = WITCH.folder / "data"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    copy_content(WITCH.folder, WITCH.cards(WITCH.load_content(HOUSE)), tmp_path / "mine")
    return tmp_path / "mine"


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def changes(folder: Path) -> list[tuple[str, str, str | None, str | None]]:
    texts = load_texts(WITCH.texts), load_texts(WITCH.texts, overlay=folder)
    return [each[1:] for each in differences(HOUSE, folder, *texts)]


def test_the_same_cards_do_not_differ(mine: Path) -> None:
    assert changes(mine) == []


def test_changed_new_and_lost_cards_settings_and_texts_are_told(mine: Path) -> None:
    edit(
        mine / "creatures.toml",
        'do = "each-loses-sanity", amount = 1',
        'do = "each-loses-sanity", amount = 2',
    )
    edit(mine / "events.toml", 'id = "counterspell"', 'id = "counter-spell"')
    edit(mine / "presets.toml", "minor_spaces = 3", "minor_spaces = 4")
    edit(mine / "en" / "names.ftl", "name-undead = ", "name-undead = The ")
    found = {(card, key): (before, after) for card, key, before, after in changes(mine)}
    assert found["undead", "power.amount"] == ("1", "2")
    assert found["counterspell", ""][1] is None
    assert found["counter-spell", ""][0] is None
    assert found["", "common.minor_spaces"] == ("3", "4")
    assert found["undead", "name-undead"] == ("Undead", "The Undead")


def test_a_power_that_was_changed_without_its_text_is_worth_a_look(mine: Path) -> None:
    edit(
        mine / "creatures.toml",
        'do = "each-loses-sanity", amount = 1',
        'do = "each-loses-sanity", amount = 2',
    )
    told = [str(each) for each in remarks_on(WITCH, mine, WITCH.load_content(mine))]
    assert told == ["creatures.toml: creature.[undead]: its power was changed; card-undead was not"]
    edit(mine / "en" / "cards.ftl", "card-undead = ", "card-undead = Indeed: ")
    assert remarks_on(WITCH, mine, WITCH.load_content(mine)) == []


@pytest.mark.parametrize("game", all_games())
def test_records_that_are_written_are_the_same_cards(game: str, tmp_path: Path) -> None:
    spec = find_game(game)
    write_records(read_records(spec.folder / "data"), tmp_path)
    assert spec.load_content(tmp_path).digest == spec.load_content(spec.folder / "data").digest


def test_a_value_is_changed_in_a_copy() -> None:
    files = read_records(HOUSE)
    changed = with_value(files, "undead.power.amount", 3)
    cards = {card["id"]: card for card in changed["creatures.toml"]["creature"]}
    assert cards["undead"]["power"] == [{"do": "each-loses-sanity", "amount": 3}]
    assert files == read_records(HOUSE)
    assert with_value(files, "presets.common.minor_spaces", 2)["presets.toml"]["common"]["minor_spaces"] == 2


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("a.b=1..3", [1, 2, 3]),
        ("a.b=-1..0", [-1, 0]),
        ("a.b = 2, 5", [2, 5]),
        ("a.b=true,horror", [True, "horror"]),
    ],
)
def test_settings_are_read(setting: str, values: list[object]) -> None:
    assert read_setting(setting) == ("a.b", values)


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("undead", "is no setting; write CARD.KEY=1..4"),
        ("undead.power.amount=", "is no setting"),
        ("undead.power.amount=4..1", "is no range; write the smaller number first"),
        ("undead=1..2", "names no value; write CARD.KEY"),
        ("undaed.power=1..2", "no card and no card file is called 'undaed'"),
        ("undead.pover=1..2", "there is no key 'pover'; keys there: id, recipe, power"),
    ],
)
def test_wrong_settings_are_refused(setting: str, told: str) -> None:
    with pytest.raises(NoSuchValueError, match=told):
        with_value(read_records(HOUSE), read_setting(setting)[0], 1)
