"""The board: any scene as text. It knows the kinds of zones and nothing about the game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.kernel.scene import Piece, Scene, Zone
from miskatonic.terminal.blocks import Block, blocks
from miskatonic.terminal.cutting import Part, flow
from miskatonic.terminal.in_play import in_play
from miskatonic.terminal.ledger import LABEL, Entry, ledger
from miskatonic.terminal.library import Library
from miskatonic.terminal.listing import Listing
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.track import track
from miskatonic.terminal.voice import Voice
from miskatonic.terminal.zones import borne, companies, family_of, lies_at, lying_zones

# The number of the option that explains what numbers on the board mean.
_EXAMPLE: Final = 3
_GAP: Final = 2


class BoardPart(NamedTuple):
    """A part of the board, with the titles by which it can be asked for."""

    titles: Sequence[str]
    drawn: RenderableType


def board(
    scene: Scene, voice: Voice, keys: Mapping[str, str], console: Console, library: Library | None = None
) -> RenderableType:
    """The scene of one seat; `keys` gives the number to type for each word that can be chosen."""
    head = Text.assemble((voice.title(), "title"), ("  ", ""), (voice.round(scene.round), "bold"))
    if keys:
        key = str(min(_EXAMPLE, len(keys)))
        head.append_text(Text.assemble((f"  [{key}]", "key"), (f" type {key} to choose it", "quiet")))
    parts = board_parts(scene, voice, keys, console, library)
    return Group(Rule(head, style="quiet", align="left"), *(part.drawn for part in parts))


def board_parts(
    scene: Scene, voice: Voice, keys: Mapping[str, str], console: Console, library: Library | None = None
) -> list[BoardPart]:
    """The parts of the board, from top to bottom."""
    drawing = _Drawing(scene, Pencil(voice, glyphs(console), keys), console.width, Listing(library, voice))
    cards = () if library is None else in_play(scene, library)
    return [*drawing.parts(), *(BoardPart([title], drawn) for title, drawn in cards)]


class _Drawing:
    """One scene being drawn."""

    def __init__(self, scene: Scene, pencil: Pencil, width: int, listing: Listing) -> None:
        self.scene = scene
        self.pencil = pencil
        self.width = width
        self.listing = listing
        self.lying = lying_zones(scene.zones)

    def parts(self) -> Iterator[BoardPart]:
        """Common zones in the order of the scene; all seats where the first zone of a seat is."""
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
                yield BoardPart([self.pencil.voice.zone(zone.id) or ""], Group(*self._ring(zone)))
            elif not seats_drawn:
                yield from self._lines(lines)
                yield BoardPart(self._seat_titles(), Group(*self._seats()))
                seats_drawn = True
        yield from self._lines(lines)

    def _seat_titles(self) -> list[str]:
        voice = self.pencil.voice
        families = {family_of(zone) for zone in self.scene.zones if zone.owner is not None}
        titles = [voice.zone(family) or "" for family in families]
        return [voice.zone("seats") or "", *titles, *voice.seat_names]

    def _ring(self, zone: Zone) -> Iterator[RenderableType]:
        pencil = self.pencil.of(family_of(zone))
        title = pencil.voice.zone(zone.id)
        if title is None:
            return
        yield from self._over_all(zone, pencil)
        heading = pencil.voice.said(f"block-{family_of(zone)}")
        if heading == "":
            grid = _grid()
            grid.add_row(title, pencil.inline(zone.pieces))
            yield grid
            return
        if heading is not None:
            yield blocks(title, heading, [self._block(piece, pencil) for piece in zone.pieces], self.width)
            return
        places = [
            Entry(pencil.title(piece), piece.marks, self._at_a_glance(zone, piece) | self._lying_at(piece))
            for piece in zone.pieces
        ]
        lying = {cell for piece in zone.pieces for cell in self._lying_at(piece)}
        yield from ledger(title, places, pencil, self.width, whole=lying)

    def _over_all(self, zone: Zone, pencil: Pencil) -> Iterator[RenderableType]:
        """The marks of the ring itself, if the game has a title for them."""
        title = pencil.voice.zone(family_of(zone), "marks")
        told = pencil.joined(pencil.told(zone.marks))
        if title is not None and told:
            grid = _grid()
            grid.add_row(title, told)
            yield grid

    def _block(self, place: Piece, pencil: Pencil) -> Block:
        lines = [
            self.pencil.of(family_of(zone)).with_marks(piece)
            for zone in self.lying
            if lies_at(zone, (place,)) and self.pencil.voice.zone(family_of(zone)) is not None
            for piece in zone.pieces
        ]
        return Block(pencil.title(place), pencil.joined(pencil.told(place.marks)), lines)

    def _at_a_glance(self, zone: Zone, place: Piece) -> dict[str, Text]:
        title, glance = (
            self.pencil.voice.zone(family_of(zone), "glance"),
            self.pencil.voice.said(f"glance-{place.face}", **place.marks),
        )
        return {} if title is None or glance is None else {title: Text(glance)}

    def _lying_at(self, place: Piece) -> dict[str, Text]:
        cells = {}
        for zone in self.lying:
            title = self.pencil.voice.zone(family_of(zone))
            if title is not None and lies_at(zone, (place,)):
                cells[title] = self.pencil.of(family_of(zone)).inline(zone.pieces)
        return cells

    def _seats(self) -> Iterator[RenderableType]:
        owned = [zone for zone in self.scene.zones if zone.owner is not None]
        owners = sorted({zone.owner for zone in owned if zone.owner is not None})
        title = self.pencil.voice.zone("seats") or ""
        family = next((family_of(zone) for zone in owned if zone.kind == "tableau"), "")
        pencil = self.pencil.of(family)
        entries = [self._seat(owner) for owner in owners]
        heading = pencil.voice.said(f"block-{family}")
        if heading is None:
            yield from ledger(title, entries, pencil, self.width)
        else:
            yield blocks(title, heading, [_seat_block(entry, pencil) for entry in entries], self.width)
        for zone in owned:
            if zone.owner is not None and self.listing.has(zone.pieces):
                yield self._learnt(zone, zone.owner)

    def _learnt(self, zone: Zone, owner: int) -> RenderableType:
        """The cards of a seat: the viewer's own with their text, those of others by name."""
        pencil = self.pencil.of(family_of(zone))
        title = Text(pencil.voice.zone(family_of(zone)) or "")
        if owner == self.scene.seat:
            return self.listing.table(title, zone.pieces, pencil, self.width)
        grid = _grid()
        grid.add_row(pencil.voice.seat(owner), pencil.inline(zone.pieces))
        return grid

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
                if not self.listing.has(zone.pieces):
                    cells |= self._owned(zone)
        return Entry(title, marks, cells)

    def _owned(self, zone: Zone) -> dict[str, Text]:
        """A zone under its title, or its parts under their own titles."""
        family = family_of(zone)
        voice, pencil = self.pencil.voice, self.pencil.of(family)
        parts: dict[str, list[Piece]] = {}
        for piece in zone.pieces:
            for bearing in borne(piece):
                part = voice.zone(family, bearing)
                if part is not None:
                    parts.setdefault(part, []).append(piece._replace(marks={}))
        if voice.has_parts(family):
            return {title: pencil.inline(pieces) for title, pieces in parts.items()}
        whole = voice.zone(family)
        return {} if whole is None else {whole: pencil.inline(zone.pieces)}

    def _lines(self, zones: list[Zone]) -> Iterator[BoardPart]:
        """Tracks, rows and open cards one after another; all stacks share one line."""
        for zone in zones:
            pencil = self.pencil.of(family_of(zone))
            title = pencil.voice.zone(zone.id)
            if title is None or zone.kind == "stack":
                continue
            if zone.kind == "track":
                yield BoardPart([title], self._track(zone, title, pencil))
            elif self.listing.has(zone.pieces):
                table = self.listing.table(Text(title), zone.pieces, pencil, self.width)
                yield BoardPart([title], table)
            elif zone.pieces or pencil.told(zone.marks):
                yield BoardPart([title], self._row(zone, title, pencil))
        stacks = [self._stack(zone) for zone in zones if zone.kind == "stack"]
        if any(stacks):
            title = self.pencil.voice.zone("stacks") or ""
            yield BoardPart([title], self._labelled(Text(title), [stacks]))
        zones.clear()

    def _track(self, zone: Zone, title: str, pencil: Pencil) -> RenderableType:
        """The track beside its title; if it is too long for that, below its legend."""
        drawn = track(zone, pencil, self.width - LABEL - _GAP)
        is_long = len(drawn.spaces) > 1 and drawn.whole.cell_len <= self.width
        grid = _grid()
        for number, line in enumerate((*(() if is_long else drawn.spaces), *drawn.legend)):
            grid.add_row("" if number else title, line)
        if "position" not in zone.marks:
            # The other marks of a track for several pieces, a line each.
            for key in pencil.drawn(zone.marks):
                if key != "length" and (said := pencil.value(key, zone.marks)):
                    grid.add_row(pencil.label(key) or "", said)
        return Group(grid, drawn.whole) if is_long else grid

    def _row(self, zone: Zone, title: str, pencil: Pencil) -> RenderableType:
        heading = pencil.keyed(Text(title), zone.marks.get("words", ()))
        told = pencil.told(zone.marks)
        lines = [[pencil.with_marks(piece) for piece in company] for company in companies(zone.pieces)]
        first, *others = lines or [[]]
        return self._labelled(heading, [[*first, *told], *others])

    def _labelled(self, title: Text, lines: Sequence[Sequence[Text]]) -> RenderableType:
        """Lines of things beside a title. A thing is not broken unless it is longer than a line."""
        grid = _grid()
        room = self.width - LABEL - _GAP
        for things in lines:
            for line in flow([Part(thing) for thing in things], room, self.pencil.signs, may_cut=False):
                grid.add_row(title, line)
                title = Text()
        return grid

    def _stack(self, zone: Zone) -> Text:
        """A pile by its title and size, with the pieces that lie open in it; nothing for an empty pile."""
        title = self.pencil.voice.zone(zone.id.replace(".", "-"))
        count = zone.marks.get("count", len(zone.pieces))
        if not count or title is None:
            return Text()
        text = Text.assemble((f"{title} ", "quiet"), str(count))
        text = self.pencil.keyed(text, zone.marks.get("words", ()))
        if not zone.pieces:
            return text
        return Text.assemble(text, (" (", "quiet"), self.pencil.counted(zone.pieces), (")", "quiet"))


def _seat_block(entry: Entry, pencil: Pencil) -> Block:
    lines = [Text.assemble((f"{title} ", "quiet"), cell) for title, cell in entry.cells.items() if cell]
    return Block(entry.title, pencil.joined(pencil.told(entry.marks)), lines)


def _grid() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="heading", min_width=LABEL, no_wrap=True)
    grid.add_column()
    return grid
