"""Whatever Witch of Salem says, there is a message for it, and no message is for nothing."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from miskatonic.content.cards import describe_cards
from miskatonic.content.catalogue import read_catalogue
from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.text_check import check_texts
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Scene
from tests.content.engine_keys import EngineKeys

SPEC = find_game("witch-of-salem")
NAMES = ("Baxter", "Furlong", "Sterns", "Foster")
GAMES = 42


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
def variables() -> dict[str, frozenset[str]]:
    """The variables of each message."""
    resources = read_catalogue(SPEC.folder / "text", "en").resources
    messages = (entry for resource in resources for entry in resource.body if isinstance(entry, ftl.Message))
    return {message.id.name: frozenset(_variables(message)) for message in messages}


def _variables(message: ftl.Message) -> Iterator[str]:
    found: list[str] = []

    class Reader(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
            found.append(node.id.name)

    Reader().visit(message)
    yield from found


def keys_of(family: str) -> set[str]:
    return {key.removeprefix(family) for key in texts().keys if key.startswith(family)}


def test_cards_options_words_and_the_game_itself_are_worded() -> None:
    assert check_texts(SPEC, SPEC.folder / "text", content()) == []


def test_events_are_exactly_those_the_engine_tells() -> None:
    assert keys_of("event-") == {telling.kind for telling in engine().tellings}


def test_an_event_gets_every_argument_its_message_wants() -> None:
    for telling in engine().tellings:
        if telling.is_complete:
            wanted = {re.sub(r"-(the|a|full)$", "", name) for name in variables()[f"event-{telling.kind}"]}
            assert wanted <= telling.args, telling.kind


def test_prompts_are_exactly_those_the_engine_asks() -> None:
    assert keys_of("ask-") == set(engine().prompts)


def test_refusals_are_exactly_those_the_engine_gives() -> None:
    assert keys_of("refusal-") == {key for _, key in engine().refusals}


def test_refusals_and_causes_name_rules_of_the_rulebook() -> None:
    named = {rule for rule, _ in engine().refusals}
    named |= {text.removeprefix("rule/") for text in engine().strings if text.startswith("rule/")}
    named |= {option.rule for option in SPEC.options}
    assert named <= set(load_rulebook(SPEC).ids)


def test_endings_are_exactly_those_the_engine_knows() -> None:
    assert keys_of("ending-") == set(engine().endings)


def test_no_name_is_for_nothing() -> None:
    known = {face.id for face in SPEC.cards(content())} | engine().strings
    built = {f"edge-{edge}" for edge in range(1, 6)}
    # A rule is named where it is the reason of an event: `rule/WOS-9.3` is WOS-9-3.
    built |= {text.removeprefix("rule/").replace(".", "-") for text in known if text.startswith("rule/")}
    assert keys_of("name-") <= known | built


def test_every_message_belongs_to_a_family() -> None:
    families = (
        "list game- name- kind- fact- card- flavour- event- ask- word- refusal- option- variant- ending- "
        "zone- mark- seat-name in-play- board- choice- said- told- score"
    )
    assert [key for key in texts().keys if not key.startswith(tuple(families.split()))] == []


def test_what_the_board_is_labelled_with_is_on_the_board() -> None:
    table = SPEC.new(4, SPEC.settle({}), 1)
    zones = SPEC.scene(table, table.flow.decision.seat).zones
    marks = {
        key
        for zone in zones
        for marks in (zone.marks, *(piece.marks for piece in zone.pieces))
        for key in marks
    }
    families = {zone.id.partition(".")[0] for zone in zones}
    # A family may have labels of its own.
    labels = marks | {f"{family}-{mark}" for family in families for mark in marks}
    assert {key.removesuffix("-is") for key in keys_of("mark-")} <= labels
    # A family can be titled as a whole or by a mark of its pieces; two titles stand over several families.
    titles = families | {f"{family}-{mark}" for family in families for mark in marks} | {"seats", "stacks"}
    assert keys_of("zone-") <= titles
    kinds = {face.kind for face in SPEC.cards(content())}
    assert keys_of("in-play-") <= kinds


def test_every_card_reads_whole_and_has_a_flavour_of_its_own() -> None:
    cards = describe_cards(SPEC, content(), texts())
    assert all(card.title and card.rules and card.flavour for card in cards)
    assert len({card.flavour for card in cards}) == len(cards)
    assert all("{" not in card.rules + card.flavour for card in cards)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_whole_games_can_be_told_from_beginning_to_end(seats: int) -> None:
    for number in range(GAMES // len(SPEC.seats)):
        variant = list(SPEC.variants.values())[number % len(SPEC.variants)]
        tell_a_game(seats, variant, number)


def tell_a_game(seats: int, variant: Any, seed: int) -> None:
    table = SPEC.new(seats, SPEC.settle(variant), seed, chronicle=True)
    dice = Dice.seeded(seed, "players")
    while table.flow.decision is not None:
        asked = table.flow.decision
        view = SPEC.scene(table, asked.seat)
        assert view.question is not None
        assert texts().question(view.question, NAMES).endswith("?")
        read_board(view)
        table.flow.submit(table, dice.pick(asked.options))
    sentences = [texts().event(event, NAMES) for event in table.chronicle.events]
    assert all(sentence.endswith((".", ")")) for sentence in sentences)
    assert not any("seat-" in sentence or "/" in sentence for sentence in sentences)
    assert texts().ending(table.flow.outcome.ending).endswith(".")


def read_board(view: Scene) -> None:
    """Every face on the board has a name."""
    faces = {piece.face for zone in view.zones for piece in zone.pieces if piece.face}
    assert {face for face in faces if not texts().has(f"name-{face}")} == set()
