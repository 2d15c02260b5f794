from pathlib import Path
from typing import Any

import pytest

from miskatonic.content.copying import copy_content
from miskatonic.content.files import ContentError, Fault, Folder, Strict
from miskatonic.content.lines import locate, toml_lines
from miskatonic.content.spreadsheets import from_csv, to_csv
from miskatonic.games.registry import all_games, find_game


@pytest.mark.parametrize("game", all_games())
def test_cards_that_went_through_spreadsheets_are_the_same_cards(game: str, tmp_path: Path) -> None:
    spec = find_game(game)
    house = spec.load_content(spec.folder / "data")
    written = copy_content(spec.folder, spec.cards(house), tmp_path / "sheets", as_csv=True)
    assert sum(path.suffix == ".csv" for path in written) >= 5
    assert spec.load_content(tmp_path / "sheets").digest == house.digest


def test_every_kind_of_value_survives_a_spreadsheet() -> None:
    records: list[dict[str, Any]] = [
        {"id": "a", "text": "plain, with a comma", "number": 3, "flag": True},
        {"id": "7", "text": "true", "list": ["x", "y"], "table": {"k": 1, "deep": [{"do": "gain"}]}},
        {"id": "b", "text": '"quoted"', "number": -2, "other": " padded "},
    ]
    read, lines = from_csv(to_csv(records), "card")
    assert read == records
    assert lines == {("card", 0): 2, ("card", 1): 3, ("card", 2): 4}


def test_a_spreadsheet_with_semicolons_and_empty_rows_is_read() -> None:
    read, lines = from_csv("id;legs\r\nghoul;2\r\n;\r\nshantak;\r\n", "beast")
    assert read == [{"id": "ghoul", "legs": 2}, {"id": "shantak"}]
    assert lines["beast", 1] == 4


class Beast(Strict):
    id: str
    legs: int = 2


class Zoo(Strict):
    beast: list[Beast]


def faults(folder: Path) -> list[Fault]:
    found = Folder(folder)
    found.read("zoo.toml", Zoo)
    with pytest.raises(ContentError) as raised:
        found.close()
    return raised.value.faults


def test_a_fault_in_a_spreadsheet_is_named_by_its_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "zoo.beast.csv").write_text("id,legs\nghoul,2\nshantak,two\n", encoding="utf-8")
    (fault,) = faults(tmp_path)
    assert str(fault) == 'zoo.beast.csv, line 3: beast.[shantak].legs: must be a whole number, not "two"'


def test_a_cell_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "zoo.beast.csv").write_text("id,legs\nghoul,[1\n", encoding="utf-8")
    (fault,) = faults(tmp_path)
    assert (fault.file, fault.key, fault.line) == ("zoo.beast.csv", "beast.[ghoul].legs", 2)


def test_a_card_file_must_not_be_there_twice(tmp_path: Path) -> None:
    (tmp_path / "zoo.beast.csv").write_text("id\nghoul\n", encoding="utf-8")
    (tmp_path / "zoo.toml").write_text("[[beast]]\nid = 'ghoul'\n", encoding="utf-8")
    (fault,) = faults(tmp_path)
    assert str(fault) == "zoo.beast.csv: zoo.toml is there, too; remove one of them"


def test_lines_are_found_in_nested_records_and_after_long_values() -> None:
    text = (
        '# a comment [with brackets\n[[card]]\nid = "a"\npower = [\n  { do = "gain" },\n]\nkp = 3\n'
        '\n[[card.part]]\nid = "x"\n\n[[card]]\nid = "b # no comment"\n[card.ritual]\nbond = "[horror"\n'
    )
    lines = toml_lines(text)
    data = {
        "card": [
            {"id": "a", "power": [{"do": "gain"}], "kp": 3, "part": [{"id": "x"}]},
            {"id": "b", "ritual": {"bond": "[horror"}},
        ]
    }
    assert locate(lines, data, "card.[a].kp") == 7
    assert locate(lines, data, "card.[a].power.0.do") == 4
    assert locate(lines, data, "card.[a].part.[x].id") == 10
    assert locate(lines, data, "card.[b].ritual.bond") == 15
    # A key that is missing has the line of its record.
    assert locate(lines, data, "card.[b].kp") == 12
    assert locate(lines, data, "elsewhere") is None
