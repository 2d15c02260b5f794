"""The clause about forced options: whoever loses or gains something unasked is told so."""

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.testing.checkpoint import Checkpoint, require


class WatchedChronicle(Chronicle):
    """A chronicle that remembers forced options of which nothing has been told yet.

    `silent` describes the first of them, and `before` is the state of play when it was taken.
    """

    __slots__ = ("_spec", "_table", "before", "silent")

    def __init__(self, spec: AnyGame, table: Table) -> None:
        super().__init__()
        self._spec = spec
        self._table = table
        self.silent = ""
        self.before = ""

    def force(self, seat: Seat) -> None:
        super().force(seat)
        asked = self._table.flow.decision
        if asked is not None and not self.silent:
            word = self._table.rules.alphabet.text(asked.options[0])
            self.silent = f"'{word}', the only answer of seat {seat} to '{asked.prompt}',"
            self.before = state_of_play(self._spec, self._table)

    def tell(
        self, kind: str, seat: Seat | None, args: dict[str, object], to: tuple[Seat, ...] | None
    ) -> None:
        # A heading is shown without remarks.
        if self.forced is not None and not self._spec.is_heading(kind):
            self.silent = ""
        super().tell(kind, seat, args, to)


def watched(spec: AnyGame, table: Table) -> WatchedChronicle:
    """The chronicle of a table, replaced by one that is watched."""
    chronicle = WatchedChronicle(spec, table)
    if table.chronicle is not None:
        chronicle.events = table.chronicle.events
    table.chronicle = chronicle
    return chronicle


def state_of_play(spec: AnyGame, table: Table) -> str:
    return repr(list(spec.facts(table)))


def forced_options_are_told(checkpoint: Checkpoint, chronicle: WatchedChronicle) -> None:
    """A forced option that changes something is told, in an event that says so, before the next decision."""
    silent, chronicle.silent = chronicle.silent, ""
    if silent:
        same = state_of_play(checkpoint.spec, checkpoint.table) == chronicle.before
        require(same, f"{silent} changes the state of play, and no event says so")
