"""The calendar: when an event is drawn, and what becomes of it (EVT-1)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.cultist_events.calendar import calendar_of, look_up
from miskatonic.games.cultistorm.expansions.cultist_events.words import CARRY_OUT
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.kernel.frames import replace
from tests.games.cultistorm.deeds import play
from tests.games.cultistorm.expansions.cultist_events.calendars import (
    MODULE,
    calendar,
    calm,
    happens,
    holds,
    next_is,
    number,
)
from tests.games.cultistorm.tables import L1, L2, L3, L4, L5, MIRIAM, ONE, TWO, OpenStorm

DULL = "silent-night"


@pytest.mark.rule("EVT-1.1", "EVT-1.2")
def test_all_events_are_shuffled_and_the_first_turn_has_one() -> None:
    first = set()
    for seed in range(8):
        table = SPEC.new(3, SPEC.settle({"modules": MODULE, "difficulty": "standard"}), seed, chronicle=True)
        while not table.round:
            asked = table.flow.decision
            assert asked is not None
            table.flow.submit(table, asked.options[0], asked.seat)
        found = calendar_of(table)
        everything = [*found.deck.cards(), *found.discard, *found.drawn]
        assert sorted(everything) == list(range(len(look_up(table).ids)))
        assert len(found.discard) + len(found.drawn) == 1
        first.add(found.now)
    assert len(first) > 1


@pytest.mark.rule("EVT-1.2")
def test_an_event_is_read_carried_out_and_discarded(storm: OpenStorm) -> None:
    game = calm(storm)
    happens(game, "chanting-in-the-cellars")
    assert game.told("cultist-event") == [{"event": "chanting-in-the-cellars", "cause": "rule/EVT-1.2"}]
    assert game.causes("terror-step") == ["cultist-event/chanting-in-the-cellars"]
    kinds = game.kinds()
    assert kinds.index("terror-step") < kinds.index("cultist-spawns")
    assert calendar(game).discard == [number(game, "chanting-in-the-cellars")]


@pytest.mark.rule("EVT-1.2")
def test_an_event_is_discarded_when_all_that_it_set_off_is_over() -> None:
    table = SPEC.new(4, SPEC.settle({"modules": MODULE, "main": "overlord"}), 5)
    sabbath, waiting = look_up(table).ids.index("sabbath"), []
    for _ in range(300):
        asked, found = table.flow.decision, calendar_of(table)
        if asked is None:
            break
        if asked.prompt == "which-event" and sabbath not in found.drawn:
            # The overlord finds the event among the two that he drew.
            other = found.drawn[0]
            found.deck.bag = [other if card == sabbath else card for card in found.deck.bag]
            found.discard = [other if card == sabbath else card for card in found.discard]
            found.drawn = (sabbath, *found.drawn[1:])
            replace(asked.frame, cards=found.drawn).asks(table)
            asked = table.flow.decision
            assert asked is not None
        if asked.prompt == "bring" and found.now == sabbath and found.drawn:
            waiting.append(sabbath in found.discard)
        sabbaths = [word for word in asked.options if word == CARRY_OUT[sabbath]]
        seat = asked.seats[0]
        table.flow.submit(table, (sabbaths or [habit(table, seat)])[0], seat)
    assert waiting
    assert not any(waiting)


@pytest.mark.rule("EVT-1.2")
def test_an_empty_deck_is_made_anew_from_the_discards(storm: OpenStorm) -> None:
    game = calm(storm)
    deck = calendar(game).deck
    calendar(game).discard = deck.bag[:]
    deck.bag.clear()
    everything = len(calendar(game).discard)
    game.cultist_phase()
    assert len(deck.cards()) in (0, everything - 1)
    assert len(calendar(game).deck) + len(calendar(game).discard) == everything
    assert len(calendar(game).discard) == 1


@pytest.mark.rule("EVT-1.2")
def test_example_1_drums_make_five_steps_of_four(storm: OpenStorm) -> None:
    game = calm(storm, 4)
    happens(game, "drums-in-the-hills")
    assert len(game.spawned()) == 5
    assert game.causes("cultist-spawns")[-1] == "cultist-event/drums-in-the-hills"


@pytest.mark.rule("EVT-1.2")
def test_example_2_a_thirteenth_cultist_is_too_many_before_anything_else(storm: OpenStorm) -> None:
    game = calm(storm, 4)
    for spot, count in ((L1, 2), (L2, 3), (L3, 3), (L4, 3), (L5, 1)):
        game.crowd(spot, count)
    happens(game, "hooded-pilgrims")
    assert game.ending == "overrun"
    assert game.spawned() == ["arkham"]


@pytest.mark.rule("EVT-1.2")
def test_example_3_pilgrims_pass_a_great_old_one_and_the_marker_stays(storm: OpenStorm) -> None:
    game = calm(storm)
    game.elder(L1, "dagon")
    game.crowd(L1, 2)
    game.t.marker = L3
    happens(game, "hooded-pilgrims")
    assert game.spawned() == ["salem", "miskatonic-university", "sentinel-hill", "salem"]


@pytest.mark.rule("EVT-1.3")
def test_example_4_nothing_heals_so_no_healing_card_can_be_played(storm: OpenStorm) -> None:
    game = calm(storm)
    game.hand(MIRIAM, "calming-voice")
    game.tokens(TWO, 2)
    game.prepare()
    assert game.offers(MIRIAM, "play calming-voice")
    holds(game, "zealots-fast")
    game.prepare()
    assert game.why_not(MIRIAM, "play calming-voice") == "CUL-7.29"


@pytest.mark.rule("EVT-1.4")
def test_example_5_where_no_trophies_lie_none_is_dug_up_and_no_other_event_comes(storm: OpenStorm) -> None:
    game = calm(storm)
    happens(game, "grave-robbers")
    assert game.causes("event-idle") == ["cultist-event/grave-robbers"]
    assert len(game.told("cultist-event")) == 1


@pytest.mark.rule("EVT-1.3")
def test_example_6_a_new_moon_leaves_one_detective_without_a_die(storm: OpenStorm) -> None:
    game = calm(storm, 4)
    happens(game, "new-moon")
    game.t.phase = REVIEW
    game.t.round = 1
    game.play.run(Review().begins)
    assert len(game.t.pool) == 3
    assert game.t.picks == 0
    game.prepare()
    for seat in range(3):
        game.says(seat, next(word for word in game.options(seat) if word.startswith("die ")))
    assert not any(word.startswith("die ") for word in game.options(3))


@pytest.mark.rule("EVT-1.3")
def test_what_holds_this_turn_ends_with_cleanup(storm: OpenStorm) -> None:
    game = calm(storm)
    game.hand(MIRIAM, "calming-voice")
    game.tokens(TWO, 2)
    holds(game, "zealots-fast")
    game.t.rules.hooks.used["cleanup"][0](game.t)
    game.prepare()
    play(game, MIRIAM, "calming-voice", TWO)
    assert game.t.normal[TWO] < 2


@pytest.mark.rule("EVT-1.5")
def test_a_gentle_calendar_leaves_two_turns_of_peace(storm: OpenStorm) -> None:
    for round_, drawn in ((1, 0), (2, 0), (3, 1)):
        game = calm(storm, gentle_events="on")
        game.t.round = round_
        happens(game, DULL)
        assert len(game.told("cultist-event")) == drawn


@pytest.mark.rule("EVT-1.2")
def test_two_turns_have_two_events(storm: OpenStorm) -> None:
    game = calm(storm)
    next_is(game, DULL, "sabbath")
    game.cultist_phase()
    game.cultist_phase()
    assert [told["event"] for told in game.told("cultist-event")] == [DULL, "sabbath"]


def test_nobody_is_asked_for_the_words_of_events_without_one(storm: OpenStorm) -> None:
    game = calm(storm)
    game.prepare()
    assert game.why_not(ONE, "endure") == "EVT-1.2"
    assert game.why_not(ONE, "carry-out bounty") == "EVT-1.2"
