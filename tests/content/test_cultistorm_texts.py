"""Whatever Cultistorm says, there is a message for it, and no message is for nothing."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from miskatonic.content.cards import describe_cards
from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.text_check import check_texts
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.words import FACES
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Scene
from tests.content.engine_keys import EngineKeys
from tests.content.wording import variables

NAMES = ("Miriam", "Elias", "Bruno", "Agnes", "Ysolde")
FORMS = r"-(the|a|full|told|does)$"
# Zones with labels of their own.
FAMILIES = ("circle", "locations", "column", "pool", "supply", "piles", "detective", "hand", "fight")
GAMES_IN_EACH_VARIANT = 2


class Evening(NamedTuple):
    """What was asked, told and shown in many games."""

    questions: set[str]
    sentences: set[str]
    endings: set[str]
    faces: set[str]


@cache
def texts() -> Texts:
    return load_texts(SPEC.folder / "text", strict=True)


@cache
def content() -> Any:
    return SPEC.load_content(SPEC.folder / "data")


@cache
def engine() -> EngineKeys:
    return EngineKeys(SPEC.folder)


@cache
def evening() -> Evening:
    """Games of all numbers of seats, in all variants, played at random and told in words."""
    seen = Evening(set(), set(), set(), set())
    for number, variant in enumerate(list(SPEC.variants.values()) * GAMES_IN_EACH_VARIANT):
        _play(seen, SPEC.seats[number % len(SPEC.seats)], variant, number)
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
    seen.sentences.update(texts().event(event, NAMES) for event in table.chronicle.events)
    seen.endings.add(texts().ending(table.flow.outcome.ending))


def _look(seen: Evening, view: Scene) -> None:
    for zone in view.zones:
        seen.faces.update(piece.face for piece in zone.pieces)


def keys_of(family: str) -> set[str]:
    return {key.removeprefix(family) for key in texts().keys if key.startswith(family)}


def causes() -> set[str]:
    """The rules that the engine names as a cause."""
    return {text.removeprefix("rule/") for text in engine().strings if text.startswith("rule/")}


def test_cards_options_words_and_the_game_itself_are_worded() -> None:
    assert check_texts(SPEC, SPEC.folder / "text", content()) == []


def test_events_are_exactly_those_the_engine_tells() -> None:
    assert keys_of("event-") == {telling.kind for telling in engine().tellings}


def test_an_event_gets_every_argument_its_message_wants() -> None:
    wants = variables(SPEC.folder / "text")
    for telling in engine().tellings:
        if telling.is_complete:
            wanted = {re.sub(FORMS, "", name) for name in wants[f"event-{telling.kind}"]}
            assert wanted <= telling.args, telling.kind


def test_an_event_with_a_cause_tells_it() -> None:
    wants = variables(SPEC.folder / "text")
    # The card is named in the sentence itself.
    named = {"elder-power", "endgame", "event-found", "item-spent", "waistcoat-worn"}
    silent = {telling.kind for telling in engine().tellings if "cause" in telling.args} - named
    assert {kind for kind in silent if "cause" not in wants[f"event-{kind}"]} == set()


def test_prompts_are_exactly_those_the_engine_asks() -> None:
    assert keys_of("ask-") == set(engine().prompts)


def test_refusals_are_exactly_those_the_engine_gives() -> None:
    assert keys_of("refusal-") == {key for _, key in engine().refusals}


def test_refusals_causes_and_options_name_rules_of_the_rulebook() -> None:
    named = {rule for rule, _ in engine().refusals} | causes() | {option.rule for option in SPEC.options}
    assert named <= set(load_rulebook(SPEC).ids)


def test_a_rule_that_is_a_cause_reads_as_a_reason() -> None:
    for rule in causes():
        assert texts().name(rule).endswith(f", {rule}")


def test_endings_are_exactly_those_the_engine_knows() -> None:
    assert keys_of("ending-") == set(engine().endings)


def test_no_name_is_for_nothing() -> None:
    known = set(engine().strings) | {rule.replace(".", "-") for rule in causes()}
    for face in SPEC.cards(content()):
        known.add(face.id)
        for _, fact in face.facts:
            known.update(fact if isinstance(fact, tuple) else [str(fact)])
    dice = {f"die-{face}" for face in FACES}
    assert keys_of("name-") - known - dice == set()


def test_every_message_belongs_to_a_family() -> None:
    families = (
        "list game- name- kind- fact- card- flavour- event- ask- word- refusal- option- variant- ending- "
        "zone- block- mark- board- seat-name table-round choice- group- facts- said- score"
    )
    assert [key for key in texts().keys if not key.startswith(tuple(families.split()))] == []


def test_what_the_board_is_labelled_with_is_on_the_board() -> None:
    # Some are rarely seen, but all of them are named in the source.
    named = {text.rstrip(".") for text in engine().strings}
    family = re.compile(rf"^({'|'.join(FAMILIES)})-")
    assert {family.sub("", key.removesuffix("-is")) for key in keys_of("mark-")} <= named
    # Parts of a detective's board stand under titles of their own; a ring may tell of itself.
    assert {family.sub("", key) for key in keys_of("zone-")} <= named | {"seats", "marks"}


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
