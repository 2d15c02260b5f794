"""A folder of card files, checked as a whole: every fault is found and named by file, line and key."""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from miskatonic.content.fault_messages import fault_message
from miskatonic.content.lines import Lines, Place, locate, toml_lines
from miskatonic.content.pruning import without
from miskatonic.content.spreadsheets import CellError, file_name, from_csv
from miskatonic.kernel.errors import MiskatonicError

M = TypeVar("M", bound=BaseModel)

# How many times faulty lines are left out before a file is given up.
_PASSES: Final = 4
_ID_LINE: Final = re.compile(r"""\s*id\s*=\s*["']([\w-]+)""")


class Fault(NamedTuple):
    """One thing wrong with a content folder."""

    file: str
    key: str
    problem: str
    line: int | None = None

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}, line {self.line}"
        return f"{where}: {self.key}: {self.problem}" if self.key else f"{where}: {self.problem}"


class ContentError(MiskatonicError):
    """A content folder that cannot be played; carries all its faults."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        count = "one fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__(f"the content has {count}: " + "; ".join(str(fault) for fault in faults))


class Strict(BaseModel):
    """A record of a card file: no unknown keys, no silent conversions, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Folder:
    """Reads the files of a content folder and collects what is wrong with them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.remarks: list[Fault] = []
        self._read: dict[str, Any] = {}
        self._lines: dict[str, Lines] = {}
        self._texts: dict[str, str] = {}
        # Card files that are spreadsheets here.
        self._sheets: set[str] = set()
        if not path.is_dir():
            self.fault(str(path), "", "there is no such folder")

    def fault(self, file: str, key: str, problem: str) -> None:
        self.faults.append(self._placed(file, key, problem))

    def _placed(self, file: str, key: str, problem: str) -> Fault:
        """A fault with the line of its key, in the spreadsheet that holds it if there is one."""
        if file in self._texts and file not in self._lines:
            self._lines[file] = toml_lines(self._texts[file])
        line = locate(self._lines[file], self._read[file], key) if key and file in self._lines else None
        name = file_name(file, key.partition(".")[0]) if key and file in self._sheets else file
        return Fault(name, key, problem, line)

    def is_whole(self, file: str) -> bool:
        """Has the file no faults so far? Otherwise something that it lacks may just have been left out."""
        stem = file.removesuffix("toml")
        return all(fault.file != file and not fault.file.startswith(stem) for fault in self.faults)

    def remark(self, file: str, key: str, problem: str) -> None:
        """Note something that can be played but may be a mistake, such as a deck of an unusual size."""
        self.remarks.append(self._placed(file, key, problem))

    def read(self, name: str, model: type[M]) -> M | None:
        """Read one file into its model, and note its faults.

        Faulty lines are left out, so that the rest can be checked against other files in the same pass: a
        designer sees every fault at once. The result is None when too little of the file is left.
        """
        data = self._parse(name, list(model.model_fields))
        return None if data is None else self._validated(name, data, model)

    def _validated(self, name: str, data: Any, model: type[M]) -> M | None:
        for number in range(_PASSES):
            try:
                return model.model_validate(data)
            except ValidationError as error:
                if number == 0:
                    # Later faults are consequences of what was left out.
                    for at in error.errors():
                        self.fault(name, _key(data, at["loc"]), fault_message(at, model))
                data = without(data, [at["loc"] for at in error.errors()])
        return None

    def close(self) -> str:
        """Raise all faults found; if there are none, return the digest of what was read."""
        if self.faults:
            # If there is no folder, all other faults follow from that.
            raise ContentError(self.faults if self.path.is_dir() else self.faults[:1])
        text = json.dumps(self._read, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def _parse(self, name: str, kinds: Sequence[str]) -> Any:
        sheets = [kind for kind in kinds if (self.path / file_name(name, kind)).is_file()]
        if sheets and (self.path / name).is_file():
            self.fault(file_name(name, sheets[0]), "", f"{name} is there, too; remove one of them")
        elif sheets:
            self._parse_sheets(name, sheets)
        else:
            self._parse_toml(name)
        return self._read.get(name)

    def _parse_toml(self, name: str) -> None:
        text = self._text(name)
        if text is None:
            return
        try:
            self._read[name] = tomllib.loads(text)
            # Most folders have no faults, so lines are looked for when one is found.
            self._texts[name] = text
        except tomllib.TOMLDecodeError as error:
            self.fault(name, _card_at(text, str(error)), f"not valid TOML: {error}")

    def _parse_sheets(self, name: str, kinds: Sequence[str]) -> None:
        data: dict[str, Any] = {}
        lines: dict[Place, int] = {}
        for kind in kinds:
            sheet = file_name(name, kind)
            text = self._text(sheet)
            if text is None:
                continue
            try:
                data[kind], found = from_csv(text, kind)
                lines.update(found)
            except CellError as error:
                key = f"{kind}.[{error.record}]" + (f".{error.column}" if error.column else "")
                self.faults.append(Fault(sheet, key, str(error), error.line))
        self._sheets.add(name)
        if len(data) == len(kinds):
            self._read[name] = data
            self._lines[name] = lines

    def _text(self, name: str) -> str | None:
        try:
            # Some editors put a byte order mark at the beginning.
            return (self.path / name).read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            if self.path.is_dir():
                self.fault(name, "", "this file is missing")
        except UnicodeDecodeError as error:
            self.fault(name, "", f"not valid {'TOML' if name.endswith('.toml') else 'CSV'}: {error}")
        except OSError as error:
            self.fault(name, "", f"cannot be read: {error.strerror}")
        return None


def _card_at(text: str, error: str) -> str:
    """The last id above the line of an error; if the file ends too soon, the last id of all."""
    line = re.search(r"at line (\d+)", error)
    above = text.splitlines()[: int(line[1]) if line else None]
    ids = [found[1] for row in above if (found := _ID_LINE.match(row))]
    return f"[{ids[-1]}]" if ids else ""


def _key(data: Any, loc: tuple[int | str, ...]) -> str:
    """The place of a fault, with list positions replaced by the ids of the records there."""
    parts: list[str] = []
    for part in loc:
        if part == "[key]":
            continue
        data = _inside(data, part)
        if isinstance(part, int) and isinstance(data, dict) and "id" in data:
            parts.append(f"[{data['id']}]")
        else:
            parts.append(str(part))
    return ".".join(parts)


def _inside(data: Any, part: int | str) -> Any:
    try:
        return data[part]
    except (KeyError, IndexError, TypeError):
        return None
