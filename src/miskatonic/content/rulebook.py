"""The numbered rules of a game: a page of `docs/rules`, read into sections, rules and examples.

A rule is a list item or a table row that opens with its id in bold (`**WOS-4.2**`). A bare `4.2` or
`R4` in the text refers to the rule of that number in the same book. A page `<game>-expansions.md` continues
the book: its rules have prefixes of their own, and so have its sections (`## OTW-1 Worlds`).
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from miskatonic.kernel.errors import MiskatonicError

# A wheel has the pages inside the package; a checkout has them in the docs folder.
_PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules")

_HEADING: Final = re.compile(r"(#+)\s+(?:([A-Z]{3})-)?((?:[A-Z]\.)?\d+(?:\.\d+)*)?\.?\s*(.*)")
_ID: Final = r"\*\*([A-Z]{3}-(?:R?\d+(?:\.\d+)?))"
_ITEM: Final = re.compile(rf"- {_ID}(?: ([^*]+))?\*\*:?\s*(.*)")
_ROW: Final = re.compile(rf"\| {_ID}\*\* \|(.*)\|")
_EXAMPLE: Final = re.compile(r"(\d+)\. \*\*(.+?)\.?\*\* (.*?)(?: \(([^()]*)\))?")
_REFERENCE: Final = re.compile(r"(?<![\w.])(?:([A-Z]{3})-)?(R\d+|\d+\.\d+)(?:[\u2013-](\d+\.\d+))?(?![\w])")
_OPTION_ROW: Final = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


class UnknownRuleError(MiskatonicError):
    """The rulebook has no rule or section of this id."""


class NoRulebookError(MiskatonicError):
    """The game has no rules page."""


class Named(Protocol):
    """The part of a game that identifies its rulebook."""

    @property
    def key(self) -> str: ...

    @property
    def rule_prefix(self) -> str: ...

    @property
    def folder(self) -> Path: ...


class Rule(NamedTuple):
    """One numbered rule, the id of its section, and the rules and table options that it mentions.

    A heading without a number belongs to the numbered section above it, and so do its rules.
    """

    id: str
    text: str
    section: str
    cites: tuple[str, ...]
    options: tuple[str, ...]

    @property
    def is_ruling(self) -> bool:
        """Is it our own decision, because the published rules are silent?"""
        return "-R" in self.id


class Example(NamedTuple):
    """A worked example and the rules it shows."""

    number: int
    title: str
    text: str
    cites: tuple[str, ...]


class Section(NamedTuple):
    """A heading, and the Markdown below it up to the next heading."""

    id: str
    title: str
    depth: int
    text: str


class Rulebook:
    """A whole page, in its order. `options` are the table options that have a row in it."""

    def __init__(self, prefix: str, page: str) -> None:
        self.prefix = prefix
        self.sections = tuple(_sections(page, prefix))
        self.title = self.sections[0].title if self.sections else ""
        self.options = tuple(_OPTION_ROW.findall(page))
        found = list(_numbered(self.sections))
        self.ids = tuple(rule_id for rule_id, _, _ in found)
        self.rules: Mapping[str, Rule] = {
            rule_id: Rule(rule_id, text, section, self._cites(text), self._options(text))
            for rule_id, text, section in found
        }
        self.examples = tuple(self._examples())

    @cached_property
    def dangling(self) -> tuple[tuple[str, str], ...]:
        """References that lead nowhere: pairs of the place and what it refers to."""
        places = [(rule.id, rule.cites) for rule in self.rules.values()]
        places += [(f"example {example.number}", example.cites) for example in self.examples]
        return tuple((place, cited) for place, cites in places for cited in cites if not self._has(cited))

    def search(self, text: str) -> Rule | Section | tuple[Rule, ...]:
        """The rule or section with this id; otherwise the rules that mention the text, at least one."""
        try:
            return self.find(text)
        except UnknownRuleError:
            found = () if any(map(str.isdecimal, text)) else self.speaking_of(text)
            if not found:
                raise
            return found

    def find(self, name: str) -> Rule | Section:
        """A rule or section by its id; `wos-4.2`, `4.2`, `r4` and `20.1` will do."""
        wanted = name.strip().upper().removeprefix(f"{self.prefix}-")
        rule = self.rules.get(f"{self.prefix}-{wanted}") or self.rules.get(wanted)
        found = rule or next((section for section in self.sections if section.id == wanted != ""), None)
        if found is None:
            raise UnknownRuleError(f"there is no rule '{name}' in '{self.title}'")
        return found

    def speaking_of(self, text: str) -> tuple[Rule, ...]:
        """The rules that contain these words, or words that begin with them; hyphens are ignored."""
        words = [re.compile(rf"\b{re.escape(_unbroken(word))}", re.IGNORECASE) for word in text.split()]
        return tuple(
            rule
            for rule in self.rules.values()
            if all(word.search(rule.text) or word.search(_unbroken(rule.text)) for word in words)
        )

    def parts_of(self, section: Section) -> tuple[Section, ...]:
        """A section and those below it."""
        start = self.sections.index(section)
        below = takewhile(lambda part: part.depth > section.depth, self.sections[start + 1 :])
        return (section, *below)

    def rules_in(self, section: Section) -> tuple[Rule, ...]:
        """The rules of a section and of those below it."""
        ids = [part.id for part in self.parts_of(section) if part.id]
        return tuple(rule for rule in self.rules.values() if rule.section in ids)

    def chapter_of(self, rule: Rule) -> str:
        """The title of the chapter of a rule."""
        return next((section.title for section in self.sections if section.id == rule.section), "")

    def citing(self, rule_id: str) -> tuple[Rule, ...]:
        """The rules that refer to this one."""
        return tuple(rule for rule in self.rules.values() if rule_id in rule.cites)

    def examples_of(self, rule_id: str) -> tuple[Example, ...]:
        """The worked examples that show this rule."""
        return tuple(example for example in self.examples if rule_id in example.cites)

    def about_option(self, key: str) -> tuple[Rule, ...]:
        """The rules that mention a table option."""
        return tuple(rule for rule in self.rules.values() if key in rule.options)

    def _has(self, cited: str) -> bool:
        number = cited.removeprefix(f"{self.prefix}-")
        return cited in self.rules or any(section.id == number for section in self.sections)

    def _cites(self, text: str) -> tuple[str, ...]:
        found: list[str] = []
        for prefix, first, last in _REFERENCE.findall(text):
            numbers = [first]
            if last:
                chapter, start = first.split(".")
                numbers += [f"{chapter}.{n}" for n in range(int(start) + 1, int(last.split(".")[1]) + 1)]
            found += [f"{prefix or self.prefix}-{number}" for number in numbers]
        return tuple(dict.fromkeys(found))

    def _options(self, text: str) -> tuple[str, ...]:
        return tuple(key for key in self.options if f"`{key}`" in text)

    def _examples(self) -> Iterator[Example]:
        for section in self.sections:
            for line in section.text.splitlines():
                if match := _EXAMPLE.fullmatch(line):
                    number, title, text, cites = match.groups()
                    yield Example(int(number), title, text, self._cites(cites or ""))


def load_rulebook(game: Named) -> Rulebook:
    """The rulebook of a game: a page of docs/rules, or `rules.md` beside the code of a third party's game."""
    for page in (*(folder / f"{game.key}.md" for folder in FOLDERS), game.folder / "rules.md"):
        if page.is_file():
            more = page.with_name(f"{page.stem}-expansions.md")
            parts = [one.read_text(encoding="utf-8") for one in (page, more) if one.is_file()]
            return Rulebook(game.rule_prefix, "\n".join(parts))
    raise NoRulebookError(f"{game.key} has no rulebook")


