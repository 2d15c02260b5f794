"""A missing extra names itself in one sentence."""

import json
import sys
from pathlib import Path

import pytest

from miskatonic.extras import MissingExtraError, require
from miskatonic.kernel.errors import MiskatonicError


def test_an_installed_module_is_returned() -> None:
    assert require("research", "json") is json


def test_a_missing_module_names_its_package_and_its_extra() -> None:
    with pytest.raises(MissingExtraError, match=r"needs nowhere_lib, .*'miskatonic\[research\]'") as caught:
        require("research", "nowhere_lib.deeper")
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, MiskatonicError)
    assert isinstance(caught.value, ImportError)


def test_a_broken_module_is_not_taken_for_a_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_installed_lib.py").write_text("import another_nowhere_lib\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="another_nowhere_lib") as caught:
        require("research", "half_installed_lib")
    assert not isinstance(caught.value, MissingExtraError)
    assert "half_installed_lib" not in sys.modules
