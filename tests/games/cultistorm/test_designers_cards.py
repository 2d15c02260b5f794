"""A card is a file: every kind can be added, renamed and removed, and the game is played with it."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import pytest

from miskatonic.content.files import ContentError
from miskatonic.content.remarks import remarks_on
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.cards.content import Content
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.card_folder import CardFolder

_SYMBOLS: Final = ("star", "shield", "tentacle", "eye", "planet")
# By file: the kind of its cards, one that is renamed, one that is removed, and one that is new.
CHANGES: Final = (
    (
        *("terrors.toml", "terror", "cold-dice", "theft"),
        'id = "the-bells"\nnumber = 2\npower = [{ do = "each-suffers", most = 2 }, { do = "spawn" }]',
    ),
    (
        *("terrors.toml", "endgame", "the-stars-are-right", "the-last-procession"),
        'id = "the-long-night"\npower = [{ do = "spawn", times = 2 }]\nmore_steps = 1',
    ),
    (
        *("items.toml", "item", "motor-car", "revolver"),
        'id = "tin-whistle"\ncopies = 3\nonce = true\npower = [{ do = "draw", cards = 1, discard = 1 }]',
    ),
    (
        *("items.toml", "item", "weeping-eye", "summoning-eye"),
        'id = "blind-eye"\ncopies = 2\nevent = true\npower = [{ do = "terror-step" }]',
    ),
    (
        *("cultists.toml", "cultist", "choir-acolyte", "tide-brute"),
        'id = "choir-cantor"\ncult = "star"\nsymbols = ["star", "star", "eye", "eye"]',
    ),
    (
        *("cults.toml", "cultist", "the-glazier", "nameless-pane"),
        'id = "the-silverer"\nof = "glass-congregation"\nsymbols = ["eye", "eye"]\nability = "bars-rerolls"',
    ),
    (
        *("monsters.toml", "monster", "the-bell-ringer", "the-harbour-thing"),
        'id = "the-weather"\ncult = "eye"\nsymbols = ["eye", "eye", "eye"]\nability = "rings"\ndraw = 3',
    ),
    (
        *("elders.toml", "elder", "yog-sothoth", "azathoth"),
        'id = "ithaqua"\nwave = "second"\nsymbols = ["star", "eye", "planet"]\nability = "dear-rerolls"',
    ),
    (
        *("locations.toml", "location", "dunwich", "salem"),
        'id = "the-causeway"\nsymbol = "shield"\nonce = "each"\naction = [{ do = "gain-wild" }]',
    ),
    (
        *("actions.toml", "action", "lock-the-gate", "escort"),
        'id = "second-wind"\nsymbol = "star"\nicons = ["combat"]\ncombat = { free_rerolls = 1 }',
    ),
    (
        *("actions.toml", "action", "steady-nerves", "echo"),
        'id = "sermon"\nsymbol = "planet"\nrole = "preacher"\nsupport = [{ do = "heal", amount = 1 }]',
    ),
    (
        *("detectives.toml", "detective", "miriam-hale", "jack-delacroix"),
        """
