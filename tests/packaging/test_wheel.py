"""The wheel: it is not built without the page, and serves the page where it is installed."""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.server.guests import fetch
from tests.server.processes import server

ROOT = Path(__file__).parents[2]
STATIC = Path("src/miskatonic/server/static")
PRINTED = Path("src/miskatonic/printing/assets")
PARTS = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "docs/rules", "src")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """What a wheel is built from, without the page."""
    copy = tmp_path / "source"
    for part in PARTS:
        here, there = ROOT / part, copy / part
        there.parent.mkdir(parents=True, exist_ok=True)
        if here.is_dir():
            shutil.copytree(here, there, ignore=shutil.ignore_patterns("static", "assets", "__pycache__"))
        else:
            shutil.copy(here, there)
    return copy


def build(source: Path, target: str = "wheel") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_wheel_without_the_page_is_not_built(source: Path) -> None:
    built = build(source)
    assert built.returncode == 1
    assert "The page is missing: src/miskatonic/server/static/index.html does not exist." in built.stderr
    assert "Traceback" not in built.stderr
    assert list(source.glob("dist/*.whl")) == []


def test_an_editable_install_needs_no_page(source: Path) -> None:
    built = build(source, "wheel:editable")
    assert built.returncode == 0, built.stderr


def add_page(source: Path) -> None:
    """The page as it was built, or a small one where nobody has built it."""
    if (ROOT / STATIC / "index.html").is_file():
        shutil.copytree(ROOT / STATIC, source / STATIC)
        shutil.copytree(ROOT / PRINTED, source / PRINTED)
        return
    (source / PRINTED).mkdir(parents=True)
    (source / PRINTED / "icons.json").write_text('{"paths": [], "games": {}}', encoding="utf-8")
    assets = source / STATIC / "assets"
    assets.mkdir(parents=True)
    (assets / "page-1.js").write_text("export {};", encoding="utf-8")
    (source / STATIC / "index.html").write_text(
        '<!doctype html><script type="module" src="/assets/page-1.js"></script>', encoding="utf-8"
    )


def install(wheel: Path, folder: Path) -> Path:
    """A fresh environment with the wheel; its dependencies are those of the environment of the tests."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    where = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    dependencies = [path for path in sys.path if path.endswith("site-packages")]
    Path(where, "dependencies.pth").write_text("\n".join(dependencies), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--force-reinstall", str(wheel)], check=True, env=outside())
    return python


def outside() -> dict[str, str]:
    """The environment without the sources of this repository on the path."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_an_installed_wheel_prints_cards_and_serves_the_page_with_all_it_loads(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_page(source)
    built = build(source)
    assert built.returncode == 0, built.stderr
    (wheel,) = (source / "dist").glob("*.whl")
    python = install(wheel, tmp_path / "fresh")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    where = subprocess.run(
        [python, "-c", "import miskatonic; print(miskatonic.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert Path(where).is_relative_to(tmp_path / "fresh")
    miskatonic = str(python.parent / "miskatonic")
    printing = (miskatonic, "print", "witch-of-salem", "--kinds", "elder", "-o", "deck.pdf")
    printed = subprocess.run(printing, capture_output=True, text=True, check=True)
    assert printed.stderr == ""
    assert (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF-")
    command = (miskatonic, "serve")
    with server(f"sqlite:///{tmp_path / 'matches.db'}", command=command) as running:
        page = fetch("GET", running.url)
        assert page.status_code == 200
        loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert any(path.endswith(".js") for path in loaded)
        assert [path for path in loaded if fetch("GET", running.url + path).status_code != 200] == []
