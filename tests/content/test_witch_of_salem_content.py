"""A content folder of Witch of Salem with mistakes: all of them are reported at once."""

import re
import shutil
from pathlib import Path

import pytest

from miskatonic.content.files import ContentError
from miskatonic.content.remarks import remarks_on
from miskatonic.content.text_check import check_texts
from miskatonic.games.registry import find_game

SPEC = find_game("witch-of-salem")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(SPEC.folder / "data", tmp_path / "data")


def edit(folder: Path, file: str, *changes: tuple[str, str]) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")


def faults_of(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as raised:
        SPEC.load_content(folder)
    return [str(fault) for fault in raised.value.faults]


def test_a_copy_of_the_house_content_has_the_same_digest(folder: Path) -> None:
    house = SPEC.load_content(SPEC.folder / "data")
    assert SPEC.load_content(folder).digest == house.digest


def test_a_changed_number_is_played_with(folder: Path) -> None:
    edit(folder, "creatures.toml", ('do = "advance", spaces = 2', 'do = "advance", spaces = 5'))
    changed = SPEC.load_content(folder)
    assert changed.digest != SPEC.load_content(SPEC.folder / "data").digest
    deep_ones = [card.id for card in changed.creatures].index("deep-ones")
    assert changed.creature_powers[deep_ones][0].args == {"spaces": 5}


def test_every_mistake_in_every_file_is_told_with_file_and_key(folder: Path) -> None:
    edit(
        folder,
        "creatures.toml",
        ('do = "advance", spaces = 2', 'do = "advence", spaces = 2'),
        ('do = "each-loses-sanity", amount = 1', 'do = "each-loses-sanity", amount = "one"'),
        ('half = "elixir"', 'half = "potion"'),
    )
    edit(folder, "events.toml", ("witch = 1", "witch = -1"))
    edit(folder, "locations.toml", ('artifact = "silver-key"', 'artifact = "silver-kye"'))
    edit(folder, "presets.toml", ('"dagger", "necron", "necron"', '"danger", "necron", "necron"'))
    edit(folder, "elders.toml", ("{ same = 3 }", "{ same = 3, different = 3 }"))
    (folder / "scholars.toml").unlink()
    found = faults_of(folder)
    bare = [re.sub(r", line \d+:", ":", fault) for fault in found]
    for expected in (
        "scholars.toml: this file is missing",
        "events.toml: event.[counterspell].witch: must be at least 0, not -1",
        "locations.toml: location.[docks].artifact: there is no artifact 'silver-kye'; did you",
        "presets.toml: preset.apprentice.die: there is no face 'danger'; did you mean 'dagger'?",
        "elders.toml: elder.[cthulhu].recipe: a recipe has exactly one of",
        "creatures.toml: creature.[witches].power.half: there is no minor item 'potion'; possible values: ",
        'creatures.toml: creature.[undead].power.amount: must be a whole number, not "one"',
        "creatures.toml: creature.[deep-ones].power: unknown verb 'advence'; did you mean 'advance'?",
    ):
        assert any(fault.startswith(expected) for fault in bare), (expected, found)
    assert len(found) == 8


def test_a_card_without_a_power_is_a_fault(folder: Path) -> None:
    edit(folder, "events.toml", ('power = [{ do = "reveal-event" }]', "power = []"))
    assert [fault.split(": ")[:2] for fault in faults_of(folder)] == [
        ["events.toml, line 73", "event.[ill-omen].power"]
    ]


def test_two_cards_of_one_id_are_a_fault(folder: Path) -> None:
    edit(folder, "creatures.toml", ('id = "undead"', 'id = "witches"'))
    assert faults_of(folder) == ["creatures.toml, line 4: creature.[witches]: two cards have this id"]


def test_a_folder_that_is_not_there_is_one_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path / "lost") == [f"{tmp_path / 'lost'}: there is no such folder"]


def test_a_new_card_without_words_is_told_and_words_beside_it_mend_that(folder: Path) -> None:
    edit(folder, "creatures.toml", ('id = "undead"', 'id = "byakhee"'))
    content = SPEC.load_content(folder)
    keys = {fault.key for fault in check_texts(SPEC, SPEC.texts, content)}
    # The new card lacks its three messages, and nothing uses those of the replaced card now.
    assert keys == {"name-byakhee", "card-byakhee", "flavour-byakhee", "card-undead", "flavour-undead"}
    (folder / "en.ftl").write_text(
        "name-byakhee = Byakhee\ncard-byakhee = Each scholar loses 1 sanity.\nflavour-byakhee = Wings.\n",
        encoding="utf-8",
    )
    assert check_texts(SPEC, SPEC.texts, content, overlay=folder) == []
    # An unused message of the designer is a fault. The game's own message for the removed card is not, and
    # the designer's copy of it is worth a remark.
    with (folder / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("card-undead = Each scholar loses 2 sanity.\ncard-byakhe = Wings.\n")
    (fault,) = check_texts(SPEC, SPEC.texts, content, overlay=folder)
    assert fault[:3] == ("en.ftl", "card-byakhe", "nothing uses this message")
    (remark,) = remarks_on(SPEC, folder, content)
    assert remark[:3] == ("en.ftl", "card-undead", "no card uses this message any more")
