"""Tables at which somebody investigates and comes across a card."""

from typing import Final

from miskatonic.games.cultistorm.expansions.investigation_events.cards import look_up
from miskatonic.games.cultistorm.expansions.investigation_events.state import Findings, found_by
from miskatonic.kernel.flow import Seat
from tests.games.cultistorm.house import ITEM_CARDS
from tests.games.cultistorm.tables import ONE, OpenStorm, Storm

MODULE: Final = "investigation_events"


def opened(storm: OpenStorm, seats: int = 3) -> Storm:
    game = storm(seats, modules=MODULE)
    game.holds(ONE, "storm-lantern")
    return game


def deck(game: Storm) -> Findings:
    return found_by(game.t)


def comes(game: Storm, item: str, card: str) -> None:
    """The next item card and the next event."""
    names = [finding.id for finding in look_up(game.t).cards]
    game.play.next_draws(ITEM_CARDS.index(item), names.index(card))


def finds(game: Storm, card: str, seat: Seat = ONE) -> None:
    """A detective investigates, leaves the item and comes across this card, which may have come before."""
    found = deck(game)
    found.deck, found.discard = [*found.deck, *found.discard], []
    game.t.item_deck, game.t.item_discard = [*game.t.item_deck, *game.t.item_discard], []
    comes(game, "revolver", card)
    game.says(seat, "investigate 1", "done")


def skipped(game: Storm) -> list[str]:
    return [args["card"] for args in game.told("finding-skipped")]
