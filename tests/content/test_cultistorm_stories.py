"""The stories of Cultistorm: every slot is filled once, as the rulebook says, and worth reading."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from tests.content.test_cultistorm_page import GAME, SYMBOLS, table, texts, title

SLOTS = len(table("D.13", 2))
ON_CARDS = 60
VERBS = {
    "MAD": "insanity", "TER": "terror-step", "SPN": "spawn", "ADD": "add", "DROP": "drop", "WILD": "wild",
    "ROLL": "roll", "CARD": "card", "LOSE": "lose", "BONUS": "bonus", "CLUE": "clue", "FREE": "free",
    "BLOCK": "block", "TCARD": "cards", "TLOSE": "each-discards", "HEAL": "heal", "PEEK": "peek",
    "DIE": "die",
}  # fmt: skip
# Without a fight there is no active detective, and without a location no place to speak of.
ANYWHERE = {"terror-step", "spawn", "cards", "each-discards", "heal", "peek", "die"}
AT_A_LOCATION = ANYWHERE | {"roll", "block"}
# Neither asks for more of a cult symbol, nor has trophies to give.
WITHOUT_CULT = ("nameless-pane", "the-hollow-guest", "the-drowned-twin", "the-undertaker")


@cache
def stories() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((GAME / "data/narrative.toml").read_text(encoding="utf-8"))[
        "story"
    ]
    return found


def effects(story: dict[str, Any]) -> list[str]:
    """The effect, or the two to choose from."""
    powers = [story[key] for key in ("power", "or") if key in story]
    return [power["do"].removeprefix("tell-") for verbs in powers for power in verbs]


def cards(file: str, kind: str) -> set[str]:
    content = tomllib.loads((GAME / f"data/{file}.toml").read_text(encoding="utf-8"))
    return {card["id"] for card in content[kind]}


def sentences(story: str) -> int:
    spoken = re.sub(r"\b(Mr|Mrs|Dr)\.", r"\1", story)
    return len(re.findall(r"[.!?]”?(?=\s|$)", spoken))


@pytest.mark.rule("CUL-15.2")
def test_every_slot_is_filled_once_and_the_first_sixty_lie_on_twelve_cards() -> None:
    assert [story["id"] for story in stories()] == [f"story-{slot:03}" for slot in range(1, SLOTS + 1)]
    symbols = [symbol for symbol in SYMBOLS.values() if symbol != "wild"]
    for slot, story in enumerate(stories()[:ON_CARDS], 1):
        card, index = divmod(slot - 1, len(symbols))
        assert (story["of"], story["symbol"]) == (f"narrative-{card + 1}", symbols[index])


@pytest.mark.rule("CUL-15.4")
def test_the_others_belong_to_as_many_cards() -> None:
    owners = [story["of"] for story in stories()[ON_CARDS:]]
    heralds = {card for card in cards("cultists", "cultist") if card.endswith("-herald")}
    assert len(heralds) == 5
    assert sorted(owners) == sorted(
        cards("elders", "elder")
        | heralds
        | cards("cults", "cultist")
        | cards("locations", "location")
        | cards("terrors", "terror")
        | cards("terrors", "endgame")
        | cards("monsters", "monster")
    )


def test_the_effects_are_those_of_the_rulebook() -> None:
    by_card = {int(row[0].removeprefix("N")): row[2:] for row in table("D.13", 1)}
    assert [code for card in range(1, 13) for code in by_card[card]] == [
        row[3] for row in table("D.13", 2)[:ON_CARDS]
    ]
    for row, story in zip(table("D.13", 2), stories(), strict=True):
        wanted = [] if row[3] == "–" else [VERBS[code] for code in row[3].split("/")]  # noqa: RUF001 - as on the page
        assert effects(story) == wanted, row[0]


def test_the_titles_are_those_of_the_rulebook() -> None:
    for row, story in zip(table("D.13", 2), stories(), strict=True):
        assert row[2] == texts().name(story["id"])
        if story["of"] not in cards("cultists", "cultist") and "symbol" not in story:
            assert row[1] in (title(story["of"]), texts().name(story["of"]))


def test_an_effect_can_happen_where_its_story_is_told() -> None:
    fought = cards("cultists", "cultist") | cards("cults", "cultist") | cards("monsters", "monster")
    placed = cards("elders", "elder") | cards("locations", "location")
    for story in stories()[ON_CARDS:]:
        if story["of"] in placed:
            assert set(effects(story)) <= AT_A_LOCATION, story["id"]
        elif story["of"] not in fought:
            assert set(effects(story)) <= ANYWHERE, story["id"]
        elif story["of"] in WITHOUT_CULT:
            assert not {"add", "bonus"} & set(effects(story)), story["id"]


def test_good_and_bad_are_in_balance() -> None:
    good = {"drop", "wild", "card", "bonus", "clue", "free", "block", "cards", "heal", "peek", "die"}
    bad = {"insanity", "terror-step", "spawn", "add", "lose", "each-discards"}
    told = [set(effects(story)) for story in stories()[:ON_CARDS]]
    counts = (sum(map(good.issuperset, filter(None, told))), sum(map(bad.issuperset, filter(None, told))))
    assert abs(counts[0] - counts[1]) <= 2
    assert min(counts) >= ON_CARDS // 3


@pytest.mark.parametrize("slot", range(1, SLOTS + 1))
def test_a_story_has_three_to_five_sentences_and_a_title(slot: int) -> None:
    story = texts().say(f"flavour-story-{slot:03}")
    assert 3 <= sentences(story) <= 5
    assert not set(story) & set('*{}"')
    assert texts().has(f"name-story-{slot:03}")


def test_no_two_stories_share_a_title_or_a_sentence() -> None:
    titles = [texts().name(story["id"]) for story in stories()]
    assert len(set(titles)) == SLOTS
    told = [texts().say(f"flavour-{story['id']}") for story in stories()]
    said = [sentence for story in told for sentence in re.split(r"(?<=[.!?]) ", story) if len(sentence) > 30]
    assert len(set(said)) == len(said)


def test_a_story_says_in_plain_words_what_it_does() -> None:
    for story in stories():
        rules = texts().say(f"card-{story['id']}")
        assert ("Or:" in rules) == ("or" in story)
        assert (rules == "No effect.") == (not effects(story))
