"""What all strips of the compact board are made of: labelled lines, and pieces as parts of lines."""

from collections.abc import Sequence

from rich.text import Text

from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.terminal.cutting import Part, cut
from miskatonic.terminal.listing import Listing
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.zones import family_of, lying_zones

GAP = 2
# Limits the first column.
_WIDEST = 14


class Sheet:
    """The paper of one scene: its pencils, its width, and the first column for titles."""

    def __init__(self, scene: Scene, pencil: Pencil, width: int, listing: Listing) -> None:
        self.scene = scene
        self.pencil = pencil.briefly()
        self.full = pencil
        self.width = width
        self.listing = listing
        self.signs = pencil.signs
        self.lying = lying_zones(scene.zones)
        self.label = self._label_width()

    def part(self, piece: Piece, pencil: Pencil) -> Part:
        told = Text(" ").join(pencil.told(piece.marks, piece.face))
        return Part(pencil.named(piece), pencil.keys(piece.words), told)

    def card(self, piece: Piece, pencil: Pencil) -> Part:
        """A card with the line that its kind has, and its marks."""
        line = self.listing.line(piece.face, pencil.voice)
        told = Text(" ").join([*([Text(line)] if line else []), *pencil.told(piece.marks, piece.face)])
        return Part(pencil.named(piece), pencil.keys(piece.words), told)

    def rules(self, piece: Piece) -> Text:
        known = self.listing.faces.get(piece.face)
        return Text("" if known is None else " ".join(known[1].rules.split()), "quiet")

    def title(self, zone: Zone) -> str | None:
        """The brief title. A zone that is left out has its full title when it holds something to choose."""
        name = zone.id if zone.owner is None else family_of(zone)
        full = self.full.voice.zone(name)
        brief = self.pencil.voice.zone(name)
        return full if brief is None and full is not None and self.is_chosen(zone) else brief

    def is_chosen(self, zone: Zone) -> bool:
        words = [*zone.marks.get("words", ()), *(word for piece in zone.pieces for word in piece.words)]
        return bool(self.pencil.keys(words))

    @property
    def room(self) -> int:
        return self.width - self.label - GAP

    def _label_width(self) -> int:
        """The width of the first column: as wide as the longest name of a seat or title of a line."""
        voice = self.pencil.voice
        titles = [voice.zone(zone.id) or "" for zone in self.scene.zones if zone.owner is None]
        seats = {zone.owner for zone in self.scene.zones if zone.owner is not None}
        names = [f"{voice.seat_names[seat]}{' (you)' * (seat == self.scene.seat)}" for seat in seats]
        return min(_WIDEST, max(len(text) for text in (*titles, *names)))

    def labelled(self, title: str | Text, lines: Sequence[Text]) -> list[Text]:
        heading = title if isinstance(title, Text) else Text(title, "heading")
        label = padded(cut(heading, self.label, self.signs), self.label + GAP)
        return [
            Text.assemble(label if not number else " " * label.cell_len, line)
            for number, line in enumerate(lines)
        ]


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len))
