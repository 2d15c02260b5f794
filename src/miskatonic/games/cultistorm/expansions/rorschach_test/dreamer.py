"""Who dreams the inkblots, and comes when too many hang unread (ROR-1.1, ROR-3)."""

from typing import Final

from miskatonic.games.cultistorm.board.elders import summon
from miskatonic.games.cultistorm.expansions.hooks import Passing
from miskatonic.games.cultistorm.expansions.rorschach_test.cards import look_up
from miskatonic.games.cultistorm.expansions.rorschach_test.state import Ink, ink
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AT, NO_ENEMY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_CAUSE: Final = "rule/ROR-3.1"


def opens(t: Table) -> Ink:
    return Ink(list(range(len(look_up(t).ids))))


def choose(t: Table) -> None:
    """A random Great Old One of the second wave that is not in play (ROR-1.1, ROR-3.3)."""
    found = ink(t)
    found.could_be = tuple(sorted(t.second_wave))
    found.seen = False
    found.dreamer = t.dice.pick(found.could_be) if found.could_be else NO_ENEMY


def enters(t: Table, elder: int, _spot: int) -> None:
    found = ink(t)
    if elder == found.dreamer:
        choose(t)
        t.tell("dreamer-chosen", cause="rule/ROR-3.3")
    else:
        found.could_be = tuple(other for other in found.could_be if other != elder)


def not_the_dreamer(
    t: Table, called: tuple[int, int], cause: str, _lot: tuple[int, ...], _passing: Passing
) -> tuple[int, int]:
    """The dreamer is apart from its deck: another summons draws one of the others (ROR-1.1)."""
    elder, spot = called
    others = sorted(other for other in t.second_wave if other != elder)
    if cause != _CAUSE and elder == ink(t).dreamer and others:
        return t.dice.pick(others), spot
    return called


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """Whoever plays against the detectives knows the dreamer; they know it once it was seen."""
    found = ink(t)
    if not found.seen and found.could_be and not any(seat >= t.detectives for seat in seats):
        found.dreamer = t.dice.pick(found.could_be)


@frame("cul-ror/dream")
class Dream:
    """The dreamer comes to the location with most inkblots; all of them go (ROR-3.1, ROR-3.2)."""

    def begins(self, t: Table) -> None:
        laid = ink(t).laid
        if len(laid) < look_up(t).threshold:
            return
        hung = [blot.spot for blot in laid]
        most = max(hung.count(spot) for spot in hung)
        words = [AT[t.spots[spot]] for spot in sorted({*hung}) if hung.count(spot) == most]
        t.flow.ask_team(t.team(), "dream-where", words, self.comes, _CAUSE)

    def comes(self, t: Table, word: Word, _seat: Seat) -> None:
        found = ink(t)
        found.discard += [blot.card for blot in found.laid]
        found.laid = ()
        t.tell("blots-gone", cause=_CAUSE)
        summon(t, found.dreamer, t.spots.index(word - AT[0]), _CAUSE)
