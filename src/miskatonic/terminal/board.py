"""Any scene as a board. What a game lays out decides; the board only knows the kinds of zones."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.terminal.in_play import in_play
from miskatonic.terminal.ledger import LABEL, Entry, ledger
from miskatonic.terminal.library import Library
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.track import track
from miskatonic.terminal.voice import Voice


def board(
    scene: Scene, voice: Voice, keys: Mapping[str, str], console: Console, library: Library | None = None
) -> RenderableType:
    """The scene of one seat; `keys` are what to type for each word that can be chosen now."""
    head = Text.assemble((voice.title(), "title"), ("  round ", "quiet"), (str(scene.round), "bold"))
    drawing = _Drawing(scene, Pencil(voice, glyphs(console), keys), console.width)
    open_cards = () if library is None else in_play(scene, library)
    return Group(Rule(head, style="quiet", align="left"), *drawing.parts(), *open_cards)


class _Drawing:
    """One scene being drawn."""

    def __init__(self, scene: Scene, pencil: Pencil, width: int) -> None:
        self.scene = scene
        self.pencil = pencil
        self.width = width
        rings = [zone for zone in scene.zones if zone.kind == "ring"]
        self.lying = [zone for zone in scene.zones if any(_lies_at(zone, ring.pieces) for ring in rings)]

    def parts(self) -> Iterator[RenderableType]:
        """What belongs to nobody in the order of the scene, and the seats where the first of them is."""
        lines: list[Zone] = []
        seats_drawn = False
        for zone in self.scene.zones:
            if zone in self.lying:
                continue
            if zone.owner is None and zone.kind != "ring":
                lines.append(zone)
                continue
            if zone.kind == "ring":
                yield from self._lines(lines)
                yield from self._ring(zone)
            elif not seats_drawn:
                yield from self._lines(lines)
                yield from self._seats()
                seats_drawn = True
        yield from self._lines(lines)

    def _ring(self, zone: Zone) -> Iterator[RenderableType]:
        pencil = self.pencil
        title = pencil.voice.zone(zone.id)
        if title is None:
            return
        places = [Entry(pencil.title(piece), piece.marks, self._lying_at(piece)) for piece in zone.pieces]
        lying = {cell for place in places for cell in place.cells}
        yield from ledger(title, places, pencil, self.width, whole=lying)

    def _lying_at(self, place: Piece) -> dict[str, Text]:
        cells = {}
        for zone in self.lying:
            title = self.pencil.voice.zone(_family(zone))
            if title is not None and _lies_at(zone, (place,)):
                cells[title] = self.pencil.inline(zone.pieces)
        return cells

    def _seats(self) -> Iterator[RenderableType]:
        owners = sorted({zone.owner for zone in self.scene.zones if zone.owner is not None})
        title = self.pencil.voice.zone("seats") or ""
        yield from ledger(title, [self._seat(owner) for owner in owners], self.pencil, self.width)

    def _seat(self, owner: int) -> Entry:
        title = self.pencil.voice.seat(owner)
        if owner == self.scene.seat:
            title = Text.assemble(title, (" (you)", "quiet"))
        marks: dict[str, object] = {}
        cells: dict[str, Text] = {}
        for zone in self.scene.zones:
            if zone.owner == owner:
                title = self.pencil.keyed(title, zone.marks.get("words", ()))
                marks |= zone.marks
                cells |= self._owned(zone)
        return Entry(title, marks, cells)

    def _owned(self, zone: Zone) -> dict[str, Text]:
        """A zone under its title, or parts of it under theirs."""
        voice, pencil, family = self.pencil.voice, self.pencil, _family(zone)
        cells = {}
        whole = voice.zone(family)
        if whole is not None:
            cells[whole] = pencil.inline(zone.pieces)
        for key in dict.fromkeys(key for piece in zone.pieces for key in piece.marks):
            part = voice.zone(family, key)
            if part is not None:
                cells[part] = pencil.inline(
                    [piece._replace(marks={}) for piece in zone.pieces if piece.marks.get(key)]
                )
        return cells

    def _lines(self, zones: list[Zone]) -> Iterator[RenderableType]:
        """Tracks and rows that follow one another share one grid; all stacks share one line of it."""
        pencil = self.pencil
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="heading", min_width=LABEL, no_wrap=True)
        grid.add_column()
        for zone in zones:
            title = pencil.voice.zone(zone.id)
            if title is None or zone.kind == "stack":
                continue
            if zone.kind == "track":
                for number, line in enumerate(track(zone, pencil, self.width - LABEL - 2)):
                    grid.add_row("" if number else title, line)
            else:
                grid.add_row(pencil.keyed(Text(title), zone.marks.get("words", ())), self._row(zone))
        stacks = [self._stack(zone) for zone in zones if zone.kind == "stack" and pencil.voice.zone(zone.id)]
        if any(stacks):
            stacked = Text(pencil.signs.dot, "quiet").join(stack for stack in stacks if stack)
            grid.add_row(pencil.voice.zone("stacks") or "", stacked)
        zones.clear()
        if grid.row_count:
            yield grid

    def _row(self, zone: Zone) -> Text:
        told = self.pencil.told(zone.marks)
        parts = [self.pencil.inline(zone.pieces), *told] if zone.pieces else told
        return Text(self.pencil.signs.dot, "quiet").join(parts)

    def _stack(self, zone: Zone) -> Text:
        """A pile by its title and size, with what lies open in it; an empty one is not worth a word."""
        count = zone.marks.get("count", len(zone.pieces))
        if not count:
            return Text()
        text = Text.assemble((f"{self.pencil.voice.zone(zone.id)} ", "quiet"), str(count))
        if not zone.pieces:
            return text
        return Text.assemble(text, (" (", "quiet"), self.pencil.counted(zone.pieces), (")", "quiet"))


def _family(zone: Zone) -> str:
    """`stock.docks` is one of the stocks."""
    return zone.id.partition(".")[0]


def _lies_at(zone: Zone, places: Sequence[Piece]) -> bool:
    """Does this zone lie at one of the places? `stock.docks` lies at `docks`."""
    _, _, place = zone.id.partition(".")
    return any(piece.face == place for piece in places)
