"""The card files of the manuscript: their shape, and what the engine looks up of them."""

from typing import Annotated, Final, Literal, NamedTuple, cast

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.games.cultistorm.cards.presets import ByDetectives, SeatCount
from miskatonic.games.cultistorm.cards.shape import Count, Number
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.book import EFFECTS
from miskatonic.games.cultistorm.expansions.behind_the_scenes.words import PAGES, WINDOWS
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.rules import Rules

_PAGES: Final = "pages.toml"
_DESK: Final = "desk.toml"


class Page(Strict):
    """One page of the manuscript."""

    id: str
    window: Literal["cultists", "terror", "preparation", "fight", "sealing"]
    ink: int = Field(ge=0, le=8)
    effect: str
    amount: int = Field(1, ge=1, le=8)


class Manuscript(Strict):
    """pages.toml."""

    page: list[Page]


class Numbers(Strict):
    """What the overlord and the team begin with, and what they can hold."""

    cast: ByDetectives[Annotated[int, Field(ge=1, le=6)]]
    pages: Number
    most_pages: Number
    ink: Count
    most_ink: Number
    # What a marker step and a terror step cost, how many marker steps can be bought, how many he has fewer.
    price: Number
    most_steps: int = Field(ge=0, le=2)
    fewer_steps: int = Field(ge=0, le=2)
    sealing_costs: int = Field(ge=0, le=8)
    team_insight: int = Field(ge=-2, le=6)
    more_insight: int = Field(ge=0, le=6)


class DeskFile(Strict):
    """desk.toml."""

    desk: Numbers


class OverlordCards(NamedTuple):
    """What was read."""

    pages: tuple[Page, ...]
    numbers: Numbers


class OverlordRules(NamedTuple):
    """What is looked up while a game runs; pages by their number."""

    numbers: Numbers
    cast: int
    income: int
    most_insight: int
    ids: tuple[str, ...]
    causes: tuple[str, ...]
    window: tuple[str, ...]
    ink: tuple[int, ...]
    effect: tuple[str, ...]
    amount: tuple[int, ...]


def load(folder: Folder) -> Cards:
    """Read and check the files; faults are noted in the folder."""
    pages = (folder.read(_PAGES, Manuscript) or Manuscript(page=[])).page
    read = folder.read(_DESK, DeskFile)
    ids = tuple(page.id for page in pages)
    for page in pages:
        if page.effect not in EFFECTS:
            folder.fault(_PAGES, f"page.[{page.id}].effect", f"unknown effect '{page.effect}'")
        if ids.count(page.id) > 1:
            folder.fault(_PAGES, f"page.[{page.id}]", "two pages have this id")
    if len(ids) > PAGES.room:
        folder.fault(_PAGES, "page", f"there is room for {PAGES.room} pages, not {len(ids)}")
    return Cards(
        own=None if read is None else OverlordCards(tuple(pages), read.desk),
        names={"page": ids},
        faces=tuple(
            CardFace(page.id, "page", (("window", f"window-{page.window}"), ("ink", page.ink)))
            for page in sorted(pages, key=lambda page: WINDOWS.index(page.window))
        ),
        causes=frozenset(f"page/{name}" for name in ids),
        owners=ids,
    )


def rules(cards: OverlordCards, rules: Rules) -> OverlordRules:
    pages, numbers = cards
    return OverlordRules(
        numbers=numbers,
        cast=numbers.cast[cast("SeatCount", str(rules.detectives))],
        income=int(rules.options["overlord_ink"]),
        most_insight=rules.detectives + numbers.more_insight,
        ids=tuple(page.id for page in pages),
        causes=tuple(f"page/{page.id}" for page in pages),
        window=tuple(page.window for page in pages),
        ink=tuple(page.ink for page in pages),
        effect=tuple(page.effect for page in pages),
        amount=tuple(page.amount for page in pages),
    )
