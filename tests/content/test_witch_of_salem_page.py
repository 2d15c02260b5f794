"""The rulebook of Witch of Salem is complete, and its tables agree with the card files."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from miskatonic.content.rulebook import Rulebook, Section, load_rulebook
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import find_game

SPEC = find_game("witch-of-salem")
RULES_PER_CHAPTER = {
    1: 6, 2: 8, 3: 6, 4: 9, 5: 7, 6: 5, 7: 8, 8: 7, 9: 8, 10: 5, 11: 7, 12: 7, 13: 6, 14: 3, 15: 3,
    16: 9, 17: 2, 18: 6, 21: 3,
}  # fmt: skip
RULINGS = 57
EXAMPLES = 38


@cache
def book() -> Rulebook:
    return load_rulebook(SPEC)


@cache
def texts() -> Texts:
    return load_texts(SPEC.texts, strict=True)


@cache
def content() -> Any:
    return SPEC.load_content(SPEC.folder / "data")


def table(section: str) -> list[list[str]]:
    """The rows of a section's table; remarks on where a fact comes from are left out."""
    found = book().find(section)
    assert isinstance(found, Section)
    lines = [line for line in found.text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return [[cell.replace(" (known)", "").replace(" (source)", "") for cell in row] for row in cells]


def test_every_id_is_there_once() -> None:
    expected = [
        f"WOS-{chapter}.{n}" for chapter, count in RULES_PER_CHAPTER.items() for n in range(1, count + 1)
    ]
    expected += [f"WOS-R{n}" for n in range(1, RULINGS + 1)]
    assert Counter(book().ids) == Counter(expected)


def test_each_rule_stands_in_its_own_chapter_and_every_chapter_is_there() -> None:
    assert [section.id for section in book().sections if section.depth == 2] == [str(n) for n in range(25)]
    for rule in book().rules.values():
        chapter = rule.id.removeprefix("WOS-").split(".")[0]
        assert rule.section == ("19" if rule.is_ruling else chapter), rule.id
        assert rule.text


def test_every_reference_leads_somewhere() -> None:
    assert book().dangling == ()


def test_every_ruling_gives_its_reason() -> None:
    assert [rule.id for rule in book().rules.values() if rule.is_ruling and "*Why:*" not in rule.text] == []


def test_the_examples_are_numbered_through_and_cite_rules() -> None:
    assert [example.number for example in book().examples] == list(range(1, EXAMPLES + 1))
    assert all(example.cites for example in book().examples)
    assert [example.number for example in book().examples_of("WOS-13.2")] == [28]


def test_the_page_lists_exactly_the_options_of_the_game() -> None:
    assert set(book().options) == {option.key for option in SPEC.options}


def test_the_page_names_the_default_of_every_option() -> None:
    rows = {row[0].strip("`"): row[1].casefold() for row in table("21")}
    for option in SPEC.options:
        assert rows[option.key] == option.default.replace(",", ", "), option.key


def test_the_locations_of_the_page_are_those_of_the_cards() -> None:
    printed = [
        [
            str(number),
            texts().name(card.id, form="full"),
            texts().name(card.artifact) if card.artifact else "any",
            *(" ".join(slot) or "free" for slot in card.slots or ("–", "–", "–")),  # noqa: RUF001 - as on the page
        ]
        for number, card in enumerate(content().locations)
    ]
    assert table("20.1") == printed


def test_the_presets_of_the_page_are_those_of_the_cards() -> None:
    presets = content().presets.preset
    rows = {row[0].split()[0].casefold(): row[1:] for row in table("20.3")}
    assert rows == {
        name: [
            " / ".join(str(length) for length in preset.track.values()),
            " / ".join(str(space) for space in preset.demon.values()),
            *(str(number) for number in (preset.portraits_every, preset.sanity, preset.items)),
        ]
        for name, preset in presets.items()
    }


def test_the_die_of_apprentices_takes_no_sanity() -> None:
    presets = content().presets.preset
    assert {name for name, preset in presets.items() if "sanity" not in preset.die} == {"apprentice"}
    section = book().find("20.3")
    assert isinstance(section, Section)
    assert "second Necron face in place of its sanity face" in section.text


def test_the_track_of_the_page_is_the_classic_one() -> None:
    preset = content().presets.preset["classic"]
    section = book().find("20.2")
    assert isinstance(section, Section)
    every, length = preset.portraits_every, preset.track["3"]
    assert f"spaces 0–{length}." in section.text  # noqa: RUF001 - as on the page
    assert f"Portraits: {', '.join(str(n) for n in range(every, length, every))}." in section.text
    assert f"Demon space: {preset.demon['3']} " in section.text


def recipe(card: Any) -> str:
    """A recipe as the page writes it."""
    if card.recipe.artifact:
        return "Discard any artifact"
    if card.recipe.different:
        return f"{card.recipe.different} different"
    if card.recipe.same:
        return f"{card.recipe.same} identical"
    counts = Counter(card.recipe.items)
    return " + ".join(_counted(item, count, sum(counts.values())) for item, count in counts.items())


def _counted(item: str, count: int, size: int) -> str:
    name = texts().name(item)
    if count > 1:
        return f"{count} {name if name.endswith('s') else name + 's'}"
    return name if size == 2 else f"1 {name}"


def test_the_creatures_of_the_page_are_those_of_the_cards() -> None:
    for row, card in zip(table("20.4"), content().creatures, strict=True):
        assert row[0] == texts().name(card.id)
        assert row[1] in (recipe(card), f"any {recipe(card)} minor items")
        assert row[3] == ("yes" if any(power.get("arrow") for power in card.power) else "no")


def test_the_events_of_the_page_are_those_of_the_cards() -> None:
    rows = [row[:4] for row in table("20.5")]
    assert rows == [
        [str(number), texts().name(card.id), str(card.witch), "+" if card.positive else "−"]  # noqa: RUF001 - as on the page
        for number, card in enumerate(content().events, 1)
    ]


def test_the_great_old_ones_of_the_page_are_those_of_the_cards() -> None:
    assert [row[:2] for row in table("20.6")] == [
        [texts().name(card.id), recipe(card)] for card in content().elders
    ]


@pytest.mark.rule("WOS-1.1")
def test_the_board_has_a_ring_of_locations_and_rlyeh_with_its_edges_and_a_track() -> None:
    scene = SPEC.scene(SPEC.new(4, SPEC.settle({}), 1), None)
    ring = [piece.marks["number"] for piece in scene.zone("arkham").pieces]
    assert ring == list(range(len(content().locations)))
    assert [piece.id for piece in scene.zone("rlyeh").pieces] == [
        *(f"edge-{n}" for n in range(1, content().presets.common.elders)),
        "prisoner",
    ]
    assert scene.zone("necron").marks["length"] == content().presets.preset["scholar"].track["4"]


@pytest.mark.rule("WOS-1.2", "WOS-1.6", "WOS-R2")
def test_the_cards_are_as_many_as_the_rulebook_counts() -> None:
    cards = content()
    creature_deck = sum(card.copies for card in (*cards.creatures, *cards.specials))
    location_cards = 4 * sum(text.startswith("go ") for text in cards.alphabet.sayable)
    overview, starting_card, aids = 1, 1, 4
    counts = (creature_deck, len(cards.events), len(cards.elders), location_cards)
    said = book().rules["WOS-1.2"].text
    assert said.startswith(
        f"{sum(counts) + overview + starting_card + aids} cards: {creature_deck} creature-deck"
    )
    assert f"({len(cards.creatures)} types twice" in said
    assert f"{len(cards.events)} events, {len(cards.elders)} GOOs" in said
    assert f"{location_cards} location cards" in said


@pytest.mark.rule("WOS-1.3", "WOS-R1")
def test_the_items_are_as_many_as_the_rulebook_counts_without_the_tiles() -> None:
    (minor,) = {card.copies for card in content().minor_items}
    (artifact,) = {card.copies for card in content().artifacts}
    items = SPEC.conserved(SPEC.new(4, SPEC.settle({}), 1))["items"]
    said = f"{items} items: {minor} of each minor type, {artifact} of each artifact type."
    assert book().rules["WOS-1.3"].text.startswith(said)


@pytest.mark.rule("WOS-1.4")
def test_the_tiles_are_as_many_as_the_rulebook_counts() -> None:
    common = content().presets.common
    said = f"{common.portals + common.walls} tiles: {common.portals} Portals, {common.walls} Walls."
    assert book().rules["WOS-1.4"].text.startswith(said)


@pytest.mark.rule("WOS-1.5")
def test_each_scholar_has_figure_board_and_marker_and_there_is_one_witch_one_necron_one_die() -> None:
    scene = SPEC.scene(SPEC.new(4, SPEC.settle({}), 1), None)
    boards = [zone.marks for zone in scene.zones if zone.id.startswith("scholar.")]
    assert [board["scholar"] for board in boards] == [card.id for card in content().scholars]
    assert all(board["sanity"] == 6 for board in boards)
    assert [piece.marks["witch"] for piece in scene.zone("arkham").pieces].count(True) == 1
    assert [piece.face for piece in scene.zone("necron").pieces] == ["necron"]
    assert all(len(preset.die) == 6 for preset in content().presets.preset.values())
