"""Regions of quiet tables, and tables that hear from a region."""

from typing import Any

from miskatonic.games.cultistorm import SPEC
from miskatonic.games.cultistorm.board.outcome import lose_game
from miskatonic.games.cultistorm.expansions.lovecraft_country.barrier import region
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import Country, country
from miskatonic.games.cultistorm.habit import habit
from miskatonic.games.cultistorm.table import SEALING, Table
from miskatonic.games.cultistorm.turn import Turn
from miskatonic.games.cultistorm.words import SYMBOLS
from miskatonic.games.region import Said
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.kernel.frames import frame
from miskatonic.matches.region import next_table, options_of_tables, pass_words
from tests.games.cultistorm.tables import TEAM, OpenStorm, Storm

ALL = 31


def table_of(storm: OpenStorm, tables: int = 2, number: int = 1, seats: int = 3, **options: str) -> Storm:
    """A quiet table of a region."""
    return storm(seats, TEAM, region="on", region_tables=str(tables), region_table=str(number), **options)


def ring(storm: OpenStorm, tables: int, **options: str) -> list[Storm]:
    """All tables of a region, quiet."""
    return [table_of(storm, tables, number, 3, **options) for number in range(1, tables + 1)]


def known(game: Storm) -> Country:
    return country(game.t)


def banked(games: list[Storm], table: int, symbol: str, count: int = 1) -> None:
    """All tables know of these deposits of one of them, counted from 1."""
    for game in games:
        known(game).bank[5 * (table - 1) + SYMBOLS.index(symbol)] += count
    games[table - 1].t.supply[SYMBOLS.index(symbol)] -= count


def has_sealed(games: list[Storm], table: int, *symbols: str) -> None:
    """All tables know that one of them has sealed these locations, and it has."""
    own = games[table - 1].t
    for symbol in symbols:
        number = SYMBOLS.index(symbol)
        own.sealed |= 1 << next(spot for spot in range(5) if own.symbol_at(spot) == number)
        for game in games:
            known(game).sealed[table - 1] |= 1 << number


@frame("test-lcn/turn-ends")
class TurnEnds:
    """From the end of a turn on everything goes as in a game."""

    def comes(self, t: Table) -> None:
        t.phase = SEALING
        t.flow.then(Turn().begins)
        region(t)


def to_the_barrier(game: Storm) -> None:
    game.play.go_on_from(TurnEnds().comes)


def meet(games: list[Storm]) -> list[tuple[int, str]]:
    """Pass words between the tables until somebody has to decide; says which, with tables counted from 1."""
    said = []

    def say(one: Said) -> None:
        text = games[one.table].t.rules.alphabet.text(one.word)
        said.append((one.table + 1, text))
        games[one.table].play.answers(text, seat=OUTSIDE)

    assert SPEC.region is not None
    while (one := SPEC.region.answer([game.t for game in games], ())) is not None:
        say(one)
    return said


@frame("test-lcn/loss")
class Loss:
    """A table loses."""

    def comes(self, t: Table) -> None:
        lose_game(t, "madness")


def falls(game: Storm) -> None:
    game.play.run(Loss().comes)
    assert game.ending == "madness"


def all_meet(games: list[Storm]) -> None:
    """Everybody is at the barrier, and nobody wants to do anything."""
    for game in games:
        if game.goes_on:
            to_the_barrier(game)
    meet(games)


def hear(game: Storm, *words: str) -> None:
    game.play.answers(*words, seat=OUTSIDE)


def bots_play(seed: int, tables: int, seats: int = 3, **options: str) -> tuple[list[Any], list[Said]]:
    """A whole region, played by habit. Gives its tables and its log."""
    chosen = options_of_tables(SPEC, {"region": "on", "region_tables": str(tables), **options})
    there: list[Table] = [
        SPEC.new(seats, one, 10 * seed + number, chronicle=True) for number, one in enumerate(chosen)
    ]
    dice = Dice.seeded(seed, "region")
    log: list[Said] = []
    assert SPEC.region is not None
    while True:
        log += pass_words(SPEC.region, there)
        number = next_table(there)
        if number is None:
            return there, log
        flow = there[number].flow
        while flow.decision is not None and flow.decision.seats:
            seat = dice.pick(flow.decision.seats)
            flow.submit(there[number], habit(there[number], seat), seat)
