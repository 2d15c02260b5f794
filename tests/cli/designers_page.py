"""docs/design-a-card.md as a list of things to do."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "design-a-card.md"
_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Command(NamedTuple):
    """A command line, and the lines that it prints according to the page."""

    args: list[str]
    shown: list[str]

    @property
    def plays(self) -> bool:
        return "--games" in self.args


class Edit(NamedTuple):
    """A change of a file: some text for other text, or, where there is nothing to replace, at its end."""

    file: str
    old: str
    new: str

    def make(self, folder: Path) -> None:
        path = folder / self.file
        text = path.read_text(encoding="utf-8")
        if self.old:
            assert text.count(self.old) == 1, self
            path.write_text(text.replace(self.old, self.new), encoding="utf-8")
        else:
            path.write_text(f"{text}\n{self.new}", encoding="utf-8")


def steps_of_the_page() -> list[Command | Edit]:
    """What a reader does, in order."""
    steps: list[Command | Edit] = []
    for language, file, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if language == "console":
            steps += _commands(text.splitlines())
        elif language == "diff":
            lines = text.splitlines(keepends=True)
            old, new = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
            steps.append(Edit(file, old, new))
        else:
            steps.append(Edit(file, "", text))
    return steps


def _commands(lines: list[str]) -> Iterator[Command]:
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        program, *args = lines[start].removeprefix("$ ").split()
        assert program == "miskatonic"
        yield Command(args, lines[start + 1 : end])
