"""The text of the cards that lie open on the table."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.kernel.scene import Scene
from miskatonic.terminal.ledger import LABEL
from miskatonic.terminal.library import Library


def in_play(scene: Scene, library: Library) -> Iterator[RenderableType]:
    """The open cards of each kind that has a message `in-play-<kind>`: their first fact and their text."""
    texts = library.texts
    cards = {card.id: card for card in library.cards}
    faces = dict.fromkeys(_faces(scene))
    for kind in dict.fromkeys(face.kind for face in library.faces):
        if not texts.has(f"in-play-{kind}"):
            continue
        shown = [cards[face.id] for face in library.faces if face.kind == kind and face.id in faces]
        if shown:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(min_width=LABEL)
            grid.add_column()
            for card in shown:
                fact = Text.assemble(*((f"{label}: {value}. ", "quiet") for label, value in card.facts[:1]))
                grid.add_row(card.title, Text.assemble(fact, card.rules))
            yield Text(texts.say(f"in-play-{kind}"), "title")
            yield grid


def _faces(scene: Scene) -> Iterator[str]:
    for zone in scene.zones:
        if zone.kind != "stack":
            for piece in zone.pieces:
                yield piece.face
                yield from (value for value in piece.marks.values() if isinstance(value, str))
