import struct
from pathlib import Path

import pytest

from miskatonic.content.copying import copy_content
from miskatonic.games.registry import all_games, find_game
from miskatonic.printing.deck import Deck, UnknownKindError, by_shape, make_deck
from miskatonic.printing.paper import CARD, PAPERS, BadPaperError, Sheet, check_paper
from miskatonic.printing.sheets import CannotPrintError, write_pdf, write_pictures


def deck_of(game: str, *kinds: str) -> Deck:
    spec = find_game(game)
    return make_deck(spec, spec.load_content(spec.folder / "data"), kinds=kinds)


@pytest.mark.parametrize("game", all_games())
def test_a_deck_has_every_card_with_its_words_and_its_copies(game: str) -> None:
    spec = find_game(game)
    deck = deck_of(game)
    faces = {face.id: face for face in spec.cards(spec.load_content(spec.folder / "data"))}
    left_out = set(deck.components.on_request)
    assert {piece.id for piece in deck.pieces} == {
        name for name, face in faces.items() if face.kind not in left_out
    }
    assert all(piece.title and piece.back for piece in deck.pieces)
    assert all(piece.rules or piece.facts for piece in deck.pieces if piece.id != "rlyeh")
    assert list(deck.markers())
    assert list(deck.boards())
    assert list(deck.reference())


@pytest.mark.parametrize("game", all_games())
def test_every_word_of_boards_and_markers_is_written(game: str) -> None:
    deck = deck_of(game)
    keys = [
        *(f"marker-{each.id}" for each in deck.components.marker),
        *(f"board-{each.id}" for each in deck.components.board),
        *(f"place-{name}" for each in deck.components.board for name in each.places),
        *(f"back-{name}" for name in deck.components.backs.values()),
    ]
    assert deck.words is not None
    assert [key for key in keys if not deck.words.has(key)] == []
    kinds = {face.kind for face in deck.spec.cards(deck.spec.load_content(deck.spec.folder / "data"))}
    named = {*deck.components.shapes, *deck.components.sets, *deck.components.backs}
    assert {*named, *deck.components.on_request} <= kinds


def test_copies_and_hands_are_those_of_the_rulebook() -> None:
    witch = by_shape(deck_of("witch-of-salem").pieces)
    # 26 cards of the creature deck, 12 events, 6 Great Old Ones, and 8 location cards for each of four seats.
    assert len(witch[CARD]) == 26 + 12 + 6 + 32
    research = [piece for piece in deck_of("wisdom-of-cthulhu").pieces if piece.back == "Obsession"]
    assert sum(piece.copies for piece in research) == 24


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("bleed", ["none", "narrow", "wide"])
def test_cards_and_their_marks_stay_on_the_paper(paper: str, bleed: str, tmp_path: Path) -> None:
    sheet = Sheet(paper, check_paper(paper, bleed), CARD)
    assert sheet.columns * (CARD.width + 2 * sheet.bleed) <= sheet.width - 12
    assert sheet.rows * (CARD.height + 2 * sheet.bleed) <= sheet.height - 12
    deck = deck_of("witch-of-salem", "event")
    pages = write_pdf(deck, tmp_path / "deck.pdf", paper, sheet.bleed, backs=True)
    assert pages == 2 * -(-12 // sheet.pieces)
    assert (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF-")


def test_a_picture_of_each_card_has_its_bleed(tmp_path: Path) -> None:
    deck = deck_of("witch-of-salem", "elder")
    assert write_pictures(deck, tmp_path / "pictures", 3.0) == 6
    head = (tmp_path / "pictures" / "cthulhu.png").read_bytes()[:24]
    width, height = struct.unpack(">II", head[16:24])
    assert (width, height) == (round(69 / 25.4 * 300), round(94 / 25.4 * 300))


def test_a_designers_cards_are_printed(tmp_path: Path) -> None:
    spec = find_game("witch-of-salem")
    folder = tmp_path / "mine"
    copy_content(spec.folder, spec.cards(spec.load_content(spec.folder / "data")), folder)
    texts = folder / "en" / "names.ftl"
    texts.write_text(
        texts.read_text(encoding="utf-8").replace("name-undead =", "name-undead = My"), encoding="utf-8"
    )
    deck = make_deck(spec, spec.load_content(folder), folder)
    assert any(piece.title.startswith("My") for piece in deck.pieces)


def test_wrong_papers_bleeds_and_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPaperError, match="there is no paper 'a5'; choose from: a4, letter"):
        check_paper("a5", "none")
    with pytest.raises(BadPaperError, match="there is no bleed 'huge'; choose from: none, narrow, wide"):
        check_paper("a4", "huge")
    with pytest.raises(UnknownKindError, match="has no cards of the kind 'spell'; its kinds: "):
        deck_of("witch-of-salem", "spell")
    with pytest.raises(CannotPrintError, match="cannot write"):
        write_pdf(deck_of("witch-of-salem", "elder"), tmp_path / "no" / "deck.pdf", "a4", 0.0, backs=False)
