"""Every Alien Science combination: its list, what it pays, and what becomes of it (WOC-4.5)."""

import pytest

from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation, Studying
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE
from tests.games.wisdom_of_cthulhu.cards.givens import SILENCES, completed, is_used, silence
from tests.games.wisdom_of_cthulhu.tables import ANNA, BRUNO, SLOTS, OpenStudy, Study

PARTS = {
    "fw": ("aklo", "regnum-congo"),
    "as": ("cool-air", "beaming-gun"),
    "dm": ("joseph-curwen", "george-rogers"),
    "en": ("ghoul", "ghoul-2"),
}


def _parts(components: str) -> list[str]:
    """The cards for a list such as `2fw 1en`."""
    return [name for part in components.split() for name in PARTS[part[1:]][: int(part[0])]]


IMMEDIATE = [
    ("mi-go-brain-case", "1as 1dm", 3),
    ("wax-sculptures", "1fw 1dm", 3),
    ("benevolent-street-resonator", "1as 1en", 3),
    ("telepathic-transmitter", "1dm 1en", 4),
    # What is counted is owned: in play, the combination itself too, and under combinations.
    ("mines-of-the-mi-go", "2as 1dm", 2 * 3),
    ("mnemonic-prism", "1fw 2dm", 2 * 2),
    ("prism-of-ten-thousand-lives", "1fw 1as 2dm", 4 * 2),
    ("lagh-metal", "2fw 1en", 3),
    ("nkai-science", "2as 1en", 3),
    ("martins-beach-remains", "2dm 1en", 3),
]
IMMEDIATE_RITUAL = [
    ("non-euclidean-angles", "1fw 1as", 2),
    ("great-gem-of-nath", "1fw 1en", 2),
    ("pendulum-clock", "2fw 1as", 2),
]
ACTIVATION = [
    ("protoplasm-of-the-old-ones", "1fw 1as 1en", 2),
    ("yekub-cube", "1as 1dm 1en", 4),
    ("pre-human-sites", "1fw 1as 1dm", 3),
    ("armillary-of-yaddith", "2fw 1as 1dm", 2 * 2),
    ("technology-of-yith", "1fw 2as 1dm", 3 * 3),
    ("black-fever", "1fw 1as 1dm 1en", 4),
]
EVERY = [(name, components) for name, components, _ in IMMEDIATE + IMMEDIATE_RITUAL + ACTIVATION]


def _discarded(s: Study) -> set[str]:
    return {slot for seed in PARTS for slot in s.pile(seed)}


@pytest.mark.parametrize(("name", "components", "kp"), IMMEDIATE)
@pytest.mark.rule("WOC-4.5", "WOC-R33")
def test_an_immediate_one_resolves_scores_and_goes(
    study: OpenStudy, name: str, components: str, kp: int
) -> None:
    s = study()
    *first, last = _parts(components)
    s.owns(ANNA, name)
    s.under(name, *first)
    s.gets(ANNA, last, f"under {name}")
    assert s.kp(ANNA) == kp
    assert s.area(ANNA) == []
    assert _discarded(s) == {name, last, *first}
    # The card that completed it did not use its own power, nor pay.
    assert [told["thing"] for told in s.told("used")] == [name]


@pytest.mark.parametrize(("name", "components", "kp"), IMMEDIATE_RITUAL)
@pytest.mark.rule("WOC-4.7")
def test_an_immediate_ritual_object_can_be_used_or_kept(
    study: OpenStudy, name: str, components: str, kp: int
) -> None:
    s = study()
    *first, last = _parts(components)
    s.owns(ANNA, name)
    s.under(name, *first)
    s.gets(ANNA, last, f"under {name}")
    s.expects("use-or-keep", "play now", "keep", seat=ANNA)
    s.says("keep")
    assert s.kp(ANNA) == 0
    assert s.components(name) == [*first, last]
    s.acts(ANNA, f"play {name}")
    assert s.kp(ANNA) == kp
    assert s.area(ANNA) == []
    assert _discarded(s) == {name, last, *first}
    assert s.t.obsessions(ANNA) == 3


@pytest.mark.parametrize(("name", "components", "kp"), IMMEDIATE_RITUAL)
def test_used_at_once_it_goes(study: OpenStudy, name: str, components: str, kp: int) -> None:
    s = study()
    *first, last = _parts(components)
    s.owns(ANNA, name)
    s.under(name, *first)
    s.gets(ANNA, last, f"under {name}", "play now")
    assert s.kp(ANNA) == kp
    assert s.area(ANNA) == []
    assert _discarded(s) == {name, last, *first}


