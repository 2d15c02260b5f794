"""The stories of Cultistorm's expansions: one for each card that may have one, worth reading (EXP-1.11)."""

import tomllib
from functools import cache
from typing import Any

import pytest

from miskatonic.content.files import Folder
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.installed import installed
from tests.content.test_cultistorm_stories import ANYWHERE, AT_A_LOCATION, effects, sentences
from tests.content.test_cultistorm_stories import stories as base_stories

NARRATIVE = "data/narrative.toml"
TELLING = [
    expansion
    for expansion in installed()
    if expansion.folder is not None and (expansion.folder / NARRATIVE).exists()
]
# What can happen where the stories of these expansions are told: without anybody's turn and without a
# location, or at a location; all others are told to a detective.
WHERE = {
    "cultist_events": ANYWHERE,
    "overlord": ANYWHERE,
    "campaign": ANYWHERE,
    "otherworlds": AT_A_LOCATION,
    "victims": AT_A_LOCATION,
    "diseases": AT_A_LOCATION,
}


@cache
def texts() -> Texts:
    return load_texts(SPEC.texts, strict=True)


def stories(expansion: Expansion) -> list[dict[str, Any]]:
    assert expansion.folder is not None
    found: list[dict[str, Any]] = tomllib.loads((expansion.folder / NARRATIVE).read_text(encoding="utf-8"))[
        "story"
    ]
    return found


def all_stories() -> list[dict[str, Any]]:
    return base_stories() + [story for expansion in TELLING for story in stories(expansion)]


@pytest.mark.parametrize("expansion", TELLING, ids=lambda expansion: expansion.key)
def test_every_card_of_an_expansion_has_one_story_in_the_order_of_its_slots(expansion: Expansion) -> None:
    assert expansion.folder is not None
    owners = expansion.load(Folder(expansion.folder / "data")).owners
    told = stories(expansion)
    assert sorted(story["of"] for story in told) == sorted(owners)
    slots = [int(story["id"].removeprefix("story-x")) for story in told]
    assert slots == sorted(slots)
    if expansion.key in WHERE:
        assert all(set(effects(story)) <= WHERE[expansion.key] for story in told)


def test_no_two_stories_share_a_slot_or_a_title() -> None:
    ids = [story["id"] for story in all_stories()]
    assert len(set(ids)) == len(ids)
    titles = [texts().name(name) for name in ids]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("expansion", TELLING, ids=lambda expansion: expansion.key)
def test_a_story_has_four_sentences_and_says_what_it_does(expansion: Expansion) -> None:
    for story in stories(expansion):
        assert sentences(texts().say(f"flavour-{story['id']}")) == 4, story["id"]
        rules = texts().say(f"card-{story['id']}")
        assert ("Or:" in rules) == ("or" in story)
        assert (rules == "No effect.") == (not effects(story))
