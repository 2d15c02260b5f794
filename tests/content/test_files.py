from pathlib import Path

import pytest

from miskatonic.content.files import ContentError, Fault, Folder, Strict


class Beast(Strict):
    id: str
    legs: int = 4


class Zoo(Strict):
    beast: list[Beast]
    keeper: str = "nobody"


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def faults_of(folder: Folder) -> list[Fault]:
    with pytest.raises(ContentError) as raised:
        folder.close()
    return raised.value.faults


def test_a_good_file_becomes_its_model(tmp_path: Path) -> None:
    folder = Folder(write(tmp_path, zoo='[[beast]]\nid = "byakhee"\nlegs = 2\n'))
    zoo = folder.read("zoo.toml", Zoo)
    assert zoo == Zoo(beast=[Beast(id="byakhee", legs=2)])
    assert len(folder.close()) == 16


def test_every_fault_of_a_file_is_reported_with_file_and_key(tmp_path: Path) -> None:
    beasts = ('id = "byakhee"\nlegs = "two"', 'id = "shantak"\nwings = 2', "")
    text = "keeper = 3\n" + "".join(f"[[beast]]\n{beast}\n" for beast in beasts)
    folder = Folder(write(tmp_path, zoo=text))
    zoo = folder.read("zoo.toml", Zoo)
    # What is left can be checked against other files in the same pass.
    assert zoo is not None
    assert zoo.beast == [Beast(id="byakhee"), Beast(id="shantak")]
    assert faults_of(folder) == [
        Fault("zoo.toml", "beast.[byakhee].legs", 'must be a whole number, not "two"', 4),
        Fault("zoo.toml", "beast.[shantak].wings", "unknown key 'wings'", 7),
        Fault("zoo.toml", "beast.2.id", "this key is missing", 8),
        Fault("zoo.toml", "keeper", "must be a text, in quotes, not 3", 1),
    ]


def test_faults_of_several_files_are_reported_at_once(tmp_path: Path) -> None:
    folder = Folder(write(tmp_path, zoo="beast = [", pond="beast = 1"))
    (tmp_path / "cave.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "cellar.toml").mkdir()
    for name in ("zoo", "pond", "cave", "cellar", "attic"):
        assert folder.read(f"{name}.toml", Zoo) is None
    folder.fault("pond.toml", "", "smells of the sea")
    faults = faults_of(folder)
    assert [fault.file for fault in faults] == [
        "zoo.toml",
        "pond.toml",
        "cave.toml",
        "cellar.toml",
        "attic.toml",
        "pond.toml",
    ]
    assert faults[0].problem.startswith("not valid TOML: ")
    assert faults[2].problem.startswith("not valid TOML: ")
    assert faults[3].problem.startswith("cannot be read: ")
    assert faults[4] == Fault("attic.toml", "", "this file is missing")


def test_broken_toml_is_told_with_the_card_it_is_in(tmp_path: Path) -> None:
    beasts = '[[beast]]\nid = "byakhee"\n\n[[beast]]\nid = "shantak"\nlegs = \n'
    folder = Folder(write(tmp_path, zoo=f'{beasts}[[beast]]\nid = "ghoul"\n', pond=f"{beasts[:-8]}legs = ["))
    for name in ("zoo.toml", "pond.toml"):
        assert folder.read(name, Zoo) is None
    zoo, pond = faults_of(folder)
    assert zoo == Fault("zoo.toml", "[shantak]", "not valid TOML: Invalid value (at line 6, column 8)")
    assert pond.key == "[shantak]"


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    folder = Folder(write(tmp_path, zoo='\ufeff[[beast]]\nid = "byakhee"\n'))
    assert folder.read("zoo.toml", Zoo) == Zoo(beast=[Beast(id="byakhee")])
    assert folder.faults == []


def test_a_missing_folder_is_one_fault_not_one_for_each_file(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "nowhere")
    folder.read("zoo.toml", Zoo)
    folder.read("pond.toml", Zoo)
    assert [str(fault) for fault in faults_of(folder)] == [f"{tmp_path / 'nowhere'}: there is no such folder"]


def test_the_error_counts_and_tells_its_faults() -> None:
    one, two = Fault("zoo.toml", "beast", "too many"), Fault("zoo.toml", "", "too loud")
    assert str(ContentError([one])) == "the content has one fault: zoo.toml: beast: too many"
    assert str(ContentError([one, two])).startswith("the content has 2 faults: ")
    assert str(ContentError([one, two])).endswith("; zoo.toml: too loud")


def test_the_digest_follows_the_values_not_the_layout(tmp_path: Path) -> None:
    def digest(text: str) -> str:
        folder = Folder(write(tmp_path, zoo=text))
        folder.read("zoo.toml", Zoo)
        return folder.close()

    plain = digest('keeper = "Whateley"\nbeast = []\n')
    assert digest('# a comment\nbeast = []\n\nkeeper = "Whateley"') == plain
    assert digest('keeper = "Armitage"\nbeast = []\n') != plain


def test_a_line_that_is_left_out_is_not_missed(tmp_path: Path) -> None:
    folder = Folder(write(tmp_path, zoo="[[beast]]\nid = 3\nlegs = 2\n"))
    zoo = folder.read("zoo.toml", Zoo)
    assert zoo is not None
    assert zoo.beast == []
    assert faults_of(folder) == [Fault("zoo.toml", "beast.[3].id", "must be a text, in quotes, not 3", 2)]


def test_remarks_do_not_keep_a_folder_from_being_played(tmp_path: Path) -> None:
    folder = Folder(write(tmp_path, zoo='[[beast]]\nid = "byakhee"\n'))
    folder.read("zoo.toml", Zoo)
    folder.remark("zoo.toml", "beast", "the book has two beasts")
    assert len(folder.close()) == 16
    assert folder.remarks == [Fault("zoo.toml", "beast", "the book has two beasts")]
