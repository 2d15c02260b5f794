"""The inkblots: read from the card file, and looked up while a game runs."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.cards.shape import Id
from miskatonic.games.cultistorm.effects.book import condition_of
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.rorschach_test import insights
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SYMBOLS, Symbol

KEY: Final = "rorschach"
_FILE: Final = "inkblots.toml"


class InkblotLine(Strict):
    """An inkblot: three symbols, one of which is right, and what reading it brings."""

    id: Id
    symbols: list[Symbol] = Field(min_length=3, max_length=3)
    insight: list[dict[str, Any]] = Field(min_length=1, max_length=1)


class InkblotFile(Strict):
    """inkblots.toml."""

    keeps_card: Id
    beyond: int = Field(ge=0, le=9)
    least: int = Field(ge=1, le=9)
    most_at_once: int = Field(ge=1, le=5)
    inkblot: list[InkblotLine]


class Inkblots(NamedTuple):
    """What was read, with the compiled insights."""

    file: InkblotFile
    insights: tuple[Power, ...]


class InkRules(NamedTuple):
    """By inkblot: id, cause, symbols, insight, and would the insight change anything? Then the numbers."""

    ids: tuple[str, ...]
    causes: tuple[str, ...]
    symbols: tuple[tuple[int, ...], ...]
    insights: tuple[Power, ...]
    works: tuple[Callable[..., bool], ...]
    keepers: frozenset[int]
    threshold: int
    most_at_once: int


def load(folder: Folder) -> Cards:
    # Importing the module of verbs has declared those of the insights.
    assert insights.DECLARED  # noqa: S101 - see above
    file = folder.read(_FILE, InkblotFile)
    lines = [] if file is None else file.inkblot
    powers = [
        power
        for line in lines
        for power in VERBS.compile(line.insight, folder, (_FILE, f"inkblot.[{line.id}]"))
    ]
    ids = tuple(line.id for line in lines)
    return Cards(
        own=None if file is None else Inkblots(file, tuple(powers)),
        names={"inkblot": ids},
        faces=tuple(CardFace(line.id, "inkblot", (("symbols", tuple(line.symbols)),)) for line in lines),
        causes=frozenset(f"inkblot/{name}" for name in ids),
        owners=ids,
    )


def rules(own: Inkblots, rules: Rules) -> InkRules:
    file = own.file
    return InkRules(
        ids=tuple(line.id for line in file.inkblot),
        causes=tuple(f"inkblot/{line.id}" for line in file.inkblot),
        symbols=tuple(tuple(SYMBOLS.index(symbol) for symbol in line.symbols) for line in file.inkblot),
        insights=own.insights,
        works=tuple(condition_of((power,)) for power in own.insights),
        keepers=frozenset(at for at, role in enumerate(rules.role_ids) if role == file.keeps_card),
        threshold=max(file.least, rules.detectives + file.beyond),
        most_at_once=file.most_at_once,
    )


def look_up(t: Table) -> InkRules:
    found: InkRules = t.rules.more[KEY]
    return found
