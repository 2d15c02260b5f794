import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from miskatonic.content.rulebook import (
    NoRulebookError,
    Rule,
    Rulebook,
    Section,
    UnknownRuleError,
    load_rulebook,
)
from miskatonic.games.registry import all_games, find_game

PAGE = """# Toad: the rules

Read this first.

## 1. Setup

- **TOA-1.1** Take a toad [R1]. It is green, see 1.2-1.3.
  It may be `warty`.
- **TOA-1.2 Title.** Feed it (2.1).
- **TOA-1.3** Rest.

## 2. End

| Id | Result | When |
|---|---|---|
| **TOA-2.1** | Win | the toad sings |
| **TOA-2.2** | Loss | it does not |

- **TOA-R1** A frog will do; 9.9 is gone.

### 2.3 Toads

| Key | Default |
|---|---|
| `warty` | off |

## 3. Examples

1. **A song.** Given a toad; when it sings; then win. (1.1, 2.1)
2. **Silence.** Given a stone; then nothing.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("TOA", PAGE)


def test_rules_stand_in_the_order_of_the_page_with_their_sections(book: Rulebook) -> None:
    assert book.title == "Toad: the rules"
    assert book.ids == ("TOA-1.1", "TOA-1.2", "TOA-1.3", "TOA-2.1", "TOA-2.2", "TOA-R1")
    assert [rule.section for rule in book.rules.values()] == ["1", "1", "1", "2", "2", "2"]
    assert [rule.id for rule in book.rules.values() if rule.is_ruling] == ["TOA-R1"]


def test_a_rule_goes_on_over_indented_lines_and_keeps_its_title(book: Rulebook) -> None:
    assert book.rules["TOA-1.1"].text == "Take a toad [R1]. It is green, see 1.2-1.3. It may be `warty`."
    assert book.rules["TOA-1.2"].text == "Title. Feed it (2.1)."


def test_a_rule_in_a_table_is_read_with_the_headings_of_its_columns(book: Rulebook) -> None:
    assert book.rules["TOA-2.2"].text == "Result: Loss; When: it does not"


def test_sections_hold_their_text_down_to_the_next_heading(book: Rulebook) -> None:
    assert [(section.id, section.title, section.depth) for section in book.sections] == [
        ("", "Toad: the rules", 1),
        ("1", "Setup", 2),
        ("2", "End", 2),
        ("2.3", "Toads", 3),
        ("3", "Examples", 2),
    ]
    assert book.sections[0].text == "Read this first."
    assert book.sections[3].text.startswith("| Key |")
    assert [rule.id for rule in book.rules_in(book.sections[2])] == ["TOA-2.1", "TOA-2.2", "TOA-R1"]


def test_a_heading_without_a_number_belongs_to_the_section_it_stands_in() -> None:
    page = "# Toad\n## 1. Pond\n- **TOA-1.1** Wet.\n### Reeds\n- **TOA-1.2** Green.\n### 1.9 Mud\n"
    page += "- **TOA-1.3** Brown.\n### Stones\n- **TOA-1.4** Grey.\n## Envoi\n- **TOA-9.1** Croak.\n"
    book = Rulebook("TOA", page)
    assert [rule.section for rule in book.rules.values()] == ["1", "1", "1.9", "1", ""]
    assert [part.title for part in book.parts_of(book.sections[1])] == ["Pond", "Reeds", "Mud", "Stones"]
    assert [rule.id for rule in book.rules_in(book.sections[1])] == [
        "TOA-1.1",
        "TOA-1.2",
        "TOA-1.3",
        "TOA-1.4",
    ]
    assert book.chapter_of(book.rules["TOA-1.2"]) == "Pond"


def test_a_search_finds_ids_first_and_then_words(book: Rulebook) -> None:
    assert book.search("1.2") is book.rules["TOA-1.2"]
    assert book.search("take TOAD") == (book.rules["TOA-1.1"],)
    for unknown in ("zebra", "9.8"):
        with pytest.raises(UnknownRuleError, match=unknown):
            book.search(unknown)


def test_references_are_followed_both_ways_and_ranges_are_filled(book: Rulebook) -> None:
    assert book.rules["TOA-1.1"].cites == ("TOA-R1", "TOA-1.2", "TOA-1.3")
    assert [rule.id for rule in book.citing("TOA-2.1")] == ["TOA-1.2"]


def test_a_reference_that_leads_nowhere_is_found(book: Rulebook) -> None:
    assert book.dangling == (("TOA-R1", "TOA-9.9"),)


def test_examples_know_the_rules_they_show(book: Rulebook) -> None:
    song, silence = book.examples
    assert (song.number, song.title, song.text) == (1, "A song", "Given a toad; when it sings; then win.")
    assert silence.cites == ()
    assert book.examples_of("TOA-2.1") == (song,)
    assert book.examples_of("TOA-1.3") == ()


def test_options_are_linked_to_the_rules_that_speak_of_them(book: Rulebook) -> None:
    assert book.options == ("warty",)
    assert [rule.id for rule in book.about_option("warty")] == ["TOA-1.1"]


@pytest.mark.parametrize("name", ["TOA-1.2", "toa-1.2", "1.2", " 1.2 "])
def test_a_rule_is_found_by_any_way_of_writing_its_id(book: Rulebook, name: str) -> None:
    found = book.find(name)
    assert isinstance(found, Rule)
    assert found.id == "TOA-1.2"


def test_a_ruling_and_a_section_are_found_too(book: Rulebook) -> None:
    assert book.find("r1") is book.rules["TOA-R1"]
    section = book.find("2.3")
    assert isinstance(section, Section)
    assert section.title == "Toads"


@pytest.mark.parametrize("name", ["", "4.4", "WOC-1.1", "toad"])
def test_an_unknown_rule_is_one_clear_sentence(book: Rulebook, name: str) -> None:
    with pytest.raises(UnknownRuleError, match=f"there is no rule '{name}' in 'Toad: the rules'"):
        book.find(name)


def test_a_page_without_rules_is_an_empty_book() -> None:
    empty = Rulebook("TOA", "")
    assert (empty.title, empty.ids, empty.examples, empty.dangling) == ("", (), (), ())
    with pytest.raises(UnknownRuleError):
        empty.find("1.1")


def test_a_guest_keeps_its_rules_beside_its_code(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(PAGE, encoding="utf-8")
    assert load_rulebook(SimpleNamespace(key="toad", rule_prefix="TOA", folder=tmp_path)).ids[0] == "TOA-1.1"


def test_a_game_without_a_page_has_no_rulebook(tmp_path: Path) -> None:
    with pytest.raises(NoRulebookError, match="toad has no rulebook"):
        load_rulebook(SimpleNamespace(key="toad", rule_prefix="TOA", folder=tmp_path))


@pytest.mark.parametrize("game", all_games())
def test_a_rulebook_speaks_to_readers_of_the_page_and_of_the_terminal_alike(game: str) -> None:
    book = load_rulebook(find_game(game))
    commands = [
        part
        for section in book.sections
        for part in re.findall(r"[^.]*`miskatonic [^`]*`[^\n]*", section.text)
    ]
    assert all("in a terminal" in part and "on the page" in part for part in commands)
    assert not [section.title for section in book.sections if re.search(r"`--\w|\.toml|\.py\b", section.text)]
