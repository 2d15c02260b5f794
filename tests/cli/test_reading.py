"""The commands to read with: games, rules and cards."""

import re

import pytest

from miskatonic.cli.lookup import read_texts
from miskatonic.content.rulebook import load_rulebook
from miskatonic.games.registry import all_games, find_game
from tests.cli.commands import data, said

GAME = "witch-of-salem"


@pytest.mark.parametrize("typed", ["witch", "WITCH-of", "witch-of-salem"])
def test_a_game_can_be_named_by_the_beginning_of_its_name(
    capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    assert said(capsys, "rules", typed) == said(capsys, "rules", GAME)


def test_games_lists_seats_options_and_variants(capsys: pytest.CaptureFixture[str]) -> None:
    printed = said(capsys, "games")
    for word in ("Witch of Salem", "2 to 4 seats", "preset", "scholar*", "apprentice"):
        assert word in printed
    preset = read_texts(find_game(GAME), "en").option("preset")
    assert preset.values["apprentice"] in flat(said(capsys, "games", GAME))
    assert "(several, separated by commas)" in printed
    assert "-o elders=nyarlathotep,shub-niggurath" in said(capsys, "games", "wisdom-of-cthulhu")
    assert "several values, separated by commas" in " ".join(
        said(capsys, "play", "--help").replace("│", "").split()
    )
    game = next(game for game in data(capsys, "games") if game["key"] == GAME)
    assert set(game) == {
        "key",
        "title",
        "pitch",
        "seats",
        "cooperative",
        "rules_version",
        "options",
        "variants",
        "departures",
        "newcomer",
    }
    assert game["seats"] == [2, 4]
    assert set(game["options"][0]) == {
        "key",
        "name",
        "about",
        "values",
        "default",
        "many",
        "rule",
        "departures",
    }


def test_games_says_for_every_variant_and_value_what_departs_from_the_book(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for told in data(capsys, "games"):
        shown = flat(said(capsys, "games", told["key"]))
        assert set(told["departures"]) == set(told["variants"])
        by_value = [option["departures"] for option in told["options"]]
        assert all(
            sentence in shown for values in by_value for found in values.values() for sentence in found
        )
        assert all(sentence in shown for found in told["departures"].values() for sentence in found)
        assert shown.count("By the book.") == list(told["departures"].values()).count([])
        assert ("(for a first game)" in shown) == bool(told["newcomer"])
        assert "".join(told["departures"].get("standard", [])) == ""


def flat(printed: str) -> str:
    """Without the breaks of lines and the signs of lists."""
    return " ".join(printed.replace("– ", "").split())  # noqa: RUF001 - the dash is the sign


def test_rules_shows_contents_chapter_and_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Phase B: turn and Move" in said(capsys, "rules", GAME)
    assert "Move is mandatory" in said(capsys, "rules", GAME, "5")
    assert "Move is mandatory" in said(capsys, "rules", GAME, "wos-5.3")
    assert "WOS-R14" in said(capsys, "rules", GAME, "all")
    rule = data(capsys, "rules", GAME, "5.3")
    assert (rule["id"], rule["section"]) == ("WOS-5.3", "5")
    assert set(rule) == {"id", "section", "text", "cites"}
    assert [one["id"] for one in data(capsys, "rules", GAME, "17")] == ["WOS-17.1", "WOS-17.2"]
    assert len(data(capsys, "rules", GAME)) > 100


@pytest.mark.parametrize("game", all_games())
def test_the_whole_book_is_printed_once(capsys: pytest.CaptureFixture[str], game: str) -> None:
    printed = said(capsys, "rules", game, "all").splitlines()
    headings = [re.sub("[ ─]*$", "", line) for line in printed if line.endswith("──")]
    book = load_rulebook(find_game(game))
    assert headings == [f"{section.id} {section.title}".strip() for section in book.sections]


def test_rules_under_a_heading_without_a_number_belong_to_their_chapter(
    capsys: pytest.CaptureFixture[str],
) -> None:
    contents = said(capsys, "rules", "wisdom-of-cthulhu")
    chapter = data(capsys, "rules", "wisdom-of-cthulhu", "2")
    assert {"WOC-2.1", "WOC-2.8", "WOC-2.17"} <= {rule["id"] for rule in chapter}
    assert re.search(rf"2  The turn +{len(chapter)} rules", contents)
    assert said(capsys, "rules", "wisdom-of-cthulhu", "2.8").startswith("WOC-2.8  The turn")


def test_rules_finds_words(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "rules", "wisdom-of-cthulhu", "elder", "sign")
    assert all("elder" in rule["text"].casefold() for rule in found)
    printed = said(capsys, "rules", "wisdom-of-cthulhu", "elder", "sign")
    assert f"{len(found)} rules with 'elder sign'" in printed
    assert "rules with 'sign'" in said(capsys, "rules", "wisdom-of-cthulhu", "sign")


def test_cards_shows_all_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Hounds of Tindalos" in said(capsys, "cards", GAME)
    assert "Glasses and Dagger" in said(capsys, "cards", GAME, "deep", "ones")
    card = data(capsys, "cards", GAME, "deep ones")
    assert set(card) == {"id", "title", "kind", "facts", "rules", "flavour"}
    assert card["facts"][0] == {"label": "Recipe", "value": "Glasses and Dagger"}
    assert {"elixir", "cthulhu"} <= {one["id"] for one in data(capsys, "cards", GAME)}
