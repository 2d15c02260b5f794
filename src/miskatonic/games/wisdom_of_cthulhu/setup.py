"""Setting up a game (WOC-1)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from miskatonic.games.spec import BadOptionError, Option, check_seats, settle, starting_seat
from miskatonic.games.wisdom_of_cthulhu.board.offer import deal, refill_entities
from miskatonic.games.wisdom_of_cthulhu.cards.loading import load_content
from miskatonic.games.wisdom_of_cthulhu.cards.numbering import ONCE_A_ROUND, ONCE_A_TURN, rules_for
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content
from miskatonic.games.wisdom_of_cthulhu.table import IN_PLAY, Table
from miskatonic.games.wisdom_of_cthulhu.turn import Turn
from miskatonic.games.wisdom_of_cthulhu.words import SEATS
from miskatonic.kernel.dice import Dice, Seed
from miskatonic.kernel.events import Chronicle

SEAT_COUNTS: Final = range(2, 5)
FOLDER: Final = Path(__file__).parent


def _written(file: str) -> dict[str, Any]:
    """One of the game's own card files as it stands, before anything is checked."""
    return tomllib.loads((FOLDER / "data" / file).read_text(encoding="utf-8"))


_RANDOM: Final = "random"
OPTIONS: Final = (
    Option(
        "elders",
        (_RANDOM, *(elder["id"] for elder in _written("elders.toml")["elder"])),
        _RANDOM,
        "WOC-1.2",
        many=True,
        from_content=True,
    ),
    Option("start", (_RANDOM, *SEATS), _RANDOM, "WOC-2.8"),
    Option("invocations", ("unlimited", ONCE_A_TURN), "unlimited", "WOC-7.13"),
    Option("bonds", ("every-master", ONCE_A_ROUND), "every-master", "WOC-4.10"),
)
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}
VARIANTS: Final[dict[str, dict[str, str]]] = {"standard": {}, **_written("setup.toml")["variants"]}


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
    unusual = tuple((key, value) for key, value in chosen.items() if value != _DEFAULTS[key])
    t = Table(rules_for(content or house_content(), unusual, seats), seats, Dice.seeded(seed, "game"))
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
    """As many Great Old Ones as players, or all there are: those named, then others by lot (WOC-1.2)."""
    names = t.rules.elder_names
    for name in named:
        if name != _RANDOM and name not in names:
            known = ", ".join((_RANDOM, *names))
            raise BadOptionError(f"option 'elders' cannot be '{name}'; choose from: {known}")
    chosen = [elder for elder, name in enumerate(names) if name in named]
    if len(chosen) > t.seats:
        seats = t.seats
        raise BadOptionError(f"option 'elders' names {len(chosen)}, but a table of {seats} seats has {seats}")
    rest = [elder for elder in range(len(names)) if elder not in chosen]
    while rest and len(chosen) < t.seats:
        chosen.append(t.dice.draw(rest))
    for elder in chosen:
        t.elders[elder] = IN_PLAY
    t.tell("elders-in-play", None, elders=[names[elder] for elder in sorted(chosen)])
