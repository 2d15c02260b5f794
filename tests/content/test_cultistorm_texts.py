"""Cultistorm has a message for everything it says, and uses every message."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, get_args

import pytest

from miskatonic.content.cards import describe_cards
from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.text_check import check_texts
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.cards.composing import composed
from miskatonic.games.cultistorm.cards.shape import CultistAbility, ElderAbility, MonsterAbility
from miskatonic.games.cultistorm.expansions.installed import installed
from miskatonic.games.cultistorm.words import ALL_SEATS, CULTIST_FACES, FACES, SLOTS
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Scene
from tests.content.wording import variables

VOCABULARY = SPEC.vocabulary or pytest.fail("the game declares no vocabulary")
# What pieces and marks are called that are no cards.
ON_THE_BOARD = {
    *(*SLOTS, *ALL_SEATS, *FACES, *CULTIST_FACES, "face-down", "pile", "unknown", "nothing"),
    *("away", "overlord"),
    # Whom a support card could help, if there are several.
    "some-colleague",
    # What a location is sealed by, and what a fight is won with beside cards, dice and items.
    *("card", "marker", "location-wild", "ability-wild", "story-wild", "story-ignored", "unbound", "mirror"),
    "world-eased",
    # How a table of a region stands.
    *("plays", "rests", "fallen"),
}
# What special cultists, monsters and Great Old Ones can do.
ABILITIES = (CultistAbility, MonsterAbility, ElderAbility)
# Why somebody is asked again in Preparation.
REASONS = {
    *(f"changed-{what}" for what in ("hand", "dice", "items", "trophies", "tokens", "place", "column")),
    *("was-helped", "was-called"),
}
NAMES = ("Miriam", "Elias", "Bruno", "Agnes", "Ysolde")
GAMES_IN_EACH_VARIANT = 2


class Evening(NamedTuple):
    """What was asked, told and shown in many games."""

    questions: set[str]
    sentences: set[str]
    endings: set[str]
    faces: set[str]
    causes: set[str]
    pieces: set[str]


@cache
def texts() -> Texts:
    return load_texts(SPEC.texts, strict=True)


@cache
def content() -> Any:
    return SPEC.load_content(SPEC.folder / "data")


@cache
def evening() -> Evening:
    """Games of all numbers of seats, in all variants and with each module, played at random and told."""
    seen = Evening(set(), set(), set(), set(), set(), set())
    for number, variant in enumerate(list(SPEC.variants.values()) * GAMES_IN_EACH_VARIANT):
        _play(seen, SPEC.seats[number % len(SPEC.seats)], variant, number)
    for number, one in enumerate(installed()):
        if one.kind == "module":
            _play(seen, 3 + number % 3, {"modules": one.key, "narrative": "on"}, number)
    return seen


def _play(seen: Evening, seats: int, variant: Mapping[str, str], seed: int) -> None:
    table = SPEC.new(seats, SPEC.settle(variant), seed, chronicle=True)
    dice = Dice.seeded(seed, "players")
    while (asked := table.flow.decision) is not None:
        seat = dice.pick(asked.seats)
        view = SPEC.scene(table, seat)
        assert view.question is not None
        seen.questions.add(texts().question(view.question, NAMES))
        _look(seen, view)
        table.flow.submit(table, dice.pick(asked.options_of(seat)), seat)
    assert table.chronicle is not None
    assert table.flow.outcome is not None
    seen.causes.update(
        cause
        for event in table.chronicle.events
        if (cause := event.args.get("cause", "")).startswith("rule/")
    )
    seen.sentences.update(texts().event(event, NAMES) for event in table.chronicle.events)
    seen.endings.add(texts().ending(table.flow.outcome.ending))


def _look(seen: Evening, view: Scene) -> None:
    for zone in view.zones:
        seen.faces.update(piece.face for piece in zone.pieces)
        seen.pieces.update(piece.id for piece in zone.pieces)


def keys_of(family: str) -> set[str]:
    return {key.removeprefix(family) for key in texts().keys if key.startswith(family)}


def test_everything_that_is_declared_is_worded_and_nothing_else() -> None:
    assert check_texts(SPEC, SPEC.texts, content()) == []


def test_an_event_with_a_cause_tells_it() -> None:
    wants = variables(SPEC.texts)
    # The card is named in the sentence itself.
    named = {"distant-called", "elder-power", "endgame", "event-found", "item-spent", "waistcoat-worn"}
    caused = {kind.name for kind in VOCABULARY.events if "cause" in kind.args} - named
    assert {kind for kind in caused if "cause" not in wants[f"event-{kind}"]} == set()


def test_causes_and_options_name_rules_of_the_rulebook() -> None:
    assert VOCABULARY.causes
    assert {*VOCABULARY.causes, *(option.rule for option in SPEC.options)} <= set(load_rulebook(SPEC).ids)


def test_a_rule_that_is_a_cause_reads_as_a_reason() -> None:
    for rule in VOCABULARY.causes:
        assert texts().name(rule).endswith(f", {rule}")


def test_every_rule_that_is_told_as_a_cause_is_declared() -> None:
    assert evening().causes <= {f"rule/{rule}" for rule in VOCABULARY.causes}


def test_no_name_is_for_nothing() -> None:
    known = {rule.replace(".", "-") for rule in VOCABULARY.causes} | ON_THE_BOARD
    known |= {text.partition(" ")[2] or text for text in content().alphabet.sayable}
    known |= {f"die-{face}" for face in FACES} | {value for option in SPEC.options for value in option.values}
    known |= {f"ability-{name}" for kind in ABILITIES for name in get_args(kind)}
    everything = composed(content(), tuple(content().more))
    known |= {f"ability-{name}" for name in everything.more_abilities.values()} | {*content().more}
    known |= {cult.id for cult in everything.special_cults} | REASONS
    known |= {part for text in content().alphabet.sayable for part in text.partition(" ")[2].split("+")}
    known |= evening().pieces
    for face in SPEC.cards(content()):
        known.add(face.id)
        for _, fact in face.facts:
            known.update(fact if isinstance(fact, tuple) else [str(fact)])
    assert keys_of("name-") - known == set()


def test_every_message_belongs_to_a_family() -> None:
    families = (
        "list game- name- kind- fact- card- flavour- event- ask- word- refusal- option- variant- ending- "
        "zone- block- mark- board- seat-name table-round choice- group- facts- said- score departs- tally- "
        "value- sequel- advice- aspect- request- answer-"
    )
    assert [key for key in texts().keys if not key.startswith(tuple(families.split()))] == []


def test_what_the_board_is_labelled_with_is_on_the_board() -> None:
    marks = {
        key: {mark for record in (of.zone, of.piece) if record for mark in record.__annotations__}
        for key, of in VOCABULARY.marks.items()
    }
    every = set[str]().union(*marks.values())
    labels = every | {f"{family}-{mark}" for family in marks for mark in every}
    assert {key.removesuffix("-is") for key in keys_of("mark-")} - labels == set()
    # Parts of a detective's board and of the switchboard stand under titles of their own; a ring may tell
    # of itself.
    titles = {
        *marks,
        "seats",
        "locations-marks",
        *(f"detective-{part}" for part in ("ability", "die", "item")),
        *(f"switchboard-{part}" for part in ("card", "line")),
    }
    assert keys_of("zone-") <= titles


def test_every_face_on_the_board_has_a_name() -> None:
    assert {face for face in evening().faces if not texts().has(f"name-{face}")} == set()


def test_every_card_reads_whole_and_has_a_flavour_of_its_own() -> None:
    cards = describe_cards(SPEC, content(), texts())
    assert all(card.title and card.rules and card.flavour for card in cards)
    assert len({card.flavour for card in cards}) == len(cards)
    assert all("{" not in card.rules + card.flavour for card in cards)


def test_a_question_is_a_question() -> None:
    assert [question for question in evening().questions if not question.endswith("?")] == []


def test_what_happens_is_told_in_whole_sentences() -> None:
    for sentence in evening().sentences:
        assert sentence.endswith((".", ")")), sentence
        assert not sentence[0].islower(), sentence
        assert "seat-" not in sentence
        assert "/" not in sentence


def test_the_end_is_told() -> None:
    assert evening().endings
    assert all(ending.endswith(".") for ending in evening().endings)
