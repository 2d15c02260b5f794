from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power, VerbBook

AT = ("cards.toml", "card.[shoggoth].power")


def verbs() -> VerbBook:
    book = VerbBook()

    @book.verb("advance")
    def advance(table: list[str], cause: str, spaces: int) -> None:
        table.append(f"{cause} advances {spaces}")

    @book.verb("discard")
    def discard(
        table: list[str], cause: str, items: tuple[Literal["key", "book"], ...], from_: str = "all"
    ) -> None:
        table.append(f"{cause} discards {items} from {from_}")

    @book.verb("howl")
    def howl(table: list[str], cause: str) -> None:
        table.append(f"{cause} howls")

    return book


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def problems(folder: Folder, entries: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
    assert verbs().compile(entries, folder, AT) == ()
    assert all(fault.file == "cards.toml" for fault in folder.faults)
    return [(fault.key, fault.problem) for fault in folder.faults]


def test_powers_apply_their_verbs_with_their_arguments_in_order(folder: Folder) -> None:
    entries: list[dict[str, Any]] = [
        {"do": "advance", "spaces": 2},
        {"do": "discard", "items": ["key", "book"], "from": "one"},
    ]
    powers = verbs().compile(entries, folder, AT)
    table: list[str] = []
    for power in powers:
        power.apply(table, "shoggoth", **power.args)
    assert folder.faults == []
    assert table == ["shoggoth advances 2", "shoggoth discards ('key', 'book') from one"]


def test_an_argument_with_a_default_may_be_left_out(folder: Folder) -> None:
    (power,) = verbs().compile([{"do": "discard", "items": []}], folder, AT)
    assert isinstance(power, Power)
    assert power.args == {"items": ()}


def test_the_book_names_its_verbs() -> None:
    assert verbs().names() == ["advance", "discard", "howl"]


LISTED = "`miskatonic verbs GAME` lists the verbs"


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"do": "devour"}, f"unknown verb 'devour'; {LISTED}"),
        ({"do": "advence"}, f"unknown verb 'advence'; did you mean 'advance'? {LISTED}"),
        ({"do": 3}, f'a power needs a verb: {{ do = "..." }}; {LISTED}'),
        ({"spaces": 2}, f'a power needs a verb: {{ do = "..." }}; {LISTED}'),
    ],
)
def test_an_unknown_verb_is_a_fault_with_the_nearest_one(
    folder: Folder, entry: dict[str, Any], told: str
) -> None:
    assert problems(folder, [entry]) == [("card.[shoggoth].power", told)]


def test_every_wrong_argument_of_every_power_is_a_fault(folder: Folder) -> None:
    assert problems(
        folder,
        [
            {"do": "advance", "spaces": "two"},
            {"do": "advance"},
            {"do": "howl", "loudly": True},
            {"do": "discard", "items": ["key", "lamp"], "count": 1},
        ],
    ) == [
        ("card.[shoggoth].power.spaces", 'must be a whole number, not "two"'),
        ("card.[shoggoth].power", "'advance' needs the argument 'spaces'"),
        ("card.[shoggoth].power", "'howl' has no argument 'loudly'; it has: none"),
        ("card.[shoggoth].power", "'discard' has no argument 'count'; it has: items, from"),
        ("card.[shoggoth].power.items", 'unknown value "lamp"; possible values: key, book'),
    ]


def test_values_are_not_converted_silently(folder: Folder) -> None:
    assert problems(folder, [{"do": "advance", "spaces": True}]) == [
        ("card.[shoggoth].power.spaces", "must be a whole number, not true")
    ]


def test_a_broken_power_does_not_hide_the_good_ones(folder: Folder) -> None:
    powers = verbs().compile([{"do": "howl"}, {"do": "devour"}, {"do": "howl"}], folder, AT)
    assert [power.verb for power in powers] == ["howl", "howl"]
    assert len(folder.faults) == 1


def test_a_verb_for_another_kind_of_cause_cannot_stand_there(folder: Folder) -> None:
    assert verbs().compile([{"do": "howl"}], folder, AT, str)
    assert folder.faults == []
    verbs().compile([{"do": "howl"}], folder, AT, int)
    (fault,) = folder.faults
    assert fault[:3] == (*AT, "the verb 'howl' cannot be used here; look at the cards that use it")
