"""Everything that is printed of one game, as data for the template."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from miskatonic.content.cards import CardFace, CardText, describe_cards
from miskatonic.content.rulebook import Section, load_rulebook
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.printing.assets import icon_of
from miskatonic.printing.components import Board, Components, load_components
from miskatonic.printing.paper import CARD, SHAPES, Size

# One colour for each kind of card, dark enough for white letters.
_COLOURS: Final = ("#34504a", "#6b3a2e", "#3c3f6b", "#6b5a1f", "#5a2f57", "#2f5a6b", "#4a4a4a", "#6b2f3f")


class UnknownKindError(MiskatonicError):
    """The game has no cards of this kind."""


@dataclass(frozen=True)
class Piece:
    """One card or tile, with as many copies as the game has of it."""

    id: str
    title: str
    kind: str
    back: str
    facts: tuple[tuple[str, str], ...]
    rules: str
    flavour: str
    shape: Size
    colour: str
    copies: int
    icon: str

    def as_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "kind": self.kind,
            "back": self.back,
            "facts": [list(fact) for fact in self.facts],
            "rules": self.rules,
            "flavour": self.flavour,
            "colour": self.colour,
            "icon": self.icon,
        }


@dataclass(frozen=True)
class Deck:
    """The pieces of a game and what is printed with them."""

    spec: AnyGame
    texts: Texts
    words: Texts | None
    components: Components
    pieces: Sequence[Piece]

    @property
    def title(self) -> str:
        return self.texts.say("game-title")

    def pieces_of(self, face: CardFace, text: CardText, colour: str) -> Iterator[Piece]:
        """A card, and the same as a card of the hand if seats have one of it."""
        known = self.components
        copies = dict(face.facts).get("copies", 1)
        shown = tuple(
            (label, value)
            for (key, _), (label, value) in zip(face.facts, text.facts, strict=True)
            if key != "copies" and value
        )
        back = known.backs.get(face.kind)
        piece = Piece(
            face.id,
            text.title,
            text.kind,
            text.kind if back is None else self.word(f"back-{back}", back),
            shown,
            _without(text.rules, face.id),
            _without(text.flavour, face.id),
            SHAPES[known.shapes.get(face.kind, "card")],
            colour,
            (copies if isinstance(copies, int) else 1) * known.sets.get(face.kind, 1),
            icon_of(self.spec.key, face.id, colour),
        )
        yield piece
        hands = known.hands.get(face.kind, known.hands.get(face.id, 0))
        if hands:
            yield replace(piece, shape=CARD, copies=hands)

    def markers(self) -> Iterator[dict[str, Any]]:
        for number, marker in enumerate(self.components.marker):
            colour = _COLOURS[number % len(_COLOURS)]
            name = self.word(f"marker-{marker.id}", marker.id)
            icon = icon_of(self.spec.key, marker.icon, "#ffffff") if marker.icon else ""
            yield from [{"name": name, "colour": colour, "icon": icon}] * marker.count

    def boards(self) -> Iterator[dict[str, Any]]:
        for board in self.components.board:
            yield from [self._board(board)] * board.copies

    def _board(self, board: Board) -> dict[str, Any]:
        places = [self.word(f"place-{name}", name) for name in board.places]
        spaces = list(range(board.start, board.start + board.spaces))
        return {"title": self.word(f"board-{board.id}", board.id), "spaces": spaces, "places": places}

    def reference(self) -> Iterator[dict[str, Any]]:
        """Chapters of the rulebook, their rules by number."""
        book = load_rulebook(self.spec)
        for chapter in self.components.reference:
            section = book.find(chapter)
            if isinstance(section, Section):
                rules = [
                    {"id": rule.id.partition("-")[2], "text": _plain(rule.text)}
                    for rule in book.rules_in(section)
                ]
                yield {"title": section.title, "rules": rules}

    def word(self, key: str, otherwise: str) -> str:
        return self.words.say(key) if self.words is not None and self.words.has(key) else otherwise


def make_deck(
    spec: AnyGame,
    content: object,
    overlay: Path | None = None,
    language: str = "en",
    *,
    kinds: Sequence[str] = (),
    everything: bool = False,
) -> Deck:
    """The deck of a game with this content; of these kinds of cards alone, if any are named.

    `everything` includes what belongs to expansions and other ways to play.
    """
    texts = load_texts(spec.texts, language, overlay=overlay)
    words = load_texts(spec.folder / "print", language) if (spec.folder / "print").is_dir() else None
    components = load_components(spec)
    faces = spec.cards(content)
    known = list(dict.fromkeys(face.kind for face in faces))
    for kind in kinds:
        if kind not in known:
            raise UnknownKindError(
                f"{spec.key} has no cards of the kind '{kind}'; its kinds: {', '.join(known)}"
            )
    wanted = set(kinds) or set(known) - (set() if everything else set(components.on_request))
    colours = {kind: _COLOURS[number % len(_COLOURS)] for number, kind in enumerate(known)}
    described = zip(faces, describe_cards(spec, content, texts), strict=True)
    deck = Deck(spec, texts, words, components, ())
    pieces = [
        piece
        for face, text in described
        if face.kind in wanted
        for piece in deck.pieces_of(face, text, colours[face.kind])
    ]
    return replace(deck, pieces=pieces)


def _without(text: str, card: str) -> str:
    """A text; nothing if the game has none for the card."""
    return "" if text in (f"card-{card}", f"flavour-{card}") else text


def _plain(markdown: str) -> str:
    """Markdown without its marks."""
    return re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)|\[|\]", "", " ".join(markdown.split()))


def by_shape(pieces: Iterable[Piece]) -> dict[Size, list[Piece]]:
    """Pieces of one size lie on the same sheets, in their order; copies lie side by side."""
    found: dict[Size, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(piece.shape, []).extend([piece] * piece.copies)
    return found
