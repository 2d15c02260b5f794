"""What detectives do in tests, in a line."""

from miskatonic.games.cultistorm.words import SEATS
from miskatonic.kernel.flow import Seat
from tests.games.cultistorm.tables import ONE, OpenStorm, Storm


def play(game: Storm, helper: Seat, card: str, helped: Seat) -> None:
    """A support card for a colleague, who agrees if it is asked."""
    game.says(helper, f"play {card}")
    if game.play.asked.prompt == "help-whom":
        game.says(helper, f"to {SEATS[helped]}")
    if not game.play.is_over and game.play.asked.prompt == "consent":
        game.says(helped, "yes")


def fight(game: Storm, seat: Seat, enemy: str, *words: str) -> None:
    """The Combat phase begins, and this detective fights this enemy."""
    game.marked(seat, enemy)
    game.combat()
    game.turn_of(seat)
    game.says(seat, f"fight {enemy}", *words)


def all_ready(game: Storm) -> None:
    """Everybody is ready, and Preparation ends."""
    while not game.play.is_over and game.play.asked.prompt == "prepare":
        game.says(game.play.asked.seat, "ready")


def given(storm: OpenStorm, team: tuple[str, ...], *cards: str) -> Storm:
    """The first detective holds these cards."""
    game = storm(3, team)
    game.hand(ONE, *cards)
    return game
