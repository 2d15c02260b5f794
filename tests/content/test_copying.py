from pathlib import Path

import pytest

from miskatonic.content.copying import CannotCopyError, copy_content
from miskatonic.content.text_check import check_texts
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame


def copied(spec: AnyGame, target: Path) -> list[Path]:
    return copy_content(spec.folder, spec.cards(spec.load_content(spec.folder / "data")), target)


@pytest.mark.parametrize("key", list(all_games()))
def test_a_copy_is_sound_and_the_same_content(key: str, tmp_path: Path) -> None:
    spec = all_games()[key]
    target = tmp_path / "deep" / "cards"
    written = copied(spec, target)
    assert sorted(path for path in target.rglob("*") if path.is_file()) == sorted(written)
    content = spec.load_content(target)
    assert content.digest == spec.load_content(spec.folder / "data").digest
    assert check_texts(spec, spec.texts, content, overlay=target) == []


def test_only_the_texts_of_cards_are_copied(tmp_path: Path) -> None:
    copied(all_games()["witch-of-salem"], tmp_path / "cards")
    texts = sorted(path.name for path in (tmp_path / "cards" / "en").iterdir())
    assert texts == ["cards.ftl", "names.ftl"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    spec = all_games()["witch-of-salem"]
    (tmp_path / "mine.toml").write_text("")
    for target in (tmp_path, tmp_path / "mine.toml"):
        with pytest.raises(CannotCopyError, match="exists already; choose a new folder"):
            copied(spec, target)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]
    (tmp_path / "empty").mkdir()
    assert copied(spec, tmp_path / "empty")
    with pytest.raises(CannotCopyError, match=r"cannot write .*: Not a directory"):
        copied(spec, tmp_path / "mine.toml" / "cards")
