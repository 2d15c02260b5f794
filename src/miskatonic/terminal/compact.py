"""The compact board: any scene as strips of lines for a terminal that is too low for the whole board.

Everything that can be chosen is always shown, with its number. The rest gives way in the order of `Rank`.
"""

from collections.abc import Iterator, Sequence

from rich.text import Text

from miskatonic.content.cards import CardText
from miskatonic.kernel.scene import Piece, Zone
from miskatonic.terminal.cutting import Cell, Part, columns, cut, first_line, flow, narrowed, one_line
from miskatonic.terminal.in_play import open_cards
from miskatonic.terminal.ledger import Entry, ledger_columns
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.sheet import GAP, Sheet, padded
from miskatonic.terminal.strips import Rank, Strip, Version, strip
from miskatonic.terminal.track import track_legend
from miskatonic.terminal.zones import borne, companies, family_of, lies_at


class Compact(Sheet):
    """One scene, drawn in as few lines as it needs."""

    def head(self) -> list[Text]:
        """What belongs into the first line: the marks of the rings."""
        rings = [zone for zone in self.scene.zones if zone.kind == "ring"]
        return [
            text
            for zone in rings
            if self.full.voice.zone(family_of(zone), "marks") is not None
            for text in self.pencil.of(family_of(zone)).told(zone.marks)
        ]

    def strips(self) -> Iterator[Strip]:
        """Common zones in the order of the scene; all seats where the first zone of a seat is."""
        are_seats_drawn = False
        stacks = [zone for zone in self.scene.zones if zone.kind == "stack" and zone not in self.lying]
        for zone in self.scene.zones:
            if zone in self.lying or zone in stacks:
                continue
            if zone.owner is None:
                yield from self._common(zone)
            elif not are_seats_drawn:
                yield from self._seats()
                are_seats_drawn = True
        yield from self._stacks(stacks)
        yield from self._open_cards()

    def _common(self, zone: Zone) -> Iterator[Strip]:
        title = self.title(zone)
        if title is None:
            return
        if zone.kind == "track":
            yield self._track(zone, title)
        elif zone.kind == "ring":
            yield from self._ring(zone, title)
        elif self.listing.has(zone.pieces):
            yield self._cards(zone, title)
        else:
            yield from self._row(zone, title)

    def _track(self, zone: Zone, title: str) -> Strip:
        pencil = self.pencil.of(family_of(zone))
        parts = [Part(line) for line in track_legend(zone, pencil)]
        if "position" not in zone.marks:
            parts += [
                Part(Text.assemble((f"{pencil.label(key)} ", "quiet"), said))
                for key in pencil.drawn(zone.marks)
                if key != "length" and (said := pencil.value(key, zone.marks))
            ]
        lines = self.labelled(title, flow(parts, self.room, self.signs))
        return strip(Version(lines, Rank.DETAILS), Version(lines[:1]))

    def _row(self, zone: Zone, title: str) -> Iterator[Strip]:
        """A row: what is told of its pieces, then their names alone; it can go if nothing can be chosen."""
        pencil = self.pencil.of(family_of(zone))
        marks = [Part(text) for text in pencil.told(zone.marks)]
        parts = [self.part(piece, pencil) for group in companies(zone.pieces) for piece in group]
        if not parts and not marks:
            return
        heading = self.pencil.keyed(Text(title, "heading"), zone.marks.get("words", ()))
        whole = flow([*parts, *marks], self.room, self.signs)
        leaders = [
            piece
            for group in companies(zone.pieces)
            for piece in group
            if "of" not in piece.marks or self.pencil.keys(piece.words)
        ]
        bare = flow(
            [*(self.part(piece, pencil).without_detail for piece in leaders), *marks], self.room, self.signs
        )
        last = [one_line(parts or marks, self.room, self.signs)] if self.is_chosen(zone) else []
        yield strip(
            Version(self.labelled(heading, whole), Rank.DETAILS),
            Version(self.labelled(heading, bare), Rank.IDLE),
            Version(self.labelled(heading, last)),
        )

    def _cards(self, zone: Zone, title: str) -> Strip:
        """Open cards: a line each, then one after another, then their names alone."""
        pencil = self.pencil.of(family_of(zone))
        parts = [self.card(piece, pencil) for piece in zone.pieces]
        listed = columns(
            [
                ([Part(part.name, part.keys)], [Part(part.detail)], [Part(self.rules(piece))])
                for part, piece in zip(parts, zone.pieces, strict=True)
            ],
            self.room,
            self.signs,
        )
        bare = [part.without_detail for part in parts]
        return strip(
            Version(self.labelled(title, listed), Rank.LISTED_CARDS),
            Version(self.labelled(title, flow(parts, self.room, self.signs)), Rank.DETAILS),
            Version(self.labelled(title, flow(bare, self.room, self.signs)), Rank.IDLE),
            Version(self.labelled(title, [one_line(bare, self.room, self.signs)])),
        )

    def _ring(self, zone: Zone, title: str) -> Iterator[Strip]:
        pencil = self.pencil.of(family_of(zone))
        heading = pencil.voice.said(f"block-{family_of(zone)}")
        if heading == "":
            yield from self._row(zone, title)
        elif heading is not None:
            yield self._blocks(zone, title, heading, pencil)
        else:
            yield self._places(zone, title, pencil)

    def _blocks(self, zone: Zone, title: str, heading: str, pencil: Pencil) -> Strip:
        """A place in a line with what lies there; in the richer version that goes on below."""
        cells = [
            (
                Part(pencil.named(place), pencil.keys(place.words)),
                pencil.told(place.marks),
                self._lying(place),
            )
            for place in zone.pieces
        ]
        abouts = [Text(" ").join(told) for _, told, _ in cells]
        names = max(part.whole.cell_len for part, _, _ in cells)
        about = max(text.cell_len for text in abouts)
        names, about = narrowed([names, about], self.width // 2)
        room = self.width - names - about - 2 * GAP
        rich: list[Text] = []
        lean: list[Text] = []
        for (part, _, lying), told in zip(cells, abouts, strict=True):
            left = Text.assemble(
                padded(one_line([part], names, self.signs), names + GAP),
                padded(cut(told, about, self.signs), about + GAP),
            )
            lines = flow(lying, room, self.signs) or [Text()]
            rich += [
                Text.assemble(left if not n else " " * left.cell_len, line) for n, line in enumerate(lines)
            ]
            lean.append(Text.assemble(left, one_line(lying, room, self.signs)))
        first = padded(Text(title, "title"), names + about + 2 * GAP)
        header = Text.assemble(first, cut(Text(heading, "quiet"), room, self.signs))
        return strip(
            Version([header, *rich], Rank.PLACES), Version([header, *lean], Rank.DETAILS), Version(lean)
        )

    def _places(self, zone: Zone, title: str, pencil: Pencil) -> Strip:
        """A place in a line, with a column for each mark; then two in a line, if nothing lies there."""
        places = [self._place(zone, place, pencil) for place in zone.pieces]
        found, _ = ledger_columns([entry for entry, _, _ in places], pencil)
        heads = list(dict.fromkeys(head for _, _, lying in places for head in lying))
        rows: list[Sequence[Cell]] = [
            ([Part(Text(title, "title"))], *([Part(Text(head, "quiet"))] for head in (*found, *heads)))
        ]
        for number, (_, part, lying) in enumerate(places):
            marks = [[Part(cells[number])] for cells in found.values()]
            rows.append(([part], *marks, *(lying.get(head, []) for head in heads)))
        table = columns(rows, self.width, self.signs)
        if heads:
            return strip(Version(table))
        return strip(Version(table, Rank.HALVES), Version(self._halves(title, zone, pencil)))

    def _halves(self, title: str, zone: Zone, pencil: Pencil) -> list[Text]:
        parts = [self.part(piece, pencil) for piece in zone.pieces]
        half = (self.room - GAP) // 2
        cells = [one_line([part], half, self.signs) for part in parts]
        middle = (len(cells) + 1) // 2
        right = [*cells[middle:], Text()]
        lines = [
            Text.assemble(padded(left, half + GAP), other)
            for left, other in zip(cells[:middle], right, strict=False)
        ]
        return self.labelled(title, lines)

    def _place(self, zone: Zone, place: Piece, pencil: Pencil) -> tuple[Entry, Part, dict[str, Cell]]:
        glance, says = pencil.voice.zone(family_of(zone), "glance"), f"glance-{place.face}"
        said = pencil.voice.said(says, **place.marks) if glance is not None else None
        entry = Entry(pencil.named(place), place.marks, {} if said is None else {glance or "": Text(said)})
        lying: dict[str, Cell] = {}
        for each in self.lying:
            head = self.pencil.voice.zone(family_of(each))
            if head is not None and lies_at(each, (place,)):
                lying[head] = [self.part(piece, self.pencil.of(family_of(each))) for piece in each.pieces]
        return entry, Part(pencil.named(place), pencil.keys(place.words)), lying

    def _lying(self, place: Piece) -> list[Part]:
        return [
            self.part(piece, self.pencil.of(family_of(zone)))
            for zone in self.lying
            if lies_at(zone, (place,)) and self.full.voice.zone(family_of(zone)) is not None
            for piece in zone.pieces
        ]

    def _seats(self) -> Iterator[Strip]:
        """The viewer's own seat in full, the others in as many lines as there is room for, at least one."""
        for owner in sorted({zone.owner for zone in self.scene.zones if zone.owner is not None}):
            is_mine = owner == self.scene.seat
            title = self.pencil.voice.seat(owner)
            marks: list[Part] = []
            parts: list[Part] = []
            for zone in self.scene.zones:
                if zone.owner == owner:
                    title = self.pencil.keyed(title, zone.marks.get("words", ()))
                    marks += [Part(text) for text in self.pencil.of(family_of(zone)).told(zone.marks)]
                    parts += self._owned(zone)
            if is_mine:
                title = Text.assemble(title, (" (you)", "quiet"))
            bare = [part.without_detail for part in parts]
            whole = self.labelled(title, flow([*marks, *parts], self.room, self.signs))
            brief = self.labelled(title, flow([*marks, *bare], self.room, self.signs))
            least = self.labelled(title, [first_line([*marks, *parts], self.room, self.signs)])
            rank = Rank.OWN_SEAT if is_mine else Rank.OTHER_SEATS
            middle = [Version(brief, rank)] if is_mine else []
            yield strip(Version(whole, Rank.DETAILS if is_mine else rank), *middle, Version(least))

    def _owned(self, zone: Zone) -> list[Part]:
        """The pieces of a zone of a seat, behind the title of the zone or of its parts."""
        family = family_of(zone)
        voice, pencil = self.pencil.voice, self.pencil.of(family)
        if self.listing.has(zone.pieces):
            return [self.card(piece, pencil) for piece in zone.pieces]
        parts: dict[str, list[Part]] = {}
        if voice.has_parts(family):
            for piece in zone.pieces:
                for bearing in borne(piece):
                    part = voice.zone(family, bearing)
                    if part is not None:
                        parts.setdefault(part, []).append(self.part(piece._replace(marks={}), pencil))
        elif (title := self.title(zone)) is not None:
            parts[title] = [self.part(piece, pencil) for piece in zone.pieces]
        return [
            part if number else part._replace(name=Text.assemble((f"{title} ", "quiet"), part.name))
            for title, pieces in parts.items()
            for number, part in enumerate(pieces)
        ]

    def _stacks(self, zones: Sequence[Zone]) -> Iterator[Strip]:
        """Piles by their size, those with a choice always."""
        parts = []
        for zone in zones:
            title = self.pencil.voice.zone(zone.id.replace(".", "-"))
            count = zone.marks.get("count", len(zone.pieces))
            if title is not None and count:
                words = [
                    *zone.marks.get("words", ()),
                    *(word for piece in zone.pieces for word in piece.words),
                ]
                parts.append(Part(Text.assemble((f"{title} ", "quiet"), str(count)), self.pencil.keys(words)))
        if parts:
            title = self.pencil.voice.zone("stacks") or ""
            chosen = flow([part for part in parts if part.keys], self.room, self.signs)
            lines = [first_line(parts, self.room, self.signs)]
            last = self.labelled(title, chosen)
            yield strip(Version(self.labelled(title, lines), Rank.PILES), Version(last))

    def _open_cards(self) -> Iterator[Strip]:
        """The open cards of a kind: a line each with the text, then their first facts in a few lines."""
        library = self.listing.library
        if library is None:
            return
        for kind, cards in open_cards(self.scene, library).items():
            title = self.pencil.voice.said(f"in-play-{kind}") or ""
            facts = [
                Part(Text.assemble(card.title, (": ", "quiet"), *(v for _, v in card.facts[:1])))
                for card in cards
            ]
            texts = columns(
                [([Part(Text(card.title))], [Part(Text(_told(card)))]) for card in cards],
                self.room,
                self.signs,
            )
            yield strip(
                Version(self.labelled(title, texts), Rank.CARD_TEXTS),
                Version(self.labelled(title, flow(facts, self.room, self.signs)), Rank.CARD_FACTS),
                Version([]),
            )


def _told(card: CardText) -> str:
    facts = [f"{label}: {value}. " for label, value in card.facts[:1]]
    return f"{''.join(facts)}{' '.join(card.rules.split())}"