id = "amos-tuttle"
role = "preacher"
reach = "ranged"
signature = "eye"
[[detective.ability]]
id = "grace"
trait = "heals-more"
[[detective.ability]]
id = "vigil"
trait = "wild-and-draw"
[[detective.ability]]
id = "benediction"
power = [{ do = "heal-somebody-here", amount = 1 }]
        """,
    ),
    (
        *("narrative.toml", "story", "story-001", "story-120"),
        'id = "story-of-bells"\nof = "the-bells"\npower = [{ do = "spawn" }]\nor = [{ do = "terror-step" }]',
    ),
)
OPTIONS: Final = {
    "few": {"difficulty": "nightmare", "narrative": "on"},
    "named": {
        "detectives": "old-miriam-hale,amos-tuttle",
        "monsters": "the-weather,old-the-bell-ringer",
        "special_cult": "glass-congregation",
        "narrative": "on",
        "floor": "open",
    },
}


@cache
def changed() -> Content:
    """All changes at once. The roles of removed detectives leave with them."""
    folder = CardFolder(Path(mkdtemp()))
    for file, kind, renamed, removed, new in CHANGES:
        folder.rename(renamed, f"old-{renamed}")
        folder.remove(file, removed)
        folder.add(file, f"[[{kind}]]\n{new.strip()}")
    for card in SPEC.load_content(SPEC.folder / "data").actions:
        if card.role == "gambler":
            folder.remove("actions.toml", card.id)
    for symbol in _SYMBOLS:
        tale = f'id = "story-13-{symbol}"\nof = "narrative-13"\nsymbol = "{symbol}"'
        folder.add("narrative.toml", f'[[story]]\n{tale}\npower = [{{ do = "spawn" }}]')
    return SPEC.load_content(folder.path)


@cache
def game() -> AnyGame:
    """Cultistorm with these cards."""

    def new(*about: Any, **more: Any) -> Any:
        return SPEC.new(*about, content=changed(), **more)

    return replace(SPEC, new=new, load_content=lambda _: changed(), alphabet=changed().alphabet)


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_keep_the_contract_with_other_cards(options: str, seats: int) -> None:
    coverage = Coverage()
    for seed in range(2):
        uphold(Case(game(), seats, options, OPTIONS[options], 100 + seed), coverage, one_in=25)
    assert coverage.games == 2


def test_every_new_and_renamed_card_can_be_looked_up_and_no_removed_one() -> None:
    ids = {face.id for face in SPEC.cards(changed())}
    for _, _, renamed, removed, new in CHANGES:
        assert f"old-{renamed}" in ids
        assert {renamed, removed} & ids == set()
        assert new.strip().split('"')[1] in ids


def test_what_happens_is_laid_to_cards_that_there_are() -> None:
    ids = {face.id for face in SPEC.cards(changed())}
    causes: set[str] = set()
    for number, options in enumerate([*OPTIONS.values()] * 6):
        table: Any = Case(game(), 2 + number % 4, "", options, number).open(chronicle=True)
        while (asked := table.flow.decision) is not None:
            table.flow.submit(table, SPEC.habit(table, asked.seat), asked.seat)  # type: ignore[misc] # it has one
        causes |= {event.args["cause"] for event in table.chronicle.events if "cause" in event.args}
    named = {cause.partition("/")[2] for cause in causes if not cause.startswith("rule/")}
    assert named <= ids
    assert {"old-dunwich", "old-steady-nerves", "the-bells", "tin-whistle", "blind-eye", "sermon"} & named


def test_an_option_names_a_card_of_these_files_only() -> None:
    with pytest.raises(BadOptionError, match="these cards have: old-miriam-hale"):
        game().new(3, game().settle({"detectives": "miriam-hale"}), 1)


def test_other_numbers_of_cards_are_worth_a_remark_and_no_fault(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path)
    folder.add("terrors.toml", '[[terror]]\nid = "the-bells"\nnumber = 2\npower = [{ do = "spawn" }]')
    content = SPEC.load_content(folder.path)
    terrors = len(content.terrors)
    assert [str(remark) for remark in content.remarks] == [
        f"terrors.toml: terrors: there are {terrors}; presets.toml counts {terrors - 1}"
    ]
    assert set(content.remarks) < set(remarks_on(SPEC, folder.path, content))
    folder.replace("presets.toml", f"terrors = {terrors - 1}", f"terrors = {terrors}")
    assert SPEC.load_content(folder.path).remarks == ()


def test_the_story_of_a_removed_card_is_never_heard(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path)
    folder.remove("terrors.toml", "theft")
    remarks = [str(remark) for remark in SPEC.load_content(folder.path).remarks]
    assert any("'theft' is no card; nobody will hear this story" in remark for remark in remarks)


def test_all_faults_of_all_files_are_found_at_once(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path)
    folder.replace("items.toml", 'trait = "one-icon"', 'trait = "two-icons"')
    folder.replace("actions.toml", 'role = "healer"', 'role = "heeler"')
    folder.replace("terrors.toml", 'do = "no-investigations"', 'do = "no-investigation"')
    folder.add("locations.toml", '[[location]]\nid = "arkham"\nsymbol = "eye"')
    folder.add("monsters.toml", '[[monster]]\nid = "The Weather"\ncult = "eye"\nsymbols = ["eye"]')
    with pytest.raises(ContentError) as found:
        SPEC.load_content(folder.path)
    faults = {fault.file: str(fault) for fault in found.value.faults}
    assert set(faults) == {"items.toml", "actions.toml", "terrors.toml", "locations.toml", "monsters.toml"}
    assert "unknown value" in faults["items.toml"]
    assert "no detective has the role 'heeler'" in faults["actions.toml"]
    assert "no-investigations" in faults["terrors.toml"]
    assert "locations.toml has this id already" in faults["locations.toml"]
    assert "lower-case words joined by hyphens" in faults["monsters.toml"]


def test_what_cannot_be_laid_out_is_refused(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path)
    for name in ("arkham", "kingsport"):
        folder.remove("locations.toml", name)
    with pytest.raises(ContentError, match="there must be one of symbol 'star' that is not strange"):
        SPEC.load_content(folder.path)


def test_there_is_room_for_many_cards_but_not_for_any_number(tmp_path: Path) -> None:
    folder = CardFolder(tmp_path)
    house = len(SPEC.load_content(folder.path).items)
    for number in range(96 - house):
        folder.add("items.toml", f'[[item]]\nid = "trinket-{number}"\ncopies = 1\ncombat = {{ ignore = 1 }}')
    assert len(SPEC.load_content(folder.path).items) == 96
    folder.add("items.toml", '[[item]]\nid = "one-too-many"\ncopies = 1\ncombat = { ignore = 1 }')
    with pytest.raises(ContentError, match="there is room for 96, not for 97"):
        SPEC.load_content(folder.path)
