"""The rulebook of Cultistorm is complete, and its tables agree with the card files."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.content.rulebook import Rulebook, Section
from miskatonic.content.texts import Texts, load_texts

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src/miskatonic/games/cultistorm"
RULES_PER_CHAPTER = {
    1: 12, 2: 16, 3: 6, 4: 16, 5: 4, 6: 9, 7: 47, 8: 24, 9: 19, 10: 11, 11: 5, 12: 7, 13: 9, 14: 6,
    15: 9, 16: 1, 17: 7,
}  # fmt: skip
LAST_CHAPTER = 23
EXAMPLES = 42
SYMBOLS = {"ST": "star", "SH": "shield", "TN": "tentacle", "EY": "eye", "PL": "planet", "wild": "wild"}
ICONS = {
    "INS": "insanity",
    "INV": "investigate",
    "SPN": "spawn",
    "DLY": "delayed",
    "TER": "terror",
    "CBT": "combat",
    "DIC": "dice",
    "TRO": "trophy",
    "CRD": "cards",
    "NRD": "no-redraw",
    "GOO": "great-old-one",
}
LARGEST_TEAM = 5
CULTS = ("choir", "wardens", "tide", "coil", "orbit")


@cache
def book() -> Rulebook:
    return Rulebook("CUL", (ROOT / "docs/rules/cultistorm.md").read_text(encoding="utf-8"))


@cache
def texts() -> Texts:
    return load_texts(GAME / "text", strict=True)


@cache
def data(name: str) -> Any:
    return tomllib.loads((GAME / f"data/{name}.toml").read_text(encoding="utf-8"))


def table(section: str, number: int = 0) -> list[list[str]]:
    """The rows of one of a section's tables, without its head and the lines that only divide it."""
    found = book().find(section)
    assert isinstance(found, Section)
    blocks = [block.splitlines() for block in found.text.split("\n\n") if block.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in blocks[number][2:]]
    return [row for row in rows if not row[0].startswith("**")]


def title(content_id: str) -> str:
    return texts().name(content_id, form="full")


def symbols(printed: str) -> list[str]:
    return [SYMBOLS[code] for code in printed.split()]


def test_every_id_is_there_once() -> None:
    rules = {
        f"CUL-{chapter}.{n}" for chapter, count in RULES_PER_CHAPTER.items() for n in range(1, count + 1)
    }
    rulings = [rule_id for rule_id in book().ids if rule_id.startswith("CUL-R")]
    assert rulings == [f"CUL-R{n}" for n in range(1, len(rulings) + 1)]
    assert Counter(book().ids) == Counter([*rules, *rulings])


def test_each_rule_stands_in_its_own_chapter_and_every_chapter_is_there() -> None:
    chapters = [section.id for section in book().sections if section.depth == 2]
    assert chapters == [str(n) for n in range(LAST_CHAPTER + 1)]
    for rule in book().rules.values():
        chapter = rule.id.removeprefix("CUL-").split(".")[0]
        assert rule.section == ("18" if rule.is_ruling else chapter), rule.id
        assert rule.text


def test_every_reference_leads_somewhere() -> None:
    assert book().dangling == ()


def test_every_ruling_gives_its_reason() -> None:
    assert [rule.id for rule in book().rules.values() if rule.is_ruling and "*Why:*" not in rule.text] == []


def test_the_examples_are_numbered_through_and_cite_rules() -> None:
    assert [example.number for example in book().examples] == list(range(1, EXAMPLES + 1))
    assert all(example.cites for example in book().examples)
    assert [example.number for example in book().examples_of("CUL-9.13")] == [12, 40]


def test_the_presets_of_the_page_are_those_of_the_cards() -> None:
    printed = {row[0]: row[1:] for row in table("D.1")}
    presets = [data("presets")["preset"][name] for name in ("novice", "standard", "nightmare")]
    assert printed["option `seal_trophies`"] == [preset["seal_trophies"] for preset in presets]
    assert printed["option `portal_grace`"] == [preset["portal_grace"] for preset in presets]
    by_detectives = {
        "trophies for a seal beyond n (10.1), with 2 / 3 / 4 / 5 detectives": "more_trophies",
        "cultists beyond the limit of 4.12, likewise": "more_limit",
        "starting items kept (non-event), likewise": "items_kept",
        "insanity at start, each, likewise": "tokens",
    }
    for row, key in by_detectives.items():
        numbers = [" / ".join(map(str, preset[key].values())) for preset in presets]
        assert [cell.replace("\N{MINUS SIGN}", "-") for cell in printed[row]] == numbers
    assert printed["hand (5.1, 5.2)"] == [str(preset["hand"]) for preset in presets]
    assert printed["crystals for Endgame"] == [str(preset["crystals"]) for preset in presets]


def test_the_detectives_of_the_page_are_those_of_the_cards() -> None:
    cards = data("detectives")["detective"]
    for row, card in zip(table("D.2"), cards, strict=True):
        assert row[0] == title(card["id"])
        assert row[1].split()[0] == texts().name(card["role"])
        assert row[2] == card["reach"]
        assert symbols(row[3]) == [card["signature"]]
    for row, card in zip(table("D.2", 1), cards, strict=True):
        assert row[0] == texts().name(card["role"])
        for cell, ability in zip(row[1:], card["ability"], strict=True):
            assert cell.startswith(f"*{title(ability['id'])}:*")


