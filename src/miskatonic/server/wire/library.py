"""Texts, cards and rules of a game."""

from msgspec import Struct


class FaceView(Struct):
    """A card as data. Facts that are strings are content ids, which the texts translate."""

    id: str
    kind: str
    facts: list[tuple[str, int | str | list[str]]]


class BookView(Struct):
    """What a page needs to show a game: Fluent sources, cards, words; which of them are fatal or primary."""

    game: str
    language: str
    texts: list[str]
    cards: list[FaceView]
    words: list[str]
    fatal: list[str]
    primary: list[str]
    # By the name of a question, the rule by which it is asked.
    question_rules: dict[str, str]


class RuleView(Struct):
    """A numbered rule, with the rules and table options that it mentions."""

    id: str
    text: str
    section: str
    cites: tuple[str, ...]
    options: tuple[str, ...]


class SectionView(Struct):
    """A heading and the Markdown under it."""

    id: str
    title: str
    depth: int
    text: str


class ExampleView(Struct):
    """A worked example and the rules it shows."""

    number: int
    title: str
    text: str
    cites: tuple[str, ...]


class RulebookView(Struct):
    """The rules of a game, in the order of the book."""

    prefix: str
    title: str
    sections: list[SectionView]
    rules: list[RuleView]
    examples: list[ExampleView]
