"""What a detective answers when its team asks for help, and how it keeps its word."""

import pytest

from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.requests import Owed, ask, choose
from miskatonic.bots.vantage import Vantage
from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.table import COMBAT
from miskatonic.games.requests import Answer, Request
from miskatonic.kernel.dice import Dice
from tests.games.cultistorm.tables import L1, L2, L3, ONE, THREE, TWO, OpenStorm, Storm


def asked(game: Storm, kind: str, subject: str = "", seat: int = TWO) -> Answer:
    """What the seat answers to the first one."""
    return ask(SPEC, game.t, seat, Request(kind, ONE, subject))


def does(game: Storm, kind: str, subject: str = "", said: tuple[str, ...] = ()) -> str:
    """What the second seat says next, bound by a promise to the first."""
    vantage = Vantage(SPEC, game.t, TWO)
    find = game.t.rules.alphabet.find
    words = tuple(word for text in said if (word := find(text)) is not None)
    owed = [Owed(Request(kind, ONE, subject), words)]
    return vantage.text(choose(GreedyBot(), vantage, Dice.seeded(0, "x"), owed))


def lonely(storm: OpenStorm) -> Storm:
    """One cultist in all Arkham, at the second location, and two armed detectives."""
    game = storm()
    game.cultists(L2, "choir-acolyte")
    wanted = [symbol for symbol, count in game.required(TWO, "choir-acolyte").items() for _ in range(count)]
    game.dice(TWO, *wanted)
    game.prepare()
    return game


def test_the_best_placed_takes_the_enemy_and_marks_it(storm: OpenStorm) -> None:
    game = lonely(storm)
    assert asked(game, "fight", "choir-acolyte") == Answer("fight-yes", {"enemy": "choir-acolyte"}, 1)
    assert does(game, "fight", "choir-acolyte") == "mark choir-acolyte"
    other = asked(game, "fight", "choir-acolyte", THREE)
    assert other == Answer("fight-other", {"enemy": "choir-acolyte", "other": "seat-2"})
    game.says(TWO, "mark choir-acolyte")
    assert asked(game, "fight", "choir-acolyte").key == "fight-marked"


def test_who_has_marked_an_enemy_takes_no_other(storm: OpenStorm) -> None:
    game = lonely(storm)
    game.cultists(L3, "choir-lookout")
    game.says(TWO, "mark choir-acolyte")
    assert asked(game, "fight", "choir-lookout") == Answer("busy", {"enemy": "choir-acolyte"})
    assert asked(game, "come") == Answer("busy", {"enemy": "choir-acolyte"})


@pytest.mark.rule("CUL-7.12")
def test_nobody_pays_a_token_to_come(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert asked(game, "come") == Answer("come-idle", {"location": "arkham"}, 1)
    assert does(game, "come") == "go arkham"
    game.says(TWO, "go sentinel-hill")
    assert asked(game, "come") == Answer("come-costs", {"location": "arkham"}, rule="CUL-7.12")


def test_a_better_fight_goes_before_company(storm: OpenStorm) -> None:
    game = lonely(storm)
    assert asked(game, "come") == Answer("first", {"enemy": "choir-acolyte"})
    assert does(game, "come") != "go arkham"


@pytest.mark.rule("CUL-7.25")
def test_an_item_is_offered_once_when_both_stand_together(storm: OpenStorm) -> None:
    game = storm()
    game.holds(TWO, "laudanum")
    game.prepare()
    assert asked(game, "item", "laudanum") == Answer("item-meet", {"item": "laudanum"}, 2)
    assert asked(game, "item", "laudanum", THREE).args["other"] == "seat-2"
    game.at(L1, TWO)
    game.prepare()
    assert asked(game, "item", "laudanum") == Answer("item-yes", {"item": "laudanum"}, 2)
    assert does(game, "item", "laudanum") == "offer laudanum"
    assert does(game, "item", "laudanum", ("offer laudanum",)) != "offer laudanum"


def test_plans_are_made_in_preparation(storm: OpenStorm) -> None:
    game = lonely(storm)
    assert asked(game, "plan").args["enemy"] == "choir-acolyte"
    game.t.phase = COMBAT
    for request in (("plan",), ("come",), ("support",), ("fight", "choir-acolyte")):
        assert asked(game, *request) == Answer("not-now", rule="CUL-7.1")


def test_who_lacks_nothing_or_fights_nobody_needs_no_help(storm: OpenStorm) -> None:
    game = storm()
    game.prepare()
    assert asked(game, "support") == Answer("support-no-fight")
    game = lonely(storm)
    game.dice(ONE, "wild", "wild", "wild", "wild")
    game.at(L2, ONE)
    game.marked(ONE, "choir-acolyte")
    assert asked(game, "support") == Answer("support-enough", {"enemy": "choir-acolyte"})


@pytest.mark.rule("CUL-7.27", "CUL-7.28")
def test_a_card_that_brings_a_symbol_is_played_for_the_asker(storm: OpenStorm) -> None:
    game = storm()
    game.cultists(L1, "choir-acolyte")
    game.marked(ONE, "choir-acolyte")
    wanted = [symbol for symbol, count in game.required(ONE, "choir-acolyte").items() for _ in range(count)]
    game.dice(ONE, *wanted[1:])
    game.prepare()
    game.marked(ONE, "choir-acolyte")
    assert asked(game, "support").key == "support-none"
    game.hand(TWO, "steady-hand", "spare-die", "strike-together", "desperate-plan")
    game.prepare()
    game.marked(ONE, "choir-acolyte")
    answer = asked(game, "support")
    assert answer.key == "support-yes"
    assert does(game, "support") == f"play {answer.args['card']}"
    game.t.supports[TWO] = game.t.rules.most_support
    assert asked(game, "support") == Answer("rule-support-limit", rule="CUL-7.28")
