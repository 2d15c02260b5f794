"""Printing a deck with Typst: a PDF of sheets, or a picture of each card."""

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from miskatonic.extras import require
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.printing.assets import ASSETS, have_assets
from miskatonic.printing.deck import Deck, Piece, by_shape
from miskatonic.printing.paper import PAPERS, Sheet

_TEMPLATES: Final = Path(__file__).with_name("templates")
# Dots in an inch, as print shops ask for.
_DENSITY: Final = 300.0
# Pictures of so many cards are made at once.
_BATCH: Final = 40

_CREDITS: Final = (
    "Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts: EB Garamond by Georg"
    " Duffner and Octavio Pardo, IM Fell English SC by Igino Marini, both SIL Open Font License 1.1."
)


class CannotPrintError(MiskatonicError):
    """A file that cannot be written, or a deck that Typst cannot set."""


def write_pdf(deck: Deck, path: Path, paper: str, bleed: float, *, backs: bool) -> int:
    """Write the deck; returns the number of sheets of cards."""
    groups = [
        _group(Sheet(paper, bleed, size), pieces, backs=backs)
        for size, pieces in by_shape(deck.pieces).items()
    ]
    pages = sum(len(group["fronts"]) * (2 if backs else 1) for group in groups)
    width, height = PAPERS[paper]
    data = {
        "title": deck.title,
        "paper": {"width": width, "height": height},
        "groups": groups,
        "markers": list(deck.markers()),
        "boards": list(deck.boards()),
        "reference": list(deck.reference()),
        "words": _words(deck),
        "fonts": _fonts(),
    }
    (made,) = _compile("deck.typ", data, format="pdf")
    _write(path, made)
    return pages


def write_pictures(
    deck: Deck, folder: Path, bleed: float, progress: Callable[[int, int], None] | None = None
) -> int:
    """Write each card as a PNG with its bleed, named by its id; returns their number."""
    pieces = list({piece.id: piece for piece in deck.pieces}.values())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotPrintError(f"cannot write {folder}: {error.strerror}") from error
    for first in range(0, len(pieces), _BATCH):
        batch = pieces[first : first + _BATCH]
        data = {
            "title": deck.title,
            "bleed": bleed,
            "cards": [{**piece.as_data(), **_size(piece)} for piece in batch],
            "fonts": _fonts(),
        }
        for piece, made in zip(
            batch, _compile("pictures.typ", data, format="png", ppi=_DENSITY), strict=True
        ):
            _write(folder / f"{piece.id}.png", made)
        if progress is not None:
            progress(min(first + _BATCH, len(pieces)), len(pieces))
    return len(pieces)


def _group(sheet: Sheet, pieces: Sequence[Piece], *, backs: bool) -> dict[str, Any]:
    return {
        "size": {"width": sheet.size.width, "height": sheet.size.height},
        "bleed": sheet.bleed,
        "columns": sheet.columns,
        "rows": sheet.rows,
        "backs": backs,
        "fronts": [[piece.as_data() for piece in page] for page in _pages(sheet, pieces)],
    }


def _pages(sheet: Sheet, pieces: Sequence[Piece]) -> Iterator[Sequence[Piece]]:
    for first in range(0, len(pieces), sheet.pieces):
        yield pieces[first : first + sheet.pieces]


def _size(piece: Piece) -> dict[str, float]:
    return {"width": piece.shape.width, "height": piece.shape.height}


def _fonts() -> dict[str, str]:
    """Without the page's fonts those that Typst brings are used."""
    if have_assets():
        return {"text": "EB Garamond", "title": "IM Fell English SC"}
    return {"text": "Libertinus Serif", "title": "Libertinus Serif"}


def _words(deck: Deck) -> dict[str, str]:
    words = {
        "markers": "Markers",
        "reference": "Rule reference",
        "credits": _CREDITS if have_assets() else "",
    }
    return {key: deck.word(key, otherwise) for key, otherwise in words.items()}


def _compile(template: str, data: dict[str, Any], **how: Any) -> list[bytes]:  # noqa: ANN401 - Typst's options
    typst = require("print", "typst")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path in _TEMPLATES.glob("*.typ"):
            shutil.copy(path, root)
        (root / "data.json").write_text(json.dumps(data), encoding="utf-8")
        fonts = [str(ASSETS)] if have_assets() else []
        try:
            made = typst.compile(
                str(root / template), root=folder, font_paths=fonts, ignore_system_fonts=True, **how
            )
        except typst.TypstError as error:
            raise CannotPrintError(f"the deck cannot be set: {error}") from error
    return made if isinstance(made, list) else [made]


def _write(path: Path, made: bytes) -> None:
    try:
        path.write_bytes(made)
    except OSError as error:
        raise CannotPrintError(f"cannot write {path}: {error.strerror}") from error