def test_the_action_cards_of_the_page_are_those_of_the_cards() -> None:
    rows = table("D.3") + table("D.4")
    for row, card in zip(rows, data("actions")["action"], strict=True):
        assert row[1] == title(card["id"])
        assert symbols(row[2]) == [card["symbol"]], row[0]
        printed = [] if row[3] == "none" else [ICONS[code] for code in row[3].split()]
        assert Counter(printed) == Counter(card.get("icons", [])), row[0]
        kind = "delayed" if "DLY" in row[3] else "combat" if "CBT" in row[3] else "support"
        assert {"support", "combat", "delayed"} & card.keys() == {kind}, row[0]


def test_every_hand_shows_each_symbol_four_times_and_the_signature_once_more() -> None:
    cards = data("actions")["action"]
    for detective in data("detectives")["detective"]:
        own = [card for card in cards if card.get("role") in (None, detective["role"])]
        assert Counter(card["symbol"] for card in own) == Counter(
            [*(symbol for symbol in SYMBOLS.values() if symbol != "wild")] * 4 + [detective["signature"]]
        )


def team_sizes(card: dict[str, Any]) -> range:
    """The sizes of the teams that meet this cultist."""
    return range(card["players"], card.get("most_players", LARGEST_TEAM) + 1)


def printed_sizes(cell: str, cult: str) -> range:
    """The sizes in a cell: one, or a first and a last; after a comma, some cults and their own sizes."""
    usual, _, others = cell.partition(", ")
    *cults, other = others.split() or [""]
    least, _, most = (other if cult in cults else usual).partition("\N{EN DASH}")
    return range(int(least), int(most or least) + 1)


def test_the_cultists_of_the_page_are_those_of_the_cards() -> None:
    cards = {card["id"]: card for card in data("cultists")["cultist"]}
    assert len(cards) == data("presets")["counts"]["cultists"]
    for _, rank, teams, offsets, *printed in table("D.5"):
        for index, (cult, cell) in enumerate(zip(CULTS, printed, strict=True)):
            card = cards[f"{cult}-{rank.lower()}"]
            generated = [[*SYMBOLS.values()][(index + int(offset)) % 5] for offset in offsets.split()]
            assert card["symbols"] == symbols(cell)
            assert Counter(card["symbols"]) == Counter(generated)
            assert card["cult"] == [*SYMBOLS.values()][index]
            assert team_sizes(card) == printed_sizes(teams, [*SYMBOLS][index])


def test_the_great_old_ones_of_the_page_are_those_of_the_cards() -> None:
    cards = data("elders")["elder"]
    waves = {"1": "first", "2": "second"}
    for row, card in zip(table("D.6"), cards[:10], strict=True):
        assert row[1] == title(card["id"])
        assert waves[row[0]] == card["wave"]
        assert [SYMBOLS.get(row[2])] == [card.get("cult")]
        assert symbols(row[3]) == card["symbols"]
        assert (row[4] == "none") == ("ability" not in card)
    assert (cards[10]["id"], cards[10]["wave"]) == ("vhul-atrath", "special")


def test_the_locations_of_the_page_are_those_of_the_cards() -> None:
    cards = data("locations")["location"]
    assert [[title(card["id"]), card["symbol"]] for card in cards[:10]] == [
        [row[1], SYMBOLS[row[2]]] for row in table("D.7")
    ]
    strange = [card["id"] for card in cards if card.get("strange")]
    assert strange == [cult["location"] for cult in data("cults")["cult"]]
    frequency: dict[str | None, tuple[str, ...]] = {
        "each": ("Once per turn each:",),
        "team": ("Once per turn:",),
        None: ("Effect", "Any number of times:"),
    }
    for row, card in zip(table("D.7"), cards, strict=False):
        assert row[3].startswith(frequency[card.get("once")]), row[1]


def test_the_terror_cards_of_the_page_are_those_of_the_cards() -> None:
    cards = data("terrors")
    assert [row[1:3] for row in table("D.8")] == [
        [str(card["number"]), title(card["id"])] for card in cards["terror"]
    ]
    assert [row[1] for row in table("D.9")] == [title(card["id"]) for card in cards["endgame"]]


def test_the_items_of_the_page_are_those_of_the_cards() -> None:
    cards = {title(card["id"]): card for card in data("items")["item"]}
    rows = {row[1].removesuffix(" (event)"): row for row in table("D.10")}
    assert sum(card["copies"] for card in cards.values()) == data("presets")["counts"]["item_cards"]
    assert rows.keys() == cards.keys()
    for name, card in cards.items():
        row = rows[name]
        assert row[1].endswith(" (event)") == card.get("event", False)
        assert row[2] == str(card["copies"])
        assert (row[3] == "U") == card.get("unique", False), row[1]
        assert ("one-shot" in row[4]) == card.get("one_shot", False), row[1]
        assert ("once per turn" in row[4]) == card.get("once", False), row[1]


def test_the_special_cults_and_the_monsters_of_the_page_are_those_of_the_cards() -> None:
    cults = data("cults")
    for number, cult in enumerate(cults["cult"]):
        cards = [card for card in cults["cultist"] if card["of"] == cult["id"]]
        for row, card in zip(table("D.12", number), cards, strict=True):
            assert row[1] == title(card["id"])
            assert SYMBOLS.get(row[2]) == card.get("cult")
            assert symbols(row[3]) == card["symbols"]
    for row, card in zip(table("D.12", len(cults["cult"])), data("monsters")["monster"], strict=True):
        assert row[1] == title(card["id"])
        assert SYMBOLS[row[2]] == card["cult"]
        assert symbols(row[3]) == card["symbols"]
