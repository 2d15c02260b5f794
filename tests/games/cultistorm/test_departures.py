"""What a table has otherwise than the printed rule book (CUL-R84)."""

import pytest

from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.texts import load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.cards.content import Content
from tests.games.cultistorm.house import CONTENT


def departs(**chosen: str) -> set[str]:
    return {departure.key for departure in SPEC.departs(CONTENT, chosen)}


def with_other_numbers(**numbers: object) -> Content:
    """The game's content, with a standard preset that a designer has changed."""
    presets = CONTENT.presets
    changed = presets.preset["standard"].model_copy(update=numbers)
    return CONTENT._replace(
        presets=presets.model_copy(update={"preset": {**presets.preset, "standard": changed}})
    )


@pytest.mark.rule("CUL-R84", "CUL-5.1", "CUL-R5")
def test_the_default_table_and_the_letter_depart_in_nothing() -> None:
    assert departs() == set()
    assert departs(**SPEC.variants["strict"]) == set()


@pytest.mark.parametrize("difficulty", ["novice", "nightmare"])
@pytest.mark.rule("CUL-R84")
def test_every_other_difficulty_says_what_it_changes(difficulty: str) -> None:
    assert departs(difficulty=difficulty)


@pytest.mark.parametrize(
    ("option", "value", "key"),
    [
        ("seal_trophies", "any", "seal-trophies-any"),
        ("portal_grace", "summoned", "portal-grace-summoned"),
        ("portal_grace", "any_late", "portal-grace-any-late"),
        ("last_elder", "seal_later", "last-elder-seal-later"),
        ("empty_handed", "exempt", "empty-handed-exempt"),
        ("review_draw", "one", "review-draw-one"),
    ],
)
@pytest.mark.rule("CUL-R84")
def test_an_option_that_departs_from_the_source_says_so(option: str, value: str, key: str) -> None:
    assert departs(**{option: value}) == {key}


@pytest.mark.rule("CUL-R84")
def test_the_rulebook_says_of_every_option_which_values_depart() -> None:
    book = load_rulebook(SPEC)
    lines = [line.split("|") for part in ("20", "EXP-2") for line in book.find(part).text.splitlines()]
    said = {cells[1].strip(" `"): cells[4] for cells in lines if len(cells) > 5}
    for option in SPEC.options:
        for value in option.values:
            if option.many or value in ("preset", "random"):
                continue
            named = f"{value}: departs" in said[option.key]
            others = "Others: departs" in said[option.key] and f"{value}: letter" not in said[option.key]
            assert bool(departs(**{option.key: value})) == (named or others), (option.key, value)


@pytest.mark.rule("CUL-R84")
def test_a_preset_is_compared_with_the_book_number_by_number() -> None:
    book = CONTENT.presets.book
    said = SPEC.departs(with_other_numbers(hand=book.hand - 1, crystals=book.crystals - 1), {})
    assert [(departure.key, dict(departure.args)) for departure in said] == [
        ("hand", {"number": book.hand - 1, "book": book.hand}),
        ("crystals", {"number": book.crystals - 1, "book": book.crystals}),
    ]


@pytest.mark.rule("CUL-R84")
def test_of_numbers_by_team_the_one_farthest_from_the_book_is_told() -> None:
    (said,) = SPEC.departs(with_other_numbers(tokens={"2": 0, "3": 1, "4": 2, "5": 1}), {})
    assert said.args == {"number": 2, "book": 0, "reach": "some-teams"}
    (said,) = SPEC.departs(with_other_numbers(more_limit={"2": 2, "3": 0, "4": 0, "5": 0}), {})
    assert (said.key, dict(said.args)) == ("limit-higher", {"number": 2, "reach": "some-teams"})


def sentences(content: Content, seats: int | None, **chosen: str) -> list[str]:
    texts = load_texts(SPEC.texts, strict=True)
    return [texts.departure(*departure) for departure in SPEC.departs(content, chosen, seats)]


@pytest.mark.rule("CUL-R84")
def test_at_a_table_only_the_numbers_of_its_own_team_are_told() -> None:
    book = CONTENT.presets.book.items_kept
    content = with_other_numbers(items_kept={"2": book, "3": book + 1, "4": book, "5": book})
    assert sentences(content, None) == [
        f"Up to {book + 1} starting items are kept, not the rule book's {book}."
    ]
    assert sentences(content, 3) == [f"{book + 1} starting items are kept, not the rule book's {book}."]
    assert sentences(content, 5) == []


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("variant", SPEC.variants)
@pytest.mark.rule("CUL-R84")
def test_a_table_of_a_known_size_says_exact_numbers(variant: str, seats: int) -> None:
    said = sentences(CONTENT, seats, **SPEC.variants[variant])
    assert not [sentence for sentence in said if "up to" in sentence.lower()]


@pytest.mark.rule("CUL-R84", "CUL-R9", "CUL-R55")
def test_two_detectives_are_not_the_books() -> None:
    assert [key for key, _ in SPEC.departs(CONTENT, {}, 2)] == ["two-seats"]
    for seats in SPEC.seats[1:]:
        assert SPEC.departs(CONTENT, {}, seats) == ()


@pytest.mark.rule("CUL-R51")
def test_newcomers_are_offered_a_table_that_is_not_madder_than_the_standard_one() -> None:
    assert SPEC.newcomer == "novice"
    presets = CONTENT.presets.preset
    for team, tokens in presets["novice"].tokens.items():
        assert tokens <= presets["standard"].tokens[team]
