"""Basics and set-up (CUL-1, CUL-2), and who sits at the table (CUL-17)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.setup import house_content, new_table
from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import SYMBOLS
from miskatonic.games.spec import BadOptionError
from tests.games.cultistorm.house import DETECTIVES, LOCATIONS


def opened(seats: int = 4, seed: int = 1, **options: str) -> Table:
    return new_table(seats, options, seed, chronicle=True)


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A table whose items have been chosen; the first turn has begun."""
    t = opened(seats, seed, **options)
    while t.round == 0 and t.flow.decision is not None:
        t.flow.submit(t, t.flow.decision.options[0])
    return t


@pytest.mark.rule("CUL-1.1", "CUL-2.5", "CUL-2.6", "CUL-17.1", "CUL-17.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_different_detectives_as_seats_each_with_cards_of_its_own(seats: int) -> None:
    t = opened(seats)
    assert len(set(t.role)) == seats
    for seat in range(seats):
        assert sorted(t.deck[seat]) == sorted(t.rules.decks[t.role[seat]])
        assert len(t.deck[seat]) == 21
        assert t.hand[seat] == []
        assert t.level[seat] == 0


@pytest.mark.rule("CUL-R55", "CUL-17.2")
def test_a_table_for_two_is_an_option_of_its_own() -> None:
    t = opened(2)
    assert t.rules.limit == 10
    assert len(t.cultists) + 5 == 30
    with pytest.raises(BadOptionError):
        opened(1)


@pytest.mark.rule("CUL-2.5", "CUL-R52")
def test_detectives_by_agreement() -> None:
    t = opened(3, detectives="jack-delacroix,miriam-hale")
    names = [DETECTIVES[role] for role in t.role]
    assert names[:2] == ["jack-delacroix", "miriam-hale"]
    assert len(set(names)) == 3


@pytest.mark.rule("CUL-2.5")
def test_a_seat_left_to_chance_stays_before_one_that_was_named() -> None:
    for seed in range(6):
        t = SPEC.new(3, SPEC.settle({"detectives": "random,agnes-ward"}), seed)
        assert DETECTIVES[t.role[1]] == "agnes-ward"
        assert len(set(t.role)) == 3


@pytest.mark.rule("CUL-1.2", "CUL-2.10", "CUL-2.11")
def test_components() -> None:
    content = house_content()
    assert content.remarks == (), "the card files are as many as presets.toml counts"
    counts = content.presets.counts
    assert len({card.symbol for card in content.locations}) == 5
    assert {card.cult for card in content.elders if card.wave == "first"} == set(SYMBOLS)
    t = opened(3)
    assert t.supply == [t.rules.each_trophy] * 5
    assert t.seal_cards == [IN_SUPPLY] * 5
    assert t.reserve == content.presets.common.detective_dice
    assert (len(t.first_wave), len(t.second_wave)) == (counts.first_wave, counts.second_wave)


@pytest.mark.rule("CUL-2.1", "CUL-R11")
def test_five_locations_of_five_symbols_without_altars() -> None:
    seen: set[int] = set()
    for seed in range(30):
        t = opened(seed=seed)
        assert sorted(t.symbol_at(spot) for spot in range(5)) == [0, 1, 2, 3, 4]
        assert t.altars == 0
        seen.update(t.spots)
    ordinary = [card.id for card in house_content().locations if not card.strange]
    assert sorted(LOCATIONS[card] for card in seen) == sorted(ordinary)


@pytest.mark.rule("CUL-2.2", "CUL-2.3", "CUL-2.4")
@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_cultist_deck_and_the_first_five(seats: int) -> None:
    t = opened(seats)
    cards = sum(card.players <= seats <= card.most_players for card in house_content().cultists)
    assert [len(column) for column in t.columns] == [1] * 5
    assert len(t.cultists) + 5 == cards
    assert t.marker == 0


@pytest.mark.rule("CUL-2.7", "CUL-2.9", "CUL-R3")
def test_each_keeps_one_of_two_items_and_the_deck_is_shuffled() -> None:
    for seed in range(12):
        t = dealt(seed=seed)
        assert all(len(held) <= 1 for held in t.items)
        assert t.item_discard == t.found == []
        assert len(t.item_deck) + sum(map(len, t.items)) == house_content().presets.counts.item_cards


@pytest.mark.rule("CUL-2.8")
def test_events_dealt_in_set_up_do_nothing() -> None:
    without = 0
    for seed in range(60):
        t = dealt(3, seed)
        assert not any(t.rules.is_event[item] for held in t.items for item in held)
        without += any(not held for held in t.items)
        assert [event for event in t.chronicle.events if event.kind == "event-found"] == []  # type: ignore[union-attr]
    assert without < 10


@pytest.mark.rule("CUL-2.12", "CUL-2.14", "CUL-R10")
def test_the_terror_circle() -> None:
    t = opened()
    assert len(set(t.terror)) == 5
    assert len(t.terror_deck) == 19
    assert t.crystals == [1, 0, 0, 0, 0, 0]
    assert t.slot == 0
    assert t.altars == 0


@pytest.mark.rule("CUL-2.13", "CUL-1.12")
def test_nobody_knows_the_endgame_card_or_a_terror_face() -> None:
    t = opened()
    assert t.endgame == -1
    circle = SPEC.scene(t, 0).zone("circle")
    assert {piece.face for piece in circle.pieces} == {"face-down"}
    assert all(piece.marks["number"] for piece in circle.pieces)


@pytest.mark.rule("CUL-2.15", "CUL-17.7")
def test_detectives_are_placed_in_seating_order() -> None:
    t = opened(4, start="seat-3")
    assert t.place == [2, 3, 0, 1]
    assert t.order() == (2, 3, 0, 1)


@pytest.mark.rule("CUL-R52", "CUL-R51")
def test_defaults_are_the_first_game() -> None:
    t = opened()
    assert not t.rules.narrative
    assert not t.special_cults
    assert t.late == []
    assert SPEC.settle({})["difficulty"] == "standard"
    assert (t.rules.limit, t.rules.crystals, t.rules.items_kept) == (12, 6, 1)


@pytest.mark.rule("CUL-R52")
def test_presets() -> None:
    novice, nightmare = opened(difficulty="novice"), opened(difficulty="nightmare")
    assert (novice.rules.any_trophy_seals, novice.rules.grace) == (True, "any_late")
    assert nightmare.normal == [nightmare.rules.start_tokens] * 4
    assert (nightmare.rules.crystals, nightmare.rules.grace) == (5, "none")
    assert len(nightmare.special_cults) == 1
    assert len(nightmare.late) == 1
    assert len(nightmare.aside) == 7


@pytest.mark.rule("CUL-17.4", "CUL-17.5", "CUL-17.6")
def test_whoever_holds_the_seats_the_rules_are_those_of_detectives() -> None:
    """A seat is a detective; a person may hold several, and any seat may be taken over by a bot."""
    t = dealt(3)
    while t.flow.decision is not None and t.flow.decision.prompt != "prepare":
        t.flow.submit(t, t.flow.decision.options[0])
    assert t.flow.decision is not None
    speaker = t.flow.decision.seat
    assert SPEC.habit is not None
    assert SPEC.habit(t, speaker) in t.flow.decision.options_of(speaker)
    assert f"choose seat-{speaker + 1}" in SPEC.alphabet.texts


@pytest.mark.rule("CUL-2.9")
def test_first_items_that_are_not_kept_are_shown_under_the_deck_and_not_as_discarded() -> None:
    t = opened()
    assert t.flow.decision is not None
    t.flow.submit(t, t.flow.decision.options[0])
    assert t.round == 0
    assert t.item_discard
    assert _shown(t, "item-discard") == 0
    assert _shown(t, "item-deck") == len(t.item_deck) + len(t.item_discard)


def _shown(t: Table, pile: str) -> int:
    """The number of cards that the board shows in a pile."""
    pieces = [piece for zone in SPEC.scene(t, None).zones for piece in zone.pieces if piece.id == pile]
    return int(pieces[0].marks["count"])
