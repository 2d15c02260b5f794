"""Whole games with Distant Help keep every promise of the house, and bots use the telephone."""

from collections import Counter

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.expansions.distant_help.lines import ring
from miskatonic.games.cultistorm.expansions.distant_help.state import exchange
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.spec import check_seats
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.distant_help.telephones import MAIN, A, board, one, opened, two, waits
from tests.games.cultistorm.tables import L1, ONE, TWO, OpenStorm

GAMES = 6


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"narrative": "on", "open_hands": "off"},
        {"modules": "relics,rituals,investigation_events"},
        {"modules": "cultist_events,victims,diseases,puzzle,rorschach", "difficulty": "novice"},
    ],
)
def test_the_contract_holds(seats: int, more: dict[str, str]) -> None:
    uphold(Case(SPEC, seats, MAIN, {"main": MAIN, **more}, 700 + seats), Coverage(), one_in=20)


def test_the_contract_holds_with_other_worlds() -> None:
    options = {"main": MAIN, "modules": "otherworlds", "special_cult": "random"}
    uphold(Case(SPEC, 2, MAIN, options, 711), Coverage(), one_in=20)


def _played(seats: int) -> Counter[str]:
    """How often each kind of event was told in some games of experienced detectives."""
    told: Counter[str] = Counter()
    for seed in range(GAMES):
        table = SPEC.new(seats, SPEC.settle({"main": MAIN}), seed, chronicle=True)
        dice = Dice.seeded(seed, "team")
        while table.flow.decision is not None:
            seat = dice.pick(table.flow.decision.seats)
            table.flow.submit(table, habit(table, seat), seat)
        told.update(event.kind for event in (table.chronicle.events if table.chronicle else ()))
    return told


def test_two_experienced_detectives_call_for_help_in_every_turn() -> None:
    told = _played(2)
    assert told["distant-called"] > told["turn-begins"]
    assert told["standby-used"] >= GAMES


def test_an_experienced_detective_connects_sends_and_dispatches() -> None:
    told = _played(1)
    assert told["line-connected"] > told["turn-begins"] // 3
    assert told["line-sent"] >= GAMES
    assert told["dispatched"] >= GAMES // 2


@pytest.mark.rule("DIS-2.1", "DIS-1.1")
def test_one_seat_is_for_this_expansion_alone() -> None:
    assert SPEC.seats_for({"main": MAIN}) == range(1, 3)
    assert 1 not in SPEC.seats_for({})
    check_seats(SPEC.seats_for({"main": MAIN}), 1)


@pytest.mark.rule("EXP-1.7")
def test_everybody_sees_the_wire_but_not_the_deck(storm: OpenStorm) -> None:
    game = two(storm, "borrowed-muscle", "silent-partner", "party-line")
    game.cultists(L1, "choir-acolyte")
    game.prepare()
    for seat in (ONE, TWO, None):
        zone = SPEC.scene(game.t, seat).zone("wire")
        assert [piece.face for piece in zone.pieces] == ["borrowed-muscle", "silent-partner", "party-line"]
        assert zone.pieces[0].marks["tokens"] == 1
        assert zone.marks["deck"] == 21
    assert SPEC.scene(game.t, ONE).zone("wire").pieces[0].words == ("dial borrowed-muscle",)
    game.says(ONE, "dial borrowed-muscle")
    standby = SPEC.scene(game.t, TWO).zone("standby")
    assert [(piece.face, piece.marks["caller"]) for piece in standby.pieces] == [
        ("borrowed-muscle", "seat-1")
    ]


@pytest.mark.rule("EXP-1.7")
def test_the_switchboard_shows_correspondents_and_their_waiting_cards(storm: OpenStorm) -> None:
    game = one(storm)
    game.hand(ONE, "escort")
    game.tokens(ONE, 1)
    game.trophies(ONE, "eye", "eye")
    game.cultists(L1, "choir-acolyte")
    waits(game, A, "charge")
    game.prepare()
    zone = SPEC.scene(game.t, ONE).zone("switchboard")
    faces = [piece.face for piece in zone.pieces]
    assert faces == ["bruno-kessler", "charge", "ysolde-marchetti", "miriam-hale"]
    assert zone.pieces[0].words == ("send-for line-a", "dispatch line-a")
    assert zone.pieces[1].words == ("connect line-a",)
    assert zone.pieces[1].marks["insanity"] == 1
    assert zone.pieces[0].marks["deck"] == 8
    assert zone.marks["static"] == board(game).static


def test_a_redealt_future_is_another_one() -> None:
    """Decks have no order: what comes next is not decided before it is laid."""
    table = opened(1, "prepare", 5)
    dice = Dice.seeded(1, "dreams")
    following = set()
    for _ in range(20):
        dream = SPEC.imagine(table, 0, dice)
        exchange(dream).waiting = [-1, -1, -1]
        ring(dream)
        following.add(tuple(exchange(dream).waiting))
    assert len(following) > 1
