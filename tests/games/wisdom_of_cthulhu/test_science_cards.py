"""Alien Science: combinations, what completes them, and what they do then (WOC-4.5, WOC-8)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, DOWN_TO_END, SHIELDED, USED
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, CARLA, OpenStudy, card

PARTS = {"fw": "mr-noyes", "as": "technology-of-yith", "dm": "george-rogers", "en": "shantak"}
MORE = {"fw": "kitab-al-azif", "as": "black-fever", "dm": "alonzo-typer", "en": "dhole"}


@pytest.mark.rule("WOC-4.5")
@pytest.mark.parametrize(
    ("name", "components", "points"),
    [
        ("non-euclidean-angles", ["fw", "as"], 2),
        ("mi-go-brain-case", ["as", "dm"], 3),
        ("wax-sculptures", ["fw", "dm"], 3),
        ("great-gem-of-nath", ["fw", "en"], 2),
        ("benevolent-street-resonator", ["as", "en"], 3),
        ("telepathic-transmitter", ["dm", "en"], 4),
    ],
)
def test_an_immediate_combination_of_two_scores_and_is_gone(
    study: OpenStudy, name: str, components: list[str], points: int
) -> None:
    s = study()
    s.owns(ANNA, name)
    first, second = (PARTS[seed] for seed in components)
    s.gets(ANNA, first, f"under {name}")
    assert s.kp(ANNA) == 0
    s.gets(ANNA, second, f"under {name}")
    if s.t.rules.rite[card(name)] is not None:
        s.says("play now")
    assert s.kp(ANNA) == points
    assert s.area(ANNA) == []
    assert card(name) not in s.t.under
    assert {slot for pile in s.t.discards for slot in pile} == {card(name), card(first), card(second)}


@pytest.mark.parametrize(
    ("name", "components", "points"),
    [
        # For each Forbidden Wisdom card owned: two components and one in play.
        ("pendulum-clock", ["mr-noyes", "kitab-al-azif", "technology-of-yith"], 3),
        # Two for each Alien Science card: itself and two components.
        ("mines-of-the-mi-go", ["technology-of-yith", "black-fever", "george-rogers"], 6),
        ("mnemonic-prism", ["mr-noyes", "george-rogers", "alonzo-typer"], 6),
        ("prism-of-ten-thousand-lives", ["mr-noyes", "black-fever", "george-rogers", "alonzo-typer"], 12),
    ],
)
def test_combinations_that_count_what_is_owned(
    study: OpenStudy, name: str, components: list[str], points: int
) -> None:
    s = study()
    s.owns(ANNA, name, "deep-one-tiara", "herbert-west")
    s.under(name, *components[:-1])
    s.gets(ANNA, components[-1], f"under {name}")
    if s.t.rules.rite[card(name)] is not None:
        s.says("play now")
    assert s.kp(ANNA) == points


@pytest.mark.rule("WOC-4.2", "WOC-3.5")
@pytest.mark.parametrize(
    ("name", "components", "points"),
    [
        ("protoplasm-of-the-old-ones", ["mr-noyes", "technology-of-yith", "shantak"], 2),
        ("yekub-cube", ["technology-of-yith", "george-rogers", "shantak"], 4),
        ("pre-human-sites", ["mr-noyes", "technology-of-yith", "george-rogers"], 3),
        ("armillary-of-yaddith", ["mr-noyes", "kitab-al-azif", "technology-of-yith", "george-rogers"], 6),
        ("technology-of-yith", ["mr-noyes", "black-fever", "cool-air", "george-rogers"], 9),
        ("black-fever", ["mr-noyes", "technology-of-yith", "george-rogers", "shantak"], 4),
    ],
)
def test_a_machine_scores_each_time_it_is_activated(
    study: OpenStudy, name: str, components: list[str], points: int
) -> None:
    s = study()
    s.owns(ANNA, name, "deep-one-tiara")
    s.under(name, *components[:-1])
    s.acts(ANNA)
    assert not s.offers(f"activate {name}")
    assert s.play.why_not(f"activate {name}") == "WOC-4.5"
    s.gets(ANNA, components[-1], f"under {name}")
    assert s.state(name) & COMPLETE
    assert s.kp(ANNA) == 0
    s.acts(ANNA, f"activate {name}")
    assert s.kp(ANNA) == points
    assert s.state(name) & USED
    assert s.components(name) == components, "components stay locked"


def test_the_shining_trapezohedron_burns_components(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shining-trapezohedron")
    s.under("shining-trapezohedron", "george-rogers", "alonzo-typer", "shantak")
    s.does(Preparation().begins)
    assert s.kp(ANNA) == 0, "it is not complete"
    s.gets(ANNA, "ghoul", "under shining-trapezohedron")
    s.does(Preparation().begins)
    s.expects("burn-component")
    s.says("choose george-rogers")
    assert s.kp(ANNA) == 4
    s.does(Preparation().begins, "choose ghoul")
    assert s.kp(ANNA) == 7
    assert s.components("shining-trapezohedron") == ["alonzo-typer", "shantak"]
    s.gets(ANNA, "dhole", "under shining-trapezohedron")
    assert s.components("shining-trapezohedron") == ["alonzo-typer", "shantak", "dhole"]


def test_the_shining_trapezohedron_may_wait_and_goes_when_empty(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "shining-trapezohedron")
    s.under("shining-trapezohedron", "shantak")
    s.t.state[card("shining-trapezohedron")] |= COMPLETE
    s.does(Preparation().begins, "skip")
    assert s.kp(ANNA) == 0
    s.does(Preparation().begins, "choose shantak")
    assert s.kp(ANNA) == 3
    assert s.area(ANNA) == []


@pytest.mark.rule("WOC-R10")
def test_the_beaming_gun_is_fed_an_obsession_last(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "beaming-gun")
    s.owns(BRUNO, "shantak", "aklo")
    s.on_offer("ghoul")
    s.acts(ANNA)
    assert not s.offers("feed beaming-gun")
    assert s.play.why_not("feed beaming-gun") == "WOC-R10"
    s.gets(ANNA, "dhole", "under beaming-gun")
    s.acts(ANNA, "feed beaming-gun")
    s.expects("discard", "choose shantak", "choose ghoul")
    s.says("choose shantak")
    assert s.area(BRUNO) == ["aklo"]
    assert s.kp(ANNA) == 2
    assert s.t.obsessions(ANNA) == 2
    assert s.area(ANNA) == []


def test_the_beaming_gun_hits_nothing(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "beaming-gun")
    s.under("beaming-gun", "dhole")
    s.acts(ANNA, "feed beaming-gun")
    assert s.over
    assert s.kp(ANNA) == 2


def test_the_electric_executioner_takes_masters_on_offer_too(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "electric-executioner")
    s.under("electric-executioner", "george-rogers")
    s.on_offer("alonzo-typer", "aklo")
    s.owns(BRUNO, "mr-noyes", "joseph-curwen")
    s.acts(ANNA, "feed electric-executioner")
    s.expects("discard", "choose alonzo-typer", "choose joseph-curwen")
    s.says("choose joseph-curwen", "choose mr-noyes")
    assert s.area(BRUNO) == ["joseph-curwen"]
    assert s.kp(ANNA) == 2


def test_the_electric_executioner_finds_nobody(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "electric-executioner")
    s.under("electric-executioner", "george-rogers")
    s.acts(ANNA, "feed electric-executioner")
    assert s.kp(ANNA) == 2


@pytest.mark.parametrize(
    ("name", "component", "kept", "other"),
    [
        ("globular-meteorite", "dhole", "shantak", "mr-noyes"),
        ("cool-air", "george-rogers", "joseph-curwen", "dhole"),
    ],
)
def test_devices_that_keep_signs_away(
    study: OpenStudy, name: str, component: str, kept: str, other: str
) -> None:
    s = study()
    s.owns(ANNA, name, kept, other)
    s.under(name, component)
    s.acts(ANNA, f"feed {name}", "pay as-as")
    assert s.state(kept) & SHIELDED
    assert s.t.research_spent[ANNA] == 1
    assert s.kp(ANNA) == 2
    s.acts(BRUNO, "sign")
    assert s.offers(f"block {other}")
    assert not s.offers(f"block {kept}")
    assert s.play.why_not(f"block {kept}") == "WOC-2.2"


@pytest.mark.parametrize(
    ("name", "component"), [("globular-meteorite", "dhole"), ("cool-air", "george-rogers")]
)
def test_devices_with_nothing_to_keep(study: OpenStudy, name: str, component: str) -> None:
    s = study()
    s.owns(ANNA, name)
    s.under(name, component)
    s.acts(ANNA, f"feed {name}", "pay as-as")
    assert s.over
    assert s.kp(ANNA) == 2


@pytest.mark.parametrize(
    ("name", "components", "offered", "gone"),
    [
        ("lagh-metal", ["kitab-al-azif", "deep-one-tiara", "shantak"], "mr-noyes", "brown-jenkins"),
        ("nkai-science", ["technology-of-yith", "yekub-cube", "shantak"], "cool-air", "beaming-gun"),
        (
            "martins-beach-remains",
            ["alonzo-typer", "joseph-curwen", "shantak"],
            "herbert-west",
            "george-rogers",
        ),
    ],
)
@pytest.mark.parametrize("source", ["offer", "discards"])
def test_sciences_that_take_a_card(
    study: OpenStudy, name: str, components: list[str], offered: str, gone: str, source: str
) -> None:
    s = study()
    s.owns(ANNA, name)
    s.under(name, *components[:-1])
    s.on_offer(offered)
    s.discarded(gone)
    wanted = offered if source == "offer" else gone
    s.gets(ANNA, components[-1], f"under {name}", f"choose {wanted}")
    assert s.area(ANNA) == [wanted]
    assert s.kp(ANNA) == 3
    assert card(wanted) in s.t.got[ANNA]


@pytest.mark.rule("WOC-R23")
def test_a_blocked_card_on_offer_cannot_be_taken_by_others(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "lagh-metal")
    s.under("lagh-metal", "kitab-al-azif", "deep-one-tiara")
    s.on_offer("mr-noyes")
    s.blocks(BRUNO, "mr-noyes")
    s.gets(ANNA, "shantak", "under lagh-metal")
    assert s.over
    assert s.offer() == ["mr-noyes"]
    assert s.kp(ANNA) == 3


def test_the_black_fever_turns_a_card_down(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "black-fever")
    s.under("black-fever", "mr-noyes", "yekub-cube", "george-rogers", "shantak")
    s.t.state[card("black-fever")] |= COMPLETE
    s.owns(BRUNO, "great-library-of-pnakotus", "ghoul", "silver-key")
    s.activates(ANNA, "black-fever")
    s.expects("turn-down", "choose great-library-of-pnakotus", "choose ghoul")
    s.says("choose ghoul")
    assert s.state("ghoul") & DOWN_TO_END
    assert s.kp(ANNA) == 4


@pytest.mark.rule("WOC-4.7")
@pytest.mark.parametrize("answer", ["play now", "keep"])
def test_a_complete_ritual_object_may_be_kept(study: OpenStudy, answer: str) -> None:
    s = study()
    s.owns(ANNA, "great-gem-of-nath")
    s.under("great-gem-of-nath", "mr-noyes")
    s.gets(ANNA, "shantak", "under great-gem-of-nath", answer)
    if answer == "keep":
        assert s.kp(ANNA) == 0
        assert s.t.is_ritual_object(card("great-gem-of-nath"))
        s.acts(ANNA, "play great-gem-of-nath")
        assert s.t.obsessions(ANNA) == 3, "no cost"
    assert s.kp(ANNA) == 2
    assert s.area(ANNA) == []


def test_a_combination_bought_this_round_takes_no_component_yet(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures", new=True)
    s.gets(ANNA, "mr-noyes")
    assert s.area(ANNA) == ["wax-sculptures", "mr-noyes"]


@pytest.mark.rule("WOC-R12")
def test_a_blocked_combination_takes_no_component(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures")
    s.blocks(CARLA, "wax-sculptures")
    s.gets(ANNA, "mr-noyes")
    assert s.area(ANNA) == ["wax-sculptures", "mr-noyes"]
