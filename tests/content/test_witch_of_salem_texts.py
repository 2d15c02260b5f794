"""Witch of Salem has a message for everything it says, and uses every message."""

from functools import cache
from typing import Any

import pytest

from miskatonic.content.cards import Fact, describe_cards
from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.text_check import check_texts
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.scene import Scene

SPEC = find_game("witch-of-salem")
VOCABULARY = SPEC.vocabulary or pytest.fail("the game declares no vocabulary")
# The names of pieces and marks that are not cards.
ON_THE_BOARD = {"banner", "empty", "face-down", "portal", "wall", "sanity"}
NAMES = ("Baxter", "Furlong", "Sterns", "Foster")
GAMES = 42


@cache
def texts() -> Texts:
    return load_texts(SPEC.texts, strict=True)


@cache
def content() -> Any:
    return SPEC.load_content(SPEC.folder / "data")


def keys_of(family: str) -> set[str]:
    return {key.removeprefix(family) for key in texts().keys if key.startswith(family)}


def test_everything_that_is_declared_is_worded_and_nothing_else() -> None:
    assert check_texts(SPEC, SPEC.texts, content()) == []


def test_options_and_causes_name_rules_of_the_rulebook() -> None:
    assert VOCABULARY.causes
    assert {*VOCABULARY.causes, *(option.rule for option in SPEC.options)} <= set(load_rulebook(SPEC).ids)


def test_no_name_is_for_nothing() -> None:
    """What cards, words, facts of cards, parts of the board and causes of events are called."""
    faces = SPEC.cards(content())
    known = {face.id for face in faces} | ON_THE_BOARD
    known |= {text.partition(" ")[2] for text in content().alphabet.sayable}
    known |= {name for face in faces for _, value in face.facts for name in named_by(value)}
    known |= {rule.replace(".", "-") for rule in VOCABULARY.causes}
    # What a refusal says is missing for a recipe that names no items.
    known |= {f"{form}-{count}" for form in ("same", "different") for count in (1, 2, 3)}
    known |= {piece.id for piece in SPEC.scene(SPEC.new(2, SPEC.settle({}), 1), 0).zone("rlyeh").pieces}
    assert keys_of("name-") <= known


def named_by(fact: Fact) -> tuple[str, ...]:
    """A fact of a card may be a name, or several."""
    return fact if isinstance(fact, tuple) else (str(fact),)


def test_every_message_belongs_to_a_family() -> None:
    families = (
        "list game- name- kind- fact- card- flavour- event- ask- word- refusal- option- variant- ending- "
        "zone- mark- seat-name in-play- board- choice- said- told- departs- tally- aspect- "
        "request- answer-"
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
    headings = {kind.name for kind in VOCABULARY.events if kind.heading}
    told = [event for event in table.chronicle.events if event.kind not in headings]
    sentences = [texts().event(event, NAMES) for event in told]
    assert all(sentence.endswith((".", ")")) for sentence in sentences)
    assert not any("seat-" in sentence or "/" in sentence for sentence in sentences)
    assert texts().ending(table.flow.outcome.ending).endswith(".")


def read_board(view: Scene) -> None:
    """Every face on the board has a name."""
    faces = {piece.face for zone in view.zones for piece in zone.pieces if piece.face}
    assert {face for face in faces if not texts().has(f"name-{face}")} == set()
