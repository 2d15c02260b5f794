"""A designer's copy of the card files, changed as a designer would: by text alone."""

import re
from pathlib import Path
from shutil import copytree

from miskatonic.games.cultistorm import SPEC


class CardFolder:
    """The files in a folder; cards are blocks that begin with `[[kind]]`."""

    def __init__(self, path: Path) -> None:
        self.path = path / "cards"
        copytree(SPEC.folder / "data", self.path)

    def add(self, file: str, text: str) -> None:
        with (self.path / file).open("a", encoding="utf-8") as end:
            end.write(f"\n{text.strip()}\n")

    def remove(self, file: str, name: str) -> None:
        blocks = re.split(r"(?m)^(?=\[\[\w+\]\])", self._text(file))
        kept = [block for block in blocks if f'id = "{name}"\n' not in block.partition("\n\n")[0] + "\n"]
        assert len(kept) == len(blocks) - 1, name
        (self.path / file).write_text("".join(kept), encoding="utf-8")

    def rename(self, old: str, new: str) -> None:
        """Everywhere: a story says whose it is."""
        found = 0
        for path in self.path.glob("*.toml"):
            text = path.read_text(encoding="utf-8")
            found += text.count(f'id = "{old}"')
            path.write_text(text.replace(f'"{old}"', f'"{new}"'), encoding="utf-8")
        assert found == 1, old

    def replace(self, file: str, old: str, new: str) -> None:
        text = self._text(file)
        assert old in text
        (self.path / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    def _text(self, file: str) -> str:
        return (self.path / file).read_text(encoding="utf-8")
