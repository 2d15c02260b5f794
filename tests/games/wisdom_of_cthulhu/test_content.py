"""Card files: complete, checked as a whole, and open to cards of one's own."""

import shutil
from pathlib import Path
from typing import Final

import pytest

from miskatonic.content.files import ContentError
from miskatonic.content.text_check import check_texts
from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import to_area
from miskatonic.games.wisdom_of_cthulhu.board.powers import gain, use_power
from miskatonic.games.wisdom_of_cthulhu.table import IN_LIMBO, Table
from miskatonic.games.wisdom_of_cthulhu.words import CARDS, ELDERS, FIRST_PLACE, PLACES

LETTER: Final = """
[[card]]
id = "anonymous-letter"
type = "immediate"
kp = 1
power = [{ do = "gain", kp = 7 }]
"""
PLACE: Final = """
[[place]]
id = "anonymous-letter"
ground = "city"
players = 4
sells = ["fw"]
bond = "horror"
power = [{ do = "gain", kp = 1 }]
"""
ELDER: Final = """
[[elder]]
id = "anonymous-letter"
bond = "horror"
first = [{ do = "gain", kp = 1 }]
second = [{ do = "gain", kp = 1 }]
evocation = [{ do = "gain", kp = 1 }]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the house's card files."""
    return Path(shutil.copytree(SPEC.folder / "data", tmp_path / "data"))


def faults(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as raised:
        SPEC.load_content(folder)
    return [str(fault) for fault in raised.value.faults]


def _add(folder: Path, text: str, file: str = "fw.toml") -> None:
    with (folder / file).open("a", encoding="utf-8") as written:
        written.write(text)


def _change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def _in_area(t: Table, name: str) -> int:
    """A card comes into the Learning Area of the first seat, where it has its power."""
    card = t.rules.labels.index(name)
    t.decks[t.rules.seed[card]].bag.remove(card)
    t.zone[card] = IN_LIMBO
    t.limbo.append(card)
    to_area(t, 0, card)
    t.since_round[card] -= 1
    return card


def test_every_card_has_its_words() -> None:
    assert check_texts(SPEC, SPEC.texts, SPEC.load_content(SPEC.folder / "data")) == []


def _say(t: Table, text: str) -> None:
    word = t.rules.alphabet.find(text)
    assert word is not None
    t.flow.submit(t, word)


def test_a_number_can_be_changed(folder: Path) -> None:
    _change(folder, "setup.toml", "research_kp = 2", "research_kp = 5")
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    while t.flow.decision is not None and t.flow.decision.prompt != "action":
        _say(t, "stop")
    _say(t, "forsake fw-fw")
    assert max(t.kp) == 5


def test_a_new_card_is_known_by_the_id_that_its_file_gives(folder: Path) -> None:
    _add(folder, LETTER)
    content = SPEC.load_content(folder)
    assert content.alphabet.find("buy anonymous-letter") is not None
    assert "fw/anonymous-letter" in SPEC.powers(content)
    mute = {fault.key for fault in check_texts(SPEC, SPEC.texts, content)}
    assert {"name-anonymous-letter", "card-anonymous-letter", "flavour-anonymous-letter"} <= mute


def test_an_entity_has_as_many_copies_as_its_file_says(folder: Path) -> None:
    _change(folder, "entities.toml", 'id = "dhole"\ncopies = 1', 'id = "dhole"\ncopies = 5')
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    assert [label for label in t.rules.labels if label.startswith("dhole")] == [
        "dhole",
        *(f"dhole-{number}" for number in range(2, 6)),
    ]


def test_another_number_of_cards_is_remarked_on_and_played(folder: Path) -> None:
    _add(folder, LETTER)
    _change(folder, "setup.toml", "elders = 4\n\n# Ways", "elders = 5\n\n# Ways")
    remarks = [str(remark) for remark in SPEC.load_content(folder).remarks]
    assert remarks == [
        "fw.toml: card: there are 37 cards; setup.toml counts 36",
        "elders.toml: elder: there are 4; setup.toml counts 5",
    ]


@pytest.mark.parametrize(
    ("file", "old"),
    [("places.toml", '{ do = "gain", kp = 4, fades = 1 }'), ("elders.toml", '{ do = "borrow-masters" }')],
)
def test_powers_of_combinations_are_for_nothing_else(folder: Path, file: str, old: str) -> None:
    _change(folder, file, old, '{ do = "burn-component", entity = 3, master = 4 }')
    assert [fault for fault in faults(folder) if "'burn-component' is for combinations" in fault]


@pytest.mark.parametrize(
    ("power", "words"),
    [
        ('{ do = "lay-sign", on = ["place"] }', ["block innsmouth"]),
        ('{ do = "stand-for-component", seed = "as" }', ["choose mi-go-brain-case"]),
    ],
)
def test_a_place_can_do_what_cards_do(folder: Path, power: str, words: list[str]) -> None:
    path = folder / "places.toml"
    head, arkham, tail = path.read_text(encoding="utf-8").partition('id = "arkham"')
    before, _, after = tail.partition("power = [")
    path.write_text(f"{head}{arkham}{before}power = [{power}, {after}", encoding="utf-8")
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    combination = _in_area(t, "mi-go-brain-case")
    t.flow.decision = None
    t.flow.stack.clear()
    t.flow.start(t, lambda t: use_power(t, 0, FIRST_PLACE))
    for word in words:
        _say(t, word)
    assert t.components[combination] if "stand-for" in power else t.blocked_by.get(FIRST_PLACE + 1) == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('do = "free-advance"', 'do = "free-lunch"', "unknown verb 'free-lunch'"),
        (
            'do = "gain-per", seeds = ["fw", "dm"]',
            'do = "gain-per", seeds = ["xx"]',
            'unknown value "xx"',
        ),
        ('id = "aklo"', 'id = "necronomicon"', "two cards have this id"),
        ('id = "aklo"', 'id = "arkham"', "'arkham' is a name of card.[arkham], too"),
        ('id = "aklo"', 'id = "ghoul-2"', "'ghoul-2' is a name of card.[ghoul-2], too"),
        ('id = "aklo"', 'id = "now"', "'now' has a meaning in the game"),
        ('id = "aklo"', 'id = "The Aklo"', "an id is made of small letters, digits and dashes"),
        ("kp = 3\n\n[card.ritual]", "\n[card.ritual]", "a card needs a power"),
        ("open = true", "open = 1", "must be true or false"),
        ('do = "free-advance"', 'do = "this-instead"', "the verb 'this-instead' cannot be used here"),
        (
            "played = [{",
            'guarded = [{ do = "gain", kp = 1 }], played = [{',
            "the verb 'gain' cannot be used here",
        ),
        (
            '{ do = "free-advance" }',
            '{ do = "pay-rising", first = 1, further = 1, most = 3 }',
            "'pay-rising' is for combinations, and this has no components",
        ),
    ],
)
def test_faults_are_named(folder: Path, old: str, new: str, complaint: str) -> None:
    _change(folder, "fw.toml", old, new)
    assert any(complaint in fault for fault in faults(folder)), faults(folder)


