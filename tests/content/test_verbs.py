from pathlib import Path
from typing import Literal

import pytest

from miskatonic.content.notation import in_toml
from miskatonic.content.powers import VerbBook
from miskatonic.content.verbs import Argument, Example, describe_verbs
from miskatonic.games.registry import all_games

CARDS = """
[[card]]
id = "key"
power = [{ do = "howl" }, { do = "fetch", items = ["book"], often = 2 }]
when = { dusk = [{ do = "howl" }] }
"""


def book() -> VerbBook:
    book = VerbBook()

    @book.verb("fetch")
    def fetch(
        table: object,
        cause: str,
        items: tuple[Literal["key", "book"], ...],
        often: int = 1,
        from_: Literal["all", "one"] = "all",
        *,
        instead: str | None = None,
        loud: bool = False,
    ) -> None:
        """Get things,
        again and again.
        """  # noqa: D205 - a docstring over two lines

    @book.verb("howl")
    def howl(table: object, cause: str) -> None:
        pass

    return book


def test_a_verb_is_told_with_its_arguments_and_the_cards_that_use_it(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    fetch, howl = describe_verbs(book(), tmp_path)
    assert (fetch.name, fetch.about) == ("fetch", "Get things, again and again.")
    assert fetch.arguments == (
        Argument("items", 'a list: "key", "book"', optional=False, default=None),
        Argument("often", "a number", optional=True, default="1"),
        Argument("from", '"all", "one"', optional=True, default='"all"'),
        Argument("instead", "a text", optional=True, default=None),
        Argument("loud", "true or false", optional=True, default="false"),
    )
    assert fetch.examples == (Example("key", "power", '{ do = "fetch", items = ["book"], often = 2 }'),)
    assert howl.arguments == ()
    assert [(example.card, example.key) for example in howl.examples] == [
        ("key", "power"),
        ("key", "when.dusk"),
    ]


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (3, "3"),
        (True, "true"),
        ('Ry\'leh "deep"', '"Ry\'leh \\"deep\\""'),
        ((), "[]"),
        ({"a": [1, "b"]}, '{ a = [1, "b"] }'),
    ],
)
def test_values_are_written_as_in_card_files(value: object, line: str) -> None:
    assert in_toml(value) == line


@pytest.mark.parametrize("key", list(all_games()))
def test_every_verb_of_every_game_says_what_it_does_and_is_used(key: str) -> None:
    spec = all_games()[key]
    verbs = describe_verbs(spec.verbs, *spec.card_folders)
    assert verbs
    assert [verb.name for verb in verbs if not verb.about] == []
    assert [verb.name for verb in verbs if not verb.examples] == []
