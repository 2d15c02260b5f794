"""The scripted beginner: legal, sensible, and no trader. Balance is measured with one in the team."""

from typing import Final

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.habit.beginner import beginner
from miskatonic.games.cultistorm.words import BLANK, SYMBOLS, VERB
from tests.games.cultistorm.tables import L1, L2, L3, ONE, TWO, OpenStorm, Storm

_TRADES: Final = frozenset({"offer", "swap", "give", "give-seal", "call"})


def usual(game: Storm) -> str:
    """What a beginner in place of whoever is asked would say."""
    return game.t.rules.alphabet.text(beginner(game.t, game.play.asked.seat))


@pytest.mark.parametrize(
    ("seats", "variant"),
    [*((seats, "novice") for seats in SPEC.seats), *((4, name) for name in SPEC.variants)],
)
def test_it_has_a_legal_answer_to_every_question_and_never_trades(seats: int, variant: str) -> None:
    t = SPEC.new(seats, SPEC.settle(SPEC.variants[variant]), 5)
    while (asked := t.flow.decision) is not None:
        seat = asked.seat if asked.offers is None else asked.seats[0]
        word = (habit if seat else beginner)(t, seat)
        assert word in asked.options_of(seat)
        assert seat or VERB[word] not in _TRADES
        t.flow.submit(t, word, seat)
    assert t.flow.outcome is not None


def test_it_goes_to_a_cultist_that_its_own_cards_beat_and_marks_it(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
        game.t.cultist_dice[spot] = BLANK
    game.cultists(L1, "orbit-knife-bearer")
    game.cultists(L3, "choir-acolyte")
    game.at(L1, ONE)
    game.hand(ONE, "steady-hand", "spare-die", "strike-together")
    game.t.pool = ()
    game.prepare()
    place = game.t.rules.place_ids[game.t.spots[L3]]
    assert usual(game) == f"go {place}"
    game.says(ONE, f"go {place}")
    assert usual(game) == "mark choir-acolyte"
    game.says(ONE, "mark choir-acolyte")
    assert usual(game) == "ready"


def test_it_takes_the_die_that_its_target_asks_for(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
        game.t.cultist_dice[spot] = BLANK
    game.cultists(L1, "choir-acolyte")
    game.at(L1, ONE)
    game.hand(ONE, "steady-hand", "spare-die")
    game.prepare()
    game.pool("eye", "tentacle", "wild")
    game.says(ONE, "mark choir-acolyte")
    assert usual(game) == "die tentacle"


def test_it_helps_with_cards_that_cost_nothing_and_never_trades(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
    game.cultists(L2, "choir-acolyte")
    game.at(L1, ONE, TWO)
    game.hand(ONE, "whispered-sign", "calming-voice")
    game.holds(ONE, "laudanum", "revolver")
    game.tokens(TWO, 3)
    game.prepare()
    assert {"play whispered-sign", "play calming-voice", "offer revolver"} <= set(game.options(ONE))
    assert usual(game) == "play calming-voice"


@pytest.mark.rule("CUL-9.13")
def test_it_leaves_the_last_cultist_before_a_great_old_one(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
    game.cultists(L1, "choir-acolyte")
    game.elder(L1, "yig")
    game.at(L1, ONE)
    game.hand(ONE, "steady-hand", "spare-die", "strike-together")
    game.prepare()
    assert usual(game) == "ready"


@pytest.mark.rule("CUL-10.5", "CUL-10.7")
def test_it_seals_when_it_can_bear_it(storm: OpenStorm) -> None:
    game = storm()
    symbol = SYMBOLS[game.t.symbol_at(L1)]
    game.laid(L1, symbol, 3)
    game.seal_card(ONE, symbol)
    game.at(L1, ONE)
    game.crowd(L1, 2)
    game.tokens(ONE, 2)
    game.sealing()
    assert usual(game) == "done"
    game.tokens(ONE, 1)
    assert usual(game) == "seal"


@pytest.mark.rule("CUL-10.5")
def test_it_stays_where_it_has_something_to_seal(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
    game.cultists(L2, "choir-acolyte")
    symbol = SYMBOLS[game.t.symbol_at(L1)]
    game.laid(L1, symbol, 3)
    game.seal_card(ONE, symbol)
    game.at(L1, ONE)
    game.hand(ONE, "steady-hand", "spare-die", "strike-together")
    game.prepare()
    assert usual(game) == "ready"
