"""Card files: complete, checked as a whole, and open to cards of one's own."""

import shutil
from pathlib import Path

import pytest

from miskatonic.content.files import ContentError
from miskatonic.content.text_check import check_texts
from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.board.card_moves import to_area
from miskatonic.games.wisdom_of_cthulhu.board.powers import gain, use_power
from miskatonic.games.wisdom_of_cthulhu.table import IN_LIMBO
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_PLACE, SEEDS, SLOTS
from miskatonic.kernel.dice import Dice

GUEST = """
[[card]]
id = "guest-1"
type = "immediate"
kp = 1
power = [{ do = "gain", kp = 7 }]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the house's card files."""
    return Path(shutil.copytree(SPEC.folder / "data", tmp_path / "data"))


def faults(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as raised:
        SPEC.load_content(folder)
    return [str(fault) for fault in raised.value.faults]


def test_the_published_cards_are_all_there() -> None:
    content = SPEC.load_content(SPEC.folder / "data")
    counts = [
        sum(getattr(card, "copies", 1) for seed, card in content.cards if seed == wanted)
        for wanted in range(4)
    ]
    assert counts == [36, 24, 12, 24]
    assert len({card.id for _, card in content.cards}) == 88


def test_every_card_has_its_words() -> None:
    assert check_texts(SPEC, SPEC.folder / "text", SPEC.load_content(SPEC.folder / "data")) == []


def test_a_number_can_be_changed(folder: Path) -> None:
    text = (folder / "setup.toml").read_text(encoding="utf-8")
    (folder / "setup.toml").write_text(text.replace("research_kp = 2", "research_kp = 5"), encoding="utf-8")
    content = SPEC.load_content(folder)
    t = SPEC.new(2, {}, 1, content=content)
    while t.flow.decision.prompt != "action":
        t.flow.submit(t, SPEC.alphabet.find("stop"))
    t.flow.submit(t, SPEC.alphabet.find("forsake fw-fw"))
    assert max(t.kp) == 5


def test_a_card_can_be_added_in_a_guest_slot(folder: Path) -> None:
    with (folder / "fw.toml").open("a", encoding="utf-8") as file:
        file.write(GUEST)
    content = SPEC.load_content(folder)
    seen = False
    for seed in range(12):
        t = SPEC.new(2, {}, seed, content=content)
        dice = Dice.seeded(seed, "test")
        while (asked := t.flow.decision) is not None:
            buy = SPEC.alphabet.find("buy guest-1")
            seen |= buy in asked.options
            t.flow.submit(t, buy if buy in asked.options else dice.pick(asked.options))
        assert SPEC.conserved(t)["fw cards"] == 37
    assert seen
    assert "card-guest-1" in {fault.key for fault in check_texts(SPEC, SPEC.folder / "text", content)}


def test_entities_can_have_up_to_three_copies(folder: Path) -> None:
    path = folder / "entities.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('id = "dhole"\ncopies = 1', 'id = "dhole"\ncopies = 3')
    )
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    assert sum(t.rules.names[slot] == "dhole" for slot in t.rules.cards) == 3
    path.write_text(path.read_text(encoding="utf-8").replace("copies = 3", "copies = 4", 1))
    assert "must be at most 3" in faults(folder)[0]


def test_a_guest_among_the_entities_is_alone(folder: Path) -> None:
    with (folder / "entities.toml").open("a", encoding="utf-8") as file:
        file.write(GUEST.replace("kp = 1\n", 'bond = "horror"\ncopies = 2\n', 1))
    assert faults(folder) == ["entities.toml: card.[guest-1].copies: a card of your own is alone"]


@pytest.mark.parametrize(
    ("file", "old"),
    [("places.toml", '{ do = "gain", kp = 4, fades = 1 }'), ("elders.toml", '{ do = "borrow-masters" }')],
)
def test_powers_of_combinations_are_for_nothing_else(folder: Path, file: str, old: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(
        text.replace(old, '{ do = "burn-component", entity = 3, master = 4 }', 1), encoding="utf-8"
    )
    assert [fault for fault in faults(folder) if "'burn-component' is for combinations" in fault]


@pytest.mark.parametrize(
    ("power", "words"),
    [
        ('{ do = "lay-sign", on = ["place"] }', ["block innsmouth"]),
        ('{ do = "stand-for-component", seed = "as" }', []),
    ],
)
def test_a_place_can_do_what_cards_do(folder: Path, power: str, words: list[str]) -> None:
    path = folder / "places.toml"
    head, arkham, tail = path.read_text(encoding="utf-8").partition('id = "arkham"')
    before, _, after = tail.partition("power = [")
    path.write_text(f"{head}{arkham}{before}power = [{power}, {after}", encoding="utf-8")
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    seat = 0
    combination = SLOTS.index("mi-go-brain-case")
    t.decks[1].bag.remove(combination)
    t.zone[combination] = IN_LIMBO
    t.limbo.append(combination)
    to_area(t, seat, combination)
    t.since_round[combination] -= 1
    t.flow.decision = None
    t.flow.stack.clear()
    t.flow.start(t, lambda t: use_power(t, seat, FIRST_PLACE))
    for word in words:
        t.flow.submit(t, SPEC.alphabet.find(word))
    assert t.components[combination] if not words else t.blocked_by[FIRST_PLACE + 1] == seat


def test_an_unknown_id_names_the_guest_slots(folder: Path) -> None:
    with (folder / "fw.toml").open("a", encoding="utf-8") as file:
        file.write(GUEST.replace("guest-1", "my-card"))
    assert any("no slot has this id" in fault and "guest-1" in fault for fault in faults(folder))


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
    path = folder / "fw.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert any(complaint in fault for fault in faults(folder)), faults(folder)


def test_all_faults_are_reported_at_once(folder: Path) -> None:
    (folder / "dm.toml").write_text("card = []\n", encoding="utf-8")
    (folder / "places.toml").write_text("place = []\n", encoding="utf-8")
    (folder / "elders.toml").write_text("elder = []\n", encoding="utf-8")
    (folder / "setup.toml").unlink()
    found = "\n".join(faults(folder))
    for file in ("dm.toml", "places.toml", "elders.toml", "setup.toml"):
        assert file in found


def test_a_combination_of_science_needs_components(folder: Path) -> None:
    path = folder / "as.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("components = { fw = 1, as = 1 }\n", "", 1))
    assert "is a combination" in faults(folder)[0]


def test_slots_are_distinct() -> None:
    assert len(set(SLOTS)) == len(SLOTS) == 128
    assert not set(SLOTS) & set(SEEDS)


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
    _add(folder, GUEST + line + "\n")
    assert any("guest-1" in fault and complaint in fault for fault in faults(folder))


def test_components_are_for_combinations(folder: Path) -> None:
    _add(
        folder,
        """
[[card]]
id = "guest-1"
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
id = "guest-1"
type = "continuous"
when = { wisdom-paid = [{ do = "gain", kp = 1 }] }
""",
    )
    t = SPEC.new(2, {}, 1, content=SPEC.load_content(folder))
    guest = SLOTS.index("guest-1")
    t.decks[0].bag.remove(guest)
    t.limbo.append(guest)
    t.zone[guest] = IN_LIMBO
    to_area(t, 0, guest)
    t.round += 1
    t.flow.decision = None
    t.flow.start(t, lambda t: gain(t, 0, 3, SLOTS.index("stele-of-dagon")))
    assert t.kp[0] == 3 + 1


def _add(folder: Path, card: str) -> None:
    with (folder / "fw.toml").open("a", encoding="utf-8") as file:
        file.write(card)
