"""Cards of every kind can be added, renamed and removed by files alone, and whole games are played so."""

import re
import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from miskatonic.content.files import ContentError
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.games.witch_of_salem import SPEC
from miskatonic.games.witch_of_salem.board.elders import banish_shadow, place_shadow
from miskatonic.games.witch_of_salem.cards.shape import Content
from miskatonic.games.witch_of_salem.rules import CREEPING
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import STANDARD, Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage

ADDED: Final = {
    "creatures.toml": """
[[creature]]
id = "byakhee"
recipe = { items = ["lantern", "dagger"] }
power = [{ do = "team-discards", items = ["lantern"], half = "elixir", arrow = true }]
copies = 3
""",
    "events.toml": """
[[event]]
id = "northern-lights"
witch = 9
positive = true
power = [{ do = "retreat", spaces = 1 }, { do = "one-peeks" }]
""",
    "elders.toml": """
[[elder]]
id = "azathoth"
recipe = { items = ["lantern", "dagger", "dagger"] }
ability = "creeping"
""",
    "locations.toml": """
[[location]]
id = "lighthouse"
artifact = "star-stone"
slots = ["", "C", "SV"]
""",
    "items.toml": """
[[minor]]
id = "lantern"
copies = 5
use = "look"

[[artifact]]
id = "star-stone"
copies = 2
""",
    "scholars.toml": """
[[scholar]]
id = "wilmarth"
talent = "reach"
""",
}
RENAMED: Final = {
    "undead": "revenants",
    "nightmares": "cold-sweat",
    "hastur": "yellow-king",
    "docks": "quay",
    "university": "college",
    "dagger": "kris",
    "silver-key": "iron-key",
    "craven": "hawthorne",
    "sterns": "miskin",
}
REMOVED: Final = {
    "creatures.toml": "ghouls",
    "events.toml": "ill-omen",
    "elders.toml": "dagon",
    "locations.toml": "church",
    "scholars.toml": "foster",
}
OPTIONS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"talents": "on", "exploration": "on"},
    {"wallCheck": "end", "refuseTribute": "on"},
)


def copied(target: Path) -> Path:
    return Path(shutil.copytree(SPEC.folder / "data", target / "data"))


def without(text: str, name: str) -> str:
    """A file less the record of this id."""
    head, *records = re.split(r"(?m)^(?=\[\[\w+\]\])", text)
    kept = [record for record in records if f'id = "{name}"\n' not in record]
    assert len(kept) == len(records) - 1
    return head + "".join(kept)


def renamed(text: str) -> str:
    """The trait of the University is a word of the rules, and stays."""
    for old, new in RENAMED.items():
        text = re.sub(rf'(?<!trait = )"{old}"', f'"{new}"', text)
    return text


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    folder = copied(tmp_path_factory.mktemp("cards"))
    for path in folder.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name in REMOVED:
            text = without(text, REMOVED[path.name])
        path.write_text(renamed(text + ADDED.get(path.name, "")), encoding="utf-8")
    loaded: Content = SPEC.load_content(folder)
    return loaded


def game_with(content: Content) -> AnyGame:
    return replace(SPEC, new=partial(SPEC.new, content=content))


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_games_with_cards_of_ones_own_keep_the_contract(content: Content, seats: int, number: int) -> None:
    coverage = Coverage()
    uphold(Case(game_with(content), seats, STANDARD, OPTIONS[number], number), coverage, one_in=15)
    assert coverage.games == 1


def test_all_of_them_come_into_play(content: Content) -> None:
    wanted = {"byakhee", "northern-lights", "azathoth", "lighthouse", "lantern", "star-stone", "wilmarth"}
    wanted |= set(RENAMED.values())
    met: set[str] = set()
    for seed in range(60):
        t = game_with(content).new(4, {"talents": "on"}, seed, chronicle=True)
        met |= wanted & {*t.rules.scholars}
        dice = Dice.seeded(seed, "test")
        while (asked := t.flow.decision) is not None:
            met |= wanted & {t.rules.alphabet.parts(word)[1] for word in asked.options}
            t.flow.submit(t, dice.pick(asked.options))
        told = [value for event in t.chronicle.events for value in event.args.values()]
        met |= wanted & {str(value).rpartition("/")[2] for value in told}
    assert met == wanted


def test_experienced_players_know_what_to_do_with_them(content: Content) -> None:
    game = game_with(content)
    assert game.habit is not None
    for seats in game.seats:
        for options in OPTIONS:
            t = game.new(seats, options, seats)
            while (asked := t.flow.decision) is not None:
                word = game.habit(t, asked.seat)
                assert word in asked.options
                t.flow.submit(t, word)


def test_a_scholar_of_ones_own_can_be_asked_for(content: Content) -> None:
    game = game_with(content)
    t = game.new(2, game.settle({"scholars": "wilmarth,miskin"}), 1)
    assert t.rules.scholars == ("wilmarth", "miskin")
    with pytest.raises(BadOptionError, match="there is no scholar 'foster'"):
        game.new(2, {"scholars": "foster,baxter"}, 1)


def test_two_great_old_ones_may_share_an_ability(content: Content) -> None:
    """It ends with the last of them."""
    t = game_with(content).new(2, {}, 1)
    creeping = [number for number, card in enumerate(content.elders) if card.ability == "creeping"]
    t.elders = [*creeping, *t.elders[2:]]
    for left in (True, False):
        place_shadow(t, "rule/WOS-11.6")
        banish_shadow(t)
        assert bool(t.powers & CREEPING) == left


def test_other_counts_than_the_rule_book_has_are_remarked_on(content: Content, tmp_path: Path) -> None:
    assert SPEC.load_content(copied(tmp_path)).remarks == ()
    assert [str(remark) for remark in content.remarks] == [
        "items.toml: there are 5 minor items; presets.toml counts 4",
        "items.toml: there are 4 artifacts; presets.toml counts 3",
    ]


def test_one_card_of_each_kind_is_enough(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for file in ("creatures.toml", "events.toml", "elders.toml"):
        path = folder / file
        kind = file.removesuffix("s.toml")
        head, first, *rest = path.read_text(encoding="utf-8").split(f"[[{kind}]]")
        _, hash_, specials = rest[-1].partition("\n#")
        path.write_text(f"{head}[[{kind}]]{first}{hash_}{specials}", encoding="utf-8")
    content = SPEC.load_content(folder)
    assert (len(content.creatures), len(content.events), len(content.elders)) == (1, 1, 1)
    assert len(content.remarks) == 5
    for seats in SPEC.seats:
        uphold(Case(game_with(content), seats, STANDARD, {}, seats), Coverage(), one_in=30)


def test_more_than_there_are_words_for_is_a_fault_and_so_is_a_ring_without_tiles(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    path = folder / "locations.toml"
    more = "".join(
        f'[[location]]\nid = "cellar-{number}"\nartifact = "elder-sign"\nslots = ["", "", ""]\n'
        for number in range(20)
    )
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        SPEC.load_content(folder)
    assert [fault[:3] for fault in raised.value.faults] == [
        ("locations.toml", "location", "there are words for 23, not for 26"),
        ("presets.toml", "common", "8 tiles are too few for 26 outer locations"),
    ]
