"""The games with their texts, cards and rules. They are the same for everybody, so no session is needed."""

from functools import cache

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from miskatonic.content.catalogue import sources
from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.text_check import alphabet_of
from miskatonic.games.registry import find_game
from miskatonic.matches import MatchSetup, Occupant
from miskatonic.server.http.documents import COMPRESSED, Document, document_response, json_document
from miskatonic.server.http.responses import ERRORS, AnyRequest
from miskatonic.server.terms import content_of, session_options
from miskatonic.server.wire.library import (
    BookView,
    ExampleView,
    FaceView,
    RulebookView,
    RuleView,
    SectionView,
)
from miskatonic.server.wire.requests import DeparturesRequest
from miskatonic.server.wire.tables import DepartureView, departure_views

LANGUAGE = "en"


# Making one of these takes a while, the first time.
@get(
    "/games/{game:str}/book",
    responses=ERRORS,
    summary="Texts, cards and words of a game",
    sync_to_thread=True,
    opt={COMPRESSED: True},
)
def show_book(request: AnyRequest, game: FromPath[str]) -> Response[BookView]:
    return document_response(request, _book_document(game))


@get(
    "/games/{game:str}/rules",
    responses=ERRORS,
    summary="The rulebook of a game",
    sync_to_thread=True,
    opt={COMPRESSED: True},
)
def show_rules(request: AnyRequest, game: FromPath[str]) -> Response[RulebookView]:
    return document_response(request, _rulebook_document(game))


@post(
    "/games/{game:str}/departures",
    status_code=200,
    responses=ERRORS,
    summary="How a table with these seats and options would depart from the printed game",
    sync_to_thread=False,
)
def show_departures(game: FromPath[str], data: JSONBody[DeparturesRequest]) -> list[DepartureView]:
    spec = find_game(game)
    options = spec.settle(session_options(spec, data.campaign) | data.options)
    # All that forbids a table is found by laying it, which takes less than a millisecond.
    MatchSetup(spec, (Occupant(""),) * data.seats, 0, options).lay()
    return departure_views(spec.departs(content_of(game), options, data.seats))


@cache
def _book_document(game: str) -> Document:
    return json_document(book_of(game))


@cache
def _rulebook_document(game: str) -> Document:
    return json_document(rulebook_of(game))


@cache
def book_of(game: str) -> BookView:
    spec = find_game(game)
    content = content_of(game)
    faces = spec.cards(content)
    alphabet = alphabet_of(spec, content)
    return BookView(
        game,
        LANGUAGE,
        sources(spec.texts, LANGUAGE),
        [FaceView(face.id, face.kind, [(key, _plain(fact)) for key, fact in face.facts]) for face in faces],
        alphabet.sayable,
        [alphabet.text(word) for word in sorted(spec.fatal)],
        [alphabet.text(word) for word in spec.primary],
        {asked.name: asked.rule for asked in spec.vocabulary.prompts} if spec.vocabulary else {},
    )


@cache
def rulebook_of(game: str) -> RulebookView:
    book = load_rulebook(find_game(game))
    return RulebookView(
        book.prefix,
        book.title,
        [SectionView(*section) for section in book.sections],
        [RuleView(*rule) for rule in book.rules.values()],
        [ExampleView(*example) for example in book.examples],
    )


def _plain(fact: int | str | tuple[str, ...]) -> int | str | list[str]:
    return list(fact) if isinstance(fact, tuple) else fact


HANDLERS = [show_book, show_rules, show_departures]
