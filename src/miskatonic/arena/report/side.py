"""One side of a report: a data folder, its game and the words for its cards."""

from functools import cached_property
from pathlib import Path
from typing import Any

from miskatonic.arena.data.reading import BadDataError, Data
from miskatonic.arena.interval import Estimate, wilson95
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame


class Side:
    """The games of one data folder. `name` stands for it in legends."""

    def __init__(self, folder: Path, name: str, language: str = "en") -> None:
        self.data = Data(folder)
        self.name = name
        if not self.data.ask("SELECT 1 FROM games WHERE run = 0 LIMIT 1").rows:
            raise BadDataError(f"{folder} holds no games")
        self.main = self.runs[0]
        self.spec: AnyGame = find_game(str(self.main["key"]))
        self._language = language

    @cached_property
    def runs(self) -> list[dict[str, Any]]:
        return self.records("SELECT * FROM runs ORDER BY run")

    @property
    def cooperative(self) -> bool:
        return bool(self.main["cooperative"])

    @property
    def seats(self) -> int:
        return int(self.main["seats"])

    @property
    def games(self) -> int:
        return int(self.main["games"])

    @cached_property
    def texts(self) -> Texts:
        folder = Path(str(self.main["content"]))
        return load_texts(self.spec.texts, self._language, overlay=folder if folder.is_dir() else None)

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The kind of each card, as its texts name it."""
        folder = Path(str(self.main["content"]))
        content = self.spec.load_content(folder if folder.is_dir() else self.spec.folder / "data")
        return {face.id: self.texts.say(f"kind-{face.kind}") for face in self.spec.cards(content)}

    def has(self, table: str) -> bool:
        return table in self.data.tables

    def records(self, query: str) -> list[dict[str, Any]]:
        found = self.data.ask(query)
        return [dict(zip(found.columns, row, strict=True)) for row in found.rows]

    def rate(self, query: str) -> Estimate:
        """The share of true rows in a query that counts (true, all), with Wilson's interval."""
        ((true, every),) = self.data.ask(query).rows
        true, every = int(true or 0), int(every)
        return Estimate(true / every if every else 0.0, *wilson95(true, every))

    def won(self, run: int = 0, seat: int = 0) -> Estimate:
        """How often a seat won; in a cooperative game seat 0 stands for the team."""
        where = f"run = {run} AND seat = {seat}"
        return self.rate(f"SELECT sum(won::int), count(*) FROM seats WHERE {where}")
