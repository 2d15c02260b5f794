"""The card file of a region: its numbers, waves and relief."""

from typing import Any, Final, Literal, NamedTuple

from pydantic import Field

from miskatonic.content.cards import CardFace
from miskatonic.content.files import Folder, Strict
from miskatonic.content.powers import VerbBook
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.cards.shape import Id, Verbs
from miskatonic.games.cultistorm.expansions.expansion import Cards
from miskatonic.games.cultistorm.expansions.verbs import Powers, read_powers
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.spec import BadOptionError

_FILE: Final = "region.toml"

Gift = Literal["healing", "block", "items", "die", "deposit"]

WAVE_VERBS: Final = VerbBook()


@WAVE_VERBS.verb("calm-suffer")
def calm_suffer(t: Table, use: Use, most: int) -> None:
    """Each detective that holds no more than so many tokens receives one."""
    shaken = [seat for seat in t.order() if t.tokens(seat) <= most]
    if not shaken:
        t.tell("wave-harmless", cause=use.cause)
    for seat in shaken:
        suffer(t, seat, use.cause)


class Numbers(Strict):
    """The knobs of the mode."""

    wound_price: int
    wave_price: int
    most_waves: int
    falls: int
    falls_of_many: int
    many_tables: int


class WaveCard(Strict):
    """A wave, the number of the terror cards that send it, its counter, and what it does."""

    id: Id
    number: int
    cards: int
    symbols: Literal["alike", "different"]
    power: Verbs = Field(default_factory=list)


class ReliefCard(Strict):
    """What a table that rests can give."""

    id: Id
    gives: Gift
    amount: int = 1


class RegionCards(Strict):
    """region.toml."""

    numbers: Numbers
    wave: list[WaveCard]
    relief: list[ReliefCard]


class Own(NamedTuple):
    """The file, and the verbs of the waves."""

    file: RegionCards
    powers: tuple[Powers, ...]


class RegionRules(NamedTuple):
    """What a table of a region looks up while it runs."""

    tables: int
    # Which of them this one is, from 0.
    me: int
    numbers: Numbers
    # Falls that lose the region.
    falls: int
    waves: tuple[WaveCard, ...]
    wave_causes: tuple[str, ...]
    # The wave of each number of a terror card.
    wave_of: dict[int, int]
    powers: tuple[Powers, ...]
    reliefs: tuple[ReliefCard, ...]
    relief_causes: tuple[str, ...]


def load(folder: Folder) -> Cards:
    file = folder.read(_FILE, RegionCards)
    if file is None:
        return Cards()
    powers = [read_powers(WAVE_VERBS, wave.power, folder, (_FILE, f"wave.[{wave.id}]")) for wave in file.wave]
    waves, reliefs = tuple(wave.id for wave in file.wave), tuple(relief.id for relief in file.relief)
    return Cards(
        own=Own(file, tuple(powers)),
        names={"wave": waves, "relief": reliefs},
        faces=(
            *(CardFace(wave, "wave") for wave in waves),
            *(CardFace(relief, "relief") for relief in reliefs),
        ),
        causes=frozenset({f"wave/{wave}" for wave in waves} | {f"relief/{relief}" for relief in reliefs}),
    )


def rules(own: Any, base: Rules) -> RegionRules:  # noqa: ANN401 - what `load` gave
    file, numbers = own.file, own.file.numbers
    tables, number = int(base.options["region_tables"]), int(base.options["region_table"])
    if number > tables:
        raise BadOptionError(f"option 'region_table' cannot be '{number}' in a region of {tables} tables")
    return RegionRules(
        tables,
        number - 1,
        numbers,
        numbers.falls_of_many if tables >= numbers.many_tables else numbers.falls,
        tuple(file.wave),
        tuple(f"wave/{wave.id}" for wave in file.wave),
        {wave.number: at for at, wave in enumerate(file.wave)},
        own.powers,
        tuple(file.relief),
        tuple(f"relief/{relief.id}" for relief in file.relief),
    )
