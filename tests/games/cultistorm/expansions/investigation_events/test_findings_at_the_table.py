"""Whole games with Investigation Events keep every promise of the house, and bots use them."""

import pytest

from miskatonic.games.cultistorm import SPEC
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Zone
from miskatonic.testing.cases import Case
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from tests.games.cultistorm.expansions.investigation_events.search import MODULE, finds, opened
from tests.games.cultistorm.expansions.teams import played
from tests.games.cultistorm.tables import ONE, TWO, OpenStorm, Storm

GAMES = 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_contract_holds(seats: int) -> None:
    options = {"modules": MODULE, "open_hands": "off" if seats == 4 else "on"}
    uphold(Case(SPEC, seats, MODULE, options, 700 + seats), Coverage(), one_in=20)


def test_an_experienced_team_investigates_often() -> None:
    told = played(MODULE, GAMES)
    assert told["finding-drawn"] >= 5 * GAMES
    assert told["finding-helps"] > told["finding-skipped"]


@pytest.mark.rule("EXP-1.7")
def test_everybody_sees_which_cards_were_drawn(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "overheard-prayer")
    for seat in (ONE, None):
        assert _findings(game, seat).marks == {"deck": 23, "drawn": ["overheard-prayer"]}


def test_a_card_that_may_be_declined_lies_open_while_that_is_asked(storm: OpenStorm) -> None:
    game = opened(storm)
    game.prepare()
    finds(game, "unsigned-letter")
    game.asks(ONE, "take-finding")
    for seat, words in ((ONE, ("yes",)), (TWO, ()), (None, ())):
        assert [(piece.face, piece.words) for piece in _findings(game, seat).pieces] == [
            ("unsigned-letter", words)
        ]
    game.says(ONE, "no")
    assert not _findings(game, ONE).pieces


def _findings(game: Storm, seat: Seat | None) -> Zone:
    return next(zone for zone in SPEC.scene(game.t, seat).zones if zone.id == "findings")


@pytest.mark.parametrize(
    ("items", "tokens", "said"),
    [((), 0, "investigate 2"), (("silver-star",), 0, "investigate 1"), (("silver-star",), 4, "ready")],
)
def test_an_experienced_player_looks_for_items_while_it_has_room(
    storm: OpenStorm, items: tuple[str, ...], tokens: int, said: str
) -> None:
    game = opened(storm)
    game.holds(ONE, *items)
    game.hand(ONE, "old-map")
    game.tokens(ONE, tokens)
    game.prepare()
    assert SPEC.habit is not None
    assert game.t.rules.alphabet.text(SPEC.habit(game.t, ONE)) == said


@pytest.mark.parametrize(("cultists", "searches"), [(10, True), (11, False)])
def test_an_experienced_player_investigates_unless_one_more_cultist_would_be_too_many(
    storm: OpenStorm, cultists: int, searches: bool
) -> None:
    game = opened(storm)
    game.tokens(ONE, 3)
    for spot, count in enumerate((3, 3, 3, cultists - 9)):
        game.crowd(spot, count)
    game.prepare()
    assert SPEC.habit is not None
    said = game.t.rules.alphabet.text(SPEC.habit(game.t, ONE))
    assert said.startswith("investigate") == searches
