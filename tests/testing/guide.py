"""Extracts the files that docs/add-a-game.md builds."""

import re
import tomllib
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
_BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files_of_the_guide() -> dict[str, str]:
    """The texts of the files by name; blocks with the same name form one file."""
    files: dict[str, str] = {}
    for name, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        files[name] = f"{files[name]}\n\n{text}" if name in files else text
    return files


def unpack(folder: Path) -> None:
    """Write the files, and the metadata that an installer would write, so that the game is found."""
    for name, text in files_of_the_guide().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(files_of_the_guide()["pyproject.toml"])["project"]
    info = folder / f"dead_letters-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "\n".join(f"{k} = {v}" for k, v in entries.items()) for group, entries in groups
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
