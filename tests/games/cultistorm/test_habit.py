"""The habits of an experienced detective, by which the greedy bot plays."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.habit.plan import own_aim, team_plan
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.table import REVIEW
from miskatonic.games.cultistorm.words import SYMBOLS
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import L1, L2, ONE, OpenStorm, Storm


def usual(game: Storm) -> str:
    """What whoever is asked would say."""
    asked = game.play.asked
    return game.t.rules.alphabet.text(habit(game.t, asked.seat))


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("difficulty", ["novice", "nightmare"])
def test_it_has_a_legal_answer_to_every_question(seats: int, difficulty: str) -> None:
    t = SPEC.new(seats, SPEC.settle({"difficulty": difficulty}), 3)
    while (asked := t.flow.decision) is not None:
        seat = asked.seat if asked.offers is None else asked.seats[0]
        word = habit(t, seat)
        assert word in asked.options_of(seat)
        t.flow.submit(t, word, seat)
    assert t.flow.outcome is not None


@pytest.mark.rule("CUL-9.13", "CUL-9.14")
def test_the_last_cultist_before_a_great_old_one_is_left_alone(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
    game.cultists(L2, "choir-acolyte")
    game.elder(L2, "yig")
    game.at(L2, ONE)
    game.hand(ONE, "steady-hand", "spare-die", "strike-together")
    game.prepare()
    assert "choir-acolyte" not in {ENEMIES[aim.enemy] for aim in team_plan(game.t).values()}


@pytest.mark.rule("CUL-10.7")
def test_nobody_seals_to_the_last_token_while_more_is_to_be_sealed(storm: OpenStorm) -> None:
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


@pytest.mark.rule("CUL-10.2", "CUL-7.40")
def test_where_any_trophy_seals_foreign_ones_buy_levels_until_the_seal_card_is_there(
    storm: OpenStorm,
) -> None:
    game = storm(seal_trophies="any")
    here, elsewhere = (SYMBOLS[game.t.symbol_at(spot)] for spot in (L1, L2))
    game.trophies(ONE, elsewhere)
    game.at(L1, ONE)
    game.sealing()
    assert usual(game) == "done"
    game.seal_card(ONE, here)
    assert usual(game) == f"lay {elsewhere}"


@pytest.mark.rule("CUL-5.2")
def test_cards_that_the_best_target_does_not_ask_for_are_cast_off(storm: OpenStorm) -> None:
    game = storm()
    for spot in range(5):
        game.cultists(spot)
    game.cultists(L1, "choir-acolyte")
    game.at(L1, ONE)
    game.hand(ONE, "steady-hand", "spare-die", "strike-together", "barricade")
    game.t.round = 2
    game.t.phase = REVIEW
    game.play.run(Review().begins)
    kept = needed(game.t, ONE, own_aim(game.t, ONE))
    cast = [f"card-{place}" for place, kind in enumerate(game.t.hand[ONE], 1) if kind not in kept]
    assert 0 < len(cast) < len(game.t.hand[ONE])
    assert usual(game) == "cast " + "+".join(cast)
