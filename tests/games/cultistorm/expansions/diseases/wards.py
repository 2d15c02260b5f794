"""Tables with Diseases from Other Worlds."""

from miskatonic.games.cultistorm.expansions.diseases.ward import Ward, look_up, ward_of
from miskatonic.games.cultistorm.table import SEALING, Table
from miskatonic.kernel.frames import frame
from tests.games.cultistorm.tables import TEAM, OpenStorm, Storm

MODULE = "diseases"


def healthy(storm: OpenStorm, seats: int = 3, **options: str) -> Storm:
    """A quiet table without any disease."""
    game = storm(seats, TEAM, modules=MODULE, **options)
    found = ward(game)
    found.deck.shuffle_in([*found.active, *found.discard])
    found.active, found.discard = (), []
    found.at, found.tokens = [-1] * 5, [0] * 5
    found.carried = [-1] * seats
    return game


def ward(game: Storm) -> Ward:
    return ward_of(game.t)


def number(game: Storm, disease: str) -> int:
    return look_up(game.t).ids.index(disease)


def active(game: Storm, disease: str) -> int:
    """A disease that is in play."""
    which = number(game, disease)
    if which not in ward(game).active:
        ward(game).deck.bag.remove(which)
        ward(game).active += (which,)
    return which


def ill(game: Storm, spot: int, disease: str, tokens: int) -> None:
    ward(game).at[spot] = active(game, disease)
    ward(game).tokens[spot] = tokens


def carries(game: Storm, seat: int, disease: str) -> None:
    ward(game).carried[seat] = active(game, disease)


def cleans_up(game: Storm) -> None:
    """The end of the turn."""
    game.play.run(EndOfTurn().comes)


@frame("test-diseases/end-of-turn")
class EndOfTurn:
    """The moment at which diseases spread."""

    def comes(self, t: Table) -> None:
        t.phase = SEALING
        t.rules.hooks.moment("cleanup", t)


def card_of(game: Storm, seat: int, symbol: int) -> int:
    """A card of this symbol from the detective's deck goes to its hand."""
    kind = next(kind for kind in game.t.deck[seat] if game.t.rules.symbol[kind] == symbol)
    game.t.deck[seat].remove(kind)
    game.t.hand[seat].append(kind)
    return kind
