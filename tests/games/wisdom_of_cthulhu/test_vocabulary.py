"""What the game declares that it says and shows: rules, texts, and marks that need no guessing."""

import pytest

from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.texts import load_texts
from miskatonic.games.wisdom_of_cthulhu import SPEC
from miskatonic.games.wisdom_of_cthulhu.vocabulary import VOCABULARY
from miskatonic.kernel.dice import Dice
from tests.games.wisdom_of_cthulhu.tables import OpenStudy


def test_options_and_causes_name_rules_of_the_rulebook() -> None:
    assert VOCABULARY.causes
    assert {*VOCABULARY.causes, *(option.rule for option in SPEC.options)} <= set(load_rulebook(SPEC).ids)


def test_every_rule_that_causes_something_has_a_name() -> None:
    texts = load_texts(SPEC.texts, strict=True)
    assert [rule for rule in VOCABULARY.causes if not texts.has(f"name-{rule.replace('.', '-')}")] == []


def test_the_rules_that_cause_events_are_declared() -> None:
    told = set()
    for seed in range(12):
        t = SPEC.new(3, {}, seed, chronicle=True)
        dice = Dice.seeded(seed, "test")
        while (asked := t.flow.decision) is not None:
            t.flow.submit(t, dice.pick(asked.options))
        assert t.chronicle is not None
        told |= {event.args.get("cause", "") for event in t.chronicle.events}
    rules = {cause.removeprefix("rule/") for cause in told if cause.startswith("rule/")}
    assert rules
    assert rules <= set(VOCABULARY.causes)


def test_the_dashboard_says_which_phase_it_is() -> None:
    t = SPEC.new(2, {}, 3)
    dice = Dice.seeded(3, "test")
    phases = {"flip": "order", "action": "research", "obsess": "end"}
    seen = set()
    while (asked := t.flow.decision) is not None:
        marks = SPEC.scene(t, None).zone("dashboard").marks
        assert marks["phase"] == phases.get(asked.prompt, marks["phase"])
        assert marks["turns"] == t.rules.turns
        seen.add(marks["phase"])
        t.flow.submit(t, dice.pick(asked.options))
    assert {*phases.values()} <= seen


@pytest.mark.parametrize("power", ["first", "second"])
def test_a_power_says_which_one_it_is_and_whose(study: OpenStudy, power: str) -> None:
    s = study(2)
    pieces = s.scene().zone("elders").pieces
    assert [piece.marks["of"] for piece in pieces if piece.marks.get("power") == power] == list(
        s.t.rules.elder_names
    )


def test_an_influence_says_whose_it_is(study: OpenStudy) -> None:
    s = study(2)
    s.evoked("nyarlathotep")
    assert s.piece("nyarlathotep-influence").marks == {"of": "nyarlathotep", "power": "influence"}


def test_decks_discards_and_research_cards_say_their_seeds(study: OpenStudy) -> None:
    scene = study(2).scene()
    assert scene.zone("dm-deck").marks["seed"] == scene.zone("discards.dm").marks["seed"] == "dm"
    seeds = [piece.marks["seeds"] for piece in scene.zone("research.seat-1").pieces]
    assert seeds == [["fw"], ["fw", "as"], ["fw", "dm"], ["as"], ["as", "dm"], ["dm"]]