def _sections(page: str, own: str) -> Iterator[Section]:
    heading: tuple[str, str, int] | None = None
    body: list[str] = []
    for line in [*page.splitlines(), None]:
        match = None if line is None else _HEADING.fullmatch(line)
        if match is None and line is not None:
            body.append(line)
            continue
        if heading is not None:
            yield Section(*heading, "\n".join(body).strip())
        body = []
        if match is not None:
            prefix, number = match[2], match[3] or ""
            section = f"{prefix}-{number}" if number and prefix not in (None, own) else number
            heading = (section, match[4], len(match[1]))


def _numbered(sections: Iterable[Section]) -> Iterator[tuple[str, str, str]]:
    """Id, text and section of each rule."""
    above: list[Section] = []
    for section in sections:
        above = [*(part for part in above if part.depth < section.depth), section]
        number = next((part.id for part in reversed(above) if part.id), "")
        for rule_id, text in _rules(section):
            yield rule_id, text, number


def _rules(section: Section) -> Iterator[tuple[str, str]]:
    """Id and text of each rule; an indented line continues the rule before it."""
    current: list[str] = []
    columns: list[str] = []
    before = ""
    for line in [*section.text.splitlines(), ""]:
        item, row = _ITEM.fullmatch(line), _ROW.fullmatch(line)
        if current and line.startswith("  "):
            current[1] += " " + line.strip()
            continue
        if current:
            yield current[0], current[1]
            current = []
        if item:
            current = [item[1], " ".join(part for part in (item[2], item[3]) if part)]
        elif row:
            cells = zip(columns[1:], _cells(row[2]), strict=False)
            yield row[1], "; ".join(f"{column}: {cell}" for column, cell in cells)
        elif line.startswith("|") and not before.startswith("|"):
            columns = _cells(line.strip("|"))
        before = line


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.split("|")]


def _unbroken(text: str) -> str:
    """Without hyphens, so that a search for `reroll` finds `re-roll`."""
    return re.sub(r"(?<=\w)-(?=\w)", "", text)
