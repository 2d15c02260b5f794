"""Help that is declined stays declined for the phase, and nobody is run over (CUL-R28, CUL-R62, CUL-R68)."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.habit.plan import team_plan
from miskatonic.games.cultistorm.words import CALL, NO, YES
from tests.games.cultistorm.house import ENEMIES
from tests.games.cultistorm.tables import BRUNO, ELIAS, L2, MIRIAM, ONE, TWO, OpenStorm


@pytest.mark.rule("CUL-R62", "CUL-R68")
def test_a_card_that_was_declined_is_not_offered_to_the_same_colleague_again(storm: OpenStorm) -> None:
    game = storm()
    game.hand(MIRIAM, "escort")
    game.prepare()
    game.says(MIRIAM, "play escort", "to seat-2")
    game.says(ELIAS, "no")
    game.says(MIRIAM, "play escort")
    game.asks(BRUNO, "consent")
    game.says(BRUNO, "no")
    assert not game.offers(MIRIAM, "play escort")
    assert game.why_not(MIRIAM, "play escort") == "CUL-R68"
    game.prepare()
    assert game.offers(MIRIAM, "play escort")


@pytest.mark.rule("CUL-R28", "CUL-R68")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_declines_everything_is_asked_once_for_each_card(seed: int) -> None:
    t = SPEC.new(3, SPEC.settle({"difficulty": "novice"}), seed)
    asked_for: set[tuple[int, int, str, int]] = set()
    while (asked := t.flow.decision) is not None:
        seat = asked.seats[0]
        word = habit(t, seat)
        if asked.prompt == "consent" and seat == ONE:
            assert asked.about is not None
            offer = (t.round, asked.frame.helper, asked.about["card"], seat)
            assert offer not in asked_for
            asked_for.add(offer)
            word = NO
        t.flow.submit(t, word, seat)


@pytest.mark.rule("CUL-R28")
def test_bots_do_not_offer_to_one_another_what_would_be_declined() -> None:
    """Every consent that a table of bots asks for is given."""
    for seed in range(4):
        t = SPEC.new(4, SPEC.settle({}), seed)
        while (asked := t.flow.decision) is not None:
            seat = asked.seats[0]
            word = habit(t, seat)
            if asked.prompt == "consent":
                assert word == YES
            t.flow.submit(t, word, seat)


@pytest.mark.rule("CUL-R69")
def test_a_bot_keeps_a_hand_that_wins(storm: OpenStorm) -> None:
    game = storm(team=("jack-delacroix", "elias-crane", "bruno-kessler"))
    game.cultists(L2, "choir-acolyte")
    game.hand(ONE, "re-deal")
    game.hand(TWO, "desperate-plan", "whispered-sign", "hand-off", "steady-hand")
    game.prepare()
    game.says(ONE, "play re-deal")
    assert game.t.rules.alphabet.text(habit(game.t, TWO)) == "yes"
    game.says(TWO, "no")
    game.prepare()
    game.dice(TWO, "wild", "wild", "wild")
    game.marked(TWO, "choir-acolyte")
    game.says(ONE, "play re-deal")
    assert game.t.rules.alphabet.text(habit(game.t, TWO)) == "no"


def test_an_enemy_that_a_colleague_has_marked_is_left_to_it(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L2, "choir-acolyte")
    game.at(L2, ONE, TWO)
    game.dice(TWO, "wild", "wild", "wild")
    game.prepare()
    game.marked(ONE, "choir-acolyte")
    plan = team_plan(game.t)
    assert ENEMIES[plan[ONE].enemy] == "choir-acolyte"
    assert TWO not in plan or ENEMIES[plan[TWO].enemy] != "choir-acolyte"


def test_a_bot_hands_the_floor_to_a_colleague_for_free_cards_only_once(storm: OpenStorm) -> None:
    game = storm(floor="speaker")
    game.hand(TWO, "tip-off", "field-search")
    game.prepare()
    first = habit(game.t, ONE)
    if first != CALL[TWO]:
        game.says(ONE, game.t.rules.alphabet.text(first))
    calls = 0
    for _ in range(6):
        word = habit(game.t, game.play.asked.seat)
        if game.play.asked.seat == ONE and word == CALL[TWO]:
            calls += 1
            game.says(ONE, "call seat-2")
            game.says(TWO, "call seat-1")
        else:
            break
    assert calls <= 1
