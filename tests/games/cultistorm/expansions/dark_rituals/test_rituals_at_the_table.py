"""Whole games with Dark Rituals keep every promise of the house, and bots use them."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.ancient_relics.reliquary import cards_showing
from tests.games.cultistorm.expansions.dark_rituals.tomes import MODULE, knows, opened, tome, xp
from tests.games.cultistorm.expansions.teams import played
from tests.games.cultistorm.tables import L1, L2, ONE, TWO, OpenStorm, Storm

GAMES = 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_contract_holds(seats: int) -> None:
    options = {"modules": MODULE, "open_hands": "off" if seats == 4 else "on"}
    uphold(Case(SPEC, seats, MODULE, options, 900 + seats), Coverage(), one_in=20)


def test_an_experienced_team_learns_rituals_and_uses_them() -> None:
    told = played(MODULE, GAMES)
    assert told["ritual-learnt"] >= GAMES
    assert told["ritual-used"] >= GAMES // 2


@pytest.mark.rule("RIT-2.1", "EXP-1.7")
def test_only_open_tomes_show_their_rituals(storm: OpenStorm) -> None:
    game = opened(storm)
    tome(game, L1, "liber-limen")
    game.prepare()
    for seat in (ONE, None):
        zone = next(zone for zone in SPEC.scene(game.t, seat).zones if zone.id == "rituals")
        (tome_there,) = zone.pieces
        assert tome_there.face == "liber-limen"
        assert tome_there.marks == {
            "location": "arkham",
            "rituals": ["threshold-sign", "bar-the-gate", "unmake"],
        }
        assert zone.marks["open"] == ["arkham"]
        assert zone.marks["closed"] == 4


def by_habit(game: Storm) -> str:
    assert SPEC.habit is not None
    return game.t.rules.alphabet.text(SPEC.habit(game.t, ONE))


@pytest.mark.rule("RIT-2.3")
@pytest.mark.parametrize(("points", "said"), [(2, "go salem"), (1, "ready")])
def test_an_experienced_player_with_nothing_to_fight_goes_to_learn(
    storm: OpenStorm, points: int, said: str
) -> None:
    game = opened(storm)
    tome(game, L2, "the-pallid-breviary")
    xp(game, ONE, points)
    game.prepare()
    assert by_habit(game) == said


@pytest.mark.parametrize(("face", "again"), [("eye", True), ("blank", False)])
def test_an_experienced_player_throws_a_die_again_that_is_in_the_way(
    storm: OpenStorm, face: str, again: bool
) -> None:
    game = opened(storm)
    knows(game, ONE, "tide-speech")
    game.t.searched[ONE] = True
    game.cultists(L1, "choir-acolyte")
    game.hand(ONE, *cards_showing(game, ONE, *game.required(ONE, "choir-acolyte").elements()))
    game.cultist_die(L1, face)
    game.prepare()
    assert (by_habit(game) == "chant tide-speech") == again


@pytest.mark.parametrize(("tokens", "said"), [(1, "chant lullaby"), (0, "ready")])
def test_an_experienced_player_sings_with_a_card_that_is_left(
    storm: OpenStorm, tokens: int, said: str
) -> None:
    game = opened(storm)
    knows(game, ONE, "lullaby")
    game.t.searched[ONE] = True
    game.hand(ONE, "escort")
    game.tokens(TWO, tokens)
    game.prepare()
    assert by_habit(game) == said


@pytest.mark.parametrize(
    ("book", "said"),
    [("songs-for-an-empty-house", "learn lullaby"), ("the-grey-herbal", "learn bitter-root")],
)
def test_an_experienced_player_learns_what_turns_cards_that_are_left_into_help(
    storm: OpenStorm, book: str, said: str
) -> None:
    game = opened(storm)
    tome(game, L1, book)
    xp(game, ONE, 9)
    game.prepare()
    assert by_habit(game) == said


@pytest.mark.parametrize(("tokens", "said"), [(1, "chant bitter-root"), (0, "ready")])
def test_an_experienced_player_heals_itself_with_a_card_that_is_left(
    storm: OpenStorm, tokens: int, said: str
) -> None:
    game = opened(storm)
    knows(game, ONE, "bitter-root")
    game.hand(ONE, "escort")
    game.tokens(ONE, tokens)
    game.prepare()
    assert by_habit(game) == said


def test_an_experienced_player_makes_no_step_that_sets_off_a_card(storm: OpenStorm) -> None:
    game = opened(storm)
    knows(game, ONE, "ledger-of-debts")
    game.sealed(L1)
    game.trophies(ONE, "star")
    game.prepare()
    assert by_habit(game) == "chant ledger-of-debts"
    slot = (game.t.slot + 1) % 6
    game.t.crystals[slot] = game.t.rules.numbers[game.t.terror[slot]] - 1
    assert by_habit(game) != "chant ledger-of-debts"


def test_an_experienced_player_keeps_its_cards_while_a_great_old_one_is_about_to_cross(
    storm: OpenStorm,
) -> None:
    game = opened(storm)
    knows(game, ONE, "bitter-root")
    game.hand(ONE, "escort")
    game.tokens(ONE, 1)
    game.elder(L2, "dagon")
    game.prepare()
    assert by_habit(game) != "chant bitter-root"
