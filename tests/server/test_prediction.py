"""An attack: from the public opening of a match, compute the dice and so the order of every deck.

Quick dice multiply with carry, which is multiplication by the inverse of 2^32 modulo a prime. A card that is
drawn from a bag shows the upper bits of a state. The states that could follow one another are the points of a
lattice, and what was seen is a point near the true one. Sixteen cards lie open before the first word of
Wisdom of Cthulhu at four seats, with 73 bits; a state has 62.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from miskatonic.games.registry import find_game
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import QuickDice
from miskatonic.kernel.events import Event
from miskatonic.matches import Match, Occupant
from miskatonic.server.lobby.new_match import new_match
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.storage.rows import SeatRow
from miskatonic.server.tokens import new_seed
from miskatonic.server.wire.requests import SeatRequest, TableRequest
from tests.kernel.lattice import near, reduced
from tests.server.nodes import SEED_SOURCE

SPEC = find_game("wisdom-of-cthulhu")
SEATS = 4
MATCHES = 10
# What everybody can read in the source.
BASE: Final = 1 << 32
MODULUS: Final = 1812432270 * BASE - 1
BACK: Final = pow(BASE, -1, MODULUS)
# In units of the modulus. The true states are about 1.2 away, other points 1.6.
FAR: Final = 1.5


class Draw(NamedTuple):
    """A card was number `at` of so many."""

    bound: int
    at: int


def public_draws(rules: Any, events: Sequence[Event]) -> Iterator[tuple[Draw, ...]]:
    """The draws behind the opening, as far as a spectator can tell: some Entities have several copies."""
    offered = next(event.args["cards"] for event in events if event.kind == "offer-dealt")
    entities = [event.args["card"] for event in events if event.kind == "entity-dealt"]
    decks = [deck.bag for deck in Table(rules, SEATS, QuickDice(1)).decks]
    return _ways(rules, decks, [*offered, *entities])


def _ways(rules: Any, decks: list[list[int]], names: Sequence[str]) -> Iterator[tuple[Draw, ...]]:
    if not names:
        yield ()
        return
    for seed, deck in enumerate(decks):
        for at, card in enumerate(deck):
            if rules.names[card] == names[0]:
                # As `Dice.draw` does it: the last card takes the place of the one that is drawn.
                left = [*deck[:at], deck[-1], *deck[at + 1 :]][: len(deck) - 1]
                rest = [*decks[:seed], left, *decks[seed + 1 :]]
                for more in _ways(rules, rest, names[1:]):
                    yield (Draw(len(deck), at), *more)


@cache
def states_in_a_row(bounds: tuple[int, ...]) -> list[list[int]]:
    """A reduced basis of all rows of states, each multiplied by its bound."""
    rows = [[pow(BACK, number, MODULUS) * bound for number, bound in enumerate(bounds)]]
    rows += [
        [MODULUS * bound * (at == row) for at, bound in enumerate(bounds)] for row in range(1, len(bounds))
    ]
    return reduced(rows)


def computed_dice(draws: Sequence[Draw]) -> QuickDice | None:
    """Quick dice that would have made these draws, as they are after the last one; None if there are none."""
    basis = states_in_a_row(tuple(draw.bound for draw in draws))
    seen = [MODULUS * (2 * draw.at + 1) // 2 for draw in draws]
    for point in near(basis, seen, FAR * MODULUS):
        dice = QuickDice(point[0] // draws[0].bound * BASE % MODULUS)
        if all(dice.below(draw.bound) == draw.at for draw in draws):
            return dice
    return None


def is_foretold(match: Match) -> bool:
    """Does the attack know what will be drawn?"""
    truth = match.table.dice.clone()
    future = [truth.below(20) for _ in range(20)]
    guesses = map(computed_dice, public_draws(match.table.rules, match.events(None)))
    return any(guess is not None and [guess.below(20) for _ in range(20)] == future for guess in guesses)


def test_the_dice_of_a_simulation_can_be_computed_from_what_everybody_sees() -> None:
    seats = [Occupant(f"Guest {seat}") for seat in range(SEATS)]
    assert all(is_foretold(Match.new(SPEC, seats, seed)) for seed in range(MATCHES))


def test_the_dice_of_a_served_match_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SEED_SOURCE, new_seed)
    at = [SeatRow("m1", number, "ada", "Ada", None, open=False, resigned=False) for number in range(SEATS)]
    wish = TableRequest(SPEC.key, [SeatRequest("me")] * SEATS)
    served = [load_match(new_match("m1", "ada", wish, at), at, [], None) for _ in range(MATCHES)]
    assert len({live.row.opening for live in served}) == MATCHES
    assert not any(is_foretold(live.match) for live in served)