def test_all_faults_are_reported_at_once(folder: Path) -> None:
    (folder / "dm.toml").write_text("card = 3\n", encoding="utf-8")
    (folder / "places.toml").write_text("place = []\n", encoding="utf-8")
    (folder / "elders.toml").write_text("elder = []\n", encoding="utf-8")
    (folder / "setup.toml").unlink()
    # A line that is wrong hides neither the powers of its card nor those of the next one.
    _change(folder, "fw.toml", 'id = "aklo"', 'id = "aklo"\npover = []')
    _change(folder, "fw.toml", 'do = "free-advance"', 'do = "free-lunch"')
    _add(folder, LETTER.replace('do = "gain"', 'do = "gian"'))
    found = "\n".join(faults(folder))
    for fault in ("dm.toml", "places.toml", "elders.toml", "setup.toml", "pover", "free-lunch", "gian"):
        assert fault in found


@pytest.mark.parametrize(
    ("file", "record", "room", "complaint"),
    [
        ("fw.toml", LETTER, CARDS.room, f"there is room for {CARDS.room} cards, copies included"),
        (
            "places.toml",
            PLACE,
            PLACES.room,
            f"there is room for {PLACES.room} Places",
        ),
        (
            "elders.toml",
            ELDER,
            ELDERS.room,
            f"there is room for {ELDERS.room} Great Old Ones",
        ),
    ],
)
def test_there_is_room_for_so_many(folder: Path, file: str, record: str, room: int, complaint: str) -> None:
    for number in range(room):
        _add(folder, record.replace("anonymous-letter", f"letter-no-{number}"), file)
    assert [fault for fault in faults(folder) if complaint in fault]


def test_every_seed_must_be_sold_at_a_table_of_two(folder: Path) -> None:
    path = folder / "places.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("players = 2", "players = 3"), encoding="utf-8")
    assert faults(folder) == ["places.toml: place: no Place for two players sells: fw, as, dm, en"]


def test_a_combination_of_science_needs_components(folder: Path) -> None:
    _change(folder, "as.toml", "components = { fw = 1, as = 1 }\n", "")
    assert "is a combination" in faults(folder)[0]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('when = { turn-starts = [{ do = "gain", kp = 1 }] }', "'when' is for cards that stay in play"),
        ('traits = ["sells-entities"]', "'traits' is for cards that stay in play"),
        ('lends = "dm"', "'lends' is for cards that stay in play"),
        ('offering = "en"', "'offering' is for cards that stay in play"),
    ],
)
def test_what_an_immediate_card_could_never_do_is_refused(folder: Path, line: str, complaint: str) -> None:
    _add(folder, LETTER + line + "\n")
    assert any("anonymous-letter" in fault and complaint in fault for fault in faults(folder))


def test_components_are_for_combinations(folder: Path) -> None:
    _add(
        folder,
        """
[[card]]
id = "anonymous-letter"
type = "continuous"
when = { component-added = [{ do = "gain", kp = 1 }] }
""",
    )
    assert any("'component-added' is for combinations" in fault for fault in faults(folder))


def test_a_card_does_not_hear_of_itself(folder: Path) -> None:
    _add(
        folder,
        """
[[card]]
id = "anonymous-letter"
type = "continuous"
when = { wisdom-paid = [{ do = "gain", kp = 1 }] }
""",
    )
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    _in_area(t, "anonymous-letter")
    t.flow.decision = None
    t.flow.start(t, lambda t: gain(t, 0, 3, t.rules.labels.index("stele-of-dagon")))
    assert t.kp[0] == 3 + 1