@pytest.mark.parametrize(
    ("name", "components", "beside"),
    [
        ("non-euclidean-angles", "1fw 1as", "wax-sculptures"),
        ("great-gem-of-nath", "1fw 1en", "mr-noyes"),
        ("pendulum-clock", "2fw 1as", "mr-noyes"),
    ],
)
@pytest.mark.rule("WOC-4.7", "WOC-7.2", "WOC-7.9", "WOC-R31")
def test_complete_and_kept_it_serves_a_ritual(
    study: OpenStudy, name: str, components: str, beside: str
) -> None:
    s = study()
    completed(s, ANNA, name, *_parts(components))
    s.does(Studying(ANNA).asks)
    assert s.over, "components do not count for a Study"
    s.owns(ANNA, beside)
    s.does(Studying(ANNA).asks)
    s.expects("advance", f"advance {name}", "skip", seat=ANNA)
    s.says(f"advance {name}")
    assert s.t.quarter_turns[SLOTS.index(name)] == 1
    s.acts(ANNA, f"play {name}")
    assert name in s.pile("as")
    assert s.t.token[ANNA] == 1


@pytest.mark.parametrize(("name", "components", "kp"), ACTIVATION)
@pytest.mark.rule("WOC-4.5", "WOC-3.5")
def test_an_activation_one_can_be_activated_from_then_on(
    study: OpenStudy, name: str, components: str, kp: int
) -> None:
    s = study()
    *first, last = _parts(components)
    s.owns(ANNA, name)
    s.under(name, *first)
    s.acts(ANNA)
    assert s.play.why_not(f"activate {name}") == "WOC-4.5"
    s.gets(ANNA, last, f"under {name}")
    assert s.kp(ANNA) == 0
    assert s.state(name) & COMPLETE
    s.acts(ANNA, f"activate {name}")
    assert s.kp(ANNA) == kp
    assert is_used(s, name)
    assert s.components(name) == [*first, last]
    s.acts(ANNA)
    assert s.play.why_not(f"activate {name}") == "WOC-3.5"
    s.does(Preparation().begins)
    s.acts(ANNA, f"activate {name}")
    assert s.kp(ANNA) == 2 * kp
    assert s.components(name) == [*first, last]


@pytest.mark.parametrize(("name", "components"), EVERY)
@pytest.mark.rule("WOC-4.5")
def test_no_other_component_goes_under_it(study: OpenStudy, name: str, components: str) -> None:
    s = study()
    s.owns(ANNA, name)
    wanted = {part[1:] for part in components.split()}
    for seed, (slot, _) in PARTS.items():
        if seed not in wanted:
            s.gets(ANNA, slot)
            assert s.components(name) == []


@pytest.mark.parametrize("how", SILENCES)
@pytest.mark.rule("WOC-R12", "WOC-6.2")
def test_a_silent_combination_takes_no_component(study: OpenStudy, how: str) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures")
    s.under("wax-sculptures", "aklo")
    silence(s, "wax-sculptures", how)
    s.gets(ANNA, "joseph-curwen")
    assert s.area(ANNA) == ["wax-sculptures", "joseph-curwen"]
    assert s.kp(ANNA) == 0


@pytest.mark.parametrize("how", SILENCES)
@pytest.mark.rule("WOC-R12")
def test_a_silent_complete_combination_cannot_be_activated(study: OpenStudy, how: str) -> None:
    s = study()
    completed(s, ANNA, "yekub-cube", "cool-air", "joseph-curwen", "ghoul")
    silence(s, "yekub-cube", how)
    s.acts(ANNA)
    assert not s.offers("activate yekub-cube")


@pytest.mark.rule("WOC-4.4")
def test_a_combination_takes_components_from_the_round_after(study: OpenStudy) -> None:
    s = study()
    s.owns(ANNA, "wax-sculptures", new=True)
    s.gets(ANNA, "aklo")
    assert s.components("wax-sculptures") == []
    assert s.kp(ANNA) == 1


