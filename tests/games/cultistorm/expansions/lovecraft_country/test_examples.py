"""The worked examples of Lovecraft Country (LCN-E1 to LCN-E8)."""

import pytest

from miskatonic.games.cultistorm.words import SYMBOLS, TENTACLE
from tests.games.cultistorm.expansions.lovecraft_country.regions import (
    all_meet,
    banked,
    falls,
    has_sealed,
    known,
    meet,
    ring,
    table_of,
    to_the_barrier,
)
from tests.games.cultistorm.tables import L1, L3, L4, ONE, OpenStorm, Storm


def can_seal(game: Storm, spot: int, symbol: str) -> None:
    """The first detective stands there with everything that a seal takes, but for a witness."""
    game.at(spot, ONE)
    game.laid(spot, symbol, game.t.rules.to_seal)
    game.seal_card(ONE, symbol)


@pytest.mark.rule("LCN-2.2")
def test_e1_a_table_cannot_be_its_own_witness(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    can_seal(games[0], L3, "tentacle")
    banked(games, 1, "tentacle")
    games[0].trophies(ONE, "star")
    games[0].sealing()
    assert not games[0].offers(ONE, "seal")
    assert games[0].why_not(ONE, "seal") == "LCN-2.2"


@pytest.mark.rule("LCN-2.2", "LCN-2.3")
def test_e2_a_deposit_of_another_table_bears_witness_and_returns(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    can_seal(games[0], L3, "tentacle")
    banked(games, 2, "tentacle")
    before = games[1].t.supply[TENTACLE]
    games[0].sealing()
    games[0].says(ONE, "seal")
    assert games[0].play.asked.prompt == "witness"
    assert meet(games) == [(1, "witness-granted")]
    assert games[0].t.is_sealed(L3)
    all_meet(games)
    assert games[1].t.supply[TENTACLE] == before + 1
    assert [known(game).deposited(TENTACLE) for game in games] == [0, 0]


@pytest.mark.rule("LCN-3.1", "LCN-1.3", "LCN-3.2")
def test_e3_terror_rolls_on_around_the_ring(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    third = games[2].t
    games[2].terror(*(third.rules.terror_ids[card] for card in _of_number(games[2], 4)))
    games[2].ripen(1)
    games[2].terror_step()
    while games[2].t.flow.decision is not None:
        games[2].play.answers(games[2].play.options()[0])
    all_meet(games)
    assert [event["wave"] for event in games[0].told("wave-comes")] == ["rumour"]
    assert games[1].told("wave-comes") == []


def _of_number(game: Storm, number: int) -> list[int]:
    """Five terror cards, of which the second has this number."""
    numbers = game.t.rules.numbers
    wanted = next(card for card, found in enumerate(numbers) if found == number)
    others = [card for card in game.t.terror if card != wanted][:4]
    return [others[0], wanted, *others[1:]]


@pytest.mark.rule("LCN-3.3")
def test_e4_three_different_symbols_break_a_panic(storm: OpenStorm) -> None:
    game = table_of(storm)
    symbol = game.t.rules.symbol
    for seat, wanted in enumerate(("star", "eye", "planet")):
        kind = next(kind for kind in game.t.deck[seat] if symbol[kind] == SYMBOLS.index(wanted))
        game.t.deck[seat].remove(kind)
        game.t.hand[seat].append(kind)
    known(game).waves = (1,)
    game.cultist_phase()
    while game.play.asked.prompt == "break-wave":
        seat = next(seat for seat in game.play.asked.seats if len(game.options(seat)) > 1)
        game.says(seat, game.options(seat)[0])
        if game.t.flow.decision is None:
            break
    assert game.all_tokens() == [0, 0, 0]
    assert [event["wave"] for event in game.told("wave-broken")] == ["panic"]
    assert [game.t.hand[seat] for seat in range(3)] == [[], [], []]


@pytest.mark.rule("LCN-4.2", "LCN-4.3")
def test_e5_a_fallen_table_leaves_wounds_and_sends_floods(storm: OpenStorm) -> None:
    games = ring(storm, 4)
    has_sealed(games, 2, "shield", "tentacle", "eye")
    falls(games[1])
    for game in games:
        if game is not games[1]:
            to_the_barrier(game)
    meet(games)
    for game in (games[0], games[2], games[3]):
        assert [SYMBOLS[symbol] for symbol in range(5) if known(game).wounds[symbol]] == ["star", "planet"]
        assert [event["wave"] for event in game.told("wave-comes")] == ["flood"]


@pytest.mark.rule("LCN-4.4", "LCN-4.6")
def test_e6_the_last_wound_is_closed_and_the_region_wins(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    for number in (1, 2):
        has_sealed(games, number, *SYMBOLS)
    banked(games, 1, "planet", 2)
    banked(games, 2, "planet", 1)
    for game in games:
        known(game).wounds[SYMBOLS.index("planet")] = 1
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "close-wound planet", "done")
    meet(games)
    while games[1].t.flow.decision is not None and games[1].play.asked.seats:
        games[1].says(games[1].play.asked.seat, "done")
        meet(games)
    assert [game.ending for game in games] == ["region-won", "region-won"]
    assert games[0].outcome.winners == (0, 1, 2)


@pytest.mark.rule("LCN-4.1", "LCN-2.2")
def test_e7_a_table_at_rest_testifies(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 1, *SYMBOLS)
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[0].says(ONE, "aid relief-testimony", "gain star")
    if games[0].play.asked.prompt == "help-region":
        games[0].says(ONE, "done")
    meet(games)
    can_seal(games[1], L1, "star")
    games[1].sealing()
    assert games[1].offers(ONE, "seal")


@pytest.mark.rule("LCN-2.3")
def test_e8_the_earlier_announcement_has_the_witness(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    banked(games, 3, "eye")
    for game in games[:2]:
        can_seal(game, L4, "eye")
        game.trophies(ONE, "star")
        game.sealing()
    games[1].says(ONE, "seal")
    assert meet(games) == [(2, "witness-granted")]
    games[0].says(ONE, "seal")
    assert meet(games) == [(1, "witness-taken")]
    assert not games[0].t.is_sealed(L4)
    assert not games[0].offers(ONE, "seal")
    assert games[0].why_not(ONE, "seal") == "LCN-2.2"
