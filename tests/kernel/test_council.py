"""The kernel supports open phases, nested decisions of others, reaction windows and hidden hands."""

from collections.abc import Callable

import pytest

from miskatonic.kernel.errors import IllegalWordError
from miskatonic.testing.cases import Case, contract_cases
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.explorer import explore
from miskatonic.testing.hash_seeds import fingerprint, fingerprint_elsewhere
from miskatonic.testing.scenario import NewScenario
from tests.kernel.council import LORE, SIGN, SPEC, WARD, Floor, Table, Window


@pytest.mark.parametrize("case", contract_cases(SPEC), ids=str)
def test_the_council_keeps_the_contract(case: Case) -> None:
    coverage = Coverage()
    for offset in range(3):
        uphold(case._replace(seed=case.seed + 100 * offset), coverage, one_in=8)
    assert coverage.games == 3


def test_every_card_comes_into_play() -> None:
    assert explore(SPEC, SPEC.powers(None), games=20).missing == []


def test_it_plays_alike_in_another_process() -> None:
    assert fingerprint_elsewhere("tests.kernel.council:SPEC", 4, 3, hash_seed=99) == fingerprint(SPEC, 4, 3)


def holding(*hands: list[int]) -> Callable[[Table], None]:
    """Put these hands into the seats' hands."""

    def change(t: Table) -> None:
        t.pile.shuffle_in([card for hand in t.hands for card in hand])
        for card in (card for hand in hands for card in hand):
            t.pile.bag.remove(card)
        t.hands = [sorted(hand) for hand in hands]

    return change


def test_any_seat_may_take_the_floor_until_it_is_ready(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, seats=3)
    play.expects(seats=(0, 1, 2))
    play.answers("ready", seat=1)
    play.expects(seats=(0, 2))
    with pytest.raises(IllegalWordError):
        play.table.flow.submit(play.table, SPEC.alphabet.find("ready"), 1)
    play.answers("ready", seat=2)
    play.answers("ready", seat=0)
    assert play.told("threat") != []


def test_a_gift_interrupts_the_floor_and_unreadies_the_helped(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, seats=3)
    play.answers("ready", seat=2)
    play.arrange(holding([WARD, LORE], [WARD, WARD], [WARD, WARD]))
    play.run(Floor().opens)
    play.answers("help seat-3", seat=0)
    play.expects(seat=2, prompt="gift", options=["accept", "decline"])
    assert play.why_not("ready", seat=0) == "COU-1"
    play.answers("accept")
    play.expects(seat=0, prompt="give", options=["give ward", "give lore"])
    play.answers("give lore")
    assert play.table.hands[2] == [WARD, WARD, LORE]
    play.expects(seats=(0, 1, 2))
    assert play.told("gift", seat=2) == [{"card": "lore"}]
    assert play.told("gift", seat=1) == []


def test_a_forced_gift_is_not_asked_for(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, seats=2)
    play.arrange(holding([WARD], [LORE]))
    play.run(Floor().opens)
    play.answers("help seat-2", seat=0)
    play.answers("accept")
    assert play.table.hands == [[], [WARD, LORE]]
    assert play.asked.prompt == "floor"


def test_who_holds_a_sign_may_interpose_before_the_threat_lands(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, seats=3)
    play.arrange(holding([SIGN], [WARD], [SIGN]))
    play.run(Window(5, 0).opens)
    play.expects(seat=0, prompt="interpose", options=["interpose", "pass"])
    play.answers("pass")
    play.expects(seat=2, prompt="interpose")
    play.answers("interpose")
    assert play.is_over
    assert play.told("averted") == [{"cause": "card/sign"}]
    assert play.table.doom == 0


def test_a_threat_that_nobody_averts_may_end_the_game_deep_inside(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, seats=2, options={"doom": "3"})
    play.arrange(holding([SIGN], [WARD]))
    play.run(Window(3, 0).opens)
    play.answers("pass")
    assert play.outcome.ending == "doom"
    assert play.table.flow.stack == []


def test_what_lore_shows_is_shown_to_one_seat(three_ways: NewScenario) -> None:
    play = three_ways(SPEC, seats=2)
    play.arrange(holding([LORE], [LORE]))
    play.run(Floor().opens)
    play.next_draws(SIGN)
    play.answers("play lore", seat=1)
    assert play.told("foresaw", seat=1) == [{"card": "sign"}]
    assert play.told("foresaw", seat=0) == []
    faces = [
        [piece.face for piece in SPEC.scene(play.table, seat).zone("pile").pieces] for seat in (0, 1, None)
    ]
    assert faces == [[], ["sign"], []]
