"""Setting up a game (WOS-2)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from miskatonic.games.spec import check_seats
from miskatonic.games.witch_of_salem.board.elders import unmask_next
from miskatonic.games.witch_of_salem.board.items import draw_item, fill_stock, receive
from miskatonic.games.witch_of_salem.cards.loading import load_content
from miskatonic.games.witch_of_salem.cards.shape import Content
from miskatonic.games.witch_of_salem.rules import rules_for
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.turn import Round
from miskatonic.games.witch_of_salem.words import FIRST_ARTIFACT, NO_ITEM
from miskatonic.kernel.dice import Dice, Seed
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Seat

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
    rules = rules_for(content or house_content(), tuple(options.items()), seats)
    t = Table(rules, seats, Dice.seeded(seed, "game"))
    if chronicle:
        t.chronicle = Chronicle()
    t.starting = t.dice.below(seats) if rules.starting is None else rules.starting
    t.first = t.starting
    t.flow.start(t, _Setup().lays_out)
    return t


class _Setup:
    """The steps before the first round; nobody chooses in them, so they are never saved."""

    def lays_out(self, t: Table) -> None:
        unmask_next(t)
        for number in range(t.seats):
            seat = (t.starting + number) % t.seats
            for _ in range(t.rules.start_items):
                _draw_first_item(t, seat)
        for location in t.rules.outer:
            fill_stock(t, location)
        Round().begins(t)


def _draw_first_item(t: Table, seat: Seat) -> None:
    """A second starting artifact is put back and redrawn (WOS-2.7, house rule 20.3).

    A bag that has nothing else gives nothing.
    """
    has_artifact = t.artifact[seat] != NO_ITEM
    if not t.bag or (has_artifact and min(t.bag) >= FIRST_ARTIFACT):
        return
    item = draw_item(t)
    while item >= FIRST_ARTIFACT and has_artifact:
        t.bag.append(item)
        item = draw_item(t)
    receive(t, seat, item)
    t.tell("item-dealt", seat, item=t.rules.item_names[item])
