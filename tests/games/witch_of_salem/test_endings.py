"""The end of the game and the score (chapters 16 and 17)."""

import pytest

from miskatonic.kernel.errors import GameIsOverError
from tests.games.witch_of_salem.tables import (
    CEMETERY,
    CHURCH,
    DOCKS,
    ONE,
    SANATORIUM,
    SHOP,
    STATION,
    THREE,
    TWO,
    Arkham,
    OpenArkham,
)


def about_to_close(game: Arkham) -> None:
    """Two bans; One stands before its turn with an artifact for the University."""
    game.elders(prisoner="dagon")
    game.bans(TWO)
    game.holds(ONE, "trapezohedron")


@pytest.mark.rule("WOS-16.1")
def test_the_rift_loses(arkham: OpenArkham) -> None:
    game = arkham()
    game.elders(prisoner="dagon")
    game.t.necron = 47
    game.turn(ONE, "go docks", "take right")
    assert game.outcome.ending == "rift"
    assert game.pouch(ONE) == []  # the payment was never finished


@pytest.mark.rule("WOS-16.2")
def test_the_demon_loses_while_the_prisoner_is_hidden(arkham: OpenArkham) -> None:
    game = arkham()
    game.t.necron = 35
    game.turn(ONE, "go docks", "take right")
    assert game.outcome.ending == "demon"


@pytest.mark.rule("WOS-16.3")
def test_a_lonely_scholar_loses(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.t.sanity[ONE] = 1
    game.creatures(docks="undead")
    game.die("sanity")
    game.turn(ONE, "go docks")
    assert game.outcome.ending == "madness"


@pytest.mark.rule("WOS-16.4", "WOS-16.7", "WOS-R32")
def test_a_sealed_wall_is_found_at_the_end(arkham: OpenArkham) -> None:
    game = arkham(wallCheck="end")
    about_to_close(game)
    game.sealed(SANATORIUM, DOCKS, CEMETERY)
    game.tiles(station="wall", shop="wall", church="portal")
    game.t.sealed[STATION] = game.t.rules.artifact_at[STATION]
    game.turn(ONE, "go university", "close university")
    # Both faults are there; the Wall is tested first.
    assert game.outcome.ending == "wall"


@pytest.mark.parametrize("deal", ["portal", "wall"])
@pytest.mark.rule("WOS-16.5", "WOS-16.6", "WOS-16.7")
def test_the_final_check_turns_up_what_nobody_has_seen(arkham: OpenArkham, deal: str) -> None:
    game = arkham()
    about_to_close(game)
    game.sealed(SANATORIUM, DOCKS, CEMETERY)
    game.draws("wall", "wall", deal)
    game.turn(ONE, "go university", "close university")
    assert game.outcome.ending == ("open-portal" if deal == "portal" else "victory")
    assert [game.tile(None, location) for location in (STATION, SHOP, CHURCH)] == ["wall", "wall", deal]
    assert game.location(None, 0).marks["closed"] is True
    assert game.pouch(ONE) == []


@pytest.mark.rule("WOS-16.6", "WOS-12.7")
def test_all_portals_sealed_and_the_prisoner_banned_wins(arkham: OpenArkham) -> None:
    game = arkham()
    about_to_close(game)
    game.sealed(SANATORIUM, DOCKS, CEMETERY, SHOP)
    game.tiles(station="wall", church="wall")
    game.turn(ONE, "go university", "close university")
    assert game.outcome.ending == "victory"
    assert game.outcome.winners == (ONE, TWO, THREE)


@pytest.mark.rule("WOS-16.7", "WOS-R36")
def test_nothing_resolves_afterwards(arkham: OpenArkham) -> None:
    game = arkham()
    about_to_close(game)
    game.elders(prisoner="shub-niggurath")
    game.sealed(SANATORIUM, DOCKS, CEMETERY, SHOP)
    game.tiles(station="wall", church="wall")
    game.t.necron = 47
    game.stock(STATION, None, None, None)
    game.turn(ONE, "go university", "close university")
    # The next round would have lost it.
    assert game.outcome.ending == "victory"
    assert game.stocked(STATION) == [None, None, None]
    assert game.t.flow.stack == []
    with pytest.raises(GameIsOverError):
        game.t.flow.submit(game.t, 0)


@pytest.mark.rule("WOS-16.8")
def test_there_is_no_round_limit(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.t.round = 5000
    game.round("ghouls")
    game.expects(ONE, "move")
    assert game.t.round == 5000


@pytest.mark.rule("WOS-16.8")
def test_the_eliminated_share_the_result(arkham: OpenArkham) -> None:
    game = arkham(4)
    about_to_close(game)
    game.out(THREE)
    game.sealed(SANATORIUM, DOCKS, CEMETERY, SHOP)
    game.tiles(station="wall", church="wall")
    game.turn(ONE, "go university", "close university")
    assert game.outcome.winners == (ONE, TWO, THREE, 3)
    assert len(set(game.outcome.scores)) == 1


@pytest.mark.rule("WOS-17.1", "WOS-17.2")
def test_the_score_counts_what_the_living_hold_and_nothing_else(arkham: OpenArkham) -> None:
    game = arkham(4)
    about_to_close(game)
    game.out(THREE)
    game.sealed(SANATORIUM, DOCKS, CEMETERY, SHOP)
    game.tiles(station="wall", church="wall")
    game.t.necron = 40
    game.t.sanity = [3, 2, 0, 6]
    game.holds(TWO, "elixir", "dagger", "glasses", "elder-sign")  # the Banner
    game.holds(3, "elixir")
    game.t.heap = [0, 0]
    game.turn(ONE, "go university", "skip", "close university")
    # 8 spaces to the Rift, 4 minor items, 1 artifact, 11 sanity; the closing artifact counts no more.
    assert game.outcome.scores == (8 + 4 + 1 + 11,) * 4


@pytest.mark.rule("WOS-17.1")
def test_a_lost_game_has_no_score(arkham: OpenArkham) -> None:
    game = arkham(2)
    game.t.necron = 35
    game.event("the-veil-thins")
    assert game.outcome.scores == (0, 0)
