"""A region in one process: tables that are played in turn, and the words that pass between them."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from miskatonic.games.region import Region, Said
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.kernel.table import Table

Say = Callable[[Said], None]


def region_of(spec: AnyGame, options: dict[str, str]) -> Region:
    """How the tables of a region with these options, all of them settled, are tied together."""
    if spec.region is None or not spec.region.tables(options):
        raise BadOptionError("these options make no region of several tables")
    return spec.region


def check_alone(spec: AnyGame, options: Mapping[str, str]) -> None:
    """Raise if a table with these options, all of them settled, waits for others that nobody has opened."""
    if spec.region is not None and spec.region.tables(options):
        raise BadOptionError("a table of a region cannot be played alone: open the whole region on a server")


def options_of_tables(spec: AnyGame, chosen: dict[str, str]) -> list[dict[str, str]]:
    """The options of each table of a region."""
    options = spec.settle(chosen)
    region = region_of(spec, options)
    return [region.options(options, number) for number in range(region.tables(options))]


def pass_words(
    region: Region, tables: Sequence[Table], say: Say | None = None, left: Collection[int] = ()
) -> Iterator[Said]:
    """Say to the tables all that they can hear now. The words, one after the other, are the region's log."""
    while (said := region.answer(tables, left)) is not None:
        if say is None:
            table = tables[said.table]
            table.flow.submit(table, said.word, OUTSIDE)
        else:
            say(said)
        yield said


def next_table(tables: Sequence[Table], left: Collection[int] = ()) -> int | None:
    """The first table at which somebody is asked; None if all wait for others or are over."""
    for number, table in enumerate(tables):
        asked = table.flow.decision
        if number not in left and asked is not None and asked.seats:
            return number
    return None
