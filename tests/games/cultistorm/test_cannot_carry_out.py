"""Support cards that the helped detective cannot carry out (CUL-7.29, CUL-R49)."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from tests.games.cultistorm.tables import AGNES, L1, L5, MIRIAM, ONE, OpenStorm, Storm

JACK: Final = "jack-delacroix"


def nothing(_: Storm) -> None:
    """The table as it is."""


def elder(game: Storm) -> None:
    game.elder(L5, "yig")


def elder_among_cultists(game: Storm) -> None:
    elder(game)
    one_cultist(game)


def one_cultist(game: Storm) -> None:
    game.cultists(L5, "choir-acolyte")


def two_cultists(game: Storm) -> None:
    game.cultists(L5, "choir-acolyte", "choir-lookout")


def die_in_the_pool(game: Storm) -> None:
    one_cultist(game)
    game.pool("star")


def die_taken(game: Storm) -> None:
    die_in_the_pool(game)
    game.t.picked = [True] * game.t.seats


def counting_die(game: Storm) -> None:
    one_cultist(game)
    game.cultist_die(L5, "eye")


def last_trophy(game: Storm) -> None:
    one_cultist(game)
    game.t.supply[0] = 1


def dice_all_out(game: Storm) -> None:
    one_cultist(game)
    game.t.reserve = 0


def other_card(game: Storm) -> None:
    one_cultist(game)
    game.hand(ONE, "old-map")


def all_blocked(game: Storm) -> None:
    game.t.blocked_next = 0b11111


def held_already(game: Storm) -> None:
    elder(game)
    game.t.gates_held_next = "action/lock-the-gate"


def tokens(game: Storm) -> None:
    for seat in range(game.t.seats):
        game.tokens(seat, 1)


class Case(NamedTuple):
    """A card of the first detective, a table at which it can be played, and one at which it cannot."""

    card: str
    owner: str
    possible: Callable[[Storm], None]
    idle: Callable[[Storm], None]


CASES: Final = (
    Case("banishing-verse", "ysolde-marchetti", elder, two_cultists),
    Case("lock-the-gate", "agnes-ward", elder, two_cultists),
    Case("lock-the-gate", "agnes-ward", elder, held_already),
    Case("strike-together", "agnes-ward", one_cultist, elder),
    Case("finish-it", "bruno-kessler", one_cultist, elder),
    Case("whispered-sign", "agnes-ward", elder, nothing),
    Case("shield-bearer", "agnes-ward", one_cultist, nothing),
    Case("echo", "ysolde-marchetti", die_in_the_pool, one_cultist),
    Case("steady-nerves", "miriam-hale", die_in_the_pool, die_taken),
    Case("all-in", JACK, die_in_the_pool, die_taken),
    Case("cover-fire", "bruno-kessler", counting_die, one_cultist),
    Case("double-blow", "bruno-kessler", two_cultists, one_cultist),
    Case("double-blow", "bruno-kessler", elder_among_cultists, elder),
    Case("blood-trail", "bruno-kessler", one_cultist, last_trophy),
    Case("long-odds", JACK, one_cultist, dice_all_out),
    Case("astral-link", "ysolde-marchetti", other_card, one_cultist),
    Case("smelling-salts", "miriam-hale", tokens, two_cultists),
    Case("barricade", "agnes-ward", one_cultist, all_blocked),
    Case("salt-line", "agnes-ward", one_cultist, all_blocked),
)


def held_by(storm: OpenStorm, case: Case) -> Storm:
    others = [name for name in ("miriam-hale", "bruno-kessler", "agnes-ward") if name != case.owner]
    game = storm(seats=3, team=(case.owner, *others[:2]))
    game.hand(ONE, case.card)
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}-{case.idle.__name__}")
@pytest.mark.rule("CUL-7.29", "CUL-R49")
def test_a_card_that_works_later_needs_what_it_works_on(storm: OpenStorm, case: Case) -> None:
    game = held_by(storm, case)
    case.possible(game)
    game.prepare()
    assert game.offers(ONE, f"play {case.card}")
    game = held_by(storm, case)
    case.idle(game)
    game.prepare()
    assert not game.offers(ONE, f"play {case.card}")
    assert game.why_not(ONE, f"play {case.card}") == "CUL-7.29"


@pytest.mark.rule("CUL-R49")
def test_a_brawler_needs_no_cover_and_long_odds_promise_a_die(storm: OpenStorm) -> None:
    game = storm(seats=3, team=("agnes-ward", "bruno-kessler", JACK))
    counting_die(game)
    game.level(1, 2)
    game.hand(1, "cover-fire")
    game.prepare()
    assert game.offers(1, "play cover-fire")
    game.says(1, "play cover-fire")
    assert game.options(1) == ["to seat-1", "to seat-3"]
    other = storm(seats=3, team=("ysolde-marchetti", "bruno-kessler", JACK))
    one_cultist(other)
    other.helped(1, "long-odds", 2)
    other.hand(ONE, "echo")
    other.prepare()
    assert other.offers(ONE, "play echo")


@pytest.mark.rule("CUL-R49", "CUL-4.6")
def test_salt_is_not_strewn_where_it_lies_already(storm: OpenStorm) -> None:
    game = storm(seats=4)
    game.t.blocked_next = 1 << L1
    game.hand(AGNES, "salt-line")
    game.prepare()
    game.says(AGNES, "play salt-line", "to seat-1")
    assert len(game.options(MIRIAM)) == 4
    assert not game.offers(MIRIAM, "at arkham")
