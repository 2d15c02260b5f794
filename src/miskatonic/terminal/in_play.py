"""The text of the cards that lie open on the table."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.content.cards import CardText
from miskatonic.kernel.scene import Scene
from miskatonic.terminal.ledger import LABEL
from miskatonic.terminal.library import Library


def open_cards(scene: Scene, library: Library) -> dict[str, list[CardText]]:
    """The open cards of each kind that has a message `in-play-<kind>`."""
    cards = {card.id: card for card in library.cards}
    seen = set(_faces(scene))
    found: dict[str, list[CardText]] = {}
    for face in library.faces:
        if face.id in seen and library.texts.has(f"in-play-{face.kind}"):
            found.setdefault(face.kind, []).append(cards[face.id])
    return found


def in_play(scene: Scene, library: Library) -> Iterator[tuple[str, RenderableType]]:
    """The open cards of each kind, under its title: their first fact and their text."""
    for kind, shown in open_cards(scene, library).items():
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=LABEL)
        grid.add_column()
        for card in shown:
            fact = Text.assemble(*((f"{label}: {value}. ", "quiet") for label, value in card.facts[:1]))
            grid.add_row(card.title, Text.assemble(fact, card.rules))
        title = library.texts.say(f"in-play-{kind}")
        yield title, Group(Text(title, "title"), grid)


def _faces(scene: Scene) -> Iterator[str]:
    for zone in scene.zones:
        if zone.kind != "stack":
            for piece in zone.pieces:
                yield piece.face
                yield from (value for value in piece.marks.values() if isinstance(value, str))
