"""Cards of every kind can be added, renamed and taken away by files alone, and whole games are played so."""

import re
import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import STANDARD, Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage

NEW: Final = {
    "fw.toml": """
[[card]]
id = "anonymous-letter"
type = "immediate"
kp = 1
power = [{ do = "gain-per", seeds = ["dm"], kp = 2 }]

[card.ritual]
bond = "horror"
study = { fw = 1 }
transmutation = { place = 1 }
sacrifice = { fw = 1 }
""",
    "as.toml": """
[[card]]
id = "orrery"
type = "immediate"
kp = 5
components = { fw = 1, en = 1 }
""",
    "dm.toml": """
[[card]]
id = "the-librarian"
type = "continuous"
kp = 3
bond = "madness"
when = { played = [{ do = "gain-for", kp = 1, seeds = ["fw"] }] }
""",
    "entities.toml": """
[[card]]
id = "cellar-thing"
copies = 2
type = "activation"
bond = "horror"
power = [{ do = "take", where = ["offer"], seeds = ["fw"] }]
""",
    "places.toml": """
[[place]]
id = "salem"
ground = "city"
players = 2
sells = ["fw", "en"]
bond = "nightmare"
power = [{ do = "gain", kp = 3, fades = 1 }, { do = "lay-sign", on = ["place"] }]
""",
    "elders.toml": """
[[elder]]
id = "the-sleeper"
bond = "horror"
first = [{ do = "take-points", kp = 2 }]
second = [{ do = "recover-research" }]
evocation = [{ do = "evoke-wisdom", kp = 1 }]
influence = { place-used = [{ do = "gain-by-bond", bond = "horror", bonded = 2 }] }
""",
}
# Of each kind one card is renamed, and one is taken away.
RENAMED: Final = {
    "fw.toml": ("aklo", "aklo-tablet"),
    "as.toml": ("cool-air", "cold-air"),
    "dm.toml": ("henry-armitage", "the-doctor"),
    "entities.toml": ("ghoul", "corpse-eater"),
    "places.toml": ("arkham", "old-arkham"),
    "elders.toml": ("cthulhu", "the-dreamer"),
}
REMOVED: Final = {
    "fw.toml": "necronomicon",
    "as.toml": "black-fever",
    "dm.toml": "joseph-curwen",
    "entities.toml": "deep-one",
    "places.toml": "kingsport",
    "elders.toml": "shub-niggurath",
}


def _without(text: str, name: str) -> str:
    """A file less the record of this id."""
    head, *records = re.split(r"(?m)^(?=\[\[\w+\]\])", text)
    kept = [record for record in records if f'id = "{name}"\n' not in record]
    assert len(kept) == len(records) - 1
    return head + "".join(kept)


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    folder = Path(shutil.copytree(SPEC.folder / "data", tmp_path_factory.mktemp("cards") / "data"))
    for file, added in NEW.items():
        path = folder / file
        old, new = RENAMED[file]
        text = _without(path.read_text(encoding="utf-8"), REMOVED[file])
        path.write_text(text.replace(f'id = "{old}"\n', f'id = "{new}"\n') + added, encoding="utf-8")
    loaded: Content = SPEC.load_content(folder)
    return loaded


@pytest.fixture
def own_game(content: Content) -> AnyGame:
    """The game with these cards."""
    return replace(SPEC, new=partial(SPEC.new, content=content))


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("seed", range(5))
def test_games_with_cards_of_ones_own_keep_the_contract(own_game: AnyGame, seats: int, seed: int) -> None:
    coverage = Coverage()
    uphold(Case(own_game, seats, STANDARD, {}, 40 + seed), coverage, one_in=25)
    assert coverage.games == 1


def test_all_of_them_come_into_play(own_game: AnyGame) -> None:
    wanted = {f"buy {name}" for name in ("anonymous-letter", "orrery", "the-librarian", "cellar-thing-2")}
    wanted |= {"buy aklo-tablet", "buy corpse-eater", "visit salem", "visit old-arkham", "visit the-sleeper"}
    wanted |= {"visit the-dreamer"}
    met: set[str] = set()
    for seed in range(40):
        t = own_game.new(4, {}, seed)
        text, dice = t.rules.alphabet.text, Dice.seeded(seed, "test")
        while (asked := t.flow.decision) is not None and wanted - met:
            met |= wanted & {text(word) for word in asked.options}
            t.flow.submit(t, dice.pick(asked.options))
    assert wanted == met


def test_experienced_players_and_searches_know_what_to_do_with_them(own_game: AnyGame) -> None:
    assert own_game.habit is not None
    for seats in own_game.seats:
        t = own_game.new(seats, {}, seats)
        while (asked := t.flow.decision) is not None:
            t.flow.submit(t, own_game.habit(t, asked.seat))
        assert max(t.kp) > 0


def test_a_great_old_one_of_ones_own_can_be_asked_for(own_game: AnyGame) -> None:
    chosen = own_game.settle({"elders": "the-sleeper,the-dreamer"})
    t = own_game.new(2, chosen, 1)
    assert [t.rules.elder_names[elder] for elder, status in enumerate(t.elders) if status] == [
        "the-dreamer",
        "the-sleeper",
    ]
    with pytest.raises(BadOptionError, match="cannot be 'cthulhu'; choose from: random, the-dreamer"):
        own_game.new(2, {"elders": "cthulhu"}, 1)


@pytest.mark.parametrize("file", ["fw.toml", "as.toml", "dm.toml", "entities.toml"])
def test_a_whole_deck_may_be_missing(tmp_path: Path, file: str) -> None:
    folder = Path(shutil.copytree(SPEC.folder / "data", tmp_path / "data"))
    (folder / file).write_text("card = []\n", encoding="utf-8")
    content = SPEC.load_content(folder)
    assert any(remark.file == file and "there are no cards" in remark.problem for remark in content.remarks)
    spec = replace(SPEC, new=partial(SPEC.new, content=content))
    uphold(Case(spec, 3, STANDARD, {}, 7), Coverage(), one_in=50)


def test_one_great_old_one_is_enough(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(SPEC.folder / "data", tmp_path / "data"))
    text = (folder / "elders.toml").read_text(encoding="utf-8")
    (folder / "elders.toml").write_text("[[elder]]".join(text.split("[[elder]]")[:2]), encoding="utf-8")
    content = SPEC.load_content(folder)
    assert any("has only 1 Great Old Ones" in remark.problem for remark in content.remarks)
    spec = replace(SPEC, new=partial(SPEC.new, content=content))
    for seed in range(3):
        uphold(Case(spec, 4, STANDARD, {}, seed), Coverage(), one_in=50)
