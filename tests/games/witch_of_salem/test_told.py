"""What the log says: headings, prices before effects, sums, and effects that change nothing."""

from typing import Any

import pytest

from miskatonic.games.witch_of_salem.vocabulary import VOCABULARY
from tests.games.witch_of_salem.tables import (
    ONE,
    SANATORIUM,
    STATION,
    TWO,
    Arkham,
    OpenArkham,
)


def forced(game: Arkham) -> list[tuple[str, int]]:
    """The events that came of an option nobody was asked about, with the seat."""
    assert game.t.chronicle is not None
    return [(event.kind, event.forced) for event in game.t.chronicle.events if event.forced is not None]


@pytest.mark.rule("WOS-3.1", "WOS-5.1", "WOS-10.1")
def test_rounds_turns_and_the_event_are_headings(arkham: OpenArkham) -> None:
    headings = {kind.name for kind in VOCABULARY.events if kind.heading}
    assert headings == {"round-begins", "turn-begins", "event-phase-begins"}
    game = arkham(2)
    game.draws("ghouls", "the-veil-thins", "undead")
    game.t.round = 0
    game.round()
    game.answers("go university", "go university")
    told = [kind for kind in game.kinds() if kind in headings]
    assert told == [
        "round-begins", "turn-begins", "turn-begins", "event-phase-begins", "round-begins", "turn-begins",
    ]  # fmt: skip


