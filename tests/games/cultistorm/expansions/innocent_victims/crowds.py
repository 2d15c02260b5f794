"""Tables with Innocent Victims."""

from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import Crowd, crowd_of, look_up
from miskatonic.games.cultistorm.table import SEALING, Table
from miskatonic.kernel.frames import frame
from tests.games.cultistorm.tables import TEAM, OpenStorm, Storm

MODULE = "victims"


def peaceful(storm: OpenStorm, seats: int = 3, **options: str) -> Storm:
    """A quiet table at which no victim has come."""
    game = storm(seats, TEAM, modules=MODULE, **options)
    found = crowd_of(game.t)
    found.deck.shuffle_in([victim for here in found.here for victim in here])
    found.here, found.came = [()] * 5, False
    return game


def crowd(game: Storm) -> Crowd:
    return crowd_of(game.t)


def number(game: Storm, victim: str) -> int:
    return look_up(game.t).ids.index(victim)


def stands(game: Storm, spot: int, victim: str, fear: int = 0) -> None:
    """A victim at a location."""
    who = number(game, victim)
    crowd(game).deck.bag.remove(who)
    crowd(game).here[spot] += (who,)
    crowd(game).fear[who] = fear


def next_comes(game: Storm, victim: str) -> None:
    """This victim lies on top of the deck."""
    crowd(game).deck.bag.remove(number(game, victim))
    crowd(game).deck.put_top(number(game, victim), 0)


def here(game: Storm, spot: int) -> list[str]:
    return [look_up(game.t).ids[victim] for victim in crowd(game).here[spot]]


def saves(game: Storm, seat: int, victim: str) -> None:
    """A detective has what it takes, and saves a victim at its location."""
    symbols = look_up(game.t).plea[number(game, victim)]
    for symbol in symbols:
        deck = game.t.deck[seat]
        kind = next(kind for kind in deck if game.t.rules.symbol[kind] == symbol)
        deck.remove(kind)
        game.t.hand[seat].append(kind)
    game.prepare()
    game.says(seat, f"save {victim}")
    while not game.play.is_over and game.play.asked.prompt == "discard":
        game.says(seat, game.options(seat)[0])


def cleans_up(game: Storm) -> None:
    """The end of the turn."""
    game.play.run(EndOfTurn().comes)


@frame("test-victims/end-of-turn")
class EndOfTurn:
    """The moment at which victims grow more afraid."""

    def comes(self, t: Table) -> None:
        t.phase = SEALING
        t.rules.hooks.moment("cleanup", t)
