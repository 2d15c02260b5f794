"""Setting up a game (WOC-1)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from miskatonic.games.spec import BadOptionError, check_seats, settle, starting_seat
from miskatonic.games.wisdom_of_cthulhu.board.offer import deal, refill_entities
from miskatonic.games.wisdom_of_cthulhu.cards.loading import load_content
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content
from miskatonic.games.wisdom_of_cthulhu.rules import OPTIONS, rules_for
from miskatonic.games.wisdom_of_cthulhu.table import IN_PLAY, Table
from miskatonic.games.wisdom_of_cthulhu.turn import Turn
from miskatonic.games.wisdom_of_cthulhu.words import ELDERS
from miskatonic.kernel.dice import Dice, Seed
from miskatonic.kernel.events import Chronicle

SEAT_COUNTS: Final = range(2, 5)
FOLDER: Final = Path(__file__).parent


@cache
def house_content() -> Content:
    """The game's own card files."""
    return load_content(FOLDER / "data")


def new_table(
    seats: int,
    options: Mapping[str, str],
    seed: Seed,
    content: Content | None = None,
    *,
    chronicle: bool = False,
) -> Table:
    """A table at its first decision; options that are not given have their defaults."""
    check_seats(SEAT_COUNTS, seats)
    chosen = settle(OPTIONS, options)
    t = Table(
        rules_for(content or house_content(), tuple(chosen.items()), seats), seats, Dice.seeded(seed, "game")
    )
    if chronicle:
        t.chronicle = Chronicle()
    named = starting_seat(chosen["start"], seats)
    first = t.dice.below(seats) if named is None else named
    t.order = [(first + number) % seats for number in range(seats)]
    t.settled_order = t.order[:]
    _choose_elders(t, chosen["elders"].split(","))
    t.tell("turn-begins", None, turn=1)
    deal(t)
    refill_entities(t)
    t.flow.start(t, Turn().begins)
    return t


def _choose_elders(t: Table, named: list[str]) -> None:
    """As many Great Old Ones as players: those named, then others by lot (WOC-1.2)."""
    chosen = [elder for elder, name in enumerate(ELDERS) if name in named]
    if len(chosen) > t.seats:
        seats = t.seats
        raise BadOptionError(f"option 'elders' names {len(chosen)}, but a table of {seats} seats has {seats}")
    rest = [elder for elder in range(len(ELDERS)) if elder not in chosen]
    while len(chosen) < t.seats:
        chosen.append(t.dice.draw(rest))
    for elder in chosen:
        t.elders[elder] = IN_PLAY
    t.tell("elders-in-play", None, elders=[ELDERS[elder] for elder in sorted(chosen)])