class TestCounting:
    @pytest.mark.rule("WOC-R33")
    def test_components_of_all_own_combinations_count_and_nobody_elses(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mnemonic-prism", "wax-sculptures", "psionic-society", "alonzo-typer")
        s.under("mnemonic-prism", "aklo", "joseph-curwen")
        s.under("wax-sculptures", "george-rogers")
        s.under("psionic-society", "herbert-west")
        s.owns(BRUNO, "keziah-mason")
        s.gets(ANNA, "brown-jenkins", "under mnemonic-prism")
        # Typer in play; Curwen, Rogers, West and Brown Jenkins, who counts as a master, below.
        assert s.kp(ANNA) == 2 * 5

    def test_masters_who_only_stand_for_components_count_once(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "mnemonic-prism", "herbert-west")
        s.under("mnemonic-prism", "aklo", "joseph-curwen")
        s.acts(ANNA, "call herbert-west")
        assert s.kp(ANNA) == 2 * 2

    def test_the_pendulum_clock_counts_brown_jenkins_as_wisdom(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, "pendulum-clock", "brown-jenkins", "mr-noyes")
        s.under("pendulum-clock", "aklo", "regnum-congo")
        s.gets(ANNA, "cool-air", "under pendulum-clock", "play now")
        assert s.kp(ANNA) == 4


class TestShiningTrapezohedron:
    GEM = "shining-trapezohedron"

    def test_complete_it_may_burn_a_component_at_the_start_of_a_turn(self, study: OpenStudy) -> None:
        s = study(2)
        s.owns(ANNA, self.GEM)
        s.under(self.GEM, "joseph-curwen", "george-rogers", "ghoul")
        s.gets(ANNA, "dhole", f"under {self.GEM}")
        assert s.kp(ANNA) == 0
        for choice, total in (("joseph-curwen", 4), ("ghoul", 7)):
            s.does(Preparation().begins)
            s.expects("burn-component", seat=ANNA)
            assert s.offers("skip")
            s.says(f"choose {choice}")
            assert s.kp(ANNA) == total
        assert s.components(self.GEM) == ["george-rogers", "dhole"]
        assert s.pile("dm")[0] == "joseph-curwen"
        assert s.pile("en") == ["ghoul"]

    @pytest.mark.rule("WOC-4.8")
    def test_it_may_be_left_to_glow(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, self.GEM, "joseph-curwen", "ghoul")
        s.does(Preparation().begins, "skip")
        assert s.components(self.GEM) == ["joseph-curwen", "ghoul"]
        assert s.kp(ANNA) == 0

    @pytest.mark.rule("WOC-R59")
    def test_brown_jenkins_burns_as_a_master_and_goes_to_the_pile_of_his_seed(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, self.GEM, "ghoul")
        s.gets(ANNA, "brown-jenkins", f"under {self.GEM}")
        s.does(Preparation().begins, "choose brown-jenkins")
        assert s.kp(ANNA) == 4
        assert s.pile("fw") == ["brown-jenkins"]
        assert s.components(self.GEM) == ["ghoul"]

    def test_burnt_components_may_be_replaced(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, self.GEM, "joseph-curwen", "ghoul")
        s.gets(ANNA, "dhole", f"under {self.GEM}")
        assert s.components(self.GEM) == ["joseph-curwen", "ghoul", "dhole"]
        s.gets(ANNA, "shantak")
        assert s.area(ANNA) == [self.GEM, "shantak"]

    def test_with_the_last_component_it_is_discarded(self, study: OpenStudy) -> None:
        s = study()
        completed(s, ANNA, self.GEM, "ghoul")
        s.does(Preparation().begins, "choose ghoul")
        assert s.area(ANNA) == []
        assert s.pile("as") == [self.GEM]
        assert s.kp(ANNA) == 3

    def test_incomplete_it_burns_nothing(self, study: OpenStudy) -> None:
        s = study()
        s.owns(ANNA, self.GEM)
        s.under(self.GEM, "ghoul")
        s.does(Preparation().begins)
        assert s.components(self.GEM) == ["ghoul"]

    @pytest.mark.parametrize("how", [how for how in SILENCES if how != "down-to-start"])
    @pytest.mark.rule("WOC-R12")
    def test_silent_it_burns_nothing(self, study: OpenStudy, how: str) -> None:
        s = study()
        completed(s, ANNA, self.GEM, "ghoul")
        silence(s, self.GEM, how)
        s.does(Preparation().begins)
        assert s.components(self.GEM) == ["ghoul"]

    @pytest.mark.rule("WOC-7.11", "WOC-R57")
    def test_under_the_messenger_a_nightmare_master_is_not_burnt(self, study: OpenStudy) -> None:
        s = study()
        s.evoked("nyarlathotep")
        completed(s, ANNA, self.GEM, "alonzo-typer", "joseph-curwen")
        s.does(Preparation().begins)
        s.expects("burn-component", "choose joseph-curwen", "skip")
