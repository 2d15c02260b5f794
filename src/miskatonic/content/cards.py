"""Cards as people read them: title, facts, rules text and flavour."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple, Protocol, TypeAlias

from miskatonic.content.texts import Texts
from miskatonic.kernel.errors import MiskatonicError

Fact: TypeAlias = "int | str | tuple[str, ...]"


class UnknownCardError(MiskatonicError):
    """The game has no card of this name."""


class CardFace(NamedTuple):
    """What is printed on a card, as data: strings are content ids, fact keys name `fact-…` messages."""

    id: str
    kind: str
    facts: tuple[tuple[str, Fact], ...] = ()


class CardText(NamedTuple):
    """The same in words; facts are pairs of label and value."""

    id: str
    title: str
    kind: str
    facts: tuple[tuple[str, str], ...]
    rules: str
    flavour: str


class HasCards(Protocol):
    """The part of a game that shows its cards."""

    @property
    def cards(self) -> Callable[[Any], tuple[CardFace, ...]]: ...


def describe_cards(game: HasCards, content: object, texts: Texts) -> tuple[CardText, ...]:
    """All cards of a game, in its order."""
    return tuple(_describe(face, texts) for face in game.cards(content))


def describe_card(game: HasCards, content: object, texts: Texts, name: str) -> CardText:
    """A card by its id or its title, in upper or lower case."""
    cards = describe_cards(game, content, texts)
    by_name: dict[str, CardText] = {}
    for card in cards:
        for alias in (card.id, texts.name(card.id), card.title):
            by_name.setdefault(alias.casefold(), card)
    wanted = " ".join(name.split()).casefold()
    if wanted not in by_name:
        raise UnknownCardError(f"there is no card '{name}'{_suggestion(wanted, by_name)}")
    return by_name[wanted]


def _describe(face: CardFace, texts: Texts) -> CardText:
    return CardText(
        face.id,
        texts.name(face.id, form="full"),
        texts.say(f"kind-{face.kind}"),
        tuple(texts.fact(key, value) for key, value in face.facts),
        texts.say(f"card-{face.id}"),
        texts.say(f"flavour-{face.id}"),
    )


def _suggestion(wanted: str, known: Mapping[str, CardText]) -> str:
    close = get_close_matches(wanted, known, n=1)
    return f"; did you mean '{known[close[0]].title}'?" if close else ""
