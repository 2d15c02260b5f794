"""Extracts the files that a page of docs/ builds."""

import re
import tomllib
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "add-a-game.md"
EXPANSION_PAGE = DOCS / "write-an-expansion.md"
_BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files_of_the_guide(page: Path = PAGE) -> dict[str, str]:
    """The texts of the files by name; blocks with the same name form one file."""
    files: dict[str, str] = {}
    for name, text in _BLOCK.findall(page.read_text(encoding="utf-8")):
        files[name] = f"{files[name]}\n\n{text}" if name in files else text
    return files


def unpack(folder: Path, page: Path = PAGE) -> None:
    """Write the files, and the metadata that an installer would write, so that the package is found."""
    files = files_of_the_guide(page)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(files["pyproject.toml"])["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "\n".join(f"{k} = {v}" for k, v in entries.items()) for group, entries in groups
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


def headings_and_links(page: Path) -> tuple[set[str], set[str]]:
    """The headings of a page as anchors, and the anchors that its table of contents leads to."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = {line[3:].lower().replace(" ", "-") for line in text.splitlines() if line.startswith("## ")}
    return headings, set(re.findall(r"\(#([\w-]+)\)", text))
