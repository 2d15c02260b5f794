"""Waves: sent, stopped, broken, acting (LCN-3)."""

from collections import Counter

import pytest

from miskatonic.games.cultistorm.expansions.lovecraft_country.waves import can_finish
from miskatonic.games.cultistorm.words import EYE, PLANET, STAR, SYMBOLS, WILD
from tests.games.cultistorm.expansions.lovecraft_country.regions import (
    all_meet,
    banked,
    has_sealed,
    hear,
    known,
    meet,
    ring,
    table_of,
    to_the_barrier,
)
from tests.games.cultistorm.tables import ONE, TWO, OpenStorm, Storm

RUMOUR, PANIC, FLOOD = range(3)


def sent(games: list[Storm], table: int, wave: int) -> None:
    """A table has sent a wave in this turn."""
    text = f"heard-wave table-{table}+wave-{wave + 1}"
    games[table - 1].play.arrange(lambda t: _announce(t, text))


def _announce(t: object, text: str) -> None:
    from miskatonic.games.cultistorm.expansions.lovecraft_country.news import announce  # noqa: PLC0415

    announce(t, t.rules.alphabet.find(text))  # type: ignore[arg-type, attr-defined] # a table


@pytest.mark.rule("LCN-3.1")
def test_a_wave_passes_over_tables_that_rest(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    has_sealed(games, 2, *SYMBOLS)
    sent(games, 1, RUMOUR)
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[1].says(ONE, "done")
    meet(games)
    assert games[2].told("wave-comes")
    assert not games[1].told("wave-arrives")


@pytest.mark.rule("LCN-3.1")
def test_a_wave_that_would_come_back_lapses(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    has_sealed(games, 2, *SYMBOLS)
    sent(games, 1, FLOOD)
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[1].says(ONE, "done")
    meet(games)
    assert not games[0].told("wave-arrives")
    assert not games[1].told("wave-arrives")


@pytest.mark.rule("LCN-3.2")
def test_of_three_waves_the_highest_two_act(storm: OpenStorm) -> None:
    game = table_of(storm)
    known(game).waves = (RUMOUR, FLOOD, PANIC)
    game.cultist_phase()
    assert [event["wave"] for event in game.told("wave-comes")] == ["flood", "panic"]
    assert game.kinds().index("wave-comes") < game.kinds().index("cultist-dice")


@pytest.mark.rule("LCN-3.2", "LCN-3.5")
def test_each_wave_does_what_its_card_says(storm: OpenStorm) -> None:
    for wave, kind, times in ((RUMOUR, "terror-step", 1), (PANIC, "token", 2), (FLOOD, "cultist-spawns", 2)):
        game = table_of(storm)
        game.tokens(ONE, 3)
        known(game).waves = (wave,)
        game.cultist_phase()
        causes = [event["cause"] for event in game.told(kind)]
        assert sum(cause.startswith("wave/") for cause in causes) == times
        assert not known(game).travelling


@pytest.mark.rule("LCN-3.3")
def test_two_cards_of_one_symbol_break_a_rumour(storm: OpenStorm) -> None:
    game = table_of(storm)
    for seat in (ONE, TWO):
        _draw(game, seat, STAR)
    known(game).waves = (RUMOUR,)
    game.cultist_phase()
    game.says(TWO, game.options(TWO)[0])
    assert game.play.asked.about == {"wave": "rumour", "left": 1}
    game.says(ONE, game.options(ONE)[0])
    assert game.told("wave-broken")
    assert not [event for event in game.told("terror-step") if event["cause"] == "wave/rumour"]


@pytest.mark.rule("LCN-3.3")
def test_a_wave_may_be_left_to_act(storm: OpenStorm) -> None:
    game = table_of(storm)
    for seat in (ONE, TWO):
        _draw(game, seat, STAR)
    known(game).waves = (RUMOUR,)
    game.cultist_phase()
    game.says(ONE, "no")
    assert [event for event in game.told("terror-step") if event["cause"] == "wave/rumour"]


def _draw(game: Storm, seat: int, symbol: int) -> None:
    kind = next(kind for kind in game.t.deck[seat] if game.t.rules.symbol[kind] == symbol)
    game.t.deck[seat].remove(kind)
    game.t.hand[seat].append(kind)


@pytest.mark.rule("LCN-R2")
def test_a_wild_card_stands_for_any_symbol_of_a_counter() -> None:
    assert can_finish(Counter([STAR, WILD]), (), 2, alike=True)
    assert can_finish(Counter([STAR, EYE, WILD]), (), 3, alike=False)
    assert not can_finish(Counter([STAR, EYE, PLANET]), (), 2, alike=True)
    assert not can_finish(Counter([STAR, STAR, WILD]), (), 3, alike=False)


@pytest.mark.rule("LCN-R2")
def test_with_closed_hands_cards_can_be_too_few(storm: OpenStorm) -> None:
    game = table_of(storm, open_hands="off")
    _draw(game, ONE, STAR)
    known(game).waves = (RUMOUR,)
    game.cultist_phase()
    game.says(ONE, game.options(ONE)[0])
    game.asks(TWO, "break-wave")
    game.says(TWO, "no")
    assert [event for event in game.told("terror-step") if event["cause"] == "wave/rumour"]
    assert game.t.hand[ONE] == []


@pytest.mark.rule("LCN-3.4")
def test_two_own_deposits_stop_a_wave_anywhere(storm: OpenStorm) -> None:
    games = ring(storm, 3)
    banked(games, 3, "star", 2)
    sent(games, 1, FLOOD)
    for game in games:
        to_the_barrier(game)
    meet(games)
    games[2].asks(ONE, "stop-wave")
    assert games[2].why_not(ONE, "close-wound star") == "LCN-1.3"
    games[2].says(ONE, "stop flood")
    meet(games)
    assert [known(game).deposited(STAR) for game in games] == [0, 0, 0]
    assert not games[1].told("wave-arrives")
    assert games[1].told("wave-stopped")


@pytest.mark.rule("LCN-3.4")
def test_deposits_of_others_stop_no_wave(storm: OpenStorm) -> None:
    games = ring(storm, 2)
    banked(games, 2, "star", 1)
    banked(games, 1, "star", 1)
    sent(games, 1, FLOOD)
    all_meet(games)
    assert games[1].told("wave-comes")


@pytest.mark.rule("LCN-1.2")
def test_what_comes_from_outside_nobody_here_can_say(storm: OpenStorm) -> None:
    game = table_of(storm)
    game.prepare()
    assert game.why_not(ONE, "next-turn") == "LCN-1.2"
    to_the_barrier(game)
    assert game.play.asked.seats == ()
    hear(game, "cancel-now", "help-now", "next-turn")
    assert game.t.round == 2