@pytest.mark.rule("WOS-9.3", "WOS-R20")
def test_the_price_is_told_before_what_it_causes(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.draws("the-veil-thins")
    game.turn(ONE, "go station", "take right")
    assert game.kinds()[2:] == ["price-paid", "event-revealed", "necron-advanced", "item-taken"]
    assert game.told("price-paid") == [{"item": "dagger", "price": ["cost-v"]}]


@pytest.mark.rule("WOS-9.3")
def test_what_is_free_has_no_price(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.turn(ONE, "go station", "take left")
    assert game.told("price-paid") == []


@pytest.mark.rule("WOS-5.5", "WOS-12.2")
def test_the_passage_is_paid_for_before_it_leads_anywhere(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.turn(ONE, "go secret-passage", "slip docks")
    assert game.kinds() == ["turn-begins", "sanity-lost", "moved"]
    game.elders(prisoner="dagon")
    game.holds(TWO, "elixir", "dagger", "glasses")
    game.forget()
    game.turn(TWO, "go secret-passage", "slip rlyeh")
    assert game.kinds() == ["turn-begins", "sanity-lost", "banning-begins"]


@pytest.mark.rule("WOS-4.6")
def test_the_necron_card_gives_its_sum(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("hastur", shadow="dagon")
    game.creatures(docks="undead", shop="ghouls", church="mi-go")
    game.phase_a("necron")
    assert game.told("necron-drawn") == [{"creatures": 3, "shadow": 2, "strength": 5}]
    assert game.t.necron == 5


@pytest.mark.parametrize("event", ["shadow-on-the-campus", "the-stars-are-right"])
@pytest.mark.parametrize(
    ("elders", "told", "steps"),
    [
        ({"edges": ("hastur",)}, "shadow-placed", 0),
        ({"edges": ("hastur",), "shadow": "dagon"}, "shadow-stays", 1),
        ({"edges": (None,)}, "shadow-missing", 0),
    ],
)
@pytest.mark.rule("WOS-R57", "WOS-11.6", "WOS-11.7")
def test_a_shadow_card_tells_which_of_its_three_cases_it_is(
    arkham: OpenArkham, event: str, elders: dict[str, Any], told: str, steps: int
) -> None:
    game = arkham()
    game.elders(*elders["edges"], shadow=elders.get("shadow"))
    game.event(event)
    assert [kind for kind in game.kinds() if kind.startswith("shadow-")] == [told]
    assert game.t.necron == steps + (event == "the-stars-are-right")


@pytest.mark.rule("WOS-7.3", "WOS-R17")
def test_a_face_that_costs_nothing_says_so(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders("nyarlathotep")
    game.creatures(docks="undead")
    game.die("dagger")
    game.turn(ONE, "go docks")
    assert game.told("nothing-lost") == [{"item": "dagger"}]
    assert game.told("counts-double") == []


@pytest.mark.parametrize(
    "event", ["counterspell", "beacon-of-salem", "night-coach", "dream-of-the-threshold"]
)
@pytest.mark.rule("WOS-3.6")
def test_an_event_that_changes_nothing_says_so(arkham: OpenArkham, event: str) -> None:
    game = arkham()
    game.sealed(SANATORIUM)  # where the dream would be
    game.event(event)
    assert game.causes("nothing-happens") == [f"event/{event}"]


@pytest.mark.rule("WOS-8.4", "WOS-3.6")
def test_an_elixir_drunk_in_vain_says_so(arkham: OpenArkham) -> None:
    game = arkham()
    game.holds(ONE, "elixir")
    game.turn(ONE, "go docks", "use elixir")
    assert game.causes("sanity-full") == ["item/elixir"]


@pytest.mark.rule("WOS-4.5", "WOS-R7")
def test_a_tribute_says_what_is_due_and_what_is_held(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.creatures(docks="witches")
    game.holds(ONE, "elixir")
    game.phase_a("witches")
    (due,) = game.told("tribute-due")
    assert (due["item"], due["count"], due["held"]) == ("elixir", 2, 1)
    assert game.kinds()[1:4] == ["tribute-due", "item-discarded", "tribute-short"]


@pytest.mark.rule("WOS-R7")
def test_what_nobody_offered_is_taken_with_a_word(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon")
    game.holds(TWO, "necronomicon")
    game.phase_a("cultists")
    game.answers("offer 0", "offer 0")
    (taken,) = game.told("tribute-compelled")
    assert (taken["item"], taken["count"]) == ("necronomicon", 1)


@pytest.mark.rule("WOS-R9")
def test_a_forced_discard_is_marked_as_forced(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.creatures(docks="blood-hunters")
    game.holds(ONE, "elixir", "elixir")
    game.holds(TWO, "dagger")
    game.phase_a("blood-hunters")
    assert forced(game) == [("item-discarded", ONE), ("item-discarded", TWO)]


@pytest.mark.rule("WOS-R7")
def test_who_has_nothing_to_offer_is_not_said_to_be_forced(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.creatures(docks="cultists")
    game.holds(TWO, "necronomicon", "necronomicon")
    game.phase_a("cultists")
    game.expects(TWO, "tribute", "offer 0", "offer 1")
    game.answers("offer 1")
    assert forced(game) == []


@pytest.mark.parametrize(("decider", "word"), [(ONE, "pay"), (TWO, "surge")])
@pytest.mark.rule("WOS-R55", "WOS-R7")
def test_whoever_decides_for_the_team_is_named(arkham: OpenArkham, decider: int, word: str) -> None:
    game = arkham(2, refuseTribute="on")
    game.creatures(docks="cultists")
    game.holds(ONE, "necronomicon")
    game.phase_a("cultists")
    game.play.answers(word, seat=decider)
    assert game.t.chronicle is not None
    kinds = ("tribute-accepted", "tribute-refused")
    deciders = [event.seat for event in game.t.chronicle.events if event.kind in kinds]
    assert deciders == [decider]


@pytest.mark.rule("WOS-R55", "WOS-R46")
def test_even_a_scholar_who_is_out_may_name_the_dreamer(arkham: OpenArkham) -> None:
    game = arkham(3)
    game.out(ONE)
    game.event("dream-of-the-threshold")
    assert game.play.asked.seats == (TWO, 2, ONE)
    assert game.why_not("peek seat-2", ONE) is None
    game.play.answers("peek seat-3", seat=ONE)
    (chosen,) = game.told("dreamer-chosen", ONE)
    assert chosen["dreamer"] == "seat-3"


@pytest.mark.rule("WOS-9.2")
def test_an_only_item_to_drop_for_the_one_taken_was_chosen_with_it(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.stock(STATION, "elixir", None, None)
    game.holds(ONE, "dagger", "dagger", "dagger")
    game.turn(ONE, "go station", "take left")
    assert [said["item"] for said in game.told("item-discarded")] == ["dagger"]
    assert forced(game) == []
